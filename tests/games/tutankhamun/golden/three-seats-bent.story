1: take earth
1: lay b1
    Mira lays plain earth on b1
1: take tutankhamun
1: lay a2
    Mira lays the mask of Tutankhamun on a2
1: take earth
1: lay b4
    Mira lays plain earth on b4
1: take earth
1: lay a4
    Mira lays plain earth on a4
1: take bracelet
1: lay a1
    Mira lays a bracelet on a1
1: take pectoral
1: lay c2
    Mira lays a pectoral on c2
1: take alabaster
1: lay d3
    Mira lays an alabaster vase on d3
1: take mosquito
1: lay a3
    Mira lays a mosquito on a3
1: take scorpion
1: lay d1
    Mira lays a scorpion on d1
1: take bracelet
1: lay d4
    Mira lays a bracelet on d4
1: take alabaster
1: lay b3
    Mira lays an alabaster vase on b3
1: take alabaster
1: lay c1
    Mira lays an alabaster vase on c1
1: take pectoral
1: lay d2
    Mira lays a pectoral on d2
1: take mosquito
1: lay c3
    Mira lays a mosquito on c3
1: take bracelet
1: lay b2
    Mira lays a bracelet on b2
1: take alabaster
1: lay c4
    Mira lays an alabaster vase on c4
    Mira has laid layer 1
2: take head
2: lay b3
    Anselm lays a cobra's head on b3
2: take pectoral
2: lay a3
    Anselm lays a pectoral on a3
2: take mosquito
2: lay a4
    Anselm lays a mosquito on a4
2: take middle
2: lay c4
    Anselm lays a column shaft on c4
2: take body
2: lay b2
    Anselm lays a cobra's body on b2
2: take tail
2: lay b1
    Anselm lays a cobra's tail with a faience vase on b1
2: take mosquito
2: lay c1
    Anselm lays a mosquito on c1
2: take base
2: lay d1
    Anselm lays a column base with a chain on d1
2: take middle
2: lay d2
    Anselm lays a column shaft on d2
2: take bracelet
2: lay c2
    Anselm lays a bracelet on c2
2: take top
2: lay b4
    Anselm lays a column top with a Horus falcon on b4
2: take base
2: lay d4
    Anselm lays a column base with a chain on d4
2: take alabaster
2: lay a1
    Anselm lays an alabaster vase on a1
2: take alabaster
2: lay a2
    Anselm lays an alabaster vase on a2
2: take top
2: lay d3
    Anselm lays a column top with a Horus falcon on d3
2: take scorpion
2: lay c3
    Anselm lays a scorpion on c3
    Anselm has laid layer 2
3: take top
3: lay d3
    Noor lays a column top with a Horus falcon on d3
3: take pectoral
3: lay a2
    Noor lays a pectoral on a2
3: take body
3: lay b1
    Noor lays a cobra's body on b1
3: take scorpion
3: lay c3
    Noor lays a scorpion on c3
3: take middle
3: lay c4
    Noor lays a column shaft on c4
3: take middle
3: lay b4
    Noor lays a column shaft on b4
3: take tail
3: lay b2
    Noor lays a cobra's tail with a faience vase on b2
3: take top
3: lay a4
    Noor lays a column top with a Horus falcon on a4
3: take bracelet
3: lay a3
    Noor lays a bracelet on a3
3: take alabaster
3: lay b3
    Noor lays an alabaster vase on b3
3: take head
3: lay a1
    Noor lays a cobra's head on a1
3: take base
3: lay d2
    Noor lays a column base with a chain on d2
3: take alabaster
3: lay d1
    Noor lays an alabaster vase on d1
3: take mosquito
3: lay c2
    Noor lays a mosquito on c2
3: take mosquito
3: lay c1
    Noor lays a mosquito on c1
3: take base
3: lay d4
    Noor lays a column base with a chain on d4
    Noor has laid layer 3
1: take middle
1: lay b3
    Mira lays a column shaft on b3
1: take middle
1: lay b2
    Mira lays a column shaft on b2
