1: choose ardila
    Mira is José Ardila
1: enter c1
    Mira enters by c1
2: choose watanabe
    Anselm is Maki Watanabe
2: enter d1
    Anselm enters by d1
3: choose wahab
    Noor is Abdel Wahab
3: enter c1
    Noor enters by c1
3: undo
    Noor takes a step back
3: enter e1
    Noor enters by e1
3: undo
    Noor takes a step back
3: enter d1
    Noor enters by d1
4: choose sarti
    Theo is Chantal Sarti
4: enter c1
    Theo enters by c1
5: choose rice
    Ilse is Edgar Rice
5: enter d1
    Ilse enters by d1
6: choose chartier
    Baku is Delroy Chartier
6: enter c1
    Baku enters by c1
    Round 1: Mira keeps the dice
6: stamina
    Baku uses stamina: level 1 for this round
chance: roll green 4
    Mira rolls green 4
chance: roll red 4
    Mira rolls red 4
chance: roll blue 1
    Mira rolls blue 1
chance: roll black 6
    Mira rolls black 6
chance: roll yellow 6
    Mira rolls yellow 6
    Actions: Mira 4, Anselm 4, Noor 4, Theo 4, Ilse 4, Baku 5
1: search
chance: find necklace 1
    Mira draws a rubble card and keeps it secret
    Mira has drawn a necklace worth 1
1: end
2: end
3: move d2
    Noor goes to d2
3: search
chance: find satchel 1
    Noor finds a satchel
3: move d3
    Noor goes to d3
3: search
chance: find snake
    Noor draws a rubble card and keeps it secret
    Noor has drawn a snake
3: end
4: move d1
    Theo goes to d1
4: move c1
    Theo goes to c1
4: leave
    Theo leaves the pyramid
5: search
chance: find necklace 1
    Ilse draws a rubble card and keeps it secret
    Ilse has drawn a necklace worth 1
5: leave
    Ilse leaves the pyramid
6: leave
    Baku leaves the pyramid
chance: walk 1
    The mummies walk 1: Initkaes a9, Sanakht e10, Imhotep f9
chance: fall 15
    Block 15 falls on d4
    Round 2: Anselm keeps the dice
3: discard satchel 1
    Noor discards a satchel
3: done
1: discard necklace 1
    Mira discards a necklace worth 1
chance: roll green 2
    Anselm rolls green 2
chance: roll red 5
    Anselm rolls red 5
chance: roll blue 2
    Anselm rolls blue 2
chance: roll black 3
    Anselm rolls black 3
chance: roll yellow 4
    Anselm rolls yellow 4
    Actions: Mira 5, Anselm 5, Noor 5
2: move d2
    Anselm goes to d2
2: search
chance: find necklace 1
    Anselm draws a rubble card and keeps it secret
    Anselm has drawn a necklace worth 1
2: decline
    Anselm declines
2: move c2
    Anselm goes to c2
2: move d2
    Anselm goes to d2
2: end
3: move e3
    Noor goes to e3
3: search
chance: find snake
    Noor draws a rubble card and keeps it secret
    Noor has drawn a snake
3: move e4
    Noor goes to e4
3: search
chance: find necklace 2
    Noor draws a rubble card and keeps it secret
    Noor has drawn a necklace worth 2
3: search
chance: find satchel 2
    Noor finds a satchel
3: end
1: move b1
    Mira goes to b1
1: move c1
    Mira goes to c1
1: move d1
    Mira goes to d1
1: move d2
    Mira goes to d2
1: move e2
    Mira goes to e2
chance: walk 1
    The mummies walk 1: Initkaes a8, Sanakht d10, Imhotep f10
chance: fall 22
    Block 22 falls on c6
    Round 3: Noor keeps the dice
3: discard satchel 2
    Noor discards a satchel
3: done
2: done
chance: roll green 2
    Noor rolls green 2
chance: roll red 5
    Noor rolls red 5
chance: roll blue 2
    Noor rolls blue 2
chance: roll black 2
    Noor rolls black 2
chance: roll yellow 2
    Noor rolls yellow 2
    Actions: Mira 5, Anselm 5, Noor 5
3: move e5
    Noor goes to e5
3: move e6
    Noor goes to e6
3: move e7
    Noor goes to e7
