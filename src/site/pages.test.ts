import { expect, test } from "vitest";
import { footerColumns, mainLinks, menuGroups, offlinePages, toolLinks } from "./navigation.ts";
import { metadataOf } from "./page-metadata.ts";
import { counts, guidePaths, listedRecords, pages, records, reservedPaths } from "./pages.ts";

const listedPaths = listedRecords.map(({ path }) => path);

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
  const paths = [...listedPaths, ...guidePaths];
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

test("a list that a record puts its page in leads to listed pages, the later ones last", () => {
  for (const links of [toolLinks, offlinePages]) {
    expect(listedPaths).toEqual(expect.arrayContaining(links.map(({ href }) => href)));
  }
  expect(toolLinks.at(-1)).toMatchObject({ href: "/how-it-works", text: "How it works" });
  expect(offlinePages[0]).toEqual({
    href: "/",
    text: "The value tool",
    note: "What is your golf cart worth?",
  });
});

test("the navigation has the product spec's five links and four columns", () => {
  expect(mainLinks.map(({ text }) => text).join(", ")).toBe(
    "Buying Guide, Selling Tips, Market Trends, Value Tools, States",
  );
  expect(footerColumns.map(({ title }) => title).join(", ")).toBe(
    "Resources, Company, Value Tools, Legal",
  );
});

test("the figures that texts name are those of the catalogue and the method", () => {
  expect(counts).toEqual({ makes: 120, states: 50, territories: 6, details: 8, factors: 6 });
  expect(pages.home.description).toContain("Enter eight details");
  expect(pages.manufacturers.description).toContain("each of 120 makes");
  expect(pages.states.description).toContain("all 50 states and six territories");
});
