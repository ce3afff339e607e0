chance: stack 2
    Ben's marker goes on top of the stack
chance: stack 1
    Ann's marker goes on top of the stack
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: turn up expertise-greece-3
    Turned up: 3 books on Greece
chance: turn up expertise-greece-1
    Turned up: 1 book on Greece
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: turn up excavation
    Turned up: a general excavation card
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay greece
    A card goes face down onto the pile of Greece
chance: turn up scientist
    Turned up: a scientist
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
1: take 4
    Ann takes a scientist for 1 week
chance: turn up congress
    Turned up: a congress
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
2: take 3
    Ben takes a general excavation card for 3 weeks
chance: turn up expertise-mesopotamia-3
    Turned up: 3 books on Mesopotamia
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: green next
    The storage is full
1: scientist mesopotamia
    Ann plays the scientist in Mesopotamia for 1 week
chance: see mesopotamia-3b
chance: see mesopotamia-rubble-c
chance: see mesopotamia-3c
    Only Ann sees the pile of Mesopotamia: Mesopotamia 3, Mesopotamia 3, rubble
1: take 4
    Ann takes a congress for 2 weeks
chance: turn up exhibition-2
    Turned up: exhibition 2 (3 Mesopotamia + 2 Greece + 1 Crete)
chance: lay greece
    A card goes face down onto the pile of Greece
chance: turn up museum-3
    Turned up: a museum that asks for 4 finds
chance: turn up exhibition-7
    Turned up: exhibition 7 (3 Crete + 2 Mesopotamia + 1 Egypt)
chance: turn up general-1
    Turned up: 1 book of general knowledge
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: green next
    The storage is full
2: take 1
    Ben takes 3 books on Greece for 4 weeks
chance: turn up expertise-mesopotamia-2
    Turned up: 2 books on Mesopotamia
chance: green next
    The storage is full
1: take 4
    Ann takes 1 book of general knowledge for 3 weeks
chance: turn up expertise-mesopotamia-2
    Turned up: 2 books on Mesopotamia
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
1: take 4
    Ann takes 2 books on Mesopotamia for 2 weeks
chance: turn up raiders-egypt
    Turned up: the tomb raiders of Egypt
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
2: take 4
    Ben takes the tomb raiders of Egypt for 3 weeks
chance: turn up assistant
    Turned up: an assistant
chance: green next
    The storage is full
1: dig mesopotamia
1: weeks 4
    Ann digs in Mesopotamia for 4 weeks with the permit of the region: 3 knowledge, 1 card
chance: draw mesopotamia-3c
    Ann finds Mesopotamia 3
2: take 4
    Ben takes an assistant for 2 weeks
chance: turn up expertise-crete-2
    Turned up: 2 books on Crete
chance: green next
    The storage is full
2: take 4
    Ben takes 2 books on Crete for 2 weeks
chance: turn up excavation
    Turned up: a general excavation card
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
1: dig mesopotamia
1: weeks 6
    Ann digs in Mesopotamia for 6 weeks with the permit of the region: 3 knowledge, 2 cards
chance: draw mesopotamia-1e
    Ann finds Mesopotamia 1
chance: draw mesopotamia-3b
    Ann finds Mesopotamia 3
2: take 1
    Ben takes 2 books on Mesopotamia for 2 weeks
chance: turn up excavation
    Turned up: a general excavation card
chance: green next
    The storage is full
2: raiders egypt
    Ben plays the tomb raiders in Egypt for 4 weeks
chance: see egypt-3a
chance: see egypt-2a
chance: see egypt-rubble-f
chance: see egypt-2b
chance: see egypt-4b
chance: see egypt-rubble-d
    Only Ben sees the pile of Egypt: Egypt 2, Egypt 2, Egypt 3, Egypt 4, rubble, rubble
2: keep egypt 3
    Ben finds Egypt 3
1: take 1
    Ann takes a general excavation card for 3 weeks
chance: turn up expertise-egypt-1
    Turned up: 1 book on Egypt
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
2: dig crete
2: permit card
2: assistants 1
2: weeks 9
    Ben digs in Crete for 9 weeks with the general excavation card and 1 assistant: 3 knowledge, 2 cards
chance: draw crete-3a
    Ben finds Crete 3
chance: draw crete-rubble-a
    Ben digs up rubble in Crete
1: take 4
    Ann takes a general excavation card for 3 weeks
chance: turn up expertise-mesopotamia-1
    Turned up: 1 book on Mesopotamia
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
1: dig mesopotamia
1: weeks 3
    Ann digs in Mesopotamia for 3 weeks with the general excavation card: 3 knowledge, 1 card
chance: draw mesopotamia-1d
    Ann finds Mesopotamia 1
