// A player has one chair: choosing another gives the first one to a bot.
const form = document.getElementById("set-up");
form.addEventListener("change", (event) => {
  if (event.target.value !== "me") return;
  for (const other of form.querySelectorAll('input[value="me"]:checked')) {
    if (other === event.target) continue;
    other.closest("fieldset").querySelector('input[value="bot"]').checked = true;
    const name = (chair) => chair.closest("fieldset").querySelector('input[type="text"]');
    [name(event.target).value, name(other).value] = [name(other).value, ""];
  }
});
