import type { Problem } from "./format.ts";
import { countWithNoun } from "../../../domain/words/english.ts";
import { maxCarts } from "./model.ts";
import type { Refusal } from "./saved-carts.ts";

export const refusalText: Record<Refusal, string> = {
  forbidden: "This browser does not let the page keep anything (private browsing?).",
  full: "This browser’s storage is full: remove a cart.",
  "newer-version":
    "Your carts were saved by a newer version of this page, which this one cannot read. Reload the page.",
};

export const limitText = `My carts holds ${maxCarts} carts: remove one to save another.`;

export const problemText: Record<Problem, string> = {
  "not-carts":
    "What this browser kept as your carts could not be read. The next cart you save takes its place.",
  "newer-version": refusalText["newer-version"],
};

export function unreadableText(count: number): string {
  const subject = count === 1 ? "It is" : "They are";
  return `${countWithNoun(count, "saved cart")} could not be read. ${subject} left out the next time you change this list.`;
}
