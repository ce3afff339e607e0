1: take scorpion
1: lay c1
    Mira lays a scorpion on c1
1: take earth
1: lay d3
    Mira lays plain earth on d3
1: take alabaster
1: lay a2
    Mira lays an alabaster vase on a2
1: take mosquito
1: lay c4
    Mira lays a mosquito on c4
1: take alabaster
1: lay a4
    Mira lays an alabaster vase on a4
1: take pectoral
1: lay d4
    Mira lays a pectoral on d4
1: take tutankhamun
1: lay a1
    Mira lays the mask of Tutankhamun on a1
1: undo
    Mira takes a step back
1: lay b4
    Mira lays the mask of Tutankhamun on b4
1: take earth
1: lay a3
    Mira lays plain earth on a3
1: take alabaster
1: lay c2
    Mira lays an alabaster vase on c2
1: take mosquito
1: lay c3
    Mira lays a mosquito on c3
1: take bracelet
1: lay b3
    Mira lays a bracelet on b3
1: take bracelet
1: lay b1
    Mira lays a bracelet on b1
1: take earth
1: lay d1
    Mira lays plain earth on d1
1: take pectoral
1: lay b2
    Mira lays a pectoral on b2
1: take bracelet
1: lay d2
    Mira lays a bracelet on d2
1: take alabaster
1: lay a1
    Mira lays an alabaster vase on a1
    Mira has laid layer 1
2: take tail
2: lay c4
    Anselm lays a snake's tail with a faience vase on c4
2: take pectoral
2: lay d2
    Anselm lays a pectoral on d2
2: take scorpion
2: lay d3
    Anselm lays a scorpion on d3
2: take base
2: lay c3
    Anselm lays a column base with a chain on c3
2: take top
2: lay a2
    Anselm lays a column top with a Horus falcon on a2
2: take head
2: lay a4
    Anselm lays a snake's head on a4
2: take bracelet
2: lay d4
    Anselm lays a bracelet on d4
2: take middle
2: lay b2
    Anselm lays a column shaft on b2
2: take mosquito
2: lay d1
    Anselm lays a mosquito on d1
2: take top
2: lay a3
    Anselm lays a column top with a Horus falcon on a3
2: take middle
2: lay b3
    Anselm lays a column shaft on b3
2: take mosquito
2: lay b1
    Anselm lays a mosquito on b1
2: take base
2: lay c2
    Anselm lays a column base with a chain on c2
2: take alabaster
2: lay a1
    Anselm lays an alabaster vase on a1
2: take body
2: lay b4
    Anselm lays a snake's body on b4
2: take alabaster
2: lay c1
    Anselm lays an alabaster vase on c1
    Anselm has laid layer 2
3: take mosquito
3: lay c1
    Noor lays a mosquito on c1
3: take head
3: lay a3
    Noor lays a snake's head on a3
3: take scorpion
3: lay b1
    Noor lays a scorpion on b1
3: take mosquito
3: lay d1
    Noor lays a mosquito on d1
3: take body
3: lay b3
    Noor lays a snake's body on b3
3: take top
3: lay a2
    Noor lays a column top with a Horus falcon on a2
3: take top
3: lay c4
    Noor lays a column top with a Horus falcon on c4
3: take tail
3: lay c3
    Noor lays a snake's tail with a faience vase on c3
3: take base
3: lay d4
    Noor lays a column base with a chain on d4
3: take alabaster
3: lay a1
    Noor lays an alabaster vase on a1
3: take middle
3: lay c2
    Noor lays a column shaft on c2
3: take bracelet
3: lay a4
    Noor lays a bracelet on a4
3: take middle
3: lay b2
    Noor lays a column shaft on b2
3: take alabaster
3: lay d3
    Noor lays an alabaster vase on d3
3: take pectoral
3: lay b4
    Noor lays a pectoral on b4
3: take base
3: lay d2
    Noor lays a column base with a chain on d2
    Noor has laid layer 3
4: take mosquito
4: lay a1
    Petrie lays a mosquito on a1
