import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { crawl, stateAfter } from "./crawl.ts";
import { type Outcome, allSourcesFailed, reportLines } from "./outcome.ts";
import { newFolder } from "../../config/folder.fixture.ts";
import { readsOf } from "../stock/reads.ts";
import { sampleFetch, sampleSource } from "./crawl.fixture.ts";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Source } from "./sources.ts";
import {
  type TestSite,
  openSite,
  pageWith,
  redirect,
  robots,
  status,
  versionedPage,
} from "./site.fixture.ts";

let site: TestSite;
beforeEach(async () => void (site = await openSite()));
afterEach(() => site.close());

const cart = {
  "@type": "Vehicle",
  name: "2019 EZ-GO RXV",
  url: "/carts/7",
  sku: "S7",
  vehicleModelDate: "2019",
  brand: "EZ-GO",
  model: "RXV",
  itemCondition: "https://schema.org/UsedCondition",
  fuelType: "Electric",
  offers: { price: 4800, priceCurrency: "USD" },
};

const sourceAt = (path: string, changes: Partial<Source> = {}): Source =>
  sampleSource({ dealer: path.slice(1), url: site.origin + path, ...changes });

const sourcesOfSite = () =>
  Object.keys(site.pages)
    .filter((path) => path !== "/robots.txt")
    .map((path) => sourceAt(path));

const pathsAsked = () => site.requests.map(({ path }) => path);

type Before = Partial<Pick<Parameters<typeof crawl>[1], "state" | "observedOn">>;

async function run(sources: Source[], before: Before = {}) {
  const lines: string[] = [];
  const report = ({ dealer }: Source, outcome: Outcome) =>
    lines.push(...reportLines(dealer, outcome));
  const start = { state: {}, observedOn: "2026-11-21", ...before };
  const crawled = await crawl(sources, { get: sampleFetch(), report, ...start });
  const rows = crawled.flatMap(({ taken }) => taken?.rows ?? []);
  return { crawled, rows, state: stateAfter(start.state, crawled), lines };
}

describe("a copy that a dealer sent", () => {
  const rows = ["Year\tMake\tModel\tStock #\tPrice", "2019\tEZ-GO\tRXV\tS7\t$4,800", ""];
  const copied = (text: string, changes: Partial<Source> = {}) => {
    const file = join(newFolder(), "stock.tsv");
    writeFileSync(file, text);
    const defaults = { condition: "used", powertrain: "electric" } as const;
    return sourceAt("/", { copy: { file, savedOn: "2026-11-03" }, defaults, ...changes });
  };

  test("a copy that a dealer sent is read with its own date, under the dealer's address, and without a request", async () => {
    const source = copied(rows.join("\r\n"));
    const { rows: found, crawled, state } = await run([source]);
    expect(found.map(({ cells }) => cells)).toMatchObject([
      { observed_on: "2026-11-03", price_usd: "4800", source: `${site.origin}/#S7` },
    ]);
    expect(readsOf(crawled, "2026-11-21")).toMatchObject([{ day: "2026-11-03", kind: "part" }]);
    expect(pathsAsked()).toEqual([]);
    // Reading it again adds nothing new.
    const again = await run([source], { state });
    expect(again.rows).toEqual(found);
  });

  test("the links in a copy that a dealer sent aren't followed", async () => {
    const page = `<a rel="next" href="/carts?page=2">Next</a><script type="application/ld+json">${JSON.stringify(cart)}</script>`;
    const { rows: found, crawled } = await run([copied(`<!doctype html>${page}`)]);
    expect(found).toHaveLength(1);
    expect(readsOf(crawled, "2026-11-21")).toMatchObject([{ kind: "part" }]);
    expect(pathsAsked()).toEqual([]);
  });

  test("a copy that is missing fails only its own source, which the report names", async () => {
    const { lines } = await run([
      sourceAt("/", { copy: { file: "/nowhere/stock.tsv", savedOn: "2026-11-03" } }),
      copied(rows.join("\n"), { url: `${site.origin}/another`, dealer: "another" }),
    ]);
    expect(lines).toEqual([
      ": failed: /nowhere/stock.tsv cannot be read (ENOENT).",
      "another: 1 found, 1 taken, 0 skipped.",
    ]);
  });
});

