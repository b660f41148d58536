import { expect, test } from "vitest";
import { dated } from "./dated-number.fixture.ts";
import { readDatedNumbersFile, recalledRanges, tableFile } from "./dated-number.ts";
import { fitAndMeasure, holdOutNumbers, tableText } from "./evaluate-serials.ts";
import { readFileSync } from "node:fs";
import { fitSerials } from "./fit-serials.ts";

const numbers = readDatedNumbersFile();
const recalls = recalledRanges();

test("the published table is the one derived from the numbers, to the byte", () => {
  expect(tableText(fitAndMeasure(numbers, recalls))).toBe(readFileSync(tableFile, "utf8"));
});

test("the order of the numbers makes no difference to the table", () => {
  expect(fitAndMeasure(numbers.toReversed(), recalls)).toEqual(fitAndMeasure(numbers, recalls));
});

test("the table's measured accuracy is within bounds", () => {
  const { measured } = fitAndMeasure(numbers, recalls);
  expect(measured!["club-car"]!.exactPct).toBeGreaterThanOrEqual(97);
  expect(measured!["ez-go"]!.within1Pct).toBeGreaterThanOrEqual(86);
  expect(measured!["ez-go"]!.answered).toBeGreaterThanOrEqual(0.9 * measured!["ez-go"]!.rows);
  expect(measured!["yamaha"]!.within1Pct).toBeGreaterThanOrEqual(90);
});

test("no number is answered by a table that has seen it or a sister cart", () => {
  const twins = [dated("10923xx", 1998), dated("1 0923xx", 1998), dated("1O923xx", 1998)];
  const otherNumbers = Array.from({ length: 20 }, (_, index) => dated(`2${index + 10}00xx`, 2005));
  const seenWith: number[] = [];
  holdOutNumbers([...twins, ...otherNumbers], [], (seen) => {
    const count = seen.filter(({ year }) => year === 1998).length;
    seenWith.push(count);
    return fitSerials(seen, []);
  });
  expect(new Set(seenWith)).toEqual(new Set([0, 3]));
});

test("every number is held out equally often", () => {
  const few = numbers.slice(0, 30);
  const answers = holdOutNumbers(few, recalls);
  expect(answers).toHaveLength(10 * few.length);
});
