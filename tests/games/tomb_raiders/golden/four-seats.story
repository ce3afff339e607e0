chance: stack 3
    Cas's marker goes on top of the stack
chance: stack 1
    Ann's marker goes on top of the stack
chance: stack 2
    Ben's marker goes on top of the stack
chance: stack 4
    Dov's marker goes on top of the stack
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: turn up expertise-crete-2
    Turned up: 2 books on Crete
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay greece
    A card goes face down onto the pile of Greece
chance: turn up expertise-greece-1
    Turned up: 1 book on Greece
chance: lay crete
    A card goes face down onto the pile of Crete
chance: turn up expertise-mesopotamia-1
    Turned up: 1 book on Mesopotamia
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay crete
    A card goes face down onto the pile of Crete
chance: turn up exhibition-3
    Turned up: exhibition 3 (3 Egypt + 2 Greece + 1 Mesopotamia)
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: turn up scientist
    Turned up: a scientist
chance: green next
    The storage is full
4: take 2
    Dov takes 1 book on Greece for 1 week
chance: turn up general-2
    Turned up: 2 books of general knowledge
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
2: take 1
    Ben takes 2 books on Crete for 2 weeks
chance: turn up museum-1
    Turned up: a museum that asks for 2 finds
chance: turn up congress
    Turned up: a congress
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
1: take 3
    Ann takes 1 book on Mesopotamia for 1 week
chance: turn up expertise-crete-3
    Turned up: 3 books on Crete
chance: green next
    The storage is full
3: take 4
    Cas takes a scientist for 1 week
chance: turn up general-2
    Turned up: 2 books of general knowledge
chance: green next
    The storage is full
3: scientist egypt
    Cas plays the scientist in Egypt for 1 week
chance: see egypt-1d
    Only Cas sees the pile of Egypt: Egypt 1
1: take 2
    Ann takes 2 books of general knowledge for 6 weeks
chance: turn up raiders-mesopotamia
    Turned up: the tomb raiders of Mesopotamia
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
4: take 1
    Dov takes a congress for 2 weeks
chance: turn up expertise-egypt-1
    Turned up: 1 book on Egypt
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
3: take 3
    Cas takes 3 books on Crete for 4 weeks
chance: turn up general-1
    Turned up: 1 book of general knowledge
chance: green next
    The storage is full
2: take 1
    Ben takes 1 book on Egypt for 1 week
chance: turn up raiders-greece
    Turned up: the tomb raiders of Greece
chance: green next
    The storage is full
2: take 2
    Ben takes the tomb raiders of Mesopotamia for 3 weeks
chance: turn up exhibition-6
    Turned up: exhibition 6 (3 Greece + 2 Crete + 1 Mesopotamia)
chance: turn up museum-2
    Turned up: a museum that asks for 3 finds
chance: turn up expertise-egypt-1
    Turned up: 1 book on Egypt
chance: green next
    The storage is full
4: take 1
    Dov takes the tomb raiders of Greece for 3 weeks
chance: turn up expertise-egypt-1
    Turned up: 1 book on Egypt
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
4: take 4
    Dov takes 2 books of general knowledge for 6 weeks
chance: turn up raiders-crete
    Turned up: the tomb raiders of Crete
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
2: take 4
    Ben takes the tomb raiders of Crete for 3 weeks
chance: turn up assistant
    Turned up: an assistant
chance: green next
    The storage is full
3: take 1
    Cas takes 1 book on Egypt for 1 week
chance: turn up expertise-crete-1
    Turned up: 1 book on Crete
chance: green next
    The storage is full
3: dig egypt
3: permit general
3: weeks 9
    Cas digs in Egypt for 9 weeks with a general permit: 1 knowledge, 1 card
chance: draw egypt-1d
    Cas finds Egypt 1
1: take 2
    Ann takes 1 book on Egypt for 1 week
chance: turn up expertise-mesopotamia-2
    Turned up: 2 books on Mesopotamia
chance: green next
    The storage is full
1: dig mesopotamia
1: permit general
1: weeks 7
    Ann digs in Mesopotamia for 7 weeks with a general permit: 2 knowledge, 1 card
chance: draw mesopotamia-1a
    Ann finds Mesopotamia 1
2: dig egypt
2: permit general
2: weeks 12
    Ben digs in Egypt for 12 weeks with a general permit: 1 knowledge, 1 card
chance: draw egypt-rubble-e
    Ben digs up rubble in Egypt
4: dig greece
4: permit general
4: weeks 12
    Dov digs in Greece for 12 weeks with a general permit: 2 knowledge, 2 cards
chance: draw greece-6a
    Dov finds Greece 6
chance: draw greece-5b
    Dov finds Greece 5
1: dig mesopotamia
1: weeks 6
    Ann digs in Mesopotamia for 6 weeks with the permit of the region: 2 knowledge, 1 card
chance: draw mesopotamia-rubble-b
    Ann digs up rubble in Mesopotamia
