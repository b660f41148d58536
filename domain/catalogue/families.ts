// Tested in families.test.ts and resolve-model.test.ts.
import { familyRows } from "./families.data.ts";
import type { ModelFamily } from "./family.ts";

const blank: Omit<ModelFamily, "make" | "name"> = {
  names: [],
  tellsMake: [],
  misspellings: [],
  isOnlyInLists: false,
  years: { from: null, to: null },
  drives: null,
  seats: null,
  hasSeatsInName: false,
  variants: {},
  liftedNames: [],
  body: null,
  priceFamily: null,
  recallFamily: null,
  basePrices: {},
  suggested: [],
};

export const families: readonly ModelFamily[] = familyRows.map((row) => ({ ...blank, ...row }));

const byMake = Map.groupBy(families, ({ make }) => make);

export const familiesOf = (make: string): readonly ModelFamily[] => byMake.get(make) ?? [];

/** Every name that can mean the family in a text. */
export function namesOf({ name, names }: Pick<ModelFamily, "name" | "names">): readonly string[] {
  return [name, ...names];
}
