1: take mosquito
1: lay b1
    Mira lays a mosquito on b1
1: take mosquito
1: lay b3
    Mira lays a mosquito on b3
1: take earth
1: lay d3
    Mira lays plain earth on d3
1: take tutankhamun
1: lay d2
    Mira lays the mask of Tutankhamun on d2
1: take pectoral
1: lay c4
    Mira lays a pectoral on c4
1: take alabaster
1: lay a4
    Mira lays an alabaster vase on a4
1: take scorpion
1: undo
    Mira takes a step back
1: take alabaster
1: lay b4
    Mira lays an alabaster vase on b4
1: take scorpion
1: lay c1
    Mira lays a scorpion on c1
1: take alabaster
1: lay d4
    Mira lays an alabaster vase on d4
1: take alabaster
1: lay a2
    Mira lays an alabaster vase on a2
1: take pectoral
1: lay b2
    Mira lays a pectoral on b2
1: take bracelet
1: lay c2
    Mira lays a bracelet on c2
1: take earth
1: lay a3
    Mira lays plain earth on a3
1: take bracelet
1: lay d1
    Mira lays a bracelet on d1
1: take earth
1: lay c3
    Mira lays plain earth on c3
1: take bracelet
1: lay a1
    Mira lays a bracelet on a1
    Mira has laid layer 1
2: take top
2: lay a2
    Anselm lays a column top with a Horus falcon on a2
2: take middle
2: lay d3
    Anselm lays a column shaft on d3
2: take body
2: undo
    Anselm takes a step back
2: take alabaster
2: lay b4
    Anselm lays an alabaster vase on b4
2: take base
2: lay b2
    Anselm lays a column base with a chain on b2
2: take middle
2: lay d2
    Anselm lays a column shaft on d2
2: take head
2: lay c3
    Anselm lays a snake's head on c3
2: take tail
2: lay c1
    Anselm lays a snake's tail with a faience vase on c1
2: take bracelet
2: lay b1
    Anselm lays a bracelet on b1
2: take mosquito
2: lay a4
    Anselm lays a mosquito on a4
2: take alabaster
2: lay a3
    Anselm lays an alabaster vase on a3
2: take top
2: lay d4
    Anselm lays a column top with a Horus falcon on d4
2: take body
2: lay c2
    Anselm lays a snake's body on c2
2: take scorpion
2: lay c4
    Anselm lays a scorpion on c4
2: take mosquito
2: lay b3
    Anselm lays a mosquito on b3
2: take pectoral
2: lay a1
    Anselm lays a pectoral on a1
2: take base
2: lay d1
    Anselm lays a column base with a chain on d1
    Anselm has laid layer 2
3: take bracelet
3: lay c3
    Noor lays a bracelet on c3
3: take scorpion
3: lay d3
    Noor lays a scorpion on d3
3: take base
3: lay b3
    Noor lays a column base with a chain on b3
3: take base
3: lay d1
    Noor lays a column base with a chain on d1
3: take top
3: lay b4
    Noor lays a column top with a Horus falcon on b4
3: take middle
3: lay b1
    Noor lays a column shaft on b1
3: take pectoral
3: lay d4
    Noor lays a pectoral on d4
3: take alabaster
3: lay c4
    Noor lays an alabaster vase on c4
3: take body
3: lay b2
    Noor lays a snake's body on b2
3: take middle
3: lay c1
    Noor lays a column shaft on c1
3: take mosquito
3: lay a3
    Noor lays a mosquito on a3
3: take head
3: lay a2
    Noor lays a snake's head on a2
3: take top
3: lay a1
    Noor lays a column top with a Horus falcon on a1
3: take alabaster
3: lay d2
    Noor lays an alabaster vase on d2
3: take mosquito
3: lay a4
    Noor lays a mosquito on a4
3: take tail
3: lay c2
    Noor lays a snake's tail with a faience vase on c2
    Noor has laid layer 3
