1: take alabaster
1: lay c1
    Mira lays an alabaster vase on c1
1: take tutankhamun
1: lay b1
    Mira lays the mask of Tutankhamun on b1
1: take head
1: lay a3
    Mira lays a cobra's head on a3
1: take mosquito
1: lay b4
    Mira lays a mosquito on b4
1: take bracelet
1: lay a1
    Mira lays a bracelet on a1
1: take body
1: lay b3
    Mira lays a cobra's body on b3
1: take tail
1: lay c3
    Mira lays a cobra's tail with a faience vase on c3
1: take base
1: lay d3
    Mira lays a column base with a chain on d3
1: take scorpion
1: lay d4
    Mira lays a scorpion on d4
1: take pectoral
1: lay c4
    Mira lays a pectoral on c4
1: take middle
1: lay d2
    Mira lays a column shaft on d2
1: take middle
1: lay b2
    Mira lays a column shaft on b2
1: take top
1: lay c2
    Mira lays a column top with a Horus falcon on c2
1: take mosquito
1: lay a4
    Mira lays a mosquito on a4
1: take base
1: lay a2
    Mira lays a column base with a chain on a2
1: take top
1: lay d1
    Mira lays a column top with a Horus falcon on d1
    Mira has laid layer 1
2: take alabaster
2: lay b3
    Anselm lays an alabaster vase on b3
2: take head
2: lay a4
    Anselm lays a cobra's head on a4
2: take bracelet
2: lay c2
    Anselm lays a bracelet on c2
2: take tail
2: lay a2
    Anselm lays a cobra's tail with a faience vase on a2
2: take pectoral
2: lay b4
    Anselm lays a pectoral on b4
2: take body
2: lay a3
    Anselm lays a cobra's body on a3
2: take alabaster
2: lay c4
    Anselm lays an alabaster vase on c4
2: take top
2: lay d1
    Anselm lays a column top with a Horus falcon on d1
2: take top
2: lay d3
    Anselm lays a column top with a Horus falcon on d3
2: take scorpion
2: lay d2
    Anselm lays a scorpion on d2
2: take base
2: lay d4
    Anselm lays a column base with a chain on d4
2: take middle
2: lay b1
    Anselm lays a column shaft on b1
2: take base
2: lay a1
    Anselm lays a column base with a chain on a1
2: take mosquito
2: lay b2
    Anselm lays a mosquito on b2
2: take mosquito
2: lay c3
    Anselm lays a mosquito on c3
2: take middle
2: lay c1
    Anselm lays a column shaft on c1
    Anselm has laid layer 2
3: take tail
3: lay c1
    Noor lays a cobra's tail with a faience vase on c1
3: take bracelet
3: lay b1
    Noor lays a bracelet on b1
3: take top
3: lay c4
    Noor lays a column top with a Horus falcon on c4
3: take body
3: lay c2
    Noor lays a cobra's body on c2
3: take head
3: lay c3
    Noor lays a cobra's head on c3
3: take pectoral
3: lay a3
    Noor lays a pectoral on a3
3: take top
3: lay d1
    Noor lays a column top with a Horus falcon on d1
3: take scorpion
3: lay d4
    Noor lays a scorpion on d4
3: take alabaster
3: lay b3
    Noor lays an alabaster vase on b3
3: take base
3: lay a4
    Noor lays a column base with a chain on a4
3: take middle
3: lay b4
    Noor lays a column shaft on b4
3: take mosquito
3: lay a1
    Noor lays a mosquito on a1
3: take mosquito
3: lay b2
    Noor lays a mosquito on b2
3: take base
3: lay d3
    Noor lays a column base with a chain on d3
3: take middle
3: lay d2
    Noor lays a column shaft on d2
3: take alabaster
3: lay a2
    Noor lays an alabaster vase on a2
    Noor has laid layer 3
4: take scorpion
4: lay b2
    Petrie lays a scorpion on b2
4: take pectoral
4: lay c1
    Petrie lays a pectoral on c1