--- seat 1 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 0, "laying": 4, "left": {"alabaster": 2, "base": 2, "body": 1, "bracelet": 1, "head": 1, "mosquito": 2, "pectoral": 1, "scorpion": 1, "tail": 1, "top": 2}, "options": {"cards": "documented", "laying": "players", "refusal": "off", "snake": "bent"}, "passes": 0, "players": [{"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}], "square": null, "squares": [{"barred": null, "card": "head", "layer": 3}, {"barred": null, "card": "body", "layer": 3}, {"barred": null, "card": "mosquito", "layer": 3}, {"barred": null, "card": "alabaster", "layer": 3}, {"barred": null, "card": "pectoral", "layer": 3}, {"barred": null, "card": "middle", "layer": 4}, {"barred": null, "card": "mosquito", "layer": 3}, {"barred": null, "card": "base", "layer": 3}, {"barred": null, "card": "bracelet", "layer": 3}, {"barred": null, "card": "middle", "layer": 4}, {"barred": null, "card": "scorpion", "layer": 3}, {"barred": null, "card": "top", "layer": 3}, {"barred": null, "card": "top", "layer": 3}, {"barred": null, "card": "middle", "layer": 3}, {"barred": null, "card": "middle", "layer": 3}, {"barred": null, "card": "base", "layer": 3}], "stake": 1, "task": "take", "turn": 0, "uncovered": [[null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null]], "you": 0}
--- scores [(10, 1), (10, 1), (10, 1)], places [1, 1, 1]
1: take tail
1: lay b1
    Mira lays a cobra's tail with a faience vase on b1
1: take top
1: lay a2
    Mira lays a column top with a Horus falcon on a2
1: take head
1: lay d1
    Mira lays a cobra's head on d1
1: take mosquito
1: lay d4
    Mira lays a mosquito on d4
1: take bracelet
1: lay b4
    Mira lays a bracelet on b4
1: take pectoral
1: lay c4
    Mira lays a pectoral on c4
1: take top
1: lay c3
    Mira lays a column top with a Horus falcon on c3
1: take base
1: lay c2
    Mira lays a column base with a chain on c2
1: take scorpion
1: lay a4
    Mira lays a scorpion on a4
1: take alabaster
1: lay d3
    Mira lays an alabaster vase on d3
1: take mosquito
1: lay d2
    Mira lays a mosquito on d2
1: take alabaster
1: lay a1
    Mira lays an alabaster vase on a1
1: take body
1: lay c1
    Mira lays a cobra's body on c1
1: take base
1: lay a3
    Mira lays a column base with a chain on a3
    Mira has laid layer 4
2: take bracelet
2: lay b1
    Anselm lays a bracelet on b1
2: take scorpion
2: lay c4
    Anselm lays a scorpion on c4
2: take alabaster
2: lay a3
    Anselm lays an alabaster vase on a3
2: take mosquito
2: lay d3
    Anselm lays a mosquito on d3
2: take head
2: lay b3
    Anselm lays a cobra's head on b3
2: take top
2: lay d1
    Anselm lays a column top with a Horus falcon on d1
2: take pectoral
2: lay a1
    Anselm lays a pectoral on a1
2: take middle
2: lay b2
    Anselm lays a column shaft on b2
2: take top
2: lay d2
    Anselm lays a column top with a Horus falcon on d2
2: take middle
2: lay c2
    Anselm lays a column shaft on c2
2: take base
2: lay c1
    Anselm lays a column base with a chain on c1
2: take mosquito
2: lay c3
    Anselm lays a mosquito on c3
2: take alabaster
2: lay d4
    Anselm lays an alabaster vase on d4
2: take tail
2: lay a4
    Anselm lays a cobra's tail with a faience vase on a4
2: take base
2: lay a2
    Anselm lays a column base with a chain on a2
2: take body
2: lay b4
    Anselm lays a cobra's body on b4
    Anselm has laid layer 5
    Anselm lays the plain cover on top
chance: turn 2
    The tray is turned, unseen by all
3: dig d1
chance: uncover tail
    Noor uncovers a cobra's tail with a faience vase on d1: +3
3: dig b4
chance: uncover base
    Noor uncovers a column base with a chain on b4: +2
3: dig a4
chance: uncover top
    Noor uncovers a column top with a Horus falcon on a4: +2
3: dig d1
chance: uncover scorpion
    Noor uncovers a scorpion on d1: -3
    Noor loses what was laid aside and pays 3
3: bar b4
    Noor bars b4
1: dig a4
chance: uncover head
    Mira uncovers a cobra's head on a4: -2
    Mira loses what was laid aside and pays 2
1: bar d3
    Mira bars d3
2: dig d1
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on d1: +2
2: dig a1
chance: uncover alabaster
    Anselm uncovers an alabaster vase on a1: +1
2: dig d1
chance: uncover mosquito
    Anselm uncovers a mosquito on d1: -1
    Anselm loses what was laid aside and pays 1
2: bar c2
    Anselm bars c2
    Noor's barricade on b4 comes off
3: dig a1
chance: uncover mosquito
    Noor uncovers a mosquito on a1: -1
    Noor loses what was laid aside and pays 1
    Mira's barricade on d3 comes off
1: dig a1
chance: uncover base
    Mira uncovers a column base with a chain on a1: +2
1: dig a2
chance: uncover mosquito
    Mira uncovers a mosquito on a2: -1
    Mira loses what was laid aside and pays 1
    Anselm's barricade on c2 comes off
2: dig d1
chance: uncover earth
    Anselm uncovers plain earth on d1: +0
2: dig a1
chance: uncover base
    Anselm uncovers a column base with a chain on a1: +2
2: dig c4
chance: uncover bracelet
    Anselm uncovers a bracelet on c4: +2
2: dig a4
chance: uncover alabaster
    Anselm uncovers an alabaster vase on a4: +1
2: dig b4
chance: uncover body
    Anselm uncovers a cobra's body on b4: +0
2: dig a4
chance: uncover base
    Anselm uncovers a column base with a chain on a4: +2
2: dig c4
chance: uncover tail
    Anselm uncovers a cobra's tail with a faience vase on c4: +3
--- seat 2 sees {"aside": 10, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 62, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "players", "refusal": "off", "snake": "bent"}, "passes": 0, "players": [{"barricades": 0, "money": 7, "out": false, "scarabs": 2}, {"barricades": 0, "money": 9, "out": false, "scarabs": 2}, {"barricades": 0, "money": 6, "out": false, "scarabs": 2}], "square": 14, "squares": [{"barred": null, "card": "base", "layer": 2}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 5}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "base", "layer": 2}, {"barred": null, "card": "body", "layer": 4}, {"barred": null, "card": "tail", "layer": 4}, {"barred": null, "card": "earth", "layer": 6}], "stake": 1, "task": "dig", "turn": 1, "uncovered": [[null, null, null, "earth", null, null, null, null, null, null, null, null, null, null, null, null], ["base", null, null, "mosquito", null, null, null, null, null, null, null, null, "base", null, null, null], ["base", null, null, "top", null, null, null, null, null, null, null, null, "alabaster", null, null, null], ["mosquito", null, null, "scorpion", null, null, null, null, null, null, null, null, "head", "body", "tail", null], ["alabaster", null, null, "tail", "mosquito", null, null, null, null, null, null, null, "top", "base", "bracelet", null]], "you": 1}
--- scores [(7, 1), (9, 1), (6, 1)], places [2, 1, 3]
2: dig a4
chance: uncover scorpion
    Anselm uncovers a scorpion on a4: -3
    Anselm loses what was laid aside and pays 3