--- seat 4 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 0, "laying": 4, "left": {"alabaster": 2, "base": 2, "body": 1, "bracelet": 1, "head": 1, "middle": 2, "mosquito": 2, "pectoral": 1, "scorpion": 1, "tail": 1, "top": 2}, "options": {"cards": "documented", "laying": "players", "memory": "none", "refusal": "off", "snake": "straight"}, "passes": 0, "players": [{"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}], "square": null, "squares": [{"barred": null, "card": "top", "layer": 3}, {"barred": null, "card": "middle", "layer": 3}, {"barred": null, "card": "middle", "layer": 3}, {"barred": null, "card": "base", "layer": 3}, {"barred": null, "card": "head", "layer": 3}, {"barred": null, "card": "body", "layer": 3}, {"barred": null, "card": "tail", "layer": 3}, {"barred": null, "card": "alabaster", "layer": 3}, {"barred": null, "card": "mosquito", "layer": 3}, {"barred": null, "card": "base", "layer": 3}, {"barred": null, "card": "bracelet", "layer": 3}, {"barred": null, "card": "scorpion", "layer": 3}, {"barred": null, "card": "mosquito", "layer": 3}, {"barred": null, "card": "top", "layer": 3}, {"barred": null, "card": "alabaster", "layer": 3}, {"barred": null, "card": "pectoral", "layer": 3}], "stake": 1, "task": "take", "turn": 3, "uncovered": [[null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null]], "you": 3}
--- scores [(10, 1), (10, 1), (10, 1), (10, 1), (10, 1), (10, 1)], places [1, 1, 1, 1, 1, 1]
4: take mosquito
4: lay c2
    Petrie lays a mosquito on c2
4: take bracelet
4: lay d3
    Petrie lays a bracelet on d3
4: take body
4: lay b2
    Petrie lays a snake's body on b2
4: take middle
4: undo
    Petrie takes a step back
4: take alabaster
4: lay b4
    Petrie lays an alabaster vase on b4
4: undo
    Petrie takes a step back
4: lay a2
    Petrie lays an alabaster vase on a2
4: take top
4: lay c1
    Petrie lays a column top with a Horus falcon on c1
4: take head
4: undo
    Petrie takes a step back
4: take top
4: lay a4
    Petrie lays a column top with a Horus falcon on a4
4: take alabaster
4: lay d2
    Petrie lays an alabaster vase on d2
4: take mosquito
4: lay c3
    Petrie lays a mosquito on c3
4: take scorpion
4: lay a1
    Petrie lays a scorpion on a1
4: take middle
4: lay c4
    Petrie lays a column shaft on c4
4: take base
4: lay d4
    Petrie lays a column base with a chain on d4
4: take middle
4: lay b4
    Petrie lays a column shaft on b4
4: take tail
4: lay b3
    Petrie lays a snake's tail with a faience vase on b3
4: take base
4: lay d1
    Petrie lays a column base with a chain on d1
4: take head
4: lay b1
    Petrie lays a snake's head on b1
4: take pectoral
4: lay a3
    Petrie lays a pectoral on a3
    Petrie has laid layer 4
5: take pectoral
5: lay d1
    Ida lays a pectoral on d1
5: take head
5: lay d3
    Ida lays a snake's head on d3
5: take alabaster
5: lay b2
    Ida lays an alabaster vase on b2
5: take tail
5: lay b3
    Ida lays a snake's tail with a faience vase on b3
5: take base
5: lay c4
    Ida lays a column base with a chain on c4
5: take scorpion
5: lay c2
    Ida lays a scorpion on c2
5: take top
5: lay a4
    Ida lays a column top with a Horus falcon on a4
5: take mosquito
5: lay d4
    Ida lays a mosquito on d4
5: take body
5: lay c3
    Ida lays a snake's body on c3
5: take bracelet
5: lay a3
    Ida lays a bracelet on a3
5: take mosquito
5: lay d2
    Ida lays a mosquito on d2
5: take base
5: lay a1
    Ida lays a column base with a chain on a1
5: take middle
5: lay b1
    Ida lays a column shaft on b1
5: take top
5: lay c1
    Ida lays a column top with a Horus falcon on c1
5: take alabaster
5: lay a2
    Ida lays an alabaster vase on a2
5: take middle
5: lay b4
    Ida lays a column shaft on b4
    Ida has laid layer 5
    Ida lays the plain cover on top
chance: turn 1
    The tray is turned in secret
6: dig d1
chance: uncover base
    Otto uncovers a column base with a chain on d1: +2
6: dig c2
chance: uncover alabaster
    Otto uncovers an alabaster vase on c2: +1
6: dig b4
chance: uncover head
    Otto uncovers a snake's head on b4: −2
    Otto pays 2 and keeps nothing from this turn
6: bar b3
    Otto bars b3
1: dig d1
chance: uncover scorpion
    Mira uncovers a scorpion on d1: −3
    Mira pays 3 and keeps nothing from this turn
1: bar a1
    Mira bars a1
2: dig d2
chance: uncover middle
    Anselm uncovers a column shaft on d2: nothing
2: dig a2
chance: uncover middle
    Anselm uncovers a column shaft on a2: nothing
2: dig d3
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on d3: +2
2: dig b4
chance: uncover bracelet
    Anselm uncovers a bracelet on b4: +2
2: dig b2
chance: uncover tail
    Anselm uncovers a snake's tail with a faience vase on b2: +3
2: dig d4
chance: uncover pectoral
    Anselm uncovers a pectoral on d4: +4
2: dig b1
chance: uncover bracelet
    Anselm uncovers a bracelet on b1: +2
2: stop
    Anselm stops and keeps 13
2: bar a2
    Anselm bars a2
3: dig d3
chance: uncover top
    Noor uncovers a column top with a Horus falcon on d3: +2
3: dig c1
--- seat 1 sees {"aside": 2, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 68, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "players", "memory": "none", "refusal": "off", "snake": "straight"}, "passes": 0, "players": [{"barricades": 0, "money": 7, "out": false, "scarabs": 2}, {"barricades": 0, "money": 23, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 0, "money": 8, "out": false, "scarabs": 2}], "square": 2, "squares": [{"barred": 0, "card": "earth", "layer": 6}, {"barred": null, "card": "bracelet", "layer": 5}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "scorpion", "layer": 4}, {"barred": 1, "card": "middle", "layer": 5}, {"barred": null, "card": "tail", "layer": 5}, {"barred": null, "card": "alabaster", "layer": 5}, {"barred": null, "card": "middle", "layer": 5}, {"barred": null, "card": "earth", "layer": 6}, {"barred": 5, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "top", "layer": 4}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "bracelet", "layer": 4}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "pectoral", "layer": 5}], "stake": 1, "task": "uncover", "turn": 2, "uncovered": [[null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, "scorpion", null, null, null, null, null, null, null, "top", null, "bracelet", null, null], [null, "bracelet", null, "base", "middle", "tail", "alabaster", "middle", null, null, null, "top", null, "head", null, "pectoral"]], "you": 0}
--- scores [(7, 1), (23, 1), (10, 1), (10, 1), (10, 1), (8, 1)], places [6, 1, 2, 2, 2, 5]
chance: uncover alabaster
    Noor uncovers an alabaster vase on c1: +1
