3: dig a1
chance: uncover mosquito
    Noor uncovers a mosquito on a1: −1
    Noor pays 1 and keeps nothing from this turn
3: bar none
1: dig b2
chance: uncover head
    Mira uncovers a snake's head on b2: −2
    Mira pays 2 and keeps nothing from this turn
1: bar none
2: dig c3
chance: uncover pectoral
    Anselm uncovers a pectoral on c3: +4
2: stop
    Anselm stops and keeps 4
2: bar none
3: dig d4
chance: uncover mosquito
    Noor uncovers a mosquito on d4: −1
    Noor pays 1 and keeps nothing from this turn
3: bar none
1: dig a2
chance: uncover base
    Mira uncovers a column base with a chain on a2: +2
1: stop
    Mira stops and keeps 2
1: bar none
2: dig b3
chance: uncover bracelet
    Anselm uncovers a bracelet on b3: +2
2: stop
    Anselm stops and keeps 2
2: bar none
3: dig c4
chance: uncover scorpion
    Noor uncovers a scorpion on c4: −3
    Noor pays 3 and keeps nothing from this turn
3: bar none
1: dig d1
chance: uncover base
    Mira uncovers a column base with a chain on d1: +2
1: stop
    Mira stops and keeps 2
1: bar none
2: dig a3
chance: uncover middle
    Anselm uncovers a column shaft on a3: nothing
2: stop
    Anselm stops with nothing
2: bar none
3: dig b4
chance: uncover alabaster
    Noor uncovers an alabaster vase on b4: +1
3: stop
    Noor stops and keeps 1
3: bar none
1: dig c1
chance: uncover middle
    Mira uncovers a column shaft on c1: nothing
1: stop
    Mira stops with nothing
1: bar none
2: dig d2
chance: uncover tail
    Anselm uncovers a snake's tail with a faience vase on d2: +3
2: stop
    Anselm stops and keeps 3
2: bar none
3: dig a4
chance: uncover top
    Noor uncovers a column top with a Horus falcon on a4: +2
3: stop
    Noor stops and keeps 2
3: bar none
1: dig b1
chance: uncover top
    Mira uncovers a column top with a Horus falcon on b1: +2
1: stop
    Mira stops and keeps 2
1: bar none
2: dig c2
chance: uncover body
    Anselm uncovers a snake's body on c2: nothing
2: stop
    Anselm stops with nothing
2: bar none
3: dig d3
chance: uncover alabaster
    Noor uncovers an alabaster vase on d3: +1
3: stop
    Noor stops and keeps 1
3: bar none
1: dig a1
chance: uncover head
    Mira uncovers a snake's head on a1: −2
    Mira pays 2 and keeps nothing from this turn
1: bar none
2: dig b2
chance: uncover mosquito
    Anselm uncovers a mosquito on b2: −1
    Anselm pays 1 and keeps nothing from this turn
2: bar none
3: dig c3
chance: uncover pectoral
    Noor uncovers a pectoral on c3: +4
3: stop
    Noor stops and keeps 4
3: bar none
1: dig d4
chance: uncover alabaster
    Mira uncovers an alabaster vase on d4: +1
1: stop
    Mira stops and keeps 1
1: bar none
2: dig a2
chance: uncover base
    Anselm uncovers a column base with a chain on a2: +2
2: stop
    Anselm stops and keeps 2
2: bar none
3: dig b3
chance: uncover mosquito
    Noor uncovers a mosquito on b3: −1
    Noor pays 1 and keeps nothing from this turn
3: bar none
1: dig c4
chance: uncover scorpion
    Mira uncovers a scorpion on c4: −3
    Mira pays 3 and keeps nothing from this turn
1: bar none
2: dig d1
chance: uncover base
    Anselm uncovers a column base with a chain on d1: +2
2: stop
    Anselm stops and keeps 2
2: bar none
3: dig a3
chance: uncover middle
    Noor uncovers a column shaft on a3: nothing
3: stop
    Noor stops with nothing
