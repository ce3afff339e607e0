1: take mosquito
1: lay a3
    Mira lays a mosquito on a3
1: take mosquito
1: lay d1
    Mira lays a mosquito on d1
1: take bracelet
1: lay a2
    Mira lays a bracelet on a2
1: take alabaster
1: lay c2
    Mira lays an alabaster vase on c2
1: take alabaster
1: lay c4
    Mira lays an alabaster vase on c4
1: take alabaster
1: lay d2
    Mira lays an alabaster vase on d2
1: take pectoral
1: lay c3
    Mira lays a pectoral on c3
1: take tutankhamun
1: lay d4
    Mira lays the mask of Tutankhamun on d4
1: take bracelet
1: lay b2
    Mira lays a bracelet on b2
1: take scorpion
1: lay a4
    Mira lays a scorpion on a4
1: take bracelet
1: lay c1
    Mira lays a bracelet on c1
1: take earth
1: lay b4
    Mira lays plain earth on b4
1: take pectoral
1: lay a1
    Mira lays a pectoral on a1
1: take alabaster
1: lay b3
    Mira lays an alabaster vase on b3
1: take earth
1: lay b1
    Mira lays plain earth on b1
1: take earth
1: lay d3
    Mira lays plain earth on d3
    Mira has laid layer 1
2: take alabaster
2: lay b3
    Anselm lays an alabaster vase on b3
2: take middle
2: lay c2
    Anselm lays a column shaft on c2
2: take mosquito
2: lay b1
    Anselm lays a mosquito on b1
2: take pectoral
2: lay d4
    Anselm lays a pectoral on d4
2: take bracelet
2: lay d2
    Anselm lays a bracelet on d2
2: take tail
2: lay c4
    Anselm lays a cobra's tail with a faience vase on c4
2: take mosquito
2: lay b2
    Anselm lays a mosquito on b2
2: take body
2: lay b4
    Anselm lays a cobra's body on b4
2: take scorpion
2: lay d3
    Anselm lays a scorpion on d3
2: take base
2: lay c1
    Anselm lays a column base with a chain on c1
2: take middle
2: lay a2
    Anselm lays a column shaft on a2
2: take base
2: lay a1
    Anselm lays a column base with a chain on a1
2: take top
2: lay c3
    Anselm lays a column top with a Horus falcon on c3
2: take top
2: lay a3
    Anselm lays a column top with a Horus falcon on a3
2: take head
2: lay a4
    Anselm lays a cobra's head on a4
2: take alabaster
2: lay d1
    Anselm lays an alabaster vase on d1
    Anselm has laid layer 2
1: take top
1: lay d4
    Mira lays a column top with a Horus falcon on d4
1: take mosquito
1: lay a2
    Mira lays a mosquito on a2
1: take bracelet
1: lay d2
    Mira lays a bracelet on d2
1: take alabaster
1: lay d1
    Mira lays an alabaster vase on d1
1: take top
1: lay c1
    Mira lays a column top with a Horus falcon on c1
1: take tail
1: lay b3
    Mira lays a cobra's tail with a faience vase on b3
1: take mosquito
1: lay a3
    Mira lays a mosquito on a3
1: take base
1: lay a4
    Mira lays a column base with a chain on a4
1: take scorpion
1: lay c2
    Mira lays a scorpion on c2
1: take head
1: lay d3
    Mira lays a cobra's head on d3
1: take pectoral
1: lay b2
    Mira lays a pectoral on b2
1: take alabaster
1: lay a1
    Mira lays an alabaster vase on a1
1: take body
1: lay c3
    Mira lays a cobra's body on c3
1: take middle
1: lay c4
    Mira lays a column shaft on c4
1: take middle
1: lay b4
    Mira lays a column shaft on b4
1: take base
1: lay b1
    Mira lays a column base with a chain on b1
    Mira has laid layer 3
2: take alabaster
2: lay a2
    Anselm lays an alabaster vase on a2
2: take tail
2: lay a3
    Anselm lays a cobra's tail with a faience vase on a3
