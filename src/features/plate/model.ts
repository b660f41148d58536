// Tested through the tool in island.test.tsx.
import type { RecalledCart } from "../../../domain/recalls/find-recalls.ts";
import type { NumberKind, Reading } from "../../../domain/serials/reading.ts";
import type { Entry, ReturnContext } from "./address.ts";

/** The page's main question, which the sign answers. */
export type Question = "year" | "recalls";

export const headings: Record<Question, { readonly title: string; readonly lede: string }> = {
  year: {
    title: "What year is your golf cart?",
    lede: "The serial number gives the model year and the recalls we know of. Look in one of three places.",
  },
  recalls: {
    title: "Was this golf cart recalled?",
    lede: "Enter the serial number to see what to do, whom to call, and the model year. Look in one of three places.",
  },
};

/** What a sign asks about a cart without a name. */
export const recallQuestion = "Is there a recall for it?";

/** True if the year is missing or unlikely, so that the number may be mistyped. */
export function isDoubtful(reading: Reading | null): boolean {
  if (reading === null) return false;
  return reading.status !== "read" || reading.doubt !== undefined;
}

export interface ReadPlate {
  readonly entry: Entry;
  /** Null without a number of a known kind. */
  readonly kind: NumberKind | null;
  readonly reading: Reading | null;
  /** Kinds that the number looks more like than the chosen one. */
  readonly betterMatches: readonly NumberKind[];
  readonly context: ReturnContext;
  readonly asOfYear: number;
  /** Null without a make or a number. */
  readonly cart: RecalledCart | null;
}