3: dig d2
chance: uncover head
    Noor uncovers a snake's head on d2: −2
    Noor pays 2 and keeps nothing from this turn
3: bar c3
    Noor bars c3
4: dig b2
chance: uncover tail
    Petrie uncovers a snake's tail with a faience vase on b2: +3
4: dig a3
chance: uncover base
    Petrie uncovers a column base with a chain on a3: +2
4: dig b1
chance: uncover pectoral
    Petrie uncovers a pectoral on b1: +4
4: dig c4
chance: uncover mosquito
    Petrie uncovers a mosquito on c4: −1
    Petrie pays 1 and keeps nothing from this turn
4: bar d1
    Petrie bars d1
5: dig c4
chance: uncover alabaster
    Ida uncovers an alabaster vase on c4: +1
5: dig b2
chance: uncover base
    Ida uncovers a column base with a chain on b2: +2
5: dig c1
chance: uncover alabaster
    Ida uncovers an alabaster vase on c1: +1
5: dig b4
chance: uncover scorpion
    Ida uncovers a scorpion on b4: −3
    Ida pays 3 and keeps nothing from this turn
5: bar c4
    Ida bars c4
    Otto's barricade on b3 comes off
6: dig b4
chance: uncover middle
    Otto uncovers a column shaft on b4: nothing
