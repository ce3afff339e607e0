1: choose gore
    Mira is David Gore
1: enter b1
    Mira enters by b1
2: choose rasputin
    Anselm is Rasputin
2: enter c1
    Anselm enters by c1
    Round 1: Mira keeps the dice
chance: roll green 6
    Mira rolls green 6
chance: roll red 6
    Mira rolls red 6
chance: roll blue 6
    Mira rolls blue 6
chance: roll black 6
    Mira rolls black 6
chance: roll yellow 6
    Mira rolls yellow 6
    Actions: Mira 5, Anselm 5
1: move b2
    Mira goes to b2
1: move b3
    Mira goes to b3
1: move b4
    Mira goes to b4
1: move b5
    Mira goes to b5
1: move b6
    Mira goes to b6
2: search
chance: find medikit
    Anselm finds a medikit
2: search
chance: find udjat
    Anselm finds an udjat
2: search
chance: find udjat
    Anselm finds an udjat
2: end
chance: walk 5
    The mummies walk 5: Initkaes a9 a8 a7 a6 a5, Sanakht e10 d10 c10 b10 a10, Imhotep f9 f10 f9 f8 f7
2: decline
    Anselm declines
chance: fall 1
    Block 1 falls on b1
    Round 2: Anselm keeps the dice
2: done
chance: roll green 6
    Anselm rolls green 6
chance: roll red 6
    Anselm rolls red 6
chance: roll blue 6
    Anselm rolls blue 6
chance: roll black 6
    Anselm rolls black 6
chance: roll yellow 6
    Anselm rolls yellow 6
    Actions: Mira 5, Anselm 5
2: end
1: move b7
    Mira goes to b7
1: move a7
    Mira goes to a7
1: move a6
    Mira goes to a6
1: move a7
    Mira goes to a7
1: move a6
    Mira goes to a6
1: end
chance: walk 4
    The mummies walk 4: Initkaes a6 a7 a8 a9, Sanakht b10 c10 d10 e10, Imhotep f6 f5 f6 f7
    Mira is touched by Initkaes
2: decline
    Anselm declines
chance: fall 36
    Block 36 falls on e9
    Round 3: Mira keeps the dice
2: done
chance: roll green 6
    Mira rolls green 6
chance: roll red 6
    Mira rolls red 6
chance: roll blue 6
    Mira rolls blue 6
chance: roll black 6
    Mira rolls black 6
chance: roll yellow 6
    Mira rolls yellow 6
    Actions: Mira 5, Anselm 5
1: move a5
    Mira goes to a5
1: move a6
    Mira goes to a6
1: move a5
    Mira goes to a5
1: move a6
    Mira goes to a6
1: move a5
    Mira goes to a5
2: end
chance: walk 0
    The mummies do not move
2: decline
    Anselm declines
chance: fall 35
    Block 35 falls on d9
    Round 4: Anselm keeps the dice
2: done
chance: roll green 6
    Anselm rolls green 6
chance: roll red 6
    Anselm rolls red 6
chance: roll blue 6
    Anselm rolls blue 6
chance: roll black 6
    Anselm rolls black 6
chance: roll yellow 6
    Anselm rolls yellow 6
    Actions: Mira 5, Anselm 5
2: end
1: move a6
    Mira goes to a6
1: move a5
    Mira goes to a5
1: move a6
    Mira goes to a6
1: move a5
    Mira goes to a5
1: move a6
    Mira goes to a6
chance: walk 5
    The mummies walk 5: Initkaes a10 a9 a8 a7 a6, Sanakht f10 e10 d10 c10 b10, Imhotep f8 f9 f10 f9 f8
    Mira is touched by Initkaes
2: decline
    Anselm declines
chance: fall 28
    Block 28 falls on e7
    Round 5: Mira keeps the dice
2: done
chance: roll green 6
    Mira rolls green 6
chance: roll red 6
    Mira rolls red 6
chance: roll blue 6
    Mira rolls blue 6
chance: roll black 6
    Mira rolls black 6
chance: roll yellow 6
    Mira rolls yellow 6
    Actions: Mira 5, Anselm 5
1: move a5
    Mira goes to a5
1: move a6
    Mira goes to a6
    Mira is touched by Initkaes
1: move a5
    Mira goes to a5
1: move a6
    Mira goes to a6
    Mira is touched by Initkaes
1: move a5
    Mira goes to a5
1: end
2: end
chance: walk 1
    The mummies walk 1: Initkaes a5, Sanakht a10, Imhotep f7
    Mira is touched by Initkaes
2: decline
    Anselm declines
chance: fall 24
    Block 24 falls on e6
    Round 6: Anselm keeps the dice
2: done
chance: roll green 6
    Anselm rolls green 6
chance: roll red 6
    Anselm rolls red 6
