chance: open general 1 paris
    Turned up: 1 open book (Paris)
chance: open zeppelin rome
    Turned up: a zeppelin (Rome)
chance: open egypt 1 moscow
    Turned up: 1 book about Egypt (Moscow)
chance: open palestine 1 vienna
    Turned up: 1 book about Palestine (Vienna)
chance: stack 4-1-3-2
    The time markers are stacked, 2-3-1-4 from top to bottom: Ben begins
2: take 3
    Ben takes 1 book about Egypt (Moscow) (1 + 1 weeks, to week 3 of 1902)
chance: open crete 2 paris
    Turned up: 2 books about Crete (Paris)
3: take 4
    Cas takes 1 book about Palestine (Vienna) (1 + 1 weeks, to week 3 of 1902)
chance: open crete 2 vienna
    Turned up: 2 books about Crete (Vienna)
1: take 1
    Ann takes 1 open book (Paris) (2 + 3 weeks, to week 6 of 1902)
chance: open general 1 vienna
    Turned up: 1 open book (Vienna)
4: take 4
    Dov takes 2 books about Crete (Vienna) (1 + 2 weeks, to week 4 of 1902)
chance: open egypt 1 rome
    Turned up: 1 book about Egypt (Rome)
3: change
    Cas changes the display (1 + 1 weeks, to week 5 of 1902)
chance: open mesopotamia 2 vienna
    Turned up: 2 books about Mesopotamia (Vienna)
chance: open shovel moscow
    Turned up: a shovel (Moscow)
chance: open crete 1 vienna
    Turned up: 1 book about Crete (Vienna)
chance: open palestine 2 london
    Turned up: 2 books about Palestine (London)
2: change
    Ben changes the display (1 + 1 weeks, to week 5 of 1902)
chance: open mesopotamia 2 vienna
    Turned up: 2 books about Mesopotamia (Vienna)
chance: open greece 1 rome
    Turned up: 1 book about Greece (Rome)
chance: open car moscow
    Turned up: a car (Moscow)
chance: open assistant rome
    Turned up: an assistant (Rome)
4: take 1
    Dov takes 2 books about Mesopotamia (Vienna) (0 + 2 weeks, to week 6 of 1902)
chance: open figures egypt rome
    Turned up: figures of Egypt (Rome)
2: dig egypt
2: weeks 10
    Ben digs in Egypt with knowledge 1 for 1 token (3 + 10 weeks, to week 18 of 1902)
chance: draw blank
    Ben finds nothing but sand in Egypt
    Ben is the first to dig in Egypt and takes the object worth 1 that lay there
3: take 1
    Cas takes figures of Egypt (Rome) (2 + 1 weeks, to week 8 of 1902)
chance: open figures mesopotamia berlin
    Turned up: figures of Mesopotamia (Berlin)
4: change
    Dov changes the display (1 + 1 weeks, to week 8 of 1902)
chance: open egypt 3 london
    Turned up: 3 books about Egypt (London)
chance: open palestine 1 vienna
    Turned up: 1 book about Palestine (Vienna)
chance: open assistant paris
    Turned up: an assistant (Paris)
chance: open permission london
    Turned up: a special permission (London)
1: take 4
    Ann takes a special permission (London) (1 + 3 weeks, to week 10 of 1902)
chance: open congress paris
    Turned up: a congress (Paris)
4: take 4
    Dov takes a congress (Paris) (2 + 2 weeks, to week 12 of 1902)
chance: open egypt 2 berlin
    Turned up: 2 books about Egypt (Berlin)
3: dig palestine
3: weeks 12
    Cas digs in Palestine with knowledge 1 for 2 tokens (2 + 12 weeks, to week 22 of 1902)
chance: draw blank
    Cas finds nothing but sand in Palestine
chance: draw blank
    Cas finds nothing but sand in Palestine
    Cas is the first to dig in Palestine and takes the object worth 1 that lay there
1: take 1
    Ann takes 3 books about Egypt (London) (0 + 4 weeks, to week 14 of 1902)
chance: open shovel moscow
    Turned up: a shovel (Moscow)
4: take 3
    Dov takes an assistant (Paris) (0 + 2 weeks, to week 14 of 1902)
chance: open crete 3 moscow
    Turned up: 3 books about Crete (Moscow)
4: take 1
    Dov takes a shovel (Moscow) (3 + 3 weeks, to week 20 of 1902)
chance: open greece 3 berlin
    Turned up: 3 books about Greece (Berlin)
1: take 3
    Ann takes 3 books about Crete (Moscow) (3 + 4 weeks, to week 21 of 1902)