test("a page's carts become rows, and skipped ones are counted and named with the reason", async () => {
  const carts = [
    cart,
    { ...cart, url: "/carts/8", offers: { price: "Call us" } },
    { ...cart, offers: undefined },
    { ...cart, offers: { price: -1 } },
    { ...cart, vehicleModelDate: "9999" },
  ];
  site.pages = { "/inventory": pageWith({ "@graph": carts }) };
  const { rows, lines } = await run([sourceAt("/inventory", { place: "NC" })]);
  expect(rows.map(({ cells }) => cells)).toMatchObject([
    {
      observed_on: "2026-11-21",
      price_usd: "4800",
      place: "NC",
      source: `${site.origin}/carts/7`,
      group: "",
    },
  ]);
  expect(lines).toEqual([
    "inventory: 5 found, 1 taken, 4 skipped " +
      "(1 model year is in the future, 1 no price, 2 price is not an amount).",
    "  “2019 EZ-GO RXV” (S7): price is not an amount",
    "  “2019 EZ-GO RXV” (S7): no price",
    "  “2019 EZ-GO RXV” (S7): price is not an amount",
    "  “2019 EZ-GO RXV” (S7): model year is in the future",
  ]);
});

test("a feed is read by the names of the trade, and by the paths in its record", async () => {
  const defaults = { condition: "used", powertrain: "gas" } as const;
  const fields = { price: "Money.Ours", url: "Where" };
  site.pages = {
    "/a.csv": ["text/csv", "Year,Make,model,Money.Ours,Where\n2018,Yamaha,Drive2,5200,/c/1\n"],
    "/b.json": [
      "application/json",
      '[{"Year":2020,"make":"Yamaha","model":"Drive2","Money":{"Ours":6000},"Where":null}]',
    ],
  };
  const { rows } = await run([
    sourceAt("/a.csv", { defaults, fields }),
    sourceAt("/b.json", { defaults, fields }),
  ]);
  expect(rows.map(({ cells }) => [cells.model_year, cells.price_usd, cells.source])).toEqual([
    ["2018", "5200", `${site.origin}/c/1`],
    ["2020", "6000", `${site.origin}/b.json`],
  ]);
});

test("a document is decoded with the charset that the server names", async () => {
  site.pages = {
    "/a.csv": (response) =>
      void response
        .setHeader("content-type", 'text/csv; charset="iso-8859-1"')
        .end(Buffer.from("model_year,make,model,price\n2018,Yamaha,Drivé,5200\n", "latin1")),
  };
  const defaults = { condition: "used", powertrain: "gas" } as const;
  const { rows } = await run([sourceAt("/a.csv", { defaults })]);
  expect(rows[0]?.cells.model).toBe("Drivé");
});

test("a source that fails doesn't stop the others", async () => {
  site.pages = {
    "/robots.txt": robots("User-agent: *", "Disallow: /private"),
    "/private": pageWith(cart),
    "/to-private": redirect("/private"),
    "/loop": redirect("/loop"),
    "/gone": status(410),
    "/pdf": ["application/pdf", "%PDF"],
    "/alien": ["text/html; charset=klingon", "<html>"],
    "/scalar.json": ["application/json", "[1]"],
    "/broken.json": ["application/json", '{"carts":[{'],
    "/broken.xml": ["text/xml", "<rss><channel><item>"],
    "/broken.csv": ["text/csv", 'make,model\n"Yamaha'],
    "/broken": [
      "text/html",
      '<script type="application/ld+json">{,}</script>' +
        `<script type="application/ld+json">${JSON.stringify(cart)}</script>`,
    ],
    "/last": pageWith(cart),
  };
  const { lines, rows } = await run(sourcesOfSite());
  expect(lines).toEqual([
    `private: forbidden: robots.txt disallows ${site.origin}/private.`,
    `to-private: forbidden: robots.txt disallows ${site.origin}/private.`,
    "loop: failed: redirects more than 5 times.",
    "gone: failed: answered 410.",
    'pdf: failed: is "application/pdf", which holds no list of carts.',
    'alien: failed: is in the unknown charset "klingon".',
    "scalar.json: failed: is not a list of objects.",
    expect.stringMatching(/^broken\.json: failed: is not valid JSON: .+ in JSON at position 11/),
    "broken.xml: failed: is not whole XML: <rss> is never closed.",
    "broken.csv: failed: is not a valid table: line 2: a quote is never closed.",
    "broken: 1 found, 1 taken, 0 skipped; 1 block of JSON-LD cannot be read.",
    "last: 1 found, 1 taken, 0 skipped.",
  ]);
  expect(rows).toHaveLength(2);
});

