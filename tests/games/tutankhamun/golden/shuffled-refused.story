3: dig a4
chance: uncover mosquito
    Noor uncovers a mosquito on a4: -1
    Noor loses what was laid aside and pays 1
3: bar none
1: scarab
    Mira lays down a scarab: everything counts double
1: dig c2
chance: uncover alabaster
    Mira uncovers an alabaster vase on c2: +2
1: dig d2
chance: uncover middle
    Mira uncovers a column shaft on d2: +0
1: dig a1
chance: uncover mosquito
    Mira uncovers a mosquito on a1: -2
    Mira loses what was laid aside and pays 2
1: bar d4
    Mira bars d4
2: dig a2
chance: uncover alabaster
    Anselm uncovers an alabaster vase on a2: +1
2: dig a1
chance: uncover bracelet
    Anselm uncovers a bracelet on a1: +2
2: dig d2
chance: uncover pectoral
    Anselm uncovers a pectoral on d2: +4
2: dig b4
chance: uncover tail
    Anselm uncovers a cobra's tail with a faience vase on b4: +3
2: dig d2
chance: uncover middle
    Anselm uncovers a column shaft on d2: +0
2: dig b2
chance: uncover middle
    Anselm uncovers a column shaft on b2: +0
2: dig c2
chance: uncover tail
    Anselm uncovers a cobra's tail with a faience vase on c2: +3
2: dig d3
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on d3: +2
2: dig a4
chance: uncover mosquito
    Anselm uncovers a mosquito on a4: -1
    Anselm loses what was laid aside and pays 1
2: bar b1
    Anselm bars b1
3: dig d2
chance: uncover alabaster
    Noor uncovers an alabaster vase on d2: +1
3: dig c3
chance: uncover bracelet
    Noor uncovers a bracelet on c3: +2
3: dig c4
chance: uncover body
    Noor uncovers a cobra's body on c4: +0
3: dig d1
chance: uncover base
    Noor uncovers a column base with a chain on d1: +2
3: dig d1
chance: uncover mosquito
    Noor uncovers a mosquito on d1: -1
    Noor loses what was laid aside and pays 1
3: bar d2
    Noor bars d2
    Mira's barricade on d4 comes off
1: dig d4
chance: uncover head
    Mira uncovers a cobra's head on d4: -2
    Mira loses what was laid aside and pays 2
    Anselm's barricade on b1 comes off
2: dig d3
chance: uncover base
    Anselm uncovers a column base with a chain on d3: +2
2: dig a4
chance: uncover alabaster
    Anselm uncovers an alabaster vase on a4: +1
2: dig b1
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on b1: +2
2: dig d1
chance: uncover base
    Anselm uncovers a column base with a chain on d1: +2
2: dig c3
chance: uncover middle
    Anselm uncovers a column shaft on c3: +0
2: dig d3
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on d3: +2
2: dig b4
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on b4: +2
2: dig b1
chance: uncover alabaster
    Anselm uncovers an alabaster vase on b1: +1
2: dig c3
chance: uncover tail
    Anselm uncovers a cobra's tail with a faience vase on c3: +3
2: dig c4
chance: uncover base
    Anselm uncovers a column base with a chain on c4: +2
2: dig c2
chance: uncover scorpion
    Anselm uncovers a scorpion on c2: -3
    Anselm loses what was laid aside and pays 3
    Noor's barricade on d2 comes off
3: pass
    Noor passes for 3
1: dig d1
chance: uncover alabaster
    Mira uncovers an alabaster vase on d1: +1
1: dig c1
chance: uncover pectoral
    Mira uncovers a pectoral on c1: +4
1: dig b1
chance: uncover pectoral
    Mira uncovers a pectoral on b1: +4
1: dig d1
chance: uncover earth
    Mira uncovers plain earth on d1: +0
1: dig a1
chance: uncover alabaster
    Mira uncovers an alabaster vase on a1: +1
1: dig b3
chance: uncover base
    Mira uncovers a column base with a chain on b3: +2
1: dig b1
chance: uncover top
    Mira uncovers a column top with a Horus falcon on b1: +2
1: dig c4
chance: uncover middle
    Mira uncovers a column shaft on c4: +0
1: dig d2
chance: uncover alabaster
    Mira uncovers an alabaster vase on d2: +1
1: dig b3
chance: uncover middle
    Mira uncovers a column shaft on b3: +0
1: dig c2
chance: uncover mosquito
    Mira uncovers a mosquito on c2: -1
    Mira loses what was laid aside and pays 1
2: dig b4
chance: uncover base
    Anselm uncovers a column base with a chain on b4: +2
