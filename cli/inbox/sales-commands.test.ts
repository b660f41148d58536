import { beforeEach, describe, expect, test } from "vitest";
import { columns } from "../../domain/asking-prices/listing.ts";
import { lead, message, sale } from "../../domain/submissions/entry-samples.ts";
import type { ReportedSale } from "./entry-fields.ts";
import { json, keep, refused, run, store, tableIn, told, useInbox } from "./test-inbox.ts";
import { duplicateFinder, maxDuplicates } from "./sales-commands.ts";

useInbox();

const tradeIn: ReportedSale = {
  ...sale,
  id: "3f0c1f6e-6d0b-4c0e-9a53-0b7d8a4f1c04",
  receivedAt: "2026-07-22T11:00:00.000Z",
  email: "",
  price: 2000,
  saleKind: "trade-in",
};

beforeEach(async () => {
  for (const each of [sale, tradeIn]) await keep(each);
});

describe("sales list", () => {
  test("shows every reported sale with its review and what dealers ask, newest first", async () => {
    const { code, out, err } = await run("sales", "list");
    expect([code, err]).toEqual([0, ""]);
    expect(tableIn(out)).toEqual([
      "Received | Review | Sold on | Kind | About | Asking | Duplicate | ID",
      `2026-07-22 11:00 | new | 2026-07-18 | trade-in | 2020 Club Car Onward, $2,000, FL | below, as usual | ${tradeIn.id}`,
      `2026-07-22 10:00 | new | 2026-07-18 | private | 2020 Club Car Onward, $9,000, FL | inside | ${sale.id}`,
    ]);
  });

  test("marks likely duplicates", async () => {
    await keep({ ...sale, id: crypto.randomUUID(), soldOn: "2026-07-01", email: "" });
    const { out } = await run("sales", "list");
    expect(out.match(/ likely /g)).toHaveLength(2);
  });

  test("can be limited to a state of review, a number, and older sales", async () => {
    await run("sales", "accept", sale.id);
    const ids = async (...options: string[]) =>
      Object(await json("sales", "list", "--json", ...options)).map(
        (each: ReportedSale) => each.id,
      );
    expect(await ids()).toEqual([tradeIn.id, sale.id]);
    expect(await ids("--review", "accepted")).toEqual([sale.id]);
    expect(await ids("--review", "new")).toEqual([tradeIn.id]);
    expect(await ids("--limit", "1")).toEqual([tradeIn.id]);
    expect(await ids("--before", tradeIn.id)).toEqual([sale.id]);
    expect((await run("sales", "list", "--limit", "1")).err).toBe(
      `Showing 1 of 2 reported sales. For older ones, add --before ${tradeIn.id}; for more, --limit N.\n`,
    );
    expect((await run("sales", "list", "--review", "rejected")).err).toMatch(
      /^No reported sales in .* match\.$/m,
    );
  });
});

describe("sales show", () => {
  test("shows a sale with the range that dealers ask", async () => {
    const { code, out } = await run("sales", "show", tradeIn.id);
    expect(code).toBe(0);
    expect(out).toMatch(/^Kind of sale +Trade-in at a dealer$/m);
    expect(out).toMatch(/^Price +\$2,000$/m);
    expect(out).toMatch(/^Review +new$/m);
    expect(out).toMatch(/^Dealers ask +\$[\d,]+ to \$[\d,]+ for 8 in 10 carts like this$/m);
    expect(out).toMatch(/^ +This price is below that range\.$/m);
    expect(out).toMatch(/^ +Trade-ins and auctions are normally below what dealers ask\.$/m);
    expect(out).toMatch(/^Likely duplicates +none$/m);
  });

  test("has exact values with --json", async () => {
    await run("sales", "reject", sale.id);
    expect(await json("sales", "show", sale.id, "--json")).toEqual({
      ...sale,
      review: { state: "rejected", reviewedAt: expect.stringMatching(/^20\d\d-.*Z$/) },
      dealersAsk: { position: "inside", low: expect.any(Number), high: expect.any(Number) },
      likelyDuplicates: [],
    });
  });

  test("refuses an entry of another kind", async () => {
    expect(await refused("sales", "show", lead.id)).toBe(
      `The entry with the ID "${lead.id}" is a lead, not a reported sale.\n`,
    );
  });
});

describe("a decision", () => {
  test("replaces an earlier one, and says what it did", async () => {
    expect(await told("sales", "accept", sale.id, tradeIn.id)).toBe(
      "Marked 2 reported sales as accepted.\n",
    );
    await run("sales", "reject", tradeIn.id);
    const reviews = await store.reviews();
    expect([reviews.get(sale.id)?.state, reviews.get(tradeIn.id)?.state]).toEqual([
      "accepted",
      "rejected",
    ]);
  });

  test.each([message.id, crypto.randomUUID(), "nope"])(
    "changes nothing if one of the IDs is wrong: %s",
    async (wrong) => {
      expect((await run("sales", "accept", sale.id, wrong)).code).toBe(1);
      expect(await store.reviews()).toEqual(new Map());
    },
  );

  test("goes with the sale when that is erased, and is in what the sender gets", async () => {
    await run("sales", "accept", sale.id);
    const reviews = await store.reviews();
    expect(await json("access", "--email", sale.email)).toEqual({
      email: sale.email,
      entries: [{ ...sale, review: reviews.get(sale.id) }],
    });
    await run("erase", "--email", sale.email, "--yes");
    expect(await store.reviews()).toEqual(new Map());
    expect(await store.get(tradeIn.id)).not.toBeNull();
  });
});

