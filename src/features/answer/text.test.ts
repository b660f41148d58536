import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyTrials } from "../../../domain/answer/trials.ts";
import { siteMarket } from "../../../domain/answer/site-market.ts";
import { type Role, roles } from "../../../domain/cart/roles.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import type { Details } from "../../../domain/details/details.ts";
import { anyCalculation, precedent } from "../cart-form/calculation.fixture.ts";
import { dollarsIn, brokenText } from "../cart-form/texts.fixture.ts";
import { movesHeading, stepsFor, trialAway, trialNotice, trialText } from "./text.ts";

const trialsFor = (role: Role, change: Partial<Details> = {}) =>
  applyTrials(precedent(change), siteMarket, role);

describe("what moves the number", () => {
  test("the heading of what moves the number gives only the trials' dollars", () => {
    fc.assert(
      fc.property(anyCalculation, fc.constantFrom(...roles), (calculation, role) => {
        const trials = applyTrials(calculation, siteMarket, role);
        if (trials.length === 0) return;
        const heading = movesHeading(trials, role);
        expect(heading).not.toMatch(brokenText);
        const amounts = trials.flatMap(({ change, number }) => [Math.abs(change), number]);
        const apart = trials.flatMap((one) =>
          trials.map((other) => Math.abs(one.change - other.change)),
        );
        for (const dollars of dollarsIn(heading)) expect([...amounts, ...apart]).toContain(dollars);
      }),
      { numRuns: 300 },
    );
  });

  test("a seller's heading says which work pays for itself and which doesn't", () => {
    const trials = trialsFor("selling");
    const paid = trials.filter(({ cost }) => cost !== null);
    const heading = movesHeading(trials, "selling");
    for (const { id, gain } of paid) {
      if (id === "repaired") expect(heading.startsWith("Repairs")).toBe(gain >= -100);
    }
    const none = paid.map((trial) => ({ ...trial, gain: -150 }));
    expect(movesHeading(none, "selling")).toBe("None of the usual work pays for itself");
    const all = paid.map((trial) => ({ ...trial, gain: 150 }));
    expect(movesHeading(all, "selling")).toBe(
      "Repairs, new batteries, a lift, and lithium pay for themselves",
    );
    const lift = trials.filter(({ id }) => id === "lifted");
    const headingAt = (gain: number) =>
      movesHeading(
        lift.map((trial) => ({ ...trial, gain })),
        "selling",
      );
    expect([-150, -100, 0, 100, 150].map(headingAt)).toEqual([
      "A lift doesn’t pay for itself",
      ...Array.from({ length: 3 }, () => "A lift roughly breaks even"),
      "A lift pays for itself",
    ]);
  });

  test("a heading for a trade-in says what the load test decides", () => {
    const trials = trialsFor("trading");
    const changeOf = (id: string) => trials.find((trial) => trial.id === id)!.change;
    expect(movesHeading(trials, "trading")).toBe(
      `Repairs add ${formatDollars(changeOf("repaired"))}. A passed load test is worth ${formatDollars(changeOf("passed-load-test") - changeOf("failed-load-test"))}`,
    );
  });

  test("a heading for a dead pack says what a passed load test brings", () => {
    const trials = trialsFor("trading", { batteryAge: 5 });
    const passed = trials.find(({ id }) => id === "passed-load-test")!;
    expect(movesHeading(trials, "trading")).toContain(
      `A passed load test is worth ${formatDollars(passed.change)}`,
    );
  });

  test("a buyer's heading says what bad batteries and wear take off the offer", () => {
    expect(movesHeading(trialsFor("buying"), "buying")).toMatch(
      /^Bad batteries take \$[\d,]+ off your offer\. Wear takes \$[\d,]+$/,
    );
    expect(movesHeading(trialsFor("buying", { powertrain: "gas" }), "buying")).toMatch(
      /^Wear takes \$[\d,]+ off your offer$/,
    );
  });
});

test("every trial has its own name and a note for every role", () => {
  fc.assert(
    fc.property(anyCalculation, fc.constantFrom(...roles), (calculation, role) => {
      const trials = applyTrials(calculation, siteMarket, role);
      const names = trials.map((trial) => trialText(trial, calculation.cart, role).name);
      expect(new Set(names).size).toBe(trials.length);
      for (const trial of trials) {
        const { name, note } = trialText(trial, calculation.cart, role);
        expect(name).toMatch(/^[A-Z]/);
        expect(note).not.toBe("");
        const away = trialAway(trial, calculation.cart, role);
        expect(`${name} ${note} ${trialNotice(trial)} ${away}`).not.toMatch(brokenText);
        expect(dollarsIn(away)).toEqual([trial.number]);
      }
    }),
    { numRuns: 100 },
  );
});

test("a worse condition is named with the extra work that it needs", () => {
  const worse = (condition: Details["condition"]) => {
    const trial = trialsFor("selling", { condition }).find(({ id }) => id === "worse-condition")!;
    return trialText(trial, precedent({ condition }).cart, "selling");
  };
  expect(worse("good")).toEqual({ name: "Fair condition", note: "needs four tires too" });
  expect(worse("fair")).toEqual({
    name: "Poor condition",
    note: "needs seats and maybe a controller too",
  });
});

test("every role gets three next steps, with a battery test only for lead-acid batteries", () => {
  for (const role of roles)
    for (const batteryStake of [1250, 0]) {
      const ids = stepsFor(role, batteryStake).map(({ id }) => id);
      expect(new Set(ids).size).toBe(3);
      if (batteryStake === 0) expect(ids).not.toContain("batteries");
    }
});
