import { readCarts } from "./cart-file.ts";
import { changeAlone, newCartId } from "./saved-carts.ts";
import { type Merge, merged } from "./shelf.ts";
import { fileProblemText, mergeText, refusalText } from "./saved-cart-labels.ts";

const maxFileBytes = 1_000_000;

/** Adds the carts of a file to those kept here, and says in sentences how that ended. */
export async function importFile(file: File): Promise<string> {
  if (file.size > maxFileBytes) {
    return "This file is larger than 1 MB, which no file of carts is. Nothing was added.";
  }
  const text = await file.text().catch(() => null);
  if (text === null) return "The browser could not read this file. Nothing was added.";
  const { carts, unreadable, problem } = readCarts(text, new Date());
  if (problem !== null) return fileProblemText[problem];
  let merge: Merge;
  const refusal = await changeAlone((shelf) => {
    merge = merged(shelf, carts, newCartId);
    return merge.added === 0 ? shelf : merge.carts;
  });
  return refusal === null
    ? mergeText(merge!, unreadable)
    : `${refusalText[refusal]} Nothing was added.`;
}
