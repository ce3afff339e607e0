chance: stack 1
    Ann's marker goes on top of the stack
chance: stack 3
    Cas's marker goes on top of the stack
chance: stack 2
    Ben's marker goes on top of the stack
chance: lay crete
    A card goes face down onto the pile of Crete
chance: turn up excavation
    Turned up: a general excavation card
chance: lay crete
    A card goes face down onto the pile of Crete
chance: turn up congress
    Turned up: a congress
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: turn up expertise-egypt-2
    Turned up: 2 books on Egypt
chance: turn up general-2
    Turned up: 2 books of general knowledge
chance: green next
    The storage is full
2: take 3
    Ben takes 2 books on Egypt for 2 weeks
chance: turn up expertise-greece-1
    Turned up: 1 book on Greece
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
3: take 2
    Cas takes a congress for 2 weeks
chance: turn up general-1
    Turned up: 1 book of general knowledge
chance: green next
    The storage is full
1: take 3
    Ann takes 1 book on Greece for 1 week
chance: turn up museum-4
    Turned up: a museum that asks for 5 finds
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: turn up scientist
    Turned up: a scientist
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
1: dig greece
1: permit general
1: weeks 10
    Ann digs in Greece for 10 weeks with a general permit: 1 knowledge, 1 card
chance: draw greece-4a
    Ann finds Greece 4
3: take 3
    Cas takes a scientist for 1 week
chance: turn up expertise-mesopotamia-2
    Turned up: 2 books on Mesopotamia
chance: green next
    The storage is full
2: take 4
    Ben takes 2 books of general knowledge for 6 weeks
chance: turn up expertise-crete-1
    Turned up: 1 book on Crete
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
3: take 4
    Cas takes 1 book on Crete for 1 week
chance: turn up expertise-crete-1
    Turned up: 1 book on Crete
chance: green next
    The storage is full
3: take 1
    Cas takes a general excavation card for 3 weeks
chance: turn up expertise-greece-1
    Turned up: 1 book on Greece
chance: green next
    The storage is full
3: scientist crete
    Cas plays the scientist in Crete for 1 week
chance: see crete-rubble-f
chance: see crete-3c
chance: see crete-2c
chance: see crete-3d
chance: see crete-1b
chance: see crete-1c
    Only Cas sees the pile of Crete: Crete 1, Crete 1, Crete 2, Crete 3, Crete 3, rubble
3: dig crete
3: permit card
3: weeks 12
    Cas digs in Crete for 12 weeks with the general excavation card: 1 knowledge, 1 card
chance: draw crete-rubble-f
    Cas digs up rubble in Crete
2: take 3
    Ben takes 2 books on Mesopotamia for 2 weeks
chance: turn up exhibition-2
    Turned up: exhibition 2 (3 Mesopotamia + 2 Greece + 1 Crete)
chance: turn up exhibition-7
    Turned up: exhibition 7 (3 Crete + 2 Mesopotamia + 1 Egypt)
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: turn up expertise-crete-3
    Turned up: 3 books on Crete
chance: green next
    The storage is full
2: take 4
    Ben takes 1 book on Crete for 1 week
chance: turn up exhibition-3
    Turned up: exhibition 3 (3 Egypt + 2 Greece + 1 Mesopotamia)
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: turn up raiders-mesopotamia
    Turned up: the tomb raiders of Mesopotamia
chance: green next
    The storage is full
2: dig mesopotamia
2: undo
    Ben takes a step back
2: take 1
    Ben takes 1 book on Greece for 1 week
chance: turn up exhibition-4
    Turned up: exhibition 4 (3 Egypt + 2 Mesopotamia + 1 Greece)
chance: turn up expertise-mesopotamia-1
    Turned up: 1 book on Mesopotamia
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
1: take 4
    Ann takes the tomb raiders of Mesopotamia for 3 weeks
chance: turn up expertise-greece-2
    Turned up: 2 books on Greece
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
2: dig greece
2: permit region
2: weeks 9
    Ben digs in Greece for 9 weeks with the permit of the region: 2 knowledge, 2 cards
chance: draw greece-3b
    Ben finds Greece 3
chance: draw greece-rubble-c
    Ben digs up rubble in Greece
1: raiders mesopotamia
    Ann plays the tomb raiders in Mesopotamia for 4 weeks
chance: see mesopotamia-5a
chance: see mesopotamia-4a
chance: see mesopotamia-rubble-e
chance: see mesopotamia-5b
chance: see mesopotamia-book-a
    Only Ann sees the pile of Mesopotamia: Mesopotamia 4, Mesopotamia 5, Mesopotamia 5, rubble, a book on Mesopotamia
1: keep mesopotamia book
    Ann finds a book on Mesopotamia
