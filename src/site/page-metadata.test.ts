import { readFileSync } from "node:fs";
import { socialImagePath, absoluteUrl, site } from "../../config/site.ts";
import { describe, expect, test } from "vitest";
import { dedicatedMakes } from "./dedicated-makes.ts";
import { shouldBeIndexed } from "../../domain/model-pages/make-notes.ts";
import { makes } from "../../domain/catalogue/makes.ts";
import { states } from "../../domain/catalogue/states.ts";
import {
  type GuideEntry,
  guidePage,
  hasLawToRead,
  kindOf,
  makePage,
  metadataOf,
  nameInText,
  statePage,
} from "./page-metadata.ts";
import type { PageMetadata, PageRecord } from "./page-record.ts";
import { pages } from "./pages.ts";

const typesOf = ({ structuredData }: PageMetadata) =>
  structuredData.map((thing) => Object(thing)["@type"]);
const crumbsOf = ({ structuredData }: PageMetadata) =>
  Object(structuredData.at(-1)).itemListElement.map(
    ({ name, item }: { name: string; item: string }) => [name, item.replace(site.url, "")],
  );
const makeNamed = (name: string) => makes.find((make) => make.name === name)!;
const stateCalled = (code: string) => states.find((state) => state.code === code)!;

describe.each([
  ["makes", makes.filter(shouldBeIndexed).map(makePage)],
  ["states", states.filter(hasLawToRead).map(statePage)],
])("the pages of %s", (_kind, metadata) => {
  test("every page in the group is a tool with breadcrumbs from home", () => {
    for (const page of metadata) {
      expect(typesOf(page)).toContain("WebApplication");
      expect(typesOf(page).at(-1)).toBe("BreadcrumbList");
      const crumbs = crumbsOf(page);
      expect(crumbs[0]).toEqual(["Home", "/"]);
      expect(crumbs).toHaveLength(3);
      expect(crumbs[2][1]).toBe(page.path);
    }
  });

  test("every page in the group is listed and dated and has distinct keywords", () => {
    for (const { keywords, modified, listed } of metadata) {
      expect(listed).not.toBe(false);
      expect(modified).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(keywords.length).toBeGreaterThanOrEqual(4);
      expect(new Set(keywords).size).toBe(keywords.length);
    }
  });
});

test("a make that little is known about is not listed for search engines", () => {
  const unlisted = makes.filter((make) => !shouldBeIndexed(make)).map(makePage);
  const paths = unlisted.map(({ path }) => path);
  // All we have for these is a name in a list of brands and a price.
  expect(paths).toEqual(expect.arrayContaining(["/beast", "/atlas", "/dach", "/luxury-carts"]));
  for (const path of ["/club-car", "/garia", "/landmaster", "/custom"]) {
    expect(paths).not.toContain(path);
  }
  for (const page of unlisted) expect(page.listed).toBe(false);
});

test("a territory whose law is unknown is not listed for search engines, and every state is", () => {
  const unlisted = states.filter((state) => statePage(state).listed === false);
  expect(unlisted.map(({ code }) => code)).toEqual(["as", "gu", "mp", "pr", "vi"]);
});

test("tools that don't value carts are categorized as utilities", () => {
  const categoryOf = ({ structuredData }: PageMetadata) =>
    structuredData.map((thing) => Object(thing).applicationCategory).find(Boolean);
  for (const page of [pages.yearFinder, pages.recalls, pages.batteryTest]) {
    expect(categoryOf(metadataOf(page))).toBe("UtilitiesApplication");
  }
  expect(categoryOf(metadataOf(pages.home))).toBe("FinanceApplication");
});

test("every make’s structured data has the site, the tool, the page, and breadcrumbs", () => {
  for (const page of makes.map(makePage)) {
    expect(typesOf(page)).toEqual(["WebSite", "WebApplication", "WebPage", "BreadcrumbList"]);
  }
});

describe("a make's page", () => {
  test("a dedicated make's page has the product spec's title", () => {
    expect(Object.keys(dedicatedMakes)).toEqual(["club-car", "ez-go", "yamaha", "cushman"]);
    expect(makePage(makeNamed("EZ-GO"))).toMatchObject({
      path: "/ez-go",
      title: "EZ-GO Golf Cart Value: TXT, RXV, Express",
    });
  });

  test("another make's page names the edition's year, the make, and its first two models", () => {
    const { title, description } = makePage(makeNamed("Advanced EV"));
    expect(title).toBe("2025 Advanced EV Golf Cart Value Tool");
    expect(description).toMatch(/^What is a used Advanced EV Advent 4 or Advent 4L worth\? /);
  });

  test.each([
    [["A".repeat(20), "B".repeat(60)], "A".repeat(20)],
    [["A".repeat(90), "B"], undefined],
  ])("a make's description with the models %j names only %j", (models, named) => {
    const make = { ...makeNamed("AGT"), models };
    const worth = named === undefined ? "AGT worth" : `AGT ${named} worth`;
    expect(makePage(make).description).toContain(`a used ${worth}?`);
    expect(makePage(make).description.length).toBeLessThanOrEqual(160);
  });

  test("a make's breadcrumbs lead through the list of all makes", () => {
    expect(crumbsOf(makePage(makeNamed("Kandi")))).toEqual([
      ["Home", "/"],
      ["Value Tools", "/manufacturers"],
      ["Kandi", "/kandi"],
    ]);
  });
});

