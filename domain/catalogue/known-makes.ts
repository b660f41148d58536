import model from "../asking-prices/asking-price-model.json" with { type: "json" };
import { recallsOfMake } from "../recalls/recalls.ts";
import { type Make, isNameOnly } from "./make.ts";
import { makeNotes } from "./make-notes.ts";

/**
 * Tells whether there is more to read about a make than its estimates: what others write of it, what
 * dealers ask, or its recalls. "Custom" is no maker's name, and its advice is its own.
 */
export function isWorthReading(make: Make): boolean {
  if (isNameOnly(make)) return false;
  const { name, slug } = make;
  return (
    name === "Custom" || slug in makeNotes || name in model.makes || recallsOfMake(name).length > 0
  );
}
