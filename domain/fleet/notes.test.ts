import { expect, test } from "vitest";
import { figuresOf } from "../answer/figures.ts";
import { siteMarket } from "../answer/site-market.ts";
import { families } from "../catalogue/families.ts";
import { aCart } from "../details/cart.fixture.ts";
import type { FleetCart } from "../reading/sheet/row.ts";
import { addNotes, noNotes, noteSentences } from "./notes.ts";

/** The lines are numbered from 2. */
function notesOf(lines: readonly Partial<FleetCart>[]): string[] {
  const notes = noNotes();
  for (const [index, part] of lines.entries()) {
    const line = { cart: aCart(), quantity: 1, assumed: [], ...part };
    addNotes(notes, index + 2, line, figuresOf(line.cart, siteMarket, 2026));
  }
  return noteSentences(notes);
}

test("lines that say everything need no notes", () => {
  expect(notesOf([{}, {}])).toEqual([]);
});

test("lines of a model that wasn't built in their year are named together", () => {
  const inYear = (modelYear: number, model = "Precedent") => ({
    cart: { ...aCart(), make: "Club Car", model, modelYear },
  });
  expect(
    notesOf([inYear(1998), inYear(2018), inYear(2003), inYear(2021), inYear(1976, "Onward")]),
  ).toEqual([
    "Lines 2, 4, 5: Club Car built the Precedent from 2004 to 2020. Check the year.",
    "Line 6: Club Car has built the Onward since 2017. Check the year.",
  ]);
});

test("after ten doubts, only the lines are listed", () => {
  const carts = families
    .filter(({ years }) => years.from !== null && years.from > 1991)
    .slice(0, 12)
    .map(({ make, name }) => ({ cart: { ...aCart(), make, model: name, modelYear: 1990 } }));
  const notes = notesOf(carts);
  expect(notes).toHaveLength(11);
  expect(notes.at(-1)).toBe("Check lines 12, 13, too.");
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
