1: choose wahab
    Mira is Abdel Wahab
1: enter e1
    Mira enters by e1
2: choose chartier
    Anselm is Delroy Chartier
2: enter c1
    Anselm enters by c1
3: choose ardila
    Noor is José Ardila
3: enter c1
    Noor enters by c1
4: choose sarti
    Theo is Chantal Sarti
4: enter c1
    Theo enters by c1
    Round 1: Mira keeps the dice
2: decline
    Anselm declines
chance: roll green 1
    Mira rolls green 1
chance: roll red 1
    Mira rolls red 1
chance: roll blue 6
    Mira rolls blue 6
chance: roll black 5
    Mira rolls black 5
chance: roll yellow 6
    Mira rolls yellow 6
    Actions: Mira 3, Anselm 3, Noor 3, Theo 3
1: move e2
    Mira goes to e2
1: move e1
    Mira goes to e1
1: move e2
    Mira goes to e2
2: move b1
    Anselm goes to b1
2: end
3: search
chance: find udjat
    Noor finds an udjat
3: move b1
    Noor goes to b1
3: move c1
    Noor goes to c1
3: udjat
    Noor looks at a block with an udjat
chance: see block 11
    Noor sees block 11
3: change
    Noor puts the block back and sets another aside, unseen
4: leave
    Theo leaves the pyramid
chance: walk 2
    The mummies walk 2: Initkaes a9 a8, Sanakht e10 d10, Imhotep f9 f10
chance: fall 27
    Block 27 falls on d7
    Round 2: Anselm keeps the dice
2: stamina
    Anselm uses stamina: level 1 for this round
chance: roll green 4
    Anselm rolls green 4
chance: roll red 1
    Anselm rolls red 1
chance: roll blue 2
    Anselm rolls blue 2
chance: roll black 6
    Anselm rolls black 6
chance: roll yellow 1
    Anselm rolls yellow 1
    Actions: Mira 3, Anselm 5, Noor 3
2: end
3: move b1
    Noor goes to b1
3: end
3: undo
    Noor takes a step back
3: search
chance: find necklace 1
    Noor finds a necklace worth 1
3: move c1
    Noor goes to c1
1: move e1
    Mira goes to e1
1: move d1
    Mira goes to d1
1: move e1
    Mira goes to e1
chance: walk 2
    The mummies walk 2: Initkaes a7 a6, Sanakht c10 b10, Imhotep f9 f8
chance: fall 22
    Block 22 falls on c6
    Round 3: Noor keeps the dice
3: done
chance: roll green 3
    Noor rolls green 3
chance: roll red 6
    Noor rolls red 6
chance: roll blue 2
    Noor rolls blue 2
chance: roll black 3
    Noor rolls black 3
chance: roll yellow 3
    Noor rolls yellow 3
    Actions: Mira 5, Anselm 5, Noor 5
3: move c2
    Noor goes to c2
3: move d2
    Noor goes to d2
3: move e2
    Noor goes to e2
3: search
chance: find medikit
    Noor finds a medikit
3: search
chance: find satchel 2
    Noor finds a satchel
3: pack necklace 1
    Noor puts a rubble card into a satchel
1: leave
    Mira leaves the pyramid
2: move b2
    Anselm goes to b2
2: move b1
    Anselm goes to b1
2: search
chance: find necklace 1
    Anselm finds a necklace worth 1
2: move c1
    Anselm goes to c1
2: move b1
    Anselm goes to b1
chance: walk 3
    The mummies walk 3: Initkaes a5 a6 a7, Sanakht a10 b10 c10, Imhotep f7 f6 f5
chance: fall 25
    Block 25 falls on b7
    Round 4: Theo keeps the dice
2: done
3: done
chance: roll green 3
    Theo rolls green 3
chance: roll red 4
    Theo rolls red 4
chance: roll blue 6
    Theo rolls blue 6
chance: roll black 1
    Theo rolls black 1
chance: roll yellow 2
    Theo rolls yellow 2
    Actions: Anselm 4, Noor 4
2: move c1
    Anselm goes to c1
2: move c2
    Anselm goes to c2
2: move c1
    Anselm goes to c1
2: end
3: move e3
    Noor goes to e3
3: unpack necklace 1
    Noor takes a rubble card out of a satchel
3: end
chance: walk 4
    The mummies walk 4: Initkaes a8 a9 a10 a9, Sanakht d10 e10 f10 e10, Imhotep f6 f7 f8 f9
