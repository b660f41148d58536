import { expect, test } from "vitest";
import { cartModels } from "../../../domain/catalogue/cart-models.ts";
import { formatDollars, roundedDollars } from "../../../domain/cart/money.ts";
import { render } from "../../ui/kit/test-page.ts";
import { allOf, textOf, textsOf, the } from "../../ui/kit/test-queries.ts";
import { offersOf } from "../models/figures.ts";
import { bookOf } from "./figures.ts";
import { BookTables } from "./parts/book.tsx";

test("a year has prices if dealers list a cart of it, and none otherwise", () => {
  for (const model of cartModels) {
    const rows = bookOf(model);
    for (const { listings, prices } of rows) expect(prices !== null).toBe(listings > 0);
    const counted = rows.reduce((sum, { listings }) => sum + listings, 0);
    expect(counted).toBe(offersOf(model).length);
  }
});

test("the rows run from the newest year that is listed to the oldest, and leave out none", () => {
  for (const model of cartModels) {
    const rows = bookOf(model);
    for (const [index, { modelYear }] of rows.entries()) {
      if (index > 0) expect(modelYear).toBe(rows[index - 1]!.toYear - 1);
    }
  }
});

test("a dealer pays less than a private sale brings, and asks more", () => {
  for (const { prices } of cartModels.flatMap(bookOf)) {
    if (prices === null) continue;
    expect(prices.trade).toBeLessThanOrEqual(prices.private);
    expect(prices.private).toBeLessThan(prices.dealers.asking);
    expect(prices.dealers.low).toBeLessThan(prices.dealers.high);
  }
});

test("the page has a table for each model that dealers list, with each year's prices", () => {
  const page = render(<BookTables />);
  const listed = cartModels.filter((model) => bookOf(model).length > 0);
  expect(allOf("table", page)).toHaveLength(listed.length);
  for (const model of listed) {
    const section = the(`[id="${model.slug}"]`, page);
    const texts = textsOf("tbody tr", section);
    bookOf(model).forEach(({ modelYear, toYear, listings, prices }, index) => {
      const years = modelYear === toYear ? modelYear : `${toYear}–${modelYear}`;
      const amounts =
        prices === null
          ? ["none listed"]
          : [prices.trade, prices.private, roundedDollars(prices.dealers.asking)].map(
              formatDollars,
            );
      expect(texts[index]).toBe(`${years}${amounts.join("")}${listings}`);
    });
    expect(textOf(the("h2", section))).toContain(model.name);
  }
});
