import { describe, expect, test } from "vitest";
import { cartPrice } from "../../../domain/answer/cart-price.ts";
import { figuresOf } from "../../../domain/answer/figures.ts";
import { siteMarket } from "../../../domain/answer/site-market.ts";
import { type Cart, defaultChoices } from "../../../domain/cart/cart.ts";
import { facts } from "../../../src/market/listings.data.ts";
import { cartPriceFaults, unsourcedDollarFaults } from "./price-faults.ts";

const drive: Cart = { ...defaultChoices, modelYear: 2014, make: "Yamaha", model: "Drive" };
const figuresFor = (cart: Cart) => figuresOf(cart, siteMarket, facts.asOfYear);
const asking = cartPrice(figuresFor(drive), "asking");
const dollarsText = (amount: number) => `$${amount.toLocaleString("en-US")}`;
const marks = ({ cart, figure }: typeof asking) =>
  `data-cart="${cart.replaceAll("&", "&amp;")}" data-figure="${figure}"`;
const markup = (price: typeof asking) =>
  `<data value="${price.dollars}" ${marks(price)}>${dollarsText(price.dollars)}</data>`;
const page = (main: string, path = "/yamaha") => ({
  path,
  html: `<html><head></head><body><main>${main}</main></body></html>`,
});

describe("the price of a cart", () => {
  test("today's price of a cart is no fault", () => {
    expect(cartPriceFaults(page(`<h2>Dealers ask ${markup(asking)} for a Drive</h2>`))).toEqual([]);
  });

  test("a price that isn't the marked cart's is a fault", () => {
    const [fault] = cartPriceFaults(page(markup({ ...asking, dollars: asking.dollars + 50 })));
    expect(fault).toContain(`the asking of ${asking.cart} is $`);
  });

  test("a price of a year in which the cart wasn't built is a fault", () => {
    const late = cartPrice(figuresFor({ ...drive, modelYear: 2021 }), "asking");
    expect(cartPriceFaults(page(markup(late)))).toEqual([
      expect.stringContaining("a year in which it wasn't built"),
    ]);
  });

  test("several prices can share the cart of an element around them", () => {
    const row = (dollars: number) =>
      `<tr data-cart="${asking.cart.replaceAll("&", "&amp;")}"><td><data value="${dollars}" data-figure="asking">${dollarsText(dollars)}</data></td></tr>`;
    expect(cartPriceFaults(page(row(asking.dollars)))).toEqual([]);
    expect(cartPriceFaults(page(row(asking.dollars + 50)))).toHaveLength(1);
    const after = `${row(asking.dollars)}<p><data data-figure="asking">$7,412</data></p>`;
    expect(unsourcedDollarFaults(page(after))).toHaveLength(1);
  });

  test("a preview's price is compared, too", () => {
    const meta = (text: string) =>
      `<meta property="og:image:alt" content="Dealers ask: ${text}" ${marks(asking)}>`;
    expect(cartPriceFaults(page(meta(dollarsText(asking.dollars))))).toEqual([]);
    expect(cartPriceFaults(page(meta("$1")))).toHaveLength(1);
  });
});

describe("other dollars", () => {
  test("dollars of the page's own records, and of listings, are no fault", () => {
    const text = `A tune-up costs $90 to $150. <p>The middle is <data data-listings="">$5,800</data>.</p>`;
    expect(unsourcedDollarFaults(page(text))).toEqual([]);
  });

  test.each([
    ["a price in a paragraph", "<p>Dealers ask <b>$7,412</b> for one.</p>"],
    ["a price in a description", `<meta name="description" content="About $7,412.">`],
    ["a price in a picture's text", `<img alt="$7,412">`],
    ["a price after a price of listings", `<p><data data-listings="">$5,800</data> or $7,412</p>`],
  ])("%s that no record has is a fault", (_name, text) => {
    expect(unsourcedDollarFaults(page(text))).toEqual([
      expect.stringContaining("/yamaha: nothing says where $7,412 is from: "),
    ]);
  });
});
