const form = document.querySelector<HTMLFormElement>("#contact-form")!;
const confirmation = form.querySelector<HTMLElement>("[role=alert]")!;

form.addEventListener("submit", (event) => {
  event.preventDefault();
  console.log("Contact", Object.fromEntries(new FormData(form)));
  form.reset();
  confirmation.textContent = "Thank you for your message! We'll get back to you soon.";
  confirmation.focus();
});

// Whoever begins another message has read the confirmation.
form.addEventListener("input", () => (confirmation.textContent = ""));