--- seat 1 sees {"aside": [], "card": null, "deck": 118, "donated": [], "due": 0, "ending": "", "exhibitions": [2, 7], "gifts": 0, "green": true, "hand": ["excavation"], "helpers": 0, "left": {"assistant": 3, "congress": 6, "excavation": 1, "exhibition-1": 1, "exhibition-3": 1, "exhibition-4": 1, "exhibition-5": 1, "exhibition-6": 1, "exhibition-8": 1, "expertise-crete-1": 4, "expertise-crete-2": 2, "expertise-crete-3": 2, "expertise-egypt-1": 3, "expertise-egypt-2": 3, "expertise-egypt-3": 2, "expertise-greece-1": 3, "expertise-greece-2": 3, "expertise-greece-3": 1, "expertise-mesopotamia-1": 3, "expertise-mesopotamia-2": 1, "expertise-mesopotamia-3": 1, "general-1": 3, "general-2": 4, "museum-1": 1, "museum-2": 1, "museum-4": 1, "raiders-crete": 1, "raiders-greece": 1, "raiders-mesopotamia": 1, "scientist": 3, "thief-crete": 1, "thief-egypt": 1, "thief-greece": 1, "thief-mesopotamia": 1}, "museum": null, "museums": [3], "options": {"assistants": "knowledge", "chart": "inferred", "finds": "points", "thief": "random"}, "permit": null, "piles": {"crete": {"height": 1, "looked": [], "missing": ["crete-1a", "crete-1b", "crete-1c", "crete-2a", "crete-2b", "crete-2c", "crete-3b", "crete-3c", "crete-3d", "crete-4a", "crete-4b", "crete-4c", "crete-5a", "crete-rubble-b", "crete-rubble-c", "crete-rubble-d", "crete-rubble-e", "crete-rubble-f"], "returned": ["crete-rubble-a"], "seen": ["crete-rubble-a"], "unknown": null}, "egypt": {"height": 2, "looked": [1], "missing": ["egypt-1a", "egypt-1b", "egypt-1c", "egypt-1d", "egypt-2a", "egypt-2b", "egypt-2c", "egypt-3b", "egypt-3c", "egypt-4a", "egypt-4b", "egypt-5a", "egypt-6a", "egypt-rubble-a", "egypt-rubble-b", "egypt-rubble-c", "egypt-rubble-d", "egypt-rubble-e", "egypt-rubble-f"], "returned": [], "seen": [], "unknown": null}, "greece": {"height": 2, "looked": [], "missing": ["greece-1a", "greece-1b", "greece-1c", "greece-1d", "greece-2a", "greece-2b", "greece-2c", "greece-2d", "greece-3a", "greece-3b", "greece-4a", "greece-5a", "greece-5b", "greece-6a", "greece-rubble-a", "greece-rubble-b", "greece-rubble-c", "greece-rubble-d", "greece-rubble-e", "greece-rubble-f"], "returned": [], "seen": [], "unknown": null}, "mesopotamia": {"height": 1, "looked": [0], "missing": ["mesopotamia-1a", "mesopotamia-1b", "mesopotamia-1c", "mesopotamia-2a", "mesopotamia-3a", "mesopotamia-4a", "mesopotamia-4b", "mesopotamia-4c", "mesopotamia-5a", "mesopotamia-5b", "mesopotamia-rubble-a", "mesopotamia-rubble-b", "mesopotamia-rubble-d", "mesopotamia-rubble-e", "mesopotamia-rubble-f"], "returned": [], "seen": ["mesopotamia-rubble-c"], "unknown": 3}}, "players": [{"congresses": 1, "exhibitions": [], "expertise": {"crete": 0, "egypt": 0, "greece": 0, "mesopotamia": 2}, "finds": ["mesopotamia-1d", "mesopotamia-1e", "mesopotamia-3b", "mesopotamia-3c"], "general": 1, "hand": 1, "museums": [], "permits": {"crete": 2, "egypt": 2, "general": 0, "greece": 2, "mesopotamia": 0}, "points": 9, "week": 28}, {"congresses": 0, "exhibitions": [], "expertise": {"crete": 2, "egypt": 0, "greece": 3, "mesopotamia": 2}, "finds": ["egypt-3a", "crete-3a"], "general": 0, "hand": 0, "museums": [], "permits": {"crete": 2, "egypt": 2, "general": 0, "greece": 2, "mesopotamia": 2}, "points": 6, "week": 29}], "professors": [null, null, null, null, null], "region": null, "row": ["expertise-egypt-1", "expertise-greece-1", "expertise-mesopotamia-3", "expertise-mesopotamia-1"], "stack": [1, 0], "task": "act", "turn": 0, "you": 0}
--- scores [(9, -28), (6, -29)], places [1, 2]
1: museum 3
1: give mesopotamia 1
    Ann gives Mesopotamia 1 away
1: give mesopotamia 3
    Ann gives Mesopotamia 3 away
1: give mesopotamia 1
    Ann gives Mesopotamia 1 away
1: give mesopotamia 3
    Ann gives Mesopotamia 3 away
    A museum thanks Ann after 3 weeks: 9 points
2: dig crete
2: weeks 12
    Ben digs in Crete for 12 weeks with the permit of the region: 2 knowledge, 2 cards
chance: draw crete-rubble-a
    Ben digs up rubble in Crete
chance: draw crete-rubble-f
    Ben digs up rubble in Crete
1: take 3
    Ann takes 3 books on Mesopotamia for 4 weeks
    Ann becomes professor of Mesopotamia
chance: turn up raiders-mesopotamia
    Turned up: the tomb raiders of Mesopotamia
chance: green next
    The storage is full
1: take 1
    Ann takes 1 book on Egypt for 1 week
chance: turn up general-2
    Turned up: 2 books of general knowledge
chance: green next
    The storage is full
1: take 2
    Ann takes 1 book on Greece for 1 week
chance: turn up general-2
    Turned up: 2 books of general knowledge
chance: green next
    The storage is full
1: take 3
    Ann takes the tomb raiders of Mesopotamia for 3 weeks
chance: turn up museum-2
    Turned up: a museum that asks for 3 finds
chance: turn up expertise-mesopotamia-2
    Turned up: 2 books on Mesopotamia
chance: green next
    The storage is full
1: dig mesopotamia
1: weeks 6
    Ann digs in Mesopotamia for 6 weeks with the general excavation card: 6 knowledge, 4 cards
chance: draw mesopotamia-rubble-f
    Ann digs up rubble in Mesopotamia
chance: draw mesopotamia-1a
    Ann finds Mesopotamia 1
chance: draw mesopotamia-rubble-c
    Ann digs up rubble in Mesopotamia
chance: draw mesopotamia-rubble-b
    Ann digs up rubble in Mesopotamia
2: dig crete
2: weeks 11
    Ben digs in Crete for 11 weeks with the permit of the region: 2 knowledge, 2 cards
chance: draw crete-5a
    Ben finds Crete 5
chance: draw crete-rubble-a
    Ben digs up rubble in Crete
1: dig egypt
1: weeks 6
    Ann digs in Egypt for 6 weeks with the permit of the region: 2 knowledge, 1 card
chance: draw egypt-rubble-d
    Ann digs up rubble in Egypt