3: dig crete
--- seat 3 sees {"aside": [], "card": null, "deck": 119, "donated": [], "due": 0, "ending": "", "exhibitions": [3, 6], "gifts": 0, "green": true, "hand": [], "helpers": 0, "left": {"assistant": 3, "congress": 6, "excavation": 4, "exhibition-1": 1, "exhibition-2": 1, "exhibition-4": 1, "exhibition-5": 1, "exhibition-7": 1, "exhibition-8": 1, "expertise-crete-1": 3, "expertise-crete-2": 2, "expertise-crete-3": 1, "expertise-egypt-1": 1, "expertise-egypt-2": 3, "expertise-egypt-3": 2, "expertise-greece-1": 3, "expertise-greece-2": 3, "expertise-greece-3": 2, "expertise-mesopotamia-1": 3, "expertise-mesopotamia-2": 2, "expertise-mesopotamia-3": 2, "general-1": 3, "general-2": 2, "museum-3": 1, "museum-4": 1, "raiders-crete": 1, "raiders-egypt": 1, "raiders-greece": 1, "raiders-mesopotamia": 1, "scientist": 3, "thief-crete": 1, "thief-egypt": 1, "thief-greece": 1, "thief-mesopotamia": 1}, "museum": null, "museums": [1, 2], "options": {"assistants": "knowledge", "chart": "inferred", "finds": "points", "thief": "random"}, "permit": "region", "piles": {"crete": {"height": 2, "looked": [], "missing": ["crete-1a", "crete-1b", "crete-1c", "crete-2a", "crete-2b", "crete-2c", "crete-3a", "crete-3b", "crete-3c", "crete-3d", "crete-4a", "crete-4b", "crete-4c", "crete-5a", "crete-rubble-a", "crete-rubble-b", "crete-rubble-c", "crete-rubble-d", "crete-rubble-e", "crete-rubble-f"], "returned": [], "seen": [], "unknown": null}, "egypt": {"height": 1, "looked": [2], "missing": ["egypt-1a", "egypt-1b", "egypt-1c", "egypt-2a", "egypt-2b", "egypt-2c", "egypt-3a", "egypt-3b", "egypt-3c", "egypt-4a", "egypt-4b", "egypt-5a", "egypt-6a", "egypt-rubble-a", "egypt-rubble-b", "egypt-rubble-c", "egypt-rubble-d", "egypt-rubble-f"], "returned": ["egypt-rubble-e"], "seen": ["egypt-rubble-e"], "unknown": 1}, "greece": {"height": 2, "looked": [], "missing": ["greece-1a", "greece-1b", "greece-1c", "greece-1d", "greece-2a", "greece-2b", "greece-2c", "greece-2d", "greece-3a", "greece-3b", "greece-4a", "greece-5a", "greece-rubble-a", "greece-rubble-b", "greece-rubble-c", "greece-rubble-d", "greece-rubble-e", "greece-rubble-f"], "returned": [], "seen": [], "unknown": null}, "mesopotamia": {"height": 1, "looked": [], "missing": ["mesopotamia-1b", "mesopotamia-1c", "mesopotamia-1d", "mesopotamia-1e", "mesopotamia-2a", "mesopotamia-3a", "mesopotamia-3b", "mesopotamia-3c", "mesopotamia-4a", "mesopotamia-4b", "mesopotamia-4c", "mesopotamia-5a", "mesopotamia-5b", "mesopotamia-rubble-a", "mesopotamia-rubble-c", "mesopotamia-rubble-d", "mesopotamia-rubble-e", "mesopotamia-rubble-f"], "returned": ["mesopotamia-rubble-b"], "seen": ["mesopotamia-rubble-b"], "unknown": null}}, "players": [{"congresses": 0, "exhibitions": [], "expertise": {"crete": 0, "egypt": 1, "greece": 0, "mesopotamia": 1}, "finds": ["mesopotamia-1a"], "general": 2, "hand": 0, "museums": [], "permits": {"crete": 1, "egypt": 1, "general": 0, "greece": 1, "mesopotamia": 0}, "points": 2, "week": 21}, {"congresses": 0, "exhibitions": [], "expertise": {"crete": 2, "egypt": 1, "greece": 0, "mesopotamia": 0}, "finds": [], "general": 0, "hand": 2, "museums": [], "permits": {"crete": 1, "egypt": 1, "general": 0, "greece": 1, "mesopotamia": 1}, "points": 1, "week": 21}, {"congresses": 0, "exhibitions": [], "expertise": {"crete": 3, "egypt": 1, "greece": 0, "mesopotamia": 0}, "finds": ["egypt-1d"], "general": 0, "hand": 0, "museums": [], "permits": {"crete": 1, "egypt": 1, "general": 0, "greece": 1, "mesopotamia": 1}, "points": 3, "week": 16}, {"congresses": 1, "exhibitions": [], "expertise": {"crete": 0, "egypt": 0, "greece": 1, "mesopotamia": 0}, "finds": ["greece-5b", "greece-6a"], "general": 2, "hand": 1, "museums": [], "permits": {"crete": 1, "egypt": 1, "general": 0, "greece": 1, "mesopotamia": 1}, "points": 12, "week": 24}], "professors": [null, null, null, null, null], "region": "crete", "row": ["expertise-crete-1", "expertise-mesopotamia-2", "general-1", "assistant"], "stack": [2, 1, 3, 0], "task": "weeks", "turn": 2, "you": 2}
--- scores [(2, -21), (1, -21), (3, -16), (12, -24)], places [3, 4, 2, 1]
3: weeks 5
    Cas digs in Crete for 5 weeks with the permit of the region: 3 knowledge, 1 card
chance: draw crete-3b
    Cas finds Crete 3
3: take 2
    Cas takes 2 books on Mesopotamia for 2 weeks
chance: turn up expertise-crete-2
    Turned up: 2 books on Crete
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
1: take 2
    Ann takes 2 books on Crete for 2 weeks
chance: turn up expertise-mesopotamia-1
    Turned up: 1 book on Mesopotamia
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
2: raiders crete
    Ben plays the tomb raiders in Crete for 4 weeks
chance: see crete-3d
chance: see crete-4c
chance: see crete-4a
chance: see crete-rubble-f
chance: see crete-rubble-b
chance: see crete-1c
chance: see crete-rubble-a
chance: see crete-3c
chance: see crete-1b
    Only Ben sees the pile of Crete: Crete 1, Crete 1, Crete 3, Crete 3, Crete 4, Crete 4, rubble, rubble, rubble
2: keep crete 1
    Ben finds Crete 1
1: take 2
    Ann takes 1 book on Mesopotamia for 1 week
chance: turn up excavation
    Turned up: a general excavation card
chance: green next
    The storage is full
3: take 4
    Cas takes an assistant for 2 weeks
chance: turn up general-2
    Turned up: 2 books of general knowledge
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
1: take 4
    Ann takes 2 books of general knowledge for 6 weeks
chance: turn up exhibition-4
    Turned up: exhibition 4 (3 Egypt + 2 Mesopotamia + 1 Greece)
chance: turn up expertise-egypt-3
    Turned up: 3 books on Egypt
chance: green next
    The storage is full
4: raiders greece
    Dov plays the tomb raiders in Greece for 4 weeks
