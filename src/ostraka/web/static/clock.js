// Clocks count down from what the server said last; only the server decides when time is up.
"use strict";

const Clock = {
  ahead: 0, // seconds that the server's clock is ahead of this one
  said: "", // what was read out last, so that nothing is said twice

  set(now) { Clock.ahead = now - Date.now() / 1000; },

  show() {
    const now = Date.now() / 1000 + Clock.ahead;
    for (const clock of document.querySelectorAll("[data-clock]")) Clock.one(clock, now);
    for (const bank of document.querySelectorAll("[data-seconds]:not([data-runs])"))
      Clock.text(bank, Clock.figure(Number(bank.dataset.seconds)));
  },

  one(clock, now) {
    const { until, bank, move, lost } = clock.dataset;
    const left = Math.max(0, Math.min(until - now, lost ?? Infinity)); // the clock stands still for a while
    const banked = left <= Number(bank) && Number(bank) > 0;
    const part = banked ? left : left - bank, whole = banked ? Number(bank) : Math.max(Number(move), part);
    clock.classList.toggle("clock-banked", banked);
    const days = clock.dataset.days, hours = clock.dataset.hours;
    Clock.text(clock.querySelector("[data-figure]"), Clock.figure(part, days, hours));
    clock.querySelector(".clock-left").setAttribute("stroke-dasharray", `${(100 * part / (whole || 1)).toFixed(1)} 100`);
    for (const node of clock.querySelectorAll("[data-part]")) {
      node.hidden = (node.dataset.part === "bank") !== banked;
      if (node.dataset.words) Clock.text(node, node.dataset.words.replace("{time}", Clock.words(part)));
    }
    const own = document.querySelector("[data-runs]");
    if (own) Clock.text(own, Clock.figure(banked ? left : Number(bank)));
    own?.closest(".time-bank").classList.toggle("low", (banked ? left : Number(bank)) < 60);
    if (clock.dataset.mine !== undefined && clock.id === "clock") Clock.say(until, left);
  },

  // Read out at 30 seconds and at 10, and no more often, or nobody could listen to anything else.
  say(until, left) {
    const mark = left <= 10 ? 10 : left <= 30 ? 30 : 0, key = `${until} ${mark}`;
    if (!mark || !left || key === Clock.said) return;
    Clock.said = key;
    document.getElementById("clock-said").textContent = document.body.dataset.soon.replace("{time}", Clock.words(Math.ceil(left)));
  },

  figure(seconds, days = "{count} d", hours = "{count} h") {
    const left = Math.ceil(seconds);
    if (left >= 86400) return days.replace("{count}", Math.floor(left / 86400));
    if (left >= 3600) return hours.replace("{count}", Math.floor(left / 3600));
    return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  },

  // Older browsers cannot format units and show plain numbers.
  words(seconds) {
    try { return Clock.spelled(seconds); }
    catch { return Clock.figure(seconds); }
  },

  spelled(seconds) {
    const left = Math.ceil(seconds), unit = (count, name) =>
      new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit: name, unitDisplay: "long" }).format(count);
    if (left < 60) return unit(left, "second");
    if (left < 3600) return Clock.figure(left);
    const days = Math.floor(left / 86400), hours = Math.floor(left % 86400 / 3600);
    return [days && unit(days, "day"), hours && unit(hours, "hour")].filter(Boolean).join(" ");
  },

  text(node, text) { if (node.textContent !== text) node.textContent = text; },
};

Clock.set(Number(document.body.dataset.now));
Clock.show();
setInterval(Clock.show, 1000);
