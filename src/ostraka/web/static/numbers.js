// What this browser keeps of a table's seal, and the number that it adds for its player.
"use strict";

const Seal = (() => {
  const KEY = "ostraka/seal/", MOST = 300;
  const known = new Map(); // for browsers that store nothing

  function kept(table) {
    try {
      const text = localStorage.getItem(KEY + table);
      if (text) return JSON.parse(text);
    } catch { /* the storage is closed to us, or somebody wrote into it */ }
    return known.get(table) ?? null;
  }

  // Whether it will still be known when the page is gone.
  function keep(table, record) {
    known.set(table, record);
    try {
      localStorage.setItem(KEY + table, JSON.stringify(record));
      forget();
      return true;
    } catch { return false; }
  }

  // The oldest seals go when there are too many.
  function forget() {
    const tables = Object.keys(localStorage).filter(key => key.startsWith(KEY));
    if (tables.length <= MOST) return;
    const age = key => kept(key.slice(KEY.length))?.since ?? 0;
    tables.sort((one, other) => age(one) - age(other));
    for (const key of tables.slice(0, tables.length - MOST)) localStorage.removeItem(key);
  }

  // What the server says of the seal before the first step. The imprint is kept before a number is
  // promised, and all promises are kept before the number is told.
  async function answer(table, seal, send) {
    const record = kept(table) ?? { imprint: seal.imprint, since: Date.now() };
    document.body.toggleAttribute("data-kept", keep(table, record) && record.imprint === seal.imprint);
    if (record.imprint !== seal.imprint || seal.seat === null) return;
    if (seal.stage === "promises" && !seal.promises[seal.seat]) {
      if (!globalThis.crypto?.subtle) return send({ do: "promise", value: "-" });
      if (!record.number || record.told) { // a number that was told is known to others
        record.number = Chance.hex(crypto.getRandomValues(new Uint8Array(16)));
        record.told = false;
        keep(table, record);
      }
      send({ do: "promise", value: await Chance.imprint(record.number) });
    } else if (seal.stage === "numbers" && record.number && !seal.numbers[seal.seat]) {
      if (seal.promises[seal.seat] !== await Chance.imprint(record.number)) return; // another device's
      Object.assign(record, { told: true, seat: seal.seat, promises: seal.promises });
      keep(table, record);
      send({ do: "number", value: record.number });
    }
  }

  let last = Promise.resolve(); // one message after another
  function sealed(table, seal, send) {
    last = last.then(() => answer(table, seal, send)).catch(() => {}); // a seat may add nothing
  }

  return { kept, sealed };
})();
