1: choose rasputin
    Mira is Rasputin
1: enter e1
    Mira enters by e1
2: choose ardila
    Anselm is José Ardila
2: enter b1
    Anselm enters by b1
3: choose sarti
    Noor is Chantal Sarti
3: enter b1
    Noor enters by b1
4: choose watanabe
    Theo is Maki Watanabe
4: enter b1
    Theo enters by b1
5: choose chartier
    Ilse is Delroy Chartier
5: enter d1
    Ilse enters by d1
    Round 1: Mira keeps the dice
5: decline
    Ilse declines
chance: roll green 6
    Mira rolls green 6
chance: roll red 1
    Mira rolls red 1
chance: roll blue 6
    Mira rolls blue 6
chance: roll black 2
    Mira rolls black 2
chance: roll yellow 5
    Mira rolls yellow 5
    Actions: Mira 4, Anselm 4, Noor 4, Theo 4, Ilse 4
1: end
2: search
chance: find necklace 1
    Anselm finds a necklace worth 1
2: move b2
    Anselm goes to b2
2: search
chance: find satchel 2
    Anselm finds a satchel
2: move b3
    Anselm goes to b3
2: pack necklace 1
    Anselm puts a rubble card into a satchel
3: end
4: move c1
    Theo goes to c1
4: move c2
    Theo goes to c2
4: move d2
    Theo goes to d2
4: end
5: move c1
    Ilse goes to c1
5: search
chance: find satchel 1
    Ilse finds a satchel
5: move d1
    Ilse goes to d1
5: end
chance: walk 5
    The mummies walk 5: Initkaes a7 a6 a5 a6 a7, Sanakht c10 b10 a10 b10 c10, Imhotep f7 f8 f9 f10 f9
1: decline
    Mira declines
chance: fall 35
    Block 35 falls on d9
    Round 2: Anselm keeps the dice
2: discard necklace 1
    Anselm discards a necklace worth 1 from a satchel
2: done
5: discard satchel 1
    Ilse discards a satchel
5: decline
    Ilse declines
chance: roll green 3
    Anselm rolls green 3
chance: roll red 1
    Anselm rolls red 1
chance: roll blue 2
    Anselm rolls blue 2
chance: roll black 6
    Anselm rolls black 6
chance: roll yellow 4
    Anselm rolls yellow 4
    Actions: Mira 4, Anselm 4, Noor 4, Theo 4, Ilse 4
2: move b4
    Anselm goes to b4
2: move c4
    Anselm goes to c4
2: end
3: move b2
    Noor goes to b2
3: end
4: move d1
    Theo goes to d1
4: move d2
    Theo goes to d2
4: move d1
    Theo goes to d1
4: move e1
    Theo goes to e1
5: end
1: search
chance: find antidote
    Mira finds an antidote
1: move e2
    Mira goes to e2
1: move d2
    Mira goes to d2
1: clairvoyance
    Mira looks at a block with clairvoyance
chance: see block 22
    Mira sees block 22
1: change
    Mira puts the block back and sets another aside, unseen
1: move d3
    Mira goes to d3
chance: walk 2
    The mummies walk 2: Initkaes a8 a9, Sanakht d10 e10, Imhotep f8 f7
chance: fall 21
    Block 21 falls on b6
    Round 3: Noor keeps the dice
1: discard antidote
    Mira discards an antidote
2: done
5: stamina
    Ilse uses stamina: level 1 for this round
chance: roll green 2
    Noor rolls green 2
chance: roll red 2
    Noor rolls red 2
chance: roll blue 2
    Noor rolls blue 2
chance: roll black 4
    Noor rolls black 4
chance: roll yellow 6
    Noor rolls yellow 6
    Actions: Mira 5, Anselm 5, Noor 5, Theo 5, Ilse 5
3: move c2
    Noor goes to c2
3: search
chance: find snake
    Noor finds a snake
3: move b2
    Noor goes to b2
3: end
4: move d1
    Theo goes to d1
4: leave
    Theo leaves the pyramid
5: move c1
    Ilse goes to c1
5: move d1
    Ilse goes to d1
5: move c1
    Ilse goes to c1
5: end
1: move c3
    Mira goes to c3
1: move d3
    Mira goes to d3
1: end
2: move c3
    Anselm goes to c3
2: move c2
    Anselm goes to c2
2: search
chance: find crowbar
    Anselm finds a crowbar
2: move c3
    Anselm goes to c3
2: move d3
    Anselm goes to d3