chance: fall 17
    Block 17 falls on b5
    Round 5: Mira keeps the dice
2: discard necklace 1
    Anselm discards a necklace worth 1
3: discard satchel 2
    Noor discards a satchel
3: discard necklace 1
    Noor discards a necklace worth 1
3: discard medikit
    Noor discards a medikit
chance: roll green 6
    Mira rolls green 6
chance: roll red 5
    Mira rolls red 5
chance: roll blue 3
    Mira rolls blue 3
chance: roll black 6
    Mira rolls black 6
chance: roll yellow 1
    Mira rolls yellow 1
    Actions: Anselm 4, Noor 4
2: move d1
    Anselm goes to d1
2: search
chance: find necklace 1
    Anselm finds a necklace worth 1
2: leave
    Anselm leaves the pyramid
3: move e4
    Noor goes to e4
--- seat 3 sees {"agenda": [], "asked": 2, "attempt": null, "blocks": [17, 22, 25, 27], "decks": {"rubble": 12, "sand": 18, "water": 18}, "dice": [6, 5, 3, 6, 1], "ending": "", "fresh": null, "grave": null, "idols": [{"die": "green", "god": "sobek", "needs": [1, 2, 3], "value": 6}, {"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 0, "mummies": [{"facing": "south", "lying": false, "mummy": "initkaes", "space": "a9", "stretch": "anubis"}, {"facing": "west", "lying": false, "mummy": "sanakht", "space": "e10", "stretch": "horus"}, {"facing": "north", "lying": false, "mummy": "imhotep", "space": "f9", "stretch": "thoth"}], "omen": {"aside": null, "returned": null, "seer": null, "state": "none"}, "options": {"foresight": "own_turn", "mummies": "alternative", "secrecy": "shown", "starts": "apart", "staying": "no_step", "thirteenth": "before_draw"}, "packed": false, "phase": "actions", "pile": {"medikit": 1, "necklace 1": 2, "satchel 2": 1, "udjat": 1}, "players": [{"actions": 0, "adventurer": "wahab", "cards": null, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}, {"actions": 0, "adventurer": "chartier", "cards": null, "chests": {}, "equipment": {}, "fate": "out", "hidden": {"rubble": 1}, "idols": [], "level": 2, "load": 1, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": true, "wounds": {}}, {"actions": 3, "adventurer": "ardila", "cards": {}, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": {}, "prised": 0, "satchels": {}, "space": "e4", "used": false, "wounds": {}}, {"actions": 0, "adventurer": "sarti", "cards": null, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}], "round": 5, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "closed"}, {"card": null, "sarcophagus": "anubis-4", "state": "closed"}, {"card": null, "sarcophagus": "anubis-5", "state": "closed"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "closed"}, {"card": null, "sarcophagus": "thoth-5", "state": "closed"}, {"card": null, "sarcophagus": "horus-1", "state": "closed"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": null, "sarcophagus": "horus-3", "state": "closed"}, {"card": null, "sarcophagus": "horus-4", "state": "closed"}], "task": "act", "turn": 2, "you": 2}
--- scores [(0, 1, 0), (1, 1, 0), (0, 0, 0), (0, 1, 0)], places [2, 1, 4, 2]
3: move d4
    Noor goes to d4
3: search
chance: find crowbar
    Noor finds a crowbar
3: move d3
    Noor goes to d3
chance: walk 4
    The mummies walk 4: Initkaes a8 a7 a6 a5, Sanakht d10 c10 b10 a10, Imhotep f10 f9 f8 f7
chance: fall 6
    Block 6 falls on c2
    Round 6: Anselm keeps the dice
3: discard crowbar
    Noor discards a crowbar
chance: roll green 1
    Anselm rolls green 1
chance: roll red 4
    Anselm rolls red 4
chance: roll blue 1
    Anselm rolls blue 1
chance: roll black 5
    Anselm rolls black 5
chance: roll yellow 2
    Anselm rolls yellow 2
    Actions: Noor 3
3: move d4
    Noor goes to d4
3: move c4
    Noor goes to c4
3: end
chance: walk 2
    The mummies walk 2: Initkaes a6 a7, Sanakht b10 c10, Imhotep f6 f5
chance: fall 30
    Block 30 falls on c8
    Round 7: Noor keeps the dice
chance: roll green 2
    Noor rolls green 2
chance: roll red 2
    Noor rolls red 2
chance: roll blue 1
    Noor rolls blue 1
chance: roll black 1
    Noor rolls black 1
