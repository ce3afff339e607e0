1: choose watanabe
    Mira is Maki Watanabe
1: enter e1
    Mira enters by e1
2: choose gore
    Anselm is David Gore
2: enter e1
    Anselm enters by e1
    Round 1: Mira keeps the dice
chance: roll green 2
    Mira rolls green 2
chance: roll red 4
    Mira rolls red 4
chance: roll blue 5
    Mira rolls blue 5
chance: roll black 6
    Mira rolls black 6
chance: roll yellow 2
    Mira rolls yellow 2
    Actions: Mira 5, Anselm 5
1: move d1
    Mira goes to d1
1: move d2
    Mira goes to d2
1: search
chance: find medikit
    Mira finds a medikit
1: move d3
    Mira goes to d3
1: move c3
    Mira goes to c3
2: move e2
    Anselm goes to e2
2: move e1
    Anselm goes to e1
2: move d1
    Anselm goes to d1
2: move d2
    Anselm goes to d2
2: move e2
    Anselm goes to e2
chance: walk 2
    The mummies walk 2: Initkaes a7 a6, Sanakht c10 b10, Imhotep f7 f8
chance: fall 12
    Block 12 falls on e3
    Round 2: Anselm keeps the dice
1: discard medikit
    Mira discards a medikit
chance: roll green 1
    Anselm rolls green 1
chance: roll red 2
    Anselm rolls red 2
chance: roll blue 4
    Anselm rolls blue 4
chance: roll black 5
    Anselm rolls black 5
chance: roll yellow 5
    Anselm rolls yellow 5
    Actions: Mira 4, Anselm 4
2: move d2
    Anselm goes to d2
2: move c2
    Anselm goes to c2
2: move b2
    Anselm goes to b2
2: move c2
    Anselm goes to c2
1: move c4
    Mira goes to c4
1: end
chance: walk 2
    The mummies walk 2: Initkaes a5 a6, Sanakht a10 b10, Imhotep f9 f10
chance: fall 23
    Block 23 falls on d6
    Round 3: Mira keeps the dice
chance: roll green 6
    Mira rolls green 6
chance: roll red 3
    Mira rolls red 3
chance: roll blue 4
    Mira rolls blue 4
chance: roll black 4
    Mira rolls black 4
chance: roll yellow 1
    Mira rolls yellow 1
    Actions: Mira 4, Anselm 4
1: move c3
    Mira goes to c3
1: search
chance: find udjat
    Mira finds an udjat
1: search
chance: find satchel 1
    Mira finds a satchel
1: move c4
    Mira goes to c4
1: end
2: move c3
    Anselm goes to c3
2: move c2
    Anselm goes to c2
2: move d2
    Anselm goes to d2
2: move d3
    Anselm goes to d3
chance: walk 2
    The mummies walk 2: Initkaes a7 a8, Sanakht c10 d10, Imhotep f9 f8
1: decline
    Mira declines
chance: fall 16
    Block 16 falls on e4
    Round 4: Anselm keeps the dice
1: done
chance: roll green 6
    Anselm rolls green 6
chance: roll red 3
    Anselm rolls red 3
chance: roll blue 3
    Anselm rolls blue 3
chance: roll black 1
    Anselm rolls black 1
chance: roll yellow 4
    Anselm rolls yellow 4
    Actions: Mira 4, Anselm 4
2: move c3
    Anselm goes to c3
2: move b3
    Anselm goes to b3
2: move b4
    Anselm goes to b4
2: end
1: move c3
    Mira goes to c3
1: move c4
    Mira goes to c4
1: search
chance: find crowbar
    Mira finds a crowbar
1: move c3
    Mira goes to c3
1: udjat
    Mira looks at a block with an udjat
chance: see block 17
    Mira sees block 17
1: change
    Mira puts the block back and sets another aside, unseen
chance: walk 1
    The mummies walk 1: Initkaes a9, Sanakht e10, Imhotep f7
chance: fall 30
    Block 30 falls on c8
    Round 5: Mira keeps the dice
1: done
chance: roll green 5
    Mira rolls green 5
chance: roll red 2
    Mira rolls red 2
chance: roll blue 3
    Mira rolls blue 3
chance: roll black 2
    Mira rolls black 2
chance: roll yellow 5
    Mira rolls yellow 5
    Actions: Mira 5, Anselm 5
1: end
2: end
chance: walk 3
    The mummies walk 3: Initkaes a10 a9 a8, Sanakht f10 e10 d10, Imhotep f6 f5 f6
chance: fall 9
    Block 9 falls on b3
    Round 6: Anselm keeps the dice
1: done
chance: roll green 4
    Anselm rolls green 4
chance: roll red 5
    Anselm rolls red 5
