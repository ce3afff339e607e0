1: take tutankhamun
1: undo
    Mira takes a step back
1: take earth
1: lay d3
    Mira lays plain earth on d3
1: take scorpion
1: lay d2
    Mira lays a scorpion on d2
1: undo
    Mira takes a step back
1: lay c1
    Mira lays a scorpion on c1
1: take alabaster
1: lay c3
    Mira lays an alabaster vase on c3
1: take tutankhamun
1: undo
    Mira takes a step back
1: take tutankhamun
1: lay b3
    Mira lays the mask of Tutankhamun on b3
1: take earth
1: lay d2
    Mira lays plain earth on d2
1: take alabaster
1: lay d4
    Mira lays an alabaster vase on d4
1: take mosquito
1: undo
    Mira takes a step back
1: take pectoral
1: lay a4
    Mira lays a pectoral on a4
1: take mosquito
1: lay a1
    Mira lays a mosquito on a1
1: take pectoral
1: lay c4
    Mira lays a pectoral on c4
1: take earth
1: lay a2
    Mira lays plain earth on a2
1: take bracelet
1: lay b4
    Mira lays a bracelet on b4
1: take bracelet
1: lay c2
    Mira lays a bracelet on c2
1: take mosquito
1: lay b1
    Mira lays a mosquito on b1
1: take alabaster
1: lay b2
    Mira lays an alabaster vase on b2
1: take bracelet
1: lay d1
    Mira lays a bracelet on d1
1: take alabaster
1: lay a3
    Mira lays an alabaster vase on a3
    Mira has laid layer 1
2: take mosquito
2: lay a4
    Anselm lays a mosquito on a4
2: take bracelet
2: lay c1
    Anselm lays a bracelet on c1
2: take pectoral
2: lay b4
    Anselm lays a pectoral on b4
2: take mosquito
2: lay c3
    Anselm lays a mosquito on c3
2: take middle
2: lay a2
    Anselm lays a column shaft on a2
2: take middle
2: lay d3
    Anselm lays a column shaft on d3
2: take scorpion
2: lay d1
    Anselm lays a scorpion on d1
2: take head
2: lay b3
    Anselm lays a snake's head on b3
2: take tail
2: lay b1
    Anselm lays a snake's tail with a faience vase on b1
2: take alabaster
2: lay c4
    Anselm lays an alabaster vase on c4
2: take body
2: undo
    Anselm takes a step back
2: take body
2: lay b2
    Anselm lays a snake's body on b2
2: take alabaster
2: lay c2
    Anselm lays an alabaster vase on c2
2: take top
2: lay a1
    Anselm lays a column top with a Horus falcon on a1
2: take top
2: lay d2
    Anselm lays a column top with a Horus falcon on d2
2: take base
2: undo
    Anselm takes a step back
2: take base
2: lay d4
    Anselm lays a column base with a chain on d4
2: take base
2: lay a3
    Anselm lays a column base with a chain on a3
    Anselm has laid layer 2
3: take scorpion
3: lay b1
    Noor lays a scorpion on b1
3: take head
3: lay d1
    Noor lays a snake's head on d1
3: take bracelet
3: lay b4
    Noor lays a bracelet on b4
3: take base
3: lay c4
    Noor lays a column base with a chain on c4
3: take top
3: lay a4
    Noor lays a column top with a Horus falcon on a4
3: take alabaster
3: lay b3
    Noor lays an alabaster vase on b3
3: take top
3: lay d4
    Noor lays a column top with a Horus falcon on d4
3: take alabaster
3: lay d2
    Noor lays an alabaster vase on d2
3: take base
3: lay a1
    Noor lays a column base with a chain on a1
3: take mosquito
3: lay b2
    Noor lays a mosquito on b2
3: take tail
3: lay c2
    Noor lays a snake's tail with a faience vase on c2
3: take pectoral
3: lay d3
    Noor lays a pectoral on d3
