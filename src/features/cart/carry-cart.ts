/**
 * Lets the links to tools start from the cart that the visitor is at work on. It is part of each
 * page's own script, which is inlined, so it shares nothing with the tools.
 */
export function carryCart(): void {
  try {
    const { query } = Object(JSON.parse(sessionStorage.getItem("your cart") ?? "null"));
    if (typeof query !== "string" || !query.startsWith("?")) return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-takes-cart]")) {
      link.href = link.pathname + query;
    }
  } catch {
    // A browser that stores nothing remembers no cart.
  }
}

carryCart();
addEventListener("yourcart", carryCart);
