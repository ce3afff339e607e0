chance: open palestine 2 london
    Turned up: 2 books about Palestine (London)
chance: open crete 1 paris
    Turned up: 1 book about Crete (Paris)
chance: open greece 1 moscow
    Turned up: 1 book about Greece (Moscow)
chance: open crete 3 moscow
    Turned up: 3 books about Crete (Moscow)
chance: stack 2-4-1-3
    The time markers are stacked, 3-1-4-2 from top to bottom: Cas begins
3: take 2
    Cas takes 1 book about Crete (Paris) (2 + 1 weeks, to week 4 of 1902)
chance: open egypt 1 paris
    Turned up: 1 book about Egypt (Paris)
1: take 1
    Ann takes 2 books about Palestine (London) (2 + 2 weeks, to week 5 of 1902)
chance: open assistant vienna
    Turned up: an assistant (Vienna)
4: take 3
    Dov takes 1 book about Greece (Moscow) (1 + 1 weeks, to week 3 of 1902)
chance: open permission london
    Turned up: a special permission (London)
2: take 4
    Ben takes 3 books about Crete (Moscow) (1 + 4 weeks, to week 6 of 1902)
chance: open crete 1 vienna
    Turned up: 1 book about Crete (Vienna)
4: take 3
    Dov takes a special permission (London) (3 + 3 weeks, to week 9 of 1902)
chance: open congress moscow
    Turned up: a congress (Moscow)
3: take 2
    Cas takes 1 book about Egypt (Paris) (0 + 1 weeks, to week 5 of 1902)
chance: open greece 1 rome
    Turned up: 1 book about Greece (Rome)
3: dig crete
3: weeks 12
    Cas digs in Crete with knowledge 1 for 2 tokens (2 + 12 weeks, to week 19 of 1902)
chance: draw blank
    Cas finds nothing but sand in Crete
chance: draw blank
    Cas finds nothing but sand in Crete
    Cas is the first to dig in Crete and takes the object worth 1 that lay there
1: take 3
    Ann takes a congress (Moscow) (3 + 2 weeks, to week 10 of 1902)
chance: open congress berlin
    Turned up: a congress (Berlin)
2: take 1
    Ben takes an assistant (Vienna) (2 + 2 weeks, to week 10 of 1902)
chance: open mesopotamia 2 london
    Turned up: 2 books about Mesopotamia (London)
4: take 2
    Dov takes 1 book about Greece (Rome) (2 + 1 weeks, to week 12 of 1902)
chance: open shovel moscow
    Turned up: a shovel (Moscow)
2: take 1
    Ben takes 2 books about Mesopotamia (London) (2 + 2 weeks, to week 14 of 1902)
chance: open general 2 london
    Turned up: 2 open books (London)
1: take 4
    Ann takes 1 book about Crete (Vienna) (2 + 1 weeks, to week 13 of 1902)
chance: open general 2 moscow
    Turned up: 2 open books (Moscow)
4: take 4
    Dov takes 2 open books (Moscow) (3 + 6 weeks, to week 21 of 1902)
chance: open mesopotamia 1 paris
    Turned up: 1 book about Mesopotamia (Paris)
1: dig crete
1: weeks 12
    Ann digs in Crete with knowledge 1 for 2 tokens (2 + 12 weeks, to week 27 of 1902)
chance: draw 1
    Ann finds an object worth 1 from Crete
chance: draw blank
    Ann finds nothing but sand in Crete
2: change
    Ben changes the display (2 + 1 weeks, to week 17 of 1902)
chance: open figures egypt rome
    Turned up: figures of Egypt (Rome)
chance: open zeppelin rome
    Turned up: a zeppelin (Rome)
chance: open greece 2 rome
    Turned up: 2 books about Greece (Rome)
chance: open palestine 1 vienna
    Turned up: 1 book about Palestine (Vienna)
2: take 3
    Ben takes 2 books about Greece (Rome) (2 + 2 weeks, to week 21 of 1902)
chance: open crete 1 berlin
    Turned up: 1 book about Crete (Berlin)
3: dig egypt
3: weeks 9
    Cas digs in Egypt with knowledge 1 for 1 token (1 + 9 weeks, to week 29 of 1902)
chance: draw blank
    Cas finds nothing but sand in Egypt
    Cas is the first to dig in Egypt and takes the object worth 1 that lay there
2: take 3
    Ben takes 1 book about Crete (Berlin) (2 + 1 weeks, to week 24 of 1902)
chance: open mesopotamia 3 moscow
    Turned up: 3 books about Mesopotamia (Moscow)
4: change
    Dov changes the display (1 + 1 weeks, to week 23 of 1902)
chance: open crete 2 vienna
    Turned up: 2 books about Crete (Vienna)
chance: open shovel london
    Turned up: a shovel (London)
