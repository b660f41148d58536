import { expect, test } from "vitest";
import { middleCost, work } from "../../../domain/market/work-prices.ts";
import { dealBreaker, outcomeOf, repair, shopQuestion } from "./findings.ts";

const tires = repair("tires");
const brakes = repair("brakes");
const steering = shopQuestion("steering", "prices differ");
const cost = middleCost(work.tires) + middleCost(work.brakes);

test("repairs come off the ad's price at the middle of what shops charge", () => {
  expect(outcomeOf([tires, brakes], 5400)).toEqual({
    kind: "left",
    dollars: 5400 - cost,
    isWhole: true,
  });
});

test("without a price, repairs add up", () => {
  expect(outcomeOf([tires, brakes], null)).toEqual({ kind: "off", dollars: cost });
  expect(outcomeOf([], null)).toEqual({ kind: "nothing" });
  expect(outcomeOf([steering], null)).toEqual({ kind: "nothing" });
});

test("a fault without a shop's price leaves the sum open", () => {
  expect(outcomeOf([tires, steering], 5400)).toMatchObject({ kind: "left", isWhole: false });
});

test("one fault that ends the deal ends it at any price", () => {
  const plate = dealBreaker("plate", "if it’s missing");
  expect(outcomeOf([tires, plate], 5400)).toEqual({ kind: "walk-away", because: "fault" });
  expect(outcomeOf([plate], null)).toEqual({ kind: "walk-away", because: "fault" });
});

test("work that costs as much as the ad asks ends the deal", () => {
  const price = middleCost(work.engine);
  expect(outcomeOf([repair("engine")], price)).toEqual({ kind: "walk-away", because: "cost" });
  expect(outcomeOf([repair("engine")], price + 1)).toMatchObject({ kind: "left", dollars: 1 });
});
