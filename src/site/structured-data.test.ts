import { expect, test } from "vitest";
import {
  breadcrumb,
  calculator,
  dataset,
  jsonLd,
  manufacturer,
  organization,
  website,
} from "./structured-data.ts";

const tool = { name: "Tool", description: "Values carts", path: "/club-car" };

const typesOf = (things: Parameters<typeof jsonLd>[0]) =>
  JSON.parse(jsonLd(things))["@graph"].map((thing: object) => Object(thing)["@type"]);

test("a page has the things that its own cite, once each", () => {
  expect(typesOf([calculator(tool)])).toEqual(["WebApplication", "Organization"]);
  expect(typesOf([manufacturer(tool)])).toEqual(["WebPage"]);
  expect(typesOf([organization(), calculator(tool)])).toEqual(["Organization", "WebApplication"]);
  expect(typesOf([breadcrumb([])])).toEqual(["BreadcrumbList"]);
});

test("a data set says where it is, who made it, and when it last changed", () => {
  const figures = dataset({
    name: "Prices",
    description: "Prices of carts",
    path: "/how-it-works",
    file: "/data/listings.csv",
    format: "text/csv",
    modified: "2026-09-09",
  });
  expect(typesOf([figures])).toEqual(["Dataset", "Organization"]);
  expect(figures).toMatchObject({
    dateModified: "2026-09-09",
    distribution: { contentUrl: expect.stringMatching(/^http.*\/data\/listings\.csv$/) },
  });
});

test("an estimate is never marked as an offer, a rating or a review", () => {
  const written = jsonLd([calculator(tool), manufacturer(tool)]);
  expect(written).not.toMatch(/Offer|Rating|Review|"price"/);
});

test("no text can end the script it stands in", () => {
  expect(jsonLd([website("</script><script>alert(1)")])).not.toContain("<");
});