chance: see greece-rubble-a
chance: see greece-3b
chance: see greece-rubble-e
chance: see greece-2d
chance: see greece-1a
chance: see greece-2c
chance: see greece-rubble-c
    Only Dov sees the pile of Greece: Greece 1, Greece 2, Greece 2, Greece 3, rubble, rubble, rubble
4: keep greece 3
    Dov finds Greece 3
4: undo
    Dov takes a step back
4: keep greece 1
    Dov finds Greece 1
3: take 2
    Cas takes a general excavation card for 3 weeks
chance: turn up excavation
    Turned up: a general excavation card
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
2: take 3
    Ben takes 1 book of general knowledge for 3 weeks
chance: turn up assistant
    Turned up: an assistant
chance: green next
    The storage is full
2: take 3
    Ben takes an assistant for 2 weeks
chance: turn up expertise-mesopotamia-2
    Turned up: 2 books on Mesopotamia
chance: green next
    The storage is full
3: dig mesopotamia
3: permit region
3: assistants 1
3: weeks 9
    Cas digs in Mesopotamia for 9 weeks with the permit of the region and 1 assistant: 3 knowledge, 2 cards
chance: draw mesopotamia-5b
    Cas finds Mesopotamia 5
chance: draw mesopotamia-3c
    Cas finds Mesopotamia 3
4: exhibition 6
    Dov shows exhibition 6 for 9 weeks: 5 points
2: dig crete
2: assistants 0
2: weeks 4
    Ben digs in Crete for 4 weeks with the permit of the region: 3 knowledge, 1 card
chance: draw crete-rubble-f
    Ben digs up rubble in Crete
1: take 2
    Ann takes a general excavation card for 3 weeks
chance: turn up expertise-crete-2
    Turned up: 2 books on Crete
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
1: take 2
    Ann takes 2 books on Crete for 2 weeks
    Ann becomes professor of Crete
    Ann becomes professor of the world
chance: turn up expertise-egypt-1
    Turned up: 1 book on Egypt
chance: green next
    The storage is full
2: dig egypt
2: assistants 1
2: weeks 9
    Ben digs in Egypt for 9 weeks with the permit of the region and 1 assistant: 3 knowledge, 2 cards
chance: draw egypt-4b
    Ben finds Egypt 4
chance: draw egypt-rubble-e
    Ben digs up rubble in Egypt
1: take 3
    Ann takes 2 books on Mesopotamia for 2 weeks
    Ann becomes professor of Mesopotamia
chance: turn up congress
    Turned up: a congress
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: green next
    The storage is full
1: dig egypt
1: permit card
1: weeks 8
    Ann digs in Egypt for 8 weeks with the general excavation card: 2 knowledge, 1 card
chance: draw egypt-2b
    Ann finds Egypt 2
4: museum 1
4: give greece 6
    Dov gives Greece 6 away
4: give greece 1
    Dov gives Greece 1 away
    A museum thanks Dov after 2 weeks: 5 points
3: take 1
    Cas takes 1 book on Crete for 1 week
chance: turn up excavation
    Turned up: a general excavation card
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
3: dig egypt
3: permit card
3: weeks 11
    Cas digs in Egypt for 11 weeks with the general excavation card: 1 knowledge, 1 card
chance: draw egypt-rubble-b
    Cas digs up rubble in Egypt
--- seat 4 sees {"aside": [], "card": null, "deck": 94, "donated": ["greece-1a", "greece-6a"], "due": 0, "ending": "", "exhibitions": [3, 4], "gifts": 0, "green": true, "hand": [], "helpers": 0, "left": {"assistant": 2, "congress": 5, "excavation": 1, "exhibition-1": 1, "exhibition-2": 1, "exhibition-5": 1, "exhibition-7": 1, "exhibition-8": 1, "expertise-crete-1": 3, "expertise-crete-3": 1, "expertise-egypt-2": 3, "expertise-egypt-3": 1, "expertise-greece-1": 3, "expertise-greece-2": 3, "expertise-greece-3": 2, "expertise-mesopotamia-1": 2, "expertise-mesopotamia-2": 1, "expertise-mesopotamia-3": 2, "general-1": 3, "general-2": 1, "museum-3": 1, "museum-4": 1, "raiders-egypt": 1, "raiders-mesopotamia": 1, "scientist": 3, "thief-crete": 1, "thief-egypt": 1, "thief-greece": 1, "thief-mesopotamia": 1}, "museum": null, "museums": [2], "options": {"assistants": "knowledge", "chart": "inferred", "finds": "points", "thief": "random"}, "permit": null, "piles": {"crete": {"height": 2, "looked": [1], "missing": ["crete-1a", "crete-1c", "crete-2a", "crete-2b", "crete-2c", "crete-3a", "crete-3c", "crete-3d", "crete-4a", "crete-4b", "crete-4c", "crete-5a", "crete-rubble-a", "crete-rubble-b", "crete-rubble-c", "crete-rubble-d", "crete-rubble-e"], "returned": ["crete-rubble-f"], "seen": ["crete-rubble-f"], "unknown": null}, "egypt": {"height": 1, "looked": [0, 1, 2, 3], "missing": ["egypt-1a", "egypt-1b", "egypt-1c", "egypt-2a", "egypt-2c", "egypt-3a", "egypt-3b", "egypt-3c", "egypt-4a", "egypt-5a", "egypt-6a", "egypt-rubble-a", "egypt-rubble-c", "egypt-rubble-d", "egypt-rubble-f"], "returned": ["egypt-rubble-b", "egypt-rubble-e"], "seen": ["egypt-rubble-b", "egypt-rubble-e"], "unknown": 1}, "greece": {"height": 2, "looked": [3], "missing": ["greece-1b", "greece-1c", "greece-1d", "greece-2a", "greece-2b", "greece-3a", "greece-4a", "greece-5a", "greece-rubble-b", "greece-rubble-d", "greece-rubble-f"], "returned": [], "seen": ["greece-2c", "greece-2d", "greece-3b", "greece-rubble-a", "greece-rubble-c", "greece-rubble-e"], "unknown": 1}, "mesopotamia": {"height": 1, "looked": [], "missing": ["mesopotamia-1b", "mesopotamia-1c", "mesopotamia-1d", "mesopotamia-1e", "mesopotamia-2a", "mesopotamia-3a", "mesopotamia-3b", "mesopotamia-4a", "mesopotamia-4b", "mesopotamia-4c", "mesopotamia-5a", "mesopotamia-rubble-a", "mesopotamia-rubble-c", "mesopotamia-rubble-d", "mesopotamia-rubble-e", "mesopotamia-rubble-f"], "returned": ["mesopotamia-rubble-b"], "seen": ["mesopotamia-rubble-b"], "unknown": null}}, "players": [{"congresses": 0, "exhibitions": [], "expertise": {"crete": 4, "egypt": 1, "greece": 0, "mesopotamia": 4}, "finds": ["mesopotamia-1a", "egypt-2b"], "general": 4, "hand": 0, "museums": [], "permits": {"crete": 1, "egypt": 1, "general": 0, "greece": 1, "mesopotamia": 0}, "points": 19, "week": 45}, {"congresses": 0, "exhibitions": [], "expertise": {"crete": 2, "egypt": 1, "greece": 0, "mesopotamia": 0}, "finds": ["egypt-4b", "crete-1b"], "general": 1, "hand": 1, "museums": [], "permits": {"crete": 0, "egypt": 0, "general": 0, "greece": 1, "mesopotamia": 1}, "points": 7, "week": 43}, {"congresses": 0, "exhibitions": [], "expertise": {"crete": 4, "egypt": 1, "greece": 0, "mesopotamia": 2}, "finds": ["mesopotamia-3c", "mesopotamia-5b", "egypt-1d", "crete-3b"], "general": 0, "hand": 0, "museums": [], "permits": {"crete": 0, "egypt": 1, "general": 0, "greece": 1, "mesopotamia": 0}, "points": 12, "week": 49}, {"congresses": 1, "exhibitions": [6], "expertise": {"crete": 0, "egypt": 0, "greece": 1, "mesopotamia": 0}, "finds": ["greece-5b"], "general": 2, "hand": 0, "museums": [1], "permits": {"crete": 1, "egypt": 1, "general": 0, "greece": 1, "mesopotamia": 1}, "points": 19, "week": 39}], "professors": [0, null, null, 0, 0], "region": null, "row": ["excavation", "expertise-egypt-1", "congress", "expertise-egypt-3"], "stack": [1, 0, 3, 2], "task": "act", "turn": 3, "you": 3}
--- scores [(19, -45), (7, -43), (12, -49), (19, -39)], places [2, 4, 3, 1]
4: take 3
    Dov takes a congress for 2 weeks
