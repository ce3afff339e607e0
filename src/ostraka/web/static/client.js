// The whole script of the table page. It knows no rules: it shows what the server sends, and sends
// the sentence of whatever was chosen.
"use strict";

const body = document.body;
const table = document.getElementById("table");
const still = gently(() => matchMedia("(prefers-reduced-motion: reduce)")) ?? { matches: false };
const HOLD = 420; // how long one step is shown before the next one, in milliseconds
const BUSY_DELAY = 150; // milliseconds before the page shows that it waits for an answer
const MAX_RELOADS = 3; // how often in a row the whole page is asked for again after an error
let socket, tries = 0, reloads = 0, retry = 0, waiting = false, picked = "", talking = false;
let queue = [], playing = false, skip = null, pieces = new Pieces();
const placed = []; // files whose drawings have been copied into this page

const all = (selector, root = table) => [...root.querySelectorAll(selector)];
const saying = (say, more = "") => all(`[data-say="${CSS.escape(say)}"]${more}`);
const finalOf = say => table.querySelector(`[data-final="${CSS.escape(say)}"]`);
const panel = new FinalPanel(document.getElementById("sure"), say => {
  if (finalOf(say)) take(say);
});
panel.dialog.addEventListener("close", () => point(picked));

// ---- the connection ----

function connect() {
  clearTimeout(retry);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}${body.dataset.socket}&still=${still.matches}`);
  socket.onopen = () => { tries = 0; pieces = new Pieces(); queue = []; lost(false); };
  socket.onmessage = event => {
    try { receive(JSON.parse(event.data)); }
    catch (wrong) { recover(wrong); }
  };
  socket.onclose = event => {
    if (event.code === 4404) return location.reload();
    lost(true);
    retry = setTimeout(connect, Math.min(8000, 250 * 2 ** tries++) * (0.75 + Math.random() / 2));
  };
}

// A message that cannot be shown must not stop the table: a new connection sends the whole page.
function recover(wrong) {
  fault(wrong);
  queue = [];
  socket.onmessage = socket.onclose = null;
  socket.close();
  busy(false);
  if (++reloads > MAX_RELOADS) return lost(true, body.dataset.broken);
  table.replaceChildren(); // a page that is half changed is of no use
  connect();
}

function lost(yes, why = body.dataset.lost) {
  const banner = document.getElementById("lost");
  banner.textContent = yes ? why : "";
  banner.hidden = !yes;
  body.classList.toggle("offline", yes);
  if (yes) busy(false);
}

function send(message) {
  if (socket.readyState !== WebSocket.OPEN) return lost(true);
  socket.send(JSON.stringify({ at: Number(ply()), ...message }));
}

function receive(message) {
  if (message.problem) { busy(false); problem(message.problem); return; }
  if (message.go) { socket.onclose = null; location.href = message.go; return; } // the window leaves; later messages do not matter
  if (!message.page) return;
  if (message.now) Clock.set(message.now);
  if (message.seal) Seal.sealed(body.dataset.table, message.seal, send);
  const numbers = pieces.numbers(message.page);
  if (message.hold && (still.matches || document.hidden)) return; // the next one follows at once
  queue.push({ ...message, numbers });
  if (!playing) play();
}

// Steps come one after another, so that people can follow; any key or click skips the waiting.
async function play() {
  playing = true;
  try {
    while (queue.length) {
      const message = queue.shift();
      show(message);
      if (message.hold)
        await new Promise(done => { skip = done; setTimeout(done, moment()); });
    }
    reloads = 0;
  } catch (wrong) { recover(wrong); }
  finally { playing = false; skip = null; }
}

// A board may ask for more time, where a step is worth waiting for.
function moment() {
  const asked = Number(table.querySelector("[data-hold]")?.dataset.hold);
  return asked || Math.min(HOLD, 2400 / (queue.length + 1));
}

function show(message) {
  const before = still.matches ? null : places(), old = turned(), asked = ply();
  const reading = all("#talk ol").filter(list => list.scrollHeight - list.scrollTop - list.clientHeight > 40);
  const page = document.createElement("template");
  page.innerHTML = here(pieces.html(message.numbers));
  morph(table, page.content);
  gently(Clock.show);
  if (turned() !== old) document.getElementById("board").scrollTop = 0;
  newest(reading);
  if (before) gently(() => fly(before));
  busy(false);
  if (ply() !== asked || !finalOf(panel.say)) panel.close();
  if (picked && !saying(picked).length) picked = "";
  point(panel.open ? panel.say : picked);
  toggles();
  refocus();
  gently(() => title(message));
  body.classList.add("live");
}

// The number of the step shown, and the view that covers the board: a new one begins at its top.
const ply = () => document.getElementById("shell")?.dataset.at;
const turned = () => table.querySelector("[data-turned]")?.id;

// The latest remarks are in view, except where somebody reads earlier ones.
function newest(reading = []) {
  for (const list of all("#talk ol")) if (!reading.includes(list)) list.scrollTop = list.scrollHeight;
}
table.addEventListener("toggle", event => { if (event.target.id === "talk") newest(); }, true);
table.addEventListener("change", event => { if (event.target.name === "talk-tab") newest(); });
addEventListener("resize", () => newest());

// For people who use the keyboard: focus the next choice when the one they made is gone.
function refocus() {
  if (document.activeElement !== body || !body.dataset.keyboard) return;
  const next = talking ? table.querySelector("#talk > summary") : all("#lift, #board [data-say]:not([disabled]), #acts button:not([hidden])").find(node => !finalOf(node.dataset.say ?? ""));
  if (next) next.focus({ preventScroll: true });
}

// ---- drawings: from a file of their own they would appear a frame later than everything else ----

const here = html => placed.reduce((text, file) => text.replaceAll(`"${file}#`, '"#'), html);

