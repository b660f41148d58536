import { spellingOf, wordsOf } from "../words/name-match.ts";
import { withArticle } from "../words/english.ts";
import { families } from "./families.ts";
import { isOneMake } from "./make.ts";
import { makesBySpelling } from "./priced-makes.ts";
import { type ResolvedModel, resolveModel } from "./resolve-model.ts";

/** The model that a cart's description names, and the make that builds it. */
export interface ModelOfOtherMake {
  readonly make: string;
  /** Null if only the make's name is known. */
  readonly name: string | null;
}

/** It built the first Landmasters, which are a make of their own today. */
const builderOfLandmasters = "American SportWorks";

/** Null if the make builds the model, or may build it, as far as we know. */
export function findModelOfOtherMake(
  make: string,
  model: string,
  { family }: Pick<ResolvedModel, "family">,
): ModelOfOtherMake | null {
  if (family !== null || !isOneMake(make) || make === builderOfLandmasters) return null;
  const own = spellingOf(make);
  if (!makesBySpelling.has(own)) return null;
  const beginnings = beginningsOf(model);
  const [, named] =
    spelledMakes.find(([spelling]) => spelling !== own && beginnings.includes(spelling)) ?? [];
  if (named !== undefined) {
    return { make: named, name: resolveModel(named, model).family?.name ?? null };
  }
  // The longest name says the most: a Drive2 isn't a Drive.
  const telling = beginnings.findLast((beginning) => familiesByTellingName.has(beginning));
  return telling === undefined ? null : familiesByTellingName.get(telling)!;
}

const spelledMakes = [...makesBySpelling].filter(([, name]) => isOneMake(name));

const familiesByTellingName = new Map(
  families.flatMap((family) => family.tellsMake.map((name) => [spellingOf(name), family] as const)),
);

/**
 * The first word, the first two, and so on, with spelling normalized. A name later in the text may mean
 * something else, as in "four-wheel drive". A year isn't part of a name.
 */
function beginningsOf(model: string): string[] {
  const words = wordsOf(model.replace(/^\W*(?:19|20)\d\d\b/, ""));
  return words.map((_, index) => words.slice(0, index + 1).join(""));
}

/** "We know the RXV as an EZ-GO, not as a Club Car. Check the make." */
export function modelOfOtherMakeText(make: string, other: ModelOfOtherMake): string {
  if (other.name === null) return `The model names another make, ${other.make}. Check the make.`;
  return `We know the ${other.name} as ${withArticle(other.make)}, not as ${withArticle(make)}. Check the make.`;
}
