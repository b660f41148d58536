import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTable } from "./documents.ts";
import { readFeed } from "./feed-items.ts";
import { UnreadableDocument } from "./item.ts";
import type { Source } from "./sources.ts";
import { parseXml } from "./xml.ts";

const read = (feed: unknown, source: Partial<Source> = {}) =>
  readFeed(feed, { items: undefined, fields: {}, ...source }, "2026-11-28");

const only = (object: object, fields: Source["fields"] = {}) => read([object], { fields })[0]!;

describe("the list in a feed", () => {
  const list = [{ make: "Yamaha" }];

  test.each([
    [list, undefined],
    [{ total: 1, carts: list }, undefined],
    [{ data: { stock: { carts: list } } }, undefined],
    [{ carts: list, errors: [] }, undefined],
    [{ used: list, new: [{}, {}] }, "used"],
    [{ "used.carts": list, new: [{}] }, "used.carts"],
    [{ pages: [{ carts: list }, { carts: [] }] }, "pages.carts"],
    [{ cart: list[0] }, "cart"],
  ])("the list in %j is found by the path %s", (feed, items) => {
    expect(read(feed, { items }).map(({ make }) => make)).toContain("Yamaha");
  });

  test.each<[unknown, string]>([
    [{}, "has no list of objects"],
    [7, "has no list of objects"],
    [[[]], "is not a list of objects"],
    [{ carts: [1] }, "has no list of objects"],
    [
      { a: [{}], b: { c: [{}, {}] } },
      'has several lists, so "items" must name one: "a" with 1 object, "b.c" with 2 objects',
    ],
  ])("the feed %j is rejected: %s", (feed, reason) => {
    expect(() => read(feed)).toThrow(new UnreadableDocument(reason));
  });
});

describe("a field", () => {
  test.each([
    [{ "Model Year": 2019 }, { model_year: "2019" }],
    [{ modelYear: "2019" }, { model_year: "2019" }],
    [{ "g:brand": "Yamaha", brand: "" }, { make: "Yamaha" }],
    [{ title: "from RSS", "g:title": "from Google" }, { name: "from Google" }],
    [{ battery: { type: "AGM", year: 2024 } }, { battery_type: "AGM", battery_year: "2024" }],
    [{ isLifted: true }, { lifted: "true" }],
    [{ make: { name: "Yamaha" } }, { make: "Yamaha" }],
    [{ tags: ["Used", "4 Passenger"] }, { kind: "Used, 4 Passenger" }],
    [{ name: "Ruff &amp; Tuff <b>GT</b>" }, { name: "Ruff & Tuff GT" }],
    [{ description: "<li>Gas</li><li>4 seats</li>" }, { description: "Gas\n4 seats" }],
    [{ status: "retail" }, { note: "" }],
    [{ handle: "a b", variants: [] }, { url: "/products/a%20b" }],
    [{ vendor: "E-Z-GO" }, { make: "EZ-GO" }],
    [{ vendor: "The Cart Shop" }, { make: "" }],
    [{ name: "x".repeat(1001) }, { name: "" }],
    [
      { constructor: "x", __proto__: null },
      { make: "", model: "" },
    ],
  ])("the fields %j are read as %j", (object, item) => {
    expect(only(object)).toMatchObject(item);
  });

  test("a field is read by its path instead of the names of the trade", () => {
    const object = { make: "wrong", cart: { maker: { name: "Yamaha" } }, "a.b": "Drive2" };
    expect(only(object, { make: "cart.maker", model: "a.b" })).toMatchObject({
      make: "Yamaha",
      model: "Drive2",
    });
  });

  test("a name that every object inherits is not a path", () => {
    expect(() => only({}, { model: "constructor" })).toThrow(UnreadableDocument);
    expect(() => only({}, { model: "a.constructor" })).toThrow(UnreadableDocument);
  });
});

describe("an offer", () => {
  test.each<[object, object[]]>([
    [{ price: 4800 }, [{ price: "4800", currency: "" }]],
    [{ price: "4,800.00 USD" }, [{ price: "4,800.00", currency: "USD" }]],
    [{ price: "5000", sale_price: "4800" }, [{ price: "4800" }]],
    [{ price: "5000", sale_price: "0.00" }, [{ price: "5000" }]],
    [{ price: "0" }, [{ price: "" }]],
    [{ price: { amount: "4800", currency: "CAD" } }, [{ price: "4800", currency: "CAD" }]],
    [{ price: 4800, in_stock: false }, [{ availability: "SoldOut" }]],
    [{ price: 4800, sold: true }, [{ availability: "SoldOut" }]],
    [{ price: 4800, sold: "no" }, [{ availability: "InStock" }]],
    [{ price: 4800, status: "Sale pending" }, [{ availability: "Sale pending" }]],
    [
      { variants: [{ price: "1" }, { price: "2", available: false }] },
      [{ price: "1" }, { price: "2", availability: "OutOfStock" }],
    ],
    [
      { prices: { price: "480050", currency_code: "USD", currency_minor_unit: 2 } },
      [{ price: "4800.50", currency: "USD" }],
    ],
    [
      { prices: { price: "4800", currency_code: "JPY", currency_minor_unit: 0 } },
      [{ price: "4800" }],
    ],
    [
      {
        prices: {
          price: "1",
          currency_minor_unit: 2,
          price_range: { min_amount: "480000", max_amount: "520000" },
        },
      },
      [{ price: "4800.00" }, { price: "5200.00" }],
    ],
  ])("the offer in %j is read as %j", (object, offers) => {
    expect(only(object).offers).toMatchObject(offers);
  });
});

test("the same carts are the same items as JSON, CSV, TSV, and XML", () => {
  const word = fc.stringMatching(/^[A-Za-z0-9$"',;.&<>-]{1,12}$/);
  const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
  const cart = fc.record({ title: text, make: text, model: text, "model year": text, price: text });
  fc.assert(
    fc.property(fc.array(cart, { minLength: 1, maxLength: 5 }), (carts) => {
      const headings = Object.keys(carts[0]!);
      const table = (separator: string) =>
        [headings, ...carts.map((each) => Object.values(each))]
          .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
          .join("\n");
      const escaped = (cell: string) => cell.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      const elements = carts.map((each) =>
        Object.entries(each)
          .map(([name, cell]) => [name.replace(" ", "_"), escaped(cell)])
          .map(([name, cell]) => `<g:${name}>${cell}</g:${name}>`)
          .join(""),
      );
      const xml = `<rss><channel>${elements.map((inside) => `<item>${inside}</item>`).join("")}</channel></rss>`;
      const items = read({ carts });
      expect(read(readTable(table(",")).rows)).toEqual(items);
      expect(read(readTable(table("\t")).rows)).toEqual(items);
      expect(read(parseXml(xml).value, { items: "channel.item" })).toEqual(items);
    }),
  );
});

test("no feed makes readFeed throw anything unexpected", () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, "a", "a.b"), (json, items) => {
      try {
        read(JSON.parse(json), { items });
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableDocument);
      }
    }),
  );
});