1: take 3
    Ann takes 2 books on Mesopotamia for 2 weeks
    Ann becomes professor of the world
chance: turn up museum-1
    Turned up: a museum that asks for 2 finds
chance: lay crete
    A card goes face down onto the pile of Crete
chance: turn up expertise-egypt-1
    Turned up: 1 book on Egypt
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: green next
    The storage is full
2: take 2
    Ben takes 2 books of general knowledge for 6 weeks
chance: turn up raiders-greece
    Turned up: the tomb raiders of Greece
chance: green next
    The storage is full
1: dig greece
1: undo
    Ann takes a step back
1: dig greece
1: weeks 5
    Ann digs in Greece for 5 weeks with the permit of the region: 2 knowledge, 1 card
chance: draw greece-1a
    Ann finds Greece 1
2: take 4
    Ben takes 1 book on Mesopotamia for 1 week
chance: turn up scientist
    Turned up: a scientist
chance: green next
    The storage is full
2: take 4
    Ben takes a scientist for 1 week
chance: turn up congress
    Turned up: a congress
chance: green next
    The storage is full
1: take 1
    Ann takes 2 books of general knowledge for 6 weeks
chance: turn up expertise-egypt-1
    Turned up: 1 book on Egypt
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: green next
    The storage is full
2: take 2
    Ben takes the tomb raiders of Greece for 3 weeks
chance: turn up expertise-greece-1
    Turned up: 1 book on Greece
chance: green next
    The storage is full
2: scientist egypt
    Ben plays the scientist in Egypt for 1 week
chance: see egypt-6a
chance: see egypt-rubble-c
chance: see egypt-rubble-d
chance: see egypt-2a
chance: see egypt-rubble-f
chance: see egypt-2b
chance: see egypt-4b
chance: see egypt-1a
    Only Ben sees the pile of Egypt: Egypt 1, Egypt 2, Egypt 2, Egypt 4, Egypt 6, rubble, rubble, rubble
2: museum 2
2: give egypt 3
    Ben gives Egypt 3 away
2: give crete 3
    Ben gives Crete 3 away
2: give crete 5
    Ben gives Crete 5 away
    A museum thanks Ben after 3 weeks: 7 points
1: dig egypt
1: weeks 5
    Ann digs in Egypt for 5 weeks with the permit of the region: 2 knowledge, 1 card
chance: draw egypt-6a
    Ann finds Egypt 6
2: take 1
    Ben takes 1 book on Egypt for 1 week
chance: turn up general-2
    Turned up: 2 books of general knowledge
chance: green next
    The storage is full
2: dig greece
2: weeks 6
    Ben digs in Greece for 6 weeks with the permit of the region: 5 knowledge, 3 cards
chance: draw greece-rubble-b
    Ben digs up rubble in Greece
chance: draw greece-1d
    Ben finds Greece 1
chance: draw greece-2c
    Ben finds Greece 2
1: take 4
    Ann takes a congress for 2 weeks
chance: turn up thief-egypt
    Turned up: the thief of Egypt
chance: green next
    The storage is full
1: dig greece
1: weeks 12
    Ann digs in Greece for 12 weeks with the permit of the region: 2 knowledge, 2 cards
chance: draw greece-rubble-a
    Ann digs up rubble in Greece
chance: draw greece-5a
    Ann finds Greece 5
2: dig egypt
2: weeks 7
    Ben digs in Egypt for 7 weeks with the permit of the region: 2 knowledge, 1 card
chance: draw egypt-1a
    Ben finds Egypt 1
2: dig greece
2: weeks 12
    Ben digs in Greece for 12 weeks with the permit of the region: 5 knowledge, 5 cards
chance: draw greece-3b
    Ben finds Greece 3
chance: draw greece-rubble-a
    Ben digs up rubble in Greece
