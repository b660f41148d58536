import { expect, test } from "vitest";
import { recognizeColumns } from "./columns.ts";
import { readHeadedRow } from "./headed-row.ts";

const headings = { count: 3, columns: recognizeColumns(["Year", "Make", "Model"]) };
const precedent = ["2018", "Club Car", "Precedent"];

test("a cell beyond the headings is a problem, unless it is blank", () => {
  const read = (cells: string[]) => readHeadedRow(headings, { cells, line: 4 }, "2026-11-25");
  expect(read([...precedent, "", " "])).toMatchObject({ cart: { modelYear: 2018 } });
  expect(read([...precedent, "", "red"])).toMatchObject({
    problem: expect.stringContaining("Line 4: there are more cells than headings."),
  });
});
