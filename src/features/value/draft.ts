import { navigationType } from "../../browser/way-here.ts";
import { readStored, store } from "../../browser/storage.ts";
import { type Details, formQueryOf, readDetails } from "../../../domain/cart/details.ts";

const key = () => `cart ${location.pathname}${location.search}`;

/**
 * Remembers the form for a return to this address in the same tab. Where storage is full or
 * forbidden, the form is then as empty as a new page's.
 */
export function keepDraft(details: Details): void {
  store("sessionStorage", key(), formQueryOf(details));
}

/** The form's details when the visitor left it, if this page load is a way back to it. */
export function draftAfterReturn(otherwise: Details): Details | null {
  if (!["back_forward", "reload"].includes(navigationType())) return null;
  const kept = readStored("sessionStorage", key());
  return kept == null ? null : readDetails(new URLSearchParams(kept), otherwise);
}
