1: choose ardila
    Mira is José Ardila
1: enter d1
    Mira enters by d1
2: choose rice
    Anselm is Edgar Rice
2: enter c1
    Anselm enters by c1
3: choose wahab
    Noor is Abdel Wahab
3: enter b1
    Noor enters by b1
    Round 1: Mira keeps the dice
chance: roll green 1
    Mira rolls green 1
chance: roll red 5
    Mira rolls red 5
chance: roll blue 5
    Mira rolls blue 5
chance: roll black 5
    Mira rolls black 5
chance: roll yellow 2
    Mira rolls yellow 2
    Actions: Mira 4, Anselm 4, Noor 4
1: move d2
    Mira goes to d2
1: search
chance: find satchel 2
    Mira finds a satchel
1: move d3
    Mira goes to d3
1: move e3
    Mira goes to e3
2: leave
    Anselm leaves the pyramid
3: leave
    Noor leaves the pyramid
chance: walk 3
    The mummies walk 3: Initkaes a7 a6 a5, Sanakht c10 b10 a10, Imhotep f7 f8 f9
chance: fall 16
    Block 16 falls on e4
    Round 2: Anselm keeps the dice
1: discard satchel 2
    Mira discards a satchel
chance: roll green 1
    Anselm rolls green 1
chance: roll red 5
    Anselm rolls red 5
chance: roll blue 5
    Anselm rolls blue 5
chance: roll black 2
    Anselm rolls black 2
chance: roll yellow 5
    Anselm rolls yellow 5
    Actions: Mira 4
1: move d3
    Mira goes to d3
1: move d4
    Mira goes to d4
1: move d5
    Mira goes to d5
1: move e5
    Mira goes to e5
chance: walk 3
    The mummies walk 3: Initkaes a6 a7 a8, Sanakht b10 c10 d10, Imhotep f10 f9 f8
chance: fall 25
    Block 25 falls on b7
    Round 3: Noor keeps the dice
chance: roll green 1
    Noor rolls green 1
chance: roll red 6
    Noor rolls red 6
chance: roll blue 3
    Noor rolls blue 3
chance: roll black 1
    Noor rolls black 1
chance: roll yellow 5
    Noor rolls yellow 5
    Actions: Mira 3
1: search
chance: find scorpion
    Mira draws a sand card and keeps it secret
    Mira has drawn a scorpion
1: move e6
    Mira goes to e6
1: end
chance: walk 2
    The mummies walk 2: Initkaes a9 a10, Sanakht e10 f10, Imhotep f7 f6
chance: fall 15
    Block 15 falls on d4
    Round 4: Mira keeps the dice
1: done
chance: roll green 3
    Mira rolls green 3
chance: roll red 2
    Mira rolls red 2
chance: roll blue 5
    Mira rolls blue 5
chance: roll black 2
    Mira rolls black 2
chance: roll yellow 5
    Mira rolls yellow 5
    Actions: Mira 5
1: end
chance: walk 1
    The mummies walk 1: Initkaes a9, Sanakht e10, Imhotep f5
chance: fall 33
    Block 33 falls on b9
    Round 5: Anselm keeps the dice
1: done
chance: roll green 4
    Anselm rolls green 4
chance: roll red 4
    Anselm rolls red 4
chance: roll blue 1
    Anselm rolls blue 1
chance: roll black 6
    Anselm rolls black 6
chance: roll yellow 1
    Anselm rolls yellow 1
    Actions: Mira 3
1: move e7
    Mira goes to e7
1: move e8
    Mira goes to e8
1: search
chance: find sand 2
    Mira draws a sand card and keeps it secret
    Mira has drawn a sand treasure worth 2
chance: walk 0
    The mummies do not move
chance: fall 26
    Block 26 falls on c7
    Round 6: Noor keeps the dice
1: done
chance: roll green 5
    Noor rolls green 5
chance: roll red 1
    Noor rolls red 1
