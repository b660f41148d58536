import { expect, test } from "vitest";
import {
  amountOf,
  batteryTypeOf,
  conditionOf,
  isForSale,
  powertrainOf,
  seatsOf,
  yearOf,
  yesOrNo,
} from "./parse-values.ts";

test.each([
  ["4800", "4800"],
  ["4800.5", "4800.5"],
  ["$12,995.00", "12995.00"],
  ["US$ 12,995", "12995"],
  ["USD 12995", "12995"],
  ["12995 USD", "12995"],
  ["1,299,500", "1299500"],
])("%j is the amount %s", (text, amount) => {
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
  "NaN",
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
])("the year of %j is %s", (text, year) => {
  expect(yearOf(text)).toBe(year);
});

test.each([
  ["https://schema.org/NewCondition", "new"],
  ["http://schema.org/UsedCondition", "used"],
  ["schema:RefurbishedCondition", "refurbished"],
  ["Used", "used"],
  ["Pre-Owned", "used"],
  ["https://schema.org/DamagedCondition", undefined],
  ["like new", undefined],
])("the condition %j is %s", (text, condition) => {
  expect(conditionOf(text)).toBe(condition);
});

test.each([
  ["Electric", "electric"],
  ["48V lithium battery", "electric"],
  ["EV", "electric"],
  ["Gasoline", "gas"],
  ["EFI gas", "gas"],
  ["Gas; Kohler EFI", "gas"],
  ["gas or electric", undefined],
  ["hybrid electric", undefined],
  ["Diesel", undefined],
  ["natural gas", undefined],
  ["Vegas", undefined],
  ["", undefined],
])("the powertrain of %j is %s", (text, powertrain) => {
  expect(powertrainOf(text)).toBe(powertrain);
});

test.each([
  ["Lithium", "lithium"],
  ["LiFePO4 105 Ah", "lithium"],
  ["Lead-Acid", "lead-acid"],
  ["AGM", "lead-acid"],
  ["lead acid or lithium", undefined],
  ["48 V", undefined],
])("the battery of %j is %s", (text, type) => {
  expect(batteryTypeOf(text)).toBe(type);
});

test.each([
  ["4", "4"],
  ["20", "20"],
  ["0", undefined],
  ["21", undefined],
  ["2+2", undefined],
])("the seats of %j are %s", (text, seats) => {
  expect(seatsOf(text)).toBe(seats);
});

test.each([
  ["Yes", "yes"],
  ["true", "yes"],
  ["0", "no"],
  ["6 inches", undefined],
])("%j answers %s", (text, answer) => {
  expect(yesOrNo(text)).toBe(answer);
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
  ["Reserved", false],
])("a cart of the availability %j is for sale: %s", (availability, answer) => {
  expect(isForSale(availability)).toBe(answer);
});
