import { expect, test } from "vitest";
import { headingsOfTyped } from "./typed-lines.ts";

test.each([
  [["2018", " Club Car", " Precedent"], "Year,Make,Model"],
  [
    ["2016", "Yamaha", "Drive", "4", "gas", "fair", ""],
    "Year,Make,Model,Seats,Power,Condition,Battery age",
  ],
  [["2018 Club Car Precedent"], "Cart"],
  [["2018 Club Car Precedent", "12"], "Cart,Quantity"],
])("%j is read by the order of its cells", (cells, headings) => {
  expect(headingsOfTyped([cells], "2026-11-25")?.join()).toBe(headings);
});

test("one line that can be read is enough, and headings are no cart", () => {
  const good = ["2018", "Club Car", "Precedent"];
  expect(headingsOfTyped([["20I8", "Club Car", "Precedent"], good], "2026-11-25")).toHaveLength(3);
  expect(
    headingsOfTyped(
      [
        ["Asset", "When", "What"],
        ["7", "2018", "Precedent"],
      ],
      "2026-11-25",
    ),
  ).toBeNull();
  expect(headingsOfTyped([], "2026-11-25")).toBeNull();
});
