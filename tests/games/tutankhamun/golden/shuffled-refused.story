3: dig b4
chance: uncover base
    Noor uncovers a column base with a chain on b4: +2
3: dig d4
chance: uncover head
    Noor uncovers a snake's head on d4: −2
    Noor pays 2 and keeps nothing from this turn
3: bar b1
    Noor bars b1
3: undo
    Noor takes a step back
3: bar b1
    Noor bars b1
1: dig b2
chance: uncover middle
    Mira uncovers a column shaft on b2: nothing
1: dig a1
chance: uncover bracelet
    Mira uncovers a bracelet on a1: +2
1: dig c2
chance: uncover mosquito
    Mira uncovers a mosquito on c2: −1
    Mira pays 1 and keeps nothing from this turn
1: bar c4
    Mira bars c4
2: dig d1
chance: uncover scorpion
    Anselm uncovers a scorpion on d1: −3
    Anselm pays 3 and keeps nothing from this turn
2: bar c3
    Anselm bars c3
    Noor's barricade on b1 comes off
3: dig b3
chance: uncover middle
    Noor uncovers a column shaft on b3: nothing
3: dig d3
chance: uncover body
    Noor uncovers a snake's body on d3: nothing
3: dig a3
chance: uncover base
    Noor uncovers a column base with a chain on a3: +2
3: dig b3
chance: uncover tail
    Noor uncovers a snake's tail with a faience vase on b3: +3
3: dig a4
chance: uncover alabaster
    Noor uncovers an alabaster vase on a4: +1
3: dig b2
chance: uncover body
    Noor uncovers a snake's body on b2: nothing
3: dig d1
chance: uncover bracelet
    Noor uncovers a bracelet on d1: +2
3: dig d3
chance: uncover pectoral
    Noor uncovers a pectoral on d3: +4
3: stop
    Noor stops and keeps 12
    Mira's barricade on c4 comes off
1: dig b4
chance: uncover middle
    Mira uncovers a column shaft on b4: nothing
1: dig c2
chance: uncover base
    Mira uncovers a column base with a chain on c2: +2
1: dig b4
chance: uncover alabaster
    Mira uncovers an alabaster vase on b4: +1
1: dig a3
chance: uncover scorpion
    Mira uncovers a scorpion on a3: −3
    Mira pays 3 and keeps nothing from this turn
    Anselm's barricade on c3 comes off
2: dig a3
chance: uncover middle
    Anselm uncovers a column shaft on a3: nothing
2: dig d1
chance: uncover mosquito
    Anselm uncovers a mosquito on d1: −1
    Anselm pays 1 and keeps nothing from this turn
3: dig c3
chance: uncover pectoral
    Noor uncovers a pectoral on c3: +4
3: dig a1
chance: uncover mosquito
    Noor uncovers a mosquito on a1: −1
    Noor pays 1 and keeps nothing from this turn
1: dig a3
chance: uncover head
    Mira uncovers a snake's head on a3: −2
    Mira pays 2 and keeps nothing from this turn
2: dig a3
chance: uncover mosquito
    Anselm uncovers a mosquito on a3: −1
    Anselm pays 1 and keeps nothing from this turn
3: dig d2
chance: uncover tail
    Noor uncovers a snake's tail with a faience vase on d2: +3
3: dig a1
chance: uncover top
    Noor uncovers a column top with a Horus falcon on a1: +2
3: dig a2
chance: uncover top
    Noor uncovers a column top with a Horus falcon on a2: +2
3: dig a1
chance: uncover tail
    Noor uncovers a snake's tail with a faience vase on a1: +3
3: dig b2
chance: uncover tail
    Noor uncovers a snake's tail with a faience vase on b2: +3
3: dig d1
chance: uncover base
    Noor uncovers a column base with a chain on d1: +2
3: stop
    Noor stops and keeps 15
3: undo
    Noor takes a step back
3: stop
    Noor stops and keeps 15
1: dig a2
chance: uncover alabaster
    Mira uncovers an alabaster vase on a2: +1
1: stop
    Mira stops and keeps 1
1: undo
    Mira takes a step back
1: dig a4
chance: uncover base
    Mira uncovers a column base with a chain on a4: +2
1: dig a2
chance: uncover top
    Mira uncovers a column top with a Horus falcon on a2: +2
1: dig d1
chance: uncover alabaster
    Mira uncovers an alabaster vase on d1: +1
1: dig b3
chance: uncover pectoral
    Mira uncovers a pectoral on b3: +4
1: dig c3
chance: uncover top
    Mira uncovers a column top with a Horus falcon on c3: +2
