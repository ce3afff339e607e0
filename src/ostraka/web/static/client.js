// The whole script of the table page. It knows no rules: it shows what the server sends, and sends
// the sentence of whatever was chosen.
"use strict";

const body = document.body;
const table = document.getElementById("table");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const HOLD = 420; // how long one step is shown before the next one, in milliseconds
const PATIENCE = 150;
let socket, tries = 0, retry = 0, waiting = false, picked = "";
let queue = [], playing = false, skip = null, pieces = new Pieces();
const placed = []; // files whose drawings stand in this page

const all = (selector, root = table) => [...root.querySelectorAll(selector)];
const saying = (say, more = "") => all(`[data-say="${CSS.escape(say)}"]${more}`);

// ---- the connection ----

function connect() {
  clearTimeout(retry);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}${body.dataset.socket}&still=${still.matches}`);
  socket.onopen = () => { tries = 0; pieces = new Pieces(); queue = []; lost(false); };
  socket.onmessage = event => receive(JSON.parse(event.data));
  socket.onclose = event => {
    if (event.code === 4404) return location.reload();
    lost(true);
    retry = setTimeout(connect, Math.min(8000, 250 * 2 ** tries++) * (0.75 + Math.random() / 2));
  };
}

function lost(yes) {
  const banner = document.getElementById("lost");
  banner.textContent = yes ? body.dataset.lost : "";
  banner.hidden = !yes;
  body.classList.toggle("offline", yes);
  if (yes) busy(false);
}

function send(message) {
  if (socket.readyState !== WebSocket.OPEN) return lost(true);
  const shell = document.getElementById("shell");
  socket.send(JSON.stringify({ at: Number(shell.dataset.at), ...message }));
}

function receive(message) {
  if (message.problem) { busy(false); problem(message.problem); return; }
  if (message.go) { location.href = message.go; return; }
  if (!message.page) return;
  const numbers = pieces.numbers(message.page);
  if (message.hold && (still.matches || document.hidden)) return; // the next one follows at once
  queue.push({ ...message, numbers });
  if (!playing) play();
}

// Steps come one after another, so that people can follow; any key or click skips the waiting.
async function play() {
  playing = true;
  while (queue.length) {
    const message = queue.shift();
    show(message);
    if (message.hold)
      await new Promise(done => { skip = done; setTimeout(done, moment()); });
    skip = null;
  }
  playing = false;
}

// A board may ask for more time, where a step is worth waiting for.
function moment() {
  const asked = Number(table.querySelector("[data-hold]")?.dataset.hold);
  return asked || Math.min(HOLD, 2400 / (queue.length + 1));
}

function show(message) {
  const before = still.matches ? null : places(), old = turned();
  const page = document.createElement("template");
  page.innerHTML = here(pieces.html(message.numbers));
  morph(table, page.content);
  if (turned() !== old) document.getElementById("board").scrollTop = 0;
  if (before) fly(before);
  busy(false);
  if (picked && !saying(picked).length) picked = "";
  point(picked);
  toggles();
  refocus();
  title(message);
  body.classList.add("live");
}

// What lies over the whole board, if anything; a board that turned into another begins at its top.
const turned = () => table.querySelector("[data-turned]")?.id;

function refocus() {
  if (document.activeElement !== body || !body.dataset.keyboard) return;
  const next = table.querySelector("#lift, #board [data-say]:not([disabled]), #acts button:not([hidden])");
  if (next) next.focus({ preventScroll: true });
}

// ---- drawings: from a file of their own they would come a frame later than all the rest ----

const here = html => placed.reduce((text, file) => text.replaceAll(`"${file}#`, '"#'), html);

// If they cannot be had, or until then, the browser goes on finding them in their file.
async function place(file) {
  const answer = await (await fetch(file)).text();
  if (!answer.startsWith("<svg")) return;
  const drawings = new DOMParser().parseFromString(answer, "image/svg+xml").documentElement;
  drawings.setAttribute("hidden", "");
  body.append(drawings);
  placed.push(file);
  for (const use of all(`use[href^="${file}#"]`)) use.setAttribute("href", use.getAttribute("href").slice(file.length));
}

// ---- moving: HTML cards that changed their place fly there (FLIP) ----

const places = () => new Map(all("[data-fly]").map(node => [node.id, node.getBoundingClientRect()]));

function fly(before) {
  for (const [id, to] of places()) { // all are found before the first one moves
    const from = before.get(id), node = document.getElementById(id);
    if (!from || (Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2)) continue;
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
    node.animate([{ transform: start }, { transform: "none" }], { duration: 380, easing: "ease-in-out" });
  }
}

// ---- choosing ----

function point(say) {
  for (const node of all(".now-pointed")) node.classList.remove("now-pointed");
  for (const node of all("[data-for], [data-echo]")) {
    const mine = say && (node.dataset.for || node.dataset.say) === say;
    node.hidden = !(mine && (node.dataset.for || picked === say));
  }
  if (say) for (const node of saying(say)) node.classList.add("now-pointed");
  const ask = document.getElementById("ask");
  if (ask) ask.hidden = Boolean(say && all(`[data-for="${CSS.escape(say)}"]`).length);
}

function choose(node, touch) {
  if (waiting || node.disabled || node.getAttribute("aria-disabled") === "true") return;
  const say = node.dataset.say;
  const first = !node.hasAttribute("data-echo") && picked !== say;
  const sum = all(`[data-for="${CSS.escape(say)}"]`).length;
  if (first && (body.hasAttribute("data-confirm") || (touch && sum))) {
    if (!sum) return confirmHere(node, say);
    picked = say;
    return point(say);
  }
  picked = "";
  busy(true);
  send({ say });
}

