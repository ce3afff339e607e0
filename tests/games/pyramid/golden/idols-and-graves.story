1: choose ardila
    Mira is José Ardila
1: enter b1
    Mira enters by b1
2: choose wahab
    Anselm is Abdel Wahab
2: enter b1
    Anselm enters by b1
3: choose gore
    Noor is David Gore
3: enter b1
    Noor enters by b1
    Round 1: Mira keeps the dice
chance: roll green 6
    Mira rolls green 6
chance: roll red 6
    Mira rolls red 6
chance: roll blue 5
    Mira rolls blue 5
chance: roll black 4
    Mira rolls black 4
chance: roll yellow 3
    Mira rolls yellow 3
    Actions: Mira 5, Anselm 5, Noor 5
1: search
chance: find crowbar
    Mira finds a crowbar
1: search
chance: find satchel 1
    Mira finds a satchel
1: search
chance: find necklace 2
    Mira finds a necklace worth 2
1: pack necklace 2
    Mira puts a rubble card into a satchel
1: move b2
    Mira goes to b2
1: move b3
    Mira goes to b3
1: end
2: move b2
    Anselm goes to b2
2: move b3
    Anselm goes to b3
2: move b4
    Anselm goes to b4
2: move b5
    Anselm goes to b5
2: move b6
    Anselm goes to b6
3: move b2
    Noor goes to b2
3: move b3
    Noor goes to b3
3: move b4
    Noor goes to b4
3: move b5
    Noor goes to b5
3: move b6
    Noor goes to b6
chance: walk 1
    The mummies walk 1: Initkaes a7, Sanakht c10, Imhotep f7
chance: fall 36
    Block 36 falls on e9
    Round 2: Anselm keeps the dice
1: done
chance: roll green 2
    Anselm rolls green 2
chance: roll red 3
    Anselm rolls red 3
chance: roll blue 6
    Anselm rolls blue 6
chance: roll black 6
    Anselm rolls black 6
chance: roll yellow 6
    Anselm rolls yellow 6
    Actions: Mira 5, Anselm 5, Noor 5
2: move b7
    Anselm goes to b7
2: search
chance: find sand 3
    Anselm finds a sand treasure worth 3
2: search
chance: find scorpion
    Anselm finds a scorpion
2: move b8
    Anselm goes to b8
2: move b9
    Anselm goes to b9
3: move b7
    Noor goes to b7
3: shoot initkaes
    Noor shoots: Initkaes falls to the floor
3: move a7
    Noor goes to a7
3: move a8
    Noor goes to a8
3: open anubis-3
chance: reveal anubis 6
    Noor opens anubis-3 and finds an Anubis treasure worth 6
3: take anubis-3
    Noor takes the treasure of anubis-3
1: unpack necklace 2
    Mira takes a rubble card out of a satchel
1: move b4
    Mira goes to b4
1: move b5
    Mira goes to b5
1: move b6
    Mira goes to b6
1: move b7
    Mira goes to b7
1: pack necklace 2
    Mira puts a rubble card into a satchel
1: search
chance: find sand chest
    Mira finds a chest of the sand
1: end
chance: walk 3
    The mummies walk 3: Sanakht b10 a10 b10, Imhotep f8 f9 f10
    Initkaes gets up again
chance: fall 12
    Block 12 falls on e3
    Round 3: Noor keeps the dice
3: done
1: done
2: done
chance: roll green 5
    Noor rolls green 5
chance: roll red 5
    Noor rolls red 5
chance: roll blue 5
    Noor rolls blue 5
chance: roll black 5
    Noor rolls black 5
chance: roll yellow 5
    Noor rolls yellow 5
    Actions: Mira 5, Anselm 5, Noor 5
3: move a9
    Noor goes to a9
3: move a10
    Noor goes to a10
3: open horus-1
chance: reveal horus 8
    Noor opens horus-1 and finds a Horus treasure worth 8
3: open anubis-5
chance: reveal anubis 4
    Noor opens anubis-5 and finds an Anubis treasure worth 4
3: take horus-1
    Noor takes the treasure of horus-1
1: move a7
    Mira goes to a7
    Mira is touched by Initkaes
1: pick sobek
    Mira picks the lock of Sobek
chance: roll green 1
    Mira rolls green 1
chance: roll red 2
    Mira rolls red 2
chance: roll blue 5
    Mira rolls blue 5
chance: roll black 5
    Mira rolls black 5
chance: roll yellow 6
    Mira rolls yellow 6
    Mira still needs 3
1: decline
    Mira declines
1: lift 5
1: lift 6
1: lift 5
1: throw
    Mira rolls 3 dice again
chance: roll blue 4
    Mira rolls blue 4
chance: roll black 4
    Mira rolls black 4
chance: roll yellow 6
    Mira rolls yellow 6
    Mira still needs 3
1: crowbar
    Mira opens the lock with a crowbar
    Mira takes the idol of Sobek and is cursed
1: move b7
    Mira goes to b7
1: end
2: move a9
    Anselm goes to a9
2: read anubis-4
    Anselm reads the inscription of anubis-4
chance: see anubis 7
    Anselm knows what is in anubis-4: an Anubis treasure worth 7
