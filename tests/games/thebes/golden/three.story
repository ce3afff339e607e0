chance: open greece 1 berlin
    Turned up: 1 book about Greece (Berlin)
chance: open figures greece moscow
    Turned up: figures of Greece (Moscow)
chance: open figures palestine vienna
    Turned up: figures of Palestine (Vienna)
chance: open congress moscow
    Turned up: a congress (Moscow)
chance: stack 1-3-2
    The time markers are stacked, 2-3-1 from top to bottom: Ben begins
2: change
    Ben changes the display (0 + 1 weeks, to week 17 of 1901)
chance: open congress vienna
    Turned up: a congress (Vienna)
chance: open egypt 2 london
    Turned up: 2 books about Egypt (London)
chance: open general 2 paris
    Turned up: 2 open books (Paris)
chance: open mesopotamia 3 moscow
    Turned up: 3 books about Mesopotamia (Moscow)
3: take 3
    Cas takes 2 open books (Paris) (2 + 6 weeks, to week 24 of 1901)
chance: open greece 3 berlin
    Turned up: 3 books about Greece (Berlin)
1: take 2
    Ann takes 2 books about Egypt (London) (2 + 2 weeks, to week 20 of 1901)
chance: open egypt 2 berlin
    Turned up: 2 books about Egypt (Berlin)
2: change
    Ben changes the display (0 + 1 weeks, to week 18 of 1901)
chance: open palestine 2 paris
    Turned up: 2 books about Palestine (Paris)
chance: open egypt 1 paris
    Turned up: 1 book about Egypt (Paris)
chance: open assistant berlin
    Turned up: an assistant (Berlin)
chance: open figures mesopotamia berlin
    Turned up: figures of Mesopotamia (Berlin)
2: change
    Ben changes the display (0 + 2 weeks, to week 20 of 1901)
chance: open congress berlin
    Turned up: a congress (Berlin)
chance: open car rome
    Turned up: a car (Rome)
chance: open egypt 3 moscow
    Turned up: 3 books about Egypt (Moscow)
chance: open mesopotamia 3 london
    Turned up: 3 books about Mesopotamia (London)
2: take 3
    Ben takes 3 books about Egypt (Moscow) (1 + 4 weeks, to week 25 of 1901)
chance: open greece 1 moscow
    Turned up: 1 book about Greece (Moscow)
1: change
    Ann changes the display (2 + 1 weeks, to week 23 of 1901)
chance: open zeppelin vienna
    Turned up: a zeppelin (Vienna)
chance: open assistant paris
    Turned up: an assistant (Paris)
chance: open zeppelin rome
    Turned up: a zeppelin (Rome)
chance: open crete 3 moscow
    Turned up: 3 books about Crete (Moscow)
1: change
    Ann changes the display (0 + 2 weeks, to week 25 of 1901)
chance: open general 2 london
    Turned up: 2 open books (London)
chance: open mesopotamia 1 paris
    Turned up: 1 book about Mesopotamia (Paris)
chance: open shovel rome
    Turned up: a shovel (Rome)
chance: open shovel moscow
    Turned up: a shovel (Moscow)
3: take 3
    Cas takes a shovel (Rome) (1 + 3 weeks, to week 28 of 1901)
chance: open crete 1 berlin
    Turned up: 1 book about Crete (Berlin)
1: change
    Ann changes the display (0 + 1 weeks, to week 26 of 1901)
chance: open palestine 3 london
    Turned up: 3 books about Palestine (London)
chance: open greece 2 rome
    Turned up: 2 books about Greece (Rome)
chance: open crete 2 paris
    Turned up: 2 books about Crete (Paris)
chance: open egypt 2 berlin
    Turned up: 2 books about Egypt (Berlin)
2: take 3
    Ben takes 2 books about Crete (Paris) (3 + 2 weeks, to week 30 of 1901)
chance: open assistant rome
    Turned up: an assistant (Rome)
1: take 3
    Ann takes an assistant (Rome) (2 + 2 weeks, to week 30 of 1901)
chance: open crete 1 vienna
    Turned up: 1 book about Crete (Vienna)
3: take 3
    Cas takes 1 book about Crete (Vienna) (1 + 1 weeks, to week 30 of 1901)
chance: open palestine 1 vienna
    Turned up: 1 book about Palestine (Vienna)
3: take 4
    Cas takes 2 books about Egypt (Berlin) (2 + 2 weeks, to week 34 of 1901)
chance: open greece 3 london
    Turned up: 3 books about Greece (London)
