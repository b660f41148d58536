import type { Problem } from "./file.ts";
import { counted } from "../../../domain/cart/english.ts";
import type { Refusal } from "../../browser/storage.ts";
import { type Merge, maxCarts } from "./model.ts";

export const refusalText: Record<Refusal, string> = {
  forbidden: "This browser does not let the page keep anything (private browsing?).",
  full: "This browser’s storage is full: remove a cart or export them.",
};

export const limitText = `My Carts holds ${maxCarts} carts: remove one to save another.`;

/** Sentences about a stored text that has no carts. */
export const problemText: Record<Problem, string> = {
  "not-carts": "What this browser kept as your carts could not be read.",
  "newer-version":
    "Your carts were saved by a newer version of this page, which this one cannot read. Reload the page.",
};

export const fileProblemText: Record<Problem, string> = {
  "not-carts": "This is not a file of carts from CartWorth. Nothing was added.",
  "newer-version":
    "This file was made by a newer version of CartWorth. Reload the page and try again. Nothing was added.",
};

export function unreadableText(count: number): string {
  return `${counted(count, "saved cart")} could not be read.`;
}

/** How an import ended, in sentences. */
export function mergeText({ added, alreadyThere, leftOut }: Merge, unreadable: number): string {
  const sentences = [
    added > 0 && `${counted(added, "cart")} added.`,
    alreadyThere > 0 && `${counted(alreadyThere, "cart")} already here.`,
    leftOut > 0 && `${counted(leftOut, "cart")} left out: My Carts holds ${maxCarts}.`,
    unreadable > 0 && `${counted(unreadable, "cart")} could not be read.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? "There is no cart in this file." : sentences.join(" ");
}