3: dig a3
chance: uncover top
    Noor uncovers a column top with a Horus falcon on a3: +2
3: dig b1
chance: uncover scorpion
    Noor uncovers a scorpion on b1: -3
    Noor loses what was laid aside and pays 3
1: dig b4
chance: uncover mosquito
    Mira uncovers a mosquito on b4: -1
    Mira loses what was laid aside and pays 1
2: pass
    Anselm passes for 3
3: dig c1
chance: uncover body
    Noor uncovers a cobra's body on c1: +0
3: dig c2
chance: uncover head
    Noor uncovers a cobra's head on c2: -2
    Noor loses what was laid aside and pays 2
1: pass
    Mira passes for 3
2: dig b3
chance: uncover middle
    Anselm uncovers a column shaft on b3: +0
2: dig c1
chance: uncover bracelet
    Anselm uncovers a bracelet on c1: +2
2: dig d2
chance: uncover alabaster
    Anselm uncovers an alabaster vase on d2: +1
2: dig b3
chance: uncover base
    Anselm uncovers a column base with a chain on b3: +2
2: dig a3
chance: uncover mosquito
    Anselm uncovers a mosquito on a3: -1
    Anselm loses what was laid aside and pays 1
3: dig b2
chance: uncover mosquito
    Noor uncovers a mosquito on b2: -1
    Noor loses what was laid aside and pays 1
