import { changeHere, readText } from "./cart-storage.ts";

// The bar of tools is on every page, so this knows of the stored text only that it is a list of
// entries, or has one.
function savedCount(): number {
  try {
    const file: unknown = JSON.parse(readText() ?? "[]");
    const carts: unknown = Array.isArray(file) ? file : Object(file).carts;
    return Array.isArray(carts) ? carts.length : 0;
  } catch {
    return 0;
  }
}

function show() {
  const count = savedCount();
  for (const place of document.querySelectorAll<HTMLElement>("[data-saved-count]")) {
    place.hidden = count === 0;
    place.querySelector("b")!.textContent = String(count);
  }
}

show();
for (const type of ["storage", "pageshow", changeHere]) addEventListener(type, show);
