import { expect, test } from "vitest";
import { facts } from "../../market/listings.data.ts";
import { listingsOfModel } from "../models/figures.ts";
import { book } from "./book.ts";

const columnOf = (slug: string, drive: string) =>
  book.find((column) => column.model.slug === slug && column.drive === drive)!;

test("every price in a column is for the column's own drive", () => {
  for (const { drive, cells } of book) {
    for (const { figures } of cells) {
      const { powertrain, batteryType } = figures.cart;
      expect(powertrain === "gas" ? "gas" : batteryType).toBe(drive);
    }
  }
});

test("a column has the years in which its model was built, and none twice", () => {
  for (const { model, drive, cells } of book) {
    const years = cells.map(({ modelYear }) => modelYear);
    const { from, to = facts.asOfYear } = model.years;
    expect(years[0]).toBe(to);
    if (drive !== "lithium") expect(years.at(-1)).toBe(from);
    expect(years.length).toBe(years[0]! - years.at(-1)! + 1);
  }
});

test("a year is listed, between listings, or beyond them", () => {
  for (const { cells } of book) {
    const listed = cells.filter(({ listings }) => listings > 0).map(({ modelYear }) => modelYear);
    for (const { modelYear, basis } of cells) {
      const isInside = modelYear > Math.min(...listed) && modelYear < Math.max(...listed);
      const expected = listed.includes(modelYear) ? "listed" : isInside ? "between" : "beyond";
      expect(basis).toBe(expected);
    }
  }
});

test("new carts aren't counted as used ones", () => {
  const onward = columnOf("onward", "lithium");
  const all = listingsOfModel(onward.model).filter(({ drive }) => drive === "lithium");
  expect(all.some(({ isNew }) => isNew)).toBe(true);
  expect(onward.listings).toBe(all.filter(({ isNew }) => !isNew).length);
  expect(onward.cells.reduce((sum, { listings }) => sum + listings, 0)).toBe(onward.listings);
});

test("no lithium price is for a year before the oldest one listed", () => {
  for (const { drive, cells } of book) {
    if (drive === "lithium") expect(cells.at(-1)!.basis).toBe("listed");
  }
});

test("an older cart in a column never costs more, and its prices are in order", () => {
  for (const { cells } of book) {
    for (const [index, { figures, advice }] of cells.entries()) {
      const { asking } = figures.market!.asking;
      expect(asking).toBeLessThanOrEqual(cells[index - 1]?.figures.market!.asking.asking ?? asking);
      expect(advice.trading.number).toBeLessThanOrEqual(advice.selling.settle);
      expect(advice.selling.settle).toBeLessThan(asking);
    }
  }
});
