import { expect, test } from "vitest";
import {
  barLinks,
  footerColumns,
  guideGroup,
  offlinePages,
  otherGroups,
  toolGroups,
} from "./navigation.ts";
import { countText } from "../../domain/words/english.ts";
import { makes } from "../../domain/catalogue/makes.ts";
import { counts, guides, listedRecords, pages, records, reservedPaths } from "./pages.ts";

const listedPaths = listedRecords.map(({ path }) => path);

test("no two pages share an address", () => {
  expect(new Set(reservedPaths).size).toBe(reservedPaths.length);
});

test("every listed page and every guide with a menu is in the menus and the footer", () => {
  const guidesInMenus = Object.entries(guides).filter(([, guide]) => "menu" in guide);
  const paths = [...listedPaths, ...guidesInMenus.map(([id]) => `/${id}`)];
  const menu = [{ links: barLinks }, ...toolGroups, guideGroup, ...otherGroups];
  const [inMenu, inFooter] = [menu, footerColumns].map((groups) =>
    groups.flatMap(({ links }) => links.map(({ href }) => href)),
  );
  expect(inMenu!.toSorted()).toEqual(paths.toSorted());
  expect(inFooter!.toSorted()).toEqual(paths.toSorted());
});

test("an unlisted page is in no menu and has no structured data", () => {
  for (const page of records.filter((record) => record.listed === false)) {
    expect([page.menu, page.footer]).toEqual([undefined, undefined]);
  }
});

test("the pages that work offline start with the value tool, and each has a note", () => {
  expect(offlinePages[0]).toMatchObject({
    href: "/",
    text: "Value a cart",
    note: "What is your golf cart worth?",
  });
  for (const { href, note } of offlinePages) {
    expect(listedPaths).toContain(href);
    expect(note).toBeDefined();
  }
});

test("every tool in a menu has a note", () => {
  for (const { links } of toolGroups) {
    for (const { note } of links) expect(note).toBeDefined();
  }
});

test("the navigation has the product spec's five links and four columns", () => {
  const names = [guideGroup, ...toolGroups].flatMap(({ links }) => links.map(({ text }) => text));
  expect(names).toEqual(
    expect.arrayContaining([
      "Buying Guide",
      "Selling Tips",
      "Market Trends",
      "Value Tools",
      "States",
    ]),
  );
  expect(footerColumns.map(({ title }) => title).join(", ")).toBe(
    "Resources, Company, Value Tools, Legal",
  );
});

test("figures in page descriptions match the catalogue and the method", () => {
  expect(pages.home.description).toContain(`Enter ${countText(counts.details)} details`);
  expect(pages.manufacturers.description).toContain(`each of ${counts.makes} makes`);
  expect(counts).toEqual({
    makes: makes.length,
    states: 50,
    territories: 6,
    details: 8,
    factors: 6,
  });
  expect(pages.states.description).toContain("all 50 states and six territories");
});
