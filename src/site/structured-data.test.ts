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

test("structured data includes each cited thing once", () => {
  expect(typesOf([calculator(tool)])).toEqual(["WebApplication", "Organization"]);
  expect(typesOf([manufacturer(tool)])).toEqual(["WebPage"]);
  expect(typesOf([organization(), calculator(tool)])).toEqual(["Organization", "WebApplication"]);
  expect(typesOf([breadcrumb([])])).toEqual(["BreadcrumbList"]);
});

test("a dataset has its files, license, publisher, and date", () => {
  const figures = dataset({
    name: "Prices",
    description: "Prices of carts",
    path: "/how-it-works",
    files: [
      { path: "/data/listings.csv", format: "text/csv" },
      { path: "/data/makes.json", format: "application/json" },
    ],
    modified: "2026-09-09",
  });
  expect(typesOf([figures])).toEqual(["Dataset", "Organization"]);
  expect(figures).toMatchObject({
    dateModified: "2026-09-09",
    license: "https://creativecommons.org/licenses/by/4.0/",
    distribution: [
      { contentUrl: expect.stringMatching(/^http.*\/data\/listings\.csv$/) },
      { encodingFormat: "application/json" },
    ],
  });
});

test("an estimate is never marked as an offer, a rating or a review", () => {
  const written = jsonLd([calculator(tool), manufacturer(tool)]);
  expect(written).not.toMatch(/Offer|Rating|Review|"price"/);
});

test("no text can end the script that contains the structured data", () => {
  expect(jsonLd([website("</script><script>alert(1)")])).not.toContain("<");
});
