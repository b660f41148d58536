import { type Details, fieldOf, sourcesOf } from "./details.ts";
import { listText } from "../words/english.ts";

/** What each detail is assumed to be, in words. */
const phrases = {
  seats: ({ seats }: Details) => `${seats} seats`,
  powertrain: ({ powertrain }: Details) => `${powertrain} power`,
  condition: ({ condition }: Details) => `${condition} condition`,
  batteryAge: ({ batteryAge }: Details) => `${batteryAge}-year batteries`,
} as const;

export type AssumedName = keyof typeof phrases;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has no other keys
const assumable = Object.keys(phrases) as AssumedName[];

/** Nobody names what a cart doesn't have, such as upgrades, so that isn't listed. */
export function assumedNames(details: Details): AssumedName[] {
  const sources = sourcesOf(details);
  return assumable.filter(
    (name) =>
      sources[name] === "assumed" && (name !== "batteryAge" || details.powertrain === "electric"),
  );
}

/** "We assumed good condition and 2-year batteries."; "" if nothing was assumed. */
export function describeAssumed(details: Details): string {
  const assumed = assumedNames(details).map((name) => phrases[name](details));
  return assumed.length === 0 ? "" : `We assumed ${listText(assumed)}.`;
}

/** "condition", "battery age" */
export function assumedLabel(name: AssumedName): string {
  return fieldOf(name).label.toLowerCase();
}