chance: turn up exhibition-7
    Turned up: exhibition 7 (3 Crete + 2 Mesopotamia + 1 Egypt)
chance: turn up expertise-crete-1
    Turned up: 1 book on Crete
chance: green next
    The storage is full
4: dig greece
4: weeks 10
    Dov digs in Greece for 10 weeks with the permit of the region: 2 knowledge, 2 cards
chance: draw greece-3b
    Dov finds Greece 3
chance: draw greece-rubble-c
    Dov digs up rubble in Greece
2: take 4
    Ben takes 3 books on Egypt for 4 weeks
    Ben becomes professor of Egypt
chance: turn up raiders-egypt
    Turned up: the tomb raiders of Egypt
chance: green next
    The storage is full
1: dig egypt
1: weeks 6
    Ann digs in Egypt for 6 weeks with the permit of the region: 2 knowledge, 1 card
chance: draw egypt-rubble-e
    Ann digs up rubble in Egypt
2: take 2
    Ben takes 1 book on Egypt for 1 week
chance: turn up expertise-greece-2
    Turned up: 2 books on Greece
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
2: take 1
    Ben takes a general excavation card for 3 weeks
chance: turn up expertise-egypt-2
    Turned up: 2 books on Egypt
chance: green next
    The storage is full
3: take 1
    Cas takes 2 books on Egypt for 2 weeks
chance: turn up congress
    Turned up: a congress
chance: green next
    The storage is full
3: take 4
    Cas takes the tomb raiders of Egypt for 3 weeks
chance: turn up general-2
    Turned up: 2 books of general knowledge
chance: green next
    The storage is full
2: take 3
    Ben takes 1 book on Crete for 1 week
chance: turn up expertise-greece-1
    Turned up: 1 book on Greece
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: green next
    The storage is full
1: take 4
    Ann takes 2 books of general knowledge for 6 weeks
chance: turn up expertise-greece-2
    Turned up: 2 books on Greece
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: green next
    The storage is full
4: take 2
    Dov takes 2 books on Greece for 2 weeks
chance: turn up scientist
    Turned up: a scientist
chance: green next
    The storage is full
2: take 3
    Ben takes 1 book on Greece for 1 week
chance: turn up general-1
    Turned up: 1 book of general knowledge
chance: green next
    The storage is full
2: dig egypt
2: weeks 1
    Ben digs in Egypt for 1 week with the general excavation card: 6 knowledge, 1 card
chance: draw egypt-4a
    Ben finds Egypt 4
4: take 1
    Dov takes a congress for 2 weeks
chance: turn up assistant
    Turned up: an assistant
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
2: take 4
    Ben takes 2 books on Greece for 2 weeks
chance: turn up congress
    Turned up: a congress
chance: green next
    The storage is full
3: take 1
    Cas takes an assistant for 2 weeks
chance: turn up expertise-egypt-3
    Turned up: 3 books on Egypt
chance: green next
    The storage is full
4: take 2
    Dov takes a scientist for 1 week
chance: turn up expertise-egypt-2
    Turned up: 2 books on Egypt
chance: green next
    The storage is full
4: scientist mesopotamia
    Dov plays the scientist in Mesopotamia for 1 week
chance: see mesopotamia-3b
chance: see mesopotamia-rubble-b
chance: see mesopotamia-1b
chance: see mesopotamia-4c
chance: see mesopotamia-4a
chance: see mesopotamia-3a
    Only Dov sees the pile of Mesopotamia: Mesopotamia 1, Mesopotamia 3, Mesopotamia 3, Mesopotamia 4, Mesopotamia 4, rubble
