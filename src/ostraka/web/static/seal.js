// After the end: what this browser can check of the seal, line by line. It asks the server for
// nothing but the journal and what could be drawn.
"use strict";

const section = document.getElementById("seal");
const table = section.dataset.table;
const short = digits => `${digits.slice(0, 8)}…`;

// Shows one of the sentences of a line with its gaps filled.
function tell(line, state, gaps = {}) {
  const node = section.querySelector(`[data-check="${line}"]`);
  node.dataset.state = state;
  for (const each of node.querySelectorAll("[data-when]")) each.hidden = !each.dataset.when.split(" ").includes(state);
  for (const [gap, text] of Object.entries(gaps))
    for (const each of node.querySelectorAll(`[data-gap="${gap}"]`)) each.textContent = text;
  return state;
}

async function material() {
  const answer = await fetch(`/t/${table}/draws`).catch(() => null);
  const found = answer?.ok ? await answer.json() : {};
  const { imprint, secret, added } = section.dataset;
  return { names: [], imprint, secret, added, ...(found.journal ? Chance.read(found.journal) : {}), lists: found.draws };
}

function checkImprint(record, { imprint }) {
  if (!record) return tell("imprint", "unseen");
  const since = new Date(record.since).toLocaleString(document.documentElement.lang, { dateStyle: "long", timeStyle: "short" });
  return tell("imprint", record.imprint === imprint ? "fits" : "broken", { since, kept: short(record.imprint), shown: short(imprint) });
}

async function checkSecret(record, { imprint, secret }) {
  const fits = await Chance.imprint(secret) === imprint;
  return tell("secret", !fits ? "broken" : record ? "fits" : "shown", { secret: short(secret) });
}

async function checkDraws({ secret, added, drawn, lists }) {
  if (!lists) return tell("draws", "missing");
  const again = await Chance.draw(secret, added, lists);
  const wrong = lists.map((_, at) => at).filter(at => again[at] !== drawn[at]);
  const strip = section.querySelector(".seal-draws");
  strip.replaceChildren(...lists.map((_, at) => {
    const bar = document.createElement("i");
    if (wrong.includes(at)) bar.className = "bad";
    return bar;
  }));
  const all = Math.max(lists.length, drawn.length);
  if (!all) return tell("draws", "none");
  if (!wrong.length && drawn.length === all) return tell("draws", "fits", { all });
  const [at] = [...wrong, lists.length];
  const rest = all - Math.max(wrong.length, 1);
  return tell("draws", "broken", { draw: at + 1, drawn: again[at] ?? "–", said: drawn[at] ?? "–", rest });
}

async function checkNumbers(record, { added, names }) {
  const numbers = (added || "").split(" ").map(number => number === "-" ? "" : number);
  const who = seat => names[seat] ?? String(seat + 1);
  for (const [seat, number] of numbers.entries())
    if (number && record?.promises && record.promises[seat] !== await Chance.imprint(number))
      return tell("numbers", "broken", { name: who(seat) });
  const others = numbers.map((number, seat) => number && !(record?.told && seat === record.seat) ? who(seat) : "").filter(Boolean).join(", ");
  const gaps = { others, number: short(record?.number ?? "") };
  for (const each of section.querySelectorAll("[data-others]")) each.hidden = (each.dataset.others === "some") !== Boolean(others);
  if (!record?.told) return tell("numbers", "nothing", gaps);
  return tell("numbers", numbers[record.seat] === record.number ? "fits" : "left-out", gaps);
}

async function check() {
  if (!globalThis.crypto?.subtle) return tell("verdict", "unable");
  const record = Seal.kept(table), found = await material();
  const states = [
    checkImprint(record, found),
    await checkSecret(record, found),
    await checkDraws(found),
    await checkNumbers(record, found),
  ];
  const count = states.filter(state => ["fits", "shown", "none"].includes(state)).length;
  const verdict = states.includes("broken") ? "broken" : !record ? "unseen" : count === states.length ? "verified" : "partly";
  section.dataset.state = verdict;
  tell("title", verdict);
  tell("verdict", verdict, { count, all: states.length });
}

// Somebody who was there reads the beginning of their imprint aloud.
document.getElementById("compare").addEventListener("submit", event => {
  event.preventDefault();
  const said = event.target.elements.imprint.value.toLowerCase().replace(/[^0-9a-f]/g, "");
  tell("compare", said.length < 8 ? "shorter" : section.dataset.imprint.startsWith(said) ? "same" : "other");
});

check().catch(() => tell("verdict", "unable"));