--- seat 4 sees {"aside": 0, "contents": [[{"card": "base", "count": 2, "value": 3}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 4}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 5}, {"card": "alabaster", "count": 1, "value": 2}, {"card": "bracelet", "count": 1, "value": 3}, {"card": "pectoral", "count": 1, "value": 6}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 3}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 4}, {"card": "alabaster", "count": 2, "value": 2}, {"card": "bracelet", "count": 1, "value": 3}, {"card": "pectoral", "count": 1, "value": 5}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 3}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 1}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 1}, {"card": "pectoral", "count": 1, "value": 3}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 1}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 1}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 2}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 1}, {"card": "pectoral", "count": 1, "value": 2}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 0, "laying": 4, "left": {"alabaster": 2, "base": 2, "body": 1, "bracelet": 1, "head": 1, "middle": 2, "mosquito": 2, "tail": 1, "top": 2}, "options": {"cards": "rising", "laying": "players", "refusal": "off", "snake": "straight"}, "passes": 0, "players": [{"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}], "square": null, "squares": [{"barred": null, "card": "mosquito", "layer": 3}, {"barred": null, "card": "bracelet", "layer": 3}, {"barred": null, "card": "pectoral", "layer": 4}, {"barred": null, "card": "top", "layer": 3}, {"barred": null, "card": "alabaster", "layer": 3}, {"barred": null, "card": "scorpion", "layer": 4}, {"barred": null, "card": "body", "layer": 3}, {"barred": null, "card": "middle", "layer": 3}, {"barred": null, "card": "pectoral", "layer": 3}, {"barred": null, "card": "alabaster", "layer": 3}, {"barred": null, "card": "head", "layer": 3}, {"barred": null, "card": "base", "layer": 3}, {"barred": null, "card": "base", "layer": 3}, {"barred": null, "card": "middle", "layer": 3}, {"barred": null, "card": "top", "layer": 3}, {"barred": null, "card": "scorpion", "layer": 3}], "stake": 1, "task": "take", "turn": 3, "uncovered": [[null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null]], "you": 3}
--- scores [(10, 1), (10, 1), (10, 1), (10, 1), (10, 1)], places [1, 1, 1, 1, 1]
4: take base
4: lay d4
    Petrie lays a column base with a chain on d4
4: take body
4: lay a3
    Petrie lays a cobra's body on a3
4: take base
4: lay b1
    Petrie lays a column base with a chain on b1
4: take alabaster
4: lay c4
    Petrie lays an alabaster vase on c4
4: take alabaster
4: lay b3
    Petrie lays an alabaster vase on b3
4: take middle
4: lay d3
    Petrie lays a column shaft on d3
4: take head
4: lay a2
    Petrie lays a cobra's head on a2
4: take bracelet
4: lay c3
    Petrie lays a bracelet on c3
4: take top
4: lay a1
    Petrie lays a column top with a Horus falcon on a1
4: take middle
4: lay d2
    Petrie lays a column shaft on d2
4: take mosquito
4: lay b4
    Petrie lays a mosquito on b4
4: take tail
4: lay a4
    Petrie lays a cobra's tail with a faience vase on a4
4: take top
4: lay d1
    Petrie lays a column top with a Horus falcon on d1
4: take mosquito
4: lay c2
    Petrie lays a mosquito on c2
    Petrie has laid layer 4
5: take alabaster
5: lay d1
    Ida lays an alabaster vase on d1
5: take mosquito
5: lay d4
    Ida lays a mosquito on d4
5: take pectoral
5: lay a1
    Ida lays a pectoral on a1
5: take body
5: lay a3
    Ida lays a cobra's body on a3
5: take bracelet
5: lay c3
    Ida lays a bracelet on c3
5: take top
5: lay c1
    Ida lays a column top with a Horus falcon on c1
5: take mosquito
5: lay c4
    Ida lays a mosquito on c4
5: take base
5: lay b1
    Ida lays a column base with a chain on b1
5: take scorpion
5: lay d3
    Ida lays a scorpion on d3
5: take head
5: lay a2
    Ida lays a cobra's head on a2
5: take alabaster
5: lay d2
    Ida lays an alabaster vase on d2
5: take base
5: lay c2
    Ida lays a column base with a chain on c2
5: take top
5: lay b4
    Ida lays a column top with a Horus falcon on b4
5: take tail
5: lay a4
    Ida lays a cobra's tail with a faience vase on a4
5: take middle
5: lay b2
    Ida lays a column shaft on b2
5: take middle
5: lay b3
    Ida lays a column shaft on b3
    Ida has laid layer 5
    Ida lays the plain cover on top
chance: turn 0
    The tray is turned, unseen by all
1: dig b2
chance: uncover middle
    Mira uncovers a column shaft on b2: +0
1: dig c3
chance: uncover bracelet
    Mira uncovers a bracelet on c3: +1
1: dig b1
chance: uncover base
    Mira uncovers a column base with a chain on b1: +1
1: dig d4
chance: uncover mosquito
    Mira uncovers a mosquito on d4: -1
    Mira loses what was laid aside and pays 1
1: bar b4
    Mira bars b4
2: dig b2
chance: uncover scorpion
    Anselm uncovers a scorpion on b2: -3
    Anselm loses what was laid aside and pays 3
2: bar a2
    Anselm bars a2
3: dig d3
chance: uncover scorpion
    Noor uncovers a scorpion on d3: -3
    Noor loses what was laid aside and pays 3
3: bar b2
    Noor bars b2
4: dig c2
chance: uncover base
    Petrie uncovers a column base with a chain on c2: +1
4: dig c2
chance: uncover mosquito
    Petrie uncovers a mosquito on c2: -1
    Petrie loses what was laid aside and pays 1
4: bar d4
    Petrie bars d4
5: dig c1
chance: uncover top
    Ida uncovers a column top with a Horus falcon on c1: +1
5: dig b1
chance: uncover base
    Ida uncovers a column base with a chain on b1: +1
5: dig a1
chance: uncover pectoral
    Ida uncovers a pectoral on a1: +2
5: dig d1
chance: uncover alabaster
    Ida uncovers an alabaster vase on d1: +1
5: dig c3
chance: uncover bracelet
    Ida uncovers a bracelet on c3: +1
5: stop
    Ida stops and keeps 6
5: bar c1
    Ida bars c1
    Mira's barricade on b4 comes off
1: dig b1
chance: uncover bracelet
    Mira uncovers a bracelet on b1: +2
1: dig d2
chance: uncover alabaster
    Mira uncovers an alabaster vase on d2: +1
1: dig d3
chance: uncover middle
    Mira uncovers a column shaft on d3: +0
1: dig b4
--- seat 1 sees {"aside": 3, "contents": [[{"card": "base", "count": 2, "value": 3}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 4}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 5}, {"card": "alabaster", "count": 1, "value": 2}, {"card": "bracelet", "count": 1, "value": 3}, {"card": "pectoral", "count": 1, "value": 6}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 3}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 4}, {"card": "alabaster", "count": 2, "value": 2}, {"card": "bracelet", "count": 1, "value": 3}, {"card": "pectoral", "count": 1, "value": 5}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 3}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 1}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 1}, {"card": "pectoral", "count": 1, "value": 3}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 1}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 1}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 2}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 1}, {"card": "pectoral", "count": 1, "value": 2}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 64, "laying": 0, "left": {}, "options": {"cards": "rising", "laying": "players", "refusal": "off", "snake": "straight"}, "passes": 0, "players": [{"barricades": 0, "money": 9, "out": false, "scarabs": 2}, {"barricades": 0, "money": 7, "out": false, "scarabs": 2}, {"barricades": 0, "money": 7, "out": false, "scarabs": 2}, {"barricades": 0, "money": 9, "out": false, "scarabs": 2}, {"barricades": 0, "money": 16, "out": false, "scarabs": 2}], "square": 13, "squares": [{"barred": null, "card": "pectoral", "layer": 5}, {"barred": null, "card": "bracelet", "layer": 3}, {"barred": 4, "card": "top", "layer": 5}, {"barred": null, "card": "alabaster", "layer": 5}, {"barred": 1, "card": "earth", "layer": 6}, {"barred": 2, "card": "scorpion", "layer": 4}, {"barred": null, "card": "mosquito", "layer": 4}, {"barred": null, "card": "alabaster", "layer": 5}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "bracelet", "layer": 4}, {"barred": null, "card": "middle", "layer": 4}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": 3, "card": "mosquito", "layer": 5}], "stake": 1, "task": "uncover", "turn": 0, "uncovered": [[null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, "bracelet", null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, "base", null, null, null, "scorpion", "mosquito", null, null, null, "bracelet", "middle", null, null, null, null], ["pectoral", "base", "top", "alabaster", null, "middle", "base", "alabaster", null, null, "bracelet", "scorpion", null, null, null, "mosquito"]], "you": 0}
--- scores [(9, 1), (7, 1), (7, 1), (9, 1), (16, 1)], places [2, 4, 4, 2, 1]
chance: uncover top
    Mira uncovers a column top with a Horus falcon on b4: +1