--- seat 1 sees {"aside": [], "card": null, "deck": 118, "donated": [], "due": 0, "ending": "", "exhibitions": [2, 3, 4, 7], "gifts": 0, "green": true, "hand": [], "helpers": 0, "left": {"assistant": 4, "congress": 6, "excavation": 3, "exhibition-1": 1, "exhibition-5": 1, "exhibition-6": 1, "exhibition-8": 1, "expertise-crete-1": 2, "expertise-crete-2": 3, "expertise-crete-3": 1, "expertise-egypt-1": 4, "expertise-egypt-2": 2, "expertise-egypt-3": 2, "expertise-greece-1": 2, "expertise-greece-2": 2, "expertise-greece-3": 2, "expertise-mesopotamia-1": 3, "expertise-mesopotamia-2": 2, "expertise-mesopotamia-3": 2, "general-1": 3, "general-2": 3, "museum-1": 1, "museum-2": 1, "museum-3": 1, "raiders-crete": 1, "raiders-egypt": 1, "raiders-greece": 1, "scientist": 3, "thief-crete": 1, "thief-egypt": 1, "thief-greece": 1, "thief-mesopotamia": 1}, "museum": null, "museums": [4], "options": {"assistants": "expertise", "chart": "french", "finds": "knowledge", "thief": "choose"}, "permit": null, "piles": {"crete": {"height": 2, "looked": [2], "missing": ["crete-1b", "crete-1c", "crete-2b", "crete-2c", "crete-3a", "crete-3b", "crete-3c", "crete-3d", "crete-4a", "crete-4b", "crete-4c", "crete-5a", "crete-rubble-a", "crete-rubble-b", "crete-rubble-c", "crete-rubble-d", "crete-rubble-e", "crete-book-a", "crete-book-b"], "returned": ["crete-rubble-f"], "seen": ["crete-rubble-f"], "unknown": null}, "egypt": {"height": 2, "looked": [], "missing": ["egypt-1b", "egypt-1c", "egypt-1d", "egypt-2b", "egypt-2c", "egypt-3a", "egypt-3b", "egypt-3c", "egypt-4a", "egypt-4b", "egypt-5a", "egypt-6a", "egypt-rubble-a", "egypt-rubble-b", "egypt-rubble-c", "egypt-rubble-d", "egypt-rubble-e", "egypt-rubble-f", "egypt-book-a", "egypt-book-b"], "returned": [], "seen": [], "unknown": null}, "greece": {"height": 1, "looked": [], "missing": ["greece-1b", "greece-1c", "greece-1d", "greece-2b", "greece-2c", "greece-2d", "greece-3a", "greece-5a", "greece-5b", "greece-6a", "greece-rubble-a", "greece-rubble-b", "greece-rubble-d", "greece-rubble-e", "greece-rubble-f", "greece-book-a", "greece-book-b"], "returned": ["greece-rubble-c"], "seen": ["greece-rubble-c"], "unknown": null}, "mesopotamia": {"height": 1, "looked": [0], "missing": ["mesopotamia-1b", "mesopotamia-1c", "mesopotamia-1d", "mesopotamia-1e", "mesopotamia-3a", "mesopotamia-3b", "mesopotamia-3c", "mesopotamia-4b", "mesopotamia-4c", "mesopotamia-rubble-a", "mesopotamia-rubble-b", "mesopotamia-rubble-c", "mesopotamia-rubble-d", "mesopotamia-rubble-f", "mesopotamia-book-b"], "returned": [], "seen": ["mesopotamia-4a", "mesopotamia-5a", "mesopotamia-5b", "mesopotamia-rubble-e"], "unknown": 0}}, "players": [{"congresses": 0, "exhibitions": [], "expertise": {"crete": 0, "egypt": 0, "greece": 1, "mesopotamia": 1}, "finds": ["mesopotamia-book-a", "greece-4a"], "general": 0, "hand": 0, "museums": [], "permits": {"crete": 1, "egypt": 1, "general": 1, "greece": 1, "mesopotamia": 1}, "points": 5, "week": 18}, {"congresses": 0, "exhibitions": [], "expertise": {"crete": 1, "egypt": 2, "greece": 1, "mesopotamia": 2}, "finds": ["greece-3b"], "general": 2, "hand": 0, "museums": [], "permits": {"crete": 1, "egypt": 1, "general": 2, "greece": 0, "mesopotamia": 1}, "points": 3, "week": 21}, {"congresses": 1, "exhibitions": [], "expertise": {"crete": 1, "egypt": 0, "greece": 0, "mesopotamia": 0}, "finds": [], "general": 0, "hand": 0, "museums": [], "permits": {"crete": 1, "egypt": 1, "general": 2, "greece": 1, "mesopotamia": 1}, "points": 1, "week": 20}], "professors": [null, null, null, null, null], "region": null, "row": ["expertise-mesopotamia-1", "general-1", "expertise-crete-3", "expertise-greece-2"], "stack": [2, 1, 0], "task": "act", "turn": 0, "you": 0}
--- scores [(5, -18), (3, -21), (1, -20)], places [1, 2, 3]
1: dig greece
1: permit region
1: weeks 8
    Ann digs in Greece for 8 weeks with the permit of the region: 1 knowledge, 1 card
chance: draw greece-rubble-c
    Ann digs up rubble in Greece
3: take 3
    Cas takes 3 books on Crete for 4 weeks
    Cas becomes professor of Crete
chance: turn up excavation
    Turned up: a general excavation card
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: green next
    The storage is full
2: take 1
    Ben takes 1 book on Mesopotamia for 1 week
chance: turn up expertise-mesopotamia-3
    Turned up: 3 books on Mesopotamia
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
2: take 4
    Ben takes 2 books on Greece for 2 weeks
    Ben becomes professor of the world
chance: turn up excavation
    Turned up: a general excavation card
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
2: dig egypt
2: undo
    Ben takes a step back
2: take 3
    Ben takes a general excavation card for 3 weeks
chance: turn up raiders-crete
    Turned up: the tomb raiders of Crete
chance: green next
    The storage is full
3: take 3
    Cas takes the tomb raiders of Crete for 3 weeks
chance: turn up expertise-crete-3
    Turned up: 3 books on Crete
chance: green next
    The storage is full
1: take 1
    Ann takes 3 books on Mesopotamia for 4 weeks
    Ann becomes professor of Mesopotamia
chance: turn up exhibition-6
    Turned up: exhibition 6 (3 Greece + 2 Crete + 1 Mesopotamia)
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: turn up assistant
    Turned up: an assistant
chance: green next
    The storage is full
3: take 1
    Cas takes an assistant for 2 weeks
chance: turn up scientist
    Turned up: a scientist
chance: green next
    The storage is full
2: take 3
    Ben takes 3 books on Crete for 4 weeks
chance: turn up congress
    Turned up: a congress
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
3: dig egypt
3: permit region
3: assistants 1
3: weeks 8
    Cas digs in Egypt for 8 weeks with the permit of the region and 1 assistant: 1 knowledge, 1 card
chance: draw egypt-rubble-f
    Cas digs up rubble in Egypt
1: dig mesopotamia
1: permit region
1: weeks 1
    Ann digs in Mesopotamia for 1 week with the permit of the region: 4 knowledge, 1 card
chance: draw mesopotamia-rubble-e
    Ann digs up rubble in Mesopotamia
1: take 1
    Ann takes a scientist for 1 week
chance: turn up thief-mesopotamia
    Turned up: the thief of Mesopotamia
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
2: dig mesopotamia
2: permit general
2: weeks 5
    Ben digs in Mesopotamia for 5 weeks with a general permit: 5 knowledge, 3 cards
chance: draw mesopotamia-5b
    Ben finds Mesopotamia 5
chance: draw mesopotamia-rubble-f
    Ben digs up rubble in Mesopotamia
chance: draw mesopotamia-1d
    Ben finds Mesopotamia 1
1: dig greece
1: weeks 12
    Ann digs in Greece for 12 weeks with a general permit: 1 knowledge, 1 card
chance: draw greece-5b
    Ann finds Greece 5
2: take 4
    Ben takes a general excavation card for 3 weeks
chance: turn up raiders-greece
    Turned up: the tomb raiders of Greece
chance: green next
    The storage is full
3: take 3
    Cas takes a congress for 2 weeks
chance: turn up expertise-egypt-2
    Turned up: 2 books on Egypt
chance: green next
    The storage is full
3: take 4
    Cas takes the tomb raiders of Greece for 3 weeks
chance: turn up expertise-greece-3
    Turned up: 3 books on Greece
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
2: dig egypt
2: permit card
2: weeks 11
    Ben digs in Egypt for 11 weeks with the general excavation card: 4 knowledge, 4 cards
chance: draw egypt-rubble-b
    Ben digs up rubble in Egypt
chance: draw egypt-1c
    Ben finds Egypt 1
chance: draw egypt-rubble-f
    Ben digs up rubble in Egypt
chance: draw egypt-rubble-d
    Ben digs up rubble in Egypt
3: take 2
    Cas takes 1 book of general knowledge for 3 weeks
chance: turn up thief-egypt
    Turned up: the thief of Egypt
chance: green next
    The storage is full
1: take 1
    Ann takes the thief of Mesopotamia for 1 week
chance: turn up expertise-egypt-3
    Turned up: 3 books on Egypt
chance: green next
    The storage is full
1: thief mesopotamia
    Ann plays the thief in Mesopotamia for 1 week
chance: see mesopotamia-rubble-f
chance: see mesopotamia-rubble-e
chance: see mesopotamia-4a
chance: see mesopotamia-1e
chance: see mesopotamia-5a
chance: see mesopotamia-3b
    Only Ann sees the pile of Mesopotamia: Mesopotamia 1, Mesopotamia 3, Mesopotamia 4, Mesopotamia 5, rubble, rubble
