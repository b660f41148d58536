import { expect, test } from "vitest";
import { render } from "../../../ui/kit/page.fixture.ts";
import { getAll, getOne, linksIn, textOf, textsOf } from "../../../ui/kit/queries.fixture.ts";
import { cartPrice } from "../../../../domain/answer/cart-price.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { cartModels } from "../../../../domain/model-pages/cart-models.ts";
import { book, cellsOf, columnsOf, isListed } from "../../prices-by-year/book.ts";
import { shortName } from "../../models/text.ts";
import { BookTable } from "./book.tsx";

const columnOf = (slug: string, drive: string) =>
  book.find((column) => column.model.slug === slug && column.drive === drive)!;

test("the EZ-GO Express, which no dealer lists, has prices in the file and no column on the page", () => {
  const express = columnOf("express", "lead-acid");
  const page = render(<BookTable />);
  expect(linksIn(page).map(([, href]) => href)).not.toContain("/ez-go/express");
  expect(textOf(page)).not.toMatch(/\b0 listed/);
  expect(express.listings).toBe(0);
  expect(new Set(express.cells.map(({ basis }) => basis))).toEqual(new Set(["beyond"]));
});

test("a column's heading says what its first prices are for, unless it's lead-acid", () => {
  const table = getOne("table", render(<BookTable />));
  const names = textsOf("thead a", table);
  const headings = getAll("thead tr:last-child th", table).slice(1);
  for (const [index, model] of cartModels.filter((each) => isListed(columnsOf(each))).entries()) {
    expect(names[index]!.endsWith(shortName(model))).toBe(true);
    const [named] = textsOf("label + span", headings[index]);
    for (const row of getAll("tbody tr", table)) {
      const year = Number(textOf(getOne("th", row)));
      const first = getAll("td", row)[index]!.querySelector<HTMLElement>("[data-drive]");
      if (first !== null) expect(first.dataset["drive"]).toBe(driveIn(named!, year));
    }
  }
});

/** What "", "gas", or "lithium 2018+" says of a year. */
function driveIn(heading: string, year: number): string {
  const [drive, since = "0+"] = heading === "" ? ["lead-acid"] : heading.split(" ");
  return year >= Number.parseInt(since, 10) ? drive! : "lead-acid";
}

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

test("the meaning of the table's cells is explained before it", () => {
  const page = render(<BookTable />);
  const key = getAll("p", page).find((text) =>
    /^Filled means that dealers list that year; .* estimates\. Gray means a rough/.test(
      textOf(text),
    ),
  )!;
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
  expect([...new Set(shades)]).toEqual([0, 1, 2]);
});

test("a rough price can be told from others without color", () => {
  for (const rough of getAll("[data-rough]", render(<BookTable />))) {
    expect(textOf(rough)).toContain("a rough guess");
  }
});

test("halfway is called our rule, not what private sales bring", () => {
  expect(textOf(render(<BookTable />))).toContain("Our settle rule");
  expect(textOf(render(<BookTable />))).not.toMatch(/private sale/i);
});