6: dig b4
chance: uncover earth
    Otto uncovers plain earth on b4: nothing
6: dig a3
chance: uncover middle
    Otto uncovers a column shaft on a3: nothing
6: dig d2
chance: uncover middle
    Otto uncovers a column shaft on d2: nothing
6: dig a4
chance: uncover mosquito
    Otto uncovers a mosquito on a4: −1
    Otto pays 1 and keeps nothing from this turn
    Mira's barricade on a1 comes off
1: dig c2
chance: uncover body
    Mira uncovers a snake's body on c2: nothing
1: dig d2
chance: uncover bracelet
    Mira uncovers a bracelet on d2: +2
1: dig c2
chance: uncover body
    Mira uncovers a snake's body on c2: nothing
1: dig c1
chance: uncover head
    Mira uncovers a snake's head on c1: −2
    Mira pays 2 and keeps nothing from this turn
    Anselm's barricade on a2 comes off
2: dig d4
chance: uncover base
    Anselm uncovers a column base with a chain on d4: +2
2: dig a3
chance: uncover alabaster
    Anselm uncovers an alabaster vase on a3: +1
2: dig b1
chance: uncover mosquito
    Anselm uncovers a mosquito on b1: −1
    Anselm pays 1 and keeps nothing from this turn
    Noor's barricade on c3 comes off
3: dig b1
chance: uncover alabaster
    Noor uncovers an alabaster vase on b1: +1
3: dig a3
chance: uncover scorpion
    Noor uncovers a scorpion on a3: −3
    Noor pays 3 and keeps nothing from this turn
    Petrie's barricade on d1 comes off
4: dig d1
chance: uncover top
    Petrie uncovers a column top with a Horus falcon on d1: +2
4: stop
    Petrie stops and keeps 2
    Ida's barricade on c4 comes off
5: dig b1
chance: uncover earth
    Ida uncovers plain earth on b1: nothing
5: dig c4
chance: uncover alabaster
    Ida uncovers an alabaster vase on c4: +1
5: dig c1
chance: uncover top
    Ida uncovers a column top with a Horus falcon on c1: +2
5: dig b3
chance: uncover body
    Ida uncovers a snake's body on b3: nothing
5: dig c1
chance: uncover alabaster
    Ida uncovers an alabaster vase on c1: +1
5: dig d3
chance: uncover middle
    Ida uncovers a column shaft on d3: nothing
5: dig d3
chance: uncover tail
    Ida uncovers a snake's tail with a faience vase on d3: +3
5: dig b3
chance: uncover mosquito
    Ida uncovers a mosquito on b3: −1
    Ida pays 1 and keeps nothing from this turn
6: dig d3
chance: uncover scorpion
    Otto uncovers a scorpion on d3: −3
    Otto pays 3 and keeps nothing from this turn
1: dig a1
chance: uncover top
    Mira uncovers a column top with a Horus falcon on a1: +2
1: dig d4
chance: uncover base
    Mira uncovers a column base with a chain on d4: +2
1: dig c3
chance: uncover scorpion
    Mira uncovers a scorpion on c3: −3
    Mira pays 3 and keeps nothing from this turn
2: dig a4
chance: uncover base
    Anselm uncovers a column base with a chain on a4: +2