2: dig c3
chance: uncover scorpion
    Anselm uncovers a scorpion on c3: -3
    Anselm loses what was laid aside and pays 3
3: dig a2
chance: uncover head
    Noor uncovers a cobra's head on a2: -2
    Noor loses what was laid aside and pays 2
1: dig c3
chance: uncover mosquito
    Mira uncovers a mosquito on c3: -1
    Mira loses what was laid aside and pays 1
2: dig b4
chance: uncover tail
    Anselm uncovers a cobra's tail with a faience vase on b4: +3
2: dig c1
chance: uncover alabaster
    Anselm uncovers an alabaster vase on c1: +1
--- seat 2 sees {"aside": 4, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "", "hand": null, "hidden": 33, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "shuffled", "refusal": "on", "snake": "straight"}, "passes": 0, "players": [{"barricades": 0, "money": 4, "out": false, "scarabs": 1}, {"barricades": 0, "money": 3, "out": false, "scarabs": 2}, {"barricades": 0, "money": 3, "out": false, "scarabs": 2}], "square": 2, "squares": [{"barred": null, "card": "alabaster", "layer": 3}, {"barred": null, "card": "top", "layer": 2}, {"barred": null, "card": "alabaster", "layer": 4}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "head", "layer": 4}, {"barred": null, "card": "middle", "layer": 5}, {"barred": null, "card": "mosquito", "layer": 2}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "earth", "layer": 6}, {"barred": null, "card": "middle", "layer": 4}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "top", "layer": 3}, {"barred": null, "card": "alabaster", "layer": 3}, {"barred": null, "card": "tail", "layer": 2}, {"barred": null, "card": "middle", "layer": 3}, {"barred": null, "card": "head", "layer": 5}], "stake": 1, "task": "dig", "turn": 1, "uncovered": [[null, null, null, "earth", null, null, null, "alabaster", null, null, "mosquito", null, null, null, null, null], [null, "top", null, "alabaster", null, null, "mosquito", "alabaster", null, null, "scorpion", null, null, "tail", null, null], ["alabaster", "pectoral", null, "base", null, null, "scorpion", "middle", null, null, "tail", "top", "alabaster", "base", "middle", null], ["bracelet", "alabaster", "alabaster", "mosquito", "head", null, "tail", "pectoral", null, "middle", "middle", "base", "mosquito", "top", "base", null], ["mosquito", "top", "pectoral", "base", "alabaster", "middle", "alabaster", "middle", null, "base", "bracelet", "top", "mosquito", "tail", "body", "head"]], "you": 1}
--- scores [(4, 1), (3, 1), (3, 1)], places [1, 2, 2]
2: dig c2
chance: uncover mosquito
    Anselm uncovers a mosquito on c2: -1
    Anselm loses what was laid aside and pays 1
3: dig a1
chance: uncover base
    Noor uncovers a column base with a chain on a1: +2
3: stop
    Noor stops and keeps 2
1: dig c1
chance: uncover bracelet
    Mira uncovers a bracelet on c1: +2
1: dig b4
chance: uncover bracelet
    Mira uncovers a bracelet on b4: +2
1: stop
    Mira stops and keeps 4
2: dig b3
chance: uncover body
    Anselm uncovers a cobra's body on b3: +0
2: dig a2
chance: uncover mosquito
    Anselm uncovers a mosquito on a2: -1
    Anselm loses what was laid aside and pays 1
3: dig a3
chance: uncover scorpion
    Noor uncovers a scorpion on a3: -3
    Noor loses what was laid aside and pays 3
1: dig c4
chance: uncover body
    Mira uncovers a cobra's body on c4: +0
1: dig d4
chance: uncover scorpion
    Mira uncovers a scorpion on d4: -3
    Mira loses what was laid aside and pays 3
2: dig d3
chance: uncover mosquito
    Anselm uncovers a mosquito on d3: -1
    Anselm loses what was laid aside and pays 1
3: dig c1
chance: uncover bracelet
    Noor uncovers a bracelet on c1: +2
3: dig a2
chance: uncover middle
    Noor uncovers a column shaft on a2: +0
3: dig c4
chance: uncover bracelet
    Noor uncovers a bracelet on c4: +2
3: stop
    Noor stops and keeps 4
1: pass
    Mira passes for 3
2: scarab
    Anselm lays down a scarab: everything counts double
2: dig a3
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on a3: +4
2: dig d3
chance: uncover alabaster
    Anselm uncovers an alabaster vase on d3: +2
2: dig b1
chance: uncover alabaster
    Anselm uncovers an alabaster vase on b1: +2
2: dig b3
chance: uncover base
    Anselm uncovers a column base with a chain on b3: +4
2: stop
    Anselm stops and keeps 12
