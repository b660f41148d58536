import { expect, test } from "vitest";
import {
  amountOf,
  batteryTypeOf,
  conditionOf,
  isForSale,
  isOtherFuel,
  powertrainOf,
  yearOf,
} from "./stated.ts";

test.each([
  ["4800", "4800"],
  ["4800.5", "4800.5"],
  ["$12,995.00", "12995.00"],
  ["US$ 12,995", "12995"],
  ["USD 12995", "12995"],
  ["12995 USD", "12995"],
  ["1,299,500", "1299500"],
])("%j is read as the amount %s", (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

test.each([
  "Call for price",
  "-4800",
  "4,8",
  "12.995,00",
  "12.995",
  "€4800",
  "4800-5200",
  "from 4800",
  "1e4",
  "",
])("%j is not one amount of dollars", (text) => {
  expect(amountOf(text)).toBeUndefined();
});

test.each([
  ["2019", "2019"],
  ["2019-03", "2019"],
  ["2019-03-01", "2019"],
  ["2019-03-01T00:00:00Z", "2019"],
  ["'19", undefined],
  ["2019/2020", undefined],
  ["20190", undefined],
  ["late 2019", undefined],
])("the year in %j is %s", (text, year) => {
  expect(yearOf(text)).toBe(year);
});

test.each([
  ["https://schema.org/NewCondition", "new"],
  ["http://schema.org/UsedCondition", "used"],
  ["schema:RefurbishedCondition", "refurbished"],
  ["Pre-Owned", "used"],
  ["CPO", "used"],
  ["NEW", "new"],
  ["https://schema.org/DamagedCondition", undefined],
  ["like new", undefined],
])("the condition %j is read as %s", (text, condition) => {
  expect(conditionOf(text)).toBe(condition);
});

test.each([
  ["Electric", "electric"],
  ["48V lithium battery", "electric"],
  ["EV", "electric"],
  ["Gasoline", "gas"],
  ["Gas; Kohler EFI", "gas"],
  ["gas or electric", undefined],
  ["hybrid electric", undefined],
  ["natural gas", undefined],
  ["Vegas", undefined],
  ["", undefined],
])("the powertrain %j is read as %s", (text, powertrain) => {
  expect(powertrainOf(text)).toBe(powertrain);
});

test.each([
  ["LiFePO4 105 Ah", "lithium"],
  ["AGM", "lead-acid"],
  ["lead acid or lithium", undefined],
  ["48 V", undefined],
])("the battery type %j is read as %s", (text, type) => {
  expect(batteryTypeOf(text)).toBe(type);
});

test.each([
  ["https://schema.org/InStock", true],
  ["https://schema.org/PreOrder", true],
  ["", true],
  ["https://schema.org/OutOfStock", false],
  ["http://schema.org/SoldOut", false],
  ["Discontinued", false],
  ["out-of-stock", false],
  ["Sold", false],
  ["Sale pending", false],
  ["out_of_stock", false],
  ["NOT_AVAILABLE", false],
  ["available", true],
  ["Reserved", false],
])("a cart with the availability %j is for sale: %s", (availability, answer) => {
  expect(isForSale(availability)).toBe(answer);
});

test.each([
  ["diesel", true],
  ["Hybrid", true],
  ["gas or electric", false],
  ["", false],
])("the fuel %j is one we have no prices for: %s", (text, answer) => {
  expect(isOtherFuel(text)).toBe(answer);
});