--- seat 3 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 0, "laying": 3, "left": {"body": 1, "middle": 2, "mosquito": 1}, "options": {"cards": "documented", "laying": "players", "memory": "none", "refusal": "off", "snake": "bent"}, "passes": 0, "players": [{"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}], "square": null, "squares": [{"barred": null, "card": "base", "layer": 3}, {"barred": null, "card": "scorpion", "layer": 3}, {"barred": null, "card": "bracelet", "layer": 2}, {"barred": null, "card": "head", "layer": 3}, {"barred": null, "card": "middle", "layer": 2}, {"barred": null, "card": "mosquito", "layer": 3}, {"barred": null, "card": "tail", "layer": 3}, {"barred": null, "card": "alabaster", "layer": 3}, {"barred": null, "card": "base", "layer": 2}, {"barred": null, "card": "alabaster", "layer": 3}, {"barred": null, "card": "mosquito", "layer": 2}, {"barred": null, "card": "pectoral", "layer": 3}, {"barred": null, "card": "top", "layer": 3}, {"barred": null, "card": "bracelet", "layer": 3}, {"barred": null, "card": "base", "layer": 3}, {"barred": null, "card": "top", "layer": 3}], "stake": 1, "task": "take", "turn": 2, "uncovered": [[null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null]], "you": 2}
--- scores [(10, 1), (10, 1), (10, 1)], places [1, 1, 1]
3: undo
    Noor takes a step back
3: lay c3
    Noor lays a pectoral on c3
3: take body
3: lay c1
    Noor lays a snake's body on c1
3: take mosquito
3: lay d3
    Noor lays a mosquito on d3
3: take middle
3: lay a3
    Noor lays a column shaft on a3
3: take middle
3: undo
    Noor takes a step back
3: take middle
3: lay a2
    Noor lays a column shaft on a2
    Noor has laid layer 3
1: take body
1: lay c2
    Mira lays a snake's body on c2
1: take tail
1: lay d2
    Mira lays a snake's tail with a faience vase on d2
1: undo
    Mira takes a step back
1: lay c1
    Mira lays a snake's tail with a faience vase on c1
1: take top
1: lay a2
    Mira lays a column top with a Horus falcon on a2
1: take middle
1: lay b4
    Mira lays a column shaft on b4
1: take bracelet
1: lay a3
    Mira lays a bracelet on a3
1: take mosquito
1: lay b1
    Mira lays a mosquito on b1
1: take middle
1: lay c4
    Mira lays a column shaft on c4
1: take head
1: lay d2
    Mira lays a snake's head on d2
1: take top
1: lay a4
    Mira lays a column top with a Horus falcon on a4
1: take pectoral
1: lay d3
    Mira lays a pectoral on d3
1: take base
1: lay b2
    Mira lays a column base with a chain on b2
1: take alabaster
1: lay b3
    Mira lays an alabaster vase on b3
1: take base
1: lay d4
    Mira lays a column base with a chain on d4
1: take mosquito
1: lay c3
    Mira lays a mosquito on c3
1: take scorpion
1: lay d1
    Mira lays a scorpion on d1
1: take alabaster
1: lay a1
    Mira lays an alabaster vase on a1
    Mira has laid layer 4
2: take body
2: lay a1
    Anselm lays a snake's body on a1
2: take head
2: lay a2
    Anselm lays a snake's head on a2
2: take top
2: lay a3
    Anselm lays a column top with a Horus falcon on a3
2: take pectoral
2: lay b3
    Anselm lays a pectoral on b3
2: take scorpion
2: lay d1
    Anselm lays a scorpion on d1
2: take base
2: lay c4
    Anselm lays a column base with a chain on c4
2: take base
2: lay a4
    Anselm lays a column base with a chain on a4
2: take tail
2: lay b1
    Anselm lays a snake's tail with a faience vase on b1
2: take bracelet
2: lay b2
    Anselm lays a bracelet on b2
2: take middle
2: lay c2
    Anselm lays a column shaft on c2
2: take alabaster
2: lay b4
    Anselm lays an alabaster vase on b4
2: take alabaster
2: lay d3
    Anselm lays an alabaster vase on d3
2: take middle
2: lay c3
    Anselm lays a column shaft on c3
2: take top
2: lay c1
    Anselm lays a column top with a Horus falcon on c1
2: take mosquito
2: lay d2
    Anselm lays a mosquito on d2
2: take mosquito
2: lay d4
    Anselm lays a mosquito on d4
    Anselm has laid layer 5
    Anselm lays the plain cover on top
chance: turn 1
    The tray is turned in secret
3: dig b1
chance: uncover top
    Noor uncovers a column top with a Horus falcon on b1: +2
3: dig d3
chance: uncover top
    Noor uncovers a column top with a Horus falcon on d3: +2
3: dig c3
chance: uncover middle
    Noor uncovers a column shaft on c3: nothing
3: stop
    Noor stops and keeps 4
3: bar a4
    Noor bars a4
1: dig b4
chance: uncover alabaster
    Mira uncovers an alabaster vase on b4: +1
1: dig b4
chance: uncover pectoral
    Mira uncovers a pectoral on b4: +4
1: dig c3
chance: uncover body
    Mira uncovers a snake's body on c3: nothing
1: dig b4
chance: uncover mosquito
    Mira uncovers a mosquito on b4: −1
    Mira pays 1 and keeps nothing from this turn
1: bar a3
    Mira bars a3
2: dig b4
chance: uncover middle
    Anselm uncovers a column shaft on b4: nothing
2: dig c2
chance: uncover bracelet
    Anselm uncovers a bracelet on c2: +2
--- seat 2 sees {"aside": 2, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 71, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "players", "memory": "none", "refusal": "off", "snake": "bent"}, "passes": 0, "players": [{"barricades": 0, "money": 9, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 0, "money": 14, "out": false, "scarabs": 2}], "square": 6, "squares": [{"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "top", "layer": 5}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "bracelet", "layer": 5}, {"barred": null, "card": "earth", "layer": 6}, {"barred": 0, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "body", "layer": 4}, {"barred": null, "card": "top", "layer": 5}, {"barred": 2, "card": "earth", "layer": 6}, {"barred": null, "card": "middle", "layer": 2}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}], "stake": 1, "task": "dig", "turn": 1, "uncovered": [[null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, "middle", null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, "mosquito", null, null], [null, null, null, null, null, null, null, null, null, null, "body", null, null, "pectoral", null, null], [null, "top", null, null, null, null, "bracelet", null, null, null, "middle", "top", null, "alabaster", null, null]], "you": 1}
--- scores [(9, 1), (10, 1), (14, 1)], places [3, 2, 1]
2: dig b4
chance: uncover earth
    Anselm uncovers plain earth on b4: nothing
2: dig d2
chance: uncover tail
    Anselm uncovers a snake's tail with a faience vase on d2: +3
2: dig a1
chance: uncover base
    Anselm uncovers a column base with a chain on a1: +2
2: dig b1
chance: uncover bracelet
    Anselm uncovers a bracelet on b1: +2
2: dig c4
chance: uncover mosquito
    Anselm uncovers a mosquito on c4: −1
    Anselm pays 1 and keeps nothing from this turn
2: bar a2
    Anselm bars a2
    Noor's barricade on a4 comes off
3: dig c4
chance: uncover head
    Noor uncovers a snake's head on c4: −2
    Noor pays 2 and keeps nothing from this turn
    Mira's barricade on a3 comes off
1: scarab
    Mira lays down a scarab: everything counts double
1: pass
    Mira passes and pays 3
    Anselm's barricade on a2 comes off
2: dig d1
chance: uncover body
    Anselm uncovers a snake's body on d1: nothing
2: dig a2
chance: uncover alabaster
    Anselm uncovers an alabaster vase on a2: +1
2: dig d1
chance: uncover alabaster
    Anselm uncovers an alabaster vase on d1: +1
2: dig c2
chance: uncover base
    Anselm uncovers a column base with a chain on c2: +2
2: dig a3
chance: uncover base
    Anselm uncovers a column base with a chain on a3: +2
2: dig d1
chance: uncover base
    Anselm uncovers a column base with a chain on d1: +2
2: dig a1
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on a1: +2
2: dig d4
chance: uncover scorpion
    Anselm uncovers a scorpion on d4: −3
    Anselm pays 3 and keeps nothing from this turn
3: dig c1
chance: uncover head
    Noor uncovers a snake's head on c1: −2
    Noor pays 2 and keeps nothing from this turn
1: dig a4
chance: uncover mosquito
    Mira uncovers a mosquito on a4: −1
    Mira pays 1 and keeps nothing from this turn
2: scarab
    Anselm lays down a scarab: everything counts double
2: dig d1
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on d1: +4
2: dig d2
chance: uncover mosquito
    Anselm uncovers a mosquito on d2: −2
    Anselm pays 2 and keeps nothing from this turn
3: dig c4
chance: uncover alabaster
    Noor uncovers an alabaster vase on c4: +1
3: dig c4
chance: uncover top
    Noor uncovers a column top with a Horus falcon on c4: +2
3: dig b1
chance: uncover middle
    Noor uncovers a column shaft on b1: nothing
3: dig a1
chance: uncover top
    Noor uncovers a column top with a Horus falcon on a1: +2
3: dig b3
chance: uncover middle
    Noor uncovers a column shaft on b3: nothing
3: dig d3
chance: uncover tail
    Noor uncovers a snake's tail with a faience vase on d3: +3
3: dig a1
chance: uncover mosquito
    Noor uncovers a mosquito on a1: −1
    Noor pays 1 and keeps nothing from this turn
1: dig a4
chance: uncover base
    Mira uncovers a column base with a chain on a4: +2
1: dig c3
chance: uncover tail
    Mira uncovers a snake's tail with a faience vase on c3: +3
1: dig b3
chance: uncover mosquito
    Mira uncovers a mosquito on b3: −1
    Mira pays 1 and keeps nothing from this turn
2: dig a1
chance: uncover pectoral
    Anselm uncovers a pectoral on a1: +4
2: dig c1
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on c1: +2
2: dig d2
chance: uncover scorpion
    Anselm uncovers a scorpion on d2: −3
    Anselm pays 3 and keeps nothing from this turn
3: pass
    Noor passes and pays 3
3: undo
    Noor takes a step back
3: dig b1
chance: uncover base
    Noor uncovers a column base with a chain on b1: +2
3: dig c2
chance: uncover mosquito
    Noor uncovers a mosquito on c2: −1
    Noor pays 1 and keeps nothing from this turn
1: pass
    Mira passes and pays 3
2: dig c2
chance: uncover body
    Anselm uncovers a snake's body on c2: nothing
2: dig b1
chance: uncover alabaster
    Anselm uncovers an alabaster vase on b1: +1
2: stop
    Anselm stops and keeps 1
3: dig c3
chance: uncover alabaster
    Noor uncovers an alabaster vase on c3: +1
3: dig a2
chance: uncover middle
    Noor uncovers a column shaft on a2: nothing
3: dig b2
chance: uncover pectoral
    Noor uncovers a pectoral on b2: +4
3: dig b3
chance: uncover pectoral
    Noor uncovers a pectoral on b3: +4
3: dig d2
chance: uncover tail
    Noor uncovers a snake's tail with a faience vase on d2: +3
3: dig c3
chance: uncover bracelet
    Noor uncovers a bracelet on c3: +2
3: dig a2
chance: uncover bracelet
    Noor uncovers a bracelet on a2: +2
3: dig d2
chance: uncover mosquito
    Noor uncovers a mosquito on d2: −1
    Noor pays 1 and keeps nothing from this turn
1: dig c4
chance: uncover earth
    Mira uncovers plain earth on c4: nothing
1: dig b2
chance: uncover alabaster
    Mira uncovers an alabaster vase on b2: +1
1: dig d4
chance: uncover scorpion
    Mira uncovers a scorpion on d4: −3
    Mira pays 1 and keeps nothing from this turn
    Mira cannot pay 3 and is out of the game
--- seat 2 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 25, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "players", "memory": "none", "refusal": "off", "snake": "bent"}, "passes": 0, "players": [{"barricades": 0, "money": 0, "out": true, "scarabs": 0}, {"barricades": 0, "money": 2, "out": false, "scarabs": 1}, {"barricades": 0, "money": 7, "out": false, "scarabs": 2}], "square": null, "squares": [{"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "top", "layer": 4}, {"barred": null, "card": "top", "layer": 2}, {"barred": null, "card": "bracelet", "layer": 3}, {"barred": null, "card": "alabaster", "layer": 4}, {"barred": null, "card": "body", "layer": 2}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "base", "layer": 5}, {"barred": null, "card": "pectoral", "layer": 3}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "tail", "layer": 4}, {"barred": null, "card": "base", "layer": 4}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "scorpion", "layer": 4}], "stake": 1, "task": "begin", "turn": 1, "uncovered": [["pectoral", "alabaster", null, null, null, null, null, "mosquito", null, null, "bracelet", null, null, "earth", "earth", null], ["mosquito", "base", null, "top", null, null, "body", "tail", null, null, "alabaster", null, null, "middle", "top", null], ["top", "middle", null, "base", "bracelet", null, "mosquito", "scorpion", null, "pectoral", "tail", null, null, "mosquito", "alabaster", null], ["top", "bracelet", "top", "alabaster", "middle", "alabaster", "base", "mosquito", null, "mosquito", "body", "tail", "base", "pectoral", "head", "scorpion"], ["base", "top", "head", "body", "alabaster", "pectoral", "bracelet", "tail", "base", "middle", "middle", "top", "mosquito", "alabaster", "mosquito", "scorpion"]], "you": 1}
--- scores [(0, 0), (2, 1), (7, 1)], places [3, 2, 1]
2: dig a3
chance: uncover middle
    Anselm uncovers a column shaft on a3: nothing
2: dig c2
chance: uncover alabaster
    Anselm uncovers an alabaster vase on c2: +1
2: dig a4
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on a4: +2
2: dig b3
chance: uncover mosquito
    Anselm uncovers a mosquito on b3: −1
    Anselm pays 1 and keeps nothing from this turn
3: dig a3
chance: uncover base
    Noor uncovers a column base with a chain on a3: +2
3: dig d1
chance: uncover mosquito
    Noor uncovers a mosquito on d1: −1
    Noor pays 1 and keeps nothing from this turn
2: scarab
    Anselm lays down a scarab: everything counts double
2: dig b3
chance: uncover alabaster
    Anselm uncovers an alabaster vase on b3: +2
2: dig a2
chance: uncover pectoral
    Anselm uncovers a pectoral on a2: +8
2: dig a3
chance: uncover alabaster
    Anselm uncovers an alabaster vase on a3: +2
2: stop
    Anselm stops and keeps 12
3: dig a3
chance: uncover pectoral
    Noor uncovers a pectoral on a3: +4
3: stop
    Noor stops and keeps 4
2: dig c1
chance: uncover middle
    Anselm uncovers a column shaft on c1: nothing
2: dig d3
chance: uncover body
    Anselm uncovers a snake's body on d3: nothing
2: dig a4
chance: uncover base
    Anselm uncovers a column base with a chain on a4: +2
2: dig d4
chance: uncover head
    Anselm uncovers a snake's head on d4: −2
    Anselm pays 2 and keeps nothing from this turn
3: dig a4
chance: uncover alabaster
    Noor uncovers an alabaster vase on a4: +1
3: dig d3
chance: uncover bracelet
    Noor uncovers a bracelet on d3: +2
3: dig c1
chance: uncover middle
    Noor uncovers a column shaft on c1: nothing
3: stop
    Noor stops and keeps 3
2: dig c1
chance: uncover earth
    Anselm uncovers plain earth on c1: nothing
2: dig b2
chance: uncover alabaster
    Anselm uncovers an alabaster vase on b2: +1
2: stop
    Anselm stops and keeps 1
3: scarab
    Noor lays down a scarab: everything counts double
3: pass
    Noor passes and pays 3
2: dig a2
chance: uncover bracelet
    Anselm uncovers a bracelet on a2: +2
2: dig d3
chance: uncover scorpion
    Anselm uncovers a scorpion on d3: −3
    Anselm pays 3 and keeps nothing from this turn
3: dig b2
chance: uncover head
    Noor uncovers a snake's head on b2: −2
    Noor pays 2 and keeps nothing from this turn
2: dig b2
chance: uncover tutankhamun
    Anselm uncovers the mask of Tutankhamun on b2: −10
    Anselm pays 9 and keeps nothing from this turn
    Anselm cannot pay 10 and is out of the game
    The game is over: one player is left
--- seat 1 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "one left", "hand": null, "hidden": 2, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "players", "memory": "none", "refusal": "off", "snake": "bent"}, "passes": 0, "players": [{"barricades": 0, "money": 0, "out": true, "scarabs": 0}, {"barricades": 0, "money": 0, "out": true, "scarabs": 0}, {"barricades": 0, "money": 8, "out": false, "scarabs": 1}], "square": null, "squares": [{"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "tutankhamun", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "scorpion", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "head", "layer": 3}], "stake": 1, "task": "over", "turn": 1, "uncovered": [["pectoral", "alabaster", "earth", "mosquito", "bracelet", "tutankhamun", "alabaster", "mosquito", "pectoral", "alabaster", "bracelet", "scorpion", "alabaster", "earth", "earth", null], ["mosquito", "base", "middle", "top", "pectoral", "head", "body", "tail", "alabaster", "mosquito", "alabaster", "bracelet", "base", "middle", "top", null], ["top", "middle", "middle", "base", "bracelet", "alabaster", "mosquito", "scorpion", "base", "pectoral", "tail", "body", "top", "mosquito", "alabaster", "head"], ["top", "bracelet", "top", "alabaster", "middle", "alabaster", "base", "mosquito", "middle", "mosquito", "body", "tail", "base", "pectoral", "head", "scorpion"], ["base", "top", "head", "body", "alabaster", "pectoral", "bracelet", "tail", "base", "middle", "middle", "top", "mosquito", "alabaster", "mosquito", "scorpion"]], "you": 0}
--- scores [(0, 0), (0, 0), (8, 1)], places [2, 2, 1]