1: dig b4
chance: uncover mosquito
    Mira uncovers a mosquito on b4: -1
    Mira loses what was laid aside and pays 1
2: dig a2
chance: uncover alabaster
    Anselm uncovers an alabaster vase on a2: +1
2: dig a3
chance: uncover base
    Anselm uncovers a column base with a chain on a3: +2
2: dig c2
chance: uncover middle
    Anselm uncovers a column shaft on c2: +0
2: dig c3
chance: uncover middle
    Anselm uncovers a column shaft on c3: +0
2: dig a3
chance: uncover middle
    Anselm uncovers a column shaft on a3: +0
2: dig d3
chance: uncover base
    Anselm uncovers a column base with a chain on d3: +2
2: dig b4
chance: uncover alabaster
    Anselm uncovers an alabaster vase on b4: +1
2: dig a1
chance: uncover bracelet
    Anselm uncovers a bracelet on a1: +2
2: dig a2
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on a2: +2
2: dig c4
chance: uncover body
    Anselm uncovers a cobra's body on c4: +0
2: dig d3
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on d3: +2
2: dig a3
chance: uncover pectoral
    Anselm uncovers a pectoral on a3: +4
2: dig a2
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on a2: +2
2: dig c2
chance: uncover alabaster
    Anselm uncovers an alabaster vase on c2: +1
2: stop
    Anselm stops and keeps 19
3: dig c4
chance: uncover tail
    Noor uncovers a cobra's tail with a faience vase on c4: +3
3: dig c3
chance: uncover middle
    Noor uncovers a column shaft on c3: +0
3: dig d3
chance: uncover pectoral
    Noor uncovers a pectoral on d3: +4
3: dig c2
chance: uncover head
    Noor uncovers a cobra's head on c2: -2
    Noor loses what was laid aside and pays 0
    Noor cannot pay 2 and leaves the game
1: dig b3
chance: uncover mosquito
    Mira uncovers a mosquito on b3: -1
    Mira loses what was laid aside and pays 1
2: dig d2
chance: uncover base
    Anselm uncovers a column base with a chain on d2: +2
2: dig b3
chance: uncover bracelet
    Anselm uncovers a bracelet on b3: +2
2: dig c4
chance: uncover earth
    Anselm uncovers plain earth on c4: +0
2: stop
    Anselm stops and keeps 4
1: dig b1
chance: uncover pectoral
    Mira uncovers a pectoral on b1: +4
1: stop
    Mira stops and keeps 4
2: dig a2
chance: uncover alabaster
    Anselm uncovers an alabaster vase on a2: +1
2: dig d3
chance: uncover alabaster
    Anselm uncovers an alabaster vase on d3: +1
2: dig d4
chance: uncover pectoral
    Anselm uncovers a pectoral on d4: +4
2: dig d2
chance: uncover bracelet
    Anselm uncovers a bracelet on d2: +2
2: dig c2
chance: uncover alabaster
    Anselm uncovers an alabaster vase on c2: +1
2: dig c3
chance: uncover tail
    Anselm uncovers a cobra's tail with a faience vase on c3: +3
2: dig d4
chance: uncover alabaster
    Anselm uncovers an alabaster vase on d4: +1
2: dig b3
chance: uncover pectoral
    Anselm uncovers a pectoral on b3: +4
2: dig c1
chance: uncover middle
    Anselm uncovers a column shaft on c1: +0
2: dig c3
chance: uncover body
    Anselm uncovers a cobra's body on c3: +0
2: dig c3
chance: uncover bracelet
    Anselm uncovers a bracelet on c3: +2
