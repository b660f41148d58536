import fc from "fast-check";
import { expect, test } from "vitest";
import { dated } from "./dated-number-samples.ts";
import { readDatedNumbers } from "./dated-number.ts";
import { evaluateSerials } from "./evaluate-serials.ts";
import { anyText } from "../../domain/valuation/text-samples.ts";

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
