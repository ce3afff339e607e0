1: choose watanabe
    Mira is Maki Watanabe
1: enter b1
    Mira enters by b1
2: choose rice
    Anselm is Edgar Rice
2: enter c1
    Anselm enters by c1
3: choose sarti
    Noor is Chantal Sarti
3: enter d1
    Noor enters by d1
4: choose chartier
    Theo is Delroy Chartier
4: enter e1
    Theo enters by e1
5: choose rasputin
    Ilse is Rasputin
5: enter c1
    Ilse enters by c1
    Round 1: Mira keeps the dice
4: stamina
    Theo uses stamina: level 1 for this round
chance: roll green 6
    Mira rolls green 6
chance: roll red 6
    Mira rolls red 6
chance: roll blue 6
    Mira rolls blue 6
chance: roll black 6
    Mira rolls black 6
chance: roll yellow 1
    Mira rolls yellow 1
    Actions: Mira 4, Anselm 4, Noor 4, Theo 5, Ilse 4
1: search
chance: find snake
    Mira draws a rubble card and keeps it secret
    Mira has drawn a snake
1: reflexes
    Mira uses reflexes and avoids a snake
1: search
chance: find antidote
    Mira finds an antidote
1: search
chance: find medikit
    Mira finds a medikit
1: search
chance: find udjat
    Mira finds an udjat
1: end
2: move c2
    Anselm goes to c2
2: move c3
    Anselm goes to c3
2: move c4
    Anselm goes to c4
2: move c5
    Anselm goes to c5
3: move d2
    Noor goes to d2
3: move d3
    Noor goes to d3
3: move d4
    Noor goes to d4
3: move d5
    Noor goes to d5
4: move e2
    Theo goes to e2
4: move e3
    Theo goes to e3
4: search
chance: find crowbar
    Theo finds a crowbar
4: search
chance: find snake
    Theo draws a rubble card and keeps it secret
    Theo has drawn a snake
4: search
chance: find necklace 1
    Theo draws a rubble card and keeps it secret
    Theo has drawn a necklace worth 1
5: clairvoyance
    Ilse looks at a block with clairvoyance
chance: see block 9
    Ilse sees block 9
5: change
    Ilse puts the block back and sets another aside, unseen
5: search
chance: find satchel 2
    Ilse finds a satchel
5: search
chance: find necklace 1
    Ilse draws a rubble card and keeps it secret
    Ilse has drawn a necklace worth 1
5: pack necklace 1
    Ilse puts a rubble card into a satchel
5: end
chance: walk 2
    The mummies walk 2: Initkaes a7 a6, Sanakht c10 b10, Imhotep f7 f8
chance: fall 19
    Block 19 falls on d5
3: dodge
    Noor dodges the block
3: jump d6
    Noor jumps to d6
    Round 2: Anselm keeps the dice
4: done
5: done
1: done
chance: roll green 3
    Anselm rolls green 3
chance: roll red 3
    Anselm rolls red 3
chance: roll blue 3
    Anselm rolls blue 3
chance: roll black 3
    Anselm rolls black 3
chance: roll yellow 3
    Anselm rolls yellow 3
    Actions: Mira 5, Anselm 5, Noor 5, Theo 5, Ilse 5
2: move c6
    Anselm goes to c6
2: search
chance: find crocodile
    Anselm draws a water card and keeps it secret
    Anselm has drawn a crocodile
2: swimming
    Anselm uses swimming and avoids a crocodile
2: search
chance: find water 4
    Anselm draws a water card and keeps it secret
    Anselm has drawn a water treasure worth 4
2: search
chance: find crocodile
    Anselm draws a water card and keeps it secret
    Anselm has drawn a crocodile
2: end
3: search
chance: find water chest
    Noor draws a water card and keeps it secret
    Noor has drawn a chest of the water
3: search
chance: find crocodile
    Noor draws a water card and keeps it secret
    Noor has drawn a crocodile
3: move d7
    Noor goes to d7
3: search
chance: find water 2
    Noor draws a water card and keeps it secret
    Noor has drawn a water treasure worth 2
3: move d8
    Noor goes to d8
4: move e4
    Theo goes to e4
4: move e5
    Theo goes to e5
4: search
chance: find scorpion
    Theo draws a sand card and keeps it secret
    Theo has drawn a scorpion
4: search
chance: find sand 2
    Theo draws a sand card and keeps it secret
    Theo has drawn a sand treasure worth 2
4: search
chance: find sand 3
    Theo draws a sand card and keeps it secret
    Theo has drawn a sand treasure worth 3
5: search
chance: find necklace 2
    Ilse draws a rubble card and keeps it secret
    Ilse has drawn a necklace worth 2
5: unpack necklace 1
    Ilse takes a rubble card out of a satchel
5: pack necklace 2
    Ilse puts a rubble card into a satchel
5: end
1: udjat
    Mira looks at a block with an udjat
chance: see block 1
    Mira sees block 1
1: keep
    Mira sets that block aside: it will fall
