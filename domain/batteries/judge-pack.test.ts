import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Measured, judgePack, suggestedAges, verdicts } from "./judge-pack.ts";
import { type Pack, cellsOf, packs } from "./pack.ts";

const packOf = (id: string): Pack => packs.find((pack) => pack.id === id)!;

function judge(id: string, volts: readonly number[], changes: Partial<Measured> = {}) {
  return judgePack({ pack: packOf(id), volts, isRested: true, isCharged: true, ...changes });
}

const six = (lowest: number) => [6.37, 6.37, lowest, 6.37, 6.37, 6.37];
const eight = (lowest: number) => [8.5, 8.5, lowest, 8.5, 8.5, 8.5];
const twelve = (lowest: number) => [12.7, 12.7, lowest, 12.7];

describe("the verdict at each limit", () => {
  test.each([
    ["6x6", six(6.37), "sound"],
    ["6x6", six(6.22), "sound"],
    ["6x6", six(6.21), "uneven"],
    ["6x6", six(6.07), "uneven"],
    ["6x6", six(6.06), "weak-battery"],
    ["6x8", eight(8.33), "sound"],
    ["6x8", eight(8.32), "uneven"],
    ["6x8", eight(8.2), "uneven"],
    ["6x8", eight(8.19), "weak-battery"],
    ["4x12", twelve(12.48), "sound"],
    ["4x12", twelve(12.47), "uneven"],
    ["4x12", twelve(12.4), "uneven"],
    ["4x12", twelve(12.39), "weak-battery"],
    ["4x12", [12.45, 12.45, 12.45, 12.45], "sound"],
    ["4x12", [12.44, 12.44, 12.44, 12.44], "low"],
    ["6x6", [6.5, 6.5, 6.5, 6.5, 6.5, 6.5], "sound"],
    ["6x6", [6.51, 6.5, 6.5, 6.5, 6.5, 6.5], "rest-first"],
    ["6x8", [6.4, 6.4, 6.4, 6.4, 6.4, 6.4], "check-pack"],
    ["6x8", [7, 0, 0, 0, 0, 0], "weak-battery"],
    ["6x8", [6.99, 0, 0, 0, 0, 0], "check-pack"],
  ] as const)("a pack of %s at %j volts is judged %s", (id, volts, verdict) => {
    expect(judge(id, volts).verdict).toBe(verdict);
  });

  test("the verdict waits for a rest, and then for a full charge", () => {
    expect(judge("6x6", six(5), { isRested: false, isCharged: false }).verdict).toBe("rest-first");
    expect(judge("6x6", six(5), { isCharged: false }).verdict).toBe("charge-first");
  });
});

describe("the judgment's figures", () => {
  test("the judgment has figures for all batteries and names the lowest by its index", () => {
    const judgment = judge("4x12", [12.65, 12.45, 12.24, 12.65]);
    expect(judgment.charges).toEqual([100, 75, 50, 100]);
    expect(judgment).toMatchObject({ charge: 81.25, lowestIndex: 2, spread: 0.41, farBelow: [2] });
    expect(judge("4x12", [12.1, 12.65, 12.35, 12.2]).farBelow).toEqual([0, 3]);
  });
});

test("a worse verdict suggests an older battery age, and an inconclusive one suggests none", () => {
  expect(verdicts.map((verdict) => suggestedAges[verdict])).toEqual([null, null, null, 5, 5, 4, 2]);
});

const pack = fc.constantFrom(...packs);
const packAndCells = pack.chain((anyPack) =>
  fc.record({
    pack: fc.constant(anyPack),
    perCell: fc.array(fc.double({ min: 0, max: 2.6, noNaN: true }), {
      minLength: anyPack.count,
      maxLength: anyPack.count,
    }),
  }),
);
const voltsOf = (of: Pack, perCell: readonly number[]) => perCell.map((each) => each * cellsOf(of));

describe("any readings", () => {
  test("every figure is a number, and the lowest battery is one of the pack's", () => {
    fc.assert(
      fc.property(packAndCells, fc.boolean(), fc.boolean(), (measured, isRested, isCharged) => {
        const volts = voltsOf(measured.pack, measured.perCell);
        const judgment = judge(measured.pack.id, volts, { isRested, isCharged });
        const { charge, charges, spread, lowestIndex } = judgment;
        for (const figure of [charge, spread, ...charges]) expect(figure).toBeGreaterThanOrEqual(0);
        expect(Math.max(charge, ...charges)).toBeLessThanOrEqual(100);
        expect(volts[lowestIndex]).toBe(Math.min(...volts));
      }),
    );
  });

  test("equal cells have the same charge in batteries of 6, 8, and 12 volts", () => {
    const perCell = fc.double({ min: 0, max: 2.6, noNaN: true });
    fc.assert(
      fc.property(perCell, (voltsPerCell) => {
        const charges = packs.map((equalPack) => {
          const volts = Array.from(
            { length: equalPack.count },
            () => voltsPerCell * cellsOf(equalPack),
          );
          return judge(equalPack.id, volts).charge;
        });
        for (const charge of charges) expect(charge).toBeCloseTo(charges[0]!, 6);
      }),
    );
  });

  test("a lower reading of the lowest battery never gives a better verdict", () => {
    const drop = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(packAndCells, drop, (measured, less) => {
        const volts = voltsOf(measured.pack, measured.perCell);
        const before = judge(measured.pack.id, volts);
        const lower = volts.map((reading, index) =>
          index === before.lowestIndex ? Math.max(0, reading - less) : reading,
        );
        const after = judge(measured.pack.id, lower);
        expect(after.charge).toBeLessThanOrEqual(before.charge);
        expect(verdicts.indexOf(after.verdict)).toBeLessThanOrEqual(
          verdicts.indexOf(before.verdict),
        );
      }),
    );
  });
});
