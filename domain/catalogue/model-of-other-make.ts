import { spellingOf, wordsOf } from "../words/name-match.ts";
import { withArticle } from "../words/english.ts";
import { families } from "./families.ts";
import { isOneMake } from "./make.ts";
import { pricedMakes } from "./priced-makes.ts";
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
  if (!pricedMakes.some(({ name }) => spellingOf(name) === own)) return null;
  const beginnings = beginningsOf(model);
  const named = pricedMakes.find(
    ({ name }) =>
      isOneMake(name) && spellingOf(name) !== own && beginnings.includes(spellingOf(name)),
  );
  if (named !== undefined) {
    return { make: named.name, name: resolveModel(named.name, model).family?.name ?? null };
  }
  // The longest name says the most: a Drive2 isn't a Drive.
  return (
    beginnings
      .toReversed()
      .flatMap((beginning) => families.filter((each) => tells(each, beginning)))[0] ?? null
  );
}

const tells = ({ tellsMake }: (typeof families)[number], spelling: string) =>
  tellsMake.some((name) => spellingOf(name) === spelling);

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