1: dig b3
chance: uncover middle
    Mira uncovers a column shaft on b3: +0
1: dig c2
chance: uncover body
    Mira uncovers a cobra's body on c2: +0
1: dig c2
chance: uncover bracelet
    Mira uncovers a bracelet on c2: +3
1: dig c4
chance: uncover mosquito
    Mira uncovers a mosquito on c4: -1
    Mira loses what was laid aside and pays 1
    Anselm's barricade on a2 comes off
2: dig d3
chance: uncover base
    Anselm uncovers a column base with a chain on d3: +2
2: dig d1
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on d1: +2
2: dig a2
chance: uncover head
    Anselm uncovers a cobra's head on a2: -2
    Anselm loses what was laid aside and pays 2
    Noor's barricade on b2 comes off
3: dig d3
chance: uncover top
    Noor uncovers a column top with a Horus falcon on d3: +3
3: dig b2
chance: uncover mosquito
    Noor uncovers a mosquito on b2: -1
    Noor loses what was laid aside and pays 1
    Petrie's barricade on d4 comes off
4: dig b1
chance: uncover middle
    Petrie uncovers a column shaft on b1: +0
4: dig b1
chance: uncover tutankhamun
    Petrie uncovers the mask of Tutankhamun on b1: -10
    Petrie loses what was laid aside and pays 9
    Petrie cannot pay 10 and leaves the game
    Ida's barricade on c1 comes off
