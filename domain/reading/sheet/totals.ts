import { wordPattern } from "../vocabulary.ts";
import { plainText } from "../../words/plain-text.ts";

const total = "(?:grand |sub-? ?)?totals?(?:es)?";
/** "A total rebuild" is work on a cart. */
const work = "rebuil|restor|refurb|overhaul|refit|makeover|redo|loss|wreck|custom";
const otherSums = "sub ?sum|sum|count|average|avg|mean|median|promedio|suma|(?:number|no\\.?|#) of";

/** The label of a total begins or ends with the word: "Grand total: 48 carts", "East Subtotal". */
const label = wordPattern(
  `^[^a-z\\d]*(?:${total}\\b(?! (?:${work}))|(?:${otherSums})(?![a-z]))|` +
    `\\b${total}(?:[^a-z]*|[^a-z]*(?:units|carts|vehicles|row)[^a-z]*| \\([^()]{0,40}\\))$`,
);

export const isTotalLabel = (cell: string) => plainText(cell).search(label) !== -1;

/** "Total EZ-GO RXV: 12", "Club Car Precedent total"; but 60 carts are "60 total" or "total of 60". */
const sum = wordPattern(
  `^${total}\\b(?!:? (?:of )?\\d{1,3}\\b)(?! (?:${work}))|(?<!(?:^|[^a-z\\d])\\d{1,3}) ${total}$`,
);

export const maySumCarts = (cell: string) => plainText(cell).search(sum) !== -1;
