/**
 * Names the cart that the visitor is at work on, in a slim bar below the header. It is part of the
 * page's HTML and runs before anything is painted, so that nothing moves; it uses nothing around it.
 */
export function showYourCart(): void {
  try {
    const { name, rest, query } = JSON.parse(sessionStorage.getItem("your cart") ?? "null") ?? {};
    const bar = document.querySelector<HTMLElement>("[data-cart-bar]");
    const onItsPage = location.search.includes("make=") && bar?.dataset["cartBar"] === "value";
    if (bar === null || typeof query !== "string" || !query.startsWith("?") || onItsPage) return;
    bar.querySelector("b")!.textContent = name;
    bar.querySelector("span")!.textContent = rest;
    bar.querySelector("a")!.href = `/${query}`;
    bar.hidden = false;
  } catch {
    // A browser that stores nothing remembers no cart.
  }
}
