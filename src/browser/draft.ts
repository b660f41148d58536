import { useEffect } from "react";
import { readStored, store } from "./storage.ts";

const key = () => `cart ${location.pathname}${location.search}`;

/**
 * Remembers a form, as a query, for a return to this address in the same tab. Where storage is full
 * or forbidden, the form is then as empty as a new page's.
 */
export function keepDraft(query: string): void {
  store("sessionStorage", key(), query);
}

/** The form as the visitor left it, if this page load is a way back to it. */
export function draftAfterReturn(): URLSearchParams | null {
  if (!["back_forward", "reload"].includes(navigationType())) return null;
  const kept = readStored("sessionStorage", key());
  return kept == null ? null : new URLSearchParams(kept);
}

/** Keeps the form when the visitor leaves the page. */
export function useKeptDraft(query: string): void {
  useEffect(() => {
    const keep = () => keepDraft(query);
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, [query]);
}

/** How the visitor came to the page. */
function navigationType(): string {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation ? String(navigation.type) : "navigate";
}