--- seat 1 sees {"aside": ["greece-rubble-a"], "card": null, "deck": 101, "donated": ["mesopotamia-1d", "mesopotamia-1e", "mesopotamia-3b", "mesopotamia-3c", "egypt-3a", "crete-3a", "crete-5a"], "due": 3, "ending": "", "exhibitions": [2, 7], "gifts": 0, "green": true, "hand": ["raiders-mesopotamia"], "helpers": 0, "left": {"assistant": 3, "congress": 5, "excavation": 1, "exhibition-1": 1, "exhibition-3": 1, "exhibition-4": 1, "exhibition-5": 1, "exhibition-6": 1, "exhibition-8": 1, "expertise-crete-1": 4, "expertise-crete-2": 2, "expertise-crete-3": 2, "expertise-egypt-1": 1, "expertise-egypt-2": 3, "expertise-egypt-3": 2, "expertise-greece-1": 2, "expertise-greece-2": 3, "expertise-greece-3": 1, "expertise-mesopotamia-1": 3, "expertise-mesopotamia-3": 1, "general-1": 3, "general-2": 1, "museum-4": 1, "raiders-crete": 1, "raiders-greece": 1, "scientist": 2, "thief-crete": 1, "thief-greece": 1, "thief-mesopotamia": 1}, "museum": null, "museums": [1], "options": {"assistants": "knowledge", "chart": "inferred", "finds": "points", "thief": "random"}, "permit": "region", "piles": {"crete": {"height": 1, "looked": [], "missing": ["crete-1a", "crete-1b", "crete-1c", "crete-2a", "crete-2b", "crete-2c", "crete-3b", "crete-3c", "crete-3d", "crete-4a", "crete-4b", "crete-4c", "crete-rubble-b", "crete-rubble-c", "crete-rubble-d", "crete-rubble-e"], "returned": ["crete-rubble-a", "crete-rubble-f"], "seen": ["crete-rubble-a", "crete-rubble-f"], "unknown": null}, "egypt": {"height": 2, "looked": [1], "missing": ["egypt-1b", "egypt-1c", "egypt-1d", "egypt-2a", "egypt-2b", "egypt-2c", "egypt-3b", "egypt-3c", "egypt-4a", "egypt-4b", "egypt-5a", "egypt-rubble-a", "egypt-rubble-b", "egypt-rubble-c", "egypt-rubble-e", "egypt-rubble-f"], "returned": ["egypt-rubble-d"], "seen": ["egypt-rubble-d"], "unknown": null}, "greece": {"height": 1, "looked": [], "missing": ["greece-1b", "greece-1c", "greece-2a", "greece-2b", "greece-2d", "greece-3a", "greece-4a", "greece-5b", "greece-6a", "greece-rubble-c", "greece-rubble-d", "greece-rubble-e", "greece-rubble-f"], "returned": ["greece-rubble-b"], "seen": ["greece-rubble-b"], "unknown": null}, "mesopotamia": {"height": 1, "looked": [0, 1], "missing": ["mesopotamia-1b", "mesopotamia-1c", "mesopotamia-2a", "mesopotamia-3a", "mesopotamia-4a", "mesopotamia-4b", "mesopotamia-4c", "mesopotamia-5a", "mesopotamia-5b", "mesopotamia-rubble-a", "mesopotamia-rubble-d", "mesopotamia-rubble-e"], "returned": ["mesopotamia-rubble-b", "mesopotamia-rubble-c", "mesopotamia-rubble-f"], "seen": ["mesopotamia-rubble-b", "mesopotamia-rubble-c", "mesopotamia-rubble-f"], "unknown": 0}}, "players": [{"congresses": 2, "exhibitions": [], "expertise": {"crete": 0, "egypt": 1, "greece": 1, "mesopotamia": 7}, "finds": ["mesopotamia-1a", "egypt-6a", "greece-1a", "greece-5a"], "general": 3, "hand": 1, "museums": [3], "permits": {"crete": 2, "egypt": 0, "general": 0, "greece": 0, "mesopotamia": 0}, "points": 38, "week": 84}, {"congresses": 0, "exhibitions": [], "expertise": {"crete": 2, "egypt": 1, "greece": 3, "mesopotamia": 3}, "finds": ["egypt-1a", "greece-1d", "greece-2c", "greece-3b"], "general": 2, "hand": 1, "museums": [2], "permits": {"crete": 0, "egypt": 1, "general": 0, "greece": 0, "mesopotamia": 2}, "points": 14, "week": 93}], "professors": [0, null, null, null, 0], "region": "greece", "row": ["general-2", "expertise-greece-1", "expertise-egypt-1", "thief-egypt"], "stack": [0, 1], "task": "draw", "turn": 1, "you": 0}
--- scores [(38, -84), (14, -93)], places [1, 2]
chance: draw greece-rubble-b
    Ben digs up rubble in Greece
1: take 1
    Ann takes 2 books of general knowledge for 6 weeks
chance: turn up exhibition-4
    Turned up: exhibition 4 (3 Egypt + 2 Mesopotamia + 1 Greece)
chance: lay crete
    A card goes face down onto the pile of Crete
chance: turn up exhibition-8
    Turned up: exhibition 8 (3 Crete + 2 Egypt + 1 Greece)
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: turn up expertise-mesopotamia-1
    Turned up: 1 book on Mesopotamia
chance: green next
    The storage is full
1: raiders mesopotamia
    Ann plays the tomb raiders in Mesopotamia for 4 weeks
chance: see mesopotamia-rubble-b
chance: see mesopotamia-rubble-c
chance: see mesopotamia-rubble-f
chance: see mesopotamia-rubble-a
    Only Ann sees the pile of Mesopotamia: rubble, rubble, rubble, rubble
    Ann finds nothing worth taking in Mesopotamia
2: dig mesopotamia
2: weeks 8
    Ben digs in Mesopotamia for 8 weeks with the permit of the region: 5 knowledge, 4 cards
chance: draw mesopotamia-rubble-c
    Ben digs up rubble in Mesopotamia
chance: draw mesopotamia-rubble-f
    Ben digs up rubble in Mesopotamia
chance: draw mesopotamia-rubble-a
    Ben digs up rubble in Mesopotamia
chance: draw mesopotamia-rubble-b
    Ben digs up rubble in Mesopotamia
1: take 4
    Ann takes the thief of Egypt for 1 week
chance: turn up expertise-egypt-1
    Turned up: 1 book on Egypt
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
1: thief egypt
    Ann plays the thief in Egypt for 1 week
chance: draw egypt-rubble-d
    Ann digs up rubble in Egypt
1: take 1
    Ann takes 1 book on Mesopotamia for 1 week
chance: turn up assistant
    Turned up: an assistant
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: green next
    The storage is full
1: take 3
    Ann takes 1 book on Egypt for 1 week
chance: turn up expertise-greece-2
    Turned up: 2 books on Greece
chance: green next
    The storage is full
1: museum 1
1: give greece 5
    Ann gives Greece 5 away
1: give egypt 6
    Ann gives Egypt 6 away
    A museum thanks Ann after 2 weeks: 5 points
1: take 1
    Ann takes an assistant for 2 weeks
chance: turn up exhibition-3
    Turned up: exhibition 3 (3 Egypt + 2 Greece + 1 Mesopotamia)
chance: turn up exhibition-6
    Turned up: exhibition 6 (3 Greece + 2 Crete + 1 Mesopotamia)
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: turn up expertise-greece-1
    Turned up: 1 book on Greece
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
2: take 3
    Ben takes 2 books on Greece for 2 weeks
    Ben becomes professor of Greece
chance: turn up assistant
    Turned up: an assistant
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
1: take 1
    Ann takes 1 book on Greece for 1 week
chance: turn up expertise-egypt-2
    Turned up: 2 books on Egypt
chance: green next
    The storage is full
1: take 1
    Ann takes 2 books on Egypt for 2 weeks
    Ann becomes professor of Egypt
chance: turn up expertise-crete-1
    Turned up: 1 book on Crete
chance: green next
    The storage is full
2: dig mesopotamia
2: weeks 11
    Ben digs in Mesopotamia for 11 weeks with the permit of the region: 5 knowledge, 4 cards