2: dig d2
chance: uncover mosquito
    Anselm uncovers a mosquito on d2: −1
    Anselm pays 1 and keeps nothing from this turn
3: pass
    Noor passes and pays 3
4: dig a4
chance: uncover pectoral
    Petrie uncovers a pectoral on a4: +4
4: dig c3
chance: uncover mosquito
    Petrie uncovers a mosquito on c3: −1
    Petrie pays 1 and keeps nothing from this turn
5: dig c3
chance: uncover tail
    Ida uncovers a snake's tail with a faience vase on c3: +3
5: dig a2
chance: uncover middle
    Ida uncovers a column shaft on a2: nothing
5: dig b3
chance: uncover bracelet
    Ida uncovers a bracelet on b3: +2
5: dig a4
chance: uncover top
    Ida uncovers a column top with a Horus falcon on a4: +2
5: dig c2
chance: uncover base
    Ida uncovers a column base with a chain on c2: +2
5: dig b3
chance: uncover head
    Ida uncovers a snake's head on b3: −2
    Ida pays 2 and keeps nothing from this turn
6: dig b3
chance: uncover earth
    Otto uncovers plain earth on b3: nothing
--- seat 6 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 20, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "players", "memory": "none", "refusal": "off", "snake": "straight"}, "passes": 0, "players": [{"barricades": 0, "money": 2, "out": false, "scarabs": 2}, {"barricades": 0, "money": 21, "out": false, "scarabs": 2}, {"barricades": 0, "money": 2, "out": false, "scarabs": 2}, {"barricades": 0, "money": 10, "out": false, "scarabs": 2}, {"barricades": 0, "money": 4, "out": false, "scarabs": 2}, {"barricades": 0, "money": 4, "out": false, "scarabs": 2}], "square": 9, "squares": [{"barred": null, "card": "top", "layer": 5}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "top", "layer": 3}, {"barred": null, "card": "middle", "layer": 4}, {"barred": null, "card": "base", "layer": 3}, {"barred": null, "card": "base", "layer": 2}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "scorpion", "layer": 2}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "tail", "layer": 3}, {"barred": null, "card": "scorpion", "layer": 1}, {"barred": null, "card": "top", "layer": 2}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 3}, {"barred": null, "card": "base", "layer": 3}], "stake": 1, "task": "dig", "turn": 5, "uncovered": [[null, "earth", "alabaster", null, null, null, null, "mosquito", null, "earth", null, "scorpion", null, "earth", null, null], [null, "alabaster", "top", null, null, null, "base", "bracelet", "scorpion", "head", null, "tail", "top", "middle", null, null], [null, "mosquito", "head", "top", null, "base", "body", "middle", "alabaster", "bracelet", "tail", "middle", "pectoral", "scorpion", "alabaster", "base"], [null, "pectoral", "alabaster", "scorpion", "middle", "tail", "body", "head", "middle", "mosquito", "mosquito", "top", "base", "bracelet", "alabaster", "base"], ["top", "bracelet", "alabaster", "base", "middle", "tail", "alabaster", "middle", "base", "body", "scorpion", "top", "mosquito", "head", "mosquito", "pectoral"]], "you": 5}
--- scores [(2, 1), (21, 1), (2, 1), (10, 1), (4, 1), (4, 1)], places [5, 1, 5, 2, 3, 3]
6: dig d1
chance: uncover pectoral
    Otto uncovers a pectoral on d1: +4
6: dig c2
chance: uncover pectoral
    Otto uncovers a pectoral on c2: +4
6: dig d4
chance: uncover base
    Otto uncovers a column base with a chain on d4: +2
6: dig a2
chance: uncover top
    Otto uncovers a column top with a Horus falcon on a2: +2
6: dig a2
chance: uncover alabaster
    Otto uncovers an alabaster vase on a2: +1
6: dig c3
chance: uncover body
    Otto uncovers a snake's body on c3: nothing
6: dig d1
chance: uncover bracelet
    Otto uncovers a bracelet on d1: +2
