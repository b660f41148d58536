import { expect, test } from "vitest";
import {
  readBatteryType,
  readCondition,
  readFlag,
  readLifted,
  readLithium,
  readPowertrain,
  readUpgrades,
} from "./cell-choices.ts";

test.each([
  ["Excellent", "excellent"],
  ["like new", "excellent"],
  ["A", "excellent"],
  ["A-", "excellent"],
  ["Very good", "good"],
  ["GOOD condition", "good"],
  ["B+", "good"],
  ["Good+", "good"],
  ["Fair.", "fair"],
  ["Grade C", "fair"],
  ["avg", "fair"],
  ["rough", "poor"],
  ["D", "poor"],
  ["Good/Fair", null],
  ["F", "fair"],
  ["Good - minor scratches", "good"],
  ["Not running", "poor"],
  ["Regular", "fair"],
  ["B/C", null],
  ["used", null],
  ["8/10", null],
  ["not good", null],
])("the condition %j is %s", (cell, condition) => {
  expect(readCondition(cell)).toBe(condition);
});

test.each([
  ["E", "electric"],
  ["Elec.", "electric"],
  ["48V electric", "electric"],
  ["48 volt", "electric"],
  ["EV", "electric"],
  ["Lithium 72V", "electric"],
  ["G", "gas"],
  ["Gasoline", "gas"],
  ["Eléctrico", "electric"],
  ["E/G", null],
  ["Gas (EFI)", "gas"],
  ["gas powered", "gas"],
  ["Gas/Electric", null],
  ["gas, converted to electric", null],
  ["non-electric", null],
  ["diesel", null],
  ["48", null],
])("the power %j is %s", (cell, powertrain) => {
  expect(readPowertrain(cell)).toBe(powertrain);
});

test.each([
  ["yes", true],
  ["Y", true],
  ["x", true],
  ["TRUE", true],
  ["1", true],
  ["✓", true],
  ["No", false],
  ["FALSE", false],
  ["0", false],
  ["none", false],
  ["maybe", null],
  ["toString", null],
])("%j is a yes or a no: %s", (cell, flag) => {
  expect(readFlag(cell)).toBe(flag);
});

test.each([
  ["x", true],
  ['6"', true],
  ["6 inch lift", true],
  ["Lift kit", true],
  ["stock", false],
  ["no", false],
  ["no lift", null],
])("%j says that a cart is lifted: %s", (cell, lifted) => {
  expect(readLifted(cell)).toBe(lifted);
});

test.each([
  ["yes", true],
  ["lift kit, sound bar", true],
  ['20" wheels', true],
  ["None", false],
  ["stock", false],
  ["stock wheels", null],
  ["needs tires", null],
  ["doesn’t have a radio", null],
  ["see notes", null],
])("%j says that a cart has upgrades: %s", (cell, upgrades) => {
  expect(readUpgrades(cell)).toBe(upgrades);
});

test.each([
  ["Lithium", "lithium"],
  ["Li-ion", "lithium"],
  ["48V LiFePO4", "lithium"],
  ["105Ah lithium battery", "lithium"],
  ["Lead acid", "lead-acid"],
  ["lead-acid batteries", "lead-acid"],
  ["AGM", "lead-acid"],
  ["Trojan T-105", null],
  ["48V", null],
])("the battery type %j is %s", (cell, type) => {
  expect(readBatteryType(cell)).toBe(type);
});

test.each([
  ["yes", "lithium"],
  ["no", "lead-acid"],
  ["lithium", "lithium"],
  ["lead acid", "lead-acid"],
  ["soon", null],
])("%j below Lithium is %s", (cell, type) => {
  expect(readLithium(cell)).toBe(type);
});