3: take 1
    Cas takes 3 books on Egypt for 4 weeks
    Cas becomes professor of Egypt
chance: turn up thief-crete
    Turned up: the thief of Crete
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
2: museum 2
2: give crete 1
    Ben gives Crete 1 away
2: give egypt 4
    Ben gives Egypt 4 away
2: give egypt 4
    Ben gives Egypt 4 away
    A museum thanks Ben after 3 weeks: 7 points
4: take 1
    Dov takes the thief of Crete for 1 week
chance: turn up expertise-mesopotamia-3
    Turned up: 3 books on Mesopotamia
chance: green next
    The storage is full
1: take 3
    Ann takes 1 book of general knowledge for 3 weeks
chance: turn up museum-4
    Turned up: a museum that asks for 5 finds
chance: turn up museum-3
    Turned up: a museum that asks for 4 finds
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay greece
    A card goes face down onto the pile of Greece
chance: turn up general-1
    Turned up: 1 book of general knowledge
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: green next
    The storage is full
4: thief crete
    Dov plays the thief in Crete for 1 week
chance: draw crete-3a
    Dov finds Crete 3
4: take 3
    Dov takes 1 book of general knowledge for 3 weeks
--- seat 1 sees {"aside": [], "card": null, "deck": 52, "donated": ["egypt-4a", "egypt-4b", "greece-1a", "greece-6a", "crete-1b"], "due": 0, "ending": "", "exhibitions": [3, 4, 7], "gifts": 0, "green": true, "hand": [], "helpers": 0, "left": {"assistant": 2, "congress": 3, "excavation": 1, "exhibition-1": 1, "exhibition-2": 1, "exhibition-5": 1, "exhibition-8": 1, "expertise-crete-1": 2, "expertise-crete-3": 1, "expertise-egypt-2": 1, "expertise-greece-1": 2, "expertise-greece-2": 1, "expertise-greece-3": 2, "expertise-mesopotamia-1": 2, "expertise-mesopotamia-2": 1, "expertise-mesopotamia-3": 1, "general-1": 1, "raiders-egypt": 1, "raiders-mesopotamia": 1, "scientist": 2, "thief-egypt": 1, "thief-greece": 1, "thief-mesopotamia": 1}, "museum": null, "museums": [3, 4], "options": {"assistants": "knowledge", "chart": "inferred", "finds": "points", "thief": "random"}, "permit": null, "piles": {"crete": {"height": 3, "looked": [1], "missing": ["crete-1a", "crete-1c", "crete-2a", "crete-2b", "crete-2c", "crete-3c", "crete-3d", "crete-4a", "crete-4b", "crete-4c", "crete-5a", "crete-rubble-a", "crete-rubble-b", "crete-rubble-c", "crete-rubble-d", "crete-rubble-e"], "returned": ["crete-rubble-f"], "seen": ["crete-rubble-f"], "unknown": null}, "egypt": {"height": 3, "looked": [0, 1, 2, 3], "missing": ["egypt-1a", "egypt-1b", "egypt-1c", "egypt-2a", "egypt-2c", "egypt-3a", "egypt-3b", "egypt-3c", "egypt-5a", "egypt-6a", "egypt-rubble-a", "egypt-rubble-c", "egypt-rubble-d", "egypt-rubble-f"], "returned": ["egypt-rubble-b", "egypt-rubble-e"], "seen": ["egypt-rubble-b", "egypt-rubble-e"], "unknown": 9}, "greece": {"height": 2, "looked": [3], "missing": ["greece-1b", "greece-1c", "greece-1d", "greece-2a", "greece-2b", "greece-2c", "greece-2d", "greece-3a", "greece-4a", "greece-5a", "greece-rubble-a", "greece-rubble-b", "greece-rubble-d", "greece-rubble-e", "greece-rubble-f"], "returned": ["greece-rubble-c"], "seen": ["greece-rubble-c"], "unknown": null}, "mesopotamia": {"height": 2, "looked": [3], "missing": ["mesopotamia-1b", "mesopotamia-1c", "mesopotamia-1d", "mesopotamia-1e", "mesopotamia-2a", "mesopotamia-3a", "mesopotamia-3b", "mesopotamia-4a", "mesopotamia-4b", "mesopotamia-4c", "mesopotamia-5a", "mesopotamia-rubble-a", "mesopotamia-rubble-c", "mesopotamia-rubble-d", "mesopotamia-rubble-e", "mesopotamia-rubble-f"], "returned": ["mesopotamia-rubble-b"], "seen": ["mesopotamia-rubble-b"], "unknown": null}}, "players": [{"congresses": 0, "exhibitions": [], "expertise": {"crete": 4, "egypt": 1, "greece": 0, "mesopotamia": 4}, "finds": ["mesopotamia-1a", "egypt-2b"], "general": 7, "hand": 0, "museums": [], "permits": {"crete": 1, "egypt": 0, "general": 0, "greece": 1, "mesopotamia": 0}, "points": 18, "week": 60}, {"congresses": 0, "exhibitions": [], "expertise": {"crete": 3, "egypt": 5, "greece": 3, "mesopotamia": 0}, "finds": [], "general": 1, "hand": 1, "museums": [2], "permits": {"crete": 0, "egypt": 0, "general": 0, "greece": 1, "mesopotamia": 1}, "points": 8, "week": 59}, {"congresses": 0, "exhibitions": [], "expertise": {"crete": 4, "egypt": 6, "greece": 0, "mesopotamia": 2}, "finds": ["mesopotamia-3c", "mesopotamia-5b", "egypt-1d", "crete-3b"], "general": 0, "hand": 2, "museums": [], "permits": {"crete": 0, "egypt": 1, "general": 0, "greece": 1, "mesopotamia": 0}, "points": 17, "week": 60}, {"congresses": 3, "exhibitions": [6], "expertise": {"crete": 0, "egypt": 0, "greece": 3, "mesopotamia": 0}, "finds": ["greece-3b", "greece-5b", "crete-3a"], "general": 3, "hand": 0, "museums": [1], "permits": {"crete": 1, "egypt": 1, "general": 0, "greece": 0, "mesopotamia": 1}, "points": 27, "week": 62}], "professors": [0, 2, null, 0, 0], "region": null, "row": ["expertise-mesopotamia-3", "expertise-egypt-2", null, "congress"], "stack": [2, 1, 0, 3], "task": "fill", "turn": 3, "you": 0}
--- scores [(18, -60), (8, -59), (17, -60), (27, -62)], places [2, 4, 3, 1]
chance: turn up exhibition-1
    Turned up: exhibition 1 (3 Mesopotamia + 2 Crete + 1 Egypt)
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay crete
    A card goes face down onto the pile of Crete
