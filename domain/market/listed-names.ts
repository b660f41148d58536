import { containsModel, patternOf, spellingOf, wordsOf } from "../valuation/model-match.ts";

export type ListedMakes = Readonly<
  Record<string, { readonly families: Readonly<Record<string, unknown>> }>
>;

interface ListedNames {
  readonly make: string;
  readonly family: string | null;
}

/**
 * Other names of a family. G29 is Yamaha's own code for The Drive, as its service manual shows;
 * the Drive2 is another cart.
 */
const aliases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Yamaha: { Drive: "G29" },
};

/** "i40L" is a lifted i40. */
const liftedNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Icon: { i40L: "i40", i60L: "i60", G40L: "G40", G60L: "G60" },
};

export function isLiftedName({ make, model }: { make: string; model: string }): boolean {
  const names = Object.entries(liftedNames).find(
    ([each]) => spellingOf(each) === spellingOf(make),
  )?.[1];
  const words = wordsOf(model);
  return Object.keys(names ?? {}).some((name) => containsModel(words, patternFor(name)));
}

export function familyName(make: string, name: string): string {
  return aliases[make]?.[name] ?? liftedNames[make]?.[name] ?? name;
}

/** As the listings spell them; null if the make isn't listed. */
export function listedNames(
  makes: ListedMakes,
  cart: { readonly make: string; readonly model: string },
): ListedNames | null {
  const listedMake = bySpelling(makes).get(spellingOf(cart.make));
  if (listedMake === undefined) return null;
  return { make: listedMake.make, family: findNamedFamily(listedMake, cart.model) ?? null };
}

/** The family with the longest name that the model's text contains. */
export function findFamily(
  make: string,
  families: readonly string[],
  model: string,
): string | undefined {
  return findNamedFamily({ make, names: namesOf(make, families) }, model);
}

interface ListedMake {
  readonly make: string;
  readonly names: readonly string[];
}

const prepared = new WeakMap<ListedMakes, ReadonlyMap<string, ListedMake>>();

/** Cached, because the same few names are compared with every cart's. */
function bySpelling(makes: ListedMakes): ReadonlyMap<string, ListedMake> {
  const cached = prepared.get(makes);
  if (cached !== undefined) return cached;
  const all = Object.entries(makes).map(
    ([make, { families }]) =>
      [spellingOf(make), { make, names: namesOf(make, Object.keys(families)) }] as const,
  );
  // Where two makes share a spelling, the first wins.
  const made = new Map(all.toReversed());
  prepared.set(makes, made);
  return made;
}

function namesOf(make: string, families: readonly string[]): string[] {
  const otherNames = Object.entries({ ...aliases[make], ...liftedNames[make] });
  const namesOfListedFamilies = otherNames
    .filter(([, family]) => families.includes(family))
    .map(([name]) => name);
  return [...new Set([...families, ...namesOfListedFamilies])].toSorted(
    (a, b) => b.length - a.length,
  );
}

function findNamedFamily({ make, names }: ListedMake, model: string): string | undefined {
  const words = wordsOf(model);
  const named = names.find((name) => containsModel(words, patternFor(name)));
  return named === undefined ? undefined : familyName(make, named);
}

const patterns = new Map<string, ReturnType<typeof patternOf>>();

function patternFor(family: string) {
  const pattern = patterns.get(family) ?? patternOf(family);
  patterns.set(family, pattern);
  return pattern;
}
