import { expect, test } from "vitest";
import { aCart } from "../details/cart.fixture.ts";
import type { FleetCart } from "../reading/sheet/row.ts";
import { addNotes, noNotes, noteSentences } from "./notes.ts";

/** The lines are numbered from 2. */
function notesOf(lines: readonly Partial<FleetCart>[]): string[] {
  const notes = noNotes();
  for (const [index, line] of lines.entries()) {
    addNotes(notes, index + 2, { cart: aCart(), quantity: 1, assumed: [], ...line });
  }
  return noteSentences(notes);
}

test("lines that say everything need no notes", () => {
  expect(notesOf([{}, {}])).toEqual([]);
});

test("each sale word is noted once in its first spelling, with the number of lines", () => {
  expect(notesOf([{ saleWord: "Used" }])).toEqual([
    "As a condition, “Used” says how a cart is sold or used, not in what shape it is, so 1 line counts as good.",
  ]);
  expect(notesOf([{ saleWord: "Used" }, { saleWord: "USED" }, {}, { saleWord: "As-is" }])).toEqual([
    "As a condition, “Used” and “As-is” say how carts are sold or used, not in what shape they are, so 3 lines count as good.",
  ]);
});

test("each year from a serial number is noted with its line, and many are counted", () => {
  expect(notesOf([{}, { serialYear: 2017 }])).toEqual([
    "Line 3: the year 2017 is from the serial number.",
  ]);
  const many = notesOf(Array.from({ length: 13 }, () => ({ serialYear: 2018 })));
  expect(many).toHaveLength(11);
  expect(many.at(-1)).toBe("So are the years of 3 more lines.");
});