chance: turn up exhibition-8
    Turned up: exhibition 8 (3 Crete + 2 Egypt + 1 Greece)
chance: lay greece
    A card goes face down onto the pile of Greece
chance: turn up excavation
    Turned up: a general excavation card
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: green next
    The storage is full
2: take 3
    Ben takes a general excavation card for 3 weeks
chance: turn up scientist
    Turned up: a scientist
chance: green next
    The storage is full
1: take 1
    Ann takes 3 books on Mesopotamia for 4 weeks
chance: turn up general-1
    Turned up: 1 book of general knowledge
chance: green next
    The storage is full
3: museum 3
3: give egypt 1
    Cas gives Egypt 1 away
3: give crete 3
    Cas gives Crete 3 away
3: give mesopotamia 5
    Cas gives Mesopotamia 5 away
3: give mesopotamia 3
    Cas gives Mesopotamia 3 away
    A museum thanks Cas after 3 weeks: 9 points
2: dig crete
2: weeks 10
    Ben digs in Crete for 10 weeks with the general excavation card: 4 knowledge, 3 cards
chance: draw crete-rubble-e
    Ben digs up rubble in Crete
chance: draw crete-2a
    Ben finds Crete 2
chance: draw crete-rubble-a
    Ben digs up rubble in Crete
4: take 4
    Dov takes a congress for 2 weeks
chance: turn up expertise-mesopotamia-1
    Turned up: 1 book on Mesopotamia
chance: green next
    The storage is full
3: take 1
    Cas takes 1 book of general knowledge for 3 weeks
chance: turn up expertise-greece-3
    Turned up: 3 books on Greece
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
4: take 4
    Dov takes 1 book on Mesopotamia for 1 week
chance: turn up exhibition-5
    Turned up: exhibition 5 (3 Greece + 2 Egypt + 1 Crete)
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: turn up expertise-greece-1
    Turned up: 1 book on Greece
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
1: take 4
    Ann takes 1 book on Greece for 1 week
chance: turn up expertise-crete-3
    Turned up: 3 books on Crete
chance: green next
    The storage is full
1: take 2
    Ann takes 2 books on Egypt for 2 weeks
chance: turn up congress
    Turned up: a congress
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: green next
    The storage is full
4: take 2
    Dov takes a congress for 2 weeks
chance: turn up exhibition-2
    Turned up: exhibition 2 (3 Mesopotamia + 2 Greece + 1 Crete)
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: turn up expertise-greece-1
    Turned up: 1 book on Greece
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
3: take 4
    Cas takes 3 books on Crete for 4 weeks
    Cas becomes professor of Crete
chance: turn up thief-greece
    Turned up: the thief of Greece
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
4: take 1
    Dov takes 3 books on Greece for 4 weeks
    Dov becomes professor of Greece
chance: turn up thief-egypt
    Turned up: the thief of Egypt
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
1: take 3
    Ann takes a scientist for 1 week
chance: turn up expertise-crete-1
    Turned up: 1 book on Crete
chance: green next
    The storage is full
1: scientist mesopotamia
    Ann plays the scientist in Mesopotamia for 1 week
chance: see mesopotamia-5a
chance: see mesopotamia-rubble-e
chance: see mesopotamia-1b
chance: see mesopotamia-4a
chance: see mesopotamia-4b
chance: see mesopotamia-1d
chance: see mesopotamia-1c
chance: see mesopotamia-3a
chance: see mesopotamia-rubble-b
chance: see mesopotamia-3b
chance: see mesopotamia-2a
chance: see mesopotamia-rubble-f
chance: see mesopotamia-4c
chance: see mesopotamia-rubble-d
chance: see mesopotamia-rubble-c
    Only Ann sees the pile of Mesopotamia: Mesopotamia 1, Mesopotamia 1, Mesopotamia 1, Mesopotamia 2, Mesopotamia 3, Mesopotamia 3, Mesopotamia 4, Mesopotamia 4, Mesopotamia 4, Mesopotamia 5, rubble, rubble, rubble, rubble, rubble
1: dig greece
1: weeks 12
    Ann digs in Greece for 12 weeks with the permit of the region: 2 knowledge, 2 cards
chance: draw greece-rubble-d
    Ann digs up rubble in Greece
chance: draw greece-5a
    Ann finds Greece 5
3: take 4
    Cas takes the thief of Greece for 1 week
chance: turn up expertise-mesopotamia-2
    Turned up: 2 books on Mesopotamia
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
3: take 3
    Cas takes 1 book on Crete for 1 week
chance: turn up expertise-egypt-2
    Turned up: 2 books on Egypt
chance: green next
    The storage is full
4: take 3
    Dov takes 2 books on Egypt for 2 weeks
chance: turn up assistant
    Turned up: an assistant
chance: green next
    The storage is full
3: take 1
    Cas takes the thief of Egypt for 1 week
chance: turn up scientist
    Turned up: a scientist
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay greece
    A card goes face down onto the pile of Greece
