import { expect, test } from "vitest";
import { exampleSheet } from "./example-sheet.tsx";
import { readSheet, valueSheet } from "../model.ts";

test("the sheet that the page shows is read as it says: a title, headings, three carts, a total", async () => {
  const lines = exampleSheet.map((cells) => cells.join("\t")).join("\n");
  const sheet = await readSheet(new Blob([lines]), "", "2026-11-25");
  expect(sheet).toMatchObject({
    headings: exampleSheet[1],
    columns: { modelYear: 1, makeAndModel: 2, seats: 3, condition: 5, quantity: 7 },
    records: ["title", "headings", "cart", "cart", "cart", "total"].map((kind) => ({ kind })),
  });
  if ("refusal" in sheet) throw new Error(sheet.refusal);
  const { totals, kinds } = await valueSheet(sheet, "2026-11-25");
  expect(totals).toMatchObject({ problems: 0, all: { carts: 42 } });
  expect(kinds.map(({ name, note, quantity }) => `${quantity} ${name}: ${note}`)).toEqual([
    "24 2018 Club Car Precedent: 2 seats · electric · good · 4-yr batteries",
    "12 2019 EZ-GO RXV: 4 seats · electric · fair · 4-yr lithium",
    "6 2021 Yamaha Drive2: 2 seats · gas · good",
  ]);
});