5: dig b3
chance: uncover alabaster
    Ida uncovers an alabaster vase on b3: +1
5: dig c2
chance: uncover top
    Ida uncovers a column top with a Horus falcon on c2: +4
5: dig d2
chance: uncover middle
    Ida uncovers a column shaft on d2: +0
5: dig a1
chance: uncover top
    Ida uncovers a column top with a Horus falcon on a1: +2
5: dig c3
chance: uncover head
    Ida uncovers a cobra's head on c3: -2
    Ida loses what was laid aside and pays 2
1: pass
    Mira passes for 3
2: dig b2
chance: uncover mosquito
    Anselm uncovers a mosquito on b2: -1
    Anselm loses what was laid aside and pays 1
3: scarab
    Noor lays down a scarab: everything counts double
3: dig b4
chance: uncover mosquito
    Noor uncovers a mosquito on b4: -2
    Noor loses what was laid aside and pays 2
5: dig d2
chance: uncover middle
    Ida uncovers a column shaft on d2: +0
5: dig b4
chance: uncover middle
    Ida uncovers a column shaft on b4: +0
5: dig a4
chance: uncover tail
    Ida uncovers a cobra's tail with a faience vase on a4: +2
5: dig d1
chance: uncover top
    Ida uncovers a column top with a Horus falcon on d1: +3
5: dig d2
chance: uncover scorpion
    Ida uncovers a scorpion on d2: -3
    Ida loses what was laid aside and pays 3
1: dig d4
chance: uncover base
    Mira uncovers a column base with a chain on d4: +1
1: dig a1
chance: uncover mosquito
    Mira uncovers a mosquito on a1: -1
    Mira loses what was laid aside and pays 1
2: dig b2
chance: uncover middle
    Anselm uncovers a column shaft on b2: +0
2: dig d4
chance: uncover scorpion
    Anselm uncovers a scorpion on d4: -3
    Anselm loses what was laid aside and pays 3
3: dig d3
chance: uncover base
    Noor uncovers a column base with a chain on d3: +3
3: dig a2
chance: uncover head
    Noor uncovers a cobra's head on a2: -2
    Noor loses what was laid aside and pays 2
5: dig c1
chance: uncover pectoral
    Ida uncovers a pectoral on c1: +3
5: dig a4
chance: uncover tail
    Ida uncovers a cobra's tail with a faience vase on a4: +3
5: dig a4
chance: uncover base
    Ida uncovers a column base with a chain on a4: +2
5: dig b4
chance: uncover pectoral
    Ida uncovers a pectoral on b4: +5
5: dig a3
chance: uncover body
    Ida uncovers a cobra's body on a3: +0
5: dig a3
chance: uncover body
    Ida uncovers a cobra's body on a3: +0
5: dig c3
chance: uncover mosquito
    Ida uncovers a mosquito on c3: -1
    Ida loses what was laid aside and pays 1
1: dig d1
chance: uncover top
    Mira uncovers a column top with a Horus falcon on d1: +3
1: stop
    Mira stops and keeps 3