--- seat 2 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 0, "laying": 4, "left": {"alabaster": 1, "base": 2, "body": 1, "bracelet": 1, "head": 1, "middle": 2, "mosquito": 2, "pectoral": 1, "scorpion": 1, "top": 2}, "options": {"cards": "documented", "laying": "players", "refusal": "off", "snake": "straight"}, "passes": 0, "players": [{"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}], "square": null, "squares": [{"barred": null, "card": "alabaster", "layer": 3}, {"barred": null, "card": "base", "layer": 3}, {"barred": null, "card": "top", "layer": 3}, {"barred": null, "card": "alabaster", "layer": 3}, {"barred": null, "card": "alabaster", "layer": 4}, {"barred": null, "card": "pectoral", "layer": 3}, {"barred": null, "card": "scorpion", "layer": 3}, {"barred": null, "card": "bracelet", "layer": 3}, {"barred": null, "card": "tail", "layer": 4}, {"barred": null, "card": "tail", "layer": 3}, {"barred": null, "card": "body", "layer": 3}, {"barred": null, "card": "head", "layer": 3}, {"barred": null, "card": "base", "layer": 3}, {"barred": null, "card": "middle", "layer": 3}, {"barred": null, "card": "middle", "layer": 3}, {"barred": null, "card": "top", "layer": 3}], "stake": 1, "task": "take", "turn": 1, "uncovered": [[null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null]], "you": 1}
--- scores [(10, 1), (10, 1)], places [1, 1]
2: take mosquito
2: lay a1
    Anselm lays a mosquito on a1
2: take mosquito
2: lay d1
    Anselm lays a mosquito on d1
2: take alabaster
2: lay d3
    Anselm lays an alabaster vase on d3
2: take middle
2: lay c4
    Anselm lays a column shaft on c4
2: take pectoral
2: lay b2
    Anselm lays a pectoral on b2
2: take base
2: lay c2
    Anselm lays a column base with a chain on c2
2: take head
2: lay c3
    Anselm lays a cobra's head on c3
2: take scorpion
2: lay b1
    Anselm lays a scorpion on b1
2: take bracelet
2: lay c1
    Anselm lays a bracelet on c1
2: take middle
2: lay b4
    Anselm lays a column shaft on b4
2: take top
2: lay a4
    Anselm lays a column top with a Horus falcon on a4
2: take base
2: lay d4
    Anselm lays a column base with a chain on d4
2: take body
2: lay b3
    Anselm lays a cobra's body on b3
2: take top
2: lay d2
    Anselm lays a column top with a Horus falcon on d2
    Anselm has laid layer 4
1: take scorpion
1: lay a1
    Mira lays a scorpion on a1
1: take pectoral
1: lay b3
    Mira lays a pectoral on b3
1: take head
1: lay d3
    Mira lays a cobra's head on d3
1: take alabaster
1: lay c3
    Mira lays an alabaster vase on c3
1: take top
1: lay a4
    Mira lays a column top with a Horus falcon on a4
1: take middle
1: lay c4
    Mira lays a column shaft on c4
1: take alabaster
1: lay a3
    Mira lays an alabaster vase on a3
1: take base
1: lay c1
    Mira lays a column base with a chain on c1
1: take middle
1: lay b4
    Mira lays a column shaft on b4
1: take body
1: lay d2
    Mira lays a cobra's body on d2
1: take top
1: lay b1
    Mira lays a column top with a Horus falcon on b1
1: take base
1: lay d4
    Mira lays a column base with a chain on d4
1: take mosquito
1: lay a2
    Mira lays a mosquito on a2
1: take tail
1: lay d1
    Mira lays a cobra's tail with a faience vase on d1
1: take bracelet
1: lay c2
    Mira lays a bracelet on c2
1: take mosquito
1: lay b2
    Mira lays a mosquito on b2
    Mira has laid layer 5
    Mira lays the plain cover on top
chance: turn 2
    The tray is turned, unseen by all
2: dig d1
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on d1: +2
2: dig a1
chance: uncover base
    Anselm uncovers a column base with a chain on a1: +2
2: dig d3
chance: uncover mosquito
    Anselm uncovers a mosquito on d3: -1
    Anselm loses what was laid aside and pays 1
2: bar a2
    Anselm bars a2
1: dig a3
chance: uncover body
    Mira uncovers a cobra's body on a3: +0
1: dig b3
chance: uncover bracelet
    Mira uncovers a bracelet on b3: +2
1: dig a4
chance: uncover tail
    Mira uncovers a cobra's tail with a faience vase on a4: +3
1: dig a3
chance: uncover top
    Mira uncovers a column top with a Horus falcon on a3: +2
1: dig b3
chance: uncover base
    Mira uncovers a column base with a chain on b3: +2
1: dig d3
chance: uncover alabaster
    Mira uncovers an alabaster vase on d3: +1
1: dig d2
chance: uncover alabaster
    Mira uncovers an alabaster vase on d2: +1
1: dig c4
chance: uncover top
    Mira uncovers a column top with a Horus falcon on c4: +2
1: dig b1
chance: uncover middle
    Mira uncovers a column shaft on b1: +0
1: stop
    Mira stops and keeps 13
1: bar none
    Anselm's barricade on a2 comes off
2: dig c1
chance: uncover middle
    Anselm uncovers a column shaft on c1: +0
2: dig b2
chance: uncover alabaster
    Anselm uncovers an alabaster vase on b2: +1
2: dig a2
chance: uncover head
    Anselm uncovers a cobra's head on a2: -2
    Anselm loses what was laid aside and pays 2
1: dig b3
chance: uncover scorpion
    Mira uncovers a scorpion on b3: -3
    Mira loses what was laid aside and pays 3
1: bar c3
    Mira bars c3
2: dig d2
chance: uncover tail
    Anselm uncovers a cobra's tail with a faience vase on d2: +3
2: dig b1
--- seat 1 sees {"aside": 3, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 63, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "players", "refusal": "off", "snake": "straight"}, "passes": 0, "players": [{"barricades": 0, "money": 20, "out": false, "scarabs": 2}, {"barricades": 0, "money": 7, "out": false, "scarabs": 2}], "square": 1, "squares": [{"barred": null, "card": "base", "layer": 5}, {"barred": null, "card": "middle", "layer": 5}, {"barred": null, "card": "middle", "layer": 5}, {"barred": null, "card": "top", "layer": 5}, {"barred": null, "card": "head", "layer": 5}, {"barred": null, "card": "alabaster", "layer": 5}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "tail", "layer": 4}, {"barred": null, "card": "top", "layer": 4}, {"barred": null, "card": "scorpion", "layer": 3}, {"barred": 0, "card": "earth", "layer": 6}, {"barred": null, "card": "alabaster", "layer": 4}, {"barred": null, "card": "tail", "layer": 5}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "top", "layer": 5}, {"barred": null, "card": "earth", "layer": 6}], "stake": 1, "task": "uncover", "turn": 1, "uncovered": [[null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, "scorpion", null, null, null, null, null, null], [null, null, null, null, null, null, null, "tail", "top", "base", null, "alabaster", null, null, null, null], ["base", "middle", "middle", "top", "head", "alabaster", null, "alabaster", "body", "bracelet", null, "mosquito", "tail", null, "top", null]], "you": 0}
--- scores [(20, 1), (7, 1)], places [1, 2]
chance: uncover middle
    Anselm uncovers a column shaft on b1: +0
