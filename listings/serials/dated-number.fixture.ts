import { plainCharacters } from "../../domain/serials/plain-characters.ts";
import type { DatedNumber } from "./dated-number.ts";

/** A dated number whose last digits are hidden; an EZ-GO serial unless another kind is given. */
export function dated(
  number: string,
  year: number,
  others: Partial<DatedNumber> = {},
): DatedNumber {
  const plain = plainCharacters(number.replaceAll("x", "5"));
  return { kind: "ezgo-serial", number, plain, model: "", powertrain: "", year, ...others };
}
