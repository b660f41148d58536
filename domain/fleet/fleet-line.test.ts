import { expect, test } from "vitest";
import { columnsOf } from "./fleet-columns.ts";
import { readFleetLine, valuedCells, headingsOfTyped } from "./fleet-line.ts";
import { valueColumns } from "./value-columns.ts";

const headings = { count: 3, columns: columnsOf(["Year", "Make", "Model"]) };
const precedent = ["2018", "Club Car", "Precedent"];

test("a cell beyond the headings is a problem, unless it is blank", () => {
  const read = (cells: string[]) => readFleetLine(headings, { cells, line: 4 }, "2026-11-25");
  expect(read([...precedent, "", " "])).toMatchObject({ cart: { modelYear: 2018 } });
  expect(read([...precedent, "", "red"])).toEqual({
    problem: expect.stringContaining("Line 4: there are more cells than headings."),
  });
});

test("our cells line up below their headings, and cells beyond these come after them", () => {
  const problem = "Line 4: there is a problem.";
  const cells = valuedCells(3, ["2018", "Club Car"], { problem });
  expect(cells).toEqual([
    "2018",
    "Club Car",
    "",
    ...valueColumns.slice(1).map(() => null),
    problem,
  ]);
  expect(valuedCells(1, ["a", "b"], { problem }).slice(-2)).toEqual([problem, "b"]);
});

test.each([
  [["2018", " Club Car", " Precedent"], "Year,Make,Model"],
  [
    ["2016", "Yamaha", "Drive", "4", "gas", "fair", ""],
    "Year,Make,Model,Seats,Power,Condition,Battery age",
  ],
  [["2018 Club Car Precedent"], "Cart"],
  [["2018 Club Car Precedent", "12"], "Cart,Quantity"],
])("%j is read by the order of its cells", (cells, layout) => {
  expect(headingsOfTyped([cells], "2026-11-25")?.join()).toBe(layout);
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
