import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newFolder } from "../../config/folder.fixture.ts";
import { dealerOf } from "../../domain/market/dealer.ts";
import { usDay } from "../../domain/words/us-day.ts";
import { sampleFetch, sampleSource } from "../../listings/crawl/crawl.fixture.ts";
import {
  type TestSite,
  openSite,
  pageWith,
  robots,
  status,
  versionedPage,
} from "../../listings/crawl/site.fixture.ts";
import { readListings } from "../../listings/import/read-listings.ts";
import { readStock } from "../../listings/stock/stock.ts";
import { runProcess } from "../process.fixture.ts";
import { sampleVehicles, writeSampleMarket, sampleUpdate } from "./update.fixture.ts";
import { type UpdateRun, runUpdate } from "./update.ts";

let folder = "";
let printed = "";
let sites: Readonly<Record<string, TestSite>> = {};

beforeEach(() => {
  folder = newFolder();
  writeSampleMarket(folder);
});
afterEach(async () => {
  for (const site of Object.values(sites)) await site.close();
  sites = {};
});

/** Each dealer has its own site. */
async function openSites(pages: Readonly<Record<string, TestSite["pages"]>>): Promise<void> {
  const opened = Object.entries(pages).map(async ([dealer, own]) => [dealer, await openSite(own)]);
  sites = Object.fromEntries(await Promise.all(opened));
}

async function update(changes: Partial<UpdateRun> = {}): Promise<void> {
  printed = "";
  await runUpdate({
    ...sampleUpdate(folder, ""),
    sources: Object.entries(sites).map(([dealer, { origin }]) =>
      sampleSource({ dealer, url: `${origin}/used` }),
    ),
    get: sampleFetch({ timeoutMs: 3000 }),
    print: (text) => void (printed += text),
    ...changes,
  });
}

const textOf = (name: string) => readFileSync(join(folder, "published", name), "utf8");
const hostOf = (dealer: string) => new URL(sites[dealer]!.origin).host;

/** How many carts each dealer has in the published listings. */
function published(): Record<string, number> {
  const { listings, problems } = readListings(textOf("listings.csv"));
  expect(problems).toEqual([]);
  const counts = Object.keys(sites).map((dealer) => [
    dealer,
    listings.filter(({ source }) => dealerOf(source) === hostOf(dealer)).length,
  ]);
  return Object.fromEntries(counts);
}

const section = (heading: string) => {
  const [, lines = ""] = printed.split(`${heading}\n`);
  return lines.split("\n\n")[0]!.trimEnd().split("\n");
};
const leftOut = () => section("Left out, because they can't be right:");

test("sources that fail or can't be right are left out with a sentence each, and the others are published", async () => {
  await openSites({
    Good: { "/used": pageWith(sampleVehicles(12)) },
    Broken: { "/used": status(500) },
    Private: {
      "/robots.txt": robots("User-agent: *", "Disallow: /"),
      "/used": pageWith(sampleVehicles(12)),
    },
    Silent: { "/used": () => {} },
    Tenfold: { "/used": pageWith(sampleVehicles(12, 10)) },
    Cents: { "/used": pageWith(sampleVehicles(12, 100)) },
    Deposits: {
      "/used": pageWith(sampleVehicles(12).map((cart) => ({ ...cart, offers: { price: 500 } }))),
    },
    Other: { "/used": pageWith(sampleVehicles(12, 1.02)) },
  });
  await update();
  expect(printed).toMatch(/^Market update: published, 24 new listings, 2 sources left out\.\n/);
  expect(published()).toMatchObject({ Good: 12, Other: 12, Tenfold: 0, Deposits: 0 });
  const off =
    "12 of the 12 carts we hadn't seen before are priced below half or above twice what we expect.";
  expect(leftOut()).toEqual([`Tenfold: ${off}`, `Deposits: ${off}`]);
  expect(section("Sources:").filter((line) => !line.startsWith(" "))).toEqual([
    "Good: 12 found, 12 taken, 0 skipped.",
    "Broken: failed: answered 500.",
    `Private: forbidden: robots.txt disallows ${sites["Private"]!.origin}/used.`,
    "Silent: failed: took longer than 3 s.",
    "Tenfold: 12 found, 12 taken, 0 skipped.",
    "Cents: 12 found, 0 taken, 12 skipped (12 price_usd is above 100000).",
    "Deposits: 12 found, 12 taken, 0 skipped.",
    "Other: 12 found, 12 taken, 0 skipped.",
  ]);
});