--- seat 4 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 0, "laying": 4, "left": {"alabaster": 2, "base": 2, "body": 1, "bracelet": 1, "head": 1, "middle": 2, "mosquito": 1, "pectoral": 1, "scorpion": 1, "tail": 1, "top": 2}, "options": {"cards": "documented", "laying": "players", "memory": "none", "refusal": "off", "snake": "straight"}, "passes": 0, "players": [{"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}], "square": null, "squares": [{"barred": null, "card": "mosquito", "layer": 4}, {"barred": null, "card": "scorpion", "layer": 3}, {"barred": null, "card": "mosquito", "layer": 3}, {"barred": null, "card": "mosquito", "layer": 3}, {"barred": null, "card": "top", "layer": 3}, {"barred": null, "card": "middle", "layer": 3}, {"barred": null, "card": "middle", "layer": 3}, {"barred": null, "card": "base", "layer": 3}, {"barred": null, "card": "head", "layer": 3}, {"barred": null, "card": "body", "layer": 3}, {"barred": null, "card": "tail", "layer": 3}, {"barred": null, "card": "alabaster", "layer": 3}, {"barred": null, "card": "bracelet", "layer": 3}, {"barred": null, "card": "pectoral", "layer": 3}, {"barred": null, "card": "top", "layer": 3}, {"barred": null, "card": "base", "layer": 3}], "stake": 1, "task": "take", "turn": 3, "uncovered": [[null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null]], "you": 3}
--- scores [(10, 1), (10, 1), (10, 1), (10, 1)], places [1, 1, 1, 1]
4: take bracelet
4: lay d1
    Petrie lays a bracelet on d1
4: take head
4: lay b1
    Petrie lays a snake's head on b1
4: take middle
4: lay c2
    Petrie lays a column shaft on c2
4: take alabaster
4: lay c4
    Petrie lays an alabaster vase on c4
4: take base
4: lay c1
    Petrie lays a column base with a chain on c1
4: undo
    Petrie takes a step back
4: lay c3
    Petrie lays a column base with a chain on c3
4: take middle
4: lay d3
    Petrie lays a column shaft on d3
4: take tail
4: lay b3
    Petrie lays a snake's tail with a faience vase on b3
4: take scorpion
4: lay a4
    Petrie lays a scorpion on a4
4: take pectoral
4: lay b4
    Petrie lays a pectoral on b4
4: take top
4: lay d2
    Petrie lays a column top with a Horus falcon on d2
4: take base
4: lay d4
    Petrie lays a column base with a chain on d4
4: take top
4: lay c1
    Petrie lays a column top with a Horus falcon on c1
4: take body
4: lay b2
    Petrie lays a snake's body on b2
4: take mosquito
4: lay a3
    Petrie lays a mosquito on a3
4: take alabaster
4: lay a2
    Petrie lays an alabaster vase on a2
    Petrie has laid layer 4
1: take top
1: lay c3
    Mira lays a column top with a Horus falcon on c3
1: take body
1: lay c2
    Mira lays a snake's body on c2
1: take scorpion
1: lay d3
    Mira lays a scorpion on d3
1: take mosquito
1: lay d4
    Mira lays a mosquito on d4
1: take middle
1: lay c1
    Mira lays a column shaft on c1
1: take alabaster
1: lay a1
    Mira lays an alabaster vase on a1
1: take head
1: lay d2
    Mira lays a snake's head on d2
1: take alabaster
1: lay b4
    Mira lays an alabaster vase on b4
1: take pectoral
1: lay a4
    Mira lays a pectoral on a4
1: take middle
1: lay b3
    Mira lays a column shaft on b3
1: take top
1: lay b1
    Mira lays a column top with a Horus falcon on b1
1: take base
1: lay a3
    Mira lays a column base with a chain on a3
1: take base
1: lay d1
    Mira lays a column base with a chain on d1
1: take tail
1: lay b2
    Mira lays a snake's tail with a faience vase on b2
1: take bracelet
1: undo
    Mira takes a step back
1: take mosquito
1: lay c4
    Mira lays a mosquito on c4
1: take bracelet
1: lay a2
    Mira lays a bracelet on a2
    Mira has laid layer 5
    Mira lays the plain cover on top
chance: turn 0
    The tray is turned in secret
2: dig a3
chance: uncover base
    Anselm uncovers a column base with a chain on a3: +2
2: dig c2
chance: uncover body
    Anselm uncovers a snake's body on c2: nothing
2: dig c4
chance: uncover mosquito
    Anselm uncovers a mosquito on c4: −1
    Anselm pays 1 and keeps nothing from this turn
2: bar d3
    Anselm bars d3
3: dig b4
chance: uncover alabaster
    Noor uncovers an alabaster vase on b4: +1
3: dig a1
chance: uncover alabaster
    Noor uncovers an alabaster vase on a1: +1
3: dig d2
chance: uncover head
    Noor uncovers a snake's head on d2: −2
    Noor pays 2 and keeps nothing from this turn
3: bar c3
    Noor bars c3
4: dig c2
chance: uncover middle
    Petrie uncovers a column shaft on c2: nothing
4: dig b2
chance: uncover tail
    Petrie uncovers a snake's tail with a faience vase on b2: +3
4: dig b2
chance: uncover body
    Petrie uncovers a snake's body on b2: nothing
4: dig b4
chance: uncover pectoral
    Petrie uncovers a pectoral on b4: +4
4: dig d1
chance: uncover base
    Petrie uncovers a column base with a chain on d1: +2
4: dig b2
chance: uncover middle
    Petrie uncovers a column shaft on b2: nothing
4: dig b4
chance: uncover pectoral
    Petrie uncovers a pectoral on b4: +4
4: dig b1
chance: uncover top
    Petrie uncovers a column top with a Horus falcon on b1: +2
4: dig c4
chance: uncover alabaster
    Petrie uncovers an alabaster vase on c4: +1
4: dig d4
--- seat 1 sees {"aside": 16, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 65, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "players", "memory": "none", "refusal": "off", "snake": "straight"}, "passes": 0, "players": [{"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 0, "money": 9, "out": false, "scarabs": 2}, {"barricades": 0, "money": 8, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}], "square": 15, "squares": [{"barred": null, "card": "alabaster", "layer": 5}, {"barred": null, "card": "top", "layer": 5}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "base", "layer": 5}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "middle", "layer": 3}, {"barred": null, "card": "middle", "layer": 4}, {"barred": null, "card": "head", "layer": 5}, {"barred": null, "card": "base", "layer": 5}, {"barred": null, "card": "earth", "layer": 6}, {"barred": 2, "card": "earth", "layer": 6}, {"barred": 1, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "pectoral", "layer": 3}, {"barred": null, "card": "alabaster", "layer": 4}, {"barred": null, "card": "earth", "layer": 6}], "stake": 1, "task": "uncover", "turn": 3, "uncovered": [[null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, "middle", null, null, null, null, null, null, null, "pectoral", null, null], [null, null, null, null, null, "body", "middle", null, null, null, null, null, null, "pectoral", "alabaster", null], ["alabaster", "top", null, "base", null, "tail", "body", "head", "base", null, null, null, null, "alabaster", "mosquito", null]], "you": 0}
--- scores [(10, 1), (9, 1), (8, 1), (10, 1)], places [1, 3, 4, 1]
chance: uncover mosquito
    Petrie uncovers a mosquito on d4: −1
    Petrie pays 1 and keeps nothing from this turn
4: bar b4
    Petrie bars b4
1: dig c4
chance: uncover top
    Mira uncovers a column top with a Horus falcon on c4: +2
1: dig d1
chance: uncover bracelet
    Mira uncovers a bracelet on d1: +2
1: dig c4
chance: uncover tail
    Mira uncovers a snake's tail with a faience vase on c4: +3
1: dig b3
chance: uncover middle
    Mira uncovers a column shaft on b3: nothing
1: dig a1
chance: uncover mosquito
    Mira uncovers a mosquito on a1: −1
    Mira pays 1 and keeps nothing from this turn
1: bar d1
    Mira bars d1
    Anselm's barricade on d3 comes off
2: dig b3
chance: uncover tail
    Anselm uncovers a snake's tail with a faience vase on b3: +3
2: dig b2
chance: uncover middle
    Anselm uncovers a column shaft on b2: nothing
2: dig a1
chance: uncover alabaster
    Anselm uncovers an alabaster vase on a1: +1
2: dig a2
chance: uncover bracelet
    Anselm uncovers a bracelet on a2: +2
2: dig a2
chance: uncover alabaster
    Anselm uncovers an alabaster vase on a2: +1
2: dig a3
chance: uncover mosquito
    Anselm uncovers a mosquito on a3: −1
    Anselm pays 1 and keeps nothing from this turn
    Noor's barricade on c3 comes off
3: dig c1
chance: uncover middle
    Noor uncovers a column shaft on c1: nothing
3: dig b3
chance: uncover body
    Noor uncovers a snake's body on b3: nothing
3: dig b3
chance: uncover middle
    Noor uncovers a column shaft on b3: nothing
3: dig c2
chance: uncover middle
    Noor uncovers a column shaft on c2: nothing
3: dig a3
chance: uncover head
    Noor uncovers a snake's head on a3: −2
    Noor pays 2 and keeps nothing from this turn
    Petrie's barricade on b4 comes off
4: dig b1
chance: uncover head
    Petrie uncovers a snake's head on b1: −2
    Petrie pays 2 and keeps nothing from this turn
    Mira's barricade on d1 comes off
1: dig d1
chance: uncover mosquito
    Mira uncovers a mosquito on d1: −1
    Mira pays 1 and keeps nothing from this turn
2: dig b3
chance: uncover bracelet
    Anselm uncovers a bracelet on b3: +2
2: dig d4
chance: uncover base
    Anselm uncovers a column base with a chain on d4: +2
2: dig c2
chance: uncover base
    Anselm uncovers a column base with a chain on c2: +2
2: dig b2
chance: uncover pectoral
    Anselm uncovers a pectoral on b2: +4
2: dig c4
chance: uncover mosquito
    Anselm uncovers a mosquito on c4: −1
    Anselm pays 1 and keeps nothing from this turn
3: dig a2
chance: uncover top
    Noor uncovers a column top with a Horus falcon on a2: +2
3: dig a1
chance: uncover alabaster
    Noor uncovers an alabaster vase on a1: +1
3: stop
    Noor stops and keeps 3
4: dig a2
chance: uncover top
    Petrie uncovers a column top with a Horus falcon on a2: +2
4: dig a2
chance: uncover alabaster
    Petrie uncovers an alabaster vase on a2: +1
4: dig b1
chance: uncover scorpion
    Petrie uncovers a scorpion on b1: −3
    Petrie pays 3 and keeps nothing from this turn
1: dig d1
chance: uncover mosquito
    Mira uncovers a mosquito on d1: −1
    Mira pays 1 and keeps nothing from this turn
2: dig a1
chance: uncover alabaster
    Anselm uncovers an alabaster vase on a1: +1
2: dig d2
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on d2: +2
2: dig d3
chance: uncover scorpion
    Anselm uncovers a scorpion on d3: −3
    Anselm pays 3 and keeps nothing from this turn
3: dig b4
chance: uncover body
    Noor uncovers a snake's body on b4: nothing
3: dig a3
chance: uncover top
    Noor uncovers a column top with a Horus falcon on a3: +2
3: dig d1
chance: uncover earth
    Noor uncovers plain earth on d1: nothing
3: dig a4
chance: uncover pectoral
    Noor uncovers a pectoral on a4: +4
3: dig c1
chance: uncover top
    Noor uncovers a column top with a Horus falcon on c1: +2
3: dig a3
chance: uncover earth
    Noor uncovers plain earth on a3: nothing
3: dig d3
chance: uncover middle
    Noor uncovers a column shaft on d3: nothing
3: dig c3
chance: uncover top
    Noor uncovers a column top with a Horus falcon on c3: +2
3: dig a4
chance: uncover scorpion
    Noor uncovers a scorpion on a4: −3
    Noor pays 3 and keeps nothing from this turn
4: scarab
    Petrie lays down a scarab: everything counts double
4: dig c1
chance: uncover mosquito
    Petrie uncovers a mosquito on c1: −2
    Petrie pays 2 and keeps nothing from this turn
1: dig d4
chance: uncover base
    Mira uncovers a column base with a chain on d4: +2
1: dig d4
chance: uncover bracelet
    Mira uncovers a bracelet on d4: +2
1: dig c1
chance: uncover alabaster
    Mira uncovers an alabaster vase on c1: +1
1: stop
    Mira stops and keeps 5
2: dig c2
chance: uncover alabaster
    Anselm uncovers an alabaster vase on c2: +1
2: dig d3
chance: uncover alabaster
    Anselm uncovers an alabaster vase on d3: +1
--- seat 2 sees {"aside": 2, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 17, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "players", "memory": "none", "refusal": "off", "snake": "straight"}, "passes": 0, "players": [{"barricades": 0, "money": 12, "out": false, "scarabs": 2}, {"barricades": 0, "money": 4, "out": false, "scarabs": 2}, {"barricades": 0, "money": 6, "out": false, "scarabs": 2}, {"barricades": 0, "money": 2, "out": false, "scarabs": 1}], "square": 11, "squares": [{"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "scorpion", "layer": 3}, {"barred": null, "card": "alabaster", "layer": 2}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "top", "layer": 4}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "top", "layer": 5}, {"barred": null, "card": "alabaster", "layer": 3}, {"barred": null, "card": "scorpion", "layer": 4}, {"barred": null, "card": "body", "layer": 2}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 2}], "stake": 1, "task": "dig", "turn": 1, "uncovered": [["alabaster", null, null, "earth", "alabaster", "pectoral", "alabaster", null, "earth", "bracelet", null, null, null, null, "mosquito", null], ["alabaster", null, "alabaster", "mosquito", "top", "middle", "base", null, "top", "middle", null, null, null, "body", "tail", "bracelet"], ["alabaster", "scorpion", "mosquito", "mosquito", "top", "middle", "middle", null, "head", "body", null, "alabaster", null, "pectoral", "top", "base"], ["mosquito", "head", "top", "bracelet", "alabaster", "body", "middle", "top", "mosquito", "tail", null, "middle", "scorpion", "pectoral", "alabaster", "base"], ["alabaster", "top", "middle", "base", "bracelet", "tail", "body", "head", "base", "middle", "top", "scorpion", "pectoral", "alabaster", "mosquito", "mosquito"]], "you": 1}
--- scores [(12, 1), (4, 1), (6, 1), (2, 1)], places [1, 3, 2, 4]
2: dig d4
chance: uncover pectoral
    Anselm uncovers a pectoral on d4: +4
2: dig b1
chance: uncover mosquito
    Anselm uncovers a mosquito on b1: −1
    Anselm pays 1 and keeps nothing from this turn
3: pass
    Noor passes and pays 3
4: dig d3
chance: uncover scorpion
    Petrie uncovers a scorpion on d3: −3
    Petrie pays 2 and keeps nothing from this turn
    Petrie cannot pay 3 and is out of the game
1: dig b4
chance: uncover tutankhamun
    Mira uncovers the mask of Tutankhamun on b4: −10
    Mira pays 10 and keeps nothing from this turn
2: dig a4
chance: uncover bracelet
    Anselm uncovers a bracelet on a4: +2
2: dig d3
chance: uncover earth
    Anselm uncovers plain earth on d3: nothing
2: dig c1
chance: uncover scorpion
    Anselm uncovers a scorpion on c1: −3
    Anselm pays 3 and keeps nothing from this turn
3: pass
    Noor passes and pays 3
1: dig d2
chance: uncover base
    Mira uncovers a column base with a chain on d2: +2
1: dig a4
chance: uncover head
    Mira uncovers a snake's head on a4: −2
    Mira pays 2 and keeps nothing from this turn
2: dig c3
chance: uncover base
    Anselm uncovers a column base with a chain on c3: +2
2: dig d2
chance: uncover pectoral
    Anselm uncovers a pectoral on d2: +4
2: stop
    Anselm stops and keeps 6
3: dig a4
chance: uncover alabaster
    Noor uncovers an alabaster vase on a4: +1
3: dig c3
chance: uncover tail
    Noor uncovers a snake's tail with a faience vase on c3: +3
3: dig b1
chance: uncover bracelet
    Noor uncovers a bracelet on b1: +2
3: dig c3
chance: uncover base
    Noor uncovers a column base with a chain on c3: +2
3: stop
    Noor stops and keeps 8
1: dig d2
chance: uncover bracelet
    Mira uncovers a bracelet on d2: +2
1: dig c3
chance: uncover mosquito
    Mira uncovers a mosquito on c3: −1
    Mira pays 0 and keeps nothing from this turn
    Mira cannot pay 1 and is out of the game
    The game is over: every card has been uncovered
--- seat 1 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "all uncovered", "hand": null, "hidden": 0, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "players", "memory": "none", "refusal": "off", "snake": "straight"}, "passes": 0, "players": [{"barricades": 0, "money": 0, "out": true, "scarabs": 0}, {"barricades": 0, "money": 6, "out": false, "scarabs": 2}, {"barricades": 0, "money": 8, "out": false, "scarabs": 2}, {"barricades": 0, "money": 0, "out": true, "scarabs": 0}], "square": null, "squares": [{"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "scorpion", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "tutankhamun", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "pectoral", "layer": 1}], "stake": 1, "task": "over", "turn": 0, "uncovered": [["alabaster", "bracelet", "scorpion", "earth", "alabaster", "pectoral", "alabaster", "bracelet", "earth", "bracelet", "mosquito", "earth", "alabaster", "tutankhamun", "mosquito", "pectoral"], ["alabaster", "mosquito", "alabaster", "mosquito", "top", "middle", "base", "pectoral", "top", "middle", "base", "scorpion", "head", "body", "tail", "bracelet"], ["alabaster", "scorpion", "mosquito", "mosquito", "top", "middle", "middle", "base", "head", "body", "tail", "alabaster", "bracelet", "pectoral", "top", "base"], ["mosquito", "head", "top", "bracelet", "alabaster", "body", "middle", "top", "mosquito", "tail", "base", "middle", "scorpion", "pectoral", "alabaster", "base"], ["alabaster", "top", "middle", "base", "bracelet", "tail", "body", "head", "base", "middle", "top", "scorpion", "pectoral", "alabaster", "mosquito", "mosquito"]], "you": 0}
--- scores [(0, 0), (6, 1), (8, 1), (0, 0)], places [3, 2, 1, 3]