chance: open palestine 1 vienna
    Turned up: 1 book about Palestine (Vienna)
chance: open shovel rome
    Turned up: a shovel (Rome)
4: take 3
    Dov takes 1 book about Palestine (Vienna) (1 + 1 weeks, to week 25 of 1902)
chance: open greece 2 london
    Turned up: 2 books about Greece (London)
2: take 4
    Ben takes a shovel (Rome) (2 + 3 weeks, to week 29 of 1902)
chance: open crete 2 rome
    Turned up: 2 books about Crete (Rome)
4: take 2
    Dov takes a shovel (London) (2 + 3 weeks, to week 30 of 1902)
chance: open mesopotamia 2 vienna
    Turned up: 2 books about Mesopotamia (Vienna)
1: change
    Ann changes the display (2 + 1 weeks, to week 30 of 1902)
chance: open general 2 berlin
    Turned up: 2 open books (Berlin)
chance: open figures crete paris
    Turned up: figures of Crete (Paris)
chance: open assistant paris
    Turned up: an assistant (Paris)
chance: open egypt 3 moscow
    Turned up: 3 books about Egypt (Moscow)
2: take 3
    Ben takes an assistant (Paris) (1 + 2 weeks, to week 32 of 1902)
chance: open crete 3 moscow
    Turned up: 3 books about Crete (Moscow)
3: change
    Cas changes the display (3 + 1 weeks, to week 33 of 1902)
chance: open small london
    Announced: the small exhibition (London)
chance: open shovel moscow
    Turned up: a shovel (Moscow)
chance: open mesopotamia 1 rome
    Turned up: 1 book about Mesopotamia (Rome)
chance: open figures greece moscow
    Turned up: figures of Greece (Moscow)
chance: open crete 2 paris
    Turned up: 2 books about Crete (Paris)
1: take 4
    Ann takes 2 books about Crete (Paris) (2 + 2 weeks, to week 34 of 1902)
chance: open congress paris
    Turned up: a congress (Paris)
4: take 2
    Dov takes 1 book about Mesopotamia (Rome) (2 + 1 weeks, to week 33 of 1902)
chance: open general 1 paris
    Turned up: 1 open book (Paris)
2: take 4
    Ben takes a congress (Paris) (0 + 2 weeks, to week 34 of 1902)
chance: open small berlin
    Announced: the small exhibition (Berlin)
chance: open general 2 paris
    Turned up: 2 open books (Paris)
4: change
    Dov changes the display (2 + 1 weeks, to week 36 of 1902)
chance: open palestine 2 paris
    Turned up: 2 books about Palestine (Paris)
chance: open greece 2 rome
    Turned up: 2 books about Greece (Rome)
chance: open palestine 2 berlin
    Turned up: 2 books about Palestine (Berlin)
chance: open crete 1 berlin
    Turned up: 1 book about Crete (Berlin)
3: take 2
    Cas takes 2 books about Greece (Rome) (2 + 2 weeks, to week 37 of 1902)
chance: open small moscow
    Announced: the small exhibition (Moscow)
chance: open small vienna
    Announced: the small exhibition (Vienna)
    Pushed off the row: the small exhibition (London)
chance: open congress berlin
    Turned up: a congress (Berlin)
2: take 3
    Ben takes 2 books about Palestine (Berlin) (1 + 2 weeks, to week 37 of 1902)
chance: open congress london
    Turned up: a congress (London)
1: change
    Ann changes the display (2 + 1 weeks, to week 37 of 1902)
chance: open assistant berlin
    Turned up: an assistant (Berlin)
chance: open assistant vienna
    Turned up: an assistant (Vienna)
chance: open small paris
    Announced: the small exhibition (Paris)
    Pushed off the row: the small exhibition (Berlin)
chance: open assistant rome
    Turned up: an assistant (Rome)
chance: open assistant paris
    Turned up: an assistant (Paris)
4: change
    Dov changes the display (0 + 1 weeks, to week 37 of 1902)
chance: open permission moscow
    Turned up: a special permission (Moscow)
chance: open greece 1 vienna
    Turned up: 1 book about Greece (Vienna)
