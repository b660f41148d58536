import { expect, test } from "vitest";
import { render } from "../../../ui/kit/page.fixture.ts";
import { rowsOf, textOf } from "../../../ui/kit/queries.fixture.ts";
import { readSheet, valueSheet } from "../model.ts";
import { CartList } from "./cart-list.tsx";

const today = "2026-06-01";

async function listOf(text: string): Promise<HTMLElement> {
  const sheet = await readSheet(new Blob([text]), "carts.csv", today);
  if ("refusal" in sheet) throw new Error(sheet.refusal);
  return render(<CartList fleet={await valueSheet(sheet, today)} />);
}

test("a fleet's list tells its carts apart by the club's own numbers", async () => {
  const [heads, ...rows] = rowsOf(
    await listOf("Year,Make,Model,Unit #\n2018,Club Car,Precedent,A7\n2020,EZ-GO,RXV,B2"),
  );
  expect(heads!.slice(0, 2)).toEqual(["Unit #", "Cart"]);
  expect(rows.map((cells) => cells.slice(0, 2))).toEqual([
    ["A7", "2018 Club Car Precedent"],
    ["B2", "2020 EZ-GO RXV"],
  ]);
  for (const [, , , tradeIn, asking] of rows) {
    expect(tradeIn).toMatch(/^\$[\d,]+$/);
    expect(asking).toMatch(/^\$[\d,]+$/);
  }
});

test("a fleet's list numbers its lines as the file does, where no column tells them apart", async () => {
  const [heads, ...rows] = rowsOf(
    await listOf(
      "Year,Make,Model,Course,Quantity\n2018,Club Car,Precedent,North,12\n2015,Garia,Monaco,North,1",
    ),
  );
  expect(heads![0]).toBe("Line");
  expect(rows[0]!.slice(0, 2)).toEqual(["2", "12 × 2018 Club Car Precedent"]);
  expect(rows[1]!.at(-1)).toMatch(/^\$[\d,]+ estimated$/);
});

test("a fleet's list of many lines says how many it leaves out", async () => {
  const list = await listOf(`Year,Make,Model\n${"2018,Club Car,Precedent\n".repeat(501)}`);
  expect(rowsOf(list)).toHaveLength(501);
  expect(textOf(list)).toContain("the first 500 of 501 lines");
});
