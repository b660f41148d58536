import { expect, test } from "vitest";
import { render } from "../../../ui/kit/test-page.ts";
import { allOf, pairsIn, textOf, the } from "../../../ui/kit/test-queries.ts";
import { numberKinds } from "../../../../domain/serial-numbers/number-kinds.ts";
import { serialTable } from "../../../../domain/serial-numbers/serial-table.ts";
import { answer } from "../../../../domain/serial-numbers/reading-samples.ts";
import { NumberGuide } from "./number-guide.tsx";
import { confidenceLabels, measuredText } from "../text.ts";

const guide = render(<NumberGuide />);

test("every kind of number has a section with its example and its place", () => {
  const sections = allOf("section", guide).filter((section) => allOf("h3", section).length === 1);
  expect(sections.map((section) => textOf(the("h3", section)))).toEqual([
    ...numberKinds.map(({ label }) => label),
    "If you can’t find a number",
  ]);
  for (const [index, { example, place }] of numberKinds.entries()) {
    expect(textOf(sections[index]!)).toContain(example);
    const [where, tells, doesNotTell, howSure] = pairsIn(sections[index]!);
    expect(where).toEqual(["Where it is", place]);
    expect([tells![0], doesNotTell![0], howSure![0]]).toEqual([
      "What it tells",
      "What it does not tell",
      "How sure",
    ]);
  }
});

test("how often each rule is right stands with it, as the tool says it, and with the total", () => {
  const measured = Object.entries(serialTable.measured!);
  expect(measured.map(([id]) => id)).toEqual(["club-car", "ez-go", "yamaha", "vin"]);
  for (const [, figures] of measured) expect(textOf(guide)).toContain(measuredText(figures));
  const total = measured.reduce((sum, [, { rows }]) => sum + rows, 0);
  expect(textOf(guide)).toContain(`${total} numbers in dealers’ stock lists`);
});

test("the confidences mean what the tool means by them", () => {
  for (const { name, meaning } of Object.values(confidenceLabels)) {
    expect(pairsIn(guide)).toContainEqual([name, meaning]);
  }
});

test.each([
  ["ez-go", "C1416", 2016],
  ["ez-go", "24L96", 1996],
  ["yamaha", "JW8-513842", 2015],
  ["battery", "A4", 2024],
  ["battery", "A4", 2014],
] as const)("the %s number %s is read as %i by the tool and by the guide", (id, number, year) => {
  expect(answer(id, number)).toContainEqual([year, expect.any(String)]);
  expect(textOf(guide)).toContain(String(year));
});