chance: draw mesopotamia-1b
    Ben finds Mesopotamia 1
chance: draw mesopotamia-rubble-f
    Ben digs up rubble in Mesopotamia
chance: draw mesopotamia-rubble-a
    Ben digs up rubble in Mesopotamia
chance: draw mesopotamia-rubble-b
    Ben digs up rubble in Mesopotamia
1: take 4
    Ann takes 1 book on Egypt for 1 week
chance: turn up excavation
    Turned up: a general excavation card
chance: green next
    The storage is full
1: take 4
    Ann takes a general excavation card for 3 weeks
chance: turn up congress
    Turned up: a congress
chance: green next
    The storage is full
1: dig mesopotamia
1: assistants 1
1: undo
    Ann takes a step back
1: assistants 1
1: weeks 6
    Ann digs in Mesopotamia for 6 weeks with the general excavation card and 1 assistant: 12 knowledge, 7 cards
chance: draw mesopotamia-5b
    Ann finds Mesopotamia 5
chance: draw mesopotamia-rubble-b
    Ann digs up rubble in Mesopotamia
chance: draw mesopotamia-rubble-a
    Ann digs up rubble in Mesopotamia
chance: draw mesopotamia-rubble-c
    Ann digs up rubble in Mesopotamia
chance: draw mesopotamia-rubble-f
    Ann digs up rubble in Mesopotamia
2: take 2
    Ben takes 1 book on Greece for 1 week
chance: turn up expertise-egypt-2
    Turned up: 2 books on Egypt
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
2: take 2
    Ben takes 2 books on Egypt for 2 weeks
chance: turn up thief-greece
    Turned up: the thief of Greece
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: green next
    The storage is full
1: take 3
    Ann takes an assistant for 2 weeks
chance: turn up raiders-crete
    Turned up: the tomb raiders of Crete
chance: green next
    The storage is full
1: take 2
    Ann takes the thief of Greece for 1 week
chance: turn up expertise-mesopotamia-1
    Turned up: 1 book on Mesopotamia
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
--- seat 2 sees {"aside": [], "card": null, "deck": 62, "donated": ["mesopotamia-1d", "mesopotamia-1e", "mesopotamia-3b", "mesopotamia-3c", "egypt-3a", "egypt-6a", "greece-5a", "crete-3a", "crete-5a"], "due": 0, "ending": "", "exhibitions": [2, 3, 4, 6, 7, 8], "gifts": 0, "green": true, "hand": ["raiders-greece"], "helpers": 0, "left": {"assistant": 2, "congress": 4, "exhibition-1": 1, "exhibition-5": 1, "expertise-crete-1": 3, "expertise-crete-2": 2, "expertise-crete-3": 2, "expertise-egypt-2": 1, "expertise-egypt-3": 2, "expertise-greece-1": 1, "expertise-greece-2": 2, "expertise-greece-3": 1, "expertise-mesopotamia-1": 1, "expertise-mesopotamia-3": 1, "general-1": 3, "general-2": 1, "museum-4": 1, "scientist": 2, "thief-crete": 1, "thief-greece": 1, "thief-mesopotamia": 1}, "museum": null, "museums": [], "options": {"assistants": "knowledge", "chart": "inferred", "finds": "points", "thief": "random"}, "permit": null, "piles": {"crete": {"height": 2, "looked": [], "missing": ["crete-1a", "crete-1b", "crete-1c", "crete-2a", "crete-2b", "crete-2c", "crete-3b", "crete-3c", "crete-3d", "crete-4a", "crete-4b", "crete-4c", "crete-rubble-b", "crete-rubble-c", "crete-rubble-d", "crete-rubble-e"], "returned": ["crete-rubble-a", "crete-rubble-f"], "seen": ["crete-rubble-a", "crete-rubble-f"], "unknown": null}, "egypt": {"height": 3, "looked": [1], "missing": ["egypt-1b", "egypt-1c", "egypt-1d", "egypt-2c", "egypt-3b", "egypt-3c", "egypt-4a", "egypt-5a", "egypt-rubble-a", "egypt-rubble-b", "egypt-rubble-e"], "returned": ["egypt-rubble-d"], "seen": ["egypt-2a", "egypt-2b", "egypt-4b", "egypt-rubble-c", "egypt-rubble-d", "egypt-rubble-f"], "unknown": 7}, "greece": {"height": 2, "looked": [0, 1], "missing": ["greece-1b", "greece-1c", "greece-2a", "greece-2b", "greece-2d", "greece-3a", "greece-4a", "greece-5b", "greece-6a", "greece-rubble-c", "greece-rubble-d", "greece-rubble-e", "greece-rubble-f"], "returned": ["greece-rubble-a", "greece-rubble-b"], "seen": ["greece-rubble-a", "greece-rubble-b"], "unknown": 5}, "mesopotamia": {"height": 1, "looked": [0, 1], "missing": ["mesopotamia-1c", "mesopotamia-2a", "mesopotamia-3a", "mesopotamia-4a", "mesopotamia-4b", "mesopotamia-4c", "mesopotamia-5a", "mesopotamia-rubble-d", "mesopotamia-rubble-e"], "returned": ["mesopotamia-rubble-a", "mesopotamia-rubble-b", "mesopotamia-rubble-c", "mesopotamia-rubble-f"], "seen": ["mesopotamia-rubble-a", "mesopotamia-rubble-b", "mesopotamia-rubble-c", "mesopotamia-rubble-f"], "unknown": 1}}, "players": [{"congresses": 2, "exhibitions": [], "expertise": {"crete": 0, "egypt": 5, "greece": 2, "mesopotamia": 8}, "finds": ["mesopotamia-1a", "mesopotamia-5b", "greece-1a"], "general": 5, "hand": 2, "museums": [1, 3], "permits": {"crete": 2, "egypt": 0, "general": 0, "greece": 0, "mesopotamia": 0}, "points": 39, "week": 118}, {"congresses": 0, "exhibitions": [], "expertise": {"crete": 2, "egypt": 3, "greece": 6, "mesopotamia": 3}, "finds": ["mesopotamia-1b", "egypt-1a", "greece-1d", "greece-2c", "greece-3b"], "general": 2, "hand": 1, "museums": [2], "permits": {"crete": 0, "egypt": 1, "general": 0, "greece": 0, "mesopotamia": 0}, "points": 20, "week": 117}], "professors": [0, 0, 1, null, 0], "region": null, "row": ["expertise-crete-1", "expertise-mesopotamia-1", "raiders-crete", "congress"], "stack": [1, 0], "task": "act", "turn": 1, "you": 1}
--- scores [(39, -118), (20, -117)], places [1, 2]
2: take 3
    Ben takes the tomb raiders of Crete for 3 weeks