chance: roll blue 4
    Anselm rolls blue 4
chance: roll black 5
    Anselm rolls black 5
chance: roll yellow 1
    Anselm rolls yellow 1
    Actions: Mira 4, Anselm 4
2: search
chance: find necklace 1
    Anselm finds a necklace worth 1
2: end
1: move d3
    Mira goes to d3
1: undo
    Mira takes a step back
1: move d3
    Mira goes to d3
1: move c3
    Mira goes to c3
1: search
chance: find necklace 2
    Mira finds a necklace worth 2
--- seat 1 sees {"agenda": [], "asked": 0, "attempt": null, "blocks": [9, 12, 16, 23, 30], "decks": {"rubble": 12, "sand": 18, "water": 18}, "dice": [4, 5, 4, 5, 1], "ending": "", "fresh": null, "grave": null, "idols": [{"die": "green", "god": "sobek", "needs": [1, 2, 3], "value": 6}, {"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 1, "mummies": [{"facing": "south", "lying": false, "mummy": "initkaes", "space": "a8", "stretch": "anubis"}, {"facing": "west", "lying": false, "mummy": "sanakht", "space": "d10", "stretch": "horus"}, {"facing": "north", "lying": false, "mummy": "imhotep", "space": "f6", "stretch": "thoth"}], "omen": {"aside": null, "returned": null, "seer": null, "state": "none"}, "options": {"foresight": "own_turn", "mummies": "standard", "secrecy": "shown", "starts": "apart", "staying": "no_step", "thirteenth": "before_draw"}, "packed": false, "phase": "actions", "pile": {"medikit": 1, "udjat": 1}, "players": [{"actions": 1, "adventurer": "watanabe", "cards": {"necklace 2": 1}, "chests": {}, "equipment": {"crowbar": 1, "satchel 1": 1}, "fate": "inside", "hidden": {"rubble": 1}, "idols": [], "level": 2, "load": 3, "packed": {"satchel 1": []}, "prised": 0, "satchels": {"satchel 1": []}, "space": "c3", "used": false, "wounds": {}}, {"actions": 0, "adventurer": "gore", "cards": null, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {"rubble": 1}, "idols": [], "level": 2, "load": 1, "packed": null, "prised": 0, "satchels": {}, "space": "b4", "used": false, "wounds": {}}], "round": 6, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "closed"}, {"card": null, "sarcophagus": "anubis-4", "state": "closed"}, {"card": null, "sarcophagus": "anubis-5", "state": "closed"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "closed"}, {"card": null, "sarcophagus": "thoth-5", "state": "closed"}, {"card": null, "sarcophagus": "horus-1", "state": "closed"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": null, "sarcophagus": "horus-3", "state": "closed"}, {"card": null, "sarcophagus": "horus-4", "state": "closed"}], "task": "act", "turn": 0, "you": 0}
--- scores [(0, 0, 0), (0, 0, 0)], places [1, 1]
1: end
chance: walk 2
    The mummies walk 2: Initkaes a7 a6, Sanakht c10 b10, Imhotep f7 f8
chance: fall 22
    Block 22 falls on c6
    Round 7: Mira keeps the dice
1: pack necklace 2
    Mira puts a rubble card into a satchel
1: done
2: discard necklace 1
    Anselm discards a necklace worth 1
chance: roll green 1
    Mira rolls green 1
chance: roll red 3
    Mira rolls red 3
chance: roll blue 4
    Mira rolls blue 4
chance: roll black 2
    Mira rolls black 2
chance: roll yellow 2
    Mira rolls yellow 2
    Actions: Mira 4, Anselm 4
1: unpack necklace 2
    Mira takes a rubble card out of a satchel
1: move c2
    Mira goes to c2
1: search
chance: find crowbar
    Mira finds a crowbar
1: move d2
    Mira goes to d2
1: move e2
    Mira goes to e2
1: pack necklace 2
    Mira puts a rubble card into a satchel
2: move b5
    Anselm goes to b5
2: end
chance: walk 3
    The mummies walk 3: Initkaes a5 a6 a7, Sanakht a10 b10 c10, Imhotep f9 f10 f9
chance: fall 2
    Block 2 falls on c1
    Round 8: Anselm keeps the dice
1: discard necklace 2
    Mira discards a necklace worth 2 from a satchel
1: undo
    Mira takes a step back
1: done
chance: roll green 5
    Anselm rolls green 5
chance: roll red 4
    Anselm rolls red 4
chance: roll blue 6
    Anselm rolls blue 6
chance: roll black 5
    Anselm rolls black 5
chance: roll yellow 2
    Anselm rolls yellow 2
    Actions: Mira 5, Anselm 5
2: move c5
    Anselm goes to c5