1: move b2
    Mira goes to b2
1: move b3
    Mira goes to b3
1: search
chance: find snake
    Mira draws a rubble card and keeps it secret
    Mira has drawn a snake
--- seat 1 sees {"agenda": [], "asked": 0, "attempt": null, "blocks": [19], "decks": {"rubble": 7, "sand": 15, "water": 12}, "dice": [3, 3, 3, 3, 3], "ending": "", "fresh": null, "grave": null, "idols": [{"die": "green", "god": "sobek", "needs": [1, 2, 3], "value": 6}, {"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 1, "mummies": [{"facing": "south", "lying": false, "mummy": "initkaes", "space": "a6", "stretch": "anubis"}, {"facing": "west", "lying": false, "mummy": "sanakht", "space": "b10", "stretch": "horus"}, {"facing": "north", "lying": false, "mummy": "imhotep", "space": "f8", "stretch": "thoth"}], "omen": {"aside": 1, "returned": null, "seer": 0, "state": "kept"}, "options": {"foresight": "own_turn", "mummies": "standard", "secrecy": "total", "starts": "apart", "staying": "no_step", "thirteenth": "before_draw"}, "packed": false, "phase": "actions", "pile": {"crocodile": 1, "snake": 1, "udjat": 1}, "players": [{"actions": 2, "adventurer": "watanabe", "cards": {"snake": 1}, "chests": {}, "equipment": {"antidote": 1, "medikit": 1}, "fate": "inside", "hidden": {"rubble": 1}, "idols": [], "level": 2, "load": 3, "packed": {}, "prised": 0, "satchels": {}, "space": "b3", "used": true, "wounds": {}}, {"actions": 0, "adventurer": "rice", "cards": null, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {"water": 2}, "idols": [], "level": 2, "load": 2, "packed": null, "prised": 0, "satchels": {}, "space": "c6", "used": true, "wounds": {}}, {"actions": 0, "adventurer": "sarti", "cards": null, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {"water": 3}, "idols": [], "level": 2, "load": 3, "packed": null, "prised": 0, "satchels": {}, "space": "d8", "used": true, "wounds": {}}, {"actions": 0, "adventurer": "chartier", "cards": null, "chests": {}, "equipment": {"crowbar": 1}, "fate": "inside", "hidden": {"rubble": 2, "sand": 3}, "idols": [], "level": 2, "load": 6, "packed": null, "prised": 0, "satchels": {}, "space": "e5", "used": true, "wounds": {}}, {"actions": 0, "adventurer": "rasputin", "cards": null, "chests": {}, "equipment": {"satchel 2": 1}, "fate": "inside", "hidden": {"rubble": 1}, "idols": [], "level": 2, "load": 2, "packed": null, "prised": 0, "satchels": {"satchel 2": ["rubble"]}, "space": "c1", "used": true, "wounds": {}}], "round": 2, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "closed"}, {"card": null, "sarcophagus": "anubis-4", "state": "closed"}, {"card": null, "sarcophagus": "anubis-5", "state": "closed"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "closed"}, {"card": null, "sarcophagus": "thoth-5", "state": "closed"}, {"card": null, "sarcophagus": "horus-1", "state": "closed"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": null, "sarcophagus": "horus-3", "state": "closed"}, {"card": null, "sarcophagus": "horus-4", "state": "closed"}], "task": "act", "turn": 0, "you": 0}
--- scores [(0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0)], places [1, 1, 1, 1, 1]
1: cure snake
    Mira uses an antidote against a snake
1: end
chance: walk 3
    The mummies walk 3: Initkaes a5 a6 a7, Sanakht a10 b10 c10, Imhotep f9 f10 f9
chance: fall 1
    Block 1 falls on b1
    Round 3: Noor keeps the dice
3: done
4: discard sand 2
    Theo discards a sand treasure worth 2
4: done
5: done
1: done
2: done
chance: roll green 4
    Noor rolls green 4
chance: roll red 4
    Noor rolls red 4
chance: roll blue 4
    Noor rolls blue 4
chance: roll black 4
    Noor rolls black 4
chance: roll yellow 4
    Noor rolls yellow 4
    Actions: Mira 5, Anselm 5, Noor 5, Theo 5, Ilse 5
3: move d7
    Noor goes to d7
3: move d6
    Noor goes to d6
3: move c6
    Noor goes to c6
3: move c5
    Noor goes to c5
3: move c4
    Noor goes to c4
4: end
5: leave
    Ilse leaves the pyramid
1: move b2
    Mira goes to b2
1: move c2
    Mira goes to c2
1: move c1
    Mira goes to c1
1: leave
    Mira leaves the pyramid
2: move c5
    Anselm goes to c5
2: move c4
    Anselm goes to c4
2: move c3
    Anselm goes to c3
2: move c2
    Anselm goes to c2
2: move c1
    Anselm goes to c1
chance: walk 5
    The mummies walk 5: Initkaes a8 a9 a10 a9 a8, Sanakht d10 e10 f10 e10 d10, Imhotep f8 f7 f6 f5 f6