chance: roll blue 4
    Noor rolls blue 4
chance: roll black 2
    Noor rolls black 2
chance: roll yellow 4
    Noor rolls yellow 4
    Actions: Mira 4
1: end
chance: walk 2
    The mummies walk 2: Initkaes a8 a7, Sanakht d10 c10, Imhotep f6 f7
chance: fall 17
    Block 17 falls on b5
    Round 7: Mira keeps the dice
1: discard sand 2
    Mira discards a sand treasure worth 2
1: done
chance: roll green 5
    Mira rolls green 5
chance: roll red 6
    Mira rolls red 6
chance: roll blue 5
    Mira rolls blue 5
chance: roll black 6
    Mira rolls black 6
chance: roll yellow 3
    Mira rolls yellow 3
    Actions: Mira 5
1: search
chance: find scorpion
    Mira draws a sand card and keeps it secret
    Mira has drawn a scorpion
1: move e7
    Mira goes to e7
1: move e8
    Mira goes to e8
1: move e7
    Mira goes to e7
1: move e6
    Mira goes to e6
chance: walk 1
    The mummies walk 1: Initkaes a6, Sanakht b10, Imhotep f8
chance: fall 31
    Block 31 falls on d8
    Round 8: Anselm keeps the dice
1: done
chance: roll green 1
    Anselm rolls green 1
chance: roll red 5
    Anselm rolls red 5
chance: roll blue 1
    Anselm rolls blue 1
chance: roll black 3
    Anselm rolls black 3
chance: roll yellow 3
    Anselm rolls yellow 3
    Actions: Mira 3
1: move e7
    Mira goes to e7
1: move e8
    Mira goes to e8
1: end
chance: walk 3
    The mummies walk 3: Initkaes a5 a6 a7, Sanakht a10 b10 c10, Imhotep f9 f10 f9
chance: fall 20
    Block 20 falls on e5
    Round 9: Noor keeps the dice
1: done
--- seat 1 sees {"agenda": [], "asked": 0, "attempt": null, "blocks": [15, 16, 17, 20, 25, 26, 31, 33], "decks": {"rubble": 17, "sand": 15, "water": 18}, "dice": [0, 0, 0, 0, 0], "ending": "", "fresh": null, "grave": null, "idols": [{"die": "green", "god": "sobek", "needs": [1, 2, 3], "value": 6}, {"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 2, "mummies": [{"facing": "north", "lying": false, "mummy": "initkaes", "space": "a7", "stretch": "anubis"}, {"facing": "east", "lying": false, "mummy": "sanakht", "space": "c10", "stretch": "horus"}, {"facing": "south", "lying": false, "mummy": "imhotep", "space": "f9", "stretch": "thoth"}], "omen": {"aside": null, "returned": null, "seer": null, "state": "none"}, "options": {"foresight": "own_turn", "mummies": "standard", "secrecy": "total", "starts": "apart", "staying": "no_step", "thirteenth": "before_draw"}, "packed": false, "phase": "dice", "pile": {"sand 2": 1, "satchel 2": 1}, "players": [{"actions": 0, "adventurer": "ardila", "cards": {"scorpion": 2}, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {"sand": 2}, "idols": [], "level": 2, "load": 2, "packed": {}, "prised": 0, "satchels": {}, "space": "e8", "used": false, "wounds": {}}, {"actions": 0, "adventurer": "rice", "cards": null, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}, {"actions": 0, "adventurer": "wahab", "cards": null, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}], "round": 9, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "closed"}, {"card": null, "sarcophagus": "anubis-4", "state": "closed"}, {"card": null, "sarcophagus": "anubis-5", "state": "closed"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "closed"}, {"card": null, "sarcophagus": "thoth-5", "state": "closed"}, {"card": null, "sarcophagus": "horus-1", "state": "closed"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": null, "sarcophagus": "horus-3", "state": "closed"}, {"card": null, "sarcophagus": "horus-4", "state": "closed"}], "task": "roll", "turn": 2, "you": 0}
--- scores [(0, 0, 0), (0, 1, 0), (0, 1, 0)], places [3, 1, 1]
chance: roll green 1
    Noor rolls green 1