2: search
chance: find scorpion
    Anselm finds a scorpion
2: search
chance: find scorpion
    Anselm finds a scorpion
2: move b5
    Anselm goes to b5
2: move b4
    Anselm goes to b4
1: move e1
    Mira goes to e1
1: unpack necklace 2
    Mira takes a rubble card out of a satchel
1: end
chance: walk 2
    The mummies walk 2: Initkaes a8 a9, Sanakht d10 e10, Imhotep f8 f7
chance: fall 26
    Block 26 falls on c7
    Round 9: Mira keeps the dice
1: discard satchel 1
    Mira discards a satchel
1: discard necklace 2
    Mira discards a necklace worth 2
1: discard crowbar
    Mira discards a crowbar
1: done
chance: roll green 4
    Mira rolls green 4
chance: roll red 2
    Mira rolls red 2
chance: roll blue 1
    Mira rolls blue 1
chance: roll black 6
    Mira rolls black 6
chance: roll yellow 4
    Mira rolls yellow 4
    Actions: Mira 4, Anselm 4
1: end
2: search
chance: find necklace 1
    Anselm finds a necklace worth 1
2: move c4
    Anselm goes to c4
2: move d4
    Anselm goes to d4
2: search
chance: find antidote
    Anselm finds an antidote
2: end
chance: walk 4
    The mummies walk 4: Initkaes a10 a9 a8 a7, Sanakht f10 e10 d10 c10, Imhotep f6 f5 f6 f7
chance: fall 3
    Block 3 falls on d1
    Round 10: Anselm keeps the dice
2: done
1: done
chance: roll green 6
    Anselm rolls green 6
chance: roll red 1
    Anselm rolls red 1
chance: roll blue 3
    Anselm rolls blue 3
chance: roll black 2
    Anselm rolls black 2
chance: roll yellow 1
    Anselm rolls yellow 1
    Actions: Mira 3, Anselm 2
2: end
1: leave
    Mira leaves the pyramid
chance: walk 3
    The mummies walk 3: Initkaes a6 a5 a6, Sanakht b10 a10 b10, Imhotep f8 f9 f10
chance: fall 5
    Block 5 falls on b2
    Round 11: Mira keeps the dice
2: done
chance: roll green 1
    Mira rolls green 1
chance: roll red 4
    Mira rolls red 4
chance: roll blue 6
    Mira rolls blue 6
chance: roll black 4
    Mira rolls black 4
chance: roll yellow 1
    Mira rolls yellow 1
    Actions: Anselm 3
2: search
chance: find udjat
    Anselm finds an udjat
2: move d3
    Anselm goes to d3
2: cure scorpion
    Anselm uses an antidote against a scorpion
2: move d2
    Anselm goes to d2
2: udjat
    Anselm looks at a block with an udjat
chance: see block 10
    Anselm sees block 10
2: keep
    Anselm sets that block aside: it will fall
chance: walk 0
    The mummies do not move
chance: fall 10
    Block 10 falls on c3
    Round 12: Anselm keeps the dice
2: done
chance: roll green 4
    Anselm rolls green 4
chance: roll red 2
    Anselm rolls red 2
chance: roll blue 6
    Anselm rolls blue 6
chance: roll black 6
    Anselm rolls black 6
chance: roll yellow 6
    Anselm rolls yellow 6
    Actions: Anselm 5
2: move c2
    Anselm goes to c2
2: end
chance: walk 4
    The mummies walk 4: Initkaes a7 a8 a9 a10, Sanakht c10 d10 e10 f10, Imhotep f9 f8 f7 f6
chance: fall 15
    Block 15 falls on d4
    Round 13: Mira keeps the dice
2: discard necklace 1
    Anselm discards a necklace worth 1
chance: roll green 5
    Mira rolls green 5