chance: roll blue 6
    Anselm rolls blue 6
chance: roll black 6
    Anselm rolls black 6
chance: roll yellow 6
    Anselm rolls yellow 6
    Actions: Mira 5, Anselm 5
2: end
1: move a6
    Mira goes to a6
1: move a5
    Mira goes to a5
    Mira is touched by Initkaes
1: move a6
    Mira goes to a6
1: move a5
    Mira goes to a5
    Mira is touched by Initkaes
1: move a6
    Mira goes to a6
1: end
chance: walk 4
    The mummies walk 4: Initkaes a6 a7 a8 a9, Sanakht b10 c10 d10 e10, Imhotep f6 f5 f6 f7
    Mira is touched by Initkaes
--- seat 2 sees {"agenda": [], "asked": 1, "attempt": null, "blocks": [1, 24, 28, 35, 36], "decks": {"rubble": 15, "sand": 18, "water": 18}, "dice": [6, 6, 6, 6, 6], "ending": "", "fresh": null, "grave": null, "idols": [{"die": "green", "god": "sobek", "needs": [1, 2, 3], "value": 6}, {"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 1, "mummies": [{"facing": "north", "lying": false, "mummy": "initkaes", "space": "a9", "stretch": "anubis"}, {"facing": "east", "lying": false, "mummy": "sanakht", "space": "e10", "stretch": "horus"}, {"facing": "north", "lying": false, "mummy": "imhotep", "space": "f7", "stretch": "thoth"}], "omen": {"aside": null, "returned": null, "seer": null, "state": "none"}, "options": {"foresight": "own_turn", "mummies": "alternative", "secrecy": "shown", "starts": "apart", "staying": "no_step", "thirteenth": "before_draw"}, "packed": false, "phase": "omen", "pile": {}, "players": [{"actions": 0, "adventurer": "gore", "cards": null, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {}, "idols": [], "level": 3, "load": 8, "packed": null, "prised": 0, "satchels": {}, "space": "a6", "used": false, "wounds": {"mummy": 8}}, {"actions": 0, "adventurer": "rasputin", "cards": {}, "chests": {}, "equipment": {"medikit": 1, "udjat": 2}, "fate": "inside", "hidden": {}, "idols": [], "level": 2, "load": 3, "packed": {}, "prised": 0, "satchels": {}, "space": "c1", "used": false, "wounds": {}}], "round": 6, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "closed"}, {"card": null, "sarcophagus": "anubis-4", "state": "closed"}, {"card": null, "sarcophagus": "anubis-5", "state": "closed"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "closed"}, {"card": null, "sarcophagus": "thoth-5", "state": "closed"}, {"card": null, "sarcophagus": "horus-1", "state": "closed"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": null, "sarcophagus": "horus-3", "state": "closed"}, {"card": null, "sarcophagus": "horus-4", "state": "closed"}], "task": "foresee", "turn": 1, "you": 1}
--- scores [(0, 0, 0), (0, 0, 0)], places [1, 1]
2: decline
    Anselm declines
chance: fall 20
    Block 20 falls on e5
    Round 7: Mira keeps the dice
2: done
chance: roll green 6
    Mira rolls green 6
chance: roll red 6
    Mira rolls red 6
chance: roll blue 6
    Mira rolls blue 6
chance: roll black 6
    Mira rolls black 6
chance: roll yellow 6
    Mira rolls yellow 6
    Actions: Mira 5, Anselm 5
1: move a5
    Mira goes to a5
1: move a6
    Mira goes to a6
1: move a5
    Mira goes to a5
1: move a6
    Mira goes to a6
1: move a5
    Mira goes to a5
2: end
chance: walk 0
    The mummies do not move
2: decline
    Anselm declines
chance: fall 32
    Block 32 falls on e8
    Round 8: Anselm keeps the dice
2: done
chance: roll green 6
    Anselm rolls green 6
chance: roll red 6
    Anselm rolls red 6
chance: roll blue 6
    Anselm rolls blue 6
chance: roll black 6
    Anselm rolls black 6
chance: roll yellow 6
    Anselm rolls yellow 6
    Actions: Mira 5, Anselm 5
2: end
1: move a6
    Mira goes to a6
1: move a5
    Mira goes to a5
1: move a6
    Mira goes to a6
1: move a5
    Mira goes to a5
1: move a6
    Mira goes to a6
chance: walk 5
    The mummies walk 5: Initkaes a10 a9 a8 a7 a6, Sanakht f10 e10 d10 c10 b10, Imhotep f8 f9 f10 f9 f8
    Mira is touched by Initkaes
2: decline
    Anselm declines
chance: fall 4
    Block 4 falls on e1
    Round 9: Mira keeps the dice
2: done
chance: roll green 6
    Mira rolls green 6
chance: roll red 6
    Mira rolls red 6
