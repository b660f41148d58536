import { describe, expect, test } from "vitest";
import { siteMarket } from "../answer/site-market.ts";
import { sale } from "./entry.fixture.ts";
import { type JudgedSale, expectedPrice, figuresAtSale, judgeSales } from "./judge-sales.ts";

type Change = Partial<JudgedSale["entry"]>;

let count = 0;
function received(change: Change = {}, sender: string | null = null, isRejected = false) {
  const id = `3f0c1f6e-6d0b-4c0e-9a53-${String(++count).padStart(12, "0")}`;
  return { entry: { ...sale, id, ...change }, sender, isRejected } satisfies JudgedSale;
}

/** The codes of each sale's doubts. */
function codes(...sales: JudgedSale[]): string[][] {
  const judged = judgeSales(sales, siteMarket);
  return sales.map(({ entry }) => judged.get(entry.id)!.map(({ code }) => code));
}

const settle = expectedPrice(figuresAtSale(sale, siteMarket), "private");

test("a sale at a likely price has no doubts", () => {
  expect(codes(received())).toEqual([[]]);
});

test.each([
  ["Ford", ["unknown-make"]],
  ["__proto__", ["unknown-make"]],
  ["E-Z-GO", []],
  ["club car", []],
  ["Other", []],
  ["Harley Davidson", []],
])("a sale of the make %j has the doubts %j", (make, doubts) => {
  const [found] = codes(received({ cart: { ...sale.cart, make } }));
  expect(found!.filter((code) => code === "unknown-make")).toEqual(doubts);
});

describe("doubles", () => {
  test("if two sales have the same cart, price, and month, the later one is a double and names the other", () => {
    const [first, second] = [received(), received()];
    const doubts = judgeSales([first, second], siteMarket);
    expect(doubts.get(first.entry.id)).toEqual([]);
    expect(doubts.get(second.entry.id)).toEqual([
      { code: "double", sentence: `It looks like the same sale as ${first.entry.id}.` },
    ]);
  });

  test("the buyer and the seller of a cart may differ on the kind of sale and how to spell the model", () => {
    const other = received({ saleKind: "dealer", cart: { ...sale.cart, model: "on-ward" } });
    expect(codes(received(), other)[1]).toEqual(["double"]);
  });

  test.each<[string, Change]>([
    ["price", { price: 9001 }],
    ["month", { soldIn: "2026-06" }],
    ["state", { state: "TX" }],
    ["seats", { cart: { ...sale.cart, seats: 2 } }],
    ["year", { cart: { ...sale.cart, modelYear: 2019 } }],
  ])("sales with a different %s are two sales, unless one person sent both", (_what, change) => {
    expect(codes(received({}, "one"), received(change, "other"))).toEqual([[], []]);
  });

  test("one sender's second sale is a double even if its price or details were corrected a little", () => {
    const change = { price: 9150, cart: { ...sale.cart, seats: 2 as const } };
    expect(codes(received({}, "one"), received(change, "one"))[1]).toEqual(["double"]);
    expect(codes(received({}, "one"), received({ price: 9500 }, "one"))[1]).toEqual([]);
  });

  test("a sale isn't a double of one that was rejected", () => {
    expect(codes(received({}, null, true), received())[1]).toEqual([]);
  });
});

describe("prices", () => {
  test.each([
    [0.31, []],
    [2.9, []],
    [0.29, ["price-too-low"]],
    [3.1, ["price-too-high"]],
  ])("a price of %d times what we expect has the doubts %j", (share, doubts) => {
    expect(codes(received({ price: Math.round(settle * share) }))).toEqual([doubts]);
  });

  const sentenceOf = (price: number, change: Change = {}) => {
    const sold = received({ price, ...change });
    return judgeSales([sold], siteMarket).get(sold.entry.id)![0]!.sentence;
  };

  test("the doubt about a price with one zero too many or too few says what the price may be", () => {
    expect(sentenceOf(90_000)).toMatch(
      /^\$90,000 is [\d.]+ times the \$[\d,]+ we'd expect\. It may have one zero too many and mean \$9,000\.$/,
    );
    expect(sentenceOf(900)).toMatch(/ expect\. It may be missing a zero and mean \$9,000\.$/);
  });

  test("a price that no zero explains is only called far off", () => {
    expect(sentenceOf(95_555)).toMatch(/ we'd expect\.$/);
  });

  test("the price we expect depends on the kind of sale", () => {
    const figures = figuresAtSale(sale, siteMarket);
    const [tradeIn, privately, dealer] = (["trade-in", "private", "dealer"] as const).map((kind) =>
      expectedPrice(figures, kind),
    );
    expect(tradeIn).toBeLessThan(privately!);
    expect(privately).toBeLessThan(dealer!);
    expect(expectedPrice(figures)).toBe(privately);
  });

  test("a cart that no dealer's prices apply to is compared with the formula", () => {
    const cart = { ...sale.cart, make: "Nobody", model: "X" };
    const figures = figuresAtSale({ cart, soldIn: "2026-07" }, siteMarket);
    expect(expectedPrice(figures, "private")).toBe(figures.estimate.value);
  });
});

describe("times", () => {
  const year = (modelYear: number) => ({ ...sale.cart, modelYear });

  test.each<[string, Change, string[]]>([
    ["in the summer before its model year", { soldIn: "2025-07", cart: year(2026) }, []],
    ["before that", { soldIn: "2025-06", cart: year(2026) }, ["not-built-yet"]],
    ["after it was reported", { soldIn: "2026-09" }, ["not-sold-yet"]],
  ])("a cart sold %s", (_when, change, doubts) => {
    const [found] = codes(received({ price: 7500, ...change }));
    expect(found!.filter((code) => code.startsWith("not-"))).toEqual(doubts);
  });

  test("a model can't have been sold before it was first built", () => {
    const cart = { modelYear: 2010, make: "Club Car", model: "Tempo" };
    const sold = received({ soldIn: "2012-05", price: 3000, cart });
    expect(judgeSales([sold], siteMarket).get(sold.entry.id)).toContainEqual({
      code: "not-built-yet",
      sentence: expect.stringMatching(
        /^It was sold in May 2012, but the model was first built in 20\d\d\.$/,
      ),
    });
  });
});

describe("senders", () => {
  const many = (sales: number, sender: string | null) =>
    Array.from({ length: sales }, (_, at) => received({ price: 9000 + 250 * at }, sender));

  test("more than five sales from one network put each of them in doubt", () => {
    expect(codes(...many(5, "one")).flat()).toEqual([]);
    expect(codes(...many(6, "one")).flat()).toEqual(Array(6).fill("many-from-one-sender"));
  });

  test("sales whose networks were forgotten have no common sender", () => {
    expect(codes(...many(20, null)).flat()).toEqual([]);
  });
});