3: move e8
    Noor goes to e8
3: move e9
    Noor goes to e9
1: end
2: move d1
    Anselm goes to d1
2: leave
    Anselm leaves the pyramid
chance: walk 0
    The mummies do not move
chance: fall 36
    Block 36 falls on e9
    Noor is wounded by the block
3: jump e10
    Noor jumps to e10
    Round 4: Theo keeps the dice
3: discard necklace 2
    Noor discards a necklace worth 2
3: done
chance: roll green 2
    Theo rolls green 2
chance: roll red 4
    Theo rolls red 4
chance: roll blue 3
    Theo rolls blue 3
chance: roll black 1
    Theo rolls black 1
chance: roll yellow 6
    Theo rolls yellow 6
    Actions: Mira 4, Noor 4
1: move e1
    Mira goes to e1
--- seat 1 sees {"agenda": [], "asked": 0, "attempt": null, "blocks": [15, 22, 36], "decks": {"rubble": 10, "sand": 18, "water": 18}, "dice": [2, 4, 3, 1, 6], "ending": "", "fresh": null, "grave": null, "idols": [{"die": "green", "god": "sobek", "needs": [1, 2, 3], "value": 6}, {"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 3, "mummies": [{"facing": "south", "lying": false, "mummy": "initkaes", "space": "a8", "stretch": "anubis"}, {"facing": "west", "lying": false, "mummy": "sanakht", "space": "d10", "stretch": "horus"}, {"facing": "south", "lying": false, "mummy": "imhotep", "space": "f10", "stretch": "thoth"}], "omen": {"aside": null, "returned": null, "seer": null, "state": "none"}, "options": {"foresight": "own_turn", "mummies": "alternative", "secrecy": "total", "starts": "apart", "staying": "no_step", "thirteenth": "before_draw"}, "packed": false, "phase": "actions", "pile": {"necklace 1": 1, "necklace 2": 1, "satchel 1": 1, "satchel 2": 1}, "players": [{"actions": 3, "adventurer": "ardila", "cards": {}, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": {}, "prised": 0, "satchels": {}, "space": "e1", "used": false, "wounds": {}}, {"actions": 0, "adventurer": "watanabe", "cards": null, "chests": {}, "equipment": {}, "fate": "out", "hidden": {"rubble": 1}, "idols": [], "level": 2, "load": 1, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}, {"actions": 4, "adventurer": "wahab", "cards": null, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {"rubble": 2}, "idols": [], "level": 2, "load": 3, "packed": null, "prised": 0, "satchels": {}, "space": "e10", "used": false, "wounds": {"block": 1}}, {"actions": 0, "adventurer": "sarti", "cards": null, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}, {"actions": 0, "adventurer": "rice", "cards": null, "chests": {}, "equipment": {}, "fate": "out", "hidden": {"rubble": 1}, "idols": [], "level": 2, "load": 1, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}, {"actions": 0, "adventurer": "chartier", "cards": null, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 1, "load": 0, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": true, "wounds": {}}], "round": 4, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "closed"}, {"card": null, "sarcophagus": "anubis-4", "state": "closed"}, {"card": null, "sarcophagus": "anubis-5", "state": "closed"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "closed"}, {"card": null, "sarcophagus": "thoth-5", "state": "closed"}, {"card": null, "sarcophagus": "horus-1", "state": "closed"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": null, "sarcophagus": "horus-3", "state": "closed"}, {"card": null, "sarcophagus": "horus-4", "state": "closed"}], "task": "act", "turn": 0, "you": 0}
--- scores [(0, 0, 0), (1, 1, 0), (0, 0, 0), (0, 1, 0), (1, 1, 0), (0, 1, 0)], places [5, 1, 5, 3, 1, 3]
1: move d1
    Mira goes to d1
1: end
3: move d10
    Noor goes to d10
    Noor is touched by Sanakht
3: move e10
    Noor goes to e10
3: end
chance: walk 0
    The mummies do not move
chance: fall 29
    Block 29 falls on b8
    Round 5: Ilse keeps the dice
3: done
chance: roll green 6
    Ilse rolls green 6
chance: roll red 4
    Ilse rolls red 4
chance: roll blue 3
    Ilse rolls blue 3
chance: roll black 5
    Ilse rolls black 5