1: keep mesopotamia 4
    Ann finds Mesopotamia 4
3: dig crete
3: permit general
--- seat 3 sees {"aside": [], "card": null, "deck": 87, "donated": [], "due": 0, "ending": "", "exhibitions": [2, 3, 4, 6, 7], "gifts": 0, "green": true, "hand": ["raiders-greece", "raiders-crete"], "helpers": 0, "left": {"assistant": 3, "congress": 5, "excavation": 2, "exhibition-1": 1, "exhibition-5": 1, "exhibition-8": 1, "expertise-crete-1": 2, "expertise-crete-2": 3, "expertise-egypt-1": 4, "expertise-egypt-2": 1, "expertise-egypt-3": 1, "expertise-greece-1": 2, "expertise-greece-2": 2, "expertise-greece-3": 1, "expertise-mesopotamia-1": 3, "expertise-mesopotamia-2": 2, "expertise-mesopotamia-3": 1, "general-1": 3, "general-2": 3, "museum-1": 1, "museum-2": 1, "museum-3": 1, "raiders-egypt": 1, "scientist": 3, "thief-crete": 1, "thief-greece": 1}, "museum": null, "museums": [4], "options": {"assistants": "expertise", "chart": "french", "finds": "knowledge", "thief": "choose"}, "permit": "general", "piles": {"crete": {"height": 3, "looked": [2], "missing": ["crete-2b", "crete-3a", "crete-3b", "crete-4a", "crete-4b", "crete-4c", "crete-5a", "crete-rubble-a", "crete-rubble-b", "crete-rubble-c", "crete-rubble-d", "crete-rubble-e", "crete-book-a", "crete-book-b"], "returned": ["crete-rubble-f"], "seen": ["crete-1b", "crete-1c", "crete-2c", "crete-3c", "crete-3d", "crete-rubble-f"], "unknown": 7}, "egypt": {"height": 2, "looked": [], "missing": ["egypt-1b", "egypt-1d", "egypt-2b", "egypt-2c", "egypt-3a", "egypt-3b", "egypt-3c", "egypt-4a", "egypt-4b", "egypt-5a", "egypt-6a", "egypt-rubble-a", "egypt-rubble-c", "egypt-rubble-e", "egypt-book-a", "egypt-book-b"], "returned": ["egypt-rubble-b", "egypt-rubble-d", "egypt-rubble-f"], "seen": ["egypt-rubble-b", "egypt-rubble-d", "egypt-rubble-f"], "unknown": null}, "greece": {"height": 2, "looked": [], "missing": ["greece-1b", "greece-1c", "greece-1d", "greece-2b", "greece-2c", "greece-2d", "greece-3a", "greece-5a", "greece-6a", "greece-rubble-a", "greece-rubble-b", "greece-rubble-d", "greece-rubble-e", "greece-rubble-f", "greece-book-a", "greece-book-b"], "returned": ["greece-rubble-c"], "seen": ["greece-rubble-c"], "unknown": null}, "mesopotamia": {"height": 1, "looked": [0], "missing": ["mesopotamia-1b", "mesopotamia-1c", "mesopotamia-1e", "mesopotamia-3a", "mesopotamia-3b", "mesopotamia-3c", "mesopotamia-4b", "mesopotamia-4c", "mesopotamia-5a", "mesopotamia-rubble-a", "mesopotamia-rubble-b", "mesopotamia-rubble-c", "mesopotamia-rubble-d", "mesopotamia-book-b"], "returned": ["mesopotamia-rubble-e", "mesopotamia-rubble-f"], "seen": ["mesopotamia-rubble-e", "mesopotamia-rubble-f"], "unknown": null}}, "players": [{"congresses": 0, "exhibitions": [], "expertise": {"crete": 0, "egypt": 0, "greece": 1, "mesopotamia": 4}, "finds": ["mesopotamia-4a", "mesopotamia-book-a", "greece-4a", "greece-5b"], "general": 0, "hand": 1, "museums": [], "permits": {"crete": 1, "egypt": 1, "general": 0, "greece": 0, "mesopotamia": 0}, "points": 19, "week": 46}, {"congresses": 0, "exhibitions": [], "expertise": {"crete": 4, "egypt": 2, "greece": 3, "mesopotamia": 3}, "finds": ["mesopotamia-1d", "mesopotamia-5b", "egypt-1c", "greece-3b"], "general": 2, "hand": 1, "museums": [], "permits": {"crete": 1, "egypt": 1, "general": 1, "greece": 0, "mesopotamia": 1}, "points": 15, "week": 50}, {"congresses": 2, "exhibitions": [], "expertise": {"crete": 4, "egypt": 0, "greece": 0, "mesopotamia": 0}, "finds": [], "general": 1, "hand": 2, "museums": [], "permits": {"crete": 1, "egypt": 0, "general": 2, "greece": 1, "mesopotamia": 1}, "points": 9, "week": 45}], "professors": [0, null, null, 2, 1], "region": "crete", "row": ["expertise-egypt-3", "thief-egypt", "expertise-egypt-2", "expertise-greece-3"], "stack": [1, 2, 0], "task": "weeks", "turn": 2, "you": 2}
--- scores [(19, -46), (15, -50), (9, -45)], places [1, 2, 3]
3: weeks 8
    Cas digs in Crete for 8 weeks with a general permit: 5 knowledge, 4 cards
chance: draw crete-rubble-b
    Cas digs up rubble in Crete
chance: draw crete-book-a
    Cas finds a book on Crete
chance: draw crete-book-b
    Cas finds a book on Crete
chance: draw crete-rubble-f
    Cas digs up rubble in Crete
1: scientist egypt
    Ann plays the scientist in Egypt for 1 week
chance: see egypt-1b
chance: see egypt-rubble-f
chance: see egypt-book-b
chance: see egypt-3a
chance: see egypt-rubble-c
chance: see egypt-rubble-d
chance: see egypt-rubble-b
chance: see egypt-4b
chance: see egypt-rubble-a
    Only Ann sees the pile of Egypt: Egypt 1, Egypt 3, Egypt 4, rubble, rubble, rubble, rubble, rubble, a book on Egypt
1: take 1
    Ann takes 3 books on Egypt for 4 weeks
chance: turn up museum-1
    Turned up: a museum that asks for 2 finds
chance: turn up congress
    Turned up: a congress
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
2: take 2
    Ben takes the thief of Egypt for 1 week
chance: turn up expertise-greece-3
    Turned up: 3 books on Greece
chance: green next
    The storage is full
2: dig mesopotamia
2: permit region
2: weeks 10
    Ben digs in Mesopotamia for 10 weeks with the permit of the region: 5 knowledge, 4 cards
chance: draw mesopotamia-1e
    Ben finds Mesopotamia 1
chance: draw mesopotamia-rubble-e
    Ben digs up rubble in Mesopotamia
chance: draw mesopotamia-5a
    Ben finds Mesopotamia 5
chance: draw mesopotamia-rubble-d
    Ben digs up rubble in Mesopotamia
1: take 2
    Ann takes 3 books on Greece for 4 weeks
    Ann becomes professor of Greece
