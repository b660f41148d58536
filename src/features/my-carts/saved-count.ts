import { savedCountPlaces } from "../../ui/frame/header-elements.ts";

// Inlined in every page. Importing these two names from the tools' module would cost a request, so
// they are repeated; the test saves a cart through that module.
const storageKey = "my-carts";
const changeHere = "my-carts-change";

// Doesn't parse the carts: validating them would weigh on every page.
function savedCount(): number {
  try {
    const carts: unknown = Object(JSON.parse(localStorage.getItem(storageKey) ?? "null")).carts;
    return Array.isArray(carts) ? carts.length : 0;
  } catch {
    return 0;
  }
}

function show() {
  const count = savedCount();
  for (const place of document.querySelectorAll(savedCountPlaces)) {
    place.replaceChildren(...(count === 0 ? [] : words(count)));
  }
}

function words(count: number): (string | Element)[] {
  const number = document.createElement("b");
  const suffix = document.createElement("span");
  number.textContent = String(count);
  suffix.textContent = " saved";
  suffix.className = "visually-hidden";
  return [" ", number, suffix];
}

show();
for (const type of ["storage", "pageshow", changeHere]) addEventListener(type, show);
