import {
  type ModelPattern,
  hasModel,
  patternOf,
  spellingOf,
  wordsOf,
} from "../words/name-match.ts";
import { withArticle } from "../words/english.ts";
import { families } from "./families.ts";
import { isOneMake } from "./make.ts";
import { pricedMakes } from "./priced-makes.ts";
import { resolveModel } from "./resolve-model.ts";

/** A model that a cart has in its description, and the make that builds it. */
export interface ModelOfOtherMake {
  readonly make: string;
  /** Null if only the make's name is known. */
  readonly name: string | null;
}

interface TellingName extends ModelOfOtherMake {
  readonly pattern: ModelPattern;
}

/** It built the first Landmasters, which are a make of their own today. */
const builderOfLandmasters = "American SportWorks";

let tellingNames: readonly TellingName[] | undefined;

/**
 * Filled when it's first asked for, because few carts have a model that their make doesn't build. The
 * longest names come first.
 */
function namesThatTell(): readonly TellingName[] {
  tellingNames ??= families
    .flatMap(({ make, name, tellsMake }) =>
      tellsMake.map((each) => ({ make, name, pattern: patternOf(each) })),
    )
    .toSorted((a, b) => b.pattern.spelling.length - a.pattern.spelling.length);
  return tellingNames;
}

/** Null if the make builds the model, or may build it, as far as we know. */
export function findModelOfOtherMake(make: string, model: string): ModelOfOtherMake | null {
  if (model === "" || !isOneMake(make) || make === builderOfLandmasters) return null;
  const isOwn = ({ name }: { readonly name: string }) => spellingOf(name) === spellingOf(make);
  if (!pricedMakes.some(isOwn) || resolveModel(make, model).family !== null) return null;
  const words = wordsOf(model);
  const named = pricedMakes.find(
    (each) => isOneMake(each.name) && !isOwn(each) && beginsWith(model, each.name),
  );
  if (named !== undefined) {
    return { make: named.name, name: resolveModel(named.name, model).family?.name ?? null };
  }
  return namesThatTell().find(({ pattern }) => hasModel(words, pattern)) ?? null;
}

/** "GEM e6" begins with a make, and "Gemini" with none. */
function beginsWith(model: string, make: string): boolean {
  const spelled = spellingOf(make);
  return wordsOf(model).some(
    (_, index, words) => index < 4 && words.slice(0, index + 1).join("") === spelled,
  );
}

/** "We know the RXV as an EZ-GO, not as a Club Car. Check the make." */
export function modelOfOtherMakeText(make: string, other: ModelOfOtherMake): string {
  if (other.name === null) return `The model names another make, ${other.make}. Check the make.`;
  return `We know the ${other.name} as ${withArticle(other.make)}, not as ${withArticle(make)}. Check the make.`;
}
