import { expect, test } from "vitest";
import { numberKinds } from "../../../../domain/serials/number-kinds.ts";
import { answer } from "../../../../domain/serials/reading.fixture.ts";
import { serialTable } from "../../../../domain/serials/serial-table.ts";
import { render } from "../../../ui/kit/page.fixture.ts";
import { rowsOf, textOf, textsOf } from "../../../ui/kit/queries.fixture.ts";
import { NumberGuide } from "./number-guide.tsx";

const guide = render(<NumberGuide />);

test("every kind of number has an example plate and a place to look", () => {
  expect(textsOf(".plate", guide)).toEqual(numberKinds.map(({ example }) => example));
  for (const { label, place } of numberKinds) {
    expect(textsOf("h3", guide)).toContain(label);
    expect(textOf(guide)).toContain(place);
  }
});

test("the digits that tell the year are marked in each example", () => {
  expect(textsOf("mark", guide)).toEqual(["07", "16", "5", "G", "H9", "4"]);
});

test("a table shows how often each rule is right, and on how many numbers", () => {
  const measured = Object.values(serialTable.measured!);
  expect(
    rowsOf(guide)
      .slice(1)
      .map(([, ...shares]) => shares),
  ).toEqual(measured.map(({ exactPct, within1Pct }) => [`${exactPct}%`, `${within1Pct}%`]));
  const total = measured.reduce((sum, { rows }) => sum + rows, 0);
  expect(textOf(guide)).toContain(`${total} numbers in dealers’ inventory lists`);
});

test.each([
  ["yamaha", "JW8-513842", 2015],
  ["vin", "1C9CART43RE123456", 2024],
  ["battery", "C4", 2024],
  ["battery", "C4", 2014],
] as const)("both the tool and the guide read the %s number %s as %i", (id, number, year) => {
  expect(answer(id, number)).toContainEqual([year, expect.any(String)]);
  expect(textOf(guide)).toContain(String(year));
});