chance: turn up expertise-egypt-1
    Turned up: 1 book on Egypt
chance: green next
    The storage is full
3: take 4
    Cas takes 3 books on Greece for 4 weeks
chance: turn up congress
    Turned up: a congress
chance: green next
    The storage is full
1: take 2
    Ann takes 1 book on Egypt for 1 week
    Ann becomes professor of Egypt
chance: turn up general-1
    Turned up: 1 book of general knowledge
chance: green next
    The storage is full
1: take 4
    Ann takes a congress for 2 weeks
chance: turn up general-1
    Turned up: 1 book of general knowledge
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
3: take 1
    Cas takes a congress for 2 weeks
chance: turn up expertise-greece-1
    Turned up: 1 book on Greece
chance: green next
    The storage is full
1: museum 1
1: give greece 5
    Ann gives Greece 5 away
1: give mesopotamia 4
    Ann gives Mesopotamia 4 away
    A museum thanks Ann after 2 weeks: 5 points
3: take 3
    Cas takes 2 books on Egypt for 2 weeks
chance: turn up thief-greece
    Turned up: the thief of Greece
chance: green next
    The storage is full
1: take 3
    Ann takes the thief of Greece for 1 week
chance: turn up scientist
    Turned up: a scientist
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
1: thief greece
    Ann plays the thief in Greece for 1 week
chance: see greece-2d
chance: see greece-1b
chance: see greece-rubble-c
chance: see greece-rubble-a
chance: see greece-rubble-f
chance: see greece-rubble-d
    Only Ann sees the pile of Greece: Greece 1, Greece 2, rubble, rubble, rubble, rubble
1: keep greece 1
    Ann finds Greece 1
3: dig greece
3: permit general
3: weeks 10
    Cas digs in Greece for 10 weeks with a general permit: 4 knowledge, 3 cards
chance: draw greece-2d
    Cas finds Greece 2
chance: draw greece-rubble-c
    Cas digs up rubble in Greece
chance: draw greece-rubble-a
    Cas digs up rubble in Greece
2: museum 4
2: give egypt 1
    Ben gives Egypt 1 away
2: give mesopotamia 1
    Ben gives Mesopotamia 1 away
2: undo
    Ben takes a step back
2: give mesopotamia 1
    Ben gives Mesopotamia 1 away
2: give greece 3
    Ben gives Greece 3 away
2: give mesopotamia 5
    Ben gives Mesopotamia 5 away
2: give mesopotamia 1
    Ben gives Mesopotamia 1 away
    A museum thanks Ben after 4 weeks: 12 points
1: take 2
    Ann takes 1 book of general knowledge for 3 weeks
chance: turn up expertise-crete-2
    Turned up: 2 books on Crete
chance: green next
    The storage is full
1: take 3
    Ann takes a scientist for 1 week
chance: turn up thief-crete
    Turned up: the thief of Crete
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: green next
    The storage is full
2: dig greece
2: permit card
2: weeks 8
    Ben digs in Greece for 8 weeks with the general excavation card: 5 knowledge, 4 cards
chance: draw greece-rubble-d
    Ben digs up rubble in Greece
chance: draw greece-rubble-f
    Ben digs up rubble in Greece
chance: draw greece-rubble-c
    Ben digs up rubble in Greece
chance: draw greece-rubble-a
    Ben digs up rubble in Greece
1: scientist crete
    Ann plays the scientist in Crete for 1 week
chance: see crete-2b
chance: see crete-1b
chance: see crete-1c
chance: see crete-3c
--- seat 1 sees {"aside": [], "card": "scientist", "deck": 68, "donated": ["mesopotamia-1d", "mesopotamia-1e", "mesopotamia-4a", "mesopotamia-5a", "egypt-1c", "greece-3b", "greece-5b"], "due": 0, "ending": "", "exhibitions": [2, 3, 4, 6, 7], "gifts": 0, "green": true, "hand": [], "helpers": 0, "left": {"assistant": 3, "congress": 3, "excavation": 1, "exhibition-1": 1, "exhibition-5": 1, "exhibition-8": 1, "expertise-crete-1": 2, "expertise-crete-2": 2, "expertise-egypt-1": 3, "expertise-egypt-2": 1, "expertise-egypt-3": 1, "expertise-greece-1": 1, "expertise-greece-2": 2, "expertise-mesopotamia-1": 3, "expertise-mesopotamia-2": 2, "expertise-mesopotamia-3": 1, "general-1": 1, "general-2": 3, "museum-2": 1, "museum-3": 1, "raiders-crete": 1, "raiders-egypt": 1, "raiders-greece": 1, "scientist": 1, "thief-egypt": 1}, "museum": null, "museums": [], "options": {"assistants": "expertise", "chart": "french", "finds": "knowledge", "thief": "choose"}, "permit": null, "piles": {"crete": {"height": 3, "looked": [2], "missing": ["crete-1b", "crete-1c", "crete-2b", "crete-2c", "crete-3a", "crete-3b", "crete-3c", "crete-3d", "crete-4a", "crete-4b", "crete-4c", "crete-5a", "crete-rubble-a", "crete-rubble-c", "crete-rubble-d", "crete-rubble-e"], "returned": ["crete-rubble-b", "crete-rubble-f"], "seen": ["crete-rubble-b", "crete-rubble-f"], "unknown": null}, "egypt": {"height": 3, "looked": [0], "missing": ["egypt-1d", "egypt-2b", "egypt-2c", "egypt-3b", "egypt-3c", "egypt-4a", "egypt-5a", "egypt-6a", "egypt-rubble-e", "egypt-book-a"], "returned": ["egypt-rubble-b", "egypt-rubble-d", "egypt-rubble-f"], "seen": ["egypt-1b", "egypt-3a", "egypt-4b", "egypt-rubble-a", "egypt-rubble-b", "egypt-rubble-c", "egypt-rubble-d", "egypt-rubble-f", "egypt-book-b"], "unknown": 3}, "greece": {"height": 1, "looked": [0], "missing": ["greece-1c", "greece-1d", "greece-2b", "greece-2c", "greece-3a", "greece-5a", "greece-6a", "greece-rubble-b", "greece-rubble-e", "greece-book-a", "greece-book-b"], "returned": ["greece-rubble-a", "greece-rubble-c", "greece-rubble-d", "greece-rubble-f"], "seen": ["greece-rubble-a", "greece-rubble-c", "greece-rubble-d", "greece-rubble-f"], "unknown": 1}, "mesopotamia": {"height": 2, "looked": [0], "missing": ["mesopotamia-1b", "mesopotamia-1c", "mesopotamia-3a", "mesopotamia-3c", "mesopotamia-4b", "mesopotamia-4c", "mesopotamia-rubble-a", "mesopotamia-rubble-b", "mesopotamia-rubble-c", "mesopotamia-book-b"], "returned": ["mesopotamia-rubble-d", "mesopotamia-rubble-e", "mesopotamia-rubble-f"], "seen": ["mesopotamia-3b", "mesopotamia-rubble-d", "mesopotamia-rubble-e", "mesopotamia-rubble-f"], "unknown": 2}}, "players": [{"congresses": 1, "exhibitions": [], "expertise": {"crete": 0, "egypt": 4, "greece": 4, "mesopotamia": 4}, "finds": ["mesopotamia-book-a", "greece-1b", "greece-4a"], "general": 1, "hand": 0, "museums": [1], "permits": {"crete": 1, "egypt": 1, "general": 0, "greece": 0, "mesopotamia": 0}, "points": 28, "week": 66}, {"congresses": 0, "exhibitions": [], "expertise": {"crete": 4, "egypt": 2, "greece": 3, "mesopotamia": 3}, "finds": ["mesopotamia-5b"], "general": 2, "hand": 1, "museums": [4], "permits": {"crete": 1, "egypt": 1, "general": 1, "greece": 0, "mesopotamia": 0}, "points": 22, "week": 73}, {"congresses": 3, "exhibitions": [], "expertise": {"crete": 6, "egypt": 2, "greece": 3, "mesopotamia": 0}, "finds": ["greece-2d", "crete-book-a", "crete-book-b"], "general": 1, "hand": 2, "museums": [], "permits": {"crete": 1, "egypt": 0, "general": 0, "greece": 1, "mesopotamia": 1}, "points": 13, "week": 71}], "professors": [0, 0, 0, 2, 1], "region": "crete", "row": ["expertise-greece-1", "expertise-crete-2", "thief-crete", "general-1"], "stack": [2, 0, 1], "task": "look", "turn": 0, "you": 0}
--- scores [(28, -66), (22, -73), (13, -71)], places [1, 2, 3]
chance: see crete-2c
chance: see crete-3d
chance: see crete-rubble-f
chance: see crete-5a
chance: see crete-rubble-b
chance: see crete-4b
chance: see crete-4c
    Only Ann sees the pile of Crete: Crete 1, Crete 1, Crete 2, Crete 2, Crete 3, Crete 3, Crete 4, Crete 4, Crete 5, rubble, rubble
