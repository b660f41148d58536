import fc from "fast-check";
import { expect, test } from "vitest";
import { siteMarket } from "./site-market.ts";
import { roles } from "../cart/roles.ts";
import type { Cart } from "../cart/cart.ts";
import { anyCart, precedent, precedentFigures, year } from "./answer.fixture.ts";
import { figuresOf } from "./figures.ts";
import { answerNumber } from "./text.ts";
import { type TrialId, applyTrials } from "./trials.ts";

const trialsFor = (change: Partial<Cart>, role: (typeof roles)[number] = "selling") =>
  applyTrials(precedentFigures(change), siteMarket, role);
const idsFor = (...given: Parameters<typeof trialsFor>) => trialsFor(...given).map(({ id }) => id);
const trial = (id: TrialId, ...given: Parameters<typeof trialsFor>) =>
  trialsFor(...given).find((each) => each.id === id)!;

test("every amount of a trial comes from the figures of the changed cart", () => {
  fc.assert(
    fc.property(anyCart, fc.constantFrom(...roles), (cart, role) => {
      const figures = figuresOf(cart, siteMarket, year);
      for (const { figures: after, id, number, change, cost, gain } of applyTrials(
        figures,
        siteMarket,
        role,
      )) {
        const asOfYear = id === "next-year" ? year + 1 : year;
        expect(after).toEqual(figuresOf(after.cart, siteMarket, asOfYear));
        expect(number).toBe(answerNumber(after, role));
        expect(change).toBe(number - answerNumber(figures, role));
        const paid = [after, figures].map((each) =>
          role === "selling" ? each.advice!.selling.settle : answerNumber(each, role),
        );
        expect(gain).toBe(paid[0]! - paid[1]! - (cost ?? 0));
      }
    }),
    { numRuns: 200 },
  );
});

test("a trial changes only the detail that it is about", () => {
  const cart = precedent({ condition: "good", batteryAge: 4, hasUpgrades: true });
  const changed = Object.fromEntries(
    ["selling", "trading"].flatMap((role) =>
      applyTrials(
        precedentFigures(cart),
        siteMarket,
        role === "selling" ? "selling" : "trading",
      ).map((each) => [each.id, each.figures.cart]),
    ),
  );
  expect(changed).toEqual({
    repaired: { ...cart, condition: "excellent" },
    "new-batteries": { ...cart, batteryAge: 0 },
    lifted: { ...cart, lifted: true },
    lithium: { ...cart, batteryType: "lithium", batteryAge: 0 },
    "worse-condition": { ...cart, condition: "fair" },
    "passed-load-test": { ...cart, batteryAge: 2 },
    "failed-load-test": { ...cart, batteryAge: 5 },
    "next-year": { ...cart, batteryAge: 5 },
  });
});

test.each<[string, Partial<Cart>, TrialId]>([
  ["a cart in excellent condition has no repairs to try", { condition: "excellent" }, "repaired"],
  ["a cart in poor condition has nothing worse to try", { condition: "poor" }, "worse-condition"],
  ["a lifted cart has no lift to try", { lifted: true }, "lifted"],
  ["a gas cart has no batteries to try", { powertrain: "gas" }, "new-batteries"],
  ["a gas cart has no lithium pack to try", { powertrain: "gas" }, "lithium"],
  ["a lithium pack is not replaced with lead-acid", { batteryType: "lithium" }, "new-batteries"],
  ["a lithium pack is not tried where there is one", { batteryType: "lithium" }, "lithium"],
  ["a new pack has no new pack to try", { batteryAge: 0 }, "new-batteries"],
  ["a dead pack has failed its load test already", { batteryAge: 5 }, "failed-load-test"],
])("%s", (_, change, id) => {
  expect(idsFor({ batteryAge: 4, ...change })).not.toContain(id);
  expect(idsFor({ batteryAge: 4 })).toContain(id);
});

test("a cart that is repaired runs", () => {
  for (const condition of ["excellent", "poor"] as const) {
    expect(trial("repaired", { condition, notRunning: true }).figures.cart).toMatchObject({
      condition: "excellent",
      notRunning: false,
    });
  }
});

