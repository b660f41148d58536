const added = new Set<string>();

/**
 * Adds the styles of a part that is drawn by scripts. They arrive with its code, so pages don't carry
 * them from the start, and the part never appears without them.
 */
export function addStyles(css: string): void {
  // While a page is prerendered, there is no document.
  if (import.meta.env.SSR || added.has(css)) return;
  added.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