chance: roll yellow 3
    Noor rolls yellow 3
    Actions: Noor 3
3: search
chance: find necklace 1
    Noor finds a necklace worth 1
3: move c3
    Noor goes to c3
3: end
chance: walk 2
    The mummies walk 2: Initkaes a8 a9, Sanakht d10 e10, Imhotep f6 f7
chance: fall 19
    Block 19 falls on d5
    Round 8: Theo keeps the dice
3: done
chance: roll green 4
    Theo rolls green 4
chance: roll red 2
    Theo rolls red 2
chance: roll blue 6
    Theo rolls blue 6
chance: roll black 4
    Theo rolls black 4
chance: roll yellow 3
    Theo rolls yellow 3
    Actions: Noor 5
3: move b3
    Noor goes to b3
3: end
chance: walk 2
    The mummies walk 2: Initkaes a10 a9, Sanakht f10 e10, Imhotep f8 f9
chance: fall 16
    Block 16 falls on e4
    Round 9: Mira keeps the dice
3: discard necklace 1
    Noor discards a necklace worth 1
chance: roll green 3
    Mira rolls green 3
chance: roll red 2
    Mira rolls red 2
chance: roll blue 4
    Mira rolls blue 4
chance: roll black 3
    Mira rolls black 3
chance: roll yellow 6
    Mira rolls yellow 6
    Actions: Noor 5
3: search
chance: find udjat
    Noor finds an udjat
3: udjat
    Noor looks at a block with an udjat
chance: see block 9
    Noor sees block 9
3: keep
    Noor sets that block aside: it will fall
3: end
chance: walk 5
    The mummies walk 5: Initkaes a8 a7 a6 a5 a6, Sanakht d10 c10 b10 a10 b10, Imhotep f10 f9 f8 f7 f6
chance: fall 9
    Block 9 falls on b3
    Noor is wounded by the block
3: jump c3
    Noor jumps to c3
    Round 10: Anselm keeps the dice
chance: roll green 2
    Anselm rolls green 2
chance: roll red 2
    Anselm rolls red 2
chance: roll blue 4
    Anselm rolls blue 4
chance: roll black 3
    Anselm rolls black 3
chance: roll yellow 2
    Anselm rolls yellow 2
    Actions: Noor 5
3: search
chance: find medikit
    Noor finds a medikit
3: search
chance: find snake
    Noor finds a snake
3: search
chance: find snake
    Noor finds a snake
3: move d3
    Noor goes to d3
3: move d4
    Noor goes to d4
3: cure block
    Noor uses a medikit against a block wound
chance: walk 2
    The mummies walk 2: Initkaes a7 a8, Sanakht c10 d10, Imhotep f5 f6
chance: fall 26
    Block 26 falls on c7
    Round 11: Noor keeps the dice
chance: roll green 6
    Noor rolls green 6
chance: roll red 1
    Noor rolls red 1
chance: roll blue 6
    Noor rolls blue 6
chance: roll black 5
    Noor rolls black 5
chance: roll yellow 1
    Noor rolls yellow 1
    Actions: Noor 3
3: move d3
    Noor goes to d3
3: move c3
    Noor goes to c3
3: search
chance: find antidote
    Noor finds an antidote
3: end
chance: walk 1
    The mummies walk 1: Initkaes a9, Sanakht e10, Imhotep f7
chance: fall 15
    Block 15 falls on d4
    Round 12: Theo keeps the dice
3: done
chance: roll green 5
    Theo rolls green 5
chance: roll red 4
    Theo rolls red 4
chance: roll blue 1
    Theo rolls blue 1
chance: roll black 1
    Theo rolls black 1
chance: roll yellow 6
    Theo rolls yellow 6
    Actions: Noor 3
3: search
chance: find antidote
    Noor finds an antidote
3: end
chance: walk 3
    The mummies walk 3: Initkaes a10 a9 a8, Sanakht f10 e10 d10, Imhotep f8 f9 f10
chance: fall 14
    Block 14 falls on c4
    Round 13: Mira keeps the dice
3: discard antidote
    Noor discards an antidote
3: undo
    Noor takes a step back
3: discard antidote
    Noor discards an antidote
3: discard antidote
    Noor discards an antidote
chance: roll green 5
    Mira rolls green 5
chance: roll red 1
    Mira rolls red 1
chance: roll blue 3
    Mira rolls blue 3
chance: roll black 6
    Mira rolls black 6
