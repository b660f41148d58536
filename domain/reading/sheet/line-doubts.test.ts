import { describe, expect, test } from "vitest";
import { recognizeColumns } from "./columns.ts";
import { readFleetRow } from "./row.ts";

function read(row: Record<string, string>) {
  const columns = recognizeColumns(Object.keys(row));
  return readFleetRow(columns, { cells: Object.values(row), line: 7, today: "2026-11-25" });
}

const precedent = { Year: "2018", Make: "Club Car", Model: "Precedent" };

describe("what a line says against itself", () => {
  const doubtsOf = (row: Record<string, string>) => {
    const line = read(row);
    return "cart" in line ? (line.doubts ?? []) : [line];
  };

  test.each([
    [
      { Year: "2016", Make: "Club Car", Model: "Precedent", Serial: "PQ0612-123456" },
      "the number says 2006, not 2016.",
    ],
    [
      { Year: "2016", Make: "EZ-GO", Model: "RXV", Serial: "PH1242-123456" },
      "the number looks like a Club Car’s, but the cart is an EZ-GO.",
    ],
    [
      { Year: "2016", Make: "Club Car", Model: "2012 Precedent" },
      "the model column says 2012, not 2016.",
    ],
    [{ ...precedent, Model: "Precedent Gas", Power: "Electric" }, "it says both gas and electric."],
    [{ Cart: "Yamaha Drive2 2018?" }, "the year is in doubt (“?”)."],
    [{ Cart: "maybe 2018 Yamaha Drive2" }, "the year is in doubt (“maybe”)."],
  ])("the line %j is valued, and its contradiction is said", (row, doubt) => {
    expect(doubtsOf(row)).toEqual([doubt]);
  });

  test.each<Record<string, string>>([
    { ...precedent },
    { ...precedent, Serial: "PH1842-123456" },
    { ...precedent, Serial: "see photo" },
    { ...precedent, Model: "2018 Precedent Gas", Power: "Gas" },
    { Year: "2018", Make: "Custom", Model: "Precedent", Serial: "PH1842-123456" },
    { Cart: "2018 Yamaha Drive2" },
  ])("the line %j doesn't contradict itself", (row) => {
    expect(doubtsOf(row)).toEqual([]);
  });
});