describe("a state's page", () => {
  test.each([
    ["fl", "State", "Florida", "Florida Golf Cart Laws and Values (State)"],
    ["pr", "Territory", "Puerto Rico", "Puerto Rico Golf Cart Values (Territory)"],
    [
      "dc",
      "Territory",
      "the District of Columbia",
      "District of Columbia Golf Cart Laws (Territory)",
    ],
    [
      "vi",
      "Territory",
      "the U.S. Virgin Islands",
      "U.S. Virgin Islands Golf Cart Values (Territory)",
    ],
    [
      "mp",
      "Territory",
      "the Northern Mariana Islands",
      "Northern Mariana Islands Golf Carts (Territory)",
    ],
    ["vt", "State", "Vermont", "Vermont Golf Cart Laws and Values (State)"],
  ])("the page of %s calls it a %s and writes %j in a sentence", (code, kind, inText, title) => {
    const state = stateCalled(code);
    expect(kindOf(state)).toBe(kind);
    expect(nameInText(state)).toBe(inText);
    const page = statePage(state);
    expect(page.title).toBe(title);
    expect(page.path).toBe(`/${code}`);
    expect(page.description).toContain(`on the road in ${inText}?`);
  });
});

describe("a guide's page", () => {
  const data = {
    title: "How to buy",
    metaTitle: "How to Buy a Golf Cart",
    description: "What to look at.",
    keywords: ["buy"],
    published: "2026-01-30",
    modified: "2026-01-31",
    article: true,
    howTo: [{ name: "Look", text: "Look under the seat." }],
  };
  const pageOf = (change: Partial<GuideEntry["data"]> = {}) =>
    guidePage({ id: "buying-guide", data: { ...data, ...change } });

  test("a guide's page is an article with its steps at its file's name", () => {
    const page = pageOf();
    expect(page).toMatchObject({
      path: "/buying-guide",
      title: "How to Buy a Golf Cart",
      type: "article",
      modified: "2026-01-31",
    });
    expect(typesOf(page)).toEqual(["Article", "HowTo", "BreadcrumbList"]);
    expect(page.structuredData[0]).toMatchObject({
      headline: "How to buy",
      mainEntityOfPage: absoluteUrl("/buying-guide"),
      image: absoluteUrl("/social/buying-guide.jpg"),
      datePublished: "2026-01-30",
      dateModified: "2026-01-31",
    });
    expect(page.structuredData[1]).toMatchObject({ step: [{ position: 1, name: "Look" }] });
  });

  test("a guide that is not an article describes the organization", () => {
    const page = pageOf({ article: false, howTo: [] });
    expect(page.type).toBe("website");
    expect(typesOf(page)).toEqual(["Organization", "BreadcrumbList"]);
  });
});

describe("structured data", () => {
  const record: PageRecord = { ...pages.howItWorks, path: "/page", name: "Page" };
  const { tool } = pages.yearFinder;

  test.each<[string, Partial<PageRecord>, string[]]>([
    ["a plain page", {}, ["BreadcrumbList"]],
    ["a tool", { tool }, ["WebApplication", "BreadcrumbList"]],
    ["a page about us", { aboutUs: true }, ["Organization", "BreadcrumbList"]],
    ["the home page", { path: "/", tool }, ["WebSite", "Organization", "WebApplication"]],
    ["a page that is not listed", { tool, aboutUs: true, listed: false }, []],
  ])("%s has the right structured data", (_what, change, types) => {
    expect(typesOf(metadataOf({ ...record, ...change }))).toEqual(types);
  });
});

test.each([
  ["/", "/social/home.jpg"],
  ["/club-car", "/social/club-car.jpg"],
])("the social picture of %s is %s", (path, image) => {
  expect(socialImagePath(path)).toBe(image);
});

test("the trends guide looks ahead to the year in the titles of make pages", () => {
  const [year] = makePage(makeNamed("Atlas")).title.split(" ");
  const guide = readFileSync("src/content/guides/market-trends.md", "utf8");
  expect(guide).toContain(`Golf Cart Market Trends and ${year} Outlook"`);
  expect(guide).toContain(`## ${year} outlook`);
});