chance: roll red 6
    Noor rolls red 6
chance: roll blue 6
    Noor rolls blue 6
chance: roll black 4
    Noor rolls black 4
chance: roll yellow 6
    Noor rolls yellow 6
    Actions: Mira 4
1: search
chance: find sand 3
    Mira draws a sand card and keeps it secret
    Mira has drawn a sand treasure worth 3
1: move e9
    Mira goes to e9
1: move d9
    Mira goes to d9
1: end
chance: walk 1
    The mummies walk 1: Initkaes a8, Sanakht d10, Imhotep f8
chance: fall 27
    Block 27 falls on d7
    Round 10: Mira keeps the dice
1: done
chance: roll green 1
    Mira rolls green 1
chance: roll red 3
    Mira rolls red 3
chance: roll blue 4
    Mira rolls blue 4
chance: roll black 6
    Mira rolls black 6
chance: roll yellow 5
    Mira rolls yellow 5
    Actions: Mira 4
1: move e9
    Mira goes to e9
1: search
chance: find sand 3
    Mira draws a sand card and keeps it secret
    Mira has drawn a sand treasure worth 3
1: move e10
    Mira goes to e10
1: move f10
    Mira goes to f10
chance: walk 1
    The mummies walk 1: Initkaes a9, Sanakht e10, Imhotep f7
chance: fall 10
    Block 10 falls on c3
    Round 11: Anselm keeps the dice
1: done
chance: roll green 5
    Anselm rolls green 5
chance: roll red 1
    Anselm rolls red 1
chance: roll blue 3
    Anselm rolls blue 3
chance: roll black 1
    Anselm rolls black 1
chance: roll yellow 3
    Anselm rolls yellow 3
    Actions: Mira 3
1: open thoth-5
chance: reveal thoth 5
    Mira opens thoth-5 and finds a Thoth treasure worth 5
1: open horus-4
chance: reveal horus 5
    Mira opens horus-4 and finds a Horus treasure worth 5
1: take horus-4
    Mira takes the treasure of horus-4
chance: walk 1
    The mummies walk 1: Initkaes a10, Sanakht f10, Imhotep f6
    Mira is touched by Sanakht
chance: fall 1
    Block 1 falls on b1
    Round 12: Noor keeps the dice
1: discard horus 5
    Mira discards a Horus treasure worth 5
1: done
chance: roll green 3
    Noor rolls green 3
chance: roll red 5
    Noor rolls red 5
chance: roll blue 5
    Noor rolls blue 5
chance: roll black 5
    Noor rolls black 5
chance: roll yellow 6
    Noor rolls yellow 6
    Actions: Mira 5
1: move e10
    Mira goes to e10
1: undo
    Mira takes a step back
1: move e10
    Mira goes to e10
1: end
chance: walk 2
    The mummies walk 2: Initkaes a9 a8, Sanakht e10 d10, Imhotep f5 f6
    Mira is touched by Sanakht
chance: fall 11
    Block 11 falls on d3
    Round 13: Mira keeps the dice
1: discard sand 3
    Mira discards a sand treasure worth 3
1: done
chance: roll green 4
    Mira rolls green 4
chance: roll red 6
    Mira rolls red 6
chance: roll blue 5
    Mira rolls blue 5
chance: roll black 6
    Mira rolls black 6
chance: roll yellow 6
    Mira rolls yellow 6
    Actions: Mira 5
1: move d10
    Mira goes to d10
    Mira is touched by Sanakht
1: move e10
    Mira goes to e10
1: end
chance: walk 3
    The mummies walk 3: Initkaes a7 a6 a5, Sanakht c10 b10 a10, Imhotep f7 f8 f9