1: take 1
    Ann takes 1 book on Greece for 1 week
chance: turn up congress
    Turned up: a congress
chance: green next
    The storage is full
1: take 4
    Ann takes 1 book of general knowledge for 3 weeks
    Ann becomes professor of the world
chance: turn up expertise-mesopotamia-1
    Turned up: 1 book on Mesopotamia
chance: green next
    The storage is full
1: take 4
    Ann takes 1 book on Mesopotamia for 1 week
chance: turn up museum-2
    Turned up: a museum that asks for 3 finds
chance: turn up exhibition-5
    Turned up: exhibition 5 (3 Greece + 2 Egypt + 1 Crete)
chance: turn up congress
    Turned up: a congress
chance: green next
    The storage is full
3: dig greece
3: weeks 10
    Cas digs in Greece for 10 weeks with the permit of the region: 4 knowledge, 3 cards
chance: draw greece-rubble-f
    Cas digs up rubble in Greece
chance: draw greece-rubble-c
    Cas digs up rubble in Greece
chance: draw greece-rubble-d
    Cas digs up rubble in Greece
1: take 2
    Ann takes 2 books on Crete for 2 weeks
chance: turn up excavation
    Turned up: a general excavation card
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
2: dig greece
2: weeks 10
    Ben digs in Greece for 10 weeks with a general permit: 5 knowledge, 4 cards
chance: draw greece-rubble-d
    Ben digs up rubble in Greece
chance: draw greece-rubble-c
    Ben digs up rubble in Greece
chance: draw greece-rubble-f
    Ben digs up rubble in Greece
chance: draw greece-rubble-a
    Ben digs up rubble in Greece
1: take 2
    Ann takes a general excavation card for 3 weeks
chance: turn up congress
    Turned up: a congress
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
1: dig crete
1: permit region
1: weeks 12
    Ann digs in Crete for 12 weeks with the permit of the region: 4 knowledge, 4 cards
chance: draw crete-4c
    Ann finds Crete 4
chance: draw crete-4b
    Ann finds Crete 4
chance: draw crete-3c
    Ann finds Crete 3
chance: draw crete-rubble-b
    Ann digs up rubble in Crete
3: raiders greece
    Cas plays the tomb raiders in Greece for 4 weeks
chance: see greece-rubble-a
chance: see greece-5a
chance: see greece-rubble-c
chance: see greece-rubble-b
chance: see greece-rubble-d
chance: see greece-rubble-f
    Only Cas sees the pile of Greece: Greece 5, rubble, rubble, rubble, rubble, rubble
3: keep greece 5
    Cas finds Greece 5
2: take 3
    Ben takes the thief of Crete for 1 week
chance: turn up general-2
    Turned up: 2 books of general knowledge
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: green next
    The storage is full
2: thief crete
    Ben plays the thief in Crete for 1 week
chance: see crete-3a
chance: see crete-2c
chance: see crete-3d
chance: see crete-rubble-f
chance: see crete-1b
chance: see crete-5a
chance: see crete-1c
chance: see crete-rubble-b
chance: see crete-2b
    Only Ben sees the pile of Crete: Crete 1, Crete 1, Crete 2, Crete 2, Crete 3, Crete 3, Crete 5, rubble, rubble
2: keep crete 1
    Ben finds Crete 1
2: take 3
    Ben takes 2 books of general knowledge for 6 weeks
chance: turn up expertise-mesopotamia-3
    Turned up: 3 books on Mesopotamia
chance: green next
    The storage is full
3: raiders crete
    Cas plays the tomb raiders in Crete for 4 weeks
chance: see crete-3a
chance: see crete-rubble-f
chance: see crete-1c
chance: see crete-rubble-b
chance: see crete-3d
chance: see crete-2b
chance: see crete-2c
chance: see crete-5a
    Only Cas sees the pile of Crete: Crete 1, Crete 2, Crete 2, Crete 3, Crete 3, Crete 5, rubble, rubble
3: keep crete 2
    Cas finds Crete 2
3: dig crete
3: weeks 12
    Cas digs in Crete for 12 weeks with the permit of the region: 7 knowledge, 6 cards
chance: draw crete-3d
    Cas finds Crete 3
chance: draw crete-3a
    Cas finds Crete 3
chance: draw crete-rubble-f
    Cas digs up rubble in Crete
chance: draw crete-5a
    Cas finds Crete 5
chance: draw crete-2c
    Cas finds Crete 2
chance: draw crete-1c
    Cas finds Crete 1
1: dig crete
1: weeks 6
    Ann digs in Crete for 6 weeks with the general excavation card: 4 knowledge, 2 cards
chance: draw crete-rubble-f
    Ann digs up rubble in Crete
chance: draw crete-rubble-b
    Ann digs up rubble in Crete
2: take 3
    Ben takes 3 books on Mesopotamia for 4 weeks
    Ben becomes professor of Mesopotamia
    Ben becomes professor of the world
chance: turn up expertise-crete-1
    Turned up: 1 book on Crete
chance: green next
    The storage is full
2: dig crete
2: weeks 10
    Ben digs in Crete for 10 weeks with the permit of the region: 8 knowledge, 6 cards
chance: draw crete-rubble-f
    Ben digs up rubble in Crete
