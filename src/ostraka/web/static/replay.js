// A replay: links lead to every position; this fetches them and changes the page in place.
const pause = 1200;
let wanted = null;
let timer = 0;

const stage = () => document.getElementById("replay");
const at = () => Number(stage().dataset.at);
const last = () => Number(stage().dataset.last);
const play = () => document.getElementById("play");
const playing = () => play().getAttribute("aria-pressed") === "true";
const speed = () => Number(document.querySelector('[name="speed"]:checked')?.value ?? 1);

function place(ply, eyes) {
  const url = new URL(location.href);
  url.searchParams.set("ply", ply);
  if (eyes !== undefined) url.searchParams.set("seat", eyes);
  return url;
}

// Returns whether the page could be changed in place; if not, the browser loads it as usual.
async function turnTo(url) {
  try {
    const answer = await fetch(url);
    if (!answer.ok) return false;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    show(page.getElementById("replay"));
    return true;
  } catch { return false; }
}

// Only the latest request counts: a slider makes many.
async function go(url) {
  const busy = wanted !== null;
  wanted = url;
  if (busy) return;
  while (wanted) {
    const now = wanted;
    if (!await turnTo(now)) return location.assign(now);
    gently(() => history.replaceState(null, "", now)); // Safari throws after a hundred in a row
    wanted = wanted === now ? null : wanted;
  }
}

function show(fresh) {
  const steps = document.getElementById("steps").scrollTop;
  const on = playing();
  Object.assign(stage().dataset, fresh.dataset);
  morph(stage(), fresh);
  ready();
  play().setAttribute("aria-pressed", String(on));
  document.getElementById("steps").scrollTop = steps;
  follow();
}

// The list shows the current step without moving the page.
function follow() {
  const list = document.getElementById("steps");
  const step = list.querySelector("[aria-current]");
  if (!step) return;
  const [top, height] = [step.offsetTop - list.offsetTop, step.offsetHeight];
  if (top < list.scrollTop || top + height > list.scrollTop + list.clientHeight)
    list.scrollTop = top - list.clientHeight / 2;
}

function ready() {
  play().hidden = false;
  document.getElementById("speed").hidden = false;
}

function run(on) {
  clearTimeout(timer);
  play().setAttribute("aria-pressed", String(on));
  if (on) timer = setTimeout(beat, pause / speed());
}

async function beat() {
  await go(place(Math.min(at() + 1, last())));
  // Somebody may have paused while the step was on its way.
  if (playing()) run(at() < last());
}

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target.closest("[data-ply], [data-eyes]");
  if (link) {
    event.preventDefault();
    run(false);
    go(link.dataset.ply ? place(link.dataset.ply) : place(at(), link.dataset.eyes));
  } else if (event.target.closest("#play")) {
    const on = !playing();
    if (on && at() === last()) go(place(0));
    run(on);
  }
});

document.addEventListener("input", (event) => {
  if (event.target.id === "slider") go(place(event.target.value));
});

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea") || event.altKey || event.ctrlKey) return;
  const ply = { ArrowLeft: at() - 1, ArrowRight: at() + 1, Home: 0, End: last() }[event.key];
  if (ply === undefined) return;
  event.preventDefault();
  go(place(Math.max(0, Math.min(last(), ply))));
});

ready();
follow();
