/**
 * Names the cart that the visitor is at work on in a slim bar below the header, and lets links to
 * tools start from it. It is part of the page's HTML and runs before anything is painted, so that
 * nothing moves; it uses nothing around it. your-cart.ts stores the cart.
 */
export function showYourCart(): void {
  function yourCart(): Record<"name" | "rest" | "query", string> | null {
    try {
      const cart = JSON.parse(sessionStorage.getItem("your cart")!);
      return cart?.query.startsWith("?") ? cart : null;
    } catch {
      // A browser that stores nothing remembers no cart.
      return null;
    }
  }

  document.addEventListener("click", ({ target }) => {
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>("[data-takes-cart]");
    const cart = yourCart();
    if (link && cart) link.href = link.pathname + cart.query;
  });

  const bar = document.querySelector<HTMLElement>("[data-cart-bar]")!;
  const cart = yourCart();
  if (!cart || (bar.dataset["cartBar"] === "value" && location.search.includes("make="))) return;
  bar.querySelector("b")!.textContent = cart.name;
  bar.querySelector("span")!.textContent = cart.rest;
  bar.querySelector("a")!.href = `/${cart.query}`;
  bar.hidden = false;
}