2: dig c3
chance: uncover tail
    Anselm uncovers a cobra's tail with a faience vase on c3: +5
2: dig c1
chance: uncover tail
    Anselm uncovers a cobra's tail with a faience vase on c1: +3
2: dig a1
chance: uncover base
    Anselm uncovers a column base with a chain on a1: +2
2: dig d2
chance: uncover middle
    Anselm uncovers a column shaft on d2: +0
2: dig c1
chance: uncover middle
    Anselm uncovers a column shaft on c1: +0
2: stop
    Anselm stops and keeps 10
3: dig a4
chance: uncover head
    Noor uncovers a cobra's head on a4: -2
    Noor loses what was laid aside and pays 2
5: dig a2
chance: uncover alabaster
    Ida uncovers an alabaster vase on a2: +1
5: dig d1
chance: uncover top
    Ida uncovers a column top with a Horus falcon on d1: +4
5: dig c1
chance: uncover alabaster
    Ida uncovers an alabaster vase on c1: +2
5: dig a4
chance: uncover mosquito
    Ida uncovers a mosquito on a4: -1
    Ida loses what was laid aside and pays 1
1: dig d4
--- seat 1 sees {"aside": 0, "contents": [[{"card": "base", "count": 2, "value": 3}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 4}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 5}, {"card": "alabaster", "count": 1, "value": 2}, {"card": "bracelet", "count": 1, "value": 3}, {"card": "pectoral", "count": 1, "value": 6}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 3}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 4}, {"card": "alabaster", "count": 2, "value": 2}, {"card": "bracelet", "count": 1, "value": 3}, {"card": "pectoral", "count": 1, "value": 5}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 3}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 1}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 1}, {"card": "pectoral", "count": 1, "value": 3}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 1}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 1}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 2}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 1}, {"card": "pectoral", "count": 1, "value": 2}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 16, "laying": 0, "left": {}, "options": {"cards": "rising", "laying": "players", "refusal": "off", "snake": "straight"}, "passes": 0, "players": [{"barricades": 0, "money": 7, "out": false, "scarabs": 2}, {"barricades": 0, "money": 11, "out": false, "scarabs": 2}, {"barricades": 0, "money": 0, "out": false, "scarabs": 1}, {"barricades": 0, "money": 0, "out": true, "scarabs": 0}, {"barricades": 0, "money": 9, "out": false, "scarabs": 2}], "square": 15, "squares": [{"barred": null, "card": "base", "layer": 2}, {"barred": null, "card": "tutankhamun", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "top", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 3}, {"barred": null, "card": "middle", "layer": 1}, {"barred": null, "card": "top", "layer": 1}, {"barred": null, "card": "middle", "layer": 1}, {"barred": null, "card": "body", "layer": 4}, {"barred": null, "card": "alabaster", "layer": 4}, {"barred": null, "card": "tail", "layer": 1}, {"barred": null, "card": "base", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "pectoral", "layer": 2}, {"barred": null, "card": "mosquito", "layer": 5}, {"barred": null, "card": "scorpion", "layer": 3}], "stake": 1, "task": "uncover", "turn": 0, "uncovered": [[null, "tutankhamun", "alabaster", "top", null, "middle", "top", "middle", null, null, "tail", "base", "mosquito", null, null, null], ["base", "middle", "middle", "top", null, "mosquito", "bracelet", "scorpion", null, null, "mosquito", "top", "head", "pectoral", null, null], ["mosquito", "bracelet", "tail", "top", "alabaster", "mosquito", "body", "middle", null, null, "head", "base", "base", "middle", null, "scorpion"], ["top", "base", "pectoral", "top", "head", "scorpion", "mosquito", "middle", "body", "alabaster", "bracelet", "middle", "tail", "mosquito", null, "base"], ["pectoral", "base", "top", "alabaster", "head", "middle", "base", "alabaster", "body", "middle", "bracelet", "scorpion", "tail", "top", "mosquito", "mosquito"]], "you": 0}
--- scores [(7, 1), (11, 1), (0, 1), (0, 0), (9, 1)], places [3, 1, 4, 5, 2]
chance: uncover base
    Mira uncovers a column base with a chain on d4: +2
1: dig a1
chance: uncover bracelet
    Mira uncovers a bracelet on a1: +3
1: dig b4
chance: uncover mosquito
    Mira uncovers a mosquito on b4: -1
    Mira loses what was laid aside and pays 1
