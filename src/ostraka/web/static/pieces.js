// A page is sent in pieces, cut before every opening tag. Pieces that were sent before come as their
// numbers. An element that is shown already and has not changed is parsed as an empty one, marked as
// the same: parsing is the slowest part of all this.
"use strict";

const VOID = /^(br|hr|img|input|wbr)$/;

class Piece {
  constructor(text) {
    const [tag, name, rest] = text.match(/^<([a-z][\w-]*)([^>]*)>/) ?? ["", "", "/"];
    this.text = text;
    this.name = name;
    this.id = rest.match(/ id="([^"]+)"/)?.[1];
    this.opens = rest.endsWith("/") || VOID.test(name) ? 0 : 1;
    this.closes = [...text.slice(tag.length).matchAll(/<\/[^>]*>/g)].map(found => tag.length + found.index + found[0].length);
  }
}

class Pieces {
  constructor() {
    this.all = [];
    this.shown = []; // the numbers of the page that is shown
    this.places = new Map(); // where in it the elements with an id begin
  }

  // The numbers of a page that was sent: new pieces as text, known ones as ranges of numbers.
  numbers(sent) {
    return sent.flatMap(piece => typeof piece === "string"
      ? this.all.push(new Piece(piece)) - 1
      : Array.from({ length: piece[1] - piece[0] }, (_, at) => piece[0] + at));
  }

  // The HTML that must be parsed to show a page.
  html(numbers) {
    const before = this.shown, was = this.places;
    let html = "", over = -1;
    this.shown = numbers;
    this.places = new Map();
    for (let at = 0; at < numbers.length; at++) {
      const { id, name, text } = this.all[numbers[at]];
      const first = id && !this.places.has(id);
      if (first) this.places.set(id, at);
      if (at <= over) continue;
      const end = first && was.has(id) ? this.same(numbers, at, before, was.get(id)) : null;
      html += end ? `<${name} id="${id}" data-same></${name}>${end.rest}` : text;
      if (end) over = end.at;
    }
    return html;
  }

  // Where an element that is shown already ends, and the rest of its last piece.
  same(numbers, at, before, was) {
    for (let open = 0; at < numbers.length && numbers[at] === before[was]; at++, was++) {
      const { opens, closes, text } = this.all[numbers[at]];
      if (!(open += opens)) return null; // nothing can be in it
      if (closes.length >= open) return { at, rest: text.slice(closes[open - 1]) };
      open -= closes.length;
    }
    return null;
  }
}