chance: walk 3
    The mummies walk 3: Initkaes a10 a9 a8, Sanakht f10 e10 d10, Imhotep f6 f5 f6
chance: fall 4
    Block 4 falls on e1
    Round 4: Theo keeps the dice
2: discard satchel 2
    Anselm discards a satchel
2: undo
    Anselm takes a step back
2: discard satchel 2
    Anselm discards a satchel
2: discard crowbar
    Anselm discards a crowbar
--- seat 1 sees {"agenda": [], "asked": 1, "attempt": null, "blocks": [4, 21, 35], "decks": {"rubble": 12, "sand": 18, "water": 18}, "dice": [0, 0, 0, 0, 0], "ending": "", "fresh": null, "grave": null, "idols": [{"die": "green", "god": "sobek", "needs": [1, 2, 3], "value": 6}, {"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 3, "mummies": [{"facing": "south", "lying": false, "mummy": "initkaes", "space": "a8", "stretch": "anubis"}, {"facing": "west", "lying": false, "mummy": "sanakht", "space": "d10", "stretch": "horus"}, {"facing": "north", "lying": false, "mummy": "imhotep", "space": "f6", "stretch": "thoth"}], "omen": {"aside": null, "returned": null, "seer": null, "state": "none"}, "options": {"foresight": "own_turn", "mummies": "standard", "secrecy": "shown", "starts": "apart", "staying": "no_step", "thirteenth": "before_draw"}, "packed": false, "phase": "dice", "pile": {"antidote": 1, "crowbar": 1, "necklace 1": 1, "satchel 1": 1, "satchel 2": 1}, "players": [{"actions": 0, "adventurer": "rasputin", "cards": {}, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": {}, "prised": 0, "satchels": {}, "space": "d3", "used": true, "wounds": {}}, {"actions": 0, "adventurer": "ardila", "cards": null, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": null, "prised": 0, "satchels": {}, "space": "d3", "used": false, "wounds": {}}, {"actions": 0, "adventurer": "sarti", "cards": null, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {}, "idols": [], "level": 2, "load": 1, "packed": null, "prised": 0, "satchels": {}, "space": "b2", "used": false, "wounds": {"snake": 1}}, {"actions": 0, "adventurer": "watanabe", "cards": null, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}, {"actions": 0, "adventurer": "chartier", "cards": null, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": null, "prised": 0, "satchels": {}, "space": "c1", "used": true, "wounds": {}}], "round": 4, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "closed"}, {"card": null, "sarcophagus": "anubis-4", "state": "closed"}, {"card": null, "sarcophagus": "anubis-5", "state": "closed"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "closed"}, {"card": null, "sarcophagus": "thoth-5", "state": "closed"}, {"card": null, "sarcophagus": "horus-1", "state": "closed"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": null, "sarcophagus": "horus-3", "state": "closed"}, {"card": null, "sarcophagus": "horus-4", "state": "closed"}], "task": "roll", "turn": 3, "you": 0}
--- scores [(0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 1, 0), (0, 0, 0)], places [2, 2, 2, 1, 2]
chance: roll green 4
    Theo rolls green 4
chance: roll red 2
    Theo rolls red 2
chance: roll blue 2
    Theo rolls blue 2
chance: roll black 1
    Theo rolls black 1
chance: roll yellow 2
    Theo rolls yellow 2
    Actions: Mira 4, Anselm 4, Noor 4, Ilse 4
5: search
chance: find snake
    Ilse finds a snake
5: end
5: undo
    Ilse takes a step back
5: move d1
    Ilse goes to d1
5: search
chance: find udjat
    Ilse finds an udjat
5: search
chance: find antidote
    Ilse finds an antidote
5: end
1: move e3
    Mira goes to e3
1: search
chance: find crowbar
    Mira finds a crowbar
1: end
2: move c3
    Anselm goes to c3
2: move c2
    Anselm goes to c2
2: end
2: undo
    Anselm takes a step back
2: move b2
    Anselm goes to b2
2: move b1
    Anselm goes to b1
3: end
chance: walk 4
    The mummies walk 4: Initkaes a7 a6 a5 a6, Sanakht c10 b10 a10 b10, Imhotep f7 f8 f9 f10
5: decline
    Ilse declines
chance: fall 30
    Block 30 falls on c8
    Round 5: Ilse keeps the dice
5: done
1: discard crowbar
    Mira discards a crowbar
chance: roll green 5
    Ilse rolls green 5
chance: roll red 4
    Ilse rolls red 4
chance: roll blue 6
    Ilse rolls blue 6
chance: roll black 1
    Ilse rolls black 1
chance: roll yellow 6
    Ilse rolls yellow 6
    Actions: Mira 4, Anselm 4, Noor 4, Ilse 4
5: cure snake
    Ilse uses an antidote against a snake
5: leave
    Ilse leaves the pyramid
1: move e2
    Mira goes to e2
1: end
2: end
3: end
chance: walk 2
    The mummies walk 2: Initkaes a7 a8, Sanakht c10 d10, Imhotep f9 f8
chance: fall 13
    Block 13 falls on b4
    Round 6: Mira keeps the dice
chance: roll green 6
    Mira rolls green 6
chance: roll red 4
    Mira rolls red 4
chance: roll blue 1
    Mira rolls blue 1
chance: roll black 1
    Mira rolls black 1
chance: roll yellow 5
    Mira rolls yellow 5
    Actions: Mira 3, Anselm 3, Noor 3
1: search
chance: find necklace 1
    Mira finds a necklace worth 1
1: end
2: end
3: end
chance: walk 4
    The mummies walk 4: Initkaes a9 a10 a9 a8, Sanakht e10 f10 e10 d10, Imhotep f7 f6 f5 f6
chance: fall 1
    Block 1 falls on b1
    Anselm is wounded by the block
2: jump b2
    Anselm jumps to b2
    Round 7: Anselm keeps the dice
1: discard necklace 1
    Mira discards a necklace worth 1
chance: roll green 5
    Anselm rolls green 5
chance: roll red 1
    Anselm rolls red 1
chance: roll blue 2
    Anselm rolls blue 2
chance: roll black 1
    Anselm rolls black 1
chance: roll yellow 4
    Anselm rolls yellow 4
    Actions: Mira 3, Anselm 3, Noor 3
2: move c2
    Anselm goes to c2
2: end
3: move b3
    Noor goes to b3
3: move c3
    Noor goes to c3
3: move c4
    Noor goes to c4
1: move d2
    Mira goes to d2
1: move e2
    Mira goes to e2
1: move e3
    Mira goes to e3
chance: walk 2
    The mummies walk 2: Initkaes a7 a6, Sanakht c10 b10, Imhotep f7 f8
chance: fall 5
    Block 5 falls on b2
    Round 8: Noor keeps the dice
chance: roll green 5
    Noor rolls green 5
chance: roll red 3
    Noor rolls red 3
chance: roll blue 4
    Noor rolls blue 4
chance: roll black 6
    Noor rolls black 6
chance: roll yellow 5
    Noor rolls yellow 5
    Actions: Mira 5, Anselm 5, Noor 5
3: search
chance: find medikit
    Noor finds a medikit
3: move c3
    Noor goes to c3
3: search
chance: find medikit
    Noor finds a medikit
3: move d3
    Noor goes to d3
3: end
1: move d3
    Mira goes to d3
1: end
2: move d2
    Anselm goes to d2
2: end
chance: walk 2
    The mummies walk 2: Initkaes a5 a6, Sanakht a10 b10, Imhotep f9 f10
chance: fall 12
    Block 12 falls on e3
    Round 9: Theo keeps the dice
3: discard medikit
    Noor discards a medikit
3: discard medikit
    Noor discards a medikit
chance: roll green 4
    Theo rolls green 4
chance: roll red 6
    Theo rolls red 6
chance: roll blue 6
    Theo rolls blue 6
chance: roll black 2
    Theo rolls black 2
chance: roll yellow 1
    Theo rolls yellow 1
    Actions: Mira 4, Anselm 4, Noor 4
1: move c3
    Mira goes to c3
1: search
--- seat 1 sees {"agenda": [], "asked": 0, "attempt": null, "blocks": [1, 4, 5, 12, 13, 21, 30, 35], "decks": {"rubble": 5, "sand": 18, "water": 18}, "dice": [4, 6, 6, 2, 1], "ending": "", "fresh": null, "grave": null, "idols": [{"die": "green", "god": "sobek", "needs": [1, 2, 3], "value": 6}, {"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 3, "mummies": [{"facing": "north", "lying": false, "mummy": "initkaes", "space": "a6", "stretch": "anubis"}, {"facing": "east", "lying": false, "mummy": "sanakht", "space": "b10", "stretch": "horus"}, {"facing": "south", "lying": false, "mummy": "imhotep", "space": "f10", "stretch": "thoth"}], "omen": {"aside": null, "returned": null, "seer": null, "state": "none"}, "options": {"foresight": "own_turn", "mummies": "standard", "secrecy": "shown", "starts": "apart", "staying": "no_step", "thirteenth": "before_draw"}, "packed": false, "phase": "actions", "pile": {"antidote": 2, "crowbar": 2, "medikit": 2, "necklace 1": 2, "satchel 1": 1, "satchel 2": 1, "snake": 1}, "players": [{"actions": 2, "adventurer": "rasputin", "cards": {}, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": {}, "prised": 0, "satchels": {}, "space": "c3", "used": true, "wounds": {}}, {"actions": 4, "adventurer": "ardila", "cards": null, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {}, "idols": [], "level": 2, "load": 1, "packed": null, "prised": 0, "satchels": {}, "space": "d2", "used": false, "wounds": {"block": 1}}, {"actions": 4, "adventurer": "sarti", "cards": null, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {}, "idols": [], "level": 2, "load": 1, "packed": null, "prised": 0, "satchels": {}, "space": "d3", "used": false, "wounds": {"snake": 1}}, {"actions": 0, "adventurer": "watanabe", "cards": null, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}, {"actions": 0, "adventurer": "chartier", "cards": null, "chests": {}, "equipment": {"udjat": 1}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 1, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": true, "wounds": {}}], "round": 9, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "closed"}, {"card": null, "sarcophagus": "anubis-4", "state": "closed"}, {"card": null, "sarcophagus": "anubis-5", "state": "closed"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "closed"}, {"card": null, "sarcophagus": "thoth-5", "state": "closed"}, {"card": null, "sarcophagus": "horus-1", "state": "closed"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": null, "sarcophagus": "horus-3", "state": "closed"}, {"card": null, "sarcophagus": "horus-4", "state": "closed"}], "task": "search", "turn": 0, "you": 0}
--- scores [(0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 1, 0), (0, 1, 0)], places [3, 3, 3, 1, 1]
chance: find necklace 2
    Mira finds a necklace worth 2
1: move c2
    Mira goes to c2
1: search
chance: find udjat
    Mira finds an udjat
1: end
2: move d1
    Anselm goes to d1
2: search
chance: find snake
    Anselm finds a snake
2: move d2
    Anselm goes to d2
2: move e2
    Anselm goes to e2
2: undo
    Anselm takes a step back
2: search
chance: find necklace 1
    Anselm finds a necklace worth 1
3: search
chance: find necklace 1
    Noor finds a necklace worth 1
3: end
chance: walk 2
    The mummies walk 2: Initkaes a7 a8, Sanakht c10 d10, Imhotep f9 f8
1: decline
    Mira declines
chance: fall 6
    Block 6 falls on c2
    Mira is wounded by the block
1: jump d2
    Mira jumps to d2
    Round 10: Ilse keeps the dice
1: done
2: done
3: discard necklace 1
    Noor discards a necklace worth 1
chance: roll green 4
    Ilse rolls green 4
chance: roll red 5
    Ilse rolls red 5
chance: roll blue 3
    Ilse rolls blue 3
chance: roll black 3
    Ilse rolls black 3
chance: roll yellow 3
    Ilse rolls yellow 3
    Actions: Mira 5, Anselm 5, Noor 5
1: move d3
    Mira goes to d3
1: move d4
    Mira goes to d4
1: move e4
    Mira goes to e4
1: end
2: end
3: move c3
    Noor goes to c3
3: move c4
    Noor goes to c4
3: move d4
    Noor goes to d4
3: end
chance: walk 0
    The mummies do not move
1: decline
    Mira declines
chance: fall 32
    Block 32 falls on e8
    Round 11: Mira keeps the dice
1: discard necklace 2
    Mira discards a necklace worth 2
1: discard udjat
    Mira discards an udjat
2: done
chance: roll green 5
    Mira rolls green 5
chance: roll red 6
    Mira rolls red 6
chance: roll blue 6
    Mira rolls blue 6
chance: roll black 3
    Mira rolls black 3
chance: roll yellow 4
    Mira rolls yellow 4
    Actions: Mira 5, Anselm 5, Noor 5
1: move e5
    Mira goes to e5
1: move e6
    Mira goes to e6
1: move e5
    Mira goes to e5
1: move d5
    Mira goes to d5
1: search
chance: find sand 2
    Mira finds a sand treasure worth 2
2: move d3
    Anselm goes to d3
2: move c3
    Anselm goes to c3
2: move c4
    Anselm goes to c4
2: end
3: move e4
    Noor goes to e4
3: end
chance: walk 4
    The mummies walk 4: Initkaes a9 a10 a9 a8, Sanakht e10 f10 e10 d10, Imhotep f7 f6 f5 f6
chance: fall 20
    Block 20 falls on e5
    Round 12: Anselm keeps the dice
2: done
1: done
chance: roll green 3
    Anselm rolls green 3
chance: roll red 5
    Anselm rolls red 5
chance: roll blue 6
    Anselm rolls blue 6
chance: roll black 1
    Anselm rolls black 1
chance: roll yellow 6
    Anselm rolls yellow 6
    Actions: Mira 4, Anselm 4, Noor 4
2: move c5
    Anselm goes to c5
2: move c6
    Anselm goes to c6
2: move c7
    Anselm goes to c7
2: search
chance: find crocodile
    Anselm finds a crocodile
3: move d4
    Noor goes to d4
3: move c4
    Noor goes to c4
3: move d4
    Noor goes to d4
3: move d5
    Noor goes to d5
1: move d4
    Mira goes to d4
1: move c4
    Mira goes to c4
1: move d4
    Mira goes to d4
1: move e4
    Mira goes to e4
chance: walk 3
    The mummies walk 3: Initkaes a7 a6 a5, Sanakht c10 b10 a10, Imhotep f7 f8 f9
chance: fall 11
    Block 11 falls on d3
    Anselm is trapped for ever
    Noor is trapped for ever
    Mira is trapped for ever
    Theo has brought nothing out
    Ilse has brought nothing out
    The game is over: the blocks have closed the way out for everyone still inside
--- seat 1 sees {"agenda": [], "asked": 0, "attempt": null, "blocks": [1, 4, 5, 6, 11, 12, 13, 20, 21, 30, 32, 35], "decks": {"rubble": 0, "sand": 17, "water": 17}, "dice": [3, 5, 6, 1, 6], "ending": "sealed", "fresh": null, "grave": null, "idols": [{"die": "green", "god": "sobek", "needs": [1, 2, 3], "value": 6}, {"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 1, "mummies": [{"facing": "north", "lying": false, "mummy": "initkaes", "space": "a5", "stretch": "anubis"}, {"facing": "east", "lying": false, "mummy": "sanakht", "space": "a10", "stretch": "horus"}, {"facing": "north", "lying": false, "mummy": "imhotep", "space": "f9", "stretch": "thoth"}], "omen": {"aside": null, "returned": null, "seer": null, "state": "none"}, "options": {"foresight": "own_turn", "mummies": "standard", "secrecy": "shown", "starts": "apart", "staying": "no_step", "thirteenth": "before_draw"}, "packed": false, "phase": "block", "pile": {"antidote": 2, "crowbar": 2, "medikit": 2, "necklace 1": 3, "necklace 2": 1, "satchel 1": 1, "satchel 2": 1, "snake": 1, "udjat": 1}, "players": [{"actions": 0, "adventurer": "rasputin", "cards": {"sand 2": 1}, "chests": {}, "equipment": {}, "fate": "trapped", "hidden": {"sand": 1}, "idols": [], "level": 2, "load": 2, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": true, "wounds": {"block": 1}}, {"actions": 0, "adventurer": "ardila", "cards": null, "chests": {}, "equipment": {}, "fate": "trapped", "hidden": {"rubble": 1}, "idols": [], "level": 2, "load": 4, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {"block": 1, "crocodile": 1, "snake": 1}}, {"actions": 0, "adventurer": "sarti", "cards": null, "chests": {}, "equipment": {}, "fate": "trapped", "hidden": {}, "idols": [], "level": 2, "load": 1, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {"snake": 1}}, {"actions": 0, "adventurer": "watanabe", "cards": {}, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}, {"actions": 0, "adventurer": "chartier", "cards": {}, "chests": {}, "equipment": {"udjat": 1}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 1, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": true, "wounds": {}}], "round": 12, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "closed"}, {"card": null, "sarcophagus": "anubis-4", "state": "closed"}, {"card": null, "sarcophagus": "anubis-5", "state": "closed"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "closed"}, {"card": null, "sarcophagus": "thoth-5", "state": "closed"}, {"card": null, "sarcophagus": "horus-1", "state": "closed"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": null, "sarcophagus": "horus-3", "state": "closed"}, {"card": null, "sarcophagus": "horus-4", "state": "closed"}], "task": "over", "turn": 1, "you": 0}
--- scores [(0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 1, 0), (0, 1, 0)], places [3, 3, 3, 1, 1]