--- seat 1 sees {"agenda": [], "asked": 2, "attempt": null, "blocks": [6, 9, 14, 15, 16, 17, 19, 22, 25, 26, 27, 30], "decks": {"rubble": 4, "sand": 18, "water": 18}, "dice": [5, 1, 3, 6, 0], "ending": "", "fresh": null, "grave": null, "idols": [{"die": "green", "god": "sobek", "needs": [1, 2, 3], "value": 6}, {"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 0, "mummies": [{"facing": "south", "lying": false, "mummy": "initkaes", "space": "a8", "stretch": "anubis"}, {"facing": "west", "lying": false, "mummy": "sanakht", "space": "d10", "stretch": "horus"}, {"facing": "south", "lying": false, "mummy": "imhotep", "space": "f10", "stretch": "thoth"}], "omen": {"aside": null, "returned": null, "seer": null, "state": "none"}, "options": {"foresight": "own_turn", "mummies": "alternative", "secrecy": "shown", "starts": "apart", "staying": "no_step", "thirteenth": "before_draw"}, "packed": false, "phase": "dice", "pile": {"antidote": 2, "block": 1, "crowbar": 1, "medikit": 2, "necklace 1": 3, "satchel 2": 1, "udjat": 2}, "players": [{"actions": 0, "adventurer": "wahab", "cards": {}, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}, {"actions": 0, "adventurer": "chartier", "cards": null, "chests": {}, "equipment": {}, "fate": "out", "hidden": {"rubble": 1}, "idols": [], "level": 2, "load": 1, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": true, "wounds": {}}, {"actions": 0, "adventurer": "ardila", "cards": null, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {}, "idols": [], "level": 2, "load": 2, "packed": null, "prised": 0, "satchels": {}, "space": "c3", "used": false, "wounds": {"snake": 2}}, {"actions": 0, "adventurer": "sarti", "cards": null, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}], "round": 13, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "closed"}, {"card": null, "sarcophagus": "anubis-4", "state": "closed"}, {"card": null, "sarcophagus": "anubis-5", "state": "closed"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "closed"}, {"card": null, "sarcophagus": "thoth-5", "state": "closed"}, {"card": null, "sarcophagus": "horus-1", "state": "closed"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": null, "sarcophagus": "horus-3", "state": "closed"}, {"card": null, "sarcophagus": "horus-4", "state": "closed"}], "task": "roll", "turn": 0, "you": 0}
--- scores [(0, 1, 0), (1, 1, 0), (0, 0, 0), (0, 1, 0)], places [2, 1, 4, 2]
chance: roll yellow 5
    Mira rolls yellow 5
    Actions: Noor 4
3: search
chance: find satchel 1
    Noor finds a satchel
3: search
chance: find crowbar
    Noor finds a crowbar
3: end
chance: walk 1
    The mummies walk 1: Initkaes a7, Sanakht c10, Imhotep f9
chance: fall 3
    Block 3 falls on d1
    Round 14: Anselm keeps the dice
3: done
chance: roll green 1
    Anselm rolls green 1
chance: roll red 4
    Anselm rolls red 4
chance: roll blue 4
    Anselm rolls blue 4
chance: roll black 2
    Anselm rolls black 2
chance: roll yellow 4
    Anselm rolls yellow 4
    Actions: Noor 3
3: move d3
    Noor goes to d3
3: undo
    Noor takes a step back
3: move d3
    Noor goes to d3
3: move e3
    Noor goes to e3
3: search
chance: find necklace 2
    Noor finds a necklace worth 2
3: pack necklace 2
    Noor puts a rubble card into a satchel
chance: walk 3
    The mummies walk 3: Initkaes a6 a5 a6, Sanakht b10 a10 b10, Imhotep f8 f7 f6
chance: fall 35
    Block 35 falls on d9
    Round 15: Noor keeps the dice
3: discard satchel 1
    Noor discards a satchel
    Noor discards a necklace worth 2 from a satchel
3: done
chance: roll green 5
    Noor rolls green 5
chance: roll red 5
    Noor rolls red 5
chance: roll blue 1
    Noor rolls blue 1
chance: roll black 3
    Noor rolls black 3
chance: roll yellow 1
    Noor rolls yellow 1
    Actions: Noor 3
3: move e2
    Noor goes to e2
3: move e3
    Noor goes to e3
3: end
chance: walk 3
    The mummies walk 3: Initkaes a7 a8 a9, Sanakht c10 d10 e10, Imhotep f5 f6 f7
chance: fall 10
    Block 10 falls on c3
    Round 16: Theo keeps the dice
3: discard crowbar
    Noor discards a crowbar
chance: roll green 2
    Theo rolls green 2
chance: roll red 6
    Theo rolls red 6
chance: roll blue 2
    Theo rolls blue 2
chance: roll black 3
    Theo rolls black 3
chance: roll yellow 3
    Theo rolls yellow 3
    Actions: Noor 5
3: end
chance: walk 4
    The mummies walk 4: Initkaes a10 a9 a8 a7, Sanakht f10 e10 d10 c10, Imhotep f8 f9 f10 f9
chance: fall 24
    Block 24 falls on e6
    Round 17: Mira keeps the dice
chance: roll green 5
    Mira rolls green 5
chance: roll red 2
    Mira rolls red 2
chance: roll blue 4
    Mira rolls blue 4
chance: roll black 4
    Mira rolls black 4
chance: roll yellow 6
    Mira rolls yellow 6
    Actions: Noor 5
3: search
chance: find snake
    Noor finds a snake
3: move e2
    Noor goes to e2
3: move e1
    Noor goes to e1
3: end
chance: walk 2
    The mummies walk 2: Initkaes a6 a5, Sanakht b10 a10, Imhotep f8 f7
chance: fall 11
    Block 11 falls on d3
    Round 18: Anselm keeps the dice
chance: roll green 2
    Anselm rolls green 2
chance: roll red 1
    Anselm rolls red 1
chance: roll blue 2
    Anselm rolls blue 2
chance: roll black 1
    Anselm rolls black 1
chance: roll yellow 2
    Anselm rolls yellow 2
    Actions: Noor 3
3: leave
    Noor leaves the pyramid
    Mira has brought nothing out
    Anselm shows a necklace worth 1, worth 1 in all
    Noor has brought nothing out
    Theo has brought nothing out
    The game is over: no adventurer is left inside
--- seat 1 sees {"agenda": [], "asked": 2, "attempt": null, "blocks": [3, 6, 9, 10, 11, 14, 15, 16, 17, 19, 22, 24, 25, 26, 27, 30, 35], "decks": {"rubble": 0, "sand": 18, "water": 18}, "dice": [2, 1, 2, 1, 2], "ending": "all out", "fresh": null, "grave": null, "idols": [{"die": "green", "god": "sobek", "needs": [1, 2, 3], "value": 6}, {"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 1, "mummies": [{"facing": "north", "lying": false, "mummy": "initkaes", "space": "a5", "stretch": "anubis"}, {"facing": "east", "lying": false, "mummy": "sanakht", "space": "a10", "stretch": "horus"}, {"facing": "south", "lying": false, "mummy": "imhotep", "space": "f7", "stretch": "thoth"}], "omen": {"aside": null, "returned": null, "seer": null, "state": "none"}, "options": {"foresight": "own_turn", "mummies": "alternative", "secrecy": "shown", "starts": "apart", "staying": "no_step", "thirteenth": "before_draw"}, "packed": false, "phase": "actions", "pile": {"antidote": 2, "block": 1, "crowbar": 2, "medikit": 2, "necklace 1": 3, "necklace 2": 1, "satchel 1": 1, "satchel 2": 1, "udjat": 2}, "players": [{"actions": 0, "adventurer": "wahab", "cards": {}, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}, {"actions": 0, "adventurer": "chartier", "cards": {"necklace 1": 1}, "chests": {}, "equipment": {}, "fate": "out", "hidden": {"rubble": 1}, "idols": [], "level": 2, "load": 1, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": true, "wounds": {}}, {"actions": 0, "adventurer": "ardila", "cards": {}, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 3, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {"snake": 3}}, {"actions": 0, "adventurer": "sarti", "cards": {}, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}], "round": 18, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "closed"}, {"card": null, "sarcophagus": "anubis-4", "state": "closed"}, {"card": null, "sarcophagus": "anubis-5", "state": "closed"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "closed"}, {"card": null, "sarcophagus": "thoth-5", "state": "closed"}, {"card": null, "sarcophagus": "horus-1", "state": "closed"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": null, "sarcophagus": "horus-3", "state": "closed"}, {"card": null, "sarcophagus": "horus-4", "state": "closed"}], "task": "over", "turn": 2, "you": 0}
--- scores [(0, 1, 0), (1, 1, 0), (0, 1, 0), (0, 1, 0)], places [2, 1, 2, 2]