3: bar none
1: dig b4
chance: uncover alabaster
    Mira uncovers an alabaster vase on b4: +1
1: stop
    Mira stops and keeps 1
1: bar none
2: dig c1
chance: uncover tail
    Anselm uncovers a snake's tail with a faience vase on c1: +3
2: stop
    Anselm stops and keeps 3
2: bar none
--- seat 3 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 53, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "shuffled", "memory": "none", "refusal": "on", "snake": "straight"}, "passes": 0, "players": [{"barricades": 1, "money": 11, "out": false, "scarabs": 2}, {"barricades": 1, "money": 25, "out": false, "scarabs": 2}, {"barricades": 1, "money": 12, "out": false, "scarabs": 2}], "square": null, "squares": [{"barred": null, "card": "head", "layer": 4}, {"barred": null, "card": "top", "layer": 5}, {"barred": null, "card": "tail", "layer": 4}, {"barred": null, "card": "base", "layer": 4}, {"barred": null, "card": "base", "layer": 4}, {"barred": null, "card": "mosquito", "layer": 4}, {"barred": null, "card": "body", "layer": 5}, {"barred": null, "card": "tail", "layer": 5}, {"barred": null, "card": "middle", "layer": 4}, {"barred": null, "card": "mosquito", "layer": 4}, {"barred": null, "card": "pectoral", "layer": 4}, {"barred": null, "card": "alabaster", "layer": 5}, {"barred": null, "card": "top", "layer": 5}, {"barred": null, "card": "alabaster", "layer": 4}, {"barred": null, "card": "scorpion", "layer": 4}, {"barred": null, "card": "alabaster", "layer": 4}], "stake": 1, "task": "begin", "turn": 2, "uncovered": [[null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], ["head", null, "tail", "base", "base", "mosquito", null, null, "middle", "mosquito", "pectoral", null, null, "alabaster", "scorpion", "alabaster"], ["mosquito", "top", "middle", "base", "base", "head", "body", "tail", "middle", "bracelet", "pectoral", "alabaster", "top", "alabaster", "scorpion", "mosquito"]], "you": 2}
--- scores [(11, 1), (25, 1), (12, 1)], places [3, 1, 2]
3: dig d2
chance: uncover middle
    Noor uncovers a column shaft on d2: nothing
3: stop
    Noor stops with nothing
3: bar none
1: dig a4
chance: uncover top
    Mira uncovers a column top with a Horus falcon on a4: +2
1: stop
    Mira stops and keeps 2
1: bar none
2: dig b1
chance: uncover body
    Anselm uncovers a snake's body on b1: nothing
2: stop
    Anselm stops with nothing
2: bar none
3: dig c2
chance: uncover bracelet
    Noor uncovers a bracelet on c2: +2
3: stop
    Noor stops and keeps 2
3: bar none
1: dig d3
chance: uncover top
    Mira uncovers a column top with a Horus falcon on d3: +2
1: stop
    Mira stops and keeps 2
1: bar none
2: dig a1
chance: uncover pectoral
    Anselm uncovers a pectoral on a1: +4
2: stop
    Anselm stops and keeps 4
2: bar none
3: dig b2
chance: uncover mosquito
    Noor uncovers a mosquito on b2: −1
    Noor pays 1 and keeps nothing from this turn
3: bar none
1: dig c3
chance: uncover tail
    Mira uncovers a snake's tail with a faience vase on c3: +3
1: stop
    Mira stops and keeps 3
1: bar none
2: dig d4
chance: uncover base
    Anselm uncovers a column base with a chain on d4: +2
2: stop
    Anselm stops and keeps 2
2: bar none
3: dig a2
chance: uncover top
    Noor uncovers a column top with a Horus falcon on a2: +2
3: stop
    Noor stops and keeps 2
3: bar none
1: dig b3
chance: uncover mosquito
    Mira uncovers a mosquito on b3: −1
    Mira pays 1 and keeps nothing from this turn
1: bar none
2: dig c4
chance: uncover alabaster
    Anselm uncovers an alabaster vase on c4: +1
