import { asDigits, plainCharacters } from "../serial-numbers/plain-characters.ts";
import type { SerialRange } from "./recall.ts";

/** A whole number of a kind that notices list. */
export interface ListedNumber {
  readonly kind: SerialRange["kind"];
  /** The make that has such numbers, as the catalog spells it. */
  readonly make: string;
  readonly prefix: string;
  /** The last six digits, or an EZ-GO's seven. */
  readonly digits: number;
  /** The model year in a Club Car's number; null in any other. */
  readonly modelYear: number | null;
}

/** On a plate, O looks like 0 and I looks like 1. */
const forms: readonly (Pick<ListedNumber, "kind" | "make"> & { readonly form: RegExp })[] = [
  {
    kind: "club-car",
    make: "Club Car",
    form: /^(?<prefix>[A-Z]{2})(?<year>[\dOI]{2})[\dOI]{2}(?<digits>[\dOI]{6})$/,
  },
  // Until 2001 some have one letter or five last digits.
  {
    kind: "club-car",
    make: "Club Car",
    form: /^(?<prefix>[A-Z]{1,2})(?<year>[89][\dOI]|[0O][0O1I])[\dOI]{2}(?<digits>[\dOI]{5,6})$/,
  },
  { kind: "ez-go", make: "EZ-GO", form: /^(?<digits>[\dOI]{7})$/ },
  { kind: "yamaha", make: "Yamaha", form: /^(?<prefix>J[A-Z\d]{2})(?<digits>[\dOI]{6})$/ },
];

/** What a number says, as typed; null if it is not whole, or of a kind that no notice lists. */
export function listedNumber(serial: string): ListedNumber | null {
  const plain = plainCharacters(serial);
  for (const { kind, make, form } of forms) {
    const parts = form.exec(plain)?.groups;
    if (parts === undefined) continue;
    const { prefix = "", year, digits } = parts;
    return {
      kind,
      make,
      // Two letters, or J and what may be digits.
      prefix: kind === "yamaha" ? asDigits(prefix) : prefix,
      digits: Number(asDigits(digits!)),
      modelYear: year === undefined ? null : fullYear(Number(asDigits(year))),
    };
  }
  return null;
}

const vinLength = 17;

/** Whether a number was typed, and whether notices list such numbers. */
export function kindOfNumber(serial: string): "none" | "listed" | "vin" | "other" {
  const plain = plainCharacters(serial);
  if (plain === "") return "none";
  if (listedNumber(plain) !== null) return "listed";
  return plain.length === vinLength ? "vin" : "other";
}

/** Club Car's numbers carry the year since 1981. */
function fullYear(digits: number): number {
  return digits >= 81 ? 1900 + digits : 2000 + digits;
}
