import type { Recall } from "./recall.ts";

/** A part that has one place on a cart, so a drawing can mark it. */
export type CartPart =
  | "steering wheel"
  | "front wheels"
  | "rear brakes"
  | "pedals"
  | "fuel"
  | "batteries"
  | "dash"
  | "seat"
  | "motor";

/** The first that matches counts, so a steering part comes before the brakes it may affect. */
const partWords: readonly (readonly [CartPart, RegExp])[] = [
  ["steering wheel", /steering wheel/i],
  ["front wheels", /steering|spindle|tie rod|ball joint|knuckle|control arm|front wheel/i],
  ["pedals", /pedal/i],
  ["fuel", /\bfuel\b|\bgas (?:tank|cap)\b|^Gas can leak/i],
  ["rear brakes", /^The (?:parking )?brakes? (?!lines? )(?!system)/],
  ["dash", /USB/],
  ["seat", /^The front seat|hip restraint/],
  ["batteries", /^The batteries|battery pack/],
  ["motor", /\b(?:inside|of) the motor\b/],
];

/** Null unless the notice's hazard names a part that has one place. */
export function recalledPart({ hazard }: Pick<Recall, "hazard">): CartPart | null {
  return partWords.find(([, words]) => words.test(hazard))?.[0] ?? null;
}