1: dig egypt
1: weeks 6
    Ann digs in Egypt with knowledge 2 for 1 token (2 + 6 weeks, to week 38 of 1901)
chance: draw 2
    Ann finds an object worth 2 from Egypt
    Ann is the first to dig in Egypt and takes the object worth 1 that lay there
2: take 4
    Ben takes 3 books about Greece (London) (1 + 4 weeks, to week 35 of 1901)
chance: open small london
    Announced: the small exhibition (London)
chance: open crete 1 paris
    Turned up: 1 book about Crete (Paris)
3: change
    Cas changes the display (1 + 1 weeks, to week 36 of 1901)
chance: open mesopotamia 2 vienna
    Turned up: 2 books about Mesopotamia (Vienna)
chance: open egypt 1 rome
    Turned up: 1 book about Egypt (Rome)
chance: open general 1 berlin
    Turned up: 1 open book (Berlin)
chance: open greece 1 rome
    Turned up: 1 book about Greece (Rome)
2: take 4
    Ben takes 1 book about Greece (Rome) (2 + 1 weeks, to week 38 of 1901)
chance: open greece 2 rome
    Turned up: 2 books about Greece (Rome)
3: dig egypt
3: weeks 10
    Cas digs in Egypt with knowledge 4 for 4 tokens (3 + 10 weeks, to week 49 of 1901)
chance: draw blank
    Cas finds nothing but sand in Egypt
chance: draw blank
    Cas finds nothing but sand in Egypt
chance: draw 4
    Cas finds an object worth 4 from Egypt
chance: draw blank
    Cas finds nothing but sand in Egypt
2: dig greece
2: weeks 2
    Ben digs in Greece with knowledge 4 for 1 token (1 + 2 weeks, to week 41 of 1901)
chance: draw 6
    Ben finds an object worth 6 from Greece
    Ben is the first to dig in Greece and takes the object worth 1 that lay there
1: take 1
    Ann takes 2 books about Mesopotamia (Vienna) (3 + 2 weeks, to week 43 of 1901)
chance: open egypt 1 moscow
    Turned up: 1 book about Egypt (Moscow)
2: take 1
    Ben takes 1 book about Egypt (Moscow) (2 + 1 weeks, to week 44 of 1901)
chance: open small moscow
    Announced: the small exhibition (Moscow)
chance: open palestine 1 vienna
    Turned up: 1 book about Palestine (Vienna)
1: take 4
    Ann takes 2 books about Greece (Rome) (1 + 2 weeks, to week 46 of 1901)
chance: open permission moscow
    Turned up: a special permission (Moscow)
2: take 4
    Ben takes a special permission (Moscow) (0 + 3 weeks, to week 47 of 1901)
chance: open general 1 rome
    Turned up: 1 open book (Rome)
1: take 2
    Ann takes 1 book about Egypt (Rome) (0 + 1 weeks, to week 47 of 1901)
chance: open small vienna
    Announced: the small exhibition (Vienna)
chance: open small berlin
    Announced: the small exhibition (Berlin)
    Pushed off the row: the small exhibition (London)
chance: open permission london
    Turned up: a special permission (London)
1: take 2
    Ann takes a special permission (London) (2 + 3 weeks, to week 52 of 1901)
chance: open small paris
    Announced: the small exhibition (Paris)
    Pushed off the row: the small exhibition (Moscow)
chance: open mesopotamia 1 moscow
    Turned up: 1 book about Mesopotamia (Moscow)
2: take 2
    Ben takes 1 book about Mesopotamia (Moscow) (0 + 1 weeks, to week 48 of 1901)
chance: open shovel moscow
    Turned up: a shovel (Moscow)
2: change
    Ben changes the display (1 + 1 weeks, to week 50 of 1901)
chance: open congress moscow
    Turned up: a congress (Moscow)
chance: open palestine 3 paris
    Turned up: 3 books about Palestine (Paris)
chance: open crete 1 berlin
    Turned up: 1 book about Crete (Berlin)
chance: open general 2 berlin
    Turned up: 2 open books (Berlin)
3: change
    Cas changes the display (3 + 1 weeks, to week 1 of 1902)
    Cas enters 1902: all permits are valid again
chance: open greece 1 vienna
    Turned up: 1 book about Greece (Vienna)
chance: open shovel london
    Turned up: a shovel (London)
chance: open congress paris
    Turned up: a congress (Paris)