// Until they have arrived, or if they never do, the browser takes them from their file.
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
  for (const [id, to] of places()) { // all are measured before the first one moves
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
  const say = node.dataset.say, final = finalOf(say);
  if (final) { picked = ""; point(say); return panel.ask(final); }
  const first = !node.hasAttribute("data-echo") && picked !== say;
  const sum = all(`[data-for="${CSS.escape(say)}"]`).length;
  if (first && (body.hasAttribute("data-confirm") || (touch && sum))) {
    if (!sum) return confirmHere(node, say);
    picked = say;
    return point(say);
  }
  take(say);
}

function take(say) {
  picked = "";
  talking = false;
  busy(true);
  send({ say });
}

// To confirm a choice of the bar, press the same button twice.
function confirmHere(node, say) {
  picked = say;
  node.classList.add("now-pointed");
}

// Most answers come at once, so the page shows that it waits only after a moment.
let busyTimer = 0;
function busy(yes) {
  waiting = yes;
  clearTimeout(busyTimer);
  if (yes) busyTimer = setTimeout(() => body.classList.add("waiting"), BUSY_DELAY);
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
  else if (data.sheet !== undefined) { body.dataset.sheet = data.sheet; newest(); } // a hidden list does not scroll
  else if (data.copy !== undefined) copy(node);
  else if (data.notify !== undefined) notify(node);
  else if (data.toggle !== undefined) { body.toggleAttribute(`data-${data.toggle}`); toggles(); }
});

// Pop-ups close when something else is pressed.
function closePops(kept) {
  for (const pop of all("details[data-pop][open]")) if (!(kept && pop.contains(kept))) pop.open = false;
}

function act(node) {
  if (waiting || (node.dataset.sure && !confirm(node.dataset.sure))) return;
  talking = Boolean(node.closest("#talk"));
  closePops(talking ? node : null); // the menu of a remark closes by itself
  busy(true);
  send({ do: node.dataset.do, value: node.dataset.value ?? "" });
}

for (const [type, from] of [["pointerover", "mouse"], ["focusin", ""]])
  table.addEventListener(type, event => {
    const node = event.target.closest("[data-say]");
    // On touch only the tap points: anything that moved before it would make the finger miss.
    if (picked || (from ? event.pointerType !== from : touched)) return;
    point(node && !node.disabled ? node.dataset.say : "");
  });
table.addEventListener("pointerleave", () => { if (!picked && !panel.open) point(""); });

document.addEventListener("submit", event => {
  const form = event.target.closest("[data-form]");
  if (!form) return;
  event.preventDefault();
  const text = form.elements.text.value.trim();
  if (text) send({ do: form.dataset.form, value: text });
  form.reset();
});

// ---- the keyboard: everything is a button; these are shortcuts ----

document.addEventListener("keydown", event => {
  if (skip) skip();
  body.dataset.keyboard = "yes";
  touched = false;
  if (event.repeat && (event.key === "Enter" || event.key === " ") && event.target.closest("button, [role=button]"))
    return event.preventDefault(); // holding a key chooses only once
  if (panel.open || event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event, at = document.activeElement;
  if (key === "Escape") { picked = ""; point(""); delete body.dataset.sheet; closePops(); }
  else if ((key === "Enter" || key === " ") && at?.matches("[role=button][data-say]")) { event.preventDefault(); choose(at, false); }
  else if (/^[1-9]$/.test(key)) all("#acts [data-say]:not([data-echo], [data-for-good])")[key - 1]?.click();
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

// ---- messages ----

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
  if (message.yours && !wasYours && document.hidden) ring(message.title);
  wasYours = Boolean(message.yours);
}

// Android has the name and the permission, and throws when a page itself wants to notify.
function ring(words) {
  try { if (Notification.permission === "granted") new Notification(words).onclick = () => focus(); }
  catch { /* the title of the tab says it too */ }
}

async function notify(node) {
  let answer = "denied";
  try { answer = await Notification.requestPermission(); }
  catch { /* not in this browser */ }
  node.setAttribute("aria-pressed", String(answer === "granted"));
}

async function copy(node) {
  const link = new URL(node.dataset.copy, location.href).href;
  try { await navigator.clipboard.writeText(link); node.textContent = node.dataset.copied; }
  catch { gently(() => prompt("", link)); }
}

function toggles() {
  for (const node of all("[data-toggle]")) node.setAttribute("aria-pressed", String(body.hasAttribute(`data-${node.dataset.toggle}`)));
}

addEventListener("online", () => { if (socket.readyState > 1) connect(); });
// Back from choosing a name, in order to write a remark.
if (location.hash === "#talk") { table.querySelector("#talk").open = true; body.dataset.sheet = "diary"; }
toggles();
connect();
for (const file of body.dataset.drawings.split(" ")) place(file).catch(() => {});
