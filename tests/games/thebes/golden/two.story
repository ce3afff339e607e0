chance: open car moscow
    Turned up: a car (Moscow)
chance: open congress moscow
    Turned up: a congress (Moscow)
chance: open mesopotamia 1 paris
    Turned up: 1 book about Mesopotamia (Paris)
chance: open greece 3 berlin
    Turned up: 3 books about Greece (Berlin)
chance: stack 2-1
    The time markers are stacked, 1-2 from top to bottom: Ann begins
1: take 4
    Ann takes 3 books about Greece (Berlin) (1 + 4 weeks, to week 6 of 1901)
chance: open crete 2 paris
    Turned up: 2 books about Crete (Paris)
2: change
    Ben changes the display (0 + 1 weeks, to week 2 of 1901)
chance: open crete 1 berlin
    Turned up: 1 book about Crete (Berlin)
chance: open figures palestine vienna
    Turned up: figures of Palestine (Vienna)
chance: open palestine 1 vienna
    Turned up: 1 book about Palestine (Vienna)
chance: open general 2 berlin
    Turned up: 2 open books (Berlin)
2: take 3
    Ben takes 1 book about Palestine (Vienna) (1 + 1 weeks, to week 4 of 1901)
chance: open car rome
    Turned up: a car (Rome)
2: dig palestine
2: weeks 10
    Ben digs in Palestine with knowledge 1 for 1 token (3 + 10 weeks, to week 17 of 1901)
chance: draw 3
    Ben finds an object worth 3 from Palestine
    Ben is the first to dig in Palestine and takes the object worth 1 that lay there
1: dig greece
1: weeks 11
    Ann digs in Greece with knowledge 3 for 3 tokens (2 + 11 weeks, to week 19 of 1901)
chance: draw blank
    Ann finds nothing but sand in Greece
chance: draw blank
    Ann finds nothing but sand in Greece
chance: draw blank
    Ann finds nothing but sand in Greece
    Ann is the first to dig in Greece and takes the object worth 1 that lay there
2: take 4
    Ben takes 2 open books (Berlin) (4 + 6 weeks, to week 27 of 1901)
chance: open zeppelin vienna
    Turned up: a zeppelin (Vienna)
1: change
    Ann changes the display (1 + 1 weeks, to week 21 of 1901)
chance: open general 1 berlin
    Turned up: 1 open book (Berlin)
chance: open mesopotamia 1 moscow
    Turned up: 1 book about Mesopotamia (Moscow)
chance: open general 1 vienna
    Turned up: 1 open book (Vienna)
chance: open general 1 rome
    Turned up: 1 open book (Rome)
1: take 4
    Ann takes 1 open book (Rome) (2 + 3 weeks, to week 26 of 1901)
chance: open congress paris
    Turned up: a congress (Paris)
1: take 4
    Ann takes a congress (Paris) (1 + 2 weeks, to week 29 of 1901)
chance: open mesopotamia 1 rome
    Turned up: 1 book about Mesopotamia (Rome)
2: change
    Ben changes the display (1 + 1 weeks, to week 29 of 1901)
chance: open greece 3 london
    Turned up: 3 books about Greece (London)
chance: open assistant vienna
    Turned up: an assistant (Vienna)
chance: open crete 3 moscow
    Turned up: 3 books about Crete (Moscow)
chance: open assistant berlin
    Turned up: an assistant (Berlin)
2: take 3
    Ben takes 3 books about Crete (Moscow) (1 + 4 weeks, to week 34 of 1901)
chance: open congress vienna
    Turned up: a congress (Vienna)
1: take 1
    Ann takes 3 books about Greece (London) (1 + 4 weeks, to week 34 of 1901)
chance: open assistant paris
    Turned up: an assistant (Paris)
1: take 4
    Ann takes an assistant (Berlin) (1 + 2 weeks, to week 37 of 1901)
chance: open congress berlin
    Turned up: a congress (Berlin)
2: take 4
    Ben takes a congress (Berlin) (2 + 2 weeks, to week 38 of 1901)
chance: open egypt 1 rome
    Turned up: 1 book about Egypt (Rome)
1: change
    Ann changes the display (1 + 1 weeks, to week 39 of 1901)
chance: open mesopotamia 3 moscow
    Turned up: 3 books about Mesopotamia (Moscow)