describe("sources that were read before", () => {
  const week = { observedOn: "2026-06-20" };

  beforeEach(async () => {
    const page = { "/used": pageWith(sampleVehicles(12)) };
    await openSites({ Good: page, Empty: page, Half: page, Raised: page, Unreadable: page });
    await update();
    expect(printed).toMatch(/^Market update: published, 60 new listings\.\n/);
    const stranger = sampleVehicles(12).map((cart, at) => ({ ...cart, url: `/new/${at + 20}` }));
    const pages = {
      Good: sampleVehicles(11),
      Empty: [],
      Half: [...sampleVehicles(6), ...stranger.slice(6)],
      Raised: sampleVehicles(12, 1.4),
      Unreadable: sampleVehicles(12).map((cart) => ({ ...cart, offers: { price: "Call us" } })),
    };
    for (const [dealer, data] of Object.entries(pages)) {
      sites[dealer]!.pages = { "/used": pageWith(data) };
    }
  });

  const stockOf = (dealer: string) =>
    readStock(textOf("stock.csv")).spans.filter(({ list }) =>
      list.startsWith(sites[dealer]!.origin),
    );

  test("a source that is suddenly unlike itself is left out, and its listings and stock stay", async () => {
    const strange = ["Empty", "Half", "Raised", "Unreadable"];
    const before = strange.map(stockOf);
    await update(week);
    expect(printed).toMatch(
      /^Market update: published, 0 new listings and 11 updated, 4 sources left out\.\n/,
    );
    expect(leftOut()).toEqual([
      "Empty: It no longer lists any carts. It had 12 on 2026-06-13.",
      "Half: It lists only 6 of the 12 carts it had on 2026-06-13.",
      "Raised: 12 of the 12 carts we already knew are priced below three quarters or above four thirds of their last price.",
      "Unreadable: It has no carts that we can read. It had 12 on 2026-06-13.",
    ]);
    expect(section("Listings:")).toEqual([
      "0 added, 11 updated, 0 duplicates skipped, 84 listings in all.",
    ]);
    expect(published()).toEqual({ Good: 12, Empty: 12, Half: 12, Raised: 12, Unreadable: 12 });
    expect(strange.map(stockOf)).toEqual(before);
    const days = stockOf("Good").map((span) => `${span.last_day} ${span.no_longer_on}`);
    expect([...new Set(days)]).toEqual([`${week.observedOn} `, `2026-06-13 ${week.observedOn}`]);
    expect(section("What to do:").join(" ")).toMatch(/read that source by hand/);
  });

  test("a source that was left out is read again by the next update and, once it's right, used again", async () => {
    await update(week);
    for (const site of Object.values(sites)) site.pages = { "/used": pageWith(sampleVehicles(11)) };
    await update({ observedOn: "2026-06-27" });
    expect(printed).toMatch(/^Market update: published, 0 new listings and 55 updated\.\n/);
    expect(stockOf("Empty").filter(({ no_longer_on }) => no_longer_on !== "")).toHaveLength(1);
  });

  test("a source that was left out is accepted once it has been read by hand", async () => {
    await update(week);
    const [sources, found] = ["sources.json", "found.csv"].map((name) => join(folder, name));
    const { dealer, url, allowedBy, allowedOn } = sampleSource({
      dealer: "Half",
      url: `${sites["Half"]!.origin}/used`,
    });
    writeFileSync(sources!, JSON.stringify([{ dealer, url, allowedBy, allowedOn }]));
    const listings = join(folder, "published/listings.csv");
    for (const args of [
      ["crawl", sources!, "--out", found!, "--interval", "0", "--allow-private"],
      ["import", found!, "--into", listings],
    ]) {
      expect(await runProcess("market/market.ts", args)).toMatchObject({ code: 0, err: "" });
    }
    expect(published()).toMatchObject({ Half: 18 });
    expect(stockOf("Half").filter(({ no_longer_on }) => no_longer_on !== "")).toHaveLength(6);
    // The carts get older with each year in which this test runs, so other checks may fail.
    await Promise.allSettled([update({ observedOn: usDay(new Date(Date.now() + 86_400_000)) })]);
    expect(leftOut().map((line) => line.split(":")[0])).toEqual(["Empty", "Raised", "Unreadable"]);
  });

  test("if no source's listings can be right, nothing is published", async () => {
    const before = ["listings.csv", "stock.csv", "model.json"].map(textOf);
    sites["Good"]!.pages = { "/used": status(500) };
    await expect(update(week)).rejects.toThrow(
      "Every source that was read has listings that can't be right.",
    );
    expect(["listings.csv", "stock.csv", "model.json"].map(textOf)).toEqual(before);
  });
});

test("the stock follows each unit from update to update", async () => {
  await openSites({ Dealer: { "/used": pageWith(sampleVehicles(12)) } });
  await update({ observedOn: "2026-06-01" });
  const [cut, ...others] = sampleVehicles(11);
  const second = [
    { ...cut!, offers: { price: cut!.offers.price - 500 } },
    ...others,
    { ...sampleVehicles(1)[0]!, url: "/carts/20" },
  ];
  sites["Dealer"]!.pages = { "/used": versionedPage(second) };
  await update({ observedOn: "2026-06-08" });
  const listings = textOf("listings.csv");
  await update({ observedOn: "2026-06-15" });
  expect(printed).toMatch(/^Market update: nothing new\.\n[^]*^Dealer: unchanged/m);
  expect(textOf("listings.csv")).toBe(listings);
  const { lists, spans } = readStock(textOf("stock.csv"));
  expect(lists).toMatchObject([{ first_day: "2026-06-01", last_day: "2026-06-15" }]);
  const daysOf = (path: string) =>
    spans
      .filter(({ unit }) => unit === `${hostOf("Dealer")} ${path}`)
      .map((span) => [span.not_yet_on, span.first_day, span.last_day, span.no_longer_on]);
  const [day1, day2, day3] = ["2026-06-01", "2026-06-08", "2026-06-15"];
  expect(daysOf("0")).toEqual([
    ["", day1, day1, day2],
    [day1, day2, day3, ""],
  ]);
  expect(daysOf("1")).toEqual([["", day1, day3, ""]]);
  expect(daysOf("11")).toEqual([["", day1, day1, day2]]);
  expect(daysOf("20")).toEqual([[day1, day2, day3, ""]]);
});

test("after an update with the clock ahead, the next one says so and reads no source", async () => {
  await openSites({ Good: { "/used": pageWith(sampleVehicles(12)) } });
  await update({ observedOn: "2026-08-13" });
  const before = textOf("stock.csv");
  const requests = sites["Good"]!.requests.length;
  await expect(update()).rejects.toThrow(
    /listings\.csv has 12 rows dated after today, 2026-06-13, up to 2026-08-13\. If this machine's clock is wrong, set it\./,
  );
  expect(printed).toContain("Market update: failed, nothing was published.");
  expect([textOf("stock.csv"), sites["Good"]!.requests.length]).toEqual([before, requests]);
});
