import { expect, test } from "vitest";
import { render } from "../../ui/kit/page.fixture.ts";
import { getAll, getOne, linksIn, textOf, textsOf } from "../../ui/kit/queries.fixture.ts";
import { cartPrice } from "../../../domain/answer/cart-price.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { cartModels } from "../../../domain/model-pages/cart-models.ts";
import { facts } from "../../market/listings.data.ts";
import { listingsOfModel } from "../models/figures.ts";
import { book, cellsOf, columnsOf, isListed } from "../prices-by-year/book.ts";
import { blueBookPage } from "./page.ts";
import { BookTable } from "./parts/book.tsx";

const columnOf = (slug: string, drive: string) =>
  book.find((column) => column.model.slug === slug && column.drive === drive)!;

test("every price of a column is of its own drive", () => {
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

test("no lithium price is of a year before the oldest one listed", () => {
  for (const { drive, cells } of book) {
    if (drive === "lithium") expect(cells.at(-1)!.basis).toBe("listed");
  }
});

test("the EZ-GO Express, which no dealer lists, has prices in the file and no column on the page", () => {
  const express = columnOf("express", "lead-acid");
  const page = render(<BookTable />);
  expect(linksIn(page).map(([, href]) => href)).not.toContain("/ez-go/express");
  expect(textOf(page)).not.toMatch(/\b0 listed/);
  expect(express.listings).toBe(0);
  expect(new Set(express.cells.map(({ basis }) => basis))).toEqual(new Set(["beyond"]));
});

test("an older cart of a column never costs more, and its prices are in order", () => {
  for (const { cells } of book) {
    for (const [index, { figures, advice }] of cells.entries()) {
      const { asking } = figures.market!.asking;
      expect(asking).toBeLessThanOrEqual(cells[index - 1]?.figures.market!.asking.asking ?? asking);
      expect(advice.trading.number).toBeLessThanOrEqual(advice.selling.settle!);
      expect(advice.selling.settle!).toBeLessThan(asking);
    }
  }
});

test("the page has one table, in which the kind that dealers list most comes first in each cell", () => {
  const table = getOne("table", render(<BookTable />));
  const names = textsOf("thead a", table);
  expect(names.slice(0, 5)).toEqual(["Precedent", "Tempo", "Onward", "DS", "Carryall"]);
  const shownModels = cartModels.filter((model) => isListed(columnsOf(model)));
  expect(names).toHaveLength(shownModels.length);
  const row = getAll("tbody tr", table).find((each) => textOf(each).startsWith("2020"))!;
  for (const [index, model] of shownModels.entries()) {
    const kinds = cellsOf(columnsOf(model), 2020);
    const shown = getAll("[data-drive]", getAll("td", row)[index]);
    expect(shown.map(({ dataset }) => [dataset["drive"], dataset["basis"]])).toEqual(
      kinds.map(({ drive, cell }) => [drive, cell.basis]),
    );
    expect(shown.map((each) => textsOf("data", each))).toEqual(
      kinds.map(({ cell }) =>
        (["trading", "settle", "asking"] as const).map((figure) =>
          formatDollars(cartPrice(cell.figures, figure).dollars),
        ),
      ),
    );
    const counts = kinds.map(({ drive }) => columnOf(model.slug, drive).listings);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  }
});

test("what the boxes of the table mean is said before it", () => {
  const page = render(<BookTable />);
  const key = getAll("li", page).find((item) => textOf(item).startsWith("no box"))!;
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  expect(key.compareDocumentPosition(getOne("table", page))).toBe(DOCUMENT_POSITION_FOLLOWING);
});

test("of two listed years' prices, the higher has at least as strong a tint", () => {
  const listed = getAll("[data-basis=listed] data", render(<BookTable />)).map((price) => ({
    dollars: Number(price.getAttribute("value")),
    shade: Number(price.dataset["shade"]),
  }));
  const sorted = listed.toSorted((a, b) => a.dollars - b.dollars || a.shade - b.shade);
  const shades = sorted.map(({ shade }) => shade);
  expect(shades).toEqual(shades.toSorted((a, b) => a - b));
  expect(new Set(shades).size).toBeGreaterThan(5);
});

test("a rough price is told from others without its color", () => {
  for (const rough of getAll("[data-rough]", render(<BookTable />))) {
    expect(textOf(rough)).toContain("a rough guess");
  }
});

test("half the way is called our rule, not what private sales bring", () => {
  expect(textOf(render(<BookTable />))).toContain("Our settle rule");
  expect(textOf(render(<BookTable />))).not.toMatch(/private sale/i);
});

test("search engines find the table as a data set with its file", () => {
  expect(blueBookPage().structuredData).toContainEqual(
    expect.objectContaining({
      "@type": "Dataset",
      distribution: [expect.objectContaining({ encodingFormat: "text/csv" })],
    }),
  );
});
