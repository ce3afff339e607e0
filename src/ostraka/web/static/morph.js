// Changes the page into a new one and keeps every element that stays, found by its id or else by its
// place, so that focus, scrolling, open menus, typed text and animations survive.
"use strict";

// Makes the children of one node like those of another, whose nodes may be moved over.
function morph(shown, page) {
  const change = new Morph(page);
  change.children(shown, page);
  change.clear();
}

const isText = node => node.nodeType === Node.TEXT_NODE;

class Morph {
  constructor(page) {
    this.wanted = new Set([...page.querySelectorAll("[id]")].map(node => node.id));
    this.gone = new Map(); // removed nodes with their parents; parts of them may still be used elsewhere
  }

  clear() {
    for (const [node, parent] of this.gone) if (node.parentNode === parent) node.remove();
  }

  // First put all children in their places, then do the same inside each: nothing is moved twice.
  children(shown, page) {
    const pairs = [];
    let at = shown.firstChild;
    for (const fresh of [...page.childNodes]) {
      while (at && this.over(at, fresh)) at = this.leave(at);
      const kept = this.kept(fresh, at, shown), node = kept ?? this.made(fresh);
      if (kept && kept === at) at = at.nextSibling;
      else if (kept && shown.moveBefore) shown.moveBefore(kept, at); // does not stop animations
      else shown.insertBefore(node, at);
      if (node !== fresh) pairs.push([node, fresh]);
    }
    while (at) at = this.leave(at);
    for (const [node, fresh] of pairs) this.become(node, fresh);
  }

  // Remove what is left over. Text between elements is rather made again than an element moved.
  over(at, fresh) {
    return at.id ? !this.wanted.has(at.id) : isText(at) && !isText(fresh);
  }

  leave(node) {
    this.gone.set(node, node.parentNode);
    return node.nextSibling;
  }

  // The shown node that matches a new one, if any.
  kept(fresh, at, shown) {
    if (fresh.id) {
      const node = this.wanted.delete(fresh.id) && document.getElementById(fresh.id);
      return node && node.nodeName === fresh.nodeName && !node.contains(shown) ? node : null;
    }
    if (isText(fresh)) return at && isText(at) ? at : null;
    while (at && (at.id || at.nodeName !== fresh.nodeName)) at = at.nextSibling;
    return at;
  }

  // A new node; if parts of it may be shown already, it is filled like the rest.
  made(fresh) {
    return fresh.querySelector?.("[id]") ? fresh.cloneNode(false) : fresh;
  }

  become(node, fresh) {
    if (fresh.dataset?.same !== undefined || node.isEqualNode(fresh)) return;
    if (node.nodeType !== Node.ELEMENT_NODE) { node.nodeValue = fresh.nodeValue; return; }
    for (const { name, value } of fresh.attributes) if (node.getAttribute(name) !== value) this.set(node, name, value);
    for (const { name } of [...node.attributes]) if (!fresh.hasAttribute(name)) this.set(node, name, null);
    this.children(node, fresh);
  }

  // Keep what only this window knows: which drawers are open, and what somebody is typing.
  set(node, name, value) {
    if (name === "open" && node.nodeName === "DETAILS") return;
    if (name === "value" && node !== document.activeElement) node.value = value;
    if (value === null) node.removeAttribute(name);
    else node.setAttribute(name, value);
  }
}