chance: roll yellow 2
    Ilse rolls yellow 2
    Actions: Mira 5, Noor 4
1: move e1
    Mira goes to e1
1: end
3: read horus-3
    Noor reads the inscription of horus-3
chance: see horus 5
    Noor knows what is in horus-3: a Horus treasure worth 5
3: move f10
    Noor goes to f10
    Noor is touched by Imhotep
3: move e10
    Noor goes to e10
3: move f10
    Noor goes to f10
    Noor is touched by Imhotep
3: open horus-4
chance: reveal horus 6
    Noor opens horus-4 and finds a Horus treasure worth 6
chance: walk 3
    The mummies walk 3: Initkaes a7 a6 a5, Sanakht c10 b10 a10, Imhotep f9 f8 f7
chance: fall 26
    Block 26 falls on c7
    Round 6: Baku keeps the dice
3: done
chance: roll green 4
    Baku rolls green 4
chance: roll red 6
    Baku rolls red 6
chance: roll blue 5
    Baku rolls blue 5
chance: roll black 2
    Baku rolls black 2
chance: roll yellow 3
    Baku rolls yellow 3
    Actions: Mira 5, Noor 4
1: move e2
    Mira goes to e2
1: move e1
    Mira goes to e1
1: search
chance: find antidote
    Mira finds an antidote
1: move e2
    Mira goes to e2
1: search
chance: find snake
    Mira draws a rubble card and keeps it secret
    Mira has drawn a snake
1: end
3: open thoth-5
chance: reveal thoth 4
    Noor opens thoth-5 and finds a Thoth treasure worth 4
3: move f9
    Noor goes to f9
3: end
chance: walk 3
    The mummies walk 3: Initkaes a6 a7 a8, Sanakht b10 c10 d10, Imhotep f6 f5 f6
chance: fall 6
    Block 6 falls on c2
    Round 7: Mira keeps the dice
1: discard antidote
    Mira discards an antidote
1: done
3: done
chance: roll green 6
    Mira rolls green 6
chance: roll red 1
    Mira rolls red 1
chance: roll blue 1
    Mira rolls blue 1
chance: roll black 1
    Mira rolls black 1
chance: roll yellow 6
    Mira rolls yellow 6
    Actions: Mira 2, Noor 2
1: end
3: end
chance: walk 3
    The mummies walk 3: Initkaes a9 a10 a9, Sanakht e10 f10 e10, Imhotep f7 f8 f9
    Noor is touched by Imhotep
chance: fall 23
    Block 23 falls on d6
    Round 8: Anselm keeps the dice
3: done
1: done
chance: roll green 1
    Anselm rolls green 1
chance: roll red 5
    Anselm rolls red 5
chance: roll blue 3
    Anselm rolls blue 3
chance: roll black 4
    Anselm rolls black 4
chance: roll yellow 4
    Anselm rolls yellow 4
    Actions: Mira 4, Noor 3
3: open thoth-4
chance: reveal thoth 5
    Noor opens thoth-4 and finds a Thoth treasure worth 5
3: take thoth-4
    Noor takes the treasure of thoth-4
3: end
1: end
chance: walk 3
    The mummies walk 3: Initkaes a8 a7 a6, Sanakht d10 c10 b10, Imhotep f10 f9 f8
    Noor is touched by Imhotep
chance: fall 4
    Block 4 falls on e1
    Round 9: Noor keeps the dice
3: discard thoth 5
    Noor discards a Thoth treasure worth 5
3: done
1: done
chance: roll green 2
    Noor rolls green 2
chance: roll red 5
    Noor rolls red 5
chance: roll blue 6
    Noor rolls blue 6
chance: roll black 6
    Noor rolls black 6
chance: roll yellow 3
    Noor rolls yellow 3
    Actions: Mira 5, Noor 3
3: end
1: move e3
    Mira goes to e3
1: move e2
    Mira goes to e2
1: undo
    Mira takes a step back
1: search
chance: find medikit
    Mira finds a medikit
1: search
chance: find medikit
    Mira finds a medikit
1: move d3
    Mira goes to d3
1: move e3
    Mira goes to e3
chance: walk 0
    The mummies do not move
chance: fall 9
    Block 9 falls on b3
    Round 10: Theo keeps the dice
1: discard medikit
    Mira discards a medikit
