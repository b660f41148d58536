import { containsModel, patternOf, spellingOf, wordsOf } from "../valuation/model-match.ts";

/** Makes by their names in the listings, each with its model families by theirs. */
export type ListedMakes = Readonly<
  Record<string, { readonly families: Readonly<Record<string, unknown>> }>
>;

interface ListedNames {
  readonly make: string;
  /** Null for a model that is in no listing. */
  readonly family: string | null;
}

/** A cart's make and family as the listings spell them; null for a make that is in no listing. */
export function listedNames(
  makes: ListedMakes,
  cart: { readonly make: string; readonly model: string },
): ListedNames | null {
  const found = bySpelling(makes).get(spellingOf(cart.make));
  if (found === undefined) return null;
  return { make: found.make, family: firstNamed(found.families, cart.model) ?? null };
}

/** The longest of these family names that is contained in the model's name. */
export function findFamily(families: readonly string[], model: string): string | undefined {
  return firstNamed(longestFirst(families), model);
}

interface ListedMake {
  readonly make: string;
  readonly families: readonly string[];
}

const prepared = new WeakMap<ListedMakes, ReadonlyMap<string, ListedMake>>();

/** Prepared once: the same few names are compared with every cart's. */
function bySpelling(makes: ListedMakes): ReadonlyMap<string, ListedMake> {
  const known = prepared.get(makes);
  if (known !== undefined) return known;
  const all = Object.entries(makes).map(
    ([make, { families }]) =>
      [spellingOf(make), { make, families: longestFirst(Object.keys(families)) }] as const,
  );
  // Of two spellings of one make, the first counts.
  const made = new Map(all.toReversed());
  prepared.set(makes, made);
  return made;
}

function longestFirst(families: readonly string[]): string[] {
  return families.toSorted((a, b) => b.length - a.length);
}

function firstNamed(families: readonly string[], model: string): string | undefined {
  const words = wordsOf(model);
  return families.find((family) => containsModel(words, patternFor(family)));
}

const patterns = new Map<string, ReturnType<typeof patternOf>>();

function patternFor(family: string) {
  const pattern = patterns.get(family) ?? patternOf(family);
  patterns.set(family, pattern);
  return pattern;
}
