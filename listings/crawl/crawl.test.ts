import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { crawl, FeedError, feedItems, reportLine } from "./crawl.ts";
import { sampleFetch, sampleSource } from "./crawl.fixture.ts";
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
  vehicleModelDate: "2019",
  brand: "EZ-GO",
  model: "RXV",
  itemCondition: "https://schema.org/UsedCondition",
  fuelType: "Electric",
  offers: { price: 4800, priceCurrency: "USD" },
};

/** The path's extension is the kind of the source. */
function sourceAt(path: string, changes: Partial<Source> = {}): Source {
  const kind = /\.(csv|json)$/.exec(path)?.[1] as "csv" | "json" | undefined;
  return sampleSource({
    name: path.slice(1),
    url: site.origin + path,
    kind: kind ?? "page",
    ...changes,
  });
}

const sourcesOfSite = () =>
  Object.keys(site.pages)
    .filter((path) => path !== "/robots.txt")
    .map((path) => sourceAt(path));

type Before = Partial<Pick<Awaited<ReturnType<typeof crawl>>, "state">> & {
  readonly observedOn?: string;
};

async function run(sources: Source[], before: Before = {}) {
  const lines: string[] = [];
  const report = ({ name }: Source, outcome: Parameters<typeof reportLine>[1]) =>
    lines.push(reportLine(name, outcome));
  const start = { state: {}, observedOn: "2026-11-21", ...before };
  return { ...(await crawl(sources, { get: sampleFetch(), report, ...start })), lines };
}

test("a page's carts become rows, and skipped ones are counted by reason", async () => {
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
  ]);
});

test("a feed is read by its mapping", async () => {
  const defaults = { condition: "used", powertrain: "gas" } as const;
  const mapping = { model_year: "Year", price: "Price", url: "Link" };
  site.pages = {
    "/a.csv": ["text/csv", "Year,make,model,Price,Link\n2018,Yamaha,Drive2,5200,/c/1\n"],
    "/b.json": [
      "application/json",
      '[{"Year":2020,"make":"Yamaha","model":"Drive2","Price":6000}]',
    ],
  };
  const { rows } = await run([
    sourceAt("/a.csv", { defaults, mapping }),
    sourceAt("/b.json", { defaults, mapping }),
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
    "/untyped": (response) => void response.end("<html>"),
    "/alien": ["text/html; charset=klingon", "<html>"],
    "/list.json": ["application/json", "{}"],
    "/html.csv": ["text/html", "<html>"],
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
    "gone: failed: answers 410.",
    'pdf: failed: is "application/pdf", not a page.',
    'untyped: failed: is "", not a page.',
    'alien: failed: is in the unknown charset "klingon".',
    "list.json: failed: is not a list of objects.",
    'html.csv: failed: is "text/html", not a csv.',
    "broken: 1 found, 1 taken, 0 skipped; 1 block of JSON-LD cannot be read.",
    "last: 1 found, 1 taken, 0 skipped.",
  ]);
  expect(rows).toHaveLength(2);
});

test("a page or feed that is built to be slow is refused, and the next is read", async () => {
  const many = 200_000;
  const deepJson = "[".repeat(many) + "]".repeat(many);
  const scriptOf = (json: string) => `<script type="application/ld+json">${json}</script>`;
  site.pages = {
    "/tags": ["text/html", "<div>".repeat(many)],
    "/objects": ["text/html", scriptOf(`${'{"@graph":'.repeat(many)}1${"}".repeat(many)}`)],
    "/name": pageWith({ ...cart, name: "<b>".repeat(300) + "a ".repeat(many) }),
    "/list.json": ["application/json", deepJson],
    "/rows.csv": ["text/csv", `make\n${"a\n".repeat(many)}`],
    "/last": pageWith(cart),
  };
  const { lines } = await run(sourcesOfSite());
  expect(lines).toEqual([
    "tags: failed: nests tags more than 512 deep.",
    "objects: failed: nests JSON more than 100 deep.",
    // Its other fields say enough.
    "name: 1 found, 1 taken, 0 skipped.",
    "list.json: failed: nests JSON more than 100 deep.",
    "rows.csv: failed: has more than 50000 rows.",
    "last: 1 found, 1 taken, 0 skipped.",
  ]);
});

describe("a source that was read before", () => {
  beforeEach(() => void (site.pages = { "/carts": versionedPage(cart) }));

  test("an unchanged source is not read again", async () => {
    const first = await run([sourceAt("/carts")]);
    const { lines, rows, state } = await run([sourceAt("/carts")], first);
    expect(lines).toEqual(["carts: unchanged since it was last read."]);
    expect(rows).toEqual([]);
    expect(state).toEqual(first.state);
  });

  test("an unchanged source is read again if its description has changed", async () => {
    const first = await run([sourceAt("/carts")]);
    const { rows } = await run([sourceAt("/carts", { place: "NC" })], first);
    expect(rows).toHaveLength(1);
  });

  test("a source that could not be read is not remembered", async () => {
    site.pages = { "/carts": ["application/pdf", ""] };
    expect((await run([sourceAt("/carts")])).state).toEqual({});
  });
});

test("a source's text can't control the terminal", () => {
  const line = reportLine("a", { kind: "failed", reason: 'is "\u001b[2J\n"' });
  expect(line).toBe('a: failed: is "␛[2J ".');
});

const feed = (kind: "csv" | "json", mapping: Source["mapping"] = {}) =>
  sampleSource({ kind, mapping });

test("a CSV feed's columns are found by the mapping, and otherwise by our names", () => {
  const text = '\ufeffYear,make,Title,Price\n2019,EZ-GO,"RXV, <b>red</b> &amp; fast","$4,800"\n';
  const mapping = { model_year: "Year", name: "Title", price: "Price" };
  expect(feedItems(text, feed("csv", mapping))).toMatchObject([
    {
      model_year: "2019",
      make: "EZ-GO",
      name: "RXV, red & fast",
      model: "",
      offers: [{ price: "$4,800", currency: "", availability: "" }],
    },
  ]);
});

test("a JSON feed may have numbers and booleans, and other values are ignored", () => {
  const row = { year: 2019, lifted: true, seats: 4, model: null, make: { name: "EZ-GO" } };
  expect(feedItems(JSON.stringify([row]), feed("json", { model_year: "year" }))).toMatchObject([
    { model_year: "2019", lifted: "true", seats: "4", model: "", make: "" },
  ]);
});

test("a name that every object inherits is not a field of a feed", () => {
  const [item] = feedItems("[{}]", feed("json", { model: "constructor", name: "__proto__" }));
  expect(item).toMatchObject({ model: "", name: "" });
});

test.each<["csv" | "json", string, string]>([
  ["csv", 'a,b\n"1', "is not valid CSV: a quote is never closed"],
  ["csv", "a,b\n1,2,3", "is not valid CSV: 3 cells under 2 headings"],
  ["json", "<html>", "is not valid JSON"],
  ["json", '{"carts":[]}', "is not a list of objects"],
  ["json", "[1]", "is not a list of objects"],
  ["json", "[[]]", "is not a list of objects"],
  ["json", "[null]", "is not a list of objects"],
])("the %s feed %j is refused: %s", (kind, text, reason) => {
  expect(() => feedItems(text, feed(kind))).toThrow(new FeedError(reason));
});