1: done
3: done
chance: roll green 2
    Theo rolls green 2
chance: roll red 1
    Theo rolls red 1
chance: roll blue 4
    Theo rolls blue 4
chance: roll black 4
    Theo rolls black 4
chance: roll yellow 1
    Theo rolls yellow 1
    Actions: Mira 3, Noor 2
1: move e4
    Mira goes to e4
1: end
--- seat 3 sees {"agenda": [], "asked": 2, "attempt": null, "blocks": [4, 6, 9, 15, 22, 23, 26, 29, 36], "decks": {"rubble": 6, "sand": 18, "water": 18}, "dice": [2, 1, 4, 4, 1], "ending": "", "fresh": null, "grave": null, "idols": [{"die": "green", "god": "sobek", "needs": [1, 2, 3], "value": 6}, {"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 3, "mummies": [{"facing": "south", "lying": false, "mummy": "initkaes", "space": "a6", "stretch": "anubis"}, {"facing": "west", "lying": false, "mummy": "sanakht", "space": "b10", "stretch": "horus"}, {"facing": "south", "lying": false, "mummy": "imhotep", "space": "f8", "stretch": "thoth"}], "omen": {"aside": null, "returned": null, "seer": null, "state": "none"}, "options": {"foresight": "own_turn", "mummies": "alternative", "secrecy": "total", "starts": "apart", "staying": "no_step", "thirteenth": "before_draw"}, "packed": false, "phase": "actions", "pile": {"antidote": 1, "medikit": 1, "necklace 1": 1, "necklace 2": 1, "satchel 1": 1, "satchel 2": 1, "thoth 5": 1}, "players": [{"actions": 0, "adventurer": "ardila", "cards": null, "chests": {}, "equipment": {"medikit": 1}, "fate": "inside", "hidden": {"rubble": 1}, "idols": [], "level": 2, "load": 2, "packed": null, "prised": 0, "satchels": {}, "space": "e4", "used": false, "wounds": {}}, {"actions": 0, "adventurer": "watanabe", "cards": null, "chests": {}, "equipment": {}, "fate": "out", "hidden": {"rubble": 1}, "idols": [], "level": 2, "load": 1, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}, {"actions": 2, "adventurer": "wahab", "cards": {"snake": 2}, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {"rubble": 2}, "idols": [], "level": 4, "load": 8, "packed": {}, "prised": 0, "satchels": {}, "space": "f9", "used": true, "wounds": {"block": 1, "mummy": 5}}, {"actions": 0, "adventurer": "sarti", "cards": null, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}, {"actions": 0, "adventurer": "rice", "cards": null, "chests": {}, "equipment": {}, "fate": "out", "hidden": {"rubble": 1}, "idols": [], "level": 2, "load": 1, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}, {"actions": 0, "adventurer": "chartier", "cards": null, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 1, "load": 0, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": true, "wounds": {}}], "round": 10, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "closed"}, {"card": null, "sarcophagus": "anubis-4", "state": "closed"}, {"card": null, "sarcophagus": "anubis-5", "state": "closed"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "empty"}, {"card": "thoth 4", "sarcophagus": "thoth-5", "state": "open"}, {"card": null, "sarcophagus": "horus-1", "state": "closed"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": "horus 5", "sarcophagus": "horus-3", "state": "read"}, {"card": "horus 6", "sarcophagus": "horus-4", "state": "open"}], "task": "act", "turn": 2, "you": 2}
--- scores [(0, 0, 0), (1, 1, 0), (0, 0, 0), (0, 1, 0), (1, 1, 0), (0, 1, 0)], places [5, 1, 5, 3, 1, 3]
3: move f8
    Noor goes to f8
    Noor is touched by Imhotep
3: open thoth-3
chance: reveal thoth 6
    Noor opens thoth-3 and finds a Thoth treasure worth 6
chance: walk 3
    The mummies walk 3: Initkaes a5 a6 a7, Sanakht a10 b10 c10, Imhotep f7 f6 f5
chance: fall 24
    Block 24 falls on e6
    Round 11: Ilse keeps the dice
1: done
3: done
chance: roll green 4
    Ilse rolls green 4
chance: roll red 1
    Ilse rolls red 1
chance: roll blue 5
    Ilse rolls blue 5
chance: roll black 2
    Ilse rolls black 2
chance: roll yellow 6
    Ilse rolls yellow 6
    Actions: Mira 4, Noor 3
1: search
chance: find udjat
    Mira finds an udjat
1: move e5
    Mira goes to e5
1: udjat
    Mira looks at a block with an udjat
chance: see block 19
    Mira sees block 19
1: change
    Mira puts the block back and sets another aside, unseen
1: undo
    Mira takes a step back
1: change
    Mira puts the block back and sets another aside, unseen
1: end
3: take thoth-3
    Noor takes the treasure of thoth-3
3: end
chance: walk 4
    The mummies walk 4: Initkaes a8 a9 a10 a9, Sanakht d10 e10 f10 e10, Imhotep f6 f7 f8 f9
    Noor is touched by Imhotep
chance: fall 12
    Block 12 falls on e3
    Round 12: Baku keeps the dice
1: discard medikit
    Mira discards a medikit
1: done
3: discard thoth 6
    Noor discards a Thoth treasure worth 6
3: done
chance: roll green 5
    Baku rolls green 5
chance: roll red 4
    Baku rolls red 4
chance: roll blue 6
    Baku rolls blue 6
chance: roll black 5
    Baku rolls black 5
chance: roll yellow 5
    Baku rolls yellow 5
    Actions: Mira 5, Noor 4
1: search
chance: find sand 2
    Mira draws a sand card and keeps it secret
    Mira has drawn a sand treasure worth 2
1: move e4
    Mira goes to e4
1: search
chance: find udjat
    Mira finds an udjat
1: move e5
    Mira goes to e5
1: undo
    Mira takes a step back
1: end
3: move f7
    Noor goes to f7
3: move f8
    Noor goes to f8
3: end
chance: walk 1
    The mummies walk 1: Initkaes a8, Sanakht d10, Imhotep f10
1: udjat
    Mira looks at a block with an udjat
chance: see block 32
    Mira sees block 32
1: keep
    Mira sets that block aside: it will fall
chance: fall 32
    Block 32 falls on e8
    Round 13: Mira keeps the dice
1: done
3: done
chance: roll green 4
    Mira rolls green 4
chance: roll red 3
    Mira rolls red 3
chance: roll blue 6
    Mira rolls blue 6
chance: roll black 2
    Mira rolls black 2
chance: roll yellow 5
    Mira rolls yellow 5
    Actions: Mira 5, Noor 2
1: move e5
    Mira goes to e5
1: move e4
    Mira goes to e4
1: end
3: move f9
    Noor goes to f9
3: move f8
    Noor goes to f8
chance: walk 2
    The mummies walk 2: Initkaes a7 a6, Sanakht c10 b10, Imhotep f9 f8
    Noor is touched by Imhotep
chance: fall 30
    Block 30 falls on c8
    Round 14: Anselm keeps the dice
3: done
1: discard sand 2
    Mira discards a sand treasure worth 2
1: done
chance: roll green 3
    Anselm rolls green 3
chance: roll red 5
    Anselm rolls red 5
chance: roll blue 2
    Anselm rolls blue 2
chance: roll black 3
    Anselm rolls black 3
chance: roll yellow 1
    Anselm rolls yellow 1
    Actions: Mira 4, Noor 1
3: move f7
    Noor goes to f7
1: end
chance: walk 1
    The mummies walk 1: Initkaes a5, Sanakht a10, Imhotep f7
    Noor is touched by Imhotep
chance: fall 34
    Block 34 falls on c9
    Round 15: Noor keeps the dice
3: done
1: done
chance: roll green 2
    Noor rolls green 2
chance: roll red 2
    Noor rolls red 2
chance: roll blue 3
    Noor rolls blue 3
chance: roll black 1
    Noor rolls black 1
chance: roll yellow 3
    Noor rolls yellow 3
    Actions: Mira 4, Noor 0
1: move e5
    Mira goes to e5
1: move e4
    Mira goes to e4
1: move e5
    Mira goes to e5
1: search
chance: find sand 3
    Mira draws a sand card and keeps it secret
    Mira has drawn a sand treasure worth 3
chance: walk 3
    The mummies walk 3: Initkaes a6 a7 a8, Sanakht b10 c10 d10, Imhotep f6 f5 f6
chance: fall 18
    Block 18 falls on c5
    Mira is trapped for ever
    Round 16: Theo keeps the dice
3: done
chance: roll green 2
    Theo rolls green 2
chance: roll red 2
    Theo rolls red 2
chance: roll blue 5
    Theo rolls blue 5
chance: roll black 3
    Theo rolls black 3
chance: roll yellow 5
    Theo rolls yellow 5
    Actions: Noor 2
3: move f6
    Noor goes to f6
    Noor is touched by Imhotep once too often and turns into a mummy
    Anselm shows a necklace worth 1, worth 1 in all
    Theo has brought nothing out
    Ilse shows a necklace worth 1, worth 1 in all
    Baku has brought nothing out
    The game is over: no adventurer is left inside
--- seat 1 sees {"agenda": [], "asked": 2, "attempt": null, "blocks": [4, 6, 9, 12, 15, 18, 22, 23, 24, 26, 29, 30, 32, 34, 36], "decks": {"rubble": 4, "sand": 16, "water": 18}, "dice": [2, 2, 5, 3, 5], "ending": "all out", "fresh": null, "grave": null, "idols": [{"die": "green", "god": "sobek", "needs": [1, 2, 3], "value": 6}, {"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 3, "mummies": [{"facing": "north", "lying": false, "mummy": "initkaes", "space": "a8", "stretch": "anubis"}, {"facing": "east", "lying": false, "mummy": "sanakht", "space": "d10", "stretch": "horus"}, {"facing": "north", "lying": false, "mummy": "imhotep", "space": "f6", "stretch": "thoth"}, {"facing": "north", "lying": false, "mummy": "wahab", "space": "f6", "stretch": "thoth"}], "omen": {"aside": null, "returned": null, "seer": null, "state": "none"}, "options": {"foresight": "own_turn", "mummies": "alternative", "secrecy": "total", "starts": "apart", "staying": "no_step", "thirteenth": "before_draw"}, "packed": false, "phase": "actions", "pile": {"antidote": 1, "medikit": 2, "necklace 1": 1, "necklace 2": 1, "sand 2": 1, "satchel 1": 1, "satchel 2": 1, "thoth 5": 1, "thoth 6": 1, "udjat": 2}, "players": [{"actions": 0, "adventurer": "ardila", "cards": {"sand 3": 1, "snake": 1}, "chests": {}, "equipment": {}, "fate": "trapped", "hidden": {"rubble": 1, "sand": 1}, "idols": [], "level": 2, "load": 2, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}, {"actions": 0, "adventurer": "watanabe", "cards": {"necklace 1": 1}, "chests": {}, "equipment": {}, "fate": "out", "hidden": {"rubble": 1}, "idols": [], "level": 2, "load": 1, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}, {"actions": 0, "adventurer": "wahab", "cards": null, "chests": {}, "equipment": {}, "fate": "mummy", "hidden": {"rubble": 2}, "idols": [], "level": 5, "load": 12, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": true, "wounds": {"block": 1, "mummy": 9}}, {"actions": 0, "adventurer": "sarti", "cards": {}, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}, {"actions": 0, "adventurer": "rice", "cards": {"necklace 1": 1}, "chests": {}, "equipment": {}, "fate": "out", "hidden": {"rubble": 1}, "idols": [], "level": 2, "load": 1, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}, {"actions": 0, "adventurer": "chartier", "cards": {}, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 1, "load": 0, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": true, "wounds": {}}], "round": 16, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "closed"}, {"card": null, "sarcophagus": "anubis-4", "state": "closed"}, {"card": null, "sarcophagus": "anubis-5", "state": "closed"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "empty"}, {"card": null, "sarcophagus": "thoth-4", "state": "empty"}, {"card": "thoth 4", "sarcophagus": "thoth-5", "state": "open"}, {"card": null, "sarcophagus": "horus-1", "state": "closed"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": null, "sarcophagus": "horus-3", "state": "read"}, {"card": "horus 6", "sarcophagus": "horus-4", "state": "open"}], "task": "over", "turn": 2, "you": 0}
--- scores [(0, 0, 0), (1, 1, 0), (0, 0, 0), (0, 1, 0), (1, 1, 0), (0, 1, 0)], places [5, 1, 5, 3, 1, 3]
