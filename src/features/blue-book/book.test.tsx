import { expect, test } from "vitest";
import { cartModels } from "../../../domain/model-pages/cart-models.ts";
import { formatDollars, roundedDollars } from "../../../domain/words/money.ts";
import { render } from "../../ui/kit/page.fixture.ts";
import { getAll, textOf, textsOf, getOne } from "../../ui/kit/queries.fixture.ts";
import { facts } from "../../market/listings.data.ts";
import { driveNames } from "../models/text.ts";
import { listingsOfModel } from "../models/figures.ts";
import { listBookRows } from "./figures.ts";
import { BookTables } from "./parts/book.tsx";

test("a year in the blue book has prices only if dealers list a cart of it", () => {
  for (const model of cartModels) {
    const rows = listBookRows(model);
    for (const { listings, prices } of rows) expect(prices !== null).toBe(listings > 0);
    const counted = rows.reduce((sum, { listings }) => sum + listings, 0);
    const { from, to = facts.asOfYear } = model.years;
    const years = listingsOfModel(model).map(({ ageYears }) => facts.asOfYear - ageYears);
    expect(counted).toBe(years.filter((year) => year >= from && year <= to).length);
  }
});

test("the rows of a model run from its newest listed year to its oldest without gaps", () => {
  for (const model of cartModels) {
    const rows = listBookRows(model);
    for (const [index, { modelYear }] of rows.entries()) {
      if (index > 0) expect(modelYear).toBe(rows[index - 1]!.oldestYear - 1);
    }
  }
});

test("a year is priced for a kind of cart that dealers list of that year", () => {
  const rxv = cartModels.find(({ slug }) => slug === "rxv")!;
  const driveOf = (year: number) =>
    listBookRows(rxv).find(({ modelYear }) => modelYear === year)?.prices?.drive;
  expect([driveOf(2021), driveOf(2015), driveOf(2008)]).toEqual([
    "lithium",
    "lead-acid",
    "lead-acid",
  ]);
});

test("the blue book leaves out years in which the model wasn't built", () => {
  const drive2 = cartModels.find(({ slug }) => slug === "drive2")!;
  const years = listBookRows(drive2).map(({ oldestYear }) => oldestYear);
  expect(Math.min(...years)).toBeGreaterThanOrEqual(drive2.years.from);
});

test("a trade-in is below a private sale, and that below what dealers ask", () => {
  for (const { prices } of cartModels.flatMap(listBookRows)) {
    if (prices === null) continue;
    const { trading, selling } = prices.advice;
    const { low, asking, high } = prices.figures.market!.asking;
    expect(trading.number).toBeLessThanOrEqual(selling.settle!);
    expect(selling.settle).toBeLessThan(asking);
    expect(low).toBeLessThan(high);
  }
});

test("the page has a table for each model that dealers list, with each year's prices", () => {
  const page = render(<BookTables />);
  const listed = cartModels.filter((model) => listBookRows(model).length > 0);
  expect(getAll("table", page)).toHaveLength(listed.length);
  for (const model of listed) {
    const section = getOne(`[id="${model.slug}"]`, page);
    const texts = textsOf("tbody tr", section);
    listBookRows(model).forEach(({ modelYear, oldestYear, listings, prices }, index) => {
      const isOther = prices !== null && prices.drive !== model.drives[0];
      const kind = isOther ? driveNames[prices.drive] : "";
      const rough = prices?.advice.selling.confidence === "rough" ? "rough" : "";
      const note = [kind, rough].filter(Boolean).join(", ");
      const years =
        (modelYear === oldestYear ? modelYear : `${oldestYear}–${String(modelYear).slice(2)}`) +
        note;
      const amounts =
        prices === null
          ? ["none listed"]
          : [
              prices.advice.trading.number,
              prices.advice.selling.settle!,
              roundedDollars(prices.figures.market!.asking.asking),
            ].map(formatDollars);
      expect(texts[index]).toBe(`${years}${amounts.join("")}${listings}`);
    });
    expect(textOf(getOne("h2", section))).toContain(model.name);
  }
});