chance: fall 29
    Block 29 falls on b8
    Round 14: Anselm keeps the dice
1: discard sand 3
    Mira discards a sand treasure worth 3
1: done
chance: roll green 5
    Anselm rolls green 5
chance: roll red 1
    Anselm rolls red 1
chance: roll blue 6
    Anselm rolls blue 6
chance: roll black 1
    Anselm rolls black 1
chance: roll yellow 1
    Anselm rolls yellow 1
    Actions: Mira 2
1: end
chance: walk 3
    The mummies walk 3: Initkaes a6 a7 a8, Sanakht b10 c10 d10, Imhotep f10 f9 f8
chance: fall 8
    Block 8 falls on e2
    Round 15: Noor keeps the dice
1: done
chance: roll green 4
    Noor rolls green 4
chance: roll red 3
    Noor rolls red 3
chance: roll blue 2
    Noor rolls blue 2
chance: roll black 5
    Noor rolls black 5
chance: roll yellow 2
    Noor rolls yellow 2
    Actions: Mira 3
1: open horus-3
chance: reveal horus 7
    Mira opens horus-3 and finds a Horus treasure worth 7
1: move f10
    Mira goes to f10
1: undo
    Mira takes a step back
1: move e9
    Mira goes to e9
1: move e8
    Mira goes to e8
chance: walk 2
    The mummies walk 2: Initkaes a9 a10, Sanakht e10 f10, Imhotep f7 f6
chance: fall 24
    Block 24 falls on e6
    Mira is trapped for ever
    Anselm has brought nothing out
    Noor has brought nothing out
    The game is over: the blocks have closed the way out for everyone still inside
--- seat 1 sees {"agenda": [], "asked": 0, "attempt": null, "blocks": [1, 8, 10, 11, 15, 16, 17, 20, 24, 25, 26, 27, 29, 31, 33], "decks": {"rubble": 17, "sand": 13, "water": 18}, "dice": [4, 3, 2, 5, 2], "ending": "sealed", "fresh": null, "grave": null, "idols": [{"die": "green", "god": "sobek", "needs": [1, 2, 3], "value": 6}, {"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 2, "mummies": [{"facing": "south", "lying": false, "mummy": "initkaes", "space": "a10", "stretch": "anubis"}, {"facing": "west", "lying": false, "mummy": "sanakht", "space": "f10", "stretch": "horus"}, {"facing": "south", "lying": false, "mummy": "imhotep", "space": "f6", "stretch": "thoth"}], "omen": {"aside": null, "returned": null, "seer": null, "state": "none"}, "options": {"foresight": "own_turn", "mummies": "standard", "secrecy": "total", "starts": "apart", "staying": "no_step", "thirteenth": "before_draw"}, "packed": false, "phase": "block", "pile": {"horus 5": 1, "sand 2": 1, "sand 3": 2, "satchel 2": 1}, "players": [{"actions": 0, "adventurer": "ardila", "cards": {"scorpion": 2}, "chests": {}, "equipment": {}, "fate": "trapped", "hidden": {"sand": 2}, "idols": [], "level": 3, "load": 5, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {"mummy": 3}}, {"actions": 0, "adventurer": "rice", "cards": {}, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}, {"actions": 0, "adventurer": "wahab", "cards": {}, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 0, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {}}], "round": 15, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "closed"}, {"card": null, "sarcophagus": "anubis-4", "state": "closed"}, {"card": null, "sarcophagus": "anubis-5", "state": "closed"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "closed"}, {"card": "thoth 5", "sarcophagus": "thoth-5", "state": "open"}, {"card": null, "sarcophagus": "horus-1", "state": "closed"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": "horus 7", "sarcophagus": "horus-3", "state": "open"}, {"card": null, "sarcophagus": "horus-4", "state": "empty"}], "task": "over", "turn": 2, "you": 0}
--- scores [(0, 0, 0), (0, 1, 0), (0, 1, 0)], places [3, 1, 1]
