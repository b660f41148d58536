import fc from "fast-check";
import { expect, test } from "vitest";
import { dated } from "./dated-number-samples.ts";
import { readDatedNumbers, ownDatedNumbers, recalledRanges, tableFile } from "./dated-number.ts";
import { evaluateSerials, fitAndMeasure, holdOutNumbers, tableText } from "./evaluate-serials.ts";
import { anyText } from "../../domain/valuation/text-samples.ts";
import { readFileSync } from "node:fs";
import { fitSerials } from "./fit-serials.ts";

const none = { rows: 0, answered: 0, exactPct: null, within1Pct: null, coveredPct: null };

test("each kind has its own figures, and those of a kind without numbers are null", () => {
  const club = (number: string, year: number) => dated(number, year, { kind: "club-car-serial" });
  const numbers = [
    club("PQ1645-1234xx", 2016),
    club("PQ1645-1234xx", 2017),
    club("PQ1645-1234xx", 2019),
    club("nonsense", 2019),
  ];
  expect(evaluateSerials(numbers, 2026)).toEqual({
    "club-car-serial": { rows: 4, answered: 3, exactPct: 33.3, within1Pct: 66.7, coveredPct: 33.3 },
    "ezgo-serial": none,
    "yamaha-serial": none,
    vin: none,
  });
});

test("years beside the first one are covered, not exact", () => {
  const [serial, year] = ["25872xx", 2008];
  const figuresOf = (stated: number) =>
    evaluateSerials([dated(serial, stated)], 2026)["ezgo-serial"];
  expect(figuresOf(year)).toMatchObject({ exactPct: 100, within1Pct: 100, coveredPct: 100 });
  expect(figuresOf(year + 1)).toMatchObject({ exactPct: 0, within1Pct: 100, coveredPct: 100 });
  expect(figuresOf(year + 2)).toMatchObject({ exactPct: 0, within1Pct: 0, coveredPct: 0 });
});

test("more than four years are no answer", () => {
  const figuresOf = (number: string) =>
    evaluateSerials([dated(number, 1980, { kind: "yamaha-serial" })], 2026)["yamaha-serial"];
  expect(figuresOf("J31-1234xx")).toMatchObject({ rows: 1, answered: 0 });
  expect(figuresOf("J10-1234xx")).toMatchObject({ answered: 1, exactPct: 0, coveredPct: 100 });
});

test("whatever a list holds, nothing throws, and each figure is a percentage or null", () => {
  const kind = fc.constantFrom("club-car-serial", "ezgo-serial", "yamaha-serial", "vin", "other");
  const text = fc.oneof(
    anyText({ maxLength: 20 }),
    fc.stringMatching(/^([A-Z]{1,2}\d{4}-?\d{4}xx|\d{5}xx|J[A-Z0-9]{2}-\d{4}xx)$/),
  );
  const row = fc.tuple(kind, text, fc.integer({ min: 1900, max: 2099 }));
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const lines = rows.map((cells) => cells.join(","));
      const { numbers } = readDatedNumbers(["kind,number,stated_year", ...lines].join("\n"));
      for (const figures of Object.values(evaluateSerials(numbers, 2026))) {
        const { rows: count, answered, ...percentages } = figures;
        expect(answered).toBeLessThanOrEqual(count);
        for (const percent of Object.values(percentages)) {
          if (answered === 0) expect(percent).toBeNull();
          else expect(percent).toSatisfy((each: number) => each >= 0 && each <= 100);
        }
      }
    }),
  );
});

const numbers = ownDatedNumbers();
const recalls = recalledRanges();

test("the published table is the one that its numbers give, to the byte", () => {
  expect(tableText(fitAndMeasure(numbers, recalls))).toBe(readFileSync(tableFile, "utf8"));
});

test("the order of the rows makes no difference", () => {
  expect(fitAndMeasure(numbers.toReversed(), recalls)).toEqual(fitAndMeasure(numbers, recalls));
});

test("numbers held out are nearly as often right as the figures say that such a rule is", () => {
  const { measured } = fitAndMeasure(numbers, recalls);
  expect(measured!["club-car"]!.exactPct).toBeGreaterThanOrEqual(97);
  expect(measured!["ez-go"]!.within1Pct).toBeGreaterThanOrEqual(86);
  expect(measured!["ez-go"]!.answered).toBeGreaterThanOrEqual(0.9 * measured!["ez-go"]!.rows);
  expect(measured!["yamaha"]!.within1Pct).toBeGreaterThanOrEqual(90);
});

test("no number is answered by a table that has seen it or a sister cart's", () => {
  const twins = [dated("10923xx", 1998), dated("1 0923xx", 1998), dated("1O923xx", 1998)];
  const others = Array.from({ length: 20 }, (_, index) => dated(`2${index + 10}00xx`, 2005));
  const seenWith: number[] = [];
  holdOutNumbers([...twins, ...others], [], (seen) => {
    const count = seen.filter(({ year }) => year === 1998).length;
    seenWith.push(count);
    return fitSerials(seen, []);
  });
  expect(new Set(seenWith)).toEqual(new Set([0, 3]));
});

test("every number is held out as often as any other", () => {
  const few = numbers.slice(0, 30);
  const answers = holdOutNumbers(few, recalls);
  expect(answers).toHaveLength(10 * few.length);
});