2: stop
    Anselm stops and keeps 1
2: bar none
3: dig d1
chance: uncover top
    Noor uncovers a column top with a Horus falcon on d1: +2
3: stop
    Noor stops and keeps 2
3: bar none
1: dig a3
chance: uncover base
    Mira uncovers a column base with a chain on a3: +2
1: stop
    Mira stops and keeps 2
1: bar none
2: dig b4
chance: uncover alabaster
    Anselm uncovers an alabaster vase on b4: +1
2: stop
    Anselm stops and keeps 1
2: bar none
3: dig c1
chance: uncover head
    Noor uncovers a snake's head on c1: −2
    Noor pays 2 and keeps nothing from this turn
3: bar none
1: dig d2
chance: uncover middle
    Mira uncovers a column shaft on d2: nothing
1: stop
    Mira stops with nothing
1: bar none
2: dig a4
chance: uncover scorpion
    Anselm uncovers a scorpion on a4: −3
    Anselm pays 3 and keeps nothing from this turn
2: bar none
3: dig b1
chance: uncover bracelet
    Noor uncovers a bracelet on b1: +2
3: stop
    Noor stops and keeps 2
3: bar none
1: dig c2
chance: uncover body
    Mira uncovers a snake's body on c2: nothing
1: stop
    Mira stops with nothing
1: bar none
2: dig d3
chance: uncover middle
    Anselm uncovers a column shaft on d3: nothing
2: stop
    Anselm stops with nothing
2: bar none
3: dig a1
chance: uncover top
    Noor uncovers a column top with a Horus falcon on a1: +2
3: stop
    Noor stops and keeps 2
3: bar none
1: dig b2
chance: uncover mosquito
    Mira uncovers a mosquito on b2: −1
    Mira pays 1 and keeps nothing from this turn
1: bar none
2: dig c3
chance: uncover tail
    Anselm uncovers a snake's tail with a faience vase on c3: +3
2: stop
    Anselm stops and keeps 3
2: bar none
3: dig d4
chance: uncover base
    Noor uncovers a column base with a chain on d4: +2
3: stop
    Noor stops and keeps 2
3: bar none
1: dig a2
chance: uncover base
    Mira uncovers a column base with a chain on a2: +2
1: stop
    Mira stops and keeps 2
1: bar none
2: dig b3
--- seat 1 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 27, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "shuffled", "memory": "none", "refusal": "on", "snake": "straight"}, "passes": 0, "players": [{"barricades": 1, "money": 20, "out": false, "scarabs": 2}, {"barricades": 1, "money": 33, "out": false, "scarabs": 2}, {"barricades": 1, "money": 21, "out": false, "scarabs": 2}], "square": 9, "squares": [{"barred": null, "card": "top", "layer": 2}, {"barred": null, "card": "bracelet", "layer": 3}, {"barred": null, "card": "head", "layer": 3}, {"barred": null, "card": "top", "layer": 3}, {"barred": null, "card": "base", "layer": 2}, {"barred": null, "card": "mosquito", "layer": 2}, {"barred": null, "card": "body", "layer": 3}, {"barred": null, "card": "middle", "layer": 3}, {"barred": null, "card": "base", "layer": 3}, {"barred": null, "card": "mosquito", "layer": 3}, {"barred": null, "card": "tail", "layer": 2}, {"barred": null, "card": "middle", "layer": 3}, {"barred": null, "card": "scorpion", "layer": 3}, {"barred": null, "card": "alabaster", "layer": 3}, {"barred": null, "card": "alabaster", "layer": 3}, {"barred": null, "card": "base", "layer": 2}], "stake": 1, "task": "uncover", "turn": 1, "uncovered": [[null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], ["top", null, null, null, "base", "mosquito", null, null, null, null, "tail", null, null, null, null, "base"], ["pectoral", "bracelet", "head", "top", "top", "mosquito", "body", "middle", "base", "mosquito", "tail", "middle", "scorpion", "alabaster", "alabaster", "base"], ["head", "body", "tail", "base", "base", "mosquito", "bracelet", "middle", "middle", "mosquito", "pectoral", "top", "top", "alabaster", "scorpion", "alabaster"], ["mosquito", "top", "middle", "base", "base", "head", "body", "tail", "middle", "bracelet", "pectoral", "alabaster", "top", "alabaster", "scorpion", "mosquito"]], "you": 0}
--- scores [(20, 1), (33, 1), (21, 1)], places [3, 1, 2]
chance: uncover body
    Anselm uncovers a snake's body on b3: nothing