// A choice of the bar that is to be confirmed: the same button, pressed twice.
function confirmHere(node, say) {
  picked = say;
  node.classList.add("now-pointed");
}

// An answer mostly comes at once: only who waits longer is shown that he waits.
let patience = 0;
function busy(yes) {
  waiting = yes;
  clearTimeout(patience);
  if (yes) patience = setTimeout(() => body.classList.add("waiting"), PATIENCE);
  else body.classList.remove("waiting");
}

let touched = false;
addEventListener("pointerdown", event => {
  touched = event.pointerType === "touch";
  delete body.dataset.keyboard;
}, true);

document.addEventListener("click", event => {
  if (skip) skip();
  const node = event.target.closest("[data-say], [data-do], [data-point], [data-sheet], [data-copy], [data-notify], [data-toggle]");
  closePops(event.target);
  if (!node) return;
  const data = node.dataset;
  if (data.say !== undefined) choose(node, touched);
  else if (data.point !== undefined) { picked = data.point; point(picked); }
  else if (data.do !== undefined) act(node);
  else if (data.sheet !== undefined) body.dataset.sheet = data.sheet;
  else if (data.copy !== undefined) copy(node);
  else if (data.notify !== undefined) notify(node);
  else if (data.toggle !== undefined) { body.toggleAttribute(`data-${data.toggle}`); toggles(); }
});

// What lies over the board goes when something else is pressed.
function closePops(kept) {
  for (const pop of all("details[data-pop][open]")) if (!(kept && pop.contains(kept))) pop.open = false;
}

function act(node) {
  if (waiting || (node.dataset.sure && !confirm(node.dataset.sure))) return;
  busy(true);
  send({ do: node.dataset.do, value: node.dataset.value ?? "" });
}

for (const [type, from] of [["pointerover", "mouse"], ["focusin", ""]])
  table.addEventListener(type, event => {
    const node = event.target.closest("[data-say]");
    // A finger points by its tap: what moved before would not be where it was tapped.
    if (picked || (from ? event.pointerType !== from : touched)) return;
    point(node && !node.disabled ? node.dataset.say : "");
  });
table.addEventListener("pointerleave", () => { if (!picked) point(""); });

document.addEventListener("submit", event => {
  const form = event.target.closest("[data-form]");
  if (!form) return;
  event.preventDefault();
  const text = form.elements.text.value.trim();
  if (text) send({ do: form.dataset.form, value: text });
  form.reset();
});

// ---- the keyboard: everything is a button; these are short ways ----

document.addEventListener("keydown", event => {
  if (skip) skip();
  body.dataset.keyboard = "yes";
  touched = false;
  if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event, at = document.activeElement;
  if (key === "Escape") { picked = ""; point(""); delete body.dataset.sheet; closePops(); }
  else if ((key === "Enter" || key === " ") && at?.matches("[role=button][data-say]")) { event.preventDefault(); choose(at, false); }
  else if (/^[1-9]$/.test(key)) all("#acts [data-say]:not([data-echo])")[key - 1]?.click();
  else if (key === "u") document.getElementById("undo")?.click();
  else if (key === "h") document.getElementById("hint")?.click();
  else if (key === "f") document.getElementById("hurry")?.click();
  else if (key.startsWith("Arrow") && at?.closest("#board")?.contains(at) && at.matches("[data-say], .square")) {
    event.preventDefault();
    nearest(at, key)?.focus();
  }
});

// The next target in the direction of an arrow key, by where the targets lie on the screen.
function nearest(from, key) {
  const middle = node => { const r = node.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
  const [x, y] = middle(from);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  let best = null, least = Infinity;
  for (const node of all("#board [data-say]:not([disabled])")) {
    const [nx, ny] = middle(node), along = (nx - x) * dx + (ny - y) * dy;
    const off = Math.abs((nx - x) * dy) + Math.abs((ny - y) * dx);
    if (along > 4 && along + 2 * off < least) [best, least] = [node, along + 2 * off];
  }
  return best;
}

// ---- telling ----

function problem(sentence) {
  const toast = document.getElementById("problem");
  toast.textContent = sentence;
  toast.hidden = false;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => { toast.hidden = true; }, 6000);
}

let wasYours = false;
function title(message) {
  document.title = message.title;
  if (message.yours && !wasYours && document.hidden && globalThis.Notification?.permission === "granted")
    new Notification(message.title).onclick = () => focus();
  wasYours = Boolean(message.yours);
}

async function notify(node) {
  const answer = globalThis.Notification ? await Notification.requestPermission() : "denied";
  node.setAttribute("aria-pressed", String(answer === "granted"));
}

async function copy(node) {
  const link = new URL(node.dataset.copy, location.href).href;
  try { await navigator.clipboard.writeText(link); node.textContent = node.dataset.copied; }
  catch { prompt("", link); }
}

function toggles() {
  for (const node of all("[data-toggle]")) node.setAttribute("aria-pressed", String(body.hasAttribute(`data-${node.dataset.toggle}`)));
}

setInterval(() => {
  const clock = document.getElementById("clock");
  if (!clock) return;
  const left = Math.max(0, Math.round(clock.dataset.until - Date.now() / 1000));
  const parts = left >= 86400 ? [Math.floor(left / 3600), "h"] : [`${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`, ""];
  clock.lastElementChild.textContent = parts.join(" ").trim();
}, 1000);

addEventListener("online", () => { if (socket.readyState > 1) connect(); });
toggles();
connect();
for (const file of body.dataset.drawings.split(" ")) place(file).catch(() => {});