2: dig a3
chance: uncover bracelet
    Anselm uncovers a bracelet on a3: +2
2: dig a3
chance: uncover bracelet
    Anselm uncovers a bracelet on a3: +2
2: dig c1
chance: uncover middle
    Anselm uncovers a column shaft on c1: +0
2: dig c1
chance: uncover middle
    Anselm uncovers a column shaft on c1: +0
2: stop
    Anselm stops and keeps 7
    Mira's barricade on c3 comes off
1: dig d2
chance: uncover mosquito
    Mira uncovers a mosquito on d2: -1
    Mira loses what was laid aside and pays 1
2: dig d2
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on d2: +2
2: dig c3
chance: uncover mosquito
    Anselm uncovers a mosquito on c3: -1
    Anselm loses what was laid aside and pays 1
1: dig d1
chance: uncover top
    Mira uncovers a column top with a Horus falcon on d1: +2
1: dig c1
chance: uncover body
    Mira uncovers a cobra's body on c1: +0
1: dig c3
chance: uncover pectoral
    Mira uncovers a pectoral on c3: +4
1: dig b2
chance: uncover head
    Mira uncovers a cobra's head on b2: -2
    Mira loses what was laid aside and pays 2
2: dig c4
chance: uncover scorpion
    Anselm uncovers a scorpion on c4: -3
    Anselm loses what was laid aside and pays 3
1: dig c4
chance: uncover base
    Mira uncovers a column base with a chain on c4: +2
1: dig a1
chance: uncover base
    Mira uncovers a column base with a chain on a1: +2