2: stop
    Anselm stops with nothing
2: bar none
3: dig c4
chance: uncover alabaster
    Noor uncovers an alabaster vase on c4: +1
3: stop
    Noor stops and keeps 1
3: bar none
1: dig d1
chance: uncover top
    Mira uncovers a column top with a Horus falcon on d1: +2
1: stop
    Mira stops and keeps 2
1: bar none
2: dig a3
chance: uncover head
    Anselm uncovers a snake's head on a3: −2
    Anselm pays 2 and keeps nothing from this turn
2: bar none
3: dig b4
chance: uncover bracelet
    Noor uncovers a bracelet on b4: +2
3: stop
    Noor stops and keeps 2
3: bar none
1: dig c1
chance: uncover pectoral
    Mira uncovers a pectoral on c1: +4
1: stop
    Mira stops and keeps 4
1: bar none
2: dig d2
chance: uncover middle
    Anselm uncovers a column shaft on d2: nothing
2: stop
    Anselm stops with nothing
2: bar none
3: dig a4
chance: uncover mosquito
    Noor uncovers a mosquito on a4: −1
    Noor pays 1 and keeps nothing from this turn
3: bar none
1: dig b1
chance: uncover alabaster
    Mira uncovers an alabaster vase on b1: +1
1: stop
    Mira stops and keeps 1
1: bar none
2: dig c2
chance: uncover scorpion
    Anselm uncovers a scorpion on c2: −3
    Anselm pays 3 and keeps nothing from this turn
2: bar none
3: dig d3
chance: uncover middle
    Noor uncovers a column shaft on d3: nothing
3: stop
    Noor stops with nothing
3: bar none
1: dig a1
chance: uncover earth
    Mira uncovers plain earth on a1: nothing
1: stop
    Mira stops with nothing
1: bar none
2: dig d3
chance: uncover alabaster
    Anselm uncovers an alabaster vase on d3: +1
2: stop
    Anselm stops and keeps 1
2: bar none
3: dig b3
chance: uncover bracelet
    Noor uncovers a bracelet on b3: +2
3: stop
    Noor stops and keeps 2
3: bar none
1: dig b4
chance: uncover pectoral
    Mira uncovers a pectoral on b4: +4
1: stop
    Mira stops and keeps 4
1: bar none
2: dig b2
chance: uncover mosquito
    Anselm uncovers a mosquito on b2: −1
    Anselm pays 1 and keeps nothing from this turn
2: bar none
3: dig c2
chance: uncover scorpion
    Noor uncovers a scorpion on c2: −3
    Noor pays 3 and keeps nothing from this turn
3: bar none
1: dig b1
chance: uncover pectoral
    Mira uncovers a pectoral on b1: +4
1: stop
    Mira stops and keeps 4
1: bar none
2: dig a3
chance: uncover alabaster
    Anselm uncovers an alabaster vase on a3: +1
2: stop
    Anselm stops and keeps 1
2: bar none
3: dig c1
chance: uncover earth
    Noor uncovers plain earth on c1: nothing
3: stop
    Noor stops with nothing
3: bar none
1: dig a2
chance: uncover mosquito
    Mira uncovers a mosquito on a2: −1
    Mira pays 1 and keeps nothing from this turn
1: bar none
2: dig c4
chance: uncover alabaster
    Anselm uncovers an alabaster vase on c4: +1
2: stop
    Anselm stops and keeps 1
2: bar none
3: dig d1
chance: uncover bracelet
    Noor uncovers a bracelet on d1: +2
