1: choose rasputin
    Mira is Rasputin
1: enter c1
    Mira enters by c1
2: choose gore
    Anselm is David Gore
2: enter b1
    Anselm enters by b1
    Round 1: Mira keeps the dice
1: decline
    Mira declines
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
1: search
chance: find satchel 1
    Mira finds a satchel
1: search
chance: find antidote
    Mira finds an antidote
1: search
chance: find medikit
    Mira finds a medikit
1: search
chance: find crowbar
    Mira finds a crowbar
1: search
chance: find udjat
    Mira finds an udjat
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
chance: walk 1
    The mummies walk 1: Initkaes a7, Sanakht d10, Imhotep f8
1: decline
    Mira declines
chance: fall 34
    Block 34 falls on c9
    Round 2: Anselm keeps the dice
1: clairvoyance
    Mira looks at a block with clairvoyance
chance: see block 32
    Mira sees block 32
1: keep
    Mira sets that block aside: it will fall
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
    Actions: Mira 5, Anselm 5
2: move b7
    Anselm goes to b7
2: move a7
    Anselm goes to a7
    Anselm is touched by Initkaes
2: end
1: search
chance: find necklace 1
    Mira finds a necklace worth 1
1: search
chance: find antidote
    Mira finds an antidote
1: search
chance: find medikit
    Mira finds a medikit
1: search
chance: find snake
    Mira finds a snake
1: search
chance: find snake
    Mira finds a snake
1: end
chance: walk 0
    The mummies do not move
chance: fall 32
    Block 32 falls on e8
    Round 3: Mira keeps the dice
    Anselm is touched by Initkaes
1: decline
    Mira declines
1: done
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
1: search
chance: find snake
    Mira finds a snake
1: search
chance: find satchel 2
    Mira finds a satchel
1: search
chance: find necklace 2
    Mira finds a necklace worth 2
1: pack necklace 2
    Mira puts a rubble card into a satchel
1: search
chance: find crowbar
    Mira finds a crowbar
1: discard crowbar
    Mira discards a crowbar
1: search
chance: find necklace 1
    Mira finds a necklace worth 1
1: pack necklace 1
    Mira puts a rubble card into a satchel
1: end
2: end
chance: walk 0
    The mummies do not move
1: decline
    Mira declines
chance: fall 35
    Block 35 falls on d9
    Round 4: Anselm keeps the dice
    Anselm is touched by Initkaes
1: decline
    Mira declines
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
    Actions: Mira 5, Anselm 5
2: move b7
    Anselm goes to b7
2: move b6
    Anselm goes to b6
2: move b5
    Anselm goes to b5
2: move b4
    Anselm goes to b4
2: move b3
    Anselm goes to b3
1: leave
    Mira leaves the pyramid
chance: walk 0
    The mummies do not move
chance: fall 31
    Block 31 falls on d8
    Round 5: Mira keeps the dice
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
    Actions: Anselm 5
2: move b2
    Anselm goes to b2
--- seat 2 sees {"agenda": [], "asked": 1, "attempt": null, "blocks": [31, 32, 34, 35], "decks": {"rubble": 3, "sand": 18, "water": 18}, "dice": [6, 6, 6, 6, 6], "ending": "", "fresh": null, "grave": null, "idols": [{"die": "green", "god": "sobek", "needs": [1, 2, 3], "value": 6}, {"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 0, "mummies": [{"facing": "south", "lying": false, "mummy": "initkaes", "space": "a7", "stretch": "anubis"}, {"facing": "east", "lying": false, "mummy": "sanakht", "space": "d10", "stretch": "horus"}, {"facing": "north", "lying": false, "mummy": "imhotep", "space": "f8", "stretch": "thoth"}], "omen": {"aside": null, "returned": null, "seer": null, "state": "none"}, "options": {"foresight": "any_moment", "mummies": "standard", "secrecy": "shown", "starts": "crossing", "staying": "each_round", "thirteenth": "after_draw"}, "packed": false, "phase": "actions", "pile": {"crowbar": 1}, "players": [{"actions": 0, "adventurer": "rasputin", "cards": null, "chests": {}, "equipment": {"antidote": 2, "crowbar": 1, "medikit": 2, "satchel 1": 1, "satchel 2": 1, "udjat": 1}, "fate": "out", "hidden": {"rubble": 1}, "idols": [], "level": 5, "load": 12, "packed": null, "prised": 0, "satchels": {"satchel 1": ["rubble", "rubble"], "satchel 2": []}, "space": null, "used": true, "wounds": {"snake": 3}}, {"actions": 4, "adventurer": "gore", "cards": {}, "chests": {}, "equipment": {}, "fate": "inside", "hidden": {}, "idols": [], "level": 2, "load": 3, "packed": {}, "prised": 0, "satchels": {}, "space": "b2", "used": false, "wounds": {"mummy": 3}}], "round": 5, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "closed"}, {"card": null, "sarcophagus": "anubis-4", "state": "closed"}, {"card": null, "sarcophagus": "anubis-5", "state": "closed"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "closed"}, {"card": null, "sarcophagus": "thoth-5", "state": "closed"}, {"card": null, "sarcophagus": "horus-1", "state": "closed"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": null, "sarcophagus": "horus-3", "state": "closed"}, {"card": null, "sarcophagus": "horus-4", "state": "closed"}], "task": "act", "turn": 1, "you": 1}
--- scores [(4, 1, 0), (0, 0, 0)], places [1, 2]
2: move b1
    Anselm goes to b1