--- seat 1 sees {"aside": ["crete-rubble-f"], "card": null, "deck": 53, "donated": ["mesopotamia-1d", "mesopotamia-1e", "mesopotamia-4a", "mesopotamia-5a", "egypt-1c", "greece-3b", "greece-5b"], "due": 5, "ending": "", "exhibitions": [2, 3, 4, 5, 6, 7], "gifts": 0, "green": true, "hand": [], "helpers": 0, "left": {"assistant": 3, "exhibition-1": 1, "exhibition-8": 1, "expertise-crete-1": 1, "expertise-crete-2": 2, "expertise-egypt-1": 3, "expertise-egypt-2": 1, "expertise-egypt-3": 1, "expertise-greece-1": 1, "expertise-greece-2": 2, "expertise-mesopotamia-1": 2, "expertise-mesopotamia-2": 2, "general-1": 1, "general-2": 2, "museum-3": 1, "raiders-egypt": 1, "scientist": 1, "thief-egypt": 1}, "museum": null, "museums": [2], "options": {"assistants": "expertise", "chart": "french", "finds": "knowledge", "thief": "choose"}, "permit": "region", "piles": {"crete": {"height": 1, "looked": [0, 1, 2], "missing": ["crete-3b", "crete-4a", "crete-rubble-a", "crete-rubble-c", "crete-rubble-d", "crete-rubble-e"], "returned": ["crete-rubble-b"], "seen": ["crete-rubble-b"], "unknown": 0}, "egypt": {"height": 3, "looked": [0], "missing": ["egypt-1d", "egypt-2b", "egypt-2c", "egypt-3b", "egypt-3c", "egypt-4a", "egypt-5a", "egypt-6a", "egypt-rubble-e", "egypt-book-a"], "returned": ["egypt-rubble-b", "egypt-rubble-d", "egypt-rubble-f"], "seen": ["egypt-1b", "egypt-3a", "egypt-4b", "egypt-rubble-a", "egypt-rubble-b", "egypt-rubble-c", "egypt-rubble-d", "egypt-rubble-f", "egypt-book-b"], "unknown": 5}, "greece": {"height": 1, "looked": [0, 2], "missing": ["greece-1c", "greece-1d", "greece-2b", "greece-2c", "greece-3a", "greece-6a", "greece-rubble-b", "greece-rubble-e", "greece-book-a", "greece-book-b"], "returned": ["greece-rubble-a", "greece-rubble-c", "greece-rubble-d", "greece-rubble-f"], "seen": ["greece-rubble-a", "greece-rubble-c", "greece-rubble-d", "greece-rubble-f"], "unknown": 1}, "mesopotamia": {"height": 2, "looked": [0], "missing": ["mesopotamia-1b", "mesopotamia-1c", "mesopotamia-3a", "mesopotamia-3c", "mesopotamia-4b", "mesopotamia-4c", "mesopotamia-rubble-a", "mesopotamia-rubble-b", "mesopotamia-rubble-c", "mesopotamia-book-b"], "returned": ["mesopotamia-rubble-d", "mesopotamia-rubble-e", "mesopotamia-rubble-f"], "seen": ["mesopotamia-3b", "mesopotamia-rubble-d", "mesopotamia-rubble-e", "mesopotamia-rubble-f"], "unknown": 3}}, "players": [{"congresses": 1, "exhibitions": [], "expertise": {"crete": 2, "egypt": 4, "greece": 5, "mesopotamia": 5}, "finds": ["mesopotamia-book-a", "greece-1b", "greece-4a", "crete-3c", "crete-4b", "crete-4c"], "general": 2, "hand": 0, "museums": [1], "permits": {"crete": 0, "egypt": 1, "general": 0, "greece": 0, "mesopotamia": 0}, "points": 35, "week": 95}, {"congresses": 0, "exhibitions": [], "expertise": {"crete": 4, "egypt": 2, "greece": 3, "mesopotamia": 6}, "finds": ["mesopotamia-5b", "crete-1b"], "general": 4, "hand": 1, "museums": [4], "permits": {"crete": 0, "egypt": 1, "general": 0, "greece": 0, "mesopotamia": 0}, "points": 28, "week": 105}, {"congresses": 3, "exhibitions": [], "expertise": {"crete": 6, "egypt": 2, "greece": 3, "mesopotamia": 0}, "finds": ["greece-2d", "greece-5a", "crete-1c", "crete-2b", "crete-2c", "crete-3a", "crete-3d", "crete-5a", "crete-book-a", "crete-book-b"], "general": 1, "hand": 0, "museums": [], "permits": {"crete": 0, "egypt": 0, "general": 0, "greece": 0, "mesopotamia": 1}, "points": 35, "week": 101}], "professors": [1, 0, 0, 2, 1], "region": "crete", "row": ["congress", "congress", "expertise-crete-1", "congress"], "stack": [2, 0, 1], "task": "draw", "turn": 1, "you": 0}
--- scores [(35, -95), (28, -105), (35, -101)], places [1, 3, 2]
chance: draw crete-rubble-b
    Ben digs up rubble in Crete
1: take 2
    Ann takes a congress for 2 weeks
chance: turn up general-1
    Turned up: 1 book of general knowledge
chance: green next
    The storage is full
1: exhibition 7
    Ann shows exhibition 7 for 9 weeks: 5 points
3: take 3
    Cas takes 1 book on Crete for 1 week
chance: turn up expertise-crete-1
    Turned up: 1 book on Crete
chance: green next
    The storage is full
3: take 2
    Cas takes 1 book of general knowledge for 3 weeks
chance: turn up assistant
    Turned up: an assistant
chance: green next
    The storage is full
3: take 2
    Cas takes an assistant for 2 weeks
chance: turn up general-2
    Turned up: 2 books of general knowledge
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
2: thief egypt
    Ben plays the thief in Egypt for 1 week
chance: see egypt-4a
chance: see egypt-1b
chance: see egypt-rubble-c
chance: see egypt-book-b
chance: see egypt-rubble-f
chance: see egypt-6a
chance: see egypt-3c
chance: see egypt-rubble-b
chance: see egypt-3a
chance: see egypt-4b
chance: see egypt-5a
chance: see egypt-rubble-a
chance: see egypt-rubble-e
chance: see egypt-rubble-d
    Only Ben sees the pile of Egypt: Egypt 1, Egypt 3, Egypt 3, Egypt 4, Egypt 4, Egypt 5, Egypt 6, rubble, rubble, rubble, rubble, rubble, rubble, a book on Egypt
2: keep egypt 3
    Ben finds Egypt 3
2: take 3
    Ben takes 1 book on Crete for 1 week
chance: turn up general-2
    Turned up: 2 books of general knowledge
chance: green next
    The storage is full
1: take 3
    Ann takes 2 books of general knowledge for 6 weeks
chance: turn up expertise-crete-2
    Turned up: 2 books on Crete
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
2: museum 2
2: give egypt 3
    Ben gives Egypt 3 away
2: give mesopotamia 5
    Ben gives Mesopotamia 5 away
2: give crete 1
    Ben gives Crete 1 away
    A museum thanks Ben after 3 weeks: 7 points
3: dig mesopotamia
3: assistants 1
3: weeks 12
    Cas digs in Mesopotamia for 12 weeks with the permit of the region and 1 assistant: 2 knowledge, 2 cards
chance: draw mesopotamia-1b
    Cas finds Mesopotamia 1
chance: draw mesopotamia-rubble-d
    Cas digs up rubble in Mesopotamia