2: dig b2
--- seat 1 sees {"aside": 19, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 15, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "players", "refusal": "off", "snake": "bent"}, "passes": 0, "players": [{"barricades": 0, "money": 5, "out": false, "scarabs": 2}, {"barricades": 0, "money": 25, "out": false, "scarabs": 2}, {"barricades": 0, "money": 0, "out": true, "scarabs": 0}], "square": 5, "squares": [{"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "pectoral", "layer": 4}, {"barred": null, "card": "middle", "layer": 3}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 5}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 3}, {"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 2}, {"barred": null, "card": "scorpion", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 4}], "stake": 1, "task": "uncover", "turn": 1, "uncovered": [["bracelet", null, null, "earth", "alabaster", null, "alabaster", null, "pectoral", "pectoral", "bracelet", null, "scorpion", "alabaster", "earth", null], ["base", null, null, "mosquito", "top", null, "head", null, "middle", "bracelet", "body", "alabaster", "base", "mosquito", "tail", null], ["base", null, "middle", "top", "top", null, "alabaster", "bracelet", "base", "mosquito", "tail", "pectoral", "alabaster", "mosquito", "body", null], ["mosquito", "pectoral", "bracelet", "scorpion", "alabaster", null, "middle", "base", "mosquito", "base", "middle", "top", "head", "body", "tail", "alabaster"], ["alabaster", "scorpion", "body", "tail", "mosquito", "mosquito", "head", "alabaster", "top", "middle", "middle", "base", "top", "base", "bracelet", "pectoral"]], "you": 0}
--- scores [(5, 1), (25, 1), (0, 0)], places [2, 1, 3]
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on b2: +2
2: dig c1
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on c1: +2
2: stop
    Anselm stops and keeps 23
1: dig d4
chance: uncover head
    Mira uncovers a cobra's head on d4: -2
    Mira loses what was laid aside and pays 2
2: dig d4
chance: uncover alabaster
    Anselm uncovers an alabaster vase on d4: +1
2: stop
    Anselm stops and keeps 1
1: dig d4
chance: uncover bracelet
    Mira uncovers a bracelet on d4: +2
1: dig b1
chance: uncover middle
    Mira uncovers a column shaft on b1: +0
1: dig c1
chance: uncover earth
    Mira uncovers plain earth on c1: +0
1: dig b1
chance: uncover middle
    Mira uncovers a column shaft on b1: +0
1: dig d3
chance: uncover tutankhamun
    Mira uncovers the mask of Tutankhamun on d3: -10
    Mira loses what was laid aside and pays 3
    Mira cannot pay 10 and leaves the game
    The game is over: one player is left
--- seat 1 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "one left", "hand": null, "hidden": 6, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "players", "refusal": "off", "snake": "bent"}, "passes": 0, "players": [{"barricades": 0, "money": 0, "out": true, "scarabs": 0}, {"barricades": 0, "money": 49, "out": false, "scarabs": 2}, {"barricades": 0, "money": 0, "out": true, "scarabs": 0}], "square": null, "squares": [{"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "middle", "layer": 2}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "top", "layer": 4}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 3}, {"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "tutankhamun", "layer": 1}, {"barred": null, "card": "scorpion", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}], "stake": 1, "task": "over", "turn": 0, "uncovered": [["bracelet", null, "earth", "earth", "alabaster", null, "alabaster", null, "pectoral", "pectoral", "bracelet", "tutankhamun", "scorpion", "alabaster", "earth", "bracelet"], ["base", "middle", "top", "mosquito", "top", null, "head", null, "middle", "bracelet", "body", "alabaster", "base", "mosquito", "tail", "alabaster"], ["base", "middle", "middle", "top", "top", null, "alabaster", "bracelet", "base", "mosquito", "tail", "pectoral", "alabaster", "mosquito", "body", "head"], ["mosquito", "pectoral", "bracelet", "scorpion", "alabaster", "top", "middle", "base", "mosquito", "base", "middle", "top", "head", "body", "tail", "alabaster"], ["alabaster", "scorpion", "body", "tail", "mosquito", "mosquito", "head", "alabaster", "top", "middle", "middle", "base", "top", "base", "bracelet", "pectoral"]], "you": 0}
--- scores [(0, 0), (49, 1), (0, 0)], places [2, 1, 2]
