// The chance of a sealed game, drawn again as docs/protocol.md describes it. It touches no page.
"use strict";

const Chance = (() => {
  const hex = bytes => [...bytes].map(byte => byte.toString(16).padStart(2, "0")).join("");
  const bytes = digits => Uint8Array.from(digits.match(/../g) ?? [], pair => parseInt(pair, 16));
  const imprint = async digits => hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes(digits))));

  // HMAC-SHA256 under a key.
  async function signer(key) {
    const known = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return async message => new Uint8Array(await crypto.subtle.sign("HMAC", known, message));
  }

  // Random bits from a secret and the numbers that players added, as the journal writes them.
  async function stream(secret, added) {
    let key = bytes(secret);
    if (added) key = await (await signer(key))(new TextEncoder().encode(added));
    const sign = await signer(key);
    let rest = [], blocks = 0;
    return async bits => {
      const size = Math.ceil(bits / 8);
      while (rest.length < size) {
        const counter = new DataView(new ArrayBuffer(8));
        counter.setBigUint64(0, BigInt(blocks++));
        rest = [...rest, ...await sign(counter.buffer)];
      }
      const taken = rest.slice(0, size);
      rest = rest.slice(size);
      return BigInt(`0x${hex(taken)}`) >> BigInt(8 * size - bits);
    };
  }

  async function below(random, limit) {
    const bits = limit.toString(2).length;
    for (;;) {
      const number = await random(bits);
      if (number < limit) return number;
    }
  }

  // What is drawn from each list of [outcome, weight].
  async function draw(secret, added, lists) {
    const random = await stream(secret, added), drawn = [];
    for (const list of lists) {
      let number = await below(random, list.reduce((sum, [, weight]) => sum + BigInt(weight), 0n));
      drawn.push(list.find(([, weight]) => (number -= BigInt(weight)) < 0n)[0]);
    }
    return drawn;
  }

  // What a journal says of chance.
  function read(journal) {
    const found = { names: [], imprint: "", added: "", secret: "", drawn: [] };
    for (const line of journal.split("\n")) {
      const [, key, value] = /^(seat \d+|chance:|chance|end:) (.*)$/.exec(line) ?? [];
      if (key === "chance:") found.drawn.push(value);
      else if (key === "end:") found.secret = /; secret ([0-9a-f]+)$/.exec(value)?.[1] ?? "";
      else if (key === "chance") [, found.imprint, found.added] = /^sealed (\S+)(?: with (.*))?$/.exec(value) ?? [];
      else if (key) found.names.push(value);
    }
    return found;
  }

  return { bytes, draw, hex, imprint, read };
})();
