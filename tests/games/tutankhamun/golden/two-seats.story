1: take bracelet
1: lay a3
    Mira lays a bracelet on a3
1: take alabaster
1: lay a1
    Mira lays an alabaster vase on a1
1: take mosquito
1: lay a2
    Mira lays a mosquito on a2
1: take scorpion
1: lay d4
    Mira lays a scorpion on d4
1: take mosquito
1: lay c3
    Mira lays a mosquito on c3
1: take earth
1: lay b4
    Mira lays plain earth on b4
1: take pectoral
1: lay b1
    Mira lays a pectoral on b1
1: take pectoral
1: undo
    Mira takes a step back
1: take alabaster
1: lay b3
    Mira lays an alabaster vase on b3
1: take tutankhamun
1: lay c4
    Mira lays the mask of Tutankhamun on c4
1: take bracelet
1: lay b2
    Mira lays a bracelet on b2
1: take earth
1: lay d3
    Mira lays plain earth on d3
1: take bracelet
1: lay d1
    Mira lays a bracelet on d1
1: take alabaster
1: lay a4
    Mira lays an alabaster vase on a4
1: take alabaster
1: lay d2
    Mira lays an alabaster vase on d2
1: take pectoral
1: lay c1
    Mira lays a pectoral on c1
1: take earth
1: lay c2
    Mira lays plain earth on c2
    Mira has laid layer 1
2: take body
2: lay c4
    Anselm lays a snake's body on c4
2: take head
2: lay b4
    Anselm lays a snake's head on b4
2: take tail
2: lay d4
    Anselm lays a snake's tail with a faience vase on d4
2: take bracelet
2: lay c2
    Anselm lays a bracelet on c2
2: take base
2: lay c3
    Anselm lays a column base with a chain on c3
2: take alabaster
2: lay b3
    Anselm lays an alabaster vase on b3
2: take pectoral
2: lay d1
    Anselm lays a pectoral on d1
2: take scorpion
2: lay d2
    Anselm lays a scorpion on d2
2: take top
2: lay a1
    Anselm lays a column top with a Horus falcon on a1
2: take middle
2: lay a2
    Anselm lays a column shaft on a2
2: take base
2: undo
    Anselm takes a step back
2: take base
2: lay a4
    Anselm lays a column base with a chain on a4
2: undo
    Anselm takes a step back
2: lay a4
    Anselm lays a column base with a chain on a4
2: take top
2: lay d3
    Anselm lays a column top with a Horus falcon on d3
2: take alabaster
2: lay b1
    Anselm lays an alabaster vase on b1
2: take mosquito
2: lay c1
    Anselm lays a mosquito on c1
2: take middle
2: lay a3
    Anselm lays a column shaft on a3
2: take mosquito
2: lay b2
    Anselm lays a mosquito on b2
    Anselm has laid layer 2
1: take mosquito
1: lay c1
    Mira lays a mosquito on c1
1: take middle
1: lay a2
    Mira lays a column shaft on a2
1: take alabaster
1: lay b4
    Mira lays an alabaster vase on b4
1: take body
1: lay c3
    Mira lays a snake's body on c3
1: take base
1: lay b2
    Mira lays a column base with a chain on b2
1: take tail
1: lay c4
    Mira lays a snake's tail with a faience vase on c4
1: take base
1: lay a1
    Mira lays a column base with a chain on a1
1: take pectoral
1: undo
    Mira takes a step back
1: take mosquito
1: lay d2
    Mira lays a mosquito on d2
1: take bracelet
1: lay b1
    Mira lays a bracelet on b1
1: take alabaster
1: lay d4
    Mira lays an alabaster vase on d4
1: take top
1: lay b3
    Mira lays a column top with a Horus falcon on b3
1: take head
1: lay c2
    Mira lays a snake's head on c2
1: take scorpion
1: lay d3
    Mira lays a scorpion on d3
1: take pectoral
1: lay d1
    Mira lays a pectoral on d1