chance: turn up congress
    Turned up: a congress
chance: green next
    The storage is full
1: take 4
    Ann takes a congress for 2 weeks
chance: turn up expertise-mesopotamia-1
    Turned up: 1 book on Mesopotamia
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
1: take 3
    Ann takes a congress for 2 weeks
chance: turn up exhibition-1
    Turned up: exhibition 1 (3 Mesopotamia + 2 Crete + 1 Egypt)
chance: turn up expertise-crete-3
    Turned up: 3 books on Crete
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
2: take 3
    Ben takes 3 books on Crete for 4 weeks
    Ben becomes professor of Crete
chance: turn up expertise-greece-3
    Turned up: 3 books on Greece
chance: green next
    The storage is full
1: take 3
    Ann takes 3 books on Greece for 4 weeks
chance: turn up museum-4
    Turned up: a museum that asks for 5 finds
chance: turn up thief-mesopotamia
    Turned up: the thief of Mesopotamia
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
2: raiders crete
    Ben plays the tomb raiders in Crete for 4 weeks
chance: see crete-3d
chance: see crete-3c
chance: see crete-rubble-a
chance: see crete-rubble-f
chance: see crete-rubble-b
chance: see crete-rubble-c
chance: see crete-2b
chance: see crete-4c
chance: see crete-1c
chance: see crete-rubble-e
chance: see crete-4a
    Only Ben sees the pile of Crete: Crete 1, Crete 2, Crete 3, Crete 3, Crete 4, Crete 4, rubble, rubble, rubble, rubble, rubble
2: keep crete 3
    Ben finds Crete 3
1: thief greece
    Ann plays the thief in Greece for 1 week
chance: draw greece-rubble-b
    Ann digs up rubble in Greece
1: take 1
    Ann takes 1 book on Crete for 1 week
chance: turn up expertise-crete-2
    Turned up: 2 books on Crete
chance: green next
    The storage is full
1: take 4
    Ann takes 1 book on Mesopotamia for 1 week
chance: turn up expertise-crete-1
    Turned up: 1 book on Crete
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
2: dig egypt
2: weeks 7
    Ben digs in Egypt for 7 weeks with the permit of the region: 5 knowledge, 3 cards
chance: draw egypt-4b
    Ben finds Egypt 4
chance: draw egypt-rubble-f
    Ben digs up rubble in Egypt
chance: draw egypt-2a
    Ben finds Egypt 2
1: take 2
    Ann takes 1 book on Mesopotamia for 1 week
chance: turn up assistant
    Turned up: an assistant
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
1: dig crete
1: assistants 1
1: weeks 7
    Ann digs in Crete for 7 weeks with the permit of the region and 1 assistant: 3 knowledge, 2 cards
chance: draw crete-4c
    Ann finds Crete 4
chance: draw crete-rubble-b
    Ann digs up rubble in Crete
2: take 3
    Ben takes the thief of Mesopotamia for 1 week
chance: turn up congress
    Turned up: a congress
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
2: exhibition 6
    Ben shows exhibition 6 for 9 weeks: 5 points
1: dig crete
1: weeks 12
    Ann digs in Crete for 12 weeks with the permit of the region: 2 knowledge, 2 cards
chance: draw crete-1b
    Ann finds Crete 1
chance: draw crete-rubble-f
    Ann digs up rubble in Crete
2: take 2
    Ben takes an assistant for 2 weeks
chance: turn up expertise-egypt-3
    Turned up: 3 books on Egypt
chance: green next
    The storage is full
2: raiders greece
    Ben plays the tomb raiders in Greece for 4 weeks
chance: see greece-6a
chance: see greece-2d
chance: see greece-rubble-d
chance: see greece-2a
chance: see greece-rubble-c
chance: see greece-1c
chance: see greece-2b
chance: see greece-rubble-a
chance: see greece-rubble-f
chance: see greece-4a
chance: see greece-rubble-b
    Only Ben sees the pile of Greece: Greece 1, Greece 2, Greece 2, Greece 2, Greece 4, Greece 6, rubble, rubble, rubble, rubble, rubble
2: keep greece 2
    Ben finds Greece 2
1: take 3
    Ann takes a congress for 2 weeks
chance: turn up expertise-crete-2
    Turned up: 2 books on Crete
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
1: take 4
    Ann takes 1 book on Crete for 1 week
chance: turn up general-2
    Turned up: 2 books of general knowledge
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
2: thief mesopotamia
    Ben plays the thief in Mesopotamia for 1 week
chance: draw mesopotamia-rubble-b
    Ben digs up rubble in Mesopotamia
2: take 2
    Ben takes 3 books on Egypt for 4 weeks
    Ben becomes professor of Egypt
