import { describe, expect, test } from "vitest";
import { footerColumns, mainLinks, menuGroups, toolLinks } from "./navigation.ts";
import { type PageRecord, metadataOf } from "./page-record.ts";
import { counts, guides, pages, reservedPaths } from "./pages.ts";

const records: readonly PageRecord[] = Object.values(pages);
const listed = records.filter((page) => page.listed !== false);

test("no two pages share an address", () => {
  expect(new Set(reservedPaths).size).toBe(reservedPaths.length);
});

test.each(records)(
  "$path has a title and a description that search engines show in full",
  (page) => {
    expect(page.title.length).toBeLessThanOrEqual(55);
    expect(page.description.length).toBeLessThanOrEqual(160);
  },
);

test("every page that is listed can be reached from the menu and the footer", () => {
  const paths = [...listed.map(({ path }) => path), ...Object.keys(guides).map((id) => `/${id}`)];
  const inMenu = [...mainLinks, ...menuGroups.flatMap(({ links }) => links)].map(
    ({ href }) => href,
  );
  const inFooter = footerColumns.flatMap(({ links }) => links.map(({ href }) => href));
  expect(inMenu.toSorted()).toEqual(paths.toSorted());
  expect(inFooter.toSorted()).toEqual(paths.toSorted());
});

test("a page that is not listed is linked from nowhere and says nothing of itself", () => {
  for (const page of records.filter((each) => each.listed === false)) {
    expect(page.places).toEqual([]);
    expect(metadataOf(page).structuredData).toEqual([]);
  }
});

test("the bar of tools leads to pages that are listed, each once", () => {
  const paths = toolLinks.map(({ href }) => href);
  expect(new Set(paths).size).toBe(paths.length);
  expect(listed.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
});

describe("the product spec's navigation", () => {
  test("has five links in the header", () => {
    expect(mainLinks.map(({ text }) => text)).toEqual([
      "Buying Guide",
      "Selling Tips",
      "Market Trends",
      "Value Tools",
      "States",
    ]);
  });

  test("has four columns in the footer", () => {
    expect(
      footerColumns.map(({ title, links }) => [title, ...links.map(({ text }) => text)]),
    ).toEqual([
      ["Resources", "Buying Guide", "Selling Tips", "Market Trends", "Trade-In Guide"],
      ["Company", "About", "How It Works", "For Developers", "Contact"],
      [
        "Value Tools",
        "Value my cart",
        "All makes",
        "All states",
        "Check a Price",
        "Year Finder",
        "Recall Check",
        "Battery Test",
        "Papers",
        "Many Carts",
        "My Carts",
        "Report a Sale",
      ],
      ["Legal", "Privacy Policy", "Terms of Service"],
    ]);
  });
});

test("the figures that texts name are those of the catalogue and the method", () => {
  expect(counts).toEqual({ makes: 120, states: 50, territories: 6, details: 8, factors: 6 });
  expect(pages.home.description).toContain("Enter eight details");
  expect(pages.manufacturers.description).toContain("each of 120 makes");
  expect(pages.states.description).toContain("all 50 states and six territories");
});