--- seat 2 sees {"agenda": [], "asked": 1, "attempt": null, "blocks": [12, 36], "decks": {"rubble": 15, "sand": 15, "water": 18}, "dice": [1, 2, 4, 4, 6], "ending": "", "fresh": null, "grave": null, "idols": [{"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 2, "mummies": [{"facing": "south", "lying": false, "mummy": "initkaes", "space": "a7", "stretch": "anubis"}, {"facing": "east", "lying": false, "mummy": "sanakht", "space": "b10", "stretch": "horus"}, {"facing": "south", "lying": false, "mummy": "imhotep", "space": "f10", "stretch": "thoth"}], "omen": {"aside": null, "returned": null, "seer": null, "state": "none"}, "options": {"foresight": "own_turn", "mummies": "standard", "secrecy": "shown", "starts": "apart", "staying": "no_step", "thirteenth": "before_draw"}, "packed": false, "phase": "actions", "pile": {"crowbar": 1}, "players": [{"actions": 0, "adventurer": "ardila", "cards": null, "chests": {}, "equipment": {"satchel 1": 1}, "fate": "inside", "hidden": {"sand": 1}, "idols": ["sobek"], "level": 2, "load": 4, "packed": null, "prised": 0, "satchels": {"satchel 1": ["rubble"]}, "space": "b7", "used": false, "wounds": {"mummy": 1}}, {"actions": 4, "adventurer": "wahab", "cards": {"sand 3": 1}, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {"sand": 1}, "idols": [], "level": 2, "load": 2, "packed": {}, "prised": 0, "satchels": {}, "space": "a9", "used": true, "wounds": {"scorpion": 1}}, {"actions": 0, "adventurer": "gore", "cards": null, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {"anubis": 1, "horus": 1}, "idols": [], "level": 2, "load": 2, "packed": null, "prised": 0, "satchels": {}, "space": "a10", "used": true, "wounds": {}}], "round": 3, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "empty"}, {"card": "anubis 7", "sarcophagus": "anubis-4", "state": "read"}, {"card": "anubis 4", "sarcophagus": "anubis-5", "state": "open"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "closed"}, {"card": null, "sarcophagus": "thoth-5", "state": "closed"}, {"card": null, "sarcophagus": "horus-1", "state": "empty"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": null, "sarcophagus": "horus-3", "state": "closed"}, {"card": null, "sarcophagus": "horus-4", "state": "closed"}], "task": "act", "turn": 1, "you": 1}
--- scores [(0, 0, 0), (0, 0, 0), (0, 0, 0)], places [1, 1, 1]
2: open anubis-4
chance: reveal anubis 7
    Anselm opens anubis-4 and finds an Anubis treasure worth 7
2: take anubis-4
    Anselm takes the treasure of anubis-4
2: move b9
    Anselm goes to b9
2: move c9
    Anselm goes to c9
chance: walk 0
    The mummies do not move
chance: fall 30
    Block 30 falls on c8
    Round 4: Mira keeps the dice
1: discard necklace 2
    Mira discards a necklace worth 2 from a satchel
1: done
2: done
3: done
chance: roll green 3
    Mira rolls green 3
chance: roll red 3
    Mira rolls red 3
chance: roll blue 3
    Mira rolls blue 3
chance: roll black 3
    Mira rolls black 3
chance: roll yellow 3
    Mira rolls yellow 3
    Actions: Mira 4, Anselm 5, Noor 5
1: pack sand chest
    Mira puts a sand card into a satchel
1: move c7
    Mira goes to c7
1: move d7
    Mira goes to d7
1: move e7
    Mira goes to e7
1: move f7
    Mira goes to f7
1: end
2: move d9
    Anselm goes to d9
2: move d8
    Anselm goes to d8
2: move d7
    Anselm goes to d7
2: move d6
    Anselm goes to d6
2: move d5
    Anselm goes to d5
3: move b10
    Noor goes to b10
    Noor is touched by Sanakht
3: move c10
    Noor goes to c10
3: pick horus
    Noor picks the lock of Horus
chance: roll green 1
    Noor rolls green 1
chance: roll red 2
    Noor rolls red 2
chance: roll blue 3
    Noor rolls blue 3
chance: roll black 4
    Noor rolls black 4
chance: roll yellow 5
    Noor rolls yellow 5
    Noor takes the idol of Horus and is cursed
chance: fall 31
    Block 31 falls on d8
3: move b10
    Noor goes to b10
    Noor is touched by Sanakht
3: move b9
    Noor goes to b9
chance: walk 1
    The mummies walk 1: Initkaes a6, Sanakht c10, Imhotep f9
chance: fall 34
    Block 34 falls on c9
    Round 5: Anselm keeps the dice
2: done
3: done
1: done
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
    Actions: Mira 4, Anselm 5, Noor 4
2: move d4
    Anselm goes to d4
2: move d3
    Anselm goes to d3
2: move d2
    Anselm goes to d2
2: move d1
    Anselm goes to d1
2: leave
    Anselm leaves the pyramid
3: move b8
    Noor goes to b8
3: move b7
    Noor goes to b7
