/** How the visitor came to the page. */
export function navigationType(): string {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation ? String(navigation.type) : "navigate";
}
