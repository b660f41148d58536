import { expect, test } from "vitest";
import {
  isSaleWord,
  readBatteryType,
  readCondition,
  readFlag,
  readLifted,
  readLithium,
  readNotRunning,
  readPowertrain,
  readRunning,
  readUpgrades,
  splitPack,
} from "./cell-choices.ts";

test.each([
  ["Excellent", "excellent"],
  ["like new", "excellent"],
  ["A-", "excellent"],
  ["Very good", "good"],
  ["GOOD condition", "good"],
  ["Good+", "good"],
  ["Fair.", "fair"],
  ["Grade C", "fair"],
  ["avg", "fair"],
  ["rough", "poor"],
  ["Good/Fair", null],
  ["F", "fair"],
  ["Good - minor scratches", "good"],
  ["Not running", "poor"],
  ["Regular", "fair"],
  ["used", null],
  ["9 out of 10", "excellent"],
  ["10/10", "excellent"],
  ["7.5/10", "good"],
  ["6/10", "fair"],
  ["4 / 10", "poor"],
  ["5/5", "excellent"],
  ["4/5", "good"],
  ["3 stars", "fair"],
  ["2 out of 5", "poor"],
  ["11/10", null],
  ["7", null],
  ["New", "excellent"],
  ["Used - good", "good"],
  ["not good", null],
  ["“Good”", "good"],
  ["Fair—needs tires", "fair"],
  ["Used/Fair", "fair"],
  ["Out of Service", "poor"],
  ["***", "fair"],
])("the condition cell %j is read as %s", (cell, condition) => {
  expect(readCondition(cell)).toBe(condition);
});

test.each([
  ["Used", true],
  ["Certified Pre-Owned", true],
  ["AS IS", true],
  ["As-Is / Runs", true],
  ["In Service", true],
  ["runs and drives", true],
  ["used, rough", false],
  ["tested", false],
  ["", false],
])("%j only says how a cart is sold: %s", (cell, isSale) => {
  expect(isSaleWord(cell)).toBe(isSale);
});

test.each([
  ["E", "electric"],
  ["48V electric", "electric"],
  ["48 volt", "electric"],
  ["Lithium 72V", "electric"],
  ["G", "gas"],
  ["Eléctrico", "electric"],
  ["Gas (EFI)", "gas"],
  ["gas powered", "gas"],
  ["Gas/Electric", null],
  ["non-electric", null],
  ["diesel", null],
  ["48", null],
])("the power cell %j is read as %s", (cell, powertrain) => {
  expect(readPowertrain(cell)).toBe(powertrain);
});

test.each([
  ["yes", true],
  ["x", true],
  ["TRUE", true],
  ["✓", true],
  ["No", false],
  ["none", false],
  ["maybe", null],
  ["toString", null],
])("the flag cell %j is read as %s", (cell, flag) => {
  expect(readFlag(cell)).toBe(flag);
});

test.each([
  ["non running", true],
  ["Non-Running", true],
  ["not running", true],
  ["Won't start", true],
  ["doesn't run", true],
  ["parts only", true],
  ["PARTS", true],
  ["Salvage", true],
  ["inop", true],
  ["as is / not running", true],
  ["dead", true],
  ["flooded", true],
  ["Runs", false],
  ["as is - runs", false],
  ["operable", false],
  ["good", null],
  ["used", null],
  ["D", null],
  ["dead batteries", null],
  ["runs rough", null],
])("the cell %j says that the cart doesn’t run: %s", (cell, notRunning) => {
  expect(readNotRunning(cell)).toBe(notRunning);
});

test.each([
  ["yes", true],
  ["N", false],
  ["Runs", true],
  ["does not run", false],
  ["slow", null],
])("in a column of running carts, the cell %j is read as %s", (cell, running) => {
  expect(readRunning(cell)).toBe(running);
});

test.each([
  ["x", true],
  ['6"', true],
  ["6 inch lift", true],
  ["Lift kit", true],
  ["stock", false],
  ["no lift", null],
])("the lift cell %j is read as %s", (cell, lifted) => {
  expect(readLifted(cell)).toBe(lifted);
});

test.each([
  ["yes", true],
  ["lift kit, sound bar", true],
  ['20" wheels', true],
  ["stock", false],
  ["stock wheels", null],
  ["needs tires", null],
  ["doesn’t have a radio", null],
  ["see notes", null],
])("the upgrades cell %j is read as %s", (cell, upgrades) => {
  expect(readUpgrades(cell)).toBe(upgrades);
});

test.each([
  ["Li-ion", "lithium"],
  ["48V LiFePO4", "lithium"],
  ["105Ah lithium battery", "lithium"],
  ["lead-acid batteries", "lead-acid"],
  ["AGM", "lead-acid"],
  ["Li", "lithium"],
  ["Trojan T-105", null],
  ["48V", null],
])("the battery type cell %j is read as %s", (cell, type) => {
  expect(readBatteryType(cell)).toBe(type);
});

test.each([
  ["yes", "lithium"],
  ["no", "lead-acid"],
  ["lead acid", "lead-acid"],
  ["soon", null],
])("the cell %j below the heading Lithium is read as %s", (cell, type) => {
  expect(readLithium(cell)).toBe(type);
});

test.each([
  ["n/a (Li)", { age: "n/a", type: "lithium" }],
  ["Li", { age: "", type: "lithium" }],
  ["3 (lithium)", { age: "3", type: "lithium" }],
  ["2 yrs, lead-acid", { age: "2 yrs", type: "lead-acid" }],
  ["Lithium battery", { age: "", type: "lithium" }],
  ["Trojan 2022", { age: "Trojan 2022", type: null }],
])("the battery age cell %j is split into %j", (cell, pack) => {
  expect(splitPack(cell)).toEqual(pack);
});