3: move b6
    Noor goes to b6
3: move b5
    Noor goes to b5
1: pick hededet
    Mira picks the lock of Hededet
chance: roll green 1
    Mira rolls green 1
chance: roll red 2
    Mira rolls red 2
chance: roll blue 6
    Mira rolls blue 6
chance: roll black 6
    Mira rolls black 6
chance: roll yellow 6
    Mira rolls yellow 6
    Mira still needs 3
1: lockpick
    Mira opens the lock with the lockpick
    Mira takes the idol of Hededet and is cursed
1: move e7
    Mira goes to e7
1: move e6
    Mira goes to e6
1: end
chance: walk 0
    The mummies do not move
chance: fall 2
    Block 2 falls on c1
    Round 6: Noor keeps the dice
3: done
1: discard hededet idol
    Mira discards the idol of Hededet
1: done
chance: roll green 6
    Noor rolls green 6
chance: roll red 6
    Noor rolls red 6
chance: roll blue 6
    Noor rolls blue 6
chance: roll black 6
    Noor rolls black 6
chance: roll yellow 6
    Noor rolls yellow 6
    Actions: Mira 4, Noor 4
3: move b4
    Noor goes to b4
3: move b3
    Noor goes to b3
3: move b2
    Noor goes to b2
3: move b1
    Noor goes to b1
1: move e5
    Mira goes to e5
1: move e4
    Mira goes to e4
1: move d4
    Mira goes to d4
1: move d3
    Mira goes to d3
1: end
chance: walk 2
    The mummies walk 2: Initkaes a5 a6, Sanakht d10 e10, Imhotep f8 f7
chance: fall 20
    Block 20 falls on e5
    Round 7: Mira keeps the dice
1: done
3: done
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
    Actions: Mira 4, Noor 4
1: move d2
    Mira goes to d2
1: move d1
    Mira goes to d1
1: leave
    Mira leaves the pyramid with sand chest
chance: chest 5
    Mira opens a chest worth 5
3: leave
    Noor leaves the pyramid
    Mira shows the idol of Sobek, a chest of the sand, worth 12 in all
    Anselm shows a sand treasure worth 3, an Anubis treasure worth 7, worth 13 in all
    Noor shows the idol of Horus, an Anubis treasure worth 6, a Horus treasure worth 8, worth 27 in all
    The game is over: no adventurer is left inside
--- seat 1 sees {"agenda": [], "asked": 2, "attempt": null, "blocks": [2, 12, 20, 30, 31, 34, 36], "decks": {"rubble": 15, "sand": 15, "water": 18}, "dice": [6, 6, 6, 6, 6], "ending": "all out", "fresh": null, "grave": null, "idols": [{"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}], "keeper": 0, "mummies": [{"facing": "north", "lying": false, "mummy": "initkaes", "space": "a6", "stretch": "anubis"}, {"facing": "east", "lying": false, "mummy": "sanakht", "space": "e10", "stretch": "horus"}, {"facing": "south", "lying": false, "mummy": "imhotep", "space": "f7", "stretch": "thoth"}], "omen": {"aside": null, "returned": null, "seer": null, "state": "none"}, "options": {"foresight": "own_turn", "mummies": "standard", "secrecy": "shown", "starts": "apart", "staying": "no_step", "thirteenth": "before_draw"}, "packed": false, "phase": "actions", "pile": {"crowbar": 1, "hededet idol": 1, "necklace 2": 1}, "players": [{"actions": 0, "adventurer": "ardila", "cards": {}, "chests": {}, "equipment": {"satchel 1": 1}, "fate": "out", "hidden": {}, "idols": ["sobek"], "level": 2, "load": 3, "packed": {"satchel 1": ["sand chest"]}, "prised": 5, "satchels": {"satchel 1": ["sand chest"]}, "space": null, "used": true, "wounds": {"mummy": 1}}, {"actions": 0, "adventurer": "wahab", "cards": {"anubis 7": 1, "sand 3": 1}, "chests": {}, "equipment": {}, "fate": "out", "hidden": {"anubis": 1, "sand": 1}, "idols": [], "level": 2, "load": 3, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": true, "wounds": {"scorpion": 1}}, {"actions": 0, "adventurer": "gore", "cards": {"anubis 6": 1, "horus 8": 1}, "chests": {}, "equipment": {}, "fate": "out", "hidden": {"anubis": 1, "horus": 1}, "idols": ["horus"], "level": 3, "load": 5, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": true, "wounds": {"mummy": 2}}], "round": 7, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "empty"}, {"card": null, "sarcophagus": "anubis-4", "state": "empty"}, {"card": "anubis 4", "sarcophagus": "anubis-5", "state": "open"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "closed"}, {"card": null, "sarcophagus": "thoth-5", "state": "closed"}, {"card": null, "sarcophagus": "horus-1", "state": "empty"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": null, "sarcophagus": "horus-3", "state": "closed"}, {"card": null, "sarcophagus": "horus-4", "state": "closed"}], "task": "over", "turn": 2, "you": 0}
--- scores [(12, 1, 0), (13, 1, 0), (27, 1, 1)], places [3, 2, 1]
