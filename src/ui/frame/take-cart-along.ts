// Links to tools start from the cart that the visitor is at work on, which your-cart.ts stores.
document.addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("[data-takes-cart]");
  const query = cartQuery();
  if (link && query?.startsWith("?")) link.href = link.pathname + query;
});

// This is in every page itself. A module shared with the tools would be one more file to fetch.
function cartQuery(): string | null {
  try {
    return sessionStorage.getItem("your cart");
  } catch {
    // A browser that stores nothing remembers no cart.
    return null;
  }
}