chance: roll blue 6
    Mira rolls blue 6
chance: roll black 6
    Mira rolls black 6
chance: roll yellow 6
    Mira rolls yellow 6
    Actions: Mira 5, Anselm 5
1: move a5
    Mira goes to a5
1: move a6
    Mira goes to a6
    Mira is touched by Initkaes
1: move a5
    Mira goes to a5
1: move a6
    Mira goes to a6
    Mira is touched by Initkaes
1: move a5
    Mira goes to a5
1: end
2: end
chance: walk 1
    The mummies walk 1: Initkaes a5, Sanakht a10, Imhotep f7
    Mira is touched by Initkaes
2: decline
    Anselm declines
chance: fall 3
    Block 3 falls on d1
    Round 10: Anselm keeps the dice
2: done
chance: roll green 6
    Anselm rolls green 6
chance: roll red 6
    Anselm rolls red 6
chance: roll blue 6
    Anselm rolls blue 6
chance: roll black 6
    Anselm rolls black 6
chance: roll yellow 6
    Anselm rolls yellow 6
    Actions: Mira 5, Anselm 5
2: end
1: move a6
    Mira goes to a6
1: move a7
    Mira goes to a7
1: move b7
    Mira goes to b7
1: end
chance: walk 0
    The mummies do not move
2: decline
    Anselm declines
chance: fall 25
    Block 25 falls on b7
    Mira has no room for another wound
1: jump a7
    Mira jumps to a7
    Round 11: Mira keeps the dice
2: done
chance: roll green 6
    Mira rolls green 6
chance: roll red 6
    Mira rolls red 6
chance: roll blue 6
    Mira rolls blue 6
chance: roll black 6
    Mira rolls black 6
chance: roll yellow 6
    Mira rolls yellow 6
    Actions: Mira 5, Anselm 5
1: move a6
    Mira goes to a6
1: move a5
    Mira goes to a5
    Mira is touched by Initkaes once too often and turns into a mummy
2: udjat
    Anselm looks at a block with an udjat
chance: see block 2
    Anselm sees block 2
2: keep
    Anselm sets that block aside: it will fall
2: end
chance: walk 1
    The mummies walk 1: Initkaes a6, Sanakht b10, Imhotep f6, Gore a6
chance: fall 2
    Block 2 falls on c1
    Anselm is wounded by the block
2: jump c2
    Anselm jumps to c2
    Anselm is trapped for ever
    The game is over: nobody came out, so everybody has lost
--- seat 1 sees {"agenda": [], "asked": 1, "attempt": null, "blocks": [1, 2, 3, 4, 20, 24, 25, 28, 32, 35, 36], "decks": {"rubble": 15, "sand": 18, "water": 18}, "dice": [6, 6, 6, 6, 6], "ending": "all lost", "fresh": null, "grave": null, "idols": [{"die": "green", "god": "sobek", "needs": [1, 2, 3], "value": 6}, {"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 0, "mummies": [{"facing": "north", "lying": false, "mummy": "initkaes", "space": "a6", "stretch": "anubis"}, {"facing": "east", "lying": false, "mummy": "sanakht", "space": "b10", "stretch": "horus"}, {"facing": "south", "lying": false, "mummy": "imhotep", "space": "f6", "stretch": "thoth"}, {"facing": "north", "lying": false, "mummy": "gore", "space": "a6", "stretch": "anubis"}], "omen": {"aside": null, "returned": null, "seer": 1, "state": "past"}, "options": {"foresight": "own_turn", "mummies": "alternative", "secrecy": "shown", "starts": "apart", "staying": "no_step", "thirteenth": "before_draw"}, "packed": false, "phase": "block", "pile": {"udjat": 1}, "players": [{"actions": 0, "adventurer": "gore", "cards": {}, "chests": {}, "equipment": {}, "fate": "mummy", "hidden": {}, "idols": [], "level": 5, "load": 12, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {"mummy": 12}}, {"actions": 0, "adventurer": "rasputin", "cards": null, "chests": {}, "equipment": {"medikit": 1, "udjat": 1}, "fate": "trapped", "hidden": {}, "idols": [], "level": 2, "load": 3, "packed": null, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {"block": 1}}], "round": 11, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "closed"}, {"card": null, "sarcophagus": "anubis-4", "state": "closed"}, {"card": null, "sarcophagus": "anubis-5", "state": "closed"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "closed"}, {"card": null, "sarcophagus": "thoth-5", "state": "closed"}, {"card": null, "sarcophagus": "horus-1", "state": "closed"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": null, "sarcophagus": "horus-3", "state": "closed"}, {"card": null, "sarcophagus": "horus-4", "state": "closed"}], "task": "over", "turn": 0, "you": 0}
--- scores [(0, 0, 0), (0, 0, 0)], places [1, 1]
