import { readStored, storeText } from "../../browser/storage.ts";

type Part = "cart" | "line";

const keyOf = (part: Part) => `${part} ${location.pathname}${location.search}`;

/**
 * Keeps a form's values, as a query, or the text of its line in case the visitor comes back to this
 * address in the same tab. Does nothing if storage is full or forbidden.
 */
export function keepDraft(text: string, part: Part = "cart"): void {
  storeText("sessionStorage", keyOf(part), text);
}

/** Null unless the visitor returned to this page by Back, Forward, or a reload. */
export function draftAfterReturn(part: Part = "cart"): string | null {
  if (!["back_forward", "reload"].includes(navigationType())) return null;
  return readStored("sessionStorage", keyOf(part)) ?? null;
}

function navigationType(): string {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation ? String(navigation.type) : "navigate";
}