test("a page or feed that is built to be slow is rejected, and the next one is read", async () => {
  const many = 200_000;
  const deepJson = "[".repeat(many) + "]".repeat(many);
  const scriptOf = (json: string) => `<script type="application/ld+json">${json}</script>`;
  site.pages = {
    "/tags": ["text/html", "<div>".repeat(many)],
    "/objects": ["text/html", scriptOf(`${'{"@graph":'.repeat(many)}1${"}".repeat(many)}`)],
    "/name": pageWith({ ...cart, name: "<b>".repeat(300) + "a ".repeat(many) }),
    "/list.json": ["application/json", deepJson],
    "/rows.csv": ["text/csv", `make\n${"a\n".repeat(many)}`],
    "/cells.csv": ["text/csv", `make${",".repeat(1000)}\n${"a\n".repeat(1000)}`],
    "/deep.xml": ["text/xml", "<a>".repeat(many)],
    "/last": pageWith(cart),
  };
  const { lines } = await run(sourcesOfSite());
  expect(lines).toEqual([
    "tags: failed: nests tags more than 512 deep.",
    "objects: failed: nests JSON more than 100 deep.",
    // Its other fields say enough.
    "name: 1 found, 1 taken, 0 skipped.",
    "list.json: failed: nests JSON more than 100 deep.",
    "rows.csv: failed: has more than 50000 items.",
    "cells.csv: failed: has more than 500000 cells.",
    "deep.xml: failed: nests tags more than 512 deep.",
    "last: 1 found, 1 taken, 0 skipped.",
  ]);
});

describe("a source that was read before", () => {
  beforeEach(() => void (site.pages = { "/carts": versionedPage(cart) }));

  test("an unchanged source is not read again", async () => {
    const first = await run([sourceAt("/carts")]);
    const { lines, rows, state } = await run([sourceAt("/carts")], { state: first.state });
    expect(lines).toEqual(["carts: unchanged since it was last read."]);
    expect(rows).toEqual([]);
    expect(state).toEqual(first.state);
  });

  test("an unchanged source is read again if its description has changed", async () => {
    const first = await run([sourceAt("/carts")]);
    const { state } = first;
    const { rows } = await run([sourceAt("/carts", { place: "NC" })], { state });
    expect(rows).toHaveLength(1);
  });

  test("a source that could not be read is not remembered", async () => {
    site.pages = { "/carts": ["application/pdf", ""] };
    expect((await run([sourceAt("/carts")])).state).toEqual({});
  });
});

test("a dealer who asked us to stop gets no requests", async () => {
  site.pages = { "/carts": pageWith(cart) };
  const { lines, rows, crawled } = await run([sourceAt("/carts", { stopped: "2026-11-28" })]);
  expect(lines).toEqual(["carts: not read since 2026-11-28, as the dealer asked."]);
  expect([rows, site.requests]).toEqual([[], []]);
  expect(allSourcesFailed(crawled.map(({ outcome }) => outcome))).toBe(false);
});

test("a source with an empty list is read, and adds nothing", async () => {
  site.pages = {
    "/a.json": ["application/json", '{"carts":[]}'],
    "/b.csv": ["text/csv", "make,model\n"],
    "/c.xml": ["application/xml", "<rss><channel><title>Carts</title></channel></rss>"],
    "/d": pageWith([]),
  };
  const { lines } = await run(sourcesOfSite());
  expect(lines).toEqual(
    ["a.json", "b.csv", "c.xml", "d"].map((name) => `${name}: read, and lists no carts.`),
  );
});