chance: open general 1 paris
    Turned up: 1 open book (Paris)
chance: open palestine 3 paris
    Turned up: 3 books about Palestine (Paris)
chance: open egypt 2 london
    Turned up: 2 books about Egypt (London)
2: change
    Ben changes the display (1 + 1 weeks, to week 40 of 1901)
chance: open egypt 2 berlin
    Turned up: 2 books about Egypt (Berlin)
chance: open crete 1 paris
    Turned up: 1 book about Crete (Paris)
chance: open palestine 1 vienna
    Turned up: 1 book about Palestine (Vienna)
chance: open mesopotamia 2 vienna
    Turned up: 2 books about Mesopotamia (Vienna)
1: take 2
    Ann takes 1 book about Crete (Paris) (2 + 1 weeks, to week 42 of 1901)
chance: open egypt 1 moscow
    Turned up: 1 book about Egypt (Moscow)
2: take 1
    Ben takes 2 books about Egypt (Berlin) (1 + 2 weeks, to week 43 of 1901)
chance: open greece 1 moscow
    Turned up: 1 book about Greece (Moscow)
1: change
    Ann changes the display (2 + 1 weeks, to week 45 of 1901)
chance: open greece 2 rome
    Turned up: 2 books about Greece (Rome)
chance: open greece 1 vienna
    Turned up: 1 book about Greece (Vienna)
chance: open shovel london
    Turned up: a shovel (London)
chance: open general 2 paris
    Turned up: 2 open books (Paris)
2: take 3
    Ben takes a shovel (London) (1 + 3 weeks, to week 47 of 1901)
chance: open crete 2 vienna
    Turned up: 2 books about Crete (Vienna)
1: take 4
    Ann takes 2 open books (Paris) (2 + 6 weeks, to week 1 of 1902)
    The year 1901 is over for Ann: all permits are valid again
chance: open figures mesopotamia berlin
    Turned up: figures of Mesopotamia (Berlin)
2: dig crete
2: use shovel
2: weeks 6
    Ben digs in Crete with knowledge 5 for 5 tokens (3 + 6 weeks, to week 4 of 1902)
    The year 1901 is over for Ben: all permits are valid again
chance: draw blank
    Ben finds nothing but sand in Crete
chance: draw 3
    Ben finds an object worth 3 from Crete
chance: draw blank
    Ben finds nothing but sand in Crete
chance: draw 2
    Ben finds an object worth 2 from Crete
chance: draw 4
    Ben finds an object worth 4 from Crete
    Ben discards a shovel (London)
    Ben is the first to dig in Crete and takes the object worth 1 that lay there
1: change
    Ann changes the display (2 + 1 weeks, to week 4 of 1902)
chance: open congress paris
    Turned up: a congress (Paris)
chance: open congress moscow
    Turned up: a congress (Moscow)
chance: open palestine 1 rome
    Turned up: 1 book about Palestine (Rome)
chance: open permission moscow
    Turned up: a special permission (Moscow)
1: change
    Ann changes the display (0 + 2 weeks, to week 6 of 1902)
chance: open large moscow
    Announced: the large exhibition (Moscow)
chance: open egypt 3 moscow
    Turned up: 3 books about Egypt (Moscow)
chance: open small vienna
    Announced: the small exhibition (Vienna)
chance: open figures greece moscow
    Turned up: figures of Greece (Moscow)
chance: open mesopotamia 2 vienna
    Turned up: 2 books about Mesopotamia (Vienna)
chance: open figures crete paris
    Turned up: figures of Crete (Paris)
2: dig egypt
2: weeks 4
    Ben digs in Egypt with knowledge 4 for 2 tokens (1 + 4 weeks, to week 9 of 1902)
chance: draw blank
    Ben finds nothing but sand in Egypt
chance: draw blank
    Ben finds nothing but sand in Egypt
    Ben is the first to dig in Egypt and takes the object worth 1 that lay there
1: dig greece
1: weeks 12
    Ann digs in Greece with knowledge 9 for 10 tokens (1 + 12 weeks, to week 19 of 1902)
chance: draw 5
    Ann finds an object worth 5 from Greece
chance: draw blank
    Ann finds nothing but sand in Greece
chance: draw blank
    Ann finds nothing but sand in Greece
