// Tested in stored-carts.test.tsx and ../../features/cart-form/current-cart.test.tsx.
import { savedCountPlaces } from "./header-elements.ts";

// Inlined in every page. Importing these names from the tools' modules would cost a request, so they
// are repeated; the tests store carts through those modules.
const savedKey = "my-carts";
const changeHere = "my-carts-change";
const currentKey = "your cart";

show();
for (const type of ["storage", "pageshow", changeHere]) addEventListener(type, show);

function show() {
  const count = savedCount();
  for (const place of document.querySelectorAll(savedCountPlaces)) {
    place.replaceChildren(...(count === 0 ? [] : words(count)));
  }
}

// Doesn't parse the carts: validating them would weigh on every page.
function savedCount(): number {
  try {
    const carts: unknown = Object(JSON.parse(localStorage.getItem(savedKey) ?? "null")).carts;
    return Array.isArray(carts) ? carts.length : 0;
  } catch {
    return 0;
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

// Links to tools carry along the cart that was last valued in this tab.
document.addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("[data-takes-cart]");
  const query = currentCartQuery();
  if (link && query?.startsWith("?")) link.href = link.pathname + query;
});

function currentCartQuery(): string | null {
  try {
    return sessionStorage.getItem(currentKey);
  } catch {
    // Storage may be forbidden.
    return null;
  }
}