test("a path that leads nowhere is reported with what is there instead", async () => {
  const list = JSON.stringify({ used: [{ make: "Yamaha" }], new: [{}, {}] });
  site.pages = {
    "/wrong": ["application/json", list],
    "/none": ["application/json", list],
    "/field": ["application/json", list],
    "/page": pageWith(cart),
    "/table": ["text/csv", "make\nYamaha\n"],
  };
  const { lines } = await run([
    sourceAt("/wrong", { items: "carts" }),
    sourceAt("/none"),
    sourceAt("/field", { items: "used", fields: { model: "modell.name" } }),
    sourceAt("/page", { items: "carts" }),
    sourceAt("/table", { items: "carts" }),
  ]);
  const lists = '"used" with 1 object, "new" with 2 objects';
  expect(lines).toEqual([
    `wrong: failed: has no list of objects at "carts": ${lists}.`,
    `none: failed: has several lists, so "items" must name one: ${lists}.`,
    'field: failed: has no "modell.name", which fields.model names, in its only object.',
    'page: failed: is a web page, which has neither "items" nor "fields".',
    'table: failed: is a table, which has no "items".',
  ]);
});

test("a file that is larger than 10 MB is not read to its end", async () => {
  site.pages = { "/huge.json": ["application/json", `["${"x".repeat(10_000_000)}"]`] };
  const { lines } = await run([sourceAt("/huge.json")]);
  expect(lines).toEqual(["huge.json: failed: is larger than 10000000 bytes."]);
});

test("a source that redirects to a private address is refused", async () => {
  const get = sampleFetch({ mayConnect: (address) => address === "127.0.0.1" });
  site.pages = { "/carts": redirect("http://127.0.0.2:8080/admin") };
  const [crawled] = await crawl([sourceAt("/carts")], {
    get,
    state: {},
    observedOn: "2026-11-28",
    report: () => {},
  });
  expect(crawled?.outcome).toEqual({
    kind: "failed",
    reason: "robots.txt is at 127.0.0.2, which is not a public address",
  });
});

