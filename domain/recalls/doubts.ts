// Tested in ../value-api/lookups.test.ts.
import { findOtherBuiltYears, otherYearsText } from "../catalogue/built-years.ts";
import { findModelOfOtherMake, modelOfOtherMakeText } from "../catalogue/model-of-other-make.ts";
import { resolveModel } from "../catalogue/resolve-model.ts";
import type { RecalledCart } from "./find-recalls.ts";
import { kindOfNumber } from "./recall-number.ts";

/** What can't be true of the cart, and may hide a notice. */
export interface HidingDoubt {
  /** What can't be true, and what to check. */
  readonly doubt: string;
  readonly consequence: string;
}

/** Null if the make builds the model, and built it in that year, or may have. */
export function hidingDoubt({ make, model, modelYear }: RecalledCart): HidingDoubt | null {
  const resolved = resolveModel(make, model);
  const other = findModelOfOtherMake(make, model, resolved);
  if (other !== null) {
    return {
      doubt: modelOfOtherMakeText(make, other),
      consequence: "A wrong make can hide a recall.",
    };
  }
  const built = modelYear === null ? null : findOtherBuiltYears(modelYear, resolved);
  if (built === null) return null;
  return {
    doubt: otherYearsText(built),
    consequence: "A wrong year can hide a recall.",
  };
}

/** Explains why we couldn't check the number; "" if we did, or if none was entered. */
export function unreadText({ serial }: Pick<RecalledCart, "serial">): string {
  const kind = kindOfNumber(serial);
  return isUnread(kind) ? unreadTexts[kind] : "";
}

export function isUnread(kind: ReturnType<typeof kindOfNumber>): kind is keyof typeof unreadTexts {
  return kind === "vin" || kind === "other";
}

const unreadTexts = {
  vin: "We can’t check a VIN here. For a street-legal vehicle, enter it at nhtsa.gov. For any other, give it to the manufacturer.",
  other: "The number looks incomplete. Check it against the plate.",
};