--- seat 1 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 0, "laying": 3, "left": {"middle": 1, "top": 1}, "options": {"cards": "documented", "laying": "players", "memory": "none", "refusal": "off", "snake": "straight"}, "passes": 0, "players": [{"barricades": 1, "money": 10, "out": false, "scarabs": 2}, {"barricades": 1, "money": 10, "out": false, "scarabs": 2}], "square": null, "squares": [{"barred": null, "card": "base", "layer": 3}, {"barred": null, "card": "bracelet", "layer": 3}, {"barred": null, "card": "mosquito", "layer": 3}, {"barred": null, "card": "pectoral", "layer": 3}, {"barred": null, "card": "middle", "layer": 3}, {"barred": null, "card": "base", "layer": 3}, {"barred": null, "card": "head", "layer": 3}, {"barred": null, "card": "mosquito", "layer": 3}, {"barred": null, "card": "middle", "layer": 2}, {"barred": null, "card": "top", "layer": 3}, {"barred": null, "card": "body", "layer": 3}, {"barred": null, "card": "scorpion", "layer": 3}, {"barred": null, "card": "base", "layer": 2}, {"barred": null, "card": "alabaster", "layer": 3}, {"barred": null, "card": "tail", "layer": 3}, {"barred": null, "card": "alabaster", "layer": 3}], "stake": 1, "task": "take", "turn": 0, "uncovered": [[null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null]], "you": 0}
--- scores [(10, 1), (10, 1)], places [1, 1]
1: take top
1: lay a4
    Mira lays a column top with a Horus falcon on a4
1: take middle
1: lay a3
    Mira lays a column shaft on a3
    Mira has laid layer 3
2: take mosquito
2: lay a3
    Anselm lays a mosquito on a3
2: take tail
2: lay c3
    Anselm lays a snake's tail with a faience vase on c3
2: take mosquito
2: lay d3
    Anselm lays a mosquito on d3
2: take top
2: lay d4
    Anselm lays a column top with a Horus falcon on d4
2: take body
2: lay c2
    Anselm lays a snake's body on c2
2: take bracelet
2: lay b3
    Anselm lays a bracelet on b3
2: take base
2: lay a4
    Anselm lays a column base with a chain on a4
2: take pectoral
2: lay b1
    Anselm lays a pectoral on b1
2: take head
2: lay c1
    Anselm lays a snake's head on c1
2: take top
2: lay d2
    Anselm lays a column top with a Horus falcon on d2
2: take middle
2: lay c4
    Anselm lays a column shaft on c4
2: take base
2: lay d1
    Anselm lays a column base with a chain on d1
2: take middle
2: lay b4
    Anselm lays a column shaft on b4
2: take alabaster
2: undo
    Anselm takes a step back
2: take alabaster
2: lay a2
    Anselm lays an alabaster vase on a2
2: take alabaster
2: lay b2
    Anselm lays an alabaster vase on b2
2: take scorpion
2: lay a1
    Anselm lays a scorpion on a1
    Anselm has laid layer 4
1: take mosquito
1: lay b1
    Mira lays a mosquito on b1
1: take bracelet
1: lay b3
    Mira lays a bracelet on b3
1: take middle
1: lay a2
    Mira lays a column shaft on a2
1: take middle
1: lay a3
    Mira lays a column shaft on a3
1: take head
1: lay d3
    Mira lays a snake's head on d3
1: take pectoral
1: lay c3
    Mira lays a pectoral on c3
1: take tail
1: lay d1
    Mira lays a snake's tail with a faience vase on d1
1: take scorpion
1: lay c4
    Mira lays a scorpion on c4
1: take top
1: lay c2
    Mira lays a column top with a Horus falcon on c2
1: take body
1: lay d2
    Mira lays a snake's body on d2
1: take base
1: lay a1
    Mira lays a column base with a chain on a1
1: take mosquito
1: lay b2
    Mira lays a mosquito on b2
1: take base
1: lay c1
    Mira lays a column base with a chain on c1
1: take top
1: lay a4
    Mira lays a column top with a Horus falcon on a4
1: undo
    Mira takes a step back
1: lay a4
    Mira lays a column top with a Horus falcon on a4
1: take alabaster
1: lay b4
    Mira lays an alabaster vase on b4