2: dig a2
chance: uncover tail
    Anselm uncovers a cobra's tail with a faience vase on a2: +4
2: dig c4
chance: uncover alabaster
    Anselm uncovers an alabaster vase on c4: +1
2: dig c4
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on c4: +3
2: dig d4
chance: uncover scorpion
    Anselm uncovers a scorpion on d4: -3
    Anselm loses what was laid aside and pays 3
3: dig c4
chance: uncover alabaster
    Noor uncovers an alabaster vase on c4: +2
3: dig a2
chance: uncover base
    Noor uncovers a column base with a chain on a2: +3
3: dig a3
chance: uncover pectoral
    Noor uncovers a pectoral on a3: +4
3: dig c4
chance: uncover pectoral
    Noor uncovers a pectoral on c4: +6
3: stop
    Noor stops and keeps 15
5: pass
    Ida passes for 3
1: dig a3
chance: uncover body
    Mira uncovers a cobra's body on a3: +0
1: dig b3
chance: uncover alabaster
    Mira uncovers an alabaster vase on b3: +1
1: dig a3
chance: uncover head
    Mira uncovers a cobra's head on a3: -2
    Mira loses what was laid aside and pays 2
2: pass
    Anselm passes for 3
3: dig b3
chance: uncover alabaster
    Noor uncovers an alabaster vase on b3: +2
3: dig b3
chance: uncover body
    Noor uncovers a cobra's body on b3: +0
    Noor stops and keeps 2
    The game is over: every card has been uncovered
--- seat 1 sees {"aside": 0, "contents": [[{"card": "base", "count": 2, "value": 3}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 4}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 5}, {"card": "alabaster", "count": 1, "value": 2}, {"card": "bracelet", "count": 1, "value": 3}, {"card": "pectoral", "count": 1, "value": 6}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 3}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 4}, {"card": "alabaster", "count": 2, "value": 2}, {"card": "bracelet", "count": 1, "value": 3}, {"card": "pectoral", "count": 1, "value": 5}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 3}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 1}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 1}, {"card": "pectoral", "count": 1, "value": 3}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 1}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 1}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 2}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 1}, {"card": "pectoral", "count": 1, "value": 2}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "all uncovered", "hand": null, "hidden": 0, "laying": 0, "left": {}, "options": {"cards": "rising", "laying": "players", "refusal": "off", "snake": "straight"}, "passes": 0, "players": [{"barricades": 0, "money": 4, "out": false, "scarabs": 2}, {"barricades": 0, "money": 5, "out": false, "scarabs": 2}, {"barricades": 0, "money": 17, "out": false, "scarabs": 1}, {"barricades": 0, "money": 0, "out": true, "scarabs": 0}, {"barricades": 0, "money": 6, "out": false, "scarabs": 2}], "square": null, "squares": [{"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "tutankhamun", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "top", "layer": 1}, {"barred": null, "card": "base", "layer": 1}, {"barred": null, "card": "middle", "layer": 1}, {"barred": null, "card": "top", "layer": 1}, {"barred": null, "card": "middle", "layer": 1}, {"barred": null, "card": "head", "layer": 1}, {"barred": null, "card": "body", "layer": 1}, {"barred": null, "card": "tail", "layer": 1}, {"barred": null, "card": "base", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "scorpion", "layer": 1}], "stake": 1, "task": "over", "turn": 2, "uncovered": [["bracelet", "tutankhamun", "alabaster", "top", "base", "middle", "top", "middle", "head", "body", "tail", "base", "mosquito", "mosquito", "pectoral", "scorpion"], ["base", "middle", "middle", "top", "tail", "mosquito", "bracelet", "scorpion", "body", "alabaster", "mosquito", "top", "head", "pectoral", "alabaster", "base"], ["mosquito", "bracelet", "tail", "top", "alabaster", "mosquito", "body", "middle", "pectoral", "alabaster", "head", "base", "base", "middle", "top", "scorpion"], ["top", "base", "pectoral", "top", "head", "scorpion", "mosquito", "middle", "body", "alabaster", "bracelet", "middle", "tail", "mosquito", "alabaster", "base"], ["pectoral", "base", "top", "alabaster", "head", "middle", "base", "alabaster", "body", "middle", "bracelet", "scorpion", "tail", "top", "mosquito", "mosquito"]], "you": 0}
--- scores [(4, 1), (5, 1), (17, 1), (0, 0), (6, 1)], places [4, 3, 1, 5, 2]