chance: open egypt 2 berlin
    Turned up: 2 books about Egypt (Berlin)
2: change
    Ben changes the display (3 + 1 weeks, to week 22 of 1902)
chance: open greece 1 moscow
    Turned up: 1 book about Greece (Moscow)
chance: open egypt 1 paris
    Turned up: 1 book about Egypt (Paris)
chance: open crete 1 paris
    Turned up: 1 book about Crete (Paris)
chance: open mesopotamia 1 paris
    Turned up: 1 book about Mesopotamia (Paris)
4: change
    Dov changes the display (1 + 1 weeks, to week 22 of 1902)
chance: open assistant berlin
    Turned up: an assistant (Berlin)
chance: open congress paris
    Turned up: a congress (Paris)
chance: open greece 1 berlin
    Turned up: 1 book about Greece (Berlin)
chance: open small london
    Announced: the small exhibition (London)
chance: open palestine 3 london
    Turned up: 3 books about Palestine (London)
1: take 4
    Ann takes 3 books about Palestine (London) (3 + 4 weeks, to week 28 of 1902)
chance: open small paris
    Announced: the small exhibition (Paris)
chance: open small moscow
    Announced: the small exhibition (Moscow)
chance: open shovel london
    Turned up: a shovel (London)
4: take 3
    Dov takes 1 book about Greece (Berlin) (1 + 1 weeks, to week 24 of 1902)
chance: open egypt 2 london
    Turned up: 2 books about Egypt (London)
2: take 2
    Ben takes a congress (Paris) (2 + 2 weeks, to week 26 of 1902)
chance: open car rome
    Turned up: a car (Rome)
3: take 3
    Cas takes 2 books about Egypt (London) (4 + 2 weeks, to week 28 of 1902)
chance: open figures crete paris
    Turned up: figures of Crete (Paris)
4: take 1
    Dov takes an assistant (Berlin) (0 + 2 weeks, to week 26 of 1902)
chance: open crete 3 moscow
    Turned up: 3 books about Crete (Moscow)
4: change
    Dov changes the display (1 + 1 weeks, to week 28 of 1902)
chance: open small berlin
    Announced: the small exhibition (Berlin)
    Pushed off the row: the small exhibition (London)
chance: open egypt 1 paris
    Turned up: 1 book about Egypt (Paris)
chance: open congress vienna
    Turned up: a congress (Vienna)
chance: open shovel london
    Turned up: a shovel (London)
chance: open zeppelin vienna
    Turned up: a zeppelin (Vienna)
2: take 4
    Ben takes a zeppelin (Vienna) (1 + 1 weeks, to week 28 of 1902)
chance: open small vienna
    Announced: the small exhibition (Vienna)
    Pushed off the row: the small exhibition (Paris)
chance: open greece 3 london
    Turned up: 3 books about Greece (London)
2: change
    Ben changes the display (1 + 1 weeks, to week 30 of 1902)
chance: open general 1 berlin
    Turned up: 1 open book (Berlin)
chance: open greece 2 rome
    Turned up: 2 books about Greece (Rome)
chance: open congress berlin
    Turned up: a congress (Berlin)
chance: open assistant paris
    Turned up: an assistant (Paris)
4: change
    Dov changes the display (0 + 1 weeks, to week 29 of 1902)
chance: open assistant vienna
    Turned up: an assistant (Vienna)
chance: open crete 1 berlin
    Turned up: 1 book about Crete (Berlin)
chance: open congress vienna
    Turned up: a congress (Vienna)
chance: open greece 2 rome
    Turned up: 2 books about Greece (Rome)
3: take 4
    Cas takes 2 books about Greece (Rome) (2 + 2 weeks, to week 32 of 1902)
chance: open shovel rome
    Turned up: a shovel (Rome)
1: dig egypt
1: weeks 7
    Ann digs in Egypt with knowledge 4 for 3 tokens (4 + 7 weeks, to week 39 of 1902)
chance: draw blank
    Ann finds nothing but sand in Egypt
chance: draw blank
    Ann finds nothing but sand in Egypt
chance: draw 5
    Ann finds an object worth 5 from Egypt
