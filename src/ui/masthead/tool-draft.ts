import { readStored, storeText } from "../../browser/storage.ts";

const key = () => `cart ${location.pathname}${location.search}`;

/**
 * Keeps a form's values in case the visitor comes back to this address in the same tab. Does nothing
 * if storage is full or forbidden.
 */
export function keepDraft(query: string): void {
  storeText("sessionStorage", key(), query);
}

/** Null unless the visitor returned to this page by Back, Forward, or a reload. */
export function draftAfterReturn(): URLSearchParams | null {
  if (!["back_forward", "reload"].includes(navigationType())) return null;
  const draft = readStored("sessionStorage", key());
  return draft == null ? null : new URLSearchParams(draft);
}

function navigationType(): string {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation ? String(navigation.type) : "navigate";
}
