import { builtText, findOtherBuiltYears } from "../catalogue/built-years.ts";
import { resolveModel } from "../catalogue/resolve-model.ts";
import type { RecalledCart } from "./find-recalls.ts";
import { kindOfNumber } from "./recall-number.ts";

/** "" for a year in which the model was built, or may have been. */
export function yearDoubt({ make, model, modelYear }: RecalledCart): string {
  const built =
    modelYear === null ? null : findOtherBuiltYears(modelYear, resolveModel(make, model));
  return built === null ? "" : `${builtText(built)}. Check the year.`;
}

export const hidingYearText = "A wrong year can hide a recall.";

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
