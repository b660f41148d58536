import { expect, test } from "vitest";
import { site } from "../../config/site.ts";
import {
  article,
  breadcrumb,
  calculator,
  howTo,
  jsonLd,
  manufacturer,
  organization,
  website,
} from "./structured-data.ts";

const tool = { name: "Tool", description: "Values carts", path: "/club-car" };
const dates = { published: "2026-01-30", modified: "2026-01-31" };
const guide = { headline: "How", description: "Why", path: "/guide", ...dates };

const typesOf = (things: Parameters<typeof jsonLd>[0]) =>
  JSON.parse(jsonLd(things))["@graph"].map((thing: object) => Object(thing)["@type"]);

test("there is a builder for every kind of data the product spec lists", () => {
  const things = [
    website("A site"),
    calculator(tool),
    manufacturer(tool),
    article(guide),
    organization(),
    breadcrumb([{ name: "Makes", path: "/manufacturers" }]),
    howTo({ ...tool, steps: [{ name: "Look", text: "Look under the seat." }] }),
  ];
  expect(typesOf(things)).toEqual([
    "WebSite",
    "WebApplication",
    "WebPage",
    "Article",
    "Organization",
    "BreadcrumbList",
    "HowTo",
  ]);
});

test("a page has the things that its own cite, once each", () => {
  expect(typesOf([calculator(tool)])).toEqual(["WebApplication", "Organization"]);
  expect(typesOf([manufacturer(tool)])).toEqual(["WebPage"]);
  expect(typesOf([organization(), calculator(tool)])).toEqual(["Organization", "WebApplication"]);
  expect(typesOf([breadcrumb([])])).toEqual(["BreadcrumbList"]);
});

test("an estimate is never marked as an offer, a rating or a review", () => {
  const written = jsonLd([calculator(tool), manufacturer(tool)]);
  expect(written).not.toMatch(/Offer|Rating|Review|"price"/);
});

test("a breadcrumb begins at home and numbers its steps", () => {
  expect(breadcrumb([{ name: "Makes", path: "/manufacturers" }])).toMatchObject({
    itemListElement: [
      { position: 1, name: "Home", item: `${site.url}/` },
      { position: 2, name: "Makes", item: `${site.url}/manufacturers` },
    ],
  });
});

test("no text can end the script it stands in", () => {
  expect(jsonLd([website("</script><script>alert(1)")])).not.toContain("<");
});