2: dig egypt
2: weeks 4
    Ben digs in Egypt for 4 weeks with the permit of the region: 4 knowledge, 2 cards
chance: draw egypt-book-b
    Ben finds a book on Egypt
chance: draw egypt-3c
    Ben finds Egypt 3
1: take 4
    Ann takes a congress for 2 weeks
chance: turn up expertise-crete-2
    Turned up: 2 books on Crete
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
1: take 2
    Ann takes 2 books of general knowledge for 6 weeks
    Ann becomes professor of the world
chance: turn up expertise-mesopotamia-1
    Turned up: 1 book on Mesopotamia
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
2: take 1
    Ben takes a congress for 2 weeks
chance: turn up expertise-egypt-1
    Turned up: 1 book on Egypt
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
2: take 3
    Ben takes 2 books on Crete for 2 weeks
    Ben becomes professor of the world
chance: turn up expertise-mesopotamia-2
    Turned up: 2 books on Mesopotamia
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
2: take 3
    Ben takes 2 books on Mesopotamia for 2 weeks
chance: turn up scientist
    Turned up: a scientist
chance: green next
    The storage is full
3: take 4
    Cas takes 2 books on Crete for 2 weeks
chance: turn up expertise-greece-1
    Turned up: 1 book on Greece
chance: green next
    The storage is full
2: take 2
    Ben takes 1 book on Mesopotamia for 1 week
chance: turn up exhibition-8
    Turned up: exhibition 8 (3 Crete + 2 Egypt + 1 Greece)
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: turn up assistant
    Turned up: an assistant
chance: green next
    The storage is full
1: take 4
    Ann takes 1 book on Greece for 1 week
chance: turn up expertise-greece-2
    Turned up: 2 books on Greece
chance: green next
    The storage is full
1: take 2
    Ann takes an assistant for 2 weeks
chance: turn up exhibition-1
    Turned up: exhibition 1 (3 Mesopotamia + 2 Crete + 1 Egypt)
chance: lay crete
    A card goes face down onto the pile of Crete
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: turn up museum-3
    Turned up: a museum that asks for 4 finds
chance: turn up raiders-egypt
    Turned up: the tomb raiders of Egypt
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
2: take 1
    Ben takes 1 book on Egypt for 1 week
chance: turn up expertise-egypt-3
    Turned up: 3 books on Egypt
chance: lay greece
    A card goes face down onto the pile of Greece
--- seat 1 sees {"aside": [], "card": null, "deck": 15, "donated": ["mesopotamia-1d", "mesopotamia-1e", "mesopotamia-4a", "mesopotamia-5a", "mesopotamia-5b", "egypt-1c", "egypt-3a", "greece-3b", "greece-5b", "crete-1b"], "due": 0, "ending": "", "exhibitions": [1, 2, 3, 4, 5, 6, 8], "gifts": 0, "green": false, "hand": ["assistant"], "helpers": 0, "left": {"assistant": 1, "expertise-egypt-1": 2, "expertise-egypt-2": 1, "expertise-greece-2": 1, "expertise-mesopotamia-1": 1, "expertise-mesopotamia-2": 1}, "museum": null, "museums": [3], "options": {"assistants": "expertise", "chart": "french", "finds": "knowledge", "thief": "choose"}, "permit": null, "piles": {"crete": {"height": 2, "looked": [0, 1, 2], "missing": ["crete-3b", "crete-4a", "crete-rubble-a", "crete-rubble-c", "crete-rubble-d", "crete-rubble-e"], "returned": ["crete-rubble-b", "crete-rubble-f"], "seen": ["crete-rubble-b", "crete-rubble-f"], "unknown": 5}, "egypt": {"height": 3, "looked": [0, 1], "missing": ["egypt-1d", "egypt-2b", "egypt-2c", "egypt-3b", "egypt-4a", "egypt-5a", "egypt-6a", "egypt-rubble-e", "egypt-book-a"], "returned": ["egypt-rubble-b", "egypt-rubble-d", "egypt-rubble-f"], "seen": ["egypt-1b", "egypt-4b", "egypt-rubble-a", "egypt-rubble-b", "egypt-rubble-c", "egypt-rubble-d", "egypt-rubble-f"], "unknown": 7}, "greece": {"height": 3, "looked": [0, 2], "missing": ["greece-1c", "greece-1d", "greece-2b", "greece-2c", "greece-3a", "greece-6a", "greece-rubble-b", "greece-rubble-e", "greece-book-a", "greece-book-b"], "returned": ["greece-rubble-a", "greece-rubble-c", "greece-rubble-d", "greece-rubble-f"], "seen": ["greece-rubble-a", "greece-rubble-c", "greece-rubble-d", "greece-rubble-f"], "unknown": 7}, "mesopotamia": {"height": 3, "looked": [0], "missing": ["mesopotamia-1c", "mesopotamia-3a", "mesopotamia-3c", "mesopotamia-4b", "mesopotamia-4c", "mesopotamia-rubble-a", "mesopotamia-rubble-b", "mesopotamia-rubble-c", "mesopotamia-book-b"], "returned": ["mesopotamia-rubble-d", "mesopotamia-rubble-e", "mesopotamia-rubble-f"], "seen": ["mesopotamia-3b", "mesopotamia-rubble-d", "mesopotamia-rubble-e", "mesopotamia-rubble-f"], "unknown": 7}}, "players": [{"congresses": 3, "exhibitions": [7], "expertise": {"crete": 2, "egypt": 4, "greece": 6, "mesopotamia": 5}, "finds": ["mesopotamia-book-a", "greece-1b", "greece-4a", "crete-3c", "crete-4b", "crete-4c"], "general": 6, "hand": 1, "museums": [1], "permits": {"crete": 0, "egypt": 1, "general": 0, "greece": 0, "mesopotamia": 0}, "points": 42, "week": 123}, {"congresses": 1, "exhibitions": [], "expertise": {"crete": 7, "egypt": 4, "greece": 3, "mesopotamia": 9}, "finds": ["egypt-3c", "egypt-book-b"], "general": 4, "hand": 0, "museums": [2, 4], "permits": {"crete": 0, "egypt": 0, "general": 0, "greece": 0, "mesopotamia": 0}, "points": 33, "week": 122}, {"congresses": 3, "exhibitions": [], "expertise": {"crete": 9, "egypt": 2, "greece": 3, "mesopotamia": 0}, "finds": ["mesopotamia-1b", "greece-2d", "greece-5a", "crete-1c", "crete-2b", "crete-2c", "crete-3a", "crete-3d", "crete-5a", "crete-book-a", "crete-book-b"], "general": 2, "hand": 0, "museums": [], "permits": {"crete": 0, "egypt": 0, "general": 0, "greece": 0, "mesopotamia": 0}, "points": 35, "week": 121}], "professors": [1, 0, 0, 2, 1], "region": null, "row": ["expertise-egypt-3", "raiders-egypt", "scientist", "expertise-greece-2"], "stack": [2, 0, 1], "task": "fill", "turn": 1, "you": 0}
--- scores [(42, -123), (33, -122), (35, -121)], places [1, 3, 2]
chance: lay crete
    A card goes face down onto the pile of Crete
chance: green next
    The storage is full