chance: draw blank
    Ann finds nothing but sand in Greece
chance: draw 3
    Ann finds an object worth 3 from Greece
--- seat 1 sees {"aside": 0, "bags": {"crete": {"1": 2, "2": 1, "3": 3, "4": 2, "5": 1, "blank": 16, "book": 1, "general": 1}, "egypt": {"1": 3, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, "blank": 16, "book": 1, "general": 1}, "greece": {"1": 3, "2": 3, "3": 1, "4": 1, "5": 1, "6": 1, "blank": 13, "book": 1, "general": 1}, "mesopotamia": {"1": 4, "3": 3, "4": 3, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 4, "2": 3, "4": 1, "5": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "blanks": 3, "changes": 0, "discards": ["greece 1 vienna", "greece 1 moscow", "greece 2 rome", "crete 1 berlin", "crete 2 paris", "crete 2 vienna", "egypt 1 rome", "egypt 1 moscow", "egypt 2 london", "palestine 1 vienna", "palestine 1 rome", "palestine 3 paris", "mesopotamia 1 moscow", "mesopotamia 1 paris", "mesopotamia 1 rome", "mesopotamia 2 vienna", "mesopotamia 3 moscow", "figures palestine vienna", "figures mesopotamia berlin", "general 1 paris", "general 1 berlin", "general 1 vienna", "assistant paris", "assistant vienna", "shovel london", "car moscow", "car rome", "zeppelin vienna", "permission moscow", "congress paris", "congress vienna", "congress moscow", "congress moscow"], "display": ["egypt 3 moscow", "figures greece moscow", "mesopotamia 2 vienna", "figures crete paris"], "draws": 5, "ending": "", "face_down": ["greece 1 rome", "greece 1 berlin", "greece 2 rome", "greece 2 london", "crete 1 berlin", "crete 1 vienna", "crete 2 rome", "crete 3 moscow", "egypt 1 paris", "egypt 1 paris", "egypt 2 berlin", "egypt 3 london", "palestine 1 vienna", "palestine 2 paris", "palestine 2 berlin", "palestine 2 london", "palestine 3 london", "mesopotamia 1 moscow", "mesopotamia 2 london", "mesopotamia 3 london", "figures egypt rome", "general 2 london", "general 2 moscow", "assistant paris", "assistant vienna", "assistant rome", "shovel london", "shovel rome", "shovel rome", "shovel moscow", "shovel moscow", "zeppelin rome", "permission london", "congress london", "congress berlin", "congress vienna", "small london", "small paris", "small berlin", "small moscow", "large london", "large paris", "large berlin", "large vienna"], "first": 0, "gifts": ["mesopotamia"], "options": {"assistants": "per_group", "figure_opens_dig": "on", "giving_up": "last_weeks", "new_year_dig": "new_year", "permits_return": "on_52"}, "overview": {"crete": {"1": 2, "2": 2, "3": 4, "4": 3, "5": 1, "blank": 16, "book": 1, "general": 1}, "egypt": {"1": 3, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, "blank": 16, "book": 1, "general": 1}, "greece": {"1": 3, "2": 3, "3": 2, "4": 1, "5": 2, "6": 1, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 4, "3": 3, "4": 3, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 4, "2": 3, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "pile": 44, "players": [{"books": {"crete": 1, "egypt": 0, "greece": 6, "mesopotamia": 0, "palestine": 0}, "cards": ["greece 3 berlin", "general 1 rome", "congress paris", "greece 3 london", "assistant berlin", "crete 1 paris", "general 2 paris"], "exhibitions": [], "general": 3, "permits": ["greece", "crete", "egypt", "palestine", "mesopotamia"], "place": "greece", "points": 15, "tokens": {"crete": [], "egypt": [], "greece": ["1", "5", "3"], "mesopotamia": [], "palestine": []}, "week": 19, "year": 1902}, {"books": {"crete": 3, "egypt": 2, "greece": 0, "mesopotamia": 0, "palestine": 1}, "cards": ["palestine 1 vienna", "general 2 berlin", "crete 3 moscow", "congress berlin", "egypt 2 berlin"], "exhibitions": [], "general": 2, "permits": ["greece", "palestine", "mesopotamia"], "place": "egypt", "points": 31, "tokens": {"crete": ["3", "2", "4", "1"], "egypt": ["1"], "greece": [], "mesopotamia": [], "palestine": ["3", "1"]}, "week": 9, "year": 1902}], "row": ["small vienna", "large moscow", null], "site": "greece", "task": "draw", "track": [1, 0], "turn": 0, "used": [], "year": 1902, "you": 0}
--- scores [(15,), (31,)], places [2, 1]
chance: draw 2
    Ann finds an object worth 2 from Greece
chance: draw 4
    Ann finds an object worth 4 from Greece
chance: draw blank
    Ann finds nothing but sand in Greece
chance: draw blank
    Ann finds nothing but sand in Greece
chance: draw blank
    Ann finds nothing but sand in Greece
2: change
    Ben changes the display (3 + 1 weeks, to week 13 of 1902)
chance: open egypt 2 berlin
    Turned up: 2 books about Egypt (Berlin)
chance: open small london
    Announced: the small exhibition (London)
chance: open palestine 2 london
    Turned up: 2 books about Palestine (London)
chance: open mesopotamia 3 london
    Turned up: 3 books about Mesopotamia (London)
chance: open greece 2 london
    Turned up: 2 books about Greece (London)
2: take 1
    Ben takes 2 books about Egypt (Berlin) (1 + 2 weeks, to week 16 of 1902)
chance: open large vienna
    Announced: the large exhibition (Vienna)
    Pushed off the row: the large exhibition (Moscow)
chance: open congress london
    Turned up: a congress (London)
2: dig palestine
2: weeks 6
    Ben digs in Palestine with knowledge 2 for 1 token (4 + 6 weeks, to week 26 of 1902)
chance: draw 6
    Ben finds an object worth 6 from Palestine
1: dig crete
1: weeks 7
    Ann digs in Crete with knowledge 2 for 1 token (1 + 7 weeks, to week 27 of 1902)
chance: draw blank
    Ann finds nothing but sand in Crete
2: take 3
    Ben takes 3 books about Mesopotamia (London) (4 + 4 weeks, to week 34 of 1902)
chance: open greece 1 berlin
    Turned up: 1 book about Greece (Berlin)
1: take 1
    Ann takes a congress (London) (3 + 2 weeks, to week 32 of 1902)
chance: open greece 1 rome
    Turned up: 1 book about Greece (Rome)
1: take 4
    Ann takes 2 books about Greece (London) (0 + 2 weeks, to week 34 of 1902)
chance: open egypt 3 london
    Turned up: 3 books about Egypt (London)
1: change
    Ann changes the display (2 + 1 weeks, to week 37 of 1902)
chance: open large berlin
    Announced: the large exhibition (Berlin)
    Pushed off the row: the small exhibition (Vienna)
chance: open shovel moscow
    Turned up: a shovel (Moscow)
chance: open shovel london
    Turned up: a shovel (London)
chance: open assistant vienna
    Turned up: an assistant (Vienna)
chance: open general 2 moscow
    Turned up: 2 open books (Moscow)
2: dig mesopotamia
2: weeks 8
    Ben digs in Mesopotamia with knowledge 5 for 5 tokens (4 + 8 weeks, to week 46 of 1902)
chance: draw blank
    Ben finds nothing but sand in Mesopotamia
chance: draw 1
    Ben finds an object worth 1 from Mesopotamia
chance: draw 1
    Ben finds an object worth 1 from Mesopotamia
chance: draw 4
    Ben finds an object worth 4 from Mesopotamia
chance: draw 1
    Ben finds an object worth 1 from Mesopotamia
    Ben is the first to dig in Mesopotamia and takes the object worth 1 that lay there
1: take 3
    Ann takes an assistant (Vienna) (1 + 2 weeks, to week 40 of 1902)
chance: open mesopotamia 1 moscow
    Turned up: 1 book about Mesopotamia (Moscow)
1: take 1
    Ann takes a shovel (Moscow) (2 + 3 weeks, to week 45 of 1902)
chance: open congress berlin
    Turned up: a congress (Berlin)
1: take 2
    Ann takes a shovel (London) (3 + 3 weeks, to week 51 of 1902)
chance: open egypt 1 paris
    Turned up: 1 book about Egypt (Paris)
2: take 3
    Ben takes 1 book about Mesopotamia (Moscow) (3 + 1 weeks, to week 50 of 1902)
chance: open greece 2 rome
    Turned up: 2 books about Greece (Rome)
2: take 3
    Ben takes 2 books about Greece (Rome) (3 + 2 weeks, to week 3 of 1903)
    The year 1902 is over for Ben: all permits are valid again
chance: open shovel moscow
    Turned up: a shovel (Moscow)
1: change
    Ann changes the display (2 + 1 weeks, to week 2 of 1903)
    The year 1902 is over for Ann: all permits are valid again
chance: open crete 1 vienna
    Turned up: 1 book about Crete (Vienna)
chance: open small berlin
    Announced: the small exhibition (Berlin)
    Pushed off the row: the small exhibition (London)
chance: open figures egypt rome
    Turned up: figures of Egypt (Rome)
chance: open mesopotamia 2 london
    Turned up: 2 books about Mesopotamia (London)
chance: open crete 1 berlin
    Turned up: 1 book about Crete (Berlin)
1: change
    Ann changes the display (0 + 2 weeks, to week 4 of 1903)
chance: open palestine 2 paris
    Turned up: 2 books about Palestine (Paris)
chance: open large paris
    Announced: the large exhibition (Paris)
    Pushed off the row: the large exhibition (Vienna)
chance: open shovel rome
    Turned up: a shovel (Rome)
chance: open egypt 1 paris
    Turned up: 1 book about Egypt (Paris)
chance: open small moscow
    Announced: the small exhibition (Moscow)
    Pushed off the row: the large exhibition (Berlin)
chance: open shovel rome
    Turned up: a shovel (Rome)
2: dig greece
2: weeks 4
    Ben digs in Greece with knowledge 4 for 2 tokens (1 + 4 weeks, to week 8 of 1903)
chance: draw 2
    Ben finds an object worth 2 from Greece
chance: draw 5
    Ben finds an object worth 5 from Greece
1: take 4
    Ann takes a shovel (Rome) (2 + 3 weeks, to week 9 of 1903)
chance: open palestine 2 berlin
    Turned up: 2 books about Palestine (Berlin)
2: hold c
    Ben holds the small exhibition (Berlin) for 4 points (2 + 3 weeks, to week 13 of 1903)
1: change
    Ann changes the display (2 + 1 weeks, to week 12 of 1903)
chance: open permission london
    Turned up: a special permission (London)
chance: open zeppelin rome
    Turned up: a zeppelin (Rome)
chance: open assistant rome
    Turned up: an assistant (Rome)
chance: open crete 3 moscow
    Turned up: 3 books about Crete (Moscow)
1: dig greece
1: weeks 2
    Ann digs in Greece with knowledge 12 for 6 tokens (1 + 2 weeks, to week 15 of 1903)
chance: draw blank
    Ann finds nothing but sand in Greece
chance: draw 3
    Ann finds an object worth 3 from Greece
chance: draw blank
    Ann finds nothing but sand in Greece
chance: draw 1
    Ann finds an object worth 1 from Greece
chance: draw blank
    Ann finds nothing but sand in Greece
chance: draw blank
    Ann finds nothing but sand in Greece
2: dig crete
2: weeks 2
    Ben digs in Crete with knowledge 5 for 1 token (3 + 2 weeks, to week 18 of 1903)
chance: draw 4
    Ben finds an object worth 4 from Crete
1: take 1
    Ann takes a special permission (London) (3 + 3 weeks, to week 21 of 1903)
chance: open palestine 1 vienna
    Turned up: 1 book about Palestine (Vienna)
2: take 4
    Ben takes 3 books about Crete (Moscow) (3 + 4 weeks, to week 25 of 1903)
chance: open large london
    Announced: the large exhibition (London)
chance: open palestine 3 london
    Turned up: 3 books about Palestine (London)
1: dig crete
1: weeks 11
    Ann digs in Crete with knowledge 4 for 7 tokens (3 + 11 weeks, to week 35 of 1903)
chance: draw blank
    Ann finds nothing but sand in Crete
chance: draw general
    Ann finds 1 open book in Crete
chance: draw book
    Ann finds 1 book about Greece in Crete
chance: draw blank
    Ann finds nothing but sand in Crete
chance: draw 1
    Ann finds an object worth 1 from Crete
chance: draw 3
    Ann finds an object worth 3 from Crete
chance: draw blank
    Ann finds nothing but sand in Crete
2: hold b
    Ben holds the small exhibition (Moscow) for 4 points (0 + 3 weeks, to week 28 of 1903)
--- seat 2 sees {"aside": 0, "bags": {"crete": {"1": 1, "2": 1, "3": 2, "4": 1, "5": 1, "blank": 16}, "egypt": {"1": 3, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, "blank": 16, "book": 1, "general": 1}, "greece": {"1": 2, "2": 1, "6": 1, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 1, "3": 3, "4": 2, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 4, "2": 3, "4": 1, "5": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "blanks": 0, "changes": 0, "discards": ["greece 1 rome", "greece 1 berlin", "greece 1 vienna", "greece 1 moscow", "greece 2 rome", "crete 1 berlin", "crete 1 berlin", "crete 1 vienna", "crete 2 paris", "crete 2 vienna", "egypt 1 paris", "egypt 1 paris", "egypt 1 rome", "egypt 1 moscow", "egypt 2 london", "egypt 3 london", "egypt 3 moscow", "palestine 1 vienna", "palestine 1 rome", "palestine 2 paris", "palestine 2 berlin", "palestine 2 london", "palestine 3 paris", "mesopotamia 1 moscow", "mesopotamia 1 paris", "mesopotamia 1 rome", "mesopotamia 2 vienna", "mesopotamia 2 vienna", "mesopotamia 2 london", "mesopotamia 3 moscow", "figures greece moscow", "figures crete paris", "figures egypt rome", "figures palestine vienna", "figures mesopotamia berlin", "general 1 paris", "general 1 berlin", "general 1 vienna", "general 2 moscow", "assistant paris", "assistant vienna", "shovel london", "shovel rome", "shovel moscow", "car moscow", "car rome", "zeppelin vienna", "permission moscow", "congress paris", "congress berlin", "congress vienna", "congress moscow", "congress moscow", "small london", "small vienna", "large berlin", "large vienna", "large moscow"], "display": ["palestine 1 vienna", "zeppelin rome", "assistant rome", "palestine 3 london"], "draws": 0, "ending": "", "face_down": ["crete 2 rome", "general 2 london", "assistant paris", "congress vienna", "small paris"], "first": 0, "gifts": [], "options": {"assistants": "per_group", "figure_opens_dig": "on", "giving_up": "last_weeks", "new_year_dig": "new_year", "permits_return": "on_52"}, "overview": {"crete": {"1": 2, "2": 2, "3": 4, "4": 3, "5": 1, "blank": 16, "book": 1, "general": 1}, "egypt": {"1": 3, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, "blank": 16, "book": 1, "general": 1}, "greece": {"1": 3, "2": 3, "3": 2, "4": 1, "5": 2, "6": 1, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 4, "3": 3, "4": 3, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 4, "2": 3, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "pile": 5, "players": [{"books": {"crete": 1, "egypt": 0, "greece": 9, "mesopotamia": 0, "palestine": 0}, "cards": ["greece 3 berlin", "general 1 rome", "congress paris", "greece 3 london", "assistant berlin", "crete 1 paris", "general 2 paris", "congress london", "greece 2 london", "assistant vienna", "shovel moscow", "shovel london", "shovel rome", "permission london"], "exhibitions": [], "general": 4, "permits": ["egypt", "palestine", "mesopotamia"], "place": "crete", "points": 31, "tokens": {"crete": ["general", "book", "1", "3"], "egypt": [], "greece": ["1", "5", "3", "2", "4", "3", "1"], "mesopotamia": [], "palestine": []}, "week": 35, "year": 1903}, {"books": {"crete": 6, "egypt": 4, "greece": 2, "mesopotamia": 4, "palestine": 1}, "cards": ["palestine 1 vienna", "general 2 berlin", "crete 3 moscow", "congress berlin", "egypt 2 berlin", "egypt 2 berlin", "mesopotamia 3 london", "mesopotamia 1 moscow", "greece 2 rome", "crete 3 moscow"], "exhibitions": ["small berlin", "small moscow"], "general": 2, "permits": ["egypt", "palestine", "mesopotamia"], "place": "moscow", "points": 69, "tokens": {"crete": ["3", "2", "4", "1", "4"], "egypt": ["1"], "greece": ["2", "5"], "mesopotamia": ["1", "1", "4", "1", "1"], "palestine": ["3", "1", "6"]}, "week": 28, "year": 1903}], "row": ["large london", null, "large paris"], "site": null, "task": "plan", "track": [1, 0], "turn": 1, "used": [], "year": 1903, "you": 1}
--- scores [(31,), (69,)], places [2, 1]
2: take 1
    Ben takes 1 book about Palestine (Vienna) (2 + 1 weeks, to week 31 of 1903)
chance: open crete 2 rome
    Turned up: 2 books about Crete (Rome)
2: take 4
    Ben takes 3 books about Palestine (London) (2 + 4 weeks, to week 37 of 1903)
chance: open general 2 london
    Turned up: 2 open books (London)
1: take 2
    Ann takes a zeppelin (Rome) (1 + 1 weeks, to week 37 of 1903)
chance: open small paris
    Announced: the small exhibition (Paris)
chance: open congress vienna
    Turned up: a congress (Vienna)
1: take 1
    Ann takes 2 books about Crete (Rome) (0 + 2 weeks, to week 39 of 1903)
chance: open assistant paris
    Turned up: an assistant (Paris)
2: take 2
    Ben takes a congress (Vienna) (2 + 2 weeks, to week 41 of 1903)
    58 cards are shuffled into a new pile
chance: open greece 1 rome
    Turned up: 1 book about Greece (Rome)
1: dig greece
1: weeks 4
    Ann digs in Greece with knowledge 12 for 8 tokens (1 + 4 weeks, to week 44 of 1903)
chance: draw 2
    Ann finds an object worth 2 from Greece
chance: draw blank
    Ann finds nothing but sand in Greece
chance: draw blank
    Ann finds nothing but sand in Greece
chance: draw blank
    Ann finds nothing but sand in Greece
chance: draw blank
    Ann finds nothing but sand in Greece
chance: draw blank
    Ann finds nothing but sand in Greece
chance: draw 1
    Ann finds an object worth 1 from Greece
chance: draw 1
    Ann finds an object worth 1 from Greece
    Ann discards a special permission (London)
2: dig palestine
2: weeks 5
    Ben digs in Palestine with knowledge 7 for 5 tokens (3 + 5 weeks, to week 49 of 1903)
chance: draw 1
    Ben finds an object worth 1 from Palestine
chance: draw blank
    Ben finds nothing but sand in Palestine
chance: draw blank
    Ben finds nothing but sand in Palestine
chance: draw blank
    Ben finds nothing but sand in Palestine
chance: draw blank
    Ben finds nothing but sand in Palestine
1: take 3
    Ann takes an assistant (Rome) (1 + 2 weeks, to week 47 of 1903)
chance: open figures mesopotamia berlin
    Turned up: figures of Mesopotamia (Berlin)
1: use zeppelin
1: change
    Ann changes the display (0 + 1 weeks, to week 48 of 1903)
    Ann discards a zeppelin (Rome)
chance: open mesopotamia 2 vienna
    Turned up: 2 books about Mesopotamia (Vienna)
chance: open greece 1 vienna
    Turned up: 1 book about Greece (Vienna)
chance: open large vienna
    Announced: the large exhibition (Vienna)
    Pushed off the row: the large exhibition (Paris)
chance: open car rome
    Turned up: a car (Rome)
chance: open small vienna
    Announced: the small exhibition (Vienna)
    Pushed off the row: the large exhibition (London)
chance: open congress moscow
    Turned up: a congress (Moscow)
1: give up
    Ann stops for good: the marker goes to 1904
2: take 2
    Ben takes 1 book about Greece (Vienna) (3 + 1 weeks, to week 1 of 1904)
chance: open figures palestine vienna
    Turned up: figures of Palestine (Vienna)
    Ann: objects 27, exhibitions 0, congresses 3, most books 5, total 35
    Ben: objects 41, exhibitions 8, congresses 3, most books 20, total 72
    The game is over: nobody has time left
--- seat 1 sees {"aside": 0, "bags": {"crete": {"1": 1, "2": 1, "3": 2, "4": 1, "5": 1, "blank": 16}, "egypt": {"1": 3, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, "blank": 16, "book": 1, "general": 1}, "greece": {"6": 1, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 1, "3": 3, "4": 2, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 3, "2": 3, "4": 1, "5": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "blanks": 0, "changes": 0, "discards": ["greece 1 rome", "figures mesopotamia berlin", "general 2 london", "assistant paris", "zeppelin rome", "permission london", "large london", "large paris"], "display": ["mesopotamia 2 vienna", "figures palestine vienna", "car rome", "congress moscow"], "draws": 0, "ending": "time is up", "face_down": ["greece 1 berlin", "greece 1 moscow", "greece 2 rome", "crete 1 berlin", "crete 1 berlin", "crete 1 vienna", "crete 2 paris", "crete 2 vienna", "egypt 1 paris", "egypt 1 paris", "egypt 1 rome", "egypt 1 moscow", "egypt 2 london", "egypt 3 london", "egypt 3 moscow", "palestine 1 vienna", "palestine 1 rome", "palestine 2 paris", "palestine 2 berlin", "palestine 2 london", "palestine 3 paris", "mesopotamia 1 moscow", "mesopotamia 1 paris", "mesopotamia 1 rome", "mesopotamia 2 vienna", "mesopotamia 2 london", "mesopotamia 3 moscow", "figures greece moscow", "figures crete paris", "figures egypt rome", "general 1 paris", "general 1 berlin", "general 1 vienna", "general 2 moscow", "assistant paris", "assistant vienna", "shovel london", "shovel rome", "shovel moscow", "car moscow", "zeppelin vienna", "permission moscow", "congress paris", "congress berlin", "congress vienna", "congress moscow", "small london", "large berlin", "large moscow"], "first": 0, "gifts": [], "options": {"assistants": "per_group", "figure_opens_dig": "on", "giving_up": "last_weeks", "new_year_dig": "new_year", "permits_return": "on_52"}, "overview": {"crete": {"1": 2, "2": 2, "3": 4, "4": 3, "5": 1, "blank": 16, "book": 1, "general": 1}, "egypt": {"1": 3, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, "blank": 16, "book": 1, "general": 1}, "greece": {"1": 3, "2": 3, "3": 2, "4": 1, "5": 2, "6": 1, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 4, "3": 3, "4": 3, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 4, "2": 3, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "pile": 49, "players": [{"books": {"crete": 3, "egypt": 0, "greece": 9, "mesopotamia": 0, "palestine": 0}, "cards": ["greece 3 berlin", "general 1 rome", "congress paris", "greece 3 london", "assistant berlin", "crete 1 paris", "general 2 paris", "congress london", "greece 2 london", "assistant vienna", "shovel moscow", "shovel london", "shovel rome", "crete 2 rome", "assistant rome"], "exhibitions": [], "general": 4, "permits": ["greece", "crete", "egypt", "palestine", "mesopotamia"], "place": "warsaw", "points": 35, "tokens": {"crete": ["general", "book", "1", "3"], "egypt": [], "greece": ["1", "5", "3", "2", "4", "3", "1", "2", "1", "1"], "mesopotamia": [], "palestine": []}, "week": 1, "year": 1904}, {"books": {"crete": 6, "egypt": 4, "greece": 3, "mesopotamia": 4, "palestine": 5}, "cards": ["palestine 1 vienna", "general 2 berlin", "crete 3 moscow", "congress berlin", "egypt 2 berlin", "egypt 2 berlin", "mesopotamia 3 london", "mesopotamia 1 moscow", "greece 2 rome", "crete 3 moscow", "palestine 1 vienna", "palestine 3 london", "congress vienna", "greece 1 vienna"], "exhibitions": ["small berlin", "small moscow"], "general": 2, "permits": ["greece", "crete", "egypt", "palestine", "mesopotamia"], "place": "vienna", "points": 72, "tokens": {"crete": ["3", "2", "4", "1", "4"], "egypt": ["1"], "greece": ["2", "5"], "mesopotamia": ["1", "1", "4", "1", "1"], "palestine": ["3", "1", "6", "1"]}, "week": 1, "year": 1904}], "row": ["small vienna", "large vienna", "small paris"], "site": null, "task": "over", "track": [1, 0], "turn": 1, "used": [], "year": 1904, "you": 0}
--- scores [(35,), (72,)], places [2, 1]
