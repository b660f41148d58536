import { makes } from "../../domain/catalogue/makes.ts";
import { spellingOf } from "../../domain/valuation/model-match.ts";

const listed = new Map(makes.map(({ name }) => [spellingOf(name), name]));

/** The directory's spelling of a make: "EZ-GO" for "E-Z-Go". Undefined for a make that is not in it. */
export function makeAsListed(make: string): string | undefined {
  return listed.get(spellingOf(make));
}
