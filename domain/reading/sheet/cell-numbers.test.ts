import { expect, test } from "vitest";
import { readBattery, readModelYear, readQuantity, readSeats } from "./cell-numbers.ts";

const asOfYear = 2026;
const today = "2026-11-25";

test.each([
  ["2018", 2018],
  ["2018.0", 2018],
  ["2,018", 2018],
  ["'18", 2018],
  ["18", 2018],
  ["my 18", 2018],
  ["FY18", 2018],
  ["2018-01-01", 2018],
  ["Jan-18", 2018],
  ["1949", null],
  ["2028", null],
  ["n/a", null],
  ["2018/2019", null],
  ["2018/19", null],
  ["20188", null],
  ["2018.5", null],
  ["8", null],
  ["2e3", null],
])("the year cell %j is read as %s", (cell, year) => {
  expect(readModelYear(cell, asOfYear)).toBe(year);
});

test.each([
  ["4 pass", 4],
  ["4 Passenger", 4],
  ["4 (2+2)", 4],
  ["4-seater", 4],
  ["4.0", 4],
  ["4P", 4],
  ["2+2", 4],
  ["4+2 pass.", 6],
  ["Six", 6],
  ["8+", 8],
  ["11", 8],
  ["3", null],
  ["0", null],
  ["42+", null],
  ["3500", null],
  ["constructor", null],
  ["2-4", null],
])("the seats cell %j is read as %s", (cell, seats) => {
  expect(readSeats(cell)).toBe(seats);
});

test.each([
  ["0.5", 0],
  ["6 months", 0],
  ["7 mo", 1],
  ["new", 0],
  ["18 months", 2],
  ["2.9", 3],
  ["3y", 3],
  ["4 years old", 4],
  ["5+", 5],
  ["9", 5],
  ["2022", 4],
  ["2020.0", 5],
  ["2027", null],
  ["31", null],
  ["-1", null],
  ["old", null],
  ["< 1 yr", 1],
  ["2 1/2", 3],
  ["2 yrs 6 mo", 3],
  ["Trojan 2022", 4],
  ["2-3", 3],
  ["3-4 yrs", 4],
  ["3 to 4", 4],
  ["3 a 4 años", 4],
  ["4-3", null],
  ["03-25", 2],
  ["5 or more", 5],
  ["5 o más", 5],
  ["4 o mas", 4],
  ["2,5", 3],
  ["dead", 5],
  ["original", 5],
  ["Apr-23", 4],
])("the battery age cell %j is read as %s", (cell, age) => {
  expect(readBattery(cell, { today, unit: "years", modelYear: 2018 })).toBe(age);
});

test.each([
  ["2022", 4],
  ["'22", 4],
  ["22", 4],
  ["3/15/2024", 3],
  ["2024-03-15", 3],
  ["2024-03-15 00:00:00", 3],
  ["45366", 3],
  ["15-Mar-24", 3],
  ["March 15, 2024", 3],
  ["Sept. 2024", 3],
  ["Nov-24", 2],
  ["03/2025", 2],
  ["May-26", 0],
  ["Apr-32", null],
  ["12/2026", null],
  ["13/2025", null],
  ["2026", 0],
  ["2027", null],
  ["3", null],
])("the battery date cell %j gives the age %s", (cell, age) => {
  expect(readBattery(cell, { today, unit: "date", modelYear: 2018 })).toBe(age);
});

test.each([
  ["1", 1],
  ["3.0", 3],
  ["x3", 3],
  ["3 x", 3],
  ["1,200", 1200],
  ["100000", 100_000],
  ["100001", null],
  ["0", null],
  ["2.5", null],
  ["two", 2],
  ["twelve", 12],
  ["thirty-six", 36],
  ["a dozen", 12],
  ["2 dozen", 24],
  ["doce", 12],
  ["treinta y seis", 36],
  ["6 carts", 6],
  ["6 golf carts", 6],
  ["twelve units", 12],
  ["40 uds.", 40],
  ["60 total", 60],
  ["4 avail.", 4],
  ["(2)", null],
  ["1e3", null],
  ["1-40", null],
  ["two three", null],
  ["several", null],
  ["carts", null],
  ["a", null],
])("the quantity cell %j is read as %s", (cell, quantity) => {
  expect(readQuantity(cell)).toBe(quantity);
});

test.each([
  ["24", 2020],
  ["11", 2023],
  ["18 years", 2018],
])("batteries can't be %s old in a cart of %i", (cell, modelYear) => {
  expect(readBattery(cell, { today, unit: "years", modelYear })).toBeNull();
});

test.each([
  ["24", 2002],
  ["8", 2020],
  ["24 mo", 2024],
  ["5", 2025],
])("batteries may be %s old in a cart of %i", (cell, modelYear) => {
  expect(readBattery(cell, { today, unit: "years", modelYear })).not.toBeNull();
});