--- seat 1 sees {"aside": [], "card": null, "deck": 12, "donated": ["mesopotamia-3c", "mesopotamia-5b", "egypt-1d", "egypt-4a", "egypt-4b", "greece-1a", "greece-6a", "crete-1b", "crete-3b"], "due": 0, "ending": "", "exhibitions": [1, 2, 3, 4, 5, 7, 8], "gifts": 0, "green": false, "hand": [], "helpers": 0, "left": {"assistant": 1, "congress": 2, "expertise-crete-1": 1, "expertise-greece-2": 1, "expertise-greece-3": 1, "expertise-mesopotamia-1": 1, "expertise-mesopotamia-3": 1, "raiders-egypt": 1, "raiders-mesopotamia": 1, "thief-egypt": 1, "thief-greece": 1, "thief-mesopotamia": 1}, "museum": null, "museums": [4], "options": {"assistants": "knowledge", "chart": "inferred", "finds": "points", "thief": "random"}, "permit": null, "piles": {"crete": {"height": 3, "looked": [1], "missing": ["crete-1a", "crete-1c", "crete-2b", "crete-2c", "crete-3c", "crete-3d", "crete-4a", "crete-4b", "crete-4c", "crete-5a", "crete-rubble-b", "crete-rubble-c", "crete-rubble-d"], "returned": ["crete-rubble-a", "crete-rubble-e", "crete-rubble-f"], "seen": ["crete-rubble-a", "crete-rubble-e", "crete-rubble-f"], "unknown": null}, "egypt": {"height": 3, "looked": [0, 1, 2, 3], "missing": ["egypt-1a", "egypt-1b", "egypt-1c", "egypt-2a", "egypt-2c", "egypt-3a", "egypt-3b", "egypt-3c", "egypt-5a", "egypt-6a", "egypt-rubble-a", "egypt-rubble-c", "egypt-rubble-d", "egypt-rubble-f"], "returned": ["egypt-rubble-b", "egypt-rubble-e"], "seen": ["egypt-rubble-b", "egypt-rubble-e"], "unknown": 13}, "greece": {"height": 3, "looked": [3], "missing": ["greece-1b", "greece-1c", "greece-1d", "greece-2a", "greece-2b", "greece-2c", "greece-2d", "greece-3a", "greece-4a", "greece-rubble-a", "greece-rubble-b", "greece-rubble-e", "greece-rubble-f"], "returned": ["greece-rubble-c", "greece-rubble-d"], "seen": ["greece-rubble-c", "greece-rubble-d"], "unknown": null}, "mesopotamia": {"height": 4, "looked": [0, 3], "missing": ["mesopotamia-1e", "mesopotamia-rubble-a"], "returned": ["mesopotamia-rubble-b"], "seen": ["mesopotamia-1b", "mesopotamia-1c", "mesopotamia-1d", "mesopotamia-2a", "mesopotamia-3a", "mesopotamia-3b", "mesopotamia-4a", "mesopotamia-4b", "mesopotamia-4c", "mesopotamia-5a", "mesopotamia-rubble-b", "mesopotamia-rubble-c", "mesopotamia-rubble-d", "mesopotamia-rubble-e", "mesopotamia-rubble-f"], "unknown": 1}}, "players": [{"congresses": 0, "exhibitions": [], "expertise": {"crete": 4, "egypt": 3, "greece": 1, "mesopotamia": 7}, "finds": ["mesopotamia-1a", "egypt-2b", "greece-5a"], "general": 7, "hand": 0, "museums": [], "permits": {"crete": 1, "egypt": 0, "general": 0, "greece": 0, "mesopotamia": 0}, "points": 18, "week": 81}, {"congresses": 0, "exhibitions": [], "expertise": {"crete": 3, "egypt": 5, "greece": 3, "mesopotamia": 0}, "finds": ["crete-2a"], "general": 1, "hand": 1, "museums": [2], "permits": {"crete": 0, "egypt": 0, "general": 0, "greece": 1, "mesopotamia": 1}, "points": 12, "week": 72}, {"congresses": 0, "exhibitions": [], "expertise": {"crete": 8, "egypt": 6, "greece": 0, "mesopotamia": 2}, "finds": [], "general": 1, "hand": 4, "museums": [3], "permits": {"crete": 0, "egypt": 1, "general": 0, "greece": 1, "mesopotamia": 0}, "points": 21, "week": 73}, {"congresses": 5, "exhibitions": [6], "expertise": {"crete": 0, "egypt": 2, "greece": 6, "mesopotamia": 1}, "finds": ["greece-3b", "greece-5b", "crete-3a"], "general": 3, "hand": 0, "museums": [1], "permits": {"crete": 1, "egypt": 1, "general": 0, "greece": 0, "mesopotamia": 1}, "points": 43, "week": 73}], "professors": [0, 2, 3, 2, 0], "region": null, "row": ["scientist", "expertise-greece-1", "assistant", "expertise-mesopotamia-2"], "stack": [1, 0, 3, 2], "task": "fill", "turn": 2, "you": 0}
--- scores [(18, -81), (12, -72), (21, -73), (43, -73)], places [3, 4, 2, 1]
chance: green next
    The storage is full
2: take 3
    Ben takes an assistant for 2 weeks
chance: turn up expertise-crete-1
    Turned up: 1 book on Crete
chance: green next
    The storage is full
3: take 3
    Cas takes 1 book on Crete for 1 week
chance: turn up expertise-greece-3
    Turned up: 3 books on Greece
chance: green next
    The storage is full
4: dig egypt
4: weeks 12
    Dov digs in Egypt for 12 weeks with the permit of the region: 4 knowledge, 4 cards
chance: draw egypt-3c
    Dov finds Egypt 3
chance: draw egypt-2c
    Dov finds Egypt 2
chance: draw egypt-rubble-b
    Dov digs up rubble in Egypt
chance: draw egypt-1c
    Dov finds Egypt 1
3: take 1
    Cas takes a scientist for 1 week
chance: turn up congress
    Turned up: a congress
chance: green next
    The storage is full
2: dig greece
2: assistants 0
2: weeks 4
    Ben digs in Greece for 4 weeks with the permit of the region: 4 knowledge, 2 cards
chance: draw greece-2a
    Ben finds Greece 2
chance: draw greece-2d
    Ben finds Greece 2
3: take 1
    Cas takes a congress for 2 weeks
chance: turn up expertise-mesopotamia-3
    Turned up: 3 books on Mesopotamia
chance: green next
    The storage is full
3: take 4
    Cas takes 2 books on Mesopotamia for 2 weeks
chance: turn up expertise-mesopotamia-1
    Turned up: 1 book on Mesopotamia
chance: green next
    The storage is full
2: take 1
    Ben takes 3 books on Mesopotamia for 4 weeks