test("a lift or lithium adds nothing to a cart that still needs repairs or batteries", () => {
  const needy = [{ condition: "fair" }, { batteryAge: 5 }, { notRunning: true }] as const;
  for (const role of ["selling", "trading"] as const) {
    expect(idsFor({ batteryAge: 2 }, role)).toEqual(expect.arrayContaining(["lifted", "lithium"]));
    for (const change of needy) {
      expect(idsFor({ batteryAge: 2, ...change }, role)).not.toContain("lifted");
      expect(idsFor({ batteryAge: 2, ...change }, role)).not.toContain("lithium");
    }
  }
  expect(idsFor({ condition: "fair" }, "insuring")).toContain("lifted");
});

test("a nearly new cart in good condition has no repairs to try", () => {
  expect(idsFor({ modelYear: year - 1, condition: "good", model: "Onward" })).not.toContain(
    "repaired",
  );
});

test("a model that was only built with lithium has no lead-acid set to try", () => {
  const evolution = {
    make: "Evolution",
    model: "D5 Ranger",
    modelYear: 2023,
    batteryAge: 4,
  } as const;
  for (const id of ["new-batteries", "lithium", "failed-load-test"] as const)
    expect(idsFor(evolution)).not.toContain(id);
});

test("a passed load test is a trial only for a pack that may fail it", () => {
  expect(idsFor({ batteryAge: 2 }, "trading")).not.toContain("passed-load-test");
  expect(idsFor({ batteryAge: 3 }, "trading")).toContain("passed-load-test");
});

test("the trade-in after a load test is the trade-in's branch for that result", () => {
  const { branches } = precedentFigures({ batteryAge: 4 }).market!.tradeIn;
  expect(trial("passed-load-test", { batteryAge: 4 }, "trading").number).toBe(
    branches!.passing.middle,
  );
  expect(trial("failed-load-test", { batteryAge: 4 }, "trading").number).toBe(
    branches!.replacing.middle,
  );
});

test("work costs the middle of what shops charge", () => {
  const change = { condition: "good", batteryAge: 4 } as const;
  expect(trial("repaired", { ...change, condition: "fair" }).cost).toBe(650);
  expect(trial("repaired", { ...change, condition: "poor" }).cost).toBe(1650);
  expect(trial("repaired", { ...change, condition: "poor", notRunning: true }).cost).toBe(2100);
  expect(trial("new-batteries", change).cost).toBe(1350);
  expect(trial("lithium", change).cost).toBe(2850);
  expect(trial("lifted", change).cost).toBe(1400);
  for (const id of ["worse-condition", "next-year"] as const)
    expect(trial(id, change).cost).toBeNull();
});

test("a buyer and an insurer pay for no work", () => {
  for (const role of ["buying", "insuring"] as const)
    for (const { cost, change, gain } of trialsFor({ batteryAge: 4 }, role)) {
      expect(cost).toBeNull();
      expect(gain).toBe(change);
      expect(change).not.toBe(0);
    }
});

test("better work never lowers the number, and a failed test or another year never raises it", () => {
  const better: readonly TrialId[] = ["repaired", "new-batteries", "passed-load-test"];
  const worse: readonly TrialId[] = ["worse-condition", "failed-load-test", "next-year"];
  fc.assert(
    fc.property(anyCart, fc.constantFrom(...roles), (cart, role) => {
      const trials = applyTrials(figuresOf(cart, siteMarket, year), siteMarket, role);
      for (const { id, change } of trials) {
        if (better.includes(id)) expect(change).toBeGreaterThanOrEqual(0);
        if (worse.includes(id)) expect(change).toBeLessThanOrEqual(0);
      }
    }),
    { numRuns: 200 },
  );
});

test("a cart without market figures has no trials", () => {
  const gem = figuresOf(precedent({ make: "GEM", model: "e4" }), siteMarket, year);
  for (const role of roles) expect(applyTrials(gem, siteMarket, role)).toEqual([]);
});
