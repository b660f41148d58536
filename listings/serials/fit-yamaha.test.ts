import fc from "fast-check";
import { expect, test } from "vitest";
import { lowerMedian, risingMedians } from "./fit-yamaha.ts";

const points = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 1990, max: 2030 })),
  { minLength: 1, maxLength: 40 },
);

test("the levels of the blocks rise, and the blocks cover the points in order", () => {
  fc.assert(
    fc.property(points, (given) => {
      const blocks = risingMedians(given);
      for (const [index, block] of blocks.entries()) {
        expect(block.from).toBeLessThanOrEqual(block.to);
        const next = blocks[index + 1];
        if (next === undefined) continue;
        expect(block.to).toBeLessThan(next.from);
        expect(block.level).toBeLessThan(next.level);
      }
      for (const [position] of given) {
        expect(blocks.filter(({ from, to }) => position >= from && position <= to)).toHaveLength(1);
      }
    }),
  );
});

test("rising points are kept, and equal neighbors form one block", () => {
  const given = [
    [1, 2000],
    [2, 2000],
    [5, 2003],
  ] as const;
  expect(risingMedians(given)).toEqual([
    { from: 1, to: 2, level: 2000 },
    { from: 5, to: 5, level: 2003 },
  ]);
});

test("a single gross error moves no level", () => {
  const right = [1, 2, 3, 4, 5].map((at) => [at, 2000] as const);
  const later = [6, 7, 8].map((at) => [at, 2001] as const);
  const levels = risingMedians([...right, [2.5, 2022], ...later]).map(({ level }) => level);
  expect(levels).toEqual([2000, 2001]);
});

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2],
  [[7], 7],
])("the lower median of %o is %i", (values, median) => {
  expect(lowerMedian(values)).toBe(median);
});