chance: turn up thief-mesopotamia
    Turned up: the thief of Mesopotamia
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
3: scientist crete
    Cas plays the scientist in Crete for 1 week
chance: see crete-rubble-b
chance: see crete-rubble-e
chance: see crete-1c
chance: see crete-4b
chance: see crete-3c
chance: see crete-4a
chance: see crete-1a
chance: see crete-rubble-f
chance: see crete-3d
chance: see crete-rubble-a
chance: see crete-rubble-c
chance: see crete-2c
chance: see crete-2b
chance: see crete-4c
chance: see crete-5a
    Only Cas sees the pile of Crete: Crete 1, Crete 1, Crete 2, Crete 2, Crete 3, Crete 3, Crete 4, Crete 4, Crete 4, Crete 5, rubble, rubble, rubble, rubble, rubble
3: take 3
    Cas takes 3 books on Greece for 4 weeks
    Cas becomes professor of the world
chance: turn up congress
    Turned up: a congress
chance: green next
    The storage is full
1: take 2
    Ann takes 1 book on Greece for 1 week
chance: turn up expertise-greece-2
    Turned up: 2 books on Greece
chance: lay crete
    A card goes face down onto the pile of Crete
    The game is over: the draw pile is empty
--- seat 1 sees {"aside": [], "card": null, "deck": 0, "donated": ["mesopotamia-3c", "mesopotamia-5b", "egypt-1d", "egypt-4a", "egypt-4b", "greece-1a", "greece-6a", "crete-1b", "crete-3b"], "due": 0, "ending": "deck empty", "exhibitions": [1, 2, 3, 4, 5, 7, 8], "gifts": 0, "green": false, "hand": [], "helpers": 0, "left": {"assistant": 2, "raiders-egypt": 1, "raiders-mesopotamia": 1, "thief-egypt": 1, "thief-greece": 1}, "museum": null, "museums": [4], "options": {"assistants": "knowledge", "chart": "inferred", "finds": "points", "thief": "random"}, "permit": null, "piles": {"crete": {"height": 4, "looked": [1, 2], "missing": ["crete-1a", "crete-1c", "crete-2b", "crete-2c", "crete-3c", "crete-3d", "crete-4a", "crete-4b", "crete-4c", "crete-5a", "crete-rubble-b", "crete-rubble-c", "crete-rubble-d"], "returned": ["crete-rubble-a", "crete-rubble-e", "crete-rubble-f"], "seen": ["crete-rubble-a", "crete-rubble-e", "crete-rubble-f"], "unknown": null}, "egypt": {"height": 3, "looked": [0, 1, 2, 3], "missing": ["egypt-1a", "egypt-1b", "egypt-2a", "egypt-3a", "egypt-3b", "egypt-5a", "egypt-6a", "egypt-rubble-a", "egypt-rubble-c", "egypt-rubble-d", "egypt-rubble-f"], "returned": ["egypt-rubble-b", "egypt-rubble-e"], "seen": ["egypt-rubble-b", "egypt-rubble-e"], "unknown": 11}, "greece": {"height": 3, "looked": [3], "missing": ["greece-1b", "greece-1c", "greece-1d", "greece-2b", "greece-2c", "greece-3a", "greece-4a", "greece-rubble-a", "greece-rubble-b", "greece-rubble-e", "greece-rubble-f"], "returned": ["greece-rubble-c", "greece-rubble-d"], "seen": ["greece-rubble-c", "greece-rubble-d"], "unknown": null}, "mesopotamia": {"height": 4, "looked": [0, 3], "missing": ["mesopotamia-1e", "mesopotamia-rubble-a"], "returned": ["mesopotamia-rubble-b"], "seen": ["mesopotamia-1b", "mesopotamia-1c", "mesopotamia-1d", "mesopotamia-2a", "mesopotamia-3a", "mesopotamia-3b", "mesopotamia-4a", "mesopotamia-4b", "mesopotamia-4c", "mesopotamia-5a", "mesopotamia-rubble-b", "mesopotamia-rubble-c", "mesopotamia-rubble-d", "mesopotamia-rubble-e", "mesopotamia-rubble-f"], "unknown": 2}}, "players": [{"congresses": 0, "exhibitions": [], "expertise": {"crete": 4, "egypt": 3, "greece": 2, "mesopotamia": 7}, "finds": ["mesopotamia-1a", "egypt-2b", "greece-5a"], "general": 7, "hand": 0, "museums": [], "permits": {"crete": 1, "egypt": 0, "general": 0, "greece": 0, "mesopotamia": 0}, "points": 14, "week": 82}, {"congresses": 0, "exhibitions": [], "expertise": {"crete": 3, "egypt": 5, "greece": 3, "mesopotamia": 3}, "finds": ["greece-2a", "greece-2d", "crete-2a"], "general": 1, "hand": 2, "museums": [2], "permits": {"crete": 0, "egypt": 0, "general": 0, "greece": 0, "mesopotamia": 1}, "points": 14, "week": 82}, {"congresses": 1, "exhibitions": [], "expertise": {"crete": 9, "egypt": 6, "greece": 3, "mesopotamia": 4}, "finds": [], "general": 1, "hand": 4, "museums": [3], "permits": {"crete": 0, "egypt": 1, "general": 0, "greece": 1, "mesopotamia": 0}, "points": 25, "week": 84}, {"congresses": 5, "exhibitions": [6], "expertise": {"crete": 0, "egypt": 2, "greece": 6, "mesopotamia": 1}, "finds": ["egypt-1c", "egypt-2c", "egypt-3c", "greece-3b", "greece-5b", "crete-3a"], "general": 3, "hand": 0, "museums": [1], "permits": {"crete": 1, "egypt": 0, "general": 0, "greece": 0, "mesopotamia": 1}, "points": 47, "week": 85}], "professors": [0, 2, 3, 2, 2], "region": null, "row": ["thief-mesopotamia", "expertise-greece-2", "congress", "expertise-mesopotamia-1"], "stack": [3, 1, 2, 0], "task": "over", "turn": 0, "you": 0}
--- scores [(14, -82), (14, -82), (25, -84), (47, -85)], places [3, 3, 2, 1]
