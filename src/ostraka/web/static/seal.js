// The browser itself takes the imprint of the opened secret and compares it with the first one.
const seal = document.getElementById("seal");
const say = (verdict) => (seal.querySelector(`[data-when="${verdict}"]`).hidden = false);

async function imprint(secret) {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

if (!globalThis.crypto?.subtle || !/^([0-9a-f]{2})+$/.test(seal.dataset.secret)) say("unable");
else imprint(seal.dataset.secret).then((found) => say(found === seal.dataset.imprint ? "intact" : "broken"));