6: dig c3
chance: uncover bracelet
    Otto uncovers a bracelet on c3: +2
6: dig a1
chance: uncover top
    Otto uncovers a column top with a Horus falcon on a1: +2
6: dig c4
chance: uncover middle
    Otto uncovers a column shaft on c4: nothing
6: stop
    Otto stops and keeps 19
1: dig c4
chance: uncover tutankhamun
    Mira uncovers the mask of Tutankhamun on c4: −10
    Mira pays 2 and keeps nothing from this turn
    Mira cannot pay 10 and is out of the game
2: dig d4
chance: uncover bracelet
    Anselm uncovers a bracelet on d4: +2
2: dig a1
chance: uncover mosquito
    Anselm uncovers a mosquito on a1: −1
    Anselm pays 1 and keeps nothing from this turn
3: dig a2
chance: uncover alabaster
    Noor uncovers an alabaster vase on a2: +1
3: dig a1
chance: uncover mosquito
    Noor uncovers a mosquito on a1: −1
    Noor pays 1 and keeps nothing from this turn
4: scarab
    Petrie lays down a scarab: everything counts double
4: pass
    Petrie passes and pays 3
5: dig a4
chance: uncover alabaster
    Ida uncovers an alabaster vase on a4: +1
5: stop
    Ida stops and keeps 1
6: dig b2
chance: uncover mosquito
    Otto uncovers a mosquito on b2: −1
    Otto pays 1 and keeps nothing from this turn
2: scarab
    Anselm lays down a scarab: everything counts double
2: pass
    Anselm passes and pays 3
3: dig a1
chance: uncover alabaster
    Noor uncovers an alabaster vase on a1: +1
3: stop
    Noor stops and keeps 1
4: pass
    Petrie passes and pays 3
5: dig b2
chance: uncover mosquito
    Ida uncovers a mosquito on b2: −1
    Ida pays 1 and keeps nothing from this turn
6: dig a3
chance: uncover pectoral
    Otto uncovers a pectoral on a3: +4
    Otto stops and keeps 4
    The game is over: every card has been uncovered
--- seat 1 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "all uncovered", "hand": null, "hidden": 0, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "players", "memory": "none", "refusal": "off", "snake": "straight"}, "passes": 0, "players": [{"barricades": 0, "money": 0, "out": true, "scarabs": 0}, {"barricades": 0, "money": 17, "out": false, "scarabs": 1}, {"barricades": 0, "money": 2, "out": false, "scarabs": 2}, {"barricades": 0, "money": 4, "out": false, "scarabs": 1}, {"barricades": 0, "money": 4, "out": false, "scarabs": 2}, {"barricades": 0, "money": 26, "out": false, "scarabs": 2}], "square": null, "squares": [{"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "scorpion", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "tutankhamun", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}], "stake": 1, "task": "over", "turn": 5, "uncovered": [["alabaster", "earth", "alabaster", "bracelet", "alabaster", "mosquito", "pectoral", "mosquito", "pectoral", "earth", "bracelet", "scorpion", "alabaster", "earth", "tutankhamun", "bracelet"], ["mosquito", "alabaster", "top", "pectoral", "alabaster", "mosquito", "base", "bracelet", "scorpion", "head", "body", "tail", "top", "middle", "middle", "base"], ["mosquito", "mosquito", "head", "top", "top", "base", "body", "middle", "alabaster", "bracelet", "tail", "middle", "pectoral", "scorpion", "alabaster", "base"], ["top", "pectoral", "alabaster", "scorpion", "middle", "tail", "body", "head", "middle", "mosquito", "mosquito", "top", "base", "bracelet", "alabaster", "base"], ["top", "bracelet", "alabaster", "base", "middle", "tail", "alabaster", "middle", "base", "body", "scorpion", "top", "mosquito", "head", "mosquito", "pectoral"]], "you": 0}
--- scores [(0, 0), (17, 1), (2, 1), (4, 1), (4, 1), (26, 1)], places [6, 2, 5, 3, 3, 1]