--- seat 4 sees {"aside": 32, "bags": {"crete": {"1": 2, "2": 2, "3": 4, "4": 3, "5": 1, "blank": 16, "book": 1, "general": 1}, "egypt": {"1": 3, "2": 2, "3": 3, "4": 2, "6": 1, "blank": 16, "book": 1, "general": 1}, "greece": {"1": 3, "2": 3, "3": 2, "4": 1, "5": 2, "6": 1, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 4, "3": 3, "4": 3, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 4, "2": 3, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "blanks": 0, "changes": 0, "discards": ["greece 1 rome", "greece 1 moscow", "greece 2 rome", "greece 3 berlin", "greece 3 london", "crete 1 paris", "crete 1 vienna", "crete 2 paris", "crete 3 moscow", "egypt 1 paris", "egypt 1 paris", "egypt 1 rome", "egypt 2 berlin", "egypt 2 berlin", "palestine 1 vienna", "palestine 2 london", "mesopotamia 1 paris", "mesopotamia 2 vienna", "figures crete paris", "figures mesopotamia berlin", "general 1 berlin", "general 1 vienna", "assistant paris", "assistant rome", "shovel london", "shovel london", "shovel moscow", "car moscow", "car rome", "zeppelin rome", "congress berlin", "congress vienna", "small london", "small paris"], "display": ["assistant vienna", "crete 1 berlin", "congress vienna", "shovel rome"], "draws": 0, "ending": "", "face_down": ["greece 1 vienna", "greece 2 london", "crete 1 berlin", "crete 2 rome", "egypt 3 moscow", "palestine 1 vienna", "palestine 1 rome", "palestine 2 paris", "palestine 2 berlin", "palestine 3 paris", "mesopotamia 1 moscow", "mesopotamia 1 moscow", "mesopotamia 1 rome", "mesopotamia 2 london", "mesopotamia 3 moscow", "mesopotamia 3 london", "figures greece moscow", "figures palestine vienna", "general 1 rome", "general 2 paris", "general 2 berlin", "general 2 london", "general 2 moscow", "assistant vienna", "shovel rome", "permission moscow", "congress london", "congress berlin", "congress moscow", "congress moscow", "large london", "large paris", "large berlin", "large vienna", "large moscow"], "first": 0, "gifts": ["greece", "crete", "mesopotamia"], "options": {"assistants": "capped", "figure_opens_dig": "on", "giving_up": "last_year", "new_year_dig": "new_year", "permits_return": "after_52"}, "overview": {"crete": {"1": 2, "2": 2, "3": 4, "4": 3, "5": 1, "blank": 16, "book": 1, "general": 1}, "egypt": {"1": 3, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, "blank": 16, "book": 1, "general": 1}, "greece": {"1": 3, "2": 3, "3": 2, "4": 1, "5": 2, "6": 1, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 4, "3": 3, "4": 3, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 4, "2": 3, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "pile": 3, "players": [{"books": {"crete": 3, "egypt": 3, "greece": 0, "mesopotamia": 0, "palestine": 3}, "cards": ["general 1 paris", "permission london", "egypt 3 london", "crete 3 moscow", "palestine 3 london"], "exhibitions": [], "general": 1, "permits": ["greece", "crete", "palestine", "mesopotamia"], "place": "egypt", "points": 20, "tokens": {"crete": [], "egypt": ["5"], "greece": [], "mesopotamia": [], "palestine": []}, "week": 39, "year": 1902}, {"books": {"crete": 0, "egypt": 1, "greece": 0, "mesopotamia": 0, "palestine": 0}, "cards": ["egypt 1 moscow", "congress paris", "zeppelin vienna"], "exhibitions": [], "general": 0, "permits": ["greece", "crete", "palestine", "mesopotamia"], "place": "warsaw", "points": 2, "tokens": {"crete": [], "egypt": ["1"], "greece": [], "mesopotamia": [], "palestine": []}, "week": 30, "year": 1902}, {"books": {"crete": 0, "egypt": 2, "greece": 2, "mesopotamia": 0, "palestine": 1}, "cards": ["palestine 1 vienna", "figures egypt rome", "egypt 2 london", "greece 2 rome"], "exhibitions": [], "general": 0, "permits": ["greece", "crete", "egypt", "mesopotamia"], "place": "rome", "points": 6, "tokens": {"crete": [], "egypt": [], "greece": [], "mesopotamia": [], "palestine": ["1"]}, "week": 32, "year": 1902}, {"books": {"crete": 2, "egypt": 0, "greece": 1, "mesopotamia": 2, "palestine": 0}, "cards": ["crete 2 vienna", "mesopotamia 2 vienna", "congress paris", "assistant paris", "shovel moscow", "greece 1 berlin", "assistant berlin"], "exhibitions": [], "general": 0, "permits": ["greece", "crete", "egypt", "palestine", "mesopotamia"], "place": "warsaw", "points": 6, "tokens": {"crete": [], "egypt": [], "greece": [], "mesopotamia": [], "palestine": []}, "week": 29, "year": 1902}], "row": ["small vienna", "small berlin", "small moscow"], "site": null, "task": "plan", "track": [3, 1, 2, 0], "turn": 3, "used": [], "year": 1902, "you": 3}
--- scores [(20,), (2,), (6,), (6,)], places [1, 4, 2, 2]
4: take 1
    Dov takes an assistant (Vienna) (1 + 2 weeks, to week 32 of 1902)
chance: open palestine 1 rome
    Turned up: 1 book about Palestine (Rome)
2: take 1
    Ben takes 1 book about Palestine (Rome) (2 + 1 weeks, to week 33 of 1902)
chance: open mesopotamia 1 rome
    Turned up: 1 book about Mesopotamia (Rome)
4: take 3
    Dov takes a congress (Vienna) (0 + 2 weeks, to week 34 of 1902)
chance: open palestine 1 vienna
    Turned up: 1 book about Palestine (Vienna)
3: take 3
    Cas takes 1 book about Palestine (Vienna) (1 + 1 weeks, to week 34 of 1902)
    66 cards are shuffled into a new pile
chance: open palestine 1 vienna
    Turned up: 1 book about Palestine (Vienna)
2: take 2
    Ben takes 1 book about Crete (Berlin) (2 + 1 weeks, to week 36 of 1902)
chance: open shovel london
    Turned up: a shovel (London)
3: dig egypt
3: weeks 9
    Cas digs in Egypt with knowledge 2 for 1 token (3 + 9 weeks, to week 46 of 1902)
chance: draw blank
    Cas finds nothing but sand in Egypt
4: dig greece
4: weeks 12
    Dov digs in Greece with knowledge 3 for 4 tokens (2 + 12 weeks, to week 48 of 1902)
chance: draw 6
    Dov finds an object worth 6 from Greece
chance: draw 2
    Dov finds an object worth 2 from Greece
chance: draw blank
    Dov finds nothing but sand in Greece
chance: draw 1
    Dov finds an object worth 1 from Greece
    Dov is the first to dig in Greece and takes the object worth 1 that lay there
2: take 2
    Ben takes a shovel (London) (1 + 3 weeks, to week 40 of 1902)
chance: open small paris
    Announced: the small exhibition (Paris)
    Pushed off the row: the small exhibition (Moscow)
chance: open mesopotamia 1 paris
    Turned up: 1 book about Mesopotamia (Paris)
1: dig palestine
1: weeks 10
    Ann digs in Palestine with knowledge 4 for 4 tokens (1 + 10 weeks, to week 50 of 1902)
chance: draw blank
    Ann finds nothing but sand in Palestine
chance: draw 5
    Ann finds an object worth 5 from Palestine
chance: draw blank
    Ann finds nothing but sand in Palestine
chance: draw blank
    Ann finds nothing but sand in Palestine
2: take 2
    Ben takes 1 book about Mesopotamia (Paris) (1 + 1 weeks, to week 42 of 1902)
chance: open general 2 berlin
    Turned up: 2 open books (Berlin)
2: dig mesopotamia
2: weeks 8
    Ben digs in Mesopotamia with knowledge 1 for 1 token (3 + 8 weeks, to week 1 of 1903)
    Ben enters 1903: all permits are valid again
chance: draw 3
    Ben finds an object worth 3 from Mesopotamia
    Ben is the first to dig in Mesopotamia and takes the object worth 1 that lay there
3: take 2
    Cas takes 2 open books (Berlin) (4 + 6 weeks, to week 4 of 1903)
    Cas enters 1903: all permits are valid again
chance: open large berlin
    Announced: the large exhibition (Berlin)
    Pushed off the row: the small exhibition (Berlin)
chance: open figures mesopotamia berlin
    Turned up: figures of Mesopotamia (Berlin)
4: take 2
    Dov takes figures of Mesopotamia (Berlin) (2 + 1 weeks, to week 51 of 1902)
chance: open car rome
    Turned up: a car (Rome)
1: take 4
    Ann takes a shovel (Rome) (2 + 3 weeks, to week 3 of 1903)
    Ann enters 1903: all permits are valid again
chance: open palestine 2 london
    Turned up: 2 books about Palestine (London)
4: take 4
    Dov takes 2 books about Palestine (London) (1 + 2 weeks, to week 2 of 1903)
    Dov enters 1903: all permits are valid again
chance: open congress moscow
    Turned up: a congress (Moscow)
2: take 4
    Ben takes a congress (Moscow) (3 + 2 weeks, to week 6 of 1903)
chance: open car moscow
    Turned up: a car (Moscow)
4: take 2
    Dov takes a car (Rome) (2 + 1 weeks, to week 5 of 1903)
chance: open crete 2 paris
    Turned up: 2 books about Crete (Paris)
1: take 3
    Ann takes 1 book about Palestine (Vienna) (1 + 1 weeks, to week 5 of 1903)
chance: open egypt 1 paris
    Turned up: 1 book about Egypt (Paris)
3: take 2
    Cas takes 2 books about Crete (Paris) (1 + 2 weeks, to week 7 of 1903)
chance: open large london
    Announced: the large exhibition (London)
    Pushed off the row: the small exhibition (Vienna)
chance: open greece 2 london
    Turned up: 2 books about Greece (London)
1: change
    Ann changes the display (1 + 1 weeks, to week 7 of 1903)
chance: open mesopotamia 1 moscow
    Turned up: 1 book about Mesopotamia (Moscow)
chance: open palestine 3 paris
    Turned up: 3 books about Palestine (Paris)
chance: open congress berlin
    Turned up: a congress (Berlin)
chance: open greece 2 rome
    Turned up: 2 books about Greece (Rome)
4: take 4
    Dov takes 2 books about Greece (Rome) (0 + 2 weeks, to week 7 of 1903)
chance: open mesopotamia 3 london
    Turned up: 3 books about Mesopotamia (London)
2: take 2
    Ben takes 3 books about Palestine (Paris) (3 + 4 weeks, to week 13 of 1903)
chance: open egypt 3 moscow
    Turned up: 3 books about Egypt (Moscow)
4: dig crete
4: weeks 3
    Dov digs in Crete with knowledge 4 for 1 token (1 + 3 weeks, to week 11 of 1903)
chance: draw 4
    Dov finds an object worth 4 from Crete
    Dov is the first to dig in Crete and takes the object worth 1 that lay there
1: take 3
    Ann takes a congress (Berlin) (1 + 2 weeks, to week 10 of 1903)
chance: open assistant vienna
    Turned up: an assistant (Vienna)
3: dig egypt
3: weeks 6
    Cas digs in Egypt with knowledge 4 for 3 tokens (3 + 6 weeks, to week 16 of 1903)
chance: draw general
    Cas finds 1 open book in Egypt
chance: draw 1
    Cas finds an object worth 1 from Egypt
chance: draw blank
    Cas finds nothing but sand in Egypt
1: dig palestine
1: weeks 1
    Ann digs in Palestine with knowledge 5 for 1 token (4 + 1 weeks, to week 15 of 1903)
chance: draw 1
    Ann finds an object worth 1 from Palestine
4: take 1
    Dov takes 1 book about Mesopotamia (Moscow) (2 + 1 weeks, to week 14 of 1903)
chance: open mesopotamia 2 london
    Turned up: 2 books about Mesopotamia (London)
2: take 1
    Ben takes 2 books about Mesopotamia (London) (1 + 2 weeks, to week 16 of 1903)
chance: open large moscow
    Announced: the large exhibition (Moscow)
    Pushed off the row: the small exhibition (Paris)
chance: open shovel rome
    Turned up: a shovel (Rome)
4: dig greece
4: weeks 3
    Dov digs in Greece with knowledge 5 for 2 tokens (2 + 3 weeks, to week 19 of 1903)
chance: draw blank
    Dov finds nothing but sand in Greece
chance: draw blank
    Dov finds nothing but sand in Greece
1: take 1
    Ann takes a shovel (Rome) (2 + 3 weeks, to week 20 of 1903)
chance: open congress moscow
    Turned up: a congress (Moscow)
2: take 3
    Ben takes an assistant (Vienna) (2 + 2 weeks, to week 20 of 1903)
chance: open assistant rome
    Turned up: an assistant (Rome)
3: give up
    Cas stops for good: the marker goes to 1904
4: take 2
    Dov takes 3 books about Egypt (Moscow) (2 + 4 weeks, to week 25 of 1903)
chance: open palestine 2 berlin
    Turned up: 2 books about Palestine (Berlin)
2: take 4
    Ben takes 3 books about Mesopotamia (London) (2 + 4 weeks, to week 26 of 1903)
chance: open greece 3 london
    Turned up: 3 books about Greece (London)
1: take 3
    Ann takes an assistant (Rome) (0 + 2 weeks, to week 22 of 1903)
chance: open egypt 1 paris
    Turned up: 1 book about Egypt (Paris)
1: dig egypt
1: weeks 11
    Ann digs in Egypt with knowledge 4 for 6 tokens (2 + 11 weeks, to week 35 of 1903)
chance: draw 3
    Ann finds an object worth 3 from Egypt
chance: draw 4
    Ann finds an object worth 4 from Egypt
chance: draw book
    Ann finds 1 book about Mesopotamia in Egypt
chance: draw blank
    Ann finds nothing but sand in Egypt
chance: draw 1
    Ann finds an object worth 1 from Egypt
--- seat 1 sees {"aside": 0, "bags": {"crete": {"1": 2, "2": 2, "3": 4, "4": 2, "5": 1, "blank": 16, "book": 1, "general": 1}, "egypt": {"1": 1, "2": 2, "3": 2, "4": 1, "6": 1, "blank": 15}, "greece": {"1": 2, "2": 2, "3": 2, "4": 1, "5": 2, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 4, "3": 2, "4": 3, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 3, "2": 3, "3": 1, "4": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "blanks": 1, "changes": 0, "discards": ["greece 2 london", "egypt 1 paris", "mesopotamia 1 rome", "car moscow", "small paris", "small berlin", "small vienna", "small moscow"], "display": ["congress moscow", "palestine 2 berlin", "egypt 1 paris", "greece 3 london"], "draws": 1, "ending": "", "face_down": ["greece 1 rome", "greece 1 vienna", "greece 1 moscow", "greece 3 berlin", "crete 1 berlin", "crete 1 paris", "crete 1 vienna", "crete 2 rome", "crete 3 moscow", "egypt 1 rome", "egypt 2 berlin", "egypt 2 berlin", "palestine 2 paris", "mesopotamia 1 moscow", "mesopotamia 2 vienna", "mesopotamia 3 moscow", "figures greece moscow", "figures crete paris", "figures palestine vienna", "general 1 rome", "general 1 berlin", "general 1 vienna", "general 2 paris", "general 2 london", "general 2 moscow", "assistant paris", "shovel london", "shovel moscow", "zeppelin rome", "permission moscow", "congress london", "congress berlin", "congress vienna", "small london", "large paris", "large vienna"], "first": 0, "gifts": [], "options": {"assistants": "capped", "figure_opens_dig": "on", "giving_up": "last_year", "new_year_dig": "new_year", "permits_return": "after_52"}, "overview": {"crete": {"1": 2, "2": 2, "3": 4, "4": 3, "5": 1, "blank": 16, "book": 1, "general": 1}, "egypt": {"1": 3, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, "blank": 16, "book": 1, "general": 1}, "greece": {"1": 3, "2": 3, "3": 2, "4": 1, "5": 2, "6": 1, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 4, "3": 3, "4": 3, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 4, "2": 3, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "pile": 36, "players": [{"books": {"crete": 3, "egypt": 3, "greece": 0, "mesopotamia": 1, "palestine": 4}, "cards": ["general 1 paris", "permission london", "egypt 3 london", "crete 3 moscow", "palestine 3 london", "shovel rome", "palestine 1 vienna", "congress berlin", "shovel rome", "assistant rome"], "exhibitions": [], "general": 1, "permits": ["greece", "crete", "egypt", "mesopotamia"], "place": "egypt", "points": 31, "tokens": {"crete": [], "egypt": ["5", "3", "4", "book", "1"], "greece": [], "mesopotamia": [], "palestine": ["5", "1"]}, "week": 35, "year": 1903}, {"books": {"crete": 1, "egypt": 1, "greece": 0, "mesopotamia": 6, "palestine": 4}, "cards": ["egypt 1 moscow", "congress paris", "zeppelin vienna", "palestine 1 rome", "crete 1 berlin", "shovel london", "mesopotamia 1 paris", "congress moscow", "palestine 3 paris", "mesopotamia 2 london", "assistant vienna", "mesopotamia 3 london"], "exhibitions": [], "general": 0, "permits": ["greece", "crete", "egypt", "palestine"], "place": "london", "points": 16, "tokens": {"crete": [], "egypt": ["1"], "greece": [], "mesopotamia": ["3", "1"], "palestine": []}, "week": 26, "year": 1903}, {"books": {"crete": 2, "egypt": 2, "greece": 2, "mesopotamia": 0, "palestine": 2}, "cards": ["palestine 1 vienna", "figures egypt rome", "egypt 2 london", "greece 2 rome", "palestine 1 vienna", "general 2 berlin", "crete 2 paris"], "exhibitions": [], "general": 3, "permits": ["greece", "crete", "egypt", "palestine", "mesopotamia"], "place": "egypt", "points": 2, "tokens": {"crete": [], "egypt": ["general", "1"], "greece": [], "mesopotamia": [], "palestine": ["1"]}, "week": 1, "year": 1904}, {"books": {"crete": 2, "egypt": 3, "greece": 3, "mesopotamia": 3, "palestine": 2}, "cards": ["crete 2 vienna", "mesopotamia 2 vienna", "congress paris", "assistant paris", "shovel moscow", "greece 1 berlin", "assistant berlin", "assistant vienna", "congress vienna", "figures mesopotamia berlin", "palestine 2 london", "car rome", "greece 2 rome", "mesopotamia 1 moscow", "egypt 3 moscow"], "exhibitions": [], "general": 0, "permits": ["egypt", "palestine", "mesopotamia"], "place": "moscow", "points": 26, "tokens": {"crete": ["4", "1"], "egypt": [], "greece": ["6", "2", "1", "1"], "mesopotamia": [], "palestine": []}, "week": 25, "year": 1903}], "row": ["large moscow", "large london", "large berlin"], "site": "egypt", "task": "draw", "track": [3, 1, 0, 2], "turn": 0, "used": [], "year": 1903, "you": 0}
--- scores [(31,), (16,), (2,), (26,)], places [1, 3, 4, 2]
chance: draw blank
    Ann finds nothing but sand in Egypt
4: take 3
    Dov takes 1 book about Egypt (Paris) (2 + 1 weeks, to week 28 of 1903)
chance: open shovel moscow
    Turned up: a shovel (Moscow)
2: dig crete
2: weeks 12
    Ben digs in Crete with knowledge 1 for 2 tokens (3 + 12 weeks, to week 41 of 1903)
chance: draw 5
    Ben finds an object worth 5 from Crete
chance: draw 2
    Ben finds an object worth 2 from Crete
4: dig mesopotamia
4: weeks 8
    Dov digs in Mesopotamia with knowledge 5 for 5 tokens (2 + 8 weeks, to week 38 of 1903)
chance: draw blank
    Dov finds nothing but sand in Mesopotamia
chance: draw 4
    Dov finds an object worth 4 from Mesopotamia
chance: draw 1
    Dov finds an object worth 1 from Mesopotamia
chance: draw blank
    Dov finds nothing but sand in Mesopotamia
chance: draw blank
    Dov finds nothing but sand in Mesopotamia
1: dig crete
1: weeks 11
    Ann digs in Crete with knowledge 4 for 6 tokens (1 + 11 weeks, to week 47 of 1903)
chance: draw blank
    Ann finds nothing but sand in Crete
chance: draw 3
    Ann finds an object worth 3 from Crete
chance: draw 3
    Ann finds an object worth 3 from Crete
chance: draw blank
    Ann finds nothing but sand in Crete
chance: draw 2
    Ann finds an object worth 2 from Crete
chance: draw 3
    Ann finds an object worth 3 from Crete
4: give up
    Dov stops for good: the marker goes to 1904
2: use zeppelin
2: dig egypt
2: weeks 8
    Ben digs in Egypt with knowledge 1 for 1 token (0 + 8 weeks, to week 49 of 1903)
    Ben discards a zeppelin (Vienna)
chance: draw blank
    Ben finds nothing but sand in Egypt
1: take 2
    Ann takes 2 books about Palestine (Berlin) (3 + 2 weeks, to week 52 of 1903)
chance: open general 2 paris
    Turned up: 2 open books (Paris)
2: give up
    Ben stops for good: the marker goes to 1904
1: give up
    Ann stops for good: the marker goes to 1904
    Ann: objects 30, exhibitions 0, congresses 1, most books 10, total 41
    Ben: objects 12, exhibitions 0, congresses 3, most books 5, total 20
    Cas: objects 2, exhibitions 0, congresses 0, most books 0, total 2
    Dov: objects 20, exhibitions 0, congresses 3, most books 10, total 33
    The game is over: nobody has time left
--- seat 1 sees {"aside": 0, "bags": {"crete": {"1": 2, "3": 1, "4": 2, "blank": 16, "book": 1, "general": 1}, "egypt": {"1": 1, "2": 2, "3": 2, "4": 1, "6": 1, "blank": 16}, "greece": {"1": 2, "2": 2, "3": 2, "4": 1, "5": 2, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 3, "3": 2, "4": 2, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 3, "2": 3, "3": 1, "4": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "blanks": 0, "changes": 0, "discards": ["greece 2 london", "egypt 1 paris", "mesopotamia 1 rome", "car moscow", "zeppelin vienna", "small paris", "small berlin", "small vienna", "small moscow"], "display": ["congress moscow", "general 2 paris", "shovel moscow", "greece 3 london"], "draws": 0, "ending": "time is up", "face_down": ["greece 1 rome", "greece 1 vienna", "greece 1 moscow", "greece 3 berlin", "crete 1 berlin", "crete 1 paris", "crete 1 vienna", "crete 2 rome", "crete 3 moscow", "egypt 1 rome", "egypt 2 berlin", "egypt 2 berlin", "palestine 2 paris", "mesopotamia 1 moscow", "mesopotamia 2 vienna", "mesopotamia 3 moscow", "figures greece moscow", "figures crete paris", "figures palestine vienna", "general 1 rome", "general 1 berlin", "general 1 vienna", "general 2 london", "general 2 moscow", "assistant paris", "shovel london", "zeppelin rome", "permission moscow", "congress london", "congress berlin", "congress vienna", "small london", "large paris", "large vienna"], "first": 0, "gifts": [], "options": {"assistants": "capped", "figure_opens_dig": "on", "giving_up": "last_year", "new_year_dig": "new_year", "permits_return": "after_52"}, "overview": {"crete": {"1": 2, "2": 2, "3": 4, "4": 3, "5": 1, "blank": 16, "book": 1, "general": 1}, "egypt": {"1": 3, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, "blank": 16, "book": 1, "general": 1}, "greece": {"1": 3, "2": 3, "3": 2, "4": 1, "5": 2, "6": 1, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 4, "3": 3, "4": 3, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 4, "2": 3, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "pile": 34, "players": [{"books": {"crete": 3, "egypt": 3, "greece": 0, "mesopotamia": 1, "palestine": 6}, "cards": ["general 1 paris", "permission london", "egypt 3 london", "crete 3 moscow", "palestine 3 london", "shovel rome", "palestine 1 vienna", "congress berlin", "shovel rome", "assistant rome", "palestine 2 berlin"], "exhibitions": [], "general": 1, "permits": ["greece", "crete", "egypt", "palestine", "mesopotamia"], "place": "berlin", "points": 41, "tokens": {"crete": ["3", "3", "2", "3"], "egypt": ["5", "3", "4", "book", "1"], "greece": [], "mesopotamia": [], "palestine": ["5", "1"]}, "week": 1, "year": 1904}, {"books": {"crete": 1, "egypt": 1, "greece": 0, "mesopotamia": 6, "palestine": 4}, "cards": ["egypt 1 moscow", "congress paris", "palestine 1 rome", "crete 1 berlin", "shovel london", "mesopotamia 1 paris", "congress moscow", "palestine 3 paris", "mesopotamia 2 london", "assistant vienna", "mesopotamia 3 london"], "exhibitions": [], "general": 0, "permits": ["greece", "crete", "egypt", "palestine", "mesopotamia"], "place": "egypt", "points": 20, "tokens": {"crete": ["5", "2"], "egypt": ["1"], "greece": [], "mesopotamia": ["3", "1"], "palestine": []}, "week": 1, "year": 1904}, {"books": {"crete": 2, "egypt": 2, "greece": 2, "mesopotamia": 0, "palestine": 2}, "cards": ["palestine 1 vienna", "figures egypt rome", "egypt 2 london", "greece 2 rome", "palestine 1 vienna", "general 2 berlin", "crete 2 paris"], "exhibitions": [], "general": 3, "permits": ["greece", "crete", "egypt", "palestine", "mesopotamia"], "place": "egypt", "points": 2, "tokens": {"crete": [], "egypt": ["general", "1"], "greece": [], "mesopotamia": [], "palestine": ["1"]}, "week": 1, "year": 1904}, {"books": {"crete": 2, "egypt": 4, "greece": 3, "mesopotamia": 3, "palestine": 2}, "cards": ["crete 2 vienna", "mesopotamia 2 vienna", "congress paris", "assistant paris", "shovel moscow", "greece 1 berlin", "assistant berlin", "assistant vienna", "congress vienna", "figures mesopotamia berlin", "palestine 2 london", "car rome", "greece 2 rome", "mesopotamia 1 moscow", "egypt 3 moscow", "egypt 1 paris"], "exhibitions": [], "general": 0, "permits": ["greece", "crete", "egypt", "palestine", "mesopotamia"], "place": "mesopotamia", "points": 33, "tokens": {"crete": ["4", "1"], "egypt": [], "greece": ["6", "2", "1", "1"], "mesopotamia": ["4", "1"], "palestine": []}, "week": 1, "year": 1904}], "row": ["large moscow", "large london", "large berlin"], "site": null, "task": "over", "track": [0, 1, 3, 2], "turn": 0, "used": [], "year": 1904, "you": 0}
--- scores [(41,), (20,), (2,), (33,)], places [1, 3, 4, 2]
