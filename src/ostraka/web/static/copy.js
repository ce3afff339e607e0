// Buttons that copy something.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const text = new URL(button.dataset.copy, location.href);
  const value = button.dataset.copy.startsWith("/") ? text.href : button.dataset.copy;
  try {
    await navigator.clipboard.writeText(value);
  } catch {
    button.closest(".copy")?.querySelector("input")?.select();
    return;
  }
  (button.querySelector("span") ?? button).textContent = button.dataset.copied;
});