3: stop
    Noor stops and keeps 2
3: bar none
1: dig d2
chance: uncover earth
    Mira uncovers plain earth on d2: nothing
1: stop
    Mira stops with nothing
1: bar none
2: dig a4
chance: uncover alabaster
    Anselm uncovers an alabaster vase on a4: +1
2: stop
    Anselm stops and keeps 1
2: bar none
3: dig c3
chance: uncover bracelet
    Noor uncovers a bracelet on c3: +2
3: stop
    Noor stops and keeps 2
3: bar d4
    Noor bars d4
1: skip
    Mira is skipped: every square is barred
1: undo
    Mira takes a step back
1: skip
    Mira is skipped: every square is barred
--- seat 2 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 1, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "shuffled", "memory": "none", "refusal": "on", "snake": "straight"}, "passes": 0, "players": [{"barricades": 1, "money": 34, "out": false, "scarabs": 2}, {"barricades": 1, "money": 31, "out": false, "scarabs": 2}, {"barricades": 0, "money": 26, "out": false, "scarabs": 2}], "square": null, "squares": [{"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "scorpion", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": 2, "card": "base", "layer": 2}], "stake": 1, "task": "begin", "turn": 1, "uncovered": [["earth", "pectoral", "earth", "bracelet", "mosquito", "mosquito", "scorpion", "earth", "alabaster", "bracelet", "bracelet", "alabaster", "alabaster", "pectoral", "alabaster", null], ["top", "alabaster", "pectoral", "top", "base", "mosquito", "scorpion", "middle", "head", "body", "tail", "middle", "mosquito", "bracelet", "alabaster", "base"], ["pectoral", "bracelet", "head", "top", "top", "mosquito", "body", "middle", "base", "mosquito", "tail", "middle", "scorpion", "alabaster", "alabaster", "base"], ["head", "body", "tail", "base", "base", "mosquito", "bracelet", "middle", "middle", "mosquito", "pectoral", "top", "top", "alabaster", "scorpion", "alabaster"], ["mosquito", "top", "middle", "base", "base", "head", "body", "tail", "middle", "bracelet", "pectoral", "alabaster", "top", "alabaster", "scorpion", "mosquito"]], "you": 1}
--- scores [(34, 1), (31, 1), (26, 1)], places [1, 2, 3]
2: refuse
    The game is over: nobody wants the curse
--- seat 1 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "curse refused", "hand": null, "hidden": 1, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "shuffled", "memory": "none", "refusal": "on", "snake": "straight"}, "passes": 0, "players": [{"barricades": 1, "money": 34, "out": false, "scarabs": 2}, {"barricades": 1, "money": 31, "out": false, "scarabs": 2}, {"barricades": 0, "money": 26, "out": false, "scarabs": 2}], "square": null, "squares": [{"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "scorpion", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": 2, "card": "base", "layer": 2}], "stake": 1, "task": "over", "turn": 1, "uncovered": [["earth", "pectoral", "earth", "bracelet", "mosquito", "mosquito", "scorpion", "earth", "alabaster", "bracelet", "bracelet", "alabaster", "alabaster", "pectoral", "alabaster", null], ["top", "alabaster", "pectoral", "top", "base", "mosquito", "scorpion", "middle", "head", "body", "tail", "middle", "mosquito", "bracelet", "alabaster", "base"], ["pectoral", "bracelet", "head", "top", "top", "mosquito", "body", "middle", "base", "mosquito", "tail", "middle", "scorpion", "alabaster", "alabaster", "base"], ["head", "body", "tail", "base", "base", "mosquito", "bracelet", "middle", "middle", "mosquito", "pectoral", "top", "top", "alabaster", "scorpion", "alabaster"], ["mosquito", "top", "middle", "base", "base", "head", "body", "tail", "middle", "bracelet", "pectoral", "alabaster", "top", "alabaster", "scorpion", "mosquito"]], "you": 0}
--- scores [(34, 1), (31, 1), (26, 1)], places [1, 2, 3]