3: dig c1
chance: uncover scorpion
    Noor uncovers a scorpion on c1: -3
    Noor loses what was laid aside and pays 3
1: dig a2
chance: uncover bracelet
    Mira uncovers a bracelet on a2: +2
1: dig b3
chance: uncover earth
    Mira uncovers plain earth on b3: +0
1: dig a4
chance: uncover pectoral
    Mira uncovers a pectoral on a4: +4
1: dig a1
chance: uncover pectoral
    Mira uncovers a pectoral on a1: +4
1: stop
    Mira stops and keeps 10
2: pass
    Anselm passes for 3
3: dig a4
chance: uncover pectoral
    Noor uncovers a pectoral on a4: +4
3: dig b2
chance: uncover body
    Noor uncovers a cobra's body on b2: +0
3: dig a3
chance: uncover head
    Noor uncovers a cobra's head on a3: -2
    Noor loses what was laid aside and pays 2
1: pass
    Mira passes for 3
2: dig d4
chance: uncover top
    Anselm uncovers a column top with a Horus falcon on d4: +2
2: dig d4
chance: uncover head
    Anselm uncovers a cobra's head on d4: -2
    Anselm loses what was laid aside and pays 2
3: dig a3
chance: uncover top
    Noor uncovers a column top with a Horus falcon on a3: +2
3: dig a3
chance: uncover alabaster
    Noor uncovers an alabaster vase on a3: +1
3: dig b2
chance: uncover mosquito
    Noor uncovers a mosquito on b2: -1
    Noor loses what was laid aside and pays 1
1: dig d4
chance: uncover earth
    Mira uncovers plain earth on d4: +0
1: dig b2
chance: uncover middle
    Mira uncovers a column shaft on b2: +0
1: stop
    Mira stops and keeps 0
2: refuse
    The game is over: nobody wants the curse
--- seat 1 sees {"aside": 0, "contents": [[{"card": "alabaster", "count": 4, "value": 1}, {"card": "bracelet", "count": 3, "value": 2}, {"card": "pectoral", "count": 2, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}, {"card": "tutankhamun", "count": 1, "value": -10}, {"card": "earth", "count": 3, "value": 0}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}], [{"card": "base", "count": 2, "value": 2}, {"card": "middle", "count": 2, "value": 0}, {"card": "top", "count": 2, "value": 2}, {"card": "head", "count": 1, "value": -2}, {"card": "body", "count": 1, "value": 0}, {"card": "tail", "count": 1, "value": 3}, {"card": "alabaster", "count": 2, "value": 1}, {"card": "bracelet", "count": 1, "value": 2}, {"card": "pectoral", "count": 1, "value": 4}, {"card": "mosquito", "count": 2, "value": -1}, {"card": "scorpion", "count": 1, "value": -3}]], "ending": "curse refused", "hand": null, "hidden": 1, "laying": 0, "left": {}, "options": {"cards": "documented", "laying": "shuffled", "refusal": "on", "snake": "straight"}, "passes": 0, "players": [{"barricades": 0, "money": 9, "out": false, "scarabs": 1}, {"barricades": 0, "money": 7, "out": false, "scarabs": 1}, {"barricades": 0, "money": 0, "out": false, "scarabs": 2}], "square": null, "squares": [{"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "scorpion", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "middle", "layer": 2}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}, {"barred": null, "card": "mosquito", "layer": 1}, {"barred": null, "card": "alabaster", "layer": 1}, {"barred": null, "card": "pectoral", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "bracelet", "layer": 1}, {"barred": null, "card": "earth", "layer": 1}], "stake": 1, "task": "over", "turn": 1, "uncovered": [["pectoral", "alabaster", "scorpion", "earth", "bracelet", null, "mosquito", "alabaster", "alabaster", "earth", "mosquito", "alabaster", "pectoral", "bracelet", "bracelet", "earth"], ["base", "top", "bracelet", "alabaster", "middle", "middle", "mosquito", "alabaster", "top", "base", "scorpion", "mosquito", "pectoral", "tail", "body", "head"], ["alabaster", "pectoral", "bracelet", "base", "mosquito", "mosquito", "scorpion", "middle", "head", "body", "tail", "top", "alabaster", "base", "middle", "top"], ["bracelet", "alabaster", "alabaster", "mosquito", "head", "body", "tail", "pectoral", "top", "middle", "middle", "base", "mosquito", "top", "base", "scorpion"], ["mosquito", "top", "pectoral", "base", "alabaster", "middle", "alabaster", "middle", "scorpion", "base", "bracelet", "top", "mosquito", "tail", "body", "head"]], "you": 0}
--- scores [(9, 1), (7, 1), (0, 1)], places [1, 2, 3]
