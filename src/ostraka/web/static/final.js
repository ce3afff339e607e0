// Asks once more before a step that ends something for good, and says what is lost. The safe answer
// has the focus; Escape and a press beside the panel mean the same.
"use strict";

const DOUBLE_CLICK = 500; // milliseconds in which a second press may still belong to the first

class FinalPanel {
  constructor(dialog, go) {
    this.dialog = dialog;
    this.go = go;
    dialog.addEventListener("click", event => {
      const button = event.target.closest("button");
      if (!button && !this.fresh && this.beside(event)) dialog.close();
      if (button?.hasAttribute("data-stay")) dialog.close();
      if (button?.hasAttribute("data-go") && !this.fresh) { dialog.close(); this.go(this.say); }
    });
    // Keep the focus on the two buttons: Tab goes from one to the other.
    dialog.addEventListener("keydown", event => {
      if (event.key !== "Tab") return;
      event.preventDefault();
      dialog.querySelector("button:not(:focus)").focus();
    });
  }

  get open() { return this.dialog.open; }

  get fresh() { return this.button.hasAttribute("aria-disabled"); }

  beside(event) {
    const { left, right, top, bottom } = this.dialog.getBoundingClientRect();
    return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
  }

  ask(section) {
    this.say = section.dataset.final;
    this.dialog.replaceChildren(...[...section.children].map(node => node.cloneNode(true)));
    this.dialog.querySelector("h2").id = "sure-title";
    this.dialog.querySelector("dl").id = "sure-losses";
    const button = this.button = this.dialog.querySelector("[data-go]");
    button.setAttribute("aria-disabled", "true");
    setTimeout(() => button.removeAttribute("aria-disabled"), DOUBLE_CLICK);
    try { this.dialog.showModal(); }
    catch { return this.askPlainly(section); }
    this.dialog.querySelector("[data-stay]").focus({ preventScroll: true });
    this.dialog.scrollTop = 0;
  }

  // Browsers without <dialog> ask with confirm().
  askPlainly(section) {
    this.dialog.replaceChildren();
    const parts = section.querySelectorAll("h2, header p, dl > div, [data-go]");
    const texts = [...parts].map(part => [...part.children].map(each => each.textContent).filter(Boolean).join(". ") || part.textContent);
    if (gently(() => confirm(texts.join("\n\n")))) this.go(this.say);
  }

  close() { if (this.open) this.dialog.close(); }
}