describe("sales export", () => {
  const exported = async () => (await run("sales", "export", "--format", "csv")).out;

  test("has only accepted sales, in the market's columns", async () => {
    expect(await exported()).toBe(`${columns.join(",")}\r\n`);
    await run("sales", "accept", sale.id);
    await run("sales", "reject", tradeIn.id);
    const [head, row, ...others] = (await exported()).split("\r\n");
    expect([head, others]).toEqual([columns.join(","), [""]]);
    expect(row).toMatch(
      /^2026-07-18,2020,Club Car,Onward,used,4,electric,,,,9000,private sale,FL,clubcar-onward-[\da-f]{8},reported by a visitor,good condition,$/,
    );
  });

  test("has neither addresses nor IDs", async () => {
    await run("sales", "accept", sale.id, tradeIn.id);
    const { out } = await run("sales", "export", "--format", "json");
    expect(JSON.parse(out)).toHaveLength(2);
    for (const text of [out, await exported()]) {
      expect(text).not.toMatch(/@|cara|3f0c1f6e|2026-07-22|10:00/);
    }
  });

  test("leaves out, and counts, what would break the site's build", async () => {
    const old = { ...sale, id: crypto.randomUUID(), cart: { ...sale.cart, modelYear: 1900 } };
    await keep(old);
    await run("sales", "accept", old.id, sale.id);
    const { code, out, err } = await run("sales", "export", "--format", "csv");
    expect([code, err]).toEqual([0, "Left out 1 accepted sale that the site cannot read.\n"]);
    expect(tableIn(out)).toHaveLength(2);
  });

  test("escapes what a spreadsheet would run", async () => {
    const hostile = { ...sale, id: crypto.randomUUID(), cart: { ...sale.cart, model: "=1+1" } };
    await keep(hostile);
    await run("sales", "accept", hostile.id);
    expect(await exported()).toContain(",'=1+1,");
  });
});

test("entries and stats count reported sales too", async () => {
  expect(await json("list", "--json", "--kind", "sale")).toEqual([tradeIn, sale]);
  expect((await run("list", "--kind", "sale")).out).toContain("2020 Club Car Onward, $9,000, FL");
  expect((await run("stats")).out).toMatch(/^Sales +2$/m);
});

const other = (change: Partial<ReportedSale>, cart: Partial<ReportedSale["cart"]> = {}) => ({
  ...sale,
  id: crypto.randomUUID(),
  ...change,
  cart: { ...sale.cart, ...cart },
});
const isDuplicate = (each: ReportedSale) => duplicateFinder([sale, each])(sale).includes(each);

test.each<[string, ReportedSale]>([
  ["the same", other({})],
  ["30 days later", other({ soldOn: "2026-08-17" })],
  ["30 days earlier, from another state", other({ soldOn: "2026-06-18", state: "GA" })],
  ["of the same family", other({}, { model: "Onward 4P", make: "CLUB CAR" })],
  ["of a model that no listing has", other({}, { model: "my old one" })],
])("a report is a likely duplicate: %s", (_, each) => expect(isDuplicate(each)).toBe(true));

test.each<[string, ReportedSale]>([
  ["31 days later", other({ soldOn: "2026-08-18" })],
  ["at another price", other({ price: 9001 })],
  ["of another kind", other({ saleKind: "auction" })],
  ["of another year", other({}, { modelYear: 2021 })],
  ["of another family", other({}, { model: "DS" })],
  ["of another make", other({}, { make: "Yamaha" })],
])("a report is no duplicate: %s", (_, each) => expect(isDuplicate(each)).toBe(false));

test("a report is no duplicate of itself", () => {
  expect(duplicateFinder([sale])(sale)).toEqual([]);
});

test("of thousands of reports of one price, each is compared with only the first few", () => {
  let idsRead = 0;
  const reports = Array.from({ length: 5000 }, (_, id) =>
    Object.defineProperty(other({}), "id", { get: () => (idsRead++, `${id}`) }),
  );
  const duplicatesOf = duplicateFinder(reports);
  const counts = new Set(reports.map((each) => duplicatesOf(each).length));
  expect([...counts]).toEqual([maxDuplicates]);
  // Each comparison reads two ids, and a report that is among the first few meets itself.
  expect(idsRead).toBeLessThanOrEqual(reports.length * 2 * (maxDuplicates + 1));
});