1: dig d4
chance: uncover scorpion
    Mira uncovers a scorpion on d4: -3
    Mira loses what was laid aside and pays 3
2: dig c2
chance: uncover pectoral
    Anselm uncovers a pectoral on c2: +4
2: dig d2
chance: uncover mosquito
    Anselm uncovers a mosquito on d2: -1
    Anselm loses what was laid aside and pays 1
1: scarab
    Mira lays down a scarab: everything counts double
1: dig c1
chance: uncover earth
    Mira uncovers plain earth on c1: +0
1: dig b4
chance: uncover base
    Mira uncovers a column base with a chain on b4: +4
1: dig d3
chance: uncover mosquito
    Mira uncovers a mosquito on d3: -2
    Mira loses what was laid aside and pays 2
2: dig b3
chance: uncover middle
    Anselm uncovers a column shaft on b3: +0
2: dig c3
chance: uncover pectoral
    Anselm uncovers a pectoral on c3: +4
2: dig a4
chance: uncover mosquito
    Anselm uncovers a mosquito on a4: -1
    Anselm loses what was laid aside and pays 1
1: dig c4
chance: uncover mosquito
    Mira uncovers a mosquito on c4: -1
    Mira loses what was laid aside and pays 1
2: dig b3
chance: uncover alabaster
    Anselm uncovers an alabaster vase on b3: +1
2: dig d3
chance: uncover middle
    Anselm uncovers a column shaft on d3: +0
2: dig b4
chance: uncover bracelet
    Anselm uncovers a bracelet on b4: +2
2: dig c4
chance: uncover earth
    Anselm uncovers plain earth on c4: +0
2: dig a3
chance: uncover alabaster
    Anselm uncovers an alabaster vase on a3: +1
2: dig a2
chance: uncover alabaster
    Anselm uncovers an alabaster vase on a2: +1
2: dig b4
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on b4: +2
2: dig a2
chance: uncover head
    Anselm uncovers a cobra's head on a2: -2
    Anselm loses what was laid aside and pays 2
1: dig d1
chance: uncover base
    Mira uncovers a column base with a chain on d1: +2
1: dig a1
chance: uncover top
    Mira uncovers a column top with a Horus falcon on a1: +2
1: stop
    Mira stops and keeps 4
2: dig a4
chance: uncover alabaster
    Anselm uncovers an alabaster vase on a4: +1
2: stop
    Anselm stops and keeps 1
1: dig d4
chance: uncover mosquito
    Mira uncovers a mosquito on d4: -1
    Mira loses what was laid aside and pays 1
2: dig c2
chance: uncover body
    Anselm uncovers a cobra's body on c2: +0
2: stop
    Anselm stops and keeps 0
1: dig a2
chance: uncover scorpion
    Mira uncovers a scorpion on a2: -3
    Mira loses what was laid aside and pays 3
2: dig b4
chance: uncover base
    Anselm uncovers a column base with a chain on b4: +2
2: dig b4
chance: uncover bracelet
    Anselm uncovers a bracelet on b4: +2
2: dig d1
chance: uncover head
    Anselm uncovers a cobra's head on d1: -2
    Anselm loses what was laid aside and pays 2
1: dig a4
chance: uncover alabaster
    Mira uncovers an alabaster vase on a4: +1
1: dig a4
chance: uncover mosquito
    Mira uncovers a mosquito on a4: -1
    Mira loses what was laid aside and pays 1
2: dig b2
chance: uncover body
    Anselm uncovers a cobra's body on b2: +0
2: dig c2
chance: uncover tail
    Anselm uncovers a cobra's tail with a faience vase on c2: +3
2: dig d1
chance: uncover scorpion
    Anselm uncovers a scorpion on d1: -3
    Anselm loses what was laid aside and pays 3
1: dig d3
chance: uncover bracelet
    Mira uncovers a bracelet on d3: +2