1: dig d4
chance: uncover top
    Mira uncovers a column top with a Horus falcon on d4: +2
1: stop
    Mira stops and keeps 14
2: dig d2
chance: uncover alabaster
    Anselm uncovers an alabaster vase on d2: +1
2: dig b2
chance: uncover base
    Anselm uncovers a column base with a chain on b2: +2
2: dig c1
chance: uncover alabaster
    Anselm uncovers an alabaster vase on c1: +1
2: dig b3
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on b3: +2
2: dig c1
chance: uncover mosquito
    Anselm uncovers a mosquito on c1: −1
    Anselm pays 1 and keeps nothing from this turn
3: dig c3
chance: uncover bracelet
    Noor uncovers a bracelet on c3: +2
3: dig a1
chance: uncover mosquito
    Noor uncovers a mosquito on a1: −1
    Noor pays 1 and keeps nothing from this turn
--- seat 1 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 36, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "shuffled", "memory": "none", "refusal": "on", "snake": "straight"}, "passes": 0, "players": [{"barricades": 0, "money": 18, "out": false, "scarabs": 2}, {"barricades": 0, "money": 4, "out": false, "scarabs": 2}, {"barricades": 0, "money": 33, "out": false, "scarabs": 2}], "square": null, "squares": [{"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "mosquito", "layer": 4}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "top", "layer": 3}, {"barred": null, "card": "base", "layer": 2}, {"barred": null, "card": "base", "layer": 4}, {"barred": null, "card": "alabaster", "layer": 4}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "top", "layer": 2}, {"barred": null, "card": "bracelet", "layer": 3}, {"barred": null, "card": "pectoral", "layer": 4}, {"barred": null, "card": "base", "layer": 4}, {"barred": null, "card": "alabaster", "layer": 3}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "top", "layer": 4}], "stake": 1, "task": "begin", "turn": 0, "uncovered": [["mosquito", null, null, "alabaster", null, null, null, null, "mosquito", null, null, null, null, null, null, null], ["tail", null, null, "base", null, "base", null, null, "head", "top", null, null, null, null, null, null], ["top", null, null, "mosquito", "top", "tail", null, null, "middle", "pectoral", "bracelet", null, null, "alabaster", null, null], ["mosquito", null, "mosquito", "bracelet", "alabaster", "body", "base", "alabaster", "scorpion", "tail", "top", "pectoral", "base", "middle", null, "top"], ["bracelet", null, "alabaster", "scorpion", "top", "middle", "mosquito", "tail", "base", "middle", "pectoral", "body", "alabaster", "base", null, "head"]], "you": 0}
--- scores [(18, 1), (4, 1), (33, 1)], places [2, 3, 1]
1: dig b4
chance: uncover scorpion
    Mira uncovers a scorpion on b4: −3
    Mira pays 3 and keeps nothing from this turn
2: dig c3
chance: uncover bracelet
    Anselm uncovers a bracelet on c3: +2
2: dig b2
chance: uncover pectoral
    Anselm uncovers a pectoral on b2: +4
2: dig c1
chance: uncover base
    Anselm uncovers a column base with a chain on c1: +2
2: dig c4
chance: uncover mosquito
    Anselm uncovers a mosquito on c4: −1
    Anselm pays 1 and keeps nothing from this turn
3: dig d4
chance: uncover alabaster
    Noor uncovers an alabaster vase on d4: +1
3: dig c3
chance: uncover alabaster
    Noor uncovers an alabaster vase on c3: +1
3: stop
    Noor stops and keeps 2
1: dig a4
chance: uncover base
    Mira uncovers a column base with a chain on a4: +2
1: dig a4
chance: uncover mosquito
    Mira uncovers a mosquito on a4: −1
    Mira pays 1 and keeps nothing from this turn
2: dig a4
chance: uncover bracelet
    Anselm uncovers a bracelet on a4: +2
2: dig c2
chance: uncover body
    Anselm uncovers a snake's body on c2: nothing
2: dig c2
chance: uncover alabaster
    Anselm uncovers an alabaster vase on c2: +1
2: dig c4
chance: uncover middle
    Anselm uncovers a column shaft on c4: nothing
2: stop
    Anselm stops and keeps 3
3: dig b3
chance: uncover bracelet
    Noor uncovers a bracelet on b3: +2
3: dig b4
chance: uncover scorpion
    Noor uncovers a scorpion on b4: −3
    Noor pays 3 and keeps nothing from this turn
1: dig d3
chance: uncover mosquito
    Mira uncovers a mosquito on d3: −1
    Mira pays 1 and keeps nothing from this turn
2: dig d4
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on d4: +2
2: stop
    Anselm stops and keeps 2
3: pass
    Noor passes and pays 3
1: pass
    Mira passes and pays 3
2: dig d4
chance: uncover alabaster
    Anselm uncovers an alabaster vase on d4: +1
2: dig d3
chance: uncover middle
    Anselm uncovers a column shaft on d3: nothing
2: dig c4
chance: uncover scorpion
    Anselm uncovers a scorpion on c4: −3
    Anselm pays 3 and keeps nothing from this turn
3: dig c4
chance: uncover pectoral
    Noor uncovers a pectoral on c4: +4
3: dig c4
chance: uncover bracelet
    Noor uncovers a bracelet on c4: +2
3: stop
    Noor stops and keeps 6
1: scarab
    Mira lays down a scarab: everything counts double
1: dig b1
chance: uncover top
    Mira uncovers a column top with a Horus falcon on b1: +4
1: dig c1
chance: uncover alabaster
    Mira uncovers an alabaster vase on c1: +2
1: dig a2
chance: uncover body
    Mira uncovers a snake's body on a2: nothing
1: dig a2
chance: uncover earth
    Mira uncovers plain earth on a2: nothing
1: dig b1
chance: uncover head
    Mira uncovers a snake's head on b1: −4
    Mira pays 4 and keeps nothing from this turn
2: pass
    Anselm passes and pays 3
3: dig b1
chance: uncover middle
    Noor uncovers a column shaft on b1: nothing
3: dig d3
chance: uncover alabaster
    Noor uncovers an alabaster vase on d3: +1
3: dig d2
chance: uncover head
    Noor uncovers a snake's head on d2: −2
    Noor pays 2 and keeps nothing from this turn
1: pass
    Mira passes and pays 3
2: dig d2
chance: uncover middle
    Anselm uncovers a column shaft on d2: nothing
2: dig c2
chance: uncover earth
    Anselm uncovers plain earth on c2: nothing
2: dig c1
chance: uncover pectoral
    Anselm uncovers a pectoral on c1: +4
2: stop
    Anselm stops and keeps 4
3: scarab
    Noor lays down a scarab: everything counts double
3: dig d2
chance: uncover earth
    Noor uncovers plain earth on d2: nothing
3: stop
    Noor stops with nothing
1: pass
    Mira passes and pays 3
1: undo
    Mira takes a step back
1: scarab
    Mira lays down a scarab: everything counts double
1: dig b1
chance: uncover mosquito
    Mira uncovers a mosquito on b1: −2
    Mira pays 2 and keeps nothing from this turn
2: scarab
    Anselm lays down a scarab: everything counts double
2: undo
    Anselm takes a step back
2: pass
    Anselm passes and pays 3
3: scarab
    Noor lays down a scarab: everything counts double
3: refuse
    The game is over: nobody wants the curse
--- seat 1 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "curse refused", "hand": null, "hidden": 1, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "shuffled", "memory": "none", "refusal": "on", "snake": "straight"}, "passes": 1, "players": [{"barricades": 0, "money": 1, "out": false, "scarabs": 0}, {"barricades": 0, "money": 3, "out": false, "scarabs": 2}, {"barricades": 0, "money": 33, "out": false, "scarabs": 0}], "square": null, "squares": [{"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 2}, {"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "scorpion", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}], "stake": 1, "task": "over", "turn": 2, "uncovered": [["mosquito", null, "pectoral", "alabaster", "earth", "pectoral", "earth", "earth", "mosquito", "bracelet", "alabaster", "alabaster", "bracelet", "scorpion", "bracelet", "alabaster"], ["tail", "mosquito", "alabaster", "base", "body", "base", "alabaster", "middle", "head", "top", "bracelet", "middle", "mosquito", "scorpion", "pectoral", "top"], ["top", "middle", "base", "mosquito", "top", "tail", "body", "head", "middle", "pectoral", "bracelet", "mosquito", "base", "alabaster", "scorpion", "alabaster"], ["mosquito", "head", "mosquito", "bracelet", "alabaster", "body", "base", "alabaster", "scorpion", "tail", "top", "pectoral", "base", "middle", "middle", "top"], ["bracelet", "top", "alabaster", "scorpion", "top", "middle", "mosquito", "tail", "base", "middle", "pectoral", "body", "alabaster", "base", "mosquito", "head"]], "you": 0}
--- scores [(1, 1), (3, 1), (33, 1)], places [3, 2, 1]
