import { findYear, detectKind } from "../../../domain/serials/find-year.ts";
import { plainNumber } from "../../../domain/serials/plain-characters.ts";
import { confidences } from "../../../domain/serials/reading.ts";
import { maxSerialLength } from "../../../domain/cart/cart.ts";

/** Null if no code reads as a cart's serial number or VIN. */
export function numberAmong(texts: readonly string[], asOfYear: number): string | null {
  const ranked = texts
    .flatMap(partsOf)
    .map((text) => ({ text, rank: rankOf(text, asOfYear) }))
    .filter(({ rank }) => rank !== -1)
    .toSorted((a, b) => a.rank - b.rank || a.text.length - b.text.length);
  return ranked[0]?.text ?? null;
}

/** Codes that may be serial numbers of makes whose numbers we can't read. */
export function otherNumbers(texts: readonly string[]): string[] {
  return texts
    .map((text) => text.trim())
    .filter((text) => /^(?=.*\d)[\w -]{4,}$/.test(text) && text.length <= maxSerialLength);
}

/**
 * A two-dimensional code may also hold the model, or be an address. The auto industry writes an I
 * before a VIN and an S before a serial number.
 */
function partsOf(text: string): string[] {
  const parts = text.split(/[^A-Z\d-]+/i).filter((part) => part.length >= minPartLength);
  const whole = [text.trim(), ...parts];
  return [...whole, ...whole.filter((part) => /^[IS]/i.test(part)).map((part) => part.slice(1))];
}

/** Shorter words in an address often look like an EZ-GO code. */
const minPartLength = 9;

/** 0 for the most certain; -1 for text that isn't a whole cart number. */
function rankOf(text: string, asOfYear: number): number {
  const kind = detectKind(text, asOfYear);
  if (kind?.dates !== "cart" || !kind.complete.test(plainNumber(text))) return -1;
  const reading = findYear(kind, text, asOfYear);
  return reading?.status === "read" ? confidences.indexOf(reading.candidates[0]!.confidence) : -1;
}