describe("a source of several documents", () => {
  const cartPage = (id: number) => pageWith({ ...cart, url: `/carts/${id}`, sku: `S${id}` });
  const sitemapOf = (...paths: string[]) => {
    const urls = paths.map((path) => `<url><loc>${site.origin}${path}</loc></url>`).join("");
    const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
    return [
      "application/xml",
      `<?xml version="1.0"?><urlset xmlns="${namespace}">${urls}</urlset>`,
    ] as const;
  };

  test("a sitemap's pages are read, and part of a path may say which ones have carts", async () => {
    site.pages = {
      "/sitemap.xml": sitemapOf("/about", "/carts/1", "/carts/2"),
      "/carts/1": cartPage(1),
      "/carts/2": cartPage(2),
    };
    const { rows, lines } = await run([sourceAt("/sitemap.xml", { follow: "/carts/" })]);
    expect(rows).toHaveLength(2);
    expect(lines).toEqual(["sitemap.xml: 2 found, 2 taken, 0 skipped; 3 documents read."]);
    expect(pathsAsked()).toEqual(["/robots.txt", "/sitemap.xml", "/carts/1", "/carts/2"]);
  });

  test("a sitemap index leads to its sitemaps, and never to another site", async () => {
    const otherSite = await openSite();
    onTestFinished(() => otherSite.close());
    site.pages = {
      "/sitemap.xml": [
        "text/xml",
        `<sitemapindex><sitemap><loc>${site.origin}/carts.xml</loc></sitemap>` +
          `<sitemap><loc>${otherSite.origin}/carts.xml</loc></sitemap></sitemapindex>`,
      ],
      "/carts.xml": sitemapOf("/carts/1"),
      "/carts/1": cartPage(1),
    };
    const { rows } = await run([sourceAt("/sitemap.xml", { follow: "/carts/" })]);
    expect(rows).toHaveLength(1);
    expect(otherSite.requests).toEqual([]);
  });

  test("a list of addresses, the next part of a list, and links to carts are followed", async () => {
    const list = {
      "@type": "ItemList",
      itemListElement: [{ "@type": "ListItem", url: "/carts/1" }],
    };
    const script = (value: unknown) =>
      `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
    site.pages = {
      "/used": ["text/html", `${script(list)}<a rel="next" href="/used?page=2">More</a>`],
      "/used?page=2": ["text/html", '<a href="/about"></a><a href="/carts/2#photos"></a>'],
      "/carts/1": cartPage(1),
      "/carts/2": cartPage(2),
    };
    const { rows } = await run([sourceAt("/used", { follow: "/carts/" })]);
    expect(rows.map(({ cells }) => cells.source)).toEqual([
      `${site.origin}/carts/1`,
      `${site.origin}/carts/2`,
    ]);
    expect(pathsAsked()).not.toContain("/about");
  });

  test("a page that can't be read is named, and the others are read", async () => {
    site.pages = { "/sitemap.xml": sitemapOf("/gone", "/carts/1"), "/carts/1": cartPage(1) };
    const { rows, lines } = await run([sourceAt("/sitemap.xml")]);
    expect(rows).toHaveLength(1);
    expect(lines).toEqual([
      "sitemap.xml: 1 found, 1 taken, 0 skipped; 2 documents read; 1 not.",
      `  ${site.origin}/gone answered 404`,
    ]);
  });

  test.each([403, 429, 503])("a page that answers %i ends the source", async (code) => {
    site.pages = {
      "/sitemap.xml": sitemapOf("/carts/1", "/no", "/carts/2"),
      "/carts/1": cartPage(1),
      "/no": status(code),
      "/carts/2": cartPage(2),
    };
    const { rows, lines } = await run([sourceAt("/sitemap.xml"), sourceAt("/carts/2")]);
    expect(rows).toHaveLength(1);
    expect(lines).toEqual([
      "sitemap.xml: 1 found, 1 taken, 0 skipped; 2 documents read; 1 not; 1 left.",
      `  ${site.origin}/no answered ${code}`,
      `carts/2: failed: is left alone because it answered ${code}.`,
    ]);
    expect(pathsAsked()).not.toContain("/carts/2");
  });

  test("no more than 200 documents of a source are read", async () => {
    const paths = Array.from({ length: 250 }, (_, id) => `/carts/${id}`);
    site.pages = { "/sitemap.xml": sitemapOf(...paths), "/carts/1": cartPage(1) };
    const { lines } = await run([sourceAt("/sitemap.xml")]);
    expect(site.requests).toHaveLength(1 + 200);
    expect(lines[0]).toBe(
      "sitemap.xml: 1 found, 1 taken, 0 skipped; 2 documents read; 198 not; 51 left.",
    );
  });

  test("a source of several documents is read again, even if its first one is unchanged", async () => {
    const { body } = { body: sitemapOf("/carts/1")[1] };
    site.pages = {
      "/sitemap.xml": (response) => {
        if (response.req.headers["if-none-match"] !== undefined) return status(304)(response);
        response.writeHead(200, { etag: '"v1"', "content-type": "text/xml" }).end(body);
      },
      "/carts/1": cartPage(1),
    };
    const first = await run([sourceAt("/sitemap.xml")]);
    const again = await run([sourceAt("/sitemap.xml")], { state: first.state });
    expect(again.rows).toHaveLength(1);
  });

  test.each([
    ["answers 404, because it is gone", status(404), true],
    ["fails", status(500), false],
    ["can't be understood", ["application/pdf", ""] as const, false],
    [
      "has a block that can't be read",
      ["text/html", `<script type="application/ld+json">{`] as const,
      false,
    ],
  ])(
    "a page that %s decides whether its source was read as a whole",
    async (_what, page, isWhole) => {
      site.pages = {
        "/sitemap.xml": sitemapOf("/carts/1", "/carts/2"),
        "/carts/1": cartPage(1),
        "/carts/2": page,
      };
      const { crawled } = await run([sourceAt("/sitemap.xml")]);
      expect(crawled[0]?.taken).toMatchObject({ isWhole, version: null });
    },
  );
});

test("a cart whose price or details can't be read is still listed, and a sold one isn't", async () => {
  site.pages = {
    "/used": pageWith([
      { ...cart, url: "/carts/1", offers: { price: "Call us" } },
      { ...cart, url: "/carts/2", vehicleModelDate: "9999" },
      { ...cart, url: "/carts/3", offers: { price: 4800, availability: "SoldOut" } },
      { ...cart, url: "/carts/4" },
    ]),
  };
  const { crawled } = await run([sourceAt("/used")]);
  expect(crawled[0]?.taken).toMatchObject({
    isWhole: true,
    unclear: [`${site.origin}/carts/1`, `${site.origin}/carts/2`],
  });
});
