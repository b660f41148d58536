/** How the visitor came to the page. */
export function navigationType(): string {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation ? String(navigation.type) : "navigate";
}

/**
 * Whether the page was opened from elsewhere, as a shared address is: not by a way back to it, and not
 * from another page of this site, where the visitor has been at work on the cart.
 */
export function isOpenedFromElsewhere(): boolean {
  const isOwn = document.referrer.startsWith(`${location.origin}/`);
  return navigationType() !== "back_forward" && !isOwn;
}