--- seat 1 sees {"aside": 32, "bags": {"crete": {"1": 1, "2": 2, "3": 4, "4": 3, "5": 1, "blank": 16, "book": 1, "general": 1}, "egypt": {"1": 3, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, "blank": 16, "book": 1, "general": 1}, "greece": {"1": 3, "2": 3, "3": 2, "4": 1, "5": 2, "6": 1, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 4, "3": 3, "4": 3, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 4, "2": 3, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "blanks": 0, "changes": 1, "discards": ["greece 2 london", "crete 1 berlin", "crete 2 vienna", "crete 2 rome", "crete 3 moscow", "egypt 3 moscow", "palestine 1 vienna", "palestine 2 paris", "mesopotamia 1 paris", "mesopotamia 2 vienna", "mesopotamia 3 moscow", "figures greece moscow", "figures crete paris", "figures egypt rome", "general 1 paris", "general 2 paris", "general 2 berlin", "general 2 london", "assistant paris", "assistant berlin", "assistant vienna", "assistant rome", "shovel moscow", "shovel moscow", "zeppelin rome", "congress london", "congress berlin", "congress berlin", "small london", "small berlin"], "display": ["permission moscow", "greece 1 vienna", null, null], "draws": 0, "ending": "", "face_down": ["greece 1 berlin", "greece 3 berlin", "greece 3 london", "egypt 1 paris", "egypt 1 rome", "egypt 1 moscow", "egypt 2 berlin", "egypt 2 berlin", "egypt 2 london", "egypt 3 london", "palestine 1 vienna", "palestine 1 rome", "palestine 3 london", "palestine 3 paris", "mesopotamia 1 moscow", "mesopotamia 1 moscow", "mesopotamia 2 vienna", "mesopotamia 3 london", "figures palestine vienna", "figures mesopotamia berlin", "general 1 rome", "general 1 berlin", "general 1 vienna", "shovel london", "shovel rome", "car moscow", "car rome", "zeppelin vienna", "congress paris", "congress vienna", "congress vienna", "congress moscow", "large london", "large paris", "large berlin", "large vienna", "large moscow"], "first": 0, "gifts": ["greece", "palestine", "mesopotamia"], "options": {"assistants": "per_group", "figure_opens_dig": "off", "giving_up": "last_year", "new_year_dig": "new_year", "permits_return": "after_52"}, "overview": {"crete": {"1": 2, "2": 2, "3": 4, "4": 3, "5": 1, "blank": 16, "book": 1, "general": 1}, "egypt": {"1": 3, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, "blank": 16, "book": 1, "general": 1}, "greece": {"1": 3, "2": 3, "3": 2, "4": 1, "5": 2, "6": 1, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 4, "3": 3, "4": 3, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 4, "2": 3, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "pile": 5, "players": [{"books": {"crete": 3, "egypt": 0, "greece": 0, "mesopotamia": 0, "palestine": 2}, "cards": ["palestine 2 london", "congress moscow", "crete 1 vienna", "crete 2 paris"], "exhibitions": [], "general": 0, "permits": ["greece", "egypt", "palestine", "mesopotamia"], "place": "warsaw", "points": 5, "tokens": {"crete": ["1"], "egypt": [], "greece": [], "mesopotamia": [], "palestine": []}, "week": 37, "year": 1902}, {"books": {"crete": 4, "egypt": 0, "greece": 2, "mesopotamia": 2, "palestine": 2}, "cards": ["crete 3 moscow", "assistant vienna", "mesopotamia 2 london", "greece 2 rome", "crete 1 berlin", "shovel rome", "assistant paris", "congress paris", "palestine 2 berlin"], "exhibitions": [], "general": 0, "permits": ["greece", "crete", "egypt", "palestine", "mesopotamia"], "place": "berlin", "points": 17, "tokens": {"crete": [], "egypt": [], "greece": [], "mesopotamia": [], "palestine": []}, "week": 37, "year": 1902}, {"books": {"crete": 1, "egypt": 1, "greece": 2, "mesopotamia": 0, "palestine": 0}, "cards": ["crete 1 paris", "egypt 1 paris", "greece 2 rome"], "exhibitions": [], "general": 0, "permits": ["greece", "palestine", "mesopotamia"], "place": "rome", "points": 10, "tokens": {"crete": ["1"], "egypt": ["1"], "greece": [], "mesopotamia": [], "palestine": []}, "week": 37, "year": 1902}, {"books": {"crete": 0, "egypt": 0, "greece": 2, "mesopotamia": 1, "palestine": 1}, "cards": ["greece 1 moscow", "permission london", "greece 1 rome", "general 2 moscow", "palestine 1 vienna", "shovel london", "mesopotamia 1 rome"], "exhibitions": [], "general": 2, "permits": ["greece", "crete", "egypt", "palestine", "mesopotamia"], "place": "warsaw", "points": 3, "tokens": {"crete": [], "egypt": [], "greece": [], "mesopotamia": [], "palestine": []}, "week": 37, "year": 1902}], "row": ["small paris", "small vienna", "small moscow"], "site": null, "task": "open", "track": [3, 0, 1, 2], "turn": 3, "used": [], "year": 1902, "you": 0}
--- scores [(5,), (17,), (10,), (3,)], places [3, 1, 2, 4]
chance: open zeppelin vienna
    Turned up: a zeppelin (Vienna)
chance: open car rome
    Turned up: a car (Rome)
4: dig greece
4: weeks 9
    Dov digs in Greece with knowledge 4 for 4 tokens (1 + 9 weeks, to week 47 of 1902)
chance: draw general
    Dov finds 1 open book in Greece
chance: draw 3
    Dov finds an object worth 3 from Greece
chance: draw blank
    Dov finds nothing but sand in Greece
chance: draw book
    Dov finds 1 book about Crete in Greece
    Dov is the first to dig in Greece and takes the object worth 1 that lay there
1: change
    Ann changes the display (0 + 1 weeks, to week 38 of 1902)
chance: open egypt 2 berlin
    Turned up: 2 books about Egypt (Berlin)
chance: open greece 3 london
    Turned up: 3 books about Greece (London)
chance: open palestine 3 paris
    Turned up: 3 books about Palestine (Paris)
    66 cards are shuffled into a new pile
chance: open crete 1 berlin
    Turned up: 1 book about Crete (Berlin)
2: take 4
    Ben takes 1 book about Crete (Berlin) (0 + 1 weeks, to week 38 of 1902)
chance: open congress vienna
    Turned up: a congress (Vienna)
3: take 4
    Cas takes a congress (Vienna) (1 + 2 weeks, to week 40 of 1902)
chance: open shovel rome
    Turned up: a shovel (Rome)
2: take 2
    Ben takes 3 books about Greece (London) (1 + 4 weeks, to week 43 of 1902)
chance: open car rome
    Turned up: a car (Rome)
1: dig palestine
1: weeks 11
    Ann digs in Palestine with knowledge 2 for 2 tokens (3 + 11 weeks, to week 52 of 1902)
chance: draw blank
    Ann finds nothing but sand in Palestine
chance: draw blank
    Ann finds nothing but sand in Palestine
    Ann is the first to dig in Palestine and takes the object worth 1 that lay there
3: take 2
    Cas takes a car (Rome) (1 + 1 weeks, to week 42 of 1902)
chance: open large vienna
    Announced: the large exhibition (Vienna)
    Pushed off the row: the small exhibition (Moscow)
chance: open palestine 1 vienna
    Turned up: 1 book about Palestine (Vienna)
3: take 2
    Cas takes 1 book about Palestine (Vienna) (1 + 1 weeks, to week 44 of 1902)
chance: open mesopotamia 3 london
    Turned up: 3 books about Mesopotamia (London)
2: take 3
    Ben takes 3 books about Palestine (Paris) (1 + 4 weeks, to week 48 of 1902)
chance: open general 1 berlin
    Turned up: 1 open book (Berlin)
3: dig palestine
3: weeks 11
    Cas digs in Palestine with knowledge 1 for 1 token (2 + 11 weeks, to week 5 of 1903)
    Cas enters 1903: all permits are valid again
chance: draw blank
    Cas finds nothing but sand in Palestine
4: take 4
    Dov takes a shovel (Rome) (1 + 3 weeks, to week 51 of 1902)
chance: open congress paris
    Turned up: a congress (Paris)
2: dig crete
2: weeks 10
    Ben digs in Crete with knowledge 6 for 6 tokens (2 + 10 weeks, to week 8 of 1903)
    Ben enters 1903: all permits are valid again
chance: draw 3
    Ben finds an object worth 3 from Crete
chance: draw 1
    Ben finds an object worth 1 from Crete
chance: draw blank
    Ben finds nothing but sand in Crete
chance: draw 4
    Ben finds an object worth 4 from Crete
chance: draw general
    Ben finds 1 open book in Crete
chance: draw blank
    Ben finds nothing but sand in Crete
4: take 1
    Dov takes 2 books about Egypt (Berlin) (2 + 2 weeks, to week 3 of 1903)
    Dov enters 1903: all permits are valid again
chance: open mesopotamia 1 paris
    Turned up: 1 book about Mesopotamia (Paris)
1: take 3
    Ann takes 1 open book (Berlin) (4 + 3 weeks, to week 7 of 1903)
    Ann enters 1903: all permits are valid again
chance: open general 1 rome
    Turned up: 1 open book (Rome)
4: take 3
    Dov takes 1 open book (Rome) (2 + 3 weeks, to week 8 of 1903)
chance: open congress vienna
    Turned up: a congress (Vienna)
3: take 4
    Cas takes a congress (Paris) (2 + 2 weeks, to week 9 of 1903)
chance: open general 1 paris
    Turned up: 1 open book (Paris)
1: dig crete
1: weeks 11
    Ann digs in Crete with knowledge 4 for 5 tokens (3 + 11 weeks, to week 21 of 1903)
chance: draw 4
    Ann finds an object worth 4 from Crete
chance: draw blank
    Ann finds nothing but sand in Crete
chance: draw blank
    Ann finds nothing but sand in Crete
chance: draw blank
    Ann finds nothing but sand in Crete
chance: draw 3
    Ann finds an object worth 3 from Crete
4: take 1
    Dov takes 1 book about Mesopotamia (Paris) (1 + 1 weeks, to week 10 of 1903)
chance: open shovel moscow
    Turned up: a shovel (Moscow)
2: dig mesopotamia
2: weeks 5
    Ben digs in Mesopotamia with knowledge 4 for 2 tokens (2 + 5 weeks, to week 15 of 1903)
chance: draw general
    Ben finds 1 open book in Mesopotamia
chance: draw blank
    Ben finds nothing but sand in Mesopotamia
    Ben is the first to dig in Mesopotamia and takes the object worth 1 that lay there
3: dig crete
3: weeks 10
    Cas digs in Crete with knowledge 1 for 1 token (2 + 10 weeks, to week 21 of 1903)
chance: draw blank
    Cas finds nothing but sand in Crete
4: dig crete
4: weeks 11
    Dov digs in Crete with knowledge 2 for 3 tokens (2 + 11 weeks, to week 23 of 1903)
chance: draw 2
    Dov finds an object worth 2 from Crete
chance: draw 3
    Dov finds an object worth 3 from Crete
chance: draw blank
    Dov finds nothing but sand in Crete
2: take 4
    Ben takes 1 open book (Paris) (3 + 3 weeks, to week 21 of 1903)
chance: open congress berlin
    Turned up: a congress (Berlin)
2: take 2
    Ben takes 3 books about Mesopotamia (London) (1 + 4 weeks, to week 26 of 1903)
chance: open figures mesopotamia berlin
    Turned up: figures of Mesopotamia (Berlin)
3: take 2
    Cas takes figures of Mesopotamia (Berlin) (2 + 1 weeks, to week 24 of 1903)
chance: open small berlin
    Announced: the small exhibition (Berlin)
    Pushed off the row: the small exhibition (Vienna)
chance: open shovel london
    Turned up: a shovel (London)
1: take 2
    Ann takes a shovel (London) (3 + 3 weeks, to week 27 of 1903)
chance: open general 2 london
    Turned up: 2 open books (London)
4: take 3
    Dov takes a congress (Vienna) (2 + 2 weeks, to week 27 of 1903)
chance: open greece 2 london
    Turned up: 2 books about Greece (London)
3: take 2
    Cas takes 2 open books (London) (1 + 6 weeks, to week 31 of 1903)
chance: open figures greece moscow
    Turned up: figures of Greece (Moscow)
2: take 3
    Ben takes 2 books about Greece (London) (0 + 2 weeks, to week 28 of 1903)
chance: open permission moscow
    Turned up: a special permission (Moscow)
4: dig mesopotamia
4: weeks 6
    Dov digs in Mesopotamia with knowledge 4 for 4 tokens (3 + 6 weeks, to week 36 of 1903)
chance: draw blank
    Dov finds nothing but sand in Mesopotamia
chance: draw blank
    Dov finds nothing but sand in Mesopotamia
chance: draw 1
    Dov finds an object worth 1 from Mesopotamia
chance: draw blank
    Dov finds nothing but sand in Mesopotamia
1: take 4
    Ann takes a congress (Berlin) (1 + 2 weeks, to week 30 of 1903)
chance: open mesopotamia 1 moscow
    Turned up: 1 book about Mesopotamia (Moscow)
2: dig greece
2: weeks 9
    Ben digs in Greece with knowledge 11 for 10 tokens (3 + 9 weeks, to week 40 of 1903)
chance: draw blank
    Ben finds nothing but sand in Greece
chance: draw 1
    Ben finds an object worth 1 from Greece
chance: draw 3
    Ben finds an object worth 3 from Greece
--- seat 1 sees {"aside": 0, "bags": {"crete": {"2": 1, "3": 1, "4": 1, "5": 1, "blank": 16, "book": 1}, "egypt": {"1": 3, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, "blank": 16, "book": 1, "general": 1}, "greece": {"1": 2, "2": 3, "4": 1, "5": 2, "6": 1, "blank": 15}, "mesopotamia": {"1": 3, "3": 3, "4": 3, "5": 2, "blank": 16, "book": 1}, "palestine": {"1": 4, "2": 3, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "blanks": 1, "changes": 0, "discards": ["small vienna", "small moscow"], "display": ["shovel moscow", "figures greece moscow", "permission moscow", "mesopotamia 1 moscow"], "draws": 7, "ending": "", "face_down": ["greece 1 berlin", "greece 1 vienna", "greece 3 berlin", "crete 2 vienna", "crete 2 rome", "crete 3 moscow", "egypt 1 paris", "egypt 1 rome", "egypt 1 moscow", "egypt 2 berlin", "egypt 2 london", "egypt 3 london", "egypt 3 moscow", "palestine 1 vienna", "palestine 1 rome", "palestine 2 paris", "palestine 3 london", "mesopotamia 1 moscow", "mesopotamia 2 vienna", "mesopotamia 2 vienna", "mesopotamia 3 moscow", "figures crete paris", "figures egypt rome", "figures palestine vienna", "general 1 vienna", "general 2 paris", "general 2 berlin", "assistant paris", "assistant berlin", "assistant vienna", "assistant rome", "shovel moscow", "car moscow", "zeppelin rome", "zeppelin vienna", "congress london", "congress berlin", "congress moscow", "small london", "large london", "large paris", "large berlin", "large moscow"], "first": 0, "gifts": [], "options": {"assistants": "per_group", "figure_opens_dig": "off", "giving_up": "last_year", "new_year_dig": "new_year", "permits_return": "after_52"}, "overview": {"crete": {"1": 2, "2": 2, "3": 4, "4": 3, "5": 1, "blank": 16, "book": 1, "general": 1}, "egypt": {"1": 3, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, "blank": 16, "book": 1, "general": 1}, "greece": {"1": 3, "2": 3, "3": 2, "4": 1, "5": 2, "6": 1, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 4, "3": 3, "4": 3, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 4, "2": 3, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "pile": 43, "players": [{"books": {"crete": 3, "egypt": 0, "greece": 0, "mesopotamia": 0, "palestine": 2}, "cards": ["palestine 2 london", "congress moscow", "crete 1 vienna", "crete 2 paris", "general 1 berlin", "shovel london", "congress berlin"], "exhibitions": [], "general": 1, "permits": ["greece", "egypt", "palestine", "mesopotamia"], "place": "berlin", "points": 12, "tokens": {"crete": ["1", "4", "3"], "egypt": [], "greece": [], "mesopotamia": [], "palestine": ["1"]}, "week": 30, "year": 1903}, {"books": {"crete": 5, "egypt": 0, "greece": 7, "mesopotamia": 5, "palestine": 5}, "cards": ["crete 3 moscow", "assistant vienna", "mesopotamia 2 london", "greece 2 rome", "crete 1 berlin", "shovel rome", "assistant paris", "congress paris", "palestine 2 berlin", "crete 1 berlin", "greece 3 london", "palestine 3 paris", "general 1 paris", "mesopotamia 3 london", "greece 2 london"], "exhibitions": [], "general": 3, "permits": ["greece", "egypt", "palestine"], "place": "greece", "points": 34, "tokens": {"crete": ["3", "1", "4", "general"], "egypt": [], "greece": ["1", "3"], "mesopotamia": ["general", "1"], "palestine": []}, "week": 40, "year": 1903}, {"books": {"crete": 1, "egypt": 1, "greece": 2, "mesopotamia": 0, "palestine": 1}, "cards": ["crete 1 paris", "egypt 1 paris", "greece 2 rome", "congress vienna", "car rome", "palestine 1 vienna", "congress paris", "figures mesopotamia berlin", "general 2 london"], "exhibitions": [], "general": 2, "permits": ["greece", "egypt", "mesopotamia"], "place": "london", "points": 5, "tokens": {"crete": ["1"], "egypt": ["1"], "greece": [], "mesopotamia": [], "palestine": []}, "week": 31, "year": 1903}, {"books": {"crete": 1, "egypt": 2, "greece": 2, "mesopotamia": 2, "palestine": 1}, "cards": ["greece 1 moscow", "permission london", "greece 1 rome", "general 2 moscow", "palestine 1 vienna", "shovel london", "mesopotamia 1 rome", "shovel rome", "egypt 2 berlin", "general 1 rome", "mesopotamia 1 paris", "congress vienna"], "exhibitions": [], "general": 4, "permits": ["greece", "egypt", "palestine"], "place": "mesopotamia", "points": 16, "tokens": {"crete": ["2", "3"], "egypt": [], "greece": ["general", "3", "book", "1"], "mesopotamia": ["1"], "palestine": []}, "week": 36, "year": 1903}], "row": ["small berlin", "large vienna", "small paris"], "site": "greece", "task": "draw", "track": [0, 2, 3, 1], "turn": 1, "used": [], "year": 1903, "you": 0}
--- scores [(12,), (34,), (5,), (16,)], places [3, 1, 4, 2]
chance: draw blank
    Ben finds nothing but sand in Greece
chance: draw blank
    Ben finds nothing but sand in Greece
chance: draw 5
    Ben finds an object worth 5 from Greece
chance: draw blank
    Ben finds nothing but sand in Greece
chance: draw blank
    Ben finds nothing but sand in Greece
chance: draw blank
    Ben finds nothing but sand in Greece
chance: draw blank
    Ben finds nothing but sand in Greece
1: take 4
    Ann takes 1 book about Mesopotamia (Moscow) (2 + 1 weeks, to week 33 of 1903)
chance: open crete 3 moscow
    Turned up: 3 books about Crete (Moscow)
3: take 3
    Cas takes a special permission (Moscow) (2 + 3 weeks, to week 36 of 1903)
chance: open mesopotamia 2 vienna
    Turned up: 2 books about Mesopotamia (Vienna)
1: take 4
    Ann takes 3 books about Crete (Moscow) (0 + 4 weeks, to week 37 of 1903)
chance: open egypt 3 london
    Turned up: 3 books about Egypt (London)
3: dig palestine
3: weeks 10
    Cas digs in Palestine with knowledge 2 for 2 tokens (3 + 10 weeks, to week 49 of 1903)
chance: draw blank
    Cas finds nothing but sand in Palestine
chance: draw 1
    Cas finds an object worth 1 from Palestine
    Cas discards a special permission (Moscow)
4: dig greece
4: weeks 2
    Dov digs in Greece with knowledge 4 for 2 tokens (1 + 2 weeks, to week 39 of 1903)
chance: draw blank
    Dov finds nothing but sand in Greece
chance: draw blank
    Dov finds nothing but sand in Greece
1: take 1
    Ann takes a shovel (Moscow) (0 + 3 weeks, to week 40 of 1903)
chance: open small london
    Announced: the small exhibition (London)
    Pushed off the row: the small exhibition (Paris)
chance: open large paris
    Announced: the large exhibition (Paris)
    Pushed off the row: the large exhibition (Vienna)
chance: open general 2 berlin
    Turned up: 2 open books (Berlin)
4: hold c
    Dov holds the small exhibition (Berlin) for 4 points (2 + 3 weeks, to week 44 of 1903)
1: dig palestine
1: weeks 5
    Ann digs in Palestine with knowledge 3 for 2 tokens (4 + 5 weeks, to week 49 of 1903)
chance: draw 2
    Ann finds an object worth 2 from Palestine
chance: draw blank
    Ann finds nothing but sand in Palestine
2: change
    Ben changes the display (1 + 1 weeks, to week 42 of 1903)
chance: open assistant berlin
    Turned up: an assistant (Berlin)
chance: open zeppelin vienna
    Turned up: a zeppelin (Vienna)
chance: open egypt 1 paris
    Turned up: 1 book about Egypt (Paris)
chance: open shovel moscow
    Turned up: a shovel (Moscow)
2: take 3
    Ben takes 1 book about Egypt (Paris) (2 + 1 weeks, to week 45 of 1903)
chance: open egypt 3 moscow
    Turned up: 3 books about Egypt (Moscow)
4: dig crete
4: weeks 6
    Dov digs in Crete with knowledge 2 for 2 tokens (3 + 6 weeks, to week 1 of 1904)
chance: draw blank
    Dov finds nothing but sand in Crete
chance: draw blank
    Dov finds nothing but sand in Crete
    Dov discards a special permission (London)
2: dig egypt
2: weeks 5
    Ben digs in Egypt with knowledge 4 for 2 tokens (3 + 5 weeks, to week 1 of 1904)
chance: draw blank
    Ben finds nothing but sand in Egypt
chance: draw blank
    Ben finds nothing but sand in Egypt
1: give up
    Ann stops for good: the marker goes to 1904
3: take 2
    Cas takes a zeppelin (Vienna) (2 + 1 weeks, to week 52 of 1903)
chance: open zeppelin rome
    Turned up: a zeppelin (Rome)
3: use zeppelin
3: undo
    Cas takes a step back
3: give up
    Cas stops for good: the marker goes to 1904
    Ann: objects 11, exhibitions 0, congresses 3, most books 5, total 19
    Ben: objects 18, exhibitions 0, congresses 1, most books 15, total 34
    Cas: objects 3, exhibitions 0, congresses 3, most books 0, total 6
    Dov: objects 10, exhibitions 4, congresses 1, most books 5, total 20
    The game is over: nobody has time left
--- seat 1 sees {"aside": 0, "bags": {"crete": {"2": 1, "3": 1, "4": 1, "5": 1, "blank": 16, "book": 1}, "egypt": {"1": 3, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, "blank": 16, "book": 1, "general": 1}, "greece": {"1": 2, "2": 3, "4": 1, "5": 1, "6": 1, "blank": 16}, "mesopotamia": {"1": 3, "3": 3, "4": 3, "5": 2, "blank": 16, "book": 1}, "palestine": {"1": 3, "2": 2, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "blanks": 0, "changes": 0, "discards": ["egypt 3 london", "mesopotamia 2 vienna", "figures greece moscow", "general 2 berlin", "permission london", "permission moscow", "small paris", "small vienna", "small moscow", "large vienna"], "display": ["assistant berlin", "zeppelin rome", "egypt 3 moscow", "shovel moscow"], "draws": 0, "ending": "time is up", "face_down": ["greece 1 berlin", "greece 1 vienna", "greece 3 berlin", "crete 2 vienna", "crete 2 rome", "egypt 1 rome", "egypt 1 moscow", "egypt 2 berlin", "egypt 2 london", "palestine 1 vienna", "palestine 1 rome", "palestine 2 paris", "palestine 3 london", "mesopotamia 1 moscow", "mesopotamia 2 vienna", "mesopotamia 3 moscow", "figures crete paris", "figures egypt rome", "figures palestine vienna", "general 1 vienna", "general 2 paris", "assistant paris", "assistant vienna", "assistant rome", "car moscow", "congress london", "congress berlin", "congress moscow", "large london", "large berlin", "large moscow"], "first": 0, "gifts": [], "options": {"assistants": "per_group", "figure_opens_dig": "off", "giving_up": "last_year", "new_year_dig": "new_year", "permits_return": "after_52"}, "overview": {"crete": {"1": 2, "2": 2, "3": 4, "4": 3, "5": 1, "blank": 16, "book": 1, "general": 1}, "egypt": {"1": 3, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, "blank": 16, "book": 1, "general": 1}, "greece": {"1": 3, "2": 3, "3": 2, "4": 1, "5": 2, "6": 1, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 4, "3": 3, "4": 3, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 4, "2": 3, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "pile": 31, "players": [{"books": {"crete": 6, "egypt": 0, "greece": 0, "mesopotamia": 1, "palestine": 2}, "cards": ["palestine 2 london", "congress moscow", "crete 1 vienna", "crete 2 paris", "general 1 berlin", "shovel london", "congress berlin", "mesopotamia 1 moscow", "crete 3 moscow", "shovel moscow"], "exhibitions": [], "general": 1, "permits": ["greece", "crete", "egypt", "palestine", "mesopotamia"], "place": "palestine", "points": 19, "tokens": {"crete": ["1", "4", "3"], "egypt": [], "greece": [], "mesopotamia": [], "palestine": ["1", "2"]}, "week": 1, "year": 1904}, {"books": {"crete": 5, "egypt": 1, "greece": 7, "mesopotamia": 5, "palestine": 5}, "cards": ["crete 3 moscow", "assistant vienna", "mesopotamia 2 london", "greece 2 rome", "crete 1 berlin", "shovel rome", "assistant paris", "congress paris", "palestine 2 berlin", "crete 1 berlin", "greece 3 london", "palestine 3 paris", "general 1 paris", "mesopotamia 3 london", "greece 2 london", "egypt 1 paris"], "exhibitions": [], "general": 3, "permits": ["greece", "crete", "palestine", "mesopotamia"], "place": "egypt", "points": 34, "tokens": {"crete": ["3", "1", "4", "general"], "egypt": [], "greece": ["1", "3", "5"], "mesopotamia": ["general", "1"], "palestine": []}, "week": 1, "year": 1904}, {"books": {"crete": 1, "egypt": 1, "greece": 2, "mesopotamia": 0, "palestine": 1}, "cards": ["crete 1 paris", "egypt 1 paris", "greece 2 rome", "congress vienna", "car rome", "palestine 1 vienna", "congress paris", "figures mesopotamia berlin", "general 2 london", "zeppelin vienna"], "exhibitions": [], "general": 2, "permits": ["greece", "crete", "egypt", "palestine", "mesopotamia"], "place": "vienna", "points": 6, "tokens": {"crete": ["1"], "egypt": ["1"], "greece": [], "mesopotamia": [], "palestine": ["1"]}, "week": 1, "year": 1904}, {"books": {"crete": 1, "egypt": 2, "greece": 2, "mesopotamia": 2, "palestine": 1}, "cards": ["greece 1 moscow", "greece 1 rome", "general 2 moscow", "palestine 1 vienna", "shovel london", "mesopotamia 1 rome", "shovel rome", "egypt 2 berlin", "general 1 rome", "mesopotamia 1 paris", "congress vienna"], "exhibitions": ["small berlin"], "general": 4, "permits": ["greece", "crete", "egypt", "palestine", "mesopotamia"], "place": "crete", "points": 20, "tokens": {"crete": ["2", "3"], "egypt": [], "greece": ["general", "3", "book", "1"], "mesopotamia": ["1"], "palestine": []}, "week": 1, "year": 1904}], "row": ["large paris", "small london", null], "site": null, "task": "over", "track": [2, 0, 1, 3], "turn": 2, "used": [], "year": 1904, "you": 0}
--- scores [(19,), (34,), (6,), (20,)], places [3, 1, 4, 2]