chance: fall 20
    Block 20 falls on e5
    Theo is wounded by the block
4: jump e4
    Theo jumps to e4
    Round 4: Theo keeps the dice
4: done
2: done
3: done
chance: roll green 6
    Theo rolls green 6
chance: roll red 6
    Theo rolls red 6
chance: roll blue 6
    Theo rolls blue 6
chance: roll black 6
    Theo rolls black 6
chance: roll yellow 6
    Theo rolls yellow 6
    Actions: Anselm 5, Noor 5, Theo 5
4: move e3
    Theo goes to e3
4: move e2
    Theo goes to e2
4: search
chance: find crowbar
    Theo finds a crowbar
4: move e1
    Theo goes to e1
4: leave
    Theo leaves the pyramid
2: leave
    Anselm leaves the pyramid
3: move c3
    Noor goes to c3
3: move c2
    Noor goes to c2
3: move c1
    Noor goes to c1
3: leave
    Noor leaves the pyramid with water chest
chance: chest 1
    Noor opens a chest worth 1
    Mira has brought nothing out
    Anselm shows a crocodile, a water treasure worth 4, worth 5 in all
    Noor shows a crocodile, a water treasure worth 2, a chest of the water, worth 4 in all
    Theo shows a snake, a scorpion, a necklace worth 1, a sand treasure worth 3, worth 5 in all
    Ilse shows a necklace worth 1, a necklace worth 2, worth 3 in all
    The game is over: no adventurer is left inside
--- seat 1 sees {"agenda": [], "asked": 2, "attempt": null, "blocks": [1, 19, 20], "decks": {"rubble": 6, "sand": 15, "water": 12}, "dice": [6, 6, 6, 6, 6], "ending": "all out", "fresh": null, "grave": null, "idols": [{"die": "green", "god": "sobek", "needs": [1, 2, 3], "value": 6}, {"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 3, "mummies": [{"facing": "south", "lying": false, "mummy": "initkaes", "space": "a8", "stretch": "anubis"}, {"facing": "west", "lying": false, "mummy": "sanakht", "space": "d10", "stretch": "horus"}, {"facing": "north", "lying": false, "mummy": "imhotep", "space": "f6", "stretch": "thoth"}], "omen": {"aside": null, "returned": null, "seer": null, "state": "none"}, "options": {"foresight": "own_turn", "mummies": "standard", "secrecy": "total", "starts": "apart", "staying": "no_step", "thirteenth": "before_draw"}, "packed": false, "phase": "actions", "pile": {"antidote": 1, "crocodile": 1, "sand 2": 1, "snake": 2, "udjat": 1}, "players": [{"actions": 0, "adventurer": "watanabe", "cards": {}, "chests": {}, "equipment": {"medikit": 1}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 1, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": true, "wounds": {}}, {"actions": 0, "adventurer": "rice", "cards": {"crocodile": 1, "water 4": 1}, "chests": {}, "equipment": {}, "fate": "out", "hidden": {"water": 2}, "idols": [], "level": 2, "load": 2, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": true, "wounds": {}}, {"actions": 0, "adventurer": "sarti", "cards": {"crocodile": 1, "water 2": 1}, "chests": {"water chest": 1}, "equipment": {}, "fate": "out", "hidden": {"water": 2}, "idols": [], "level": 2, "load": 3, "packed": {}, "prised": 1, "satchels": {}, "space": null, "used": true, "wounds": {}}, {"actions": 0, "adventurer": "chartier", "cards": {"necklace 1": 1, "sand 3": 1, "scorpion": 1, "snake": 1}, "chests": {}, "equipment": {"crowbar": 2}, "fate": "out", "hidden": {"rubble": 2, "sand": 2}, "idols": [], "level": 3, "load": 7, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": true, "wounds": {"block": 1}}, {"actions": 0, "adventurer": "rasputin", "cards": {"necklace 1": 1}, "chests": {}, "equipment": {"satchel 2": 1}, "fate": "out", "hidden": {"rubble": 1}, "idols": [], "level": 2, "load": 2, "packed": {"satchel 2": ["necklace 2"]}, "prised": 0, "satchels": {"satchel 2": ["rubble"]}, "space": null, "used": true, "wounds": {}}], "round": 4, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "closed"}, {"card": null, "sarcophagus": "anubis-4", "state": "closed"}, {"card": null, "sarcophagus": "anubis-5", "state": "closed"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "closed"}, {"card": null, "sarcophagus": "thoth-5", "state": "closed"}, {"card": null, "sarcophagus": "horus-1", "state": "closed"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": null, "sarcophagus": "horus-3", "state": "closed"}, {"card": null, "sarcophagus": "horus-4", "state": "closed"}], "task": "over", "turn": 2, "you": 0}
--- scores [(0, 1, 0), (5, 1, 0), (4, 1, 0), (5, 1, 0), (3, 1, 0)], places [5, 1, 3, 1, 4]