chance: turn up expertise-egypt-2
    Turned up: 2 books on Egypt
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
--- seat 1 sees {"aside": [], "card": null, "deck": 32, "donated": ["mesopotamia-1d", "mesopotamia-1e", "mesopotamia-3b", "mesopotamia-3c", "egypt-3a", "egypt-6a", "greece-5a", "crete-3a", "crete-5a"], "due": 0, "ending": "", "exhibitions": [1, 2, 3, 4, 7, 8], "gifts": 0, "green": false, "hand": [], "helpers": 0, "left": {"assistant": 1, "congress": 2, "exhibition-5": 1, "expertise-crete-1": 2, "expertise-crete-3": 1, "expertise-egypt-3": 1, "expertise-greece-1": 1, "expertise-greece-2": 2, "expertise-mesopotamia-3": 1, "general-1": 3, "scientist": 2, "thief-crete": 1}, "museum": null, "museums": [4], "options": {"assistants": "knowledge", "chart": "inferred", "finds": "points", "thief": "random"}, "permit": null, "piles": {"crete": {"height": 3, "looked": [1], "missing": ["crete-1a", "crete-1c", "crete-2a", "crete-2b", "crete-2c", "crete-3b", "crete-3d", "crete-4a", "crete-4b", "crete-rubble-c", "crete-rubble-d", "crete-rubble-e"], "returned": ["crete-rubble-a", "crete-rubble-b", "crete-rubble-f"], "seen": ["crete-rubble-a", "crete-rubble-b", "crete-rubble-f"], "unknown": null}, "egypt": {"height": 3, "looked": [1], "missing": ["egypt-1b", "egypt-1c", "egypt-1d", "egypt-2b", "egypt-2c", "egypt-3b", "egypt-3c", "egypt-4a", "egypt-5a", "egypt-rubble-a", "egypt-rubble-b", "egypt-rubble-c", "egypt-rubble-e"], "returned": ["egypt-rubble-d", "egypt-rubble-f"], "seen": ["egypt-rubble-d", "egypt-rubble-f"], "unknown": null}, "greece": {"height": 2, "looked": [0, 1], "missing": ["greece-1b", "greece-1c", "greece-2b", "greece-2d", "greece-3a", "greece-4a", "greece-5b", "greece-6a", "greece-rubble-c", "greece-rubble-d", "greece-rubble-e", "greece-rubble-f"], "returned": ["greece-rubble-a", "greece-rubble-b"], "seen": ["greece-rubble-a", "greece-rubble-b"], "unknown": 8}, "mesopotamia": {"height": 2, "looked": [0, 1], "missing": ["mesopotamia-1c", "mesopotamia-2a", "mesopotamia-3a", "mesopotamia-4a", "mesopotamia-4b", "mesopotamia-4c", "mesopotamia-5a", "mesopotamia-rubble-d", "mesopotamia-rubble-e"], "returned": ["mesopotamia-rubble-a", "mesopotamia-rubble-b", "mesopotamia-rubble-c", "mesopotamia-rubble-f"], "seen": ["mesopotamia-rubble-a", "mesopotamia-rubble-b", "mesopotamia-rubble-c", "mesopotamia-rubble-f"], "unknown": 5}}, "players": [{"congresses": 5, "exhibitions": [], "expertise": {"crete": 2, "egypt": 5, "greece": 5, "mesopotamia": 10}, "finds": ["mesopotamia-1a", "mesopotamia-5b", "greece-1a", "crete-1b", "crete-4c"], "general": 5, "hand": 0, "museums": [1, 3], "permits": {"crete": 0, "egypt": 0, "general": 0, "greece": 0, "mesopotamia": 0}, "points": 52, "week": 152}, {"congresses": 0, "exhibitions": [6], "expertise": {"crete": 5, "egypt": 6, "greece": 6, "mesopotamia": 3}, "finds": ["mesopotamia-1b", "egypt-1a", "egypt-2a", "egypt-4b", "greece-1d", "greece-2a", "greece-2c", "greece-3b", "crete-3c"], "general": 2, "hand": 1, "museums": [2], "permits": {"crete": 0, "egypt": 0, "general": 0, "greece": 0, "mesopotamia": 0}, "points": 46, "week": 156}], "professors": [0, 1, 1, 1, 0], "region": null, "row": ["expertise-crete-2", "expertise-egypt-2", "expertise-crete-2", "general-2"], "stack": [0, 1], "task": "fill", "turn": 1, "you": 0}
--- scores [(52, -152), (46, -156)], places [1, 2]
chance: green next
    The storage is full
1: museum 4
1: give greece 1
    Ann gives Greece 1 away
1: give crete 4
    Ann gives Crete 4 away
1: give mesopotamia 1
    Ann gives Mesopotamia 1 away
1: give crete 1
    Ann gives Crete 1 away
1: give mesopotamia 5
    Ann gives Mesopotamia 5 away
    A museum thanks Ann after 4 weeks: 12 points
1: take 3
    Ann takes 2 books on Crete for 2 weeks
chance: turn up expertise-egypt-3
    Turned up: 3 books on Egypt
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
2: take 1
    Ben takes 2 books on Crete for 2 weeks
chance: turn up exhibition-5
    Turned up: exhibition 5 (3 Greece + 2 Egypt + 1 Crete)
chance: turn up expertise-greece-2
    Turned up: 2 books on Greece
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
2: exhibition 3
    Ben shows exhibition 3 for 3 weeks: 5 points
1: take 2
    Ann takes 2 books on Egypt for 2 weeks
    Ann becomes professor of Egypt
chance: turn up expertise-crete-1
    Turned up: 1 book on Crete
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
1: take 3
    Ann takes 3 books on Egypt for 4 weeks
chance: turn up scientist
    Turned up: a scientist
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
2: take 4
    Ben takes 2 books of general knowledge for 6 weeks
chance: turn up expertise-crete-1
    Turned up: 1 book on Crete
chance: green next
    The storage is full
1: take 2
    Ann takes 1 book on Crete for 1 week
chance: turn up expertise-greece-2
    Turned up: 2 books on Greece
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
1: take 3
    Ann takes a scientist for 1 week
chance: turn up congress
    Turned up: a congress
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: green next
    The storage is full
1: scientist greece
    Ann plays the scientist in Greece for 1 week
