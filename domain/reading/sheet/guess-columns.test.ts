import { expect, test } from "vitest";
import { guessHeadings } from "./guess-columns.ts";

test.each([
  [["2018", " Club Car", " Precedent"], "Year,Make,Model"],
  [
    ["2016", "Yamaha", "Drive", "4", "gas", "fair", ""],
    "Year,Make,Model,Seats,Power,Condition,Battery age",
  ],
  [["2018 Club Car Precedent"], "Cart"],
  [["2018 Club Car Precedent", "12"], "Cart,Quantity"],
  [["2018 Club Car Precedent", "3500"], "Cart,Price"],
  [["2018 Club Car Precedent", "$3,500"], "Cart,Price"],
  [["2018 Club Car Precedent", "3.5k"], "Cart,Price"],
  [["2018", "Club Car", "Precedent", "4"], "Year,Make,Model,Seats"],
  [["2018", "Club Car", "Precedent", "3500"], "Year,Make,Model,Price"],
])("%j is read by the order of its cells", (cells, layout) => {
  expect(guessHeadings([cells], "2026-11-25")?.join()).toBe(layout);
});

test("one readable line is enough, and headings aren't a cart", () => {
  const good = ["2018", "Club Car", "Precedent"];
  expect(guessHeadings([["20I8", "Club Car", "Precedent"], good], "2026-11-25")).toHaveLength(3);
  expect(
    guessHeadings(
      [
        ["Asset", "When", "What"],
        ["7", "2018", "Precedent"],
      ],
      "2026-11-25",
    ),
  ).toBeNull();
  expect(guessHeadings([], "2026-11-25")).toBeNull();
});