1: take alabaster
1: lay d4
    Mira lays an alabaster vase on d4
    Mira has laid layer 5
    Mira lays the plain cover on top
chance: turn 3
    The tray is turned in secret
2: scarab
    Anselm lays down a scarab: everything counts double
2: dig a2
chance: uncover base
    Anselm uncovers a column base with a chain on a2: +4
2: dig b3
chance: uncover mosquito
    Anselm uncovers a mosquito on b3: −2
    Anselm pays 2 and keeps nothing from this turn
2: bar d4
    Anselm bars d4
1: dig a2
chance: uncover head
    Mira uncovers a snake's head on a2: −2
    Mira pays 2 and keeps nothing from this turn
1: bar d3
    Mira bars d3
    Anselm's barricade on d4 comes off
2: dig d1
chance: uncover alabaster
    Anselm uncovers an alabaster vase on d1: +1
2: dig c2
chance: uncover pectoral
    Anselm uncovers a pectoral on c2: +4
2: dig a1
chance: uncover tail
    Anselm uncovers a snake's tail with a faience vase on a1: +3
2: dig c4
chance: uncover middle
    Anselm uncovers a column shaft on c4: nothing
2: dig c2
chance: uncover tail
    Anselm uncovers a snake's tail with a faience vase on c2: +3
2: dig b4
chance: uncover middle
    Anselm uncovers a column shaft on b4: nothing
2: dig d4
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on d4: +2
2: stop
    Anselm stops and keeps 13
    Mira's barricade on d3 comes off
1: dig d2
chance: uncover scorpion
    Mira uncovers a scorpion on d2: −3
    Mira pays 3 and keeps nothing from this turn
2: dig a2
--- seat 1 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 69, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "players", "memory": "none", "refusal": "off", "snake": "straight"}, "passes": 0, "players": [{"barricades": 0, "money": 5, "out": false, "scarabs": 2}, {"barricades": 0, "money": 21, "out": false, "scarabs": 1}], "square": 4, "squares": [{"barred": null, "card": "tail", "layer": 5}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "alabaster", "layer": 5}, {"barred": null, "card": "head", "layer": 4}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "tail", "layer": 4}, {"barred": null, "card": "scorpion", "layer": 5}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "mosquito", "layer": 5}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "middle", "layer": 5}, {"barred": null, "card": "middle", "layer": 5}, {"barred": null, "card": "top", "layer": 5}], "stake": 1, "task": "uncover", "turn": 1, "uncovered": [[null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, "head", null, "tail", null, null, null, null, null, null, null, null, null], ["tail", null, null, "alabaster", "base", null, "pectoral", "scorpion", null, "mosquito", null, null, null, "middle", "middle", "top"]], "you": 0}
--- scores [(5, 1), (21, 1)], places [2, 1]
chance: uncover mosquito
    Anselm uncovers a mosquito on a2: −1
    Anselm pays 1 and keeps nothing from this turn
1: pass
    Mira passes and pays 3
2: pass
    Anselm passes and pays 3
    The game is over: all players passed in a row
--- seat 1 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "all passed", "hand": null, "hidden": 68, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "players", "memory": "none", "refusal": "off", "snake": "straight"}, "passes": 2, "players": [{"barricades": 0, "money": 2, "out": false, "scarabs": 2}, {"barricades": 0, "money": 17, "out": false, "scarabs": 1}], "square": null, "squares": [{"barred": null, "card": "tail", "layer": 5}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "alabaster", "layer": 5}, {"barred": null, "card": "mosquito", "layer": 3}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "tail", "layer": 4}, {"barred": null, "card": "scorpion", "layer": 5}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "mosquito", "layer": 5}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "middle", "layer": 5}, {"barred": null, "card": "middle", "layer": 5}, {"barred": null, "card": "top", "layer": 5}], "stake": 1, "task": "over", "turn": 1, "uncovered": [[null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, "mosquito", null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, "head", null, "tail", null, null, null, null, null, null, null, null, null], ["tail", null, null, "alabaster", "base", null, "pectoral", "scorpion", null, "mosquito", null, null, null, "middle", "middle", "top"]], "you": 0}
--- scores [(2, 1), (17, 1)], places [2, 1]
