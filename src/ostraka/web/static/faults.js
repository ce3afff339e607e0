// Errors of our scripts go to the server's log: what and where, nothing of the game.
"use strict";

let faultsLeft = 5; // a window that keeps failing stops reporting

function fault(wrong, file = "", line = 0) {
  if (faultsLeft-- <= 0) return;
  try {
    const report = { message: wrong?.message ?? wrong, file, line, stack: wrong?.stack ?? "" };
    for (const key of ["message", "file", "stack"]) report[key] = String(report[key]).slice(0, 1000);
    const headers = { "Content-Type": "application/json" };
    fetch("/client-errors", { method: "POST", keepalive: true, headers, body: JSON.stringify(report) }).catch(() => {});
  } catch { /* a report that cannot be sent must not be one more error */ }
}

// Try something optional: a browser that lacks it must not stop the table.
function gently(action) {
  try { return action(); }
  catch (wrong) { fault(wrong); return undefined; }
}

addEventListener("error", event => fault(event.error ?? event.message, event.filename, event.lineno));
addEventListener("unhandledrejection", event => fault(event.reason));