2: leave
    Anselm leaves the pyramid
    Mira shows a necklace worth 1, a necklace worth 2, a necklace worth 1, worth 4 in all
    Anselm has brought nothing out
    The game is over: no adventurer is left inside
--- seat 1 sees {"agenda": [], "asked": 1, "attempt": null, "blocks": [31, 32, 34, 35], "decks": {"rubble": 3, "sand": 18, "water": 18}, "dice": [6, 6, 6, 6, 6], "ending": "all out", "fresh": null, "grave": null, "idols": [{"die": "green", "god": "sobek", "needs": [1, 2, 3], "value": 6}, {"die": "red", "god": "hededet", "needs": [1, 2, 3], "value": 6}, {"die": "blue", "god": "thoth", "needs": [1, 2, 3, 4], "value": 8}, {"die": "black", "god": "anubis", "needs": [1, 2, 3, 4], "value": 8}, {"die": "yellow", "god": "horus", "needs": [1, 2, 3, 4, 5], "value": 10}], "keeper": 0, "mummies": [{"facing": "south", "lying": false, "mummy": "initkaes", "space": "a7", "stretch": "anubis"}, {"facing": "east", "lying": false, "mummy": "sanakht", "space": "d10", "stretch": "horus"}, {"facing": "north", "lying": false, "mummy": "imhotep", "space": "f8", "stretch": "thoth"}], "omen": {"aside": null, "returned": null, "seer": null, "state": "none"}, "options": {"foresight": "any_moment", "mummies": "standard", "secrecy": "shown", "starts": "crossing", "staying": "each_round", "thirteenth": "after_draw"}, "packed": false, "phase": "actions", "pile": {"crowbar": 1}, "players": [{"actions": 0, "adventurer": "rasputin", "cards": {"necklace 1": 1}, "chests": {}, "equipment": {"antidote": 2, "crowbar": 1, "medikit": 2, "satchel 1": 1, "satchel 2": 1, "udjat": 1}, "fate": "out", "hidden": {"rubble": 1}, "idols": [], "level": 5, "load": 12, "packed": {"satchel 1": ["necklace 2", "necklace 1"], "satchel 2": []}, "prised": 0, "satchels": {"satchel 1": ["rubble", "rubble"], "satchel 2": []}, "space": null, "used": true, "wounds": {"snake": 3}}, {"actions": 0, "adventurer": "gore", "cards": {}, "chests": {}, "equipment": {}, "fate": "out", "hidden": {}, "idols": [], "level": 2, "load": 3, "packed": {}, "prised": 0, "satchels": {}, "space": null, "used": false, "wounds": {"mummy": 3}}], "round": 5, "sarcophagi": [{"card": null, "sarcophagus": "anubis-1", "state": "closed"}, {"card": null, "sarcophagus": "anubis-2", "state": "closed"}, {"card": null, "sarcophagus": "anubis-3", "state": "closed"}, {"card": null, "sarcophagus": "anubis-4", "state": "closed"}, {"card": null, "sarcophagus": "anubis-5", "state": "closed"}, {"card": null, "sarcophagus": "thoth-1", "state": "closed"}, {"card": null, "sarcophagus": "thoth-2", "state": "closed"}, {"card": null, "sarcophagus": "thoth-3", "state": "closed"}, {"card": null, "sarcophagus": "thoth-4", "state": "closed"}, {"card": null, "sarcophagus": "thoth-5", "state": "closed"}, {"card": null, "sarcophagus": "horus-1", "state": "closed"}, {"card": null, "sarcophagus": "horus-2", "state": "closed"}, {"card": null, "sarcophagus": "horus-3", "state": "closed"}, {"card": null, "sarcophagus": "horus-4", "state": "closed"}], "task": "over", "turn": 1, "you": 0}
--- scores [(4, 1, 0), (0, 1, 0)], places [1, 2]
