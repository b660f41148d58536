import { readCarts } from "./cart-file.ts";
import { changeCarts, newId } from "./saved-carts.ts";
import { type Merge, merged } from "./shelf.ts";
import { fileFaultWords, mergeWords, refusalWords } from "./saved-cart-labels.ts";

const largestFileBytes = 1_000_000;

/** Adds the carts of a file to those kept here, and says in sentences how that ended. */
export async function importFile(file: File): Promise<string> {
  if (file.size > largestFileBytes) {
    return "This file is larger than 1 MB, which no file of carts is. Nothing was added.";
  }
  const text = await file.text().catch(() => null);
  if (text === null) return "The browser could not read this file. Nothing was added.";
  const { carts, unreadable, fault } = readCarts(text, new Date());
  if (fault !== null) return fileFaultWords[fault];
  let merge: Merge;
  const refusal = changeCarts((shelf) => {
    merge = merged(shelf, carts, newId);
    return merge.added === 0 ? shelf : merge.carts;
  });
  return refusal === null
    ? mergeWords(merge!, unreadable)
    : `${refusalWords[refusal]} Nothing was added.`;
}