chance: see greece-4a
chance: see greece-2b
chance: see greece-rubble-a
chance: see greece-rubble-e
chance: see greece-rubble-b
chance: see greece-rubble-d
chance: see greece-2d
chance: see greece-6a
chance: see greece-rubble-f
chance: see greece-rubble-c
chance: see greece-3a
chance: see greece-1c
    Only Ann sees the pile of Greece: Greece 1, Greece 2, Greece 2, Greece 3, Greece 4, Greece 6, rubble, rubble, rubble, rubble, rubble, rubble
1: take 4
    Ann takes 1 book on Crete for 1 week
chance: turn up general-1
    Turned up: 1 book of general knowledge
chance: green next
    The storage is full
2: take 1
    Ben takes 2 books on Greece for 2 weeks
chance: turn up general-1
    Turned up: 1 book of general knowledge
chance: green next
    The storage is full
1: take 4
    Ann takes 1 book of general knowledge for 3 weeks
chance: turn up thief-crete
    Turned up: the thief of Crete
chance: green next
    The storage is full
2: take 3
    Ben takes a congress for 2 weeks
chance: turn up general-1
    Turned up: 1 book of general knowledge
chance: green next
    The storage is full
2: take 4
    Ben takes the thief of Crete for 1 week
chance: turn up expertise-crete-3
    Turned up: 3 books on Crete
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
1: take 4
    Ann takes 3 books on Crete for 4 weeks
    Ann becomes professor of Crete
chance: turn up expertise-greece-1
    Turned up: 1 book on Greece
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
2: take 4
    Ben takes 1 book on Greece for 1 week
chance: turn up congress
    Turned up: a congress
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
2: exhibition 5
    Ben shows exhibition 5 for 3 weeks: 5 points
1: take 1
    Ann takes 1 book of general knowledge for 3 weeks
chance: turn up scientist
    Turned up: a scientist
chance: green next
    The storage is full
2: take 3
    Ben takes 1 book of general knowledge for 3 weeks
chance: turn up expertise-mesopotamia-3
    Turned up: 3 books on Mesopotamia
    The game is over: the draw pile is empty
--- seat 1 sees {"aside": [], "card": null, "deck": 0, "donated": ["mesopotamia-1a", "mesopotamia-1d", "mesopotamia-1e", "mesopotamia-3b", "mesopotamia-3c", "mesopotamia-5b", "egypt-3a", "egypt-6a", "greece-1a", "greece-5a", "crete-1b", "crete-3a", "crete-4c", "crete-5a"], "due": 0, "ending": "deck empty", "exhibitions": [1, 2, 4, 7, 8], "gifts": 0, "green": false, "hand": [], "helpers": 0, "left": {"assistant": 1, "thief-crete": 1}, "museum": null, "museums": [], "options": {"assistants": "knowledge", "chart": "inferred", "finds": "points", "thief": "random"}, "permit": null, "piles": {"crete": {"height": 3, "looked": [1], "missing": ["crete-1a", "crete-1c", "crete-2a", "crete-2b", "crete-2c", "crete-3b", "crete-3d", "crete-4a", "crete-4b", "crete-rubble-c", "crete-rubble-d", "crete-rubble-e"], "returned": ["crete-rubble-a", "crete-rubble-b", "crete-rubble-f"], "seen": ["crete-rubble-a", "crete-rubble-b", "crete-rubble-f"], "unknown": null}, "egypt": {"height": 3, "looked": [1], "missing": ["egypt-1b", "egypt-1c", "egypt-1d", "egypt-2b", "egypt-2c", "egypt-3b", "egypt-3c", "egypt-4a", "egypt-5a", "egypt-rubble-a", "egypt-rubble-b", "egypt-rubble-c", "egypt-rubble-e"], "returned": ["egypt-rubble-d", "egypt-rubble-f"], "seen": ["egypt-rubble-d", "egypt-rubble-f"], "unknown": null}, "greece": {"height": 3, "looked": [0, 1], "missing": ["greece-1b", "greece-5b"], "returned": ["greece-rubble-a", "greece-rubble-b"], "seen": ["greece-1c", "greece-2b", "greece-2d", "greece-3a", "greece-4a", "greece-6a", "greece-rubble-a", "greece-rubble-b", "greece-rubble-c", "greece-rubble-d", "greece-rubble-e", "greece-rubble-f"], "unknown": 2}, "mesopotamia": {"height": 3, "looked": [0, 1], "missing": ["mesopotamia-1c", "mesopotamia-2a", "mesopotamia-3a", "mesopotamia-4a", "mesopotamia-4b", "mesopotamia-4c", "mesopotamia-5a", "mesopotamia-rubble-d", "mesopotamia-rubble-e"], "returned": ["mesopotamia-rubble-a", "mesopotamia-rubble-b", "mesopotamia-rubble-c", "mesopotamia-rubble-f"], "seen": ["mesopotamia-rubble-a", "mesopotamia-rubble-b", "mesopotamia-rubble-c", "mesopotamia-rubble-f"], "unknown": 9}}, "players": [{"congresses": 5, "exhibitions": [], "expertise": {"crete": 9, "egypt": 10, "greece": 5, "mesopotamia": 10}, "finds": [], "general": 7, "hand": 0, "museums": [1, 3, 4], "permits": {"crete": 0, "egypt": 0, "general": 0, "greece": 0, "mesopotamia": 0}, "points": 61, "week": 178}, {"congresses": 1, "exhibitions": [3, 5, 6], "expertise": {"crete": 7, "egypt": 6, "greece": 9, "mesopotamia": 3}, "finds": ["mesopotamia-1b", "egypt-1a", "egypt-2a", "egypt-4b", "greece-1d", "greece-2a", "greece-2c", "greece-3b", "crete-3c"], "general": 5, "hand": 2, "museums": [2], "permits": {"crete": 0, "egypt": 0, "general": 0, "greece": 0, "mesopotamia": 0}, "points": 47, "week": 179}], "professors": [0, 0, 1, 0, 0], "region": null, "row": ["scientist", "expertise-greece-2", "expertise-mesopotamia-3", "congress"], "stack": [0, 1], "task": "over", "turn": 1, "you": 0}
--- scores [(61, -178), (47, -179)], places [1, 2]