--- seat 1 sees {"aside": 2, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 15, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "players", "refusal": "off", "snake": "straight"}, "passes": 0, "players": [{"barricades": 0, "money": 10, "out": false, "scarabs": 1}, {"barricades": 0, "money": 2, "out": false, "scarabs": 2}], "square": 11, "squares": [{"barred": null, "card": "top", "layer": 3}, {"barred": null, "card": "middle", "layer": 4}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "scorpion", "layer": 1}, {"barred": null, "card": "scorpion", "layer": 2}, {"barred": null, "card": "body", "layer": 3}, {"barred": null, "card": "tail", "layer": 3}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "pectoral", "layer": 3}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 4}], "stake": 1, "task": "dig", "turn": 0, "uncovered": [[null, null, "earth", "scorpion", null, null, null, "mosquito", "alabaster", "alabaster", null, "bracelet", "mosquito", "bracelet", "earth", null], [null, null, "body", "head", "scorpion", null, null, "top", "bracelet", "middle", null, "middle", "alabaster", "base", "mosquito", null], ["top", null, "middle", "base", "head", "body", "tail", "mosquito", "bracelet", "scorpion", "pectoral", "mosquito", "alabaster", "top", "base", null], ["base", "middle", "middle", "top", "alabaster", "head", "body", "tail", "top", "base", "pectoral", "alabaster", "mosquito", "bracelet", "scorpion", "mosquito"], ["base", "middle", "middle", "top", "head", "alabaster", "pectoral", "alabaster", "body", "bracelet", "mosquito", "mosquito", "tail", "base", "top", "scorpion"]], "you": 0}
--- scores [(10, 1), (2, 1)], places [1, 2]
1: dig d4
chance: uncover alabaster
    Mira uncovers an alabaster vase on d4: +1
1: dig c2
chance: uncover alabaster
    Mira uncovers an alabaster vase on c2: +1
1: dig c2
chance: uncover alabaster
    Mira uncovers an alabaster vase on c2: +1
1: dig b1
chance: uncover middle
    Mira uncovers a column shaft on b1: +0
1: dig b2
chance: uncover top
    Mira uncovers a column top with a Horus falcon on b2: +2
1: dig d4
chance: uncover base
    Mira uncovers a column base with a chain on d4: +2
1: dig a2
chance: uncover earth
    Mira uncovers plain earth on a2: +0
1: stop
    Mira stops and keeps 9
2: dig c3
chance: uncover mosquito
    Anselm uncovers a mosquito on c3: -1
    Anselm loses what was laid aside and pays 1
1: dig a1
chance: uncover pectoral
    Mira uncovers a pectoral on a1: +4
1: dig b1
chance: uncover tail
    Mira uncovers a cobra's tail with a faience vase on b1: +3
1: dig a1
chance: uncover tutankhamun
    Mira uncovers the mask of Tutankhamun on a1: -10
    Mira loses what was laid aside and pays 10
2: dig b2
chance: uncover pectoral
    Anselm uncovers a pectoral on b2: +4
2: dig d4
chance: uncover pectoral
    Anselm uncovers a pectoral on d4: +4
2: stop
    Anselm stops and keeps 8
1: pass
    Mira passes for 3
2: pass
    Anselm passes for 3
    The game is over: all players passed in a row
--- seat 1 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "all passed", "hand": null, "hidden": 2, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "players", "refusal": "off", "snake": "straight"}, "passes": 2, "players": [{"barricades": 0, "money": 6, "out": false, "scarabs": 1}, {"barricades": 0, "money": 6, "out": false, "scarabs": 2}], "square": null, "squares": [{"barred": null, "card": "tutankhamun", "layer": 1}, {"barred": null, "card": "tail", "layer": 2}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "scorpion", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 2}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "pectoral", "layer": 1}], "stake": 1, "task": "over", "turn": 1, "uncovered": [["tutankhamun", null, "earth", "scorpion", "earth", "pectoral", "alabaster", "mosquito", "alabaster", "alabaster", null, "bracelet", "mosquito", "bracelet", "earth", "pectoral"], ["pectoral", "tail", "body", "head", "scorpion", "top", "alabaster", "top", "bracelet", "middle", "mosquito", "middle", "alabaster", "base", "mosquito", "base"], ["top", "middle", "middle", "base", "head", "body", "tail", "mosquito", "bracelet", "scorpion", "pectoral", "mosquito", "alabaster", "top", "base", "alabaster"], ["base", "middle", "middle", "top", "alabaster", "head", "body", "tail", "top", "base", "pectoral", "alabaster", "mosquito", "bracelet", "scorpion", "mosquito"], ["base", "middle", "middle", "top", "head", "alabaster", "pectoral", "alabaster", "body", "bracelet", "mosquito", "mosquito", "tail", "base", "top", "scorpion"]], "you": 0}
--- scores [(6, 1), (6, 1)], places [1, 1]