--- seat 1 sees {"agenda": [], "asked": 1, "attempt": null, "blocks": [2, 3, 5, 9, 10, 12, 15, 16, 22, 23, 26, 30], "decks": {"rubble": 8, "sand": 16, "water": 18}, "dice": [5, 0, 0, 0, 0], "ending": "", "fresh": null, "grave": null, "idols": [{"die": "green", "god": "sobek", "needs": [1, 2, 3], "value": 6}, {"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 0, "mummies": [{"facing": "south", "lying": false, "mummy": "initkaes", "space": "a10", "stretch": "anubis"}, {"facing": "west", "lying": false, "mummy": "sanakht", "space": "f10", "stretch": "horus"}, {"facing": "south", "lying": false, "mummy": "imhotep", "space": "f6", "stretch": "thoth"}], "omen": {"aside": null, "returned": null, "seer": null, "state": "none"}, "options": {"foresight": "own_turn", "mummies": "standard", "secrecy": "shown", "starts": "apart", "staying": "no_step", "thirteenth": "before_draw"}, "packed": false, "phase": "dice", "pile": {"antidote": 1, "crowbar": 1, "medikit": 1, "necklace 1": 2, "necklace 2": 1, "satchel 1": 1, "scorpion": 1, "udjat": 2}, "players": [{"actions": 0, "adventurer": "watanabe", "cards": {}, "chests": {}, "equipment": {"crowbar": 1}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 1, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}, {"actions": 0, "adventurer": "gore", "cards": null, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {}, "idols": [], "level": 2, "load": 1, "packed": null, "prised": 0, "satchels": {}, "space": "c2", "used": false, "wounds": {"scorpion": 1}}], "round": 13, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "closed"}, {"card": null, "sarcophagus": "anubis-4", "state": "closed"}, {"card": null, "sarcophagus": "anubis-5", "state": "closed"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "closed"}, {"card": null, "sarcophagus": "thoth-5", "state": "closed"}, {"card": null, "sarcophagus": "horus-1", "state": "closed"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": null, "sarcophagus": "horus-3", "state": "closed"}, {"card": null, "sarcophagus": "horus-4", "state": "closed"}], "task": "roll", "turn": 0, "you": 0}
--- scores [(0, 1, 0), (0, 0, 0)], places [1, 2]
chance: roll red 2
    Mira rolls red 2
chance: roll blue 5
    Mira rolls blue 5
chance: roll black 2
    Mira rolls black 2
chance: roll yellow 2
    Mira rolls yellow 2
    Actions: Anselm 5
2: end
chance: walk 1
    The mummies walk 1: Initkaes a9, Sanakht e10, Imhotep f5
chance: fall 35
    Block 35 falls on d9
    Round 14: Anselm keeps the dice
chance: roll green 3
    Anselm rolls green 3
chance: roll red 2
    Anselm rolls red 2
chance: roll blue 4
    Anselm rolls blue 4
chance: roll black 6
    Anselm rolls black 6
chance: roll yellow 1
    Anselm rolls yellow 1
    Actions: Anselm 4
2: move d2
    Anselm goes to d2
2: move c2
    Anselm goes to c2
2: end
chance: walk 1
    The mummies walk 1: Initkaes a8, Sanakht d10, Imhotep f6
chance: fall 4
    Block 4 falls on e1
    Anselm is trapped for ever
    Mira has brought nothing out
    The game is over: the blocks have closed the way out for everyone still inside
--- seat 1 sees {"agenda": [], "asked": 1, "attempt": null, "blocks": [2, 3, 4, 5, 9, 10, 12, 15, 16, 22, 23, 26, 30, 35], "decks": {"rubble": 8, "sand": 16, "water": 18}, "dice": [3, 2, 4, 6, 1], "ending": "sealed", "fresh": null, "grave": null, "idols": [{"die": "green", "god": "sobek", "needs": [1, 2, 3], "value": 6}, {"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 1, "mummies": [{"facing": "south", "lying": false, "mummy": "initkaes", "space": "a8", "stretch": "anubis"}, {"facing": "west", "lying": false, "mummy": "sanakht", "space": "d10", "stretch": "horus"}, {"facing": "north", "lying": false, "mummy": "imhotep", "space": "f6", "stretch": "thoth"}], "omen": {"aside": null, "returned": null, "seer": null, "state": "none"}, "options": {"foresight": "own_turn", "mummies": "standard", "secrecy": "shown", "starts": "apart", "staying": "no_step", "thirteenth": "before_draw"}, "packed": false, "phase": "block", "pile": {"antidote": 1, "crowbar": 1, "medikit": 1, "necklace 1": 2, "necklace 2": 1, "satchel 1": 1, "scorpion": 1, "udjat": 2}, "players": [{"actions": 0, "adventurer": "watanabe", "cards": {}, "chests": {}, "equipment": {"crowbar": 1}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 1, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}, {"actions": 0, "adventurer": "gore", "cards": null, "chests": {}, "equipment": {}, "fate": "trapped", "hidden": {}, "idols": [], "level": 2, "load": 1, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {"scorpion": 1}}], "round": 14, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "closed"}, {"card": null, "sarcophagus": "anubis-4", "state": "closed"}, {"card": null, "sarcophagus": "anubis-5", "state": "closed"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "closed"}, {"card": null, "sarcophagus": "thoth-5", "state": "closed"}, {"card": null, "sarcophagus": "horus-1", "state": "closed"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": null, "sarcophagus": "horus-3", "state": "closed"}, {"card": null, "sarcophagus": "horus-4", "state": "closed"}], "task": "over", "turn": 1, "you": 0}
--- scores [(0, 1, 0), (0, 0, 0)], places [1, 2]