3: exhibition 8
    Cas shows exhibition 8 for 9 weeks: 5 points
2: take 4
    Ben takes 2 books on Greece for 2 weeks
chance: turn up expertise-egypt-2
    Turned up: 2 books on Egypt
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
1: take 1
    Ann takes 3 books on Egypt for 4 weeks
chance: turn up expertise-egypt-1
    Turned up: 1 book on Egypt
chance: green next
    The storage is full
2: take 4
    Ben takes 2 books on Egypt for 2 weeks
chance: turn up expertise-mesopotamia-2
    Turned up: 2 books on Mesopotamia
chance: lay mesopotamia
    A card goes face down onto the pile of Mesopotamia
chance: green next
    The storage is full
2: take 3
    Ben takes a scientist for 1 week
chance: turn up expertise-mesopotamia-1
    Turned up: 1 book on Mesopotamia
chance: lay greece
    A card goes face down onto the pile of Greece
chance: lay egypt
    A card goes face down onto the pile of Egypt
chance: lay greece
    A card goes face down onto the pile of Greece
chance: green next
    The storage is full
2: scientist greece
    Ben plays the scientist in Greece for 1 week
chance: see greece-2b
chance: see greece-2c
chance: see greece-book-a
chance: see greece-3a
chance: see greece-1c
chance: see greece-rubble-b
chance: see greece-rubble-a
chance: see greece-6a
chance: see greece-rubble-f
chance: see greece-1d
chance: see greece-rubble-d
chance: see greece-rubble-e
chance: see greece-book-b
chance: see greece-rubble-c
    Only Ben sees the pile of Greece: Greece 1, Greece 1, Greece 2, Greece 2, Greece 3, Greece 6, rubble, rubble, rubble, rubble, rubble, rubble, a book on Greece, a book on Greece
1: museum 3
1: give greece 4
    Ann gives Greece 4 away
1: give greece 1
    Ann gives Greece 1 away
1: give crete 4
    Ann gives Crete 4 away
1: give crete 4
    Ann gives Crete 4 away
    A museum thanks Ann after 3 weeks: 9 points
2: take 4
    Ben takes 2 books on Mesopotamia for 2 weeks
chance: turn up expertise-greece-2
    Turned up: 2 books on Greece
chance: green next
    The storage is full
2: take 3
    Ben takes 1 book on Mesopotamia for 1 week
chance: turn up expertise-egypt-1
    Turned up: 1 book on Egypt
chance: green next
    The storage is full
1: take 1
    Ann takes 1 book on Egypt for 1 week
chance: turn up assistant
    Turned up: an assistant
chance: lay egypt
    A card goes face down onto the pile of Egypt
    The game is over: the draw pile is empty
--- seat 1 sees {"aside": [], "card": null, "deck": 0, "donated": ["mesopotamia-1d", "mesopotamia-1e", "mesopotamia-4a", "mesopotamia-5a", "mesopotamia-5b", "egypt-1c", "egypt-3a", "greece-1b", "greece-3b", "greece-4a", "greece-5b", "crete-1b", "crete-4b", "crete-4c"], "due": 0, "ending": "deck empty", "exhibitions": [1, 2, 3, 4, 5, 6], "gifts": 0, "green": false, "hand": ["assistant"], "helpers": 0, "left": {}, "museum": null, "museums": [], "options": {"assistants": "expertise", "chart": "french", "finds": "knowledge", "thief": "choose"}, "permit": null, "piles": {"crete": {"height": 2, "looked": [0, 1, 2], "missing": ["crete-3b", "crete-4a", "crete-rubble-a", "crete-rubble-c", "crete-rubble-d", "crete-rubble-e"], "returned": ["crete-rubble-b", "crete-rubble-f"], "seen": ["crete-rubble-b", "crete-rubble-f"], "unknown": 6}, "egypt": {"height": 4, "looked": [0, 1], "missing": ["egypt-1d", "egypt-2b", "egypt-2c", "egypt-3b", "egypt-4a", "egypt-5a", "egypt-6a", "egypt-rubble-e", "egypt-book-a"], "returned": ["egypt-rubble-b", "egypt-rubble-d", "egypt-rubble-f"], "seen": ["egypt-1b", "egypt-4b", "egypt-rubble-a", "egypt-rubble-b", "egypt-rubble-c", "egypt-rubble-d", "egypt-rubble-f"], "unknown": 9}, "greece": {"height": 3, "looked": [0, 1, 2], "missing": ["greece-1c", "greece-1d", "greece-2b", "greece-2c", "greece-3a", "greece-6a", "greece-rubble-b", "greece-rubble-e", "greece-book-a", "greece-book-b"], "returned": ["greece-rubble-a", "greece-rubble-c", "greece-rubble-d", "greece-rubble-f"], "seen": ["greece-rubble-a", "greece-rubble-c", "greece-rubble-d", "greece-rubble-f"], "unknown": 10}, "mesopotamia": {"height": 3, "looked": [0], "missing": ["mesopotamia-1c", "mesopotamia-3a", "mesopotamia-3c", "mesopotamia-4b", "mesopotamia-4c", "mesopotamia-rubble-a", "mesopotamia-rubble-b", "mesopotamia-rubble-c", "mesopotamia-book-b"], "returned": ["mesopotamia-rubble-d", "mesopotamia-rubble-e", "mesopotamia-rubble-f"], "seen": ["mesopotamia-3b", "mesopotamia-rubble-d", "mesopotamia-rubble-e", "mesopotamia-rubble-f"], "unknown": 9}}, "players": [{"congresses": 3, "exhibitions": [7], "expertise": {"crete": 2, "egypt": 8, "greece": 6, "mesopotamia": 5}, "finds": ["mesopotamia-book-a", "crete-3c"], "general": 6, "hand": 1, "museums": [1, 3], "permits": {"crete": 0, "egypt": 1, "general": 0, "greece": 0, "mesopotamia": 0}, "points": 38, "week": 131}, {"congresses": 1, "exhibitions": [], "expertise": {"crete": 7, "egypt": 6, "greece": 5, "mesopotamia": 12}, "finds": ["egypt-3c", "egypt-book-b"], "general": 4, "hand": 0, "museums": [2, 4], "permits": {"crete": 0, "egypt": 0, "general": 0, "greece": 0, "mesopotamia": 0}, "points": 33, "week": 131}, {"congresses": 3, "exhibitions": [8], "expertise": {"crete": 9, "egypt": 2, "greece": 3, "mesopotamia": 0}, "finds": ["mesopotamia-1b", "greece-2d", "greece-5a", "crete-1c", "crete-2b", "crete-2c", "crete-3a", "crete-3d", "crete-5a", "crete-book-a", "crete-book-b"], "general": 2, "hand": 0, "museums": [], "permits": {"crete": 0, "egypt": 0, "general": 0, "greece": 0, "mesopotamia": 0}, "points": 40, "week": 130}], "professors": [1, 0, 0, 2, 1], "region": null, "row": ["assistant", "raiders-egypt", "expertise-egypt-1", "expertise-greece-2"], "stack": [2, 1, 0], "task": "over", "turn": 0, "you": 0}
--- scores [(38, -131), (33, -131), (40, -130)], places [2, 3, 1]