--- seat 1 sees {"aside": 32, "bags": {"crete": {"1": 2, "2": 2, "3": 4, "4": 3, "5": 1, "blank": 16, "book": 1, "general": 1}, "egypt": {"1": 3, "2": 1, "3": 3, "4": 1, "5": 1, "6": 1, "blank": 16, "book": 1, "general": 1}, "greece": {"1": 3, "2": 3, "3": 2, "4": 1, "5": 2, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 4, "3": 3, "4": 3, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 4, "2": 3, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "blanks": 0, "changes": 1, "discards": ["greece 1 berlin", "greece 1 moscow", "greece 2 rome", "greece 3 berlin", "crete 1 berlin", "crete 1 berlin", "crete 1 paris", "crete 3 moscow", "egypt 1 paris", "egypt 2 berlin", "palestine 1 vienna", "palestine 1 vienna", "palestine 2 paris", "palestine 3 london", "palestine 3 paris", "mesopotamia 1 paris", "mesopotamia 3 moscow", "mesopotamia 3 london", "figures greece moscow", "figures palestine vienna", "figures mesopotamia berlin", "general 1 rome", "general 1 berlin", "general 2 berlin", "general 2 london", "assistant paris", "assistant berlin", "shovel moscow", "shovel moscow", "car rome", "zeppelin rome", "zeppelin vienna", "congress berlin", "congress vienna", "congress moscow", "congress moscow", "small london", "small moscow"], "display": ["greece 1 vienna", "shovel london", "congress paris", null], "draws": 0, "ending": "", "face_down": ["greece 2 london", "crete 2 vienna", "crete 2 rome", "crete 3 moscow", "egypt 1 paris", "egypt 3 london", "palestine 1 vienna", "palestine 1 rome", "palestine 2 berlin", "palestine 2 london", "mesopotamia 1 moscow", "mesopotamia 1 rome", "mesopotamia 2 vienna", "mesopotamia 2 london", "figures crete paris", "figures egypt rome", "general 1 paris", "general 1 vienna", "general 2 moscow", "assistant paris", "assistant vienna", "assistant vienna", "shovel london", "shovel rome", "car moscow", "congress london", "congress paris", "congress berlin", "congress vienna", "large london", "large paris", "large berlin", "large vienna", "large moscow"], "first": 0, "gifts": ["crete", "palestine", "mesopotamia"], "options": {"assistants": "capped", "figure_opens_dig": "off", "giving_up": "last_year", "new_year_dig": "new_year", "permits_return": "after_52"}, "overview": {"crete": {"1": 2, "2": 2, "3": 4, "4": 3, "5": 1, "blank": 16, "book": 1, "general": 1}, "egypt": {"1": 3, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, "blank": 16, "book": 1, "general": 1}, "greece": {"1": 3, "2": 3, "3": 2, "4": 1, "5": 2, "6": 1, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 4, "3": 3, "4": 3, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 4, "2": 3, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "pile": 2, "players": [{"books": {"crete": 0, "egypt": 3, "greece": 2, "mesopotamia": 2, "palestine": 0}, "cards": ["egypt 2 london", "assistant rome", "mesopotamia 2 vienna", "greece 2 rome", "egypt 1 rome", "permission london"], "exhibitions": [], "general": 0, "permits": ["greece", "crete", "palestine", "mesopotamia"], "place": "london", "points": 8, "tokens": {"crete": [], "egypt": ["2", "1"], "greece": [], "mesopotamia": [], "palestine": []}, "week": 52, "year": 1901}, {"books": {"crete": 2, "egypt": 4, "greece": 4, "mesopotamia": 1, "palestine": 0}, "cards": ["egypt 3 moscow", "crete 2 paris", "greece 3 london", "greece 1 rome", "egypt 1 moscow", "permission moscow", "mesopotamia 1 moscow"], "exhibitions": [], "general": 0, "permits": ["crete", "egypt", "palestine", "mesopotamia"], "place": "warsaw", "points": 22, "tokens": {"crete": [], "egypt": [], "greece": ["6", "1"], "mesopotamia": [], "palestine": []}, "week": 50, "year": 1901}, {"books": {"crete": 1, "egypt": 2, "greece": 0, "mesopotamia": 0, "palestine": 0}, "cards": ["general 2 paris", "shovel rome", "crete 1 vienna", "egypt 2 berlin"], "exhibitions": [], "general": 2, "permits": ["greece", "crete", "egypt", "palestine", "mesopotamia"], "place": "warsaw", "points": 4, "tokens": {"crete": [], "egypt": ["4"], "greece": [], "mesopotamia": [], "palestine": []}, "week": 1, "year": 1902}], "row": ["small paris", "small berlin", "small vienna"], "site": null, "task": "open", "track": [1, 0, 2], "turn": 2, "used": [], "year": 1901, "you": 0}
--- scores [(8,), (22,), (4,)], places [2, 1, 3]
chance: open palestine 1 rome
    Turned up: 1 book about Palestine (Rome)
2: dig mesopotamia
2: weeks 9
    Ben digs in Mesopotamia with knowledge 1 for 1 token (2 + 9 weeks, to week 9 of 1902)
    Ben enters 1902: all permits are valid again
chance: draw 3
    Ben finds an object worth 3 from Mesopotamia
    Ben is the first to dig in Mesopotamia and takes the object worth 1 that lay there
1: take 4
    Ann takes 1 book about Palestine (Rome) (2 + 1 weeks, to week 3 of 1902)
    Ann enters 1902: all permits are valid again
chance: open congress london
    Turned up: a congress (London)
3: take 1
    Cas takes 1 book about Greece (Vienna) (1 + 1 weeks, to week 3 of 1902)
    70 cards are shuffled into a new pile
chance: open figures greece moscow
    Turned up: figures of Greece (Moscow)
3: dig egypt
3: weeks 7
    Cas digs in Egypt with knowledge 4 for 3 tokens (3 + 7 weeks, to week 13 of 1902)
chance: draw book
    Cas finds 1 book about Mesopotamia in Egypt
chance: draw blank
    Cas finds nothing but sand in Egypt
chance: draw blank
    Cas finds nothing but sand in Egypt
1: take 1
    Ann takes figures of Greece (Moscow) (3 + 1 weeks, to week 7 of 1902)
chance: open figures crete paris
    Turned up: figures of Crete (Paris)
1: take 4
    Ann takes a congress (London) (3 + 2 weeks, to week 12 of 1902)
chance: open general 1 vienna
    Turned up: 1 open book (Vienna)
2: dig greece
2: undo
    Ben takes a step back
2: take 3
    Ben takes a congress (Paris) (3 + 2 weeks, to week 14 of 1902)
chance: open congress moscow
    Turned up: a congress (Moscow)
1: change
    Ann changes the display (2 + 1 weeks, to week 15 of 1902)
chance: open assistant berlin
    Turned up: an assistant (Berlin)
chance: open greece 2 rome
    Turned up: 2 books about Greece (Rome)
chance: open egypt 1 paris
    Turned up: 1 book about Egypt (Paris)
chance: open congress berlin
    Turned up: a congress (Berlin)
3: take 2
    Cas takes 2 books about Greece (Rome) (2 + 2 weeks, to week 17 of 1902)
chance: open general 1 berlin
    Turned up: 1 open book (Berlin)
2: take 2
    Ben takes 1 open book (Berlin) (1 + 3 weeks, to week 18 of 1902)
chance: open large vienna
    Announced: the large exhibition (Vienna)
    Pushed off the row: the small exhibition (Vienna)
chance: open figures palestine vienna
    Turned up: figures of Palestine (Vienna)
1: take 3
    Ann takes 1 book about Egypt (Paris) (2 + 1 weeks, to week 18 of 1902)
chance: open assistant vienna
    Turned up: an assistant (Vienna)
3: dig crete
3: weeks 8
    Cas digs in Crete with knowledge 2 for 1 token (1 + 8 weeks, to week 26 of 1902)
chance: draw blank
    Cas finds nothing but sand in Crete
    Cas is the first to dig in Crete and takes the object worth 1 that lay there
1: dig palestine
1: weeks 10
    Ann digs in Palestine with knowledge 1 for 1 token (3 + 10 weeks, to week 31 of 1902)
chance: draw blank
    Ann finds nothing but sand in Palestine
    Ann is the first to dig in Palestine and takes the object worth 1 that lay there
2: dig mesopotamia
2: undo
    Ben takes a step back
2: take 2
    Ben takes figures of Palestine (Vienna) (2 + 1 weeks, to week 21 of 1902)
chance: open greece 3 berlin
    Turned up: 3 books about Greece (Berlin)
2: take 4
    Ben takes a congress (Berlin) (2 + 2 weeks, to week 25 of 1902)
chance: open zeppelin vienna
    Turned up: a zeppelin (Vienna)
2: take 1
    Ben takes an assistant (Berlin) (0 + 2 weeks, to week 27 of 1902)
chance: open mesopotamia 2 vienna
    Turned up: 2 books about Mesopotamia (Vienna)
3: take 1
    Cas takes 2 books about Mesopotamia (Vienna) (2 + 2 weeks, to week 30 of 1902)
chance: open mesopotamia 3 moscow
    Turned up: 3 books about Mesopotamia (Moscow)
2: change
    Ben changes the display (1 + 1 weeks, to week 29 of 1902)
chance: open greece 1 berlin
    Turned up: 1 book about Greece (Berlin)
chance: open large berlin
    Announced: the large exhibition (Berlin)
    Pushed off the row: the small exhibition (Berlin)
chance: open general 2 moscow
    Turned up: 2 open books (Moscow)
chance: open zeppelin rome
    Turned up: a zeppelin (Rome)
chance: open mesopotamia 2 london
    Turned up: 2 books about Mesopotamia (London)
2: take 2
    Ben takes 2 open books (Moscow) (1 + 6 weeks, to week 36 of 1902)
chance: open figures mesopotamia berlin
    Turned up: figures of Mesopotamia (Berlin)
3: take 4
    Cas takes 2 books about Mesopotamia (London) (2 + 2 weeks, to week 34 of 1902)
chance: open large paris
    Announced: the large exhibition (Paris)
    Pushed off the row: the small exhibition (Paris)
chance: open crete 1 paris
    Turned up: 1 book about Crete (Paris)
1: dig egypt
1: weeks 11
    Ann digs in Egypt with knowledge 4 for 5 tokens (1 + 11 weeks, to week 43 of 1902)
chance: draw blank
    Ann finds nothing but sand in Egypt
chance: draw blank
    Ann finds nothing but sand in Egypt
chance: draw blank
    Ann finds nothing but sand in Egypt
chance: draw blank
    Ann finds nothing but sand in Egypt
chance: draw blank
    Ann finds nothing but sand in Egypt
3: dig greece
3: use shovel
3: weeks 5
    Cas digs in Greece with knowledge 5 for 4 tokens (3 + 5 weeks, to week 42 of 1902)
chance: draw 1
    Cas finds an object worth 1 from Greece
chance: draw blank
    Cas finds nothing but sand in Greece
chance: draw blank
    Cas finds nothing but sand in Greece
chance: draw blank
    Cas finds nothing but sand in Greece
    Cas discards a shovel (Rome)
2: dig crete
2: weeks 5
    Ben digs in Crete with knowledge 4 for 2 tokens (3 + 5 weeks, to week 44 of 1902)
chance: draw blank
    Ben finds nothing but sand in Crete
chance: draw blank
    Ben finds nothing but sand in Crete
3: change
    Cas changes the display (1 + 1 weeks, to week 44 of 1902)
chance: open general 2 berlin
    Turned up: 2 open books (Berlin)
chance: open egypt 3 london
    Turned up: 3 books about Egypt (London)
chance: open congress vienna
    Turned up: a congress (Vienna)
chance: open crete 1 berlin
    Turned up: 1 book about Crete (Berlin)
1: take 1
    Ann takes 2 open books (Berlin) (4 + 6 weeks, to week 1 of 1903)
    Ann enters 1903: all permits are valid again
chance: open mesopotamia 3 london
    Turned up: 3 books about Mesopotamia (London)
3: dig mesopotamia
3: weeks 1
    Cas digs in Mesopotamia with knowledge 7 for 1 token (2 + 1 weeks, to week 47 of 1902)
chance: draw blank
    Cas finds nothing but sand in Mesopotamia
2: change
    Ben changes the display (2 + 1 weeks, to week 47 of 1902)
chance: open mesopotamia 1 paris
    Turned up: 1 book about Mesopotamia (Paris)
chance: open palestine 1 vienna
    Turned up: 1 book about Palestine (Vienna)
chance: open figures egypt rome
    Turned up: figures of Egypt (Rome)
chance: open mesopotamia 1 rome
    Turned up: 1 book about Mesopotamia (Rome)
2: dig greece
2: weeks 6
    Ben digs in Greece with knowledge 7 for 5 tokens (1 + 6 weeks, to week 2 of 1903)
    Ben enters 1903: all permits are valid again
chance: draw blank
    Ben finds nothing but sand in Greece
chance: draw 2
    Ben finds an object worth 2 from Greece
chance: draw blank
    Ben finds nothing but sand in Greece
chance: draw 1
    Ben finds an object worth 1 from Greece
chance: draw blank
    Ben finds nothing but sand in Greece
--- seat 3 sees {"aside": 0, "bags": {"crete": {"1": 2, "2": 2, "3": 4, "4": 3, "5": 1, "blank": 16, "book": 1, "general": 1}, "egypt": {"1": 3, "2": 1, "3": 3, "4": 1, "5": 1, "6": 1, "blank": 16, "general": 1}, "greece": {"1": 1, "2": 2, "3": 2, "4": 1, "5": 2, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 4, "3": 2, "4": 3, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 4, "2": 3, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "blanks": 0, "changes": 0, "discards": ["greece 1 berlin", "greece 3 berlin", "crete 1 berlin", "crete 1 paris", "egypt 3 london", "mesopotamia 3 moscow", "mesopotamia 3 london", "figures crete paris", "figures mesopotamia berlin", "general 1 vienna", "assistant vienna", "shovel london", "shovel rome", "zeppelin rome", "zeppelin vienna", "congress vienna", "congress moscow", "small paris", "small berlin", "small vienna"], "display": ["mesopotamia 1 paris", "palestine 1 vienna", "figures egypt rome", "mesopotamia 1 rome"], "draws": 0, "ending": "", "face_down": ["greece 1 moscow", "greece 2 london", "crete 1 berlin", "crete 2 vienna", "crete 2 rome", "crete 3 moscow", "crete 3 moscow", "egypt 1 paris", "egypt 2 berlin", "palestine 1 vienna", "palestine 1 vienna", "palestine 2 paris", "palestine 2 berlin", "palestine 2 london", "palestine 3 london", "palestine 3 paris", "mesopotamia 1 moscow", "general 1 paris", "general 1 rome", "general 2 london", "assistant paris", "assistant paris", "assistant vienna", "shovel london", "shovel rome", "shovel moscow", "shovel moscow", "car moscow", "car rome", "congress paris", "congress berlin", "congress vienna", "congress moscow", "small london", "small moscow", "large london", "large moscow"], "first": 0, "gifts": [], "options": {"assistants": "capped", "figure_opens_dig": "off", "giving_up": "last_year", "new_year_dig": "new_year", "permits_return": "after_52"}, "overview": {"crete": {"1": 2, "2": 2, "3": 4, "4": 3, "5": 1, "blank": 16, "book": 1, "general": 1}, "egypt": {"1": 3, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, "blank": 16, "book": 1, "general": 1}, "greece": {"1": 3, "2": 3, "3": 2, "4": 1, "5": 2, "6": 1, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 4, "3": 3, "4": 3, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 4, "2": 3, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "pile": 37, "players": [{"books": {"crete": 0, "egypt": 4, "greece": 2, "mesopotamia": 2, "palestine": 1}, "cards": ["egypt 2 london", "assistant rome", "mesopotamia 2 vienna", "greece 2 rome", "egypt 1 rome", "permission london", "palestine 1 rome", "figures greece moscow", "congress london", "egypt 1 paris", "general 2 berlin"], "exhibitions": [], "general": 2, "permits": ["greece", "crete", "egypt", "palestine", "mesopotamia"], "place": "berlin", "points": 13, "tokens": {"crete": [], "egypt": ["2", "1"], "greece": [], "mesopotamia": [], "palestine": ["1"]}, "week": 1, "year": 1903}, {"books": {"crete": 2, "egypt": 4, "greece": 4, "mesopotamia": 1, "palestine": 0}, "cards": ["egypt 3 moscow", "crete 2 paris", "greece 3 london", "greece 1 rome", "egypt 1 moscow", "permission moscow", "mesopotamia 1 moscow", "congress paris", "general 1 berlin", "figures palestine vienna", "congress berlin", "assistant berlin", "general 2 moscow"], "exhibitions": [], "general": 3, "permits": ["crete", "egypt", "palestine", "mesopotamia"], "place": "greece", "points": 30, "tokens": {"crete": [], "egypt": [], "greece": ["6", "1", "2", "1"], "mesopotamia": ["3", "1"], "palestine": []}, "week": 2, "year": 1903}, {"books": {"crete": 1, "egypt": 2, "greece": 3, "mesopotamia": 5, "palestine": 0}, "cards": ["general 2 paris", "crete 1 vienna", "egypt 2 berlin", "greece 1 vienna", "greece 2 rome", "mesopotamia 2 vienna", "mesopotamia 2 london"], "exhibitions": [], "general": 2, "permits": ["palestine"], "place": "mesopotamia", "points": 11, "tokens": {"crete": ["1"], "egypt": ["4", "book"], "greece": ["1"], "mesopotamia": [], "palestine": []}, "week": 47, "year": 1902}], "row": ["large paris", "large berlin", "large vienna"], "site": null, "task": "plan", "track": [2, 0, 1], "turn": 2, "used": [], "year": 1902, "you": 2}
--- scores [(13,), (30,), (11,)], places [2, 1, 3]
3: take 3
    Cas takes figures of Egypt (Rome) (2 + 1 weeks, to week 50 of 1902)
chance: open large london
    Announced: the large exhibition (London)
    Pushed off the row: the large exhibition (Vienna)
chance: open palestine 2 london
    Turned up: 2 books about Palestine (London)
3: take 1
    Cas takes 1 book about Mesopotamia (Paris) (1 + 1 weeks, to week 52 of 1902)
chance: open palestine 2 berlin
    Turned up: 2 books about Palestine (Berlin)
3: take 1
    Cas takes 2 books about Palestine (Berlin) (1 + 2 weeks, to week 3 of 1903)
    Cas enters 1903: all permits are valid again
chance: open crete 3 moscow
    Turned up: 3 books about Crete (Moscow)
1: dig palestine
1: weeks 11
    Ann digs in Palestine with knowledge 2 for 2 tokens (4 + 11 weeks, to week 16 of 1903)
chance: draw blank
    Ann finds nothing but sand in Palestine
chance: draw general
    Ann finds 1 open book in Palestine
2: take 2
    Ben takes 1 book about Palestine (Vienna) (2 + 1 weeks, to week 5 of 1903)
chance: open general 1 paris
    Turned up: 1 open book (Paris)
3: take 2
    Cas takes 1 open book (Paris) (1 + 3 weeks, to week 7 of 1903)
chance: open crete 3 moscow
    Turned up: 3 books about Crete (Moscow)
2: give up
    Ben stops for good: the marker goes to 1904
3: dig egypt
3: weeks 12
    Cas digs in Egypt with knowledge 4 for 5 tokens (3 + 12 weeks, to week 22 of 1903)
chance: draw blank
    Cas finds nothing but sand in Egypt
chance: draw 3
    Cas finds an object worth 3 from Egypt
chance: draw blank
    Cas finds nothing but sand in Egypt
chance: draw blank
    Cas finds nothing but sand in Egypt
chance: draw blank
    Cas finds nothing but sand in Egypt
1: give up
    Ann stops for good: the marker goes to 1904
3: take 3
    Cas takes 2 books about Palestine (London) (4 + 2 weeks, to week 28 of 1903)
chance: open congress berlin
    Turned up: a congress (Berlin)
3: dig crete
3: weeks 10
    Cas digs in Crete with knowledge 2 for 2 tokens (3 + 10 weeks, to week 41 of 1903)
chance: draw blank
    Cas finds nothing but sand in Crete
chance: draw blank
    Cas finds nothing but sand in Crete
3: take 2
    Cas takes 3 books about Crete (Moscow) (3 + 4 weeks, to week 48 of 1903)
chance: open shovel moscow
    Turned up: a shovel (Moscow)
3: take 2
    Cas takes a shovel (Moscow) (0 + 3 weeks, to week 51 of 1903)
chance: open car moscow
    Turned up: a car (Moscow)
3: take 2
    Cas takes a car (Moscow) (0 + 1 weeks, to week 52 of 1903)
chance: open small london
    Announced: the small exhibition (London)
    Pushed off the row: the large exhibition (Berlin)
chance: open greece 1 moscow
    Turned up: 1 book about Greece (Moscow)
3: give up
    Cas stops for good: the marker goes to 1904
    Ann: objects 4, exhibitions 0, congresses 1, most books 3, total 8
    Ben: objects 14, exhibitions 0, congresses 3, most books 8, total 25
    Cas: objects 9, exhibitions 0, congresses 0, most books 15, total 24
    The game is over: nobody has time left
--- seat 1 sees {"aside": 0, "bags": {"crete": {"1": 2, "2": 2, "3": 4, "4": 3, "5": 1, "blank": 16, "book": 1, "general": 1}, "egypt": {"1": 3, "2": 1, "3": 2, "4": 1, "5": 1, "6": 1, "blank": 16, "general": 1}, "greece": {"1": 1, "2": 2, "3": 2, "4": 1, "5": 2, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 4, "3": 2, "4": 3, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 4, "2": 3, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "blank": 16, "book": 1}}, "blanks": 0, "changes": 0, "discards": ["greece 1 berlin", "greece 3 berlin", "crete 1 berlin", "crete 1 paris", "egypt 3 london", "mesopotamia 3 moscow", "mesopotamia 3 london", "figures crete paris", "figures mesopotamia berlin", "general 1 vienna", "assistant vienna", "shovel london", "shovel rome", "zeppelin rome", "zeppelin vienna", "congress vienna", "congress moscow", "small paris", "small berlin", "small vienna", "large berlin", "large vienna"], "display": ["crete 3 moscow", "greece 1 moscow", "congress berlin", "mesopotamia 1 rome"], "draws": 0, "ending": "time is up", "face_down": ["greece 2 london", "crete 1 berlin", "crete 2 vienna", "crete 2 rome", "egypt 1 paris", "egypt 2 berlin", "palestine 1 vienna", "palestine 1 vienna", "palestine 2 paris", "palestine 3 london", "palestine 3 paris", "mesopotamia 1 moscow", "general 1 rome", "general 2 london", "assistant paris", "assistant paris", "assistant vienna", "shovel london", "shovel rome", "shovel moscow", "car rome", "congress paris", "congress vienna", "congress moscow", "small moscow", "large moscow"], "first": 0, "gifts": [], "options": {"assistants": "capped", "figure_opens_dig": "off", "giving_up": "last_year", "new_year_dig": "new_year", "permits_return": "after_52"}, "overview": {"crete": {"1": 2, "2": 2, "3": 4, "4": 3, "5": 1, "blank": 16, "book": 1, "general": 1}, "egypt": {"1": 3, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, "blank": 16, "book": 1, "general": 1}, "greece": {"1": 3, "2": 3, "3": 2, "4": 1, "5": 2, "6": 1, "blank": 16, "book": 1, "general": 1}, "mesopotamia": {"1": 4, "3": 3, "4": 3, "5": 2, "blank": 16, "book": 1, "general": 1}, "palestine": {"1": 4, "2": 3, "3": 1, "4": 1, "5": 1, "6": 1, "7": 1, "blank": 16, "book": 1, "general": 1}}, "pile": 26, "players": [{"books": {"crete": 0, "egypt": 4, "greece": 2, "mesopotamia": 2, "palestine": 1}, "cards": ["egypt 2 london", "assistant rome", "mesopotamia 2 vienna", "greece 2 rome", "egypt 1 rome", "permission london", "palestine 1 rome", "figures greece moscow", "congress london", "egypt 1 paris", "general 2 berlin"], "exhibitions": [], "general": 3, "permits": ["greece", "crete", "egypt", "palestine", "mesopotamia"], "place": "palestine", "points": 8, "tokens": {"crete": [], "egypt": ["2", "1"], "greece": [], "mesopotamia": [], "palestine": ["1", "general"]}, "week": 1, "year": 1904}, {"books": {"crete": 2, "egypt": 4, "greece": 4, "mesopotamia": 1, "palestine": 1}, "cards": ["egypt 3 moscow", "crete 2 paris", "greece 3 london", "greece 1 rome", "egypt 1 moscow", "permission moscow", "mesopotamia 1 moscow", "congress paris", "general 1 berlin", "figures palestine vienna", "congress berlin", "assistant berlin", "general 2 moscow", "palestine 1 vienna"], "exhibitions": [], "general": 3, "permits": ["greece", "crete", "egypt", "palestine", "mesopotamia"], "place": "vienna", "points": 25, "tokens": {"crete": [], "egypt": [], "greece": ["6", "1", "2", "1"], "mesopotamia": ["3", "1"], "palestine": []}, "week": 1, "year": 1904}, {"books": {"crete": 4, "egypt": 2, "greece": 3, "mesopotamia": 6, "palestine": 4}, "cards": ["general 2 paris", "crete 1 vienna", "egypt 2 berlin", "greece 1 vienna", "greece 2 rome", "mesopotamia 2 vienna", "mesopotamia 2 london", "figures egypt rome", "mesopotamia 1 paris", "palestine 2 berlin", "general 1 paris", "palestine 2 london", "crete 3 moscow", "shovel moscow", "car moscow"], "exhibitions": [], "general": 3, "permits": ["greece", "crete", "egypt", "palestine", "mesopotamia"], "place": "moscow", "points": 24, "tokens": {"crete": ["1"], "egypt": ["4", "book", "3"], "greece": ["1"], "mesopotamia": [], "palestine": []}, "week": 1, "year": 1904}], "row": ["small london", "large london", "large paris"], "site": null, "task": "over", "track": [2, 0, 1], "turn": 2, "used": [], "year": 1904, "you": 0}
--- scores [(8,), (25,), (24,)], places [3, 1, 2]
