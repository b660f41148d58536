import { savedCountPlaces } from "../../ui/frame/header-elements.ts";

// This is in every page itself. A module shared with the tools would be one more file to fetch, so
// the two names are written here again; the test saves a cart by the tools' own.
const storageKey = "my-carts";
const changeHere = "my-carts-change";

// The bar is on every page, so this knows of the stored text only that it has a list.
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
  const rest = document.createElement("span");
  number.textContent = String(count);
  rest.textContent = " saved";
  rest.className = "visually-hidden";
  return [" ", number, rest];
}

show();
for (const type of ["storage", "pageshow", changeHere]) addEventListener(type, show);
