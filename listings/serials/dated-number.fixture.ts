import { plainCharacters } from "../../domain/serials/plain-characters.ts";
import type { DatedNumber } from "./dated-number.ts";

/** Each "x" is a hidden digit. The kind is an EZ-GO serial unless changed. */
export function dated(
  number: string,
  year: number,
  changes: Partial<DatedNumber> = {},
): DatedNumber {
  const plain = plainCharacters(number.replaceAll("x", "5"));
  return { kind: "ezgo-serial", plain, model: "", powertrain: "", year, ...changes };
}
