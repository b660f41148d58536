// Links to tools carry along the cart that current-cart.ts stored.
document.addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("[data-takes-cart]");
  const query = cartQuery();
  if (link && query?.startsWith("?")) link.href = link.pathname + query;
});

// Inlined in every page, because a module shared with the tools would cost a request.
function cartQuery(): string | null {
  try {
    return sessionStorage.getItem("your cart");
  } catch {
    // Storage may be forbidden.
    return null;
  }
}
