import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSources } from "./sources.ts";

const source = {
  dealer: "A dealer",
  url: "https://dealer.example/carts",
  allowedBy: "A. Owner",
  allowedOn: "2026-11-02",
};
const problemsOf = (...sources: unknown[]) => {
  const read = readSources(JSON.stringify(sources));
  return "problems" in read ? read.problems.join("\n") : "";
};

test("a source needs a dealer, an address, and who allowed it and when", () => {
  expect(readSources(JSON.stringify([source]))).toEqual({
    sources: [{ ...source, place: "", fields: {}, defaults: {} }],
  });
});

test("a source may say where its carts are listed, and what their listings leave out", () => {
  const full = {
    ...source,
    stopped: "2026-11-28",
    place: "NC",
    site: "https://carts.example",
    items: "stock.carts",
    fields: { price: "price.amount", model_year: "Year" },
    defaults: { make: "E-Z-GO", condition: "used", powertrain: "gas", battery_type: "lithium" },
    follow: "/carts/",
  };
  expect(readSources(JSON.stringify([full]))).toEqual({ sources: [full] });
});

test.each<[object, RegExp]>([
  [{ dealer: " " }, /^1\.dealer is empty$/],
  [{ allowedBy: undefined }, /^1\.allowedBy is missing$/],
  [{ allowedOn: "last week" }, /^1\.allowedOn is not a day such as 2026-11-28$/],
  [{ allowedOn: "2026-02-31" }, /^1\.allowedOn is not a day such as 2026-11-28$/],
  [{ stopped: "yes" }, /^1\.stopped is not a day such as 2026-11-28$/],
  [{ site: "dealer" }, /^1\.site is not an http address/],
  [{ items: "" }, /^1\.items is empty$/],
  [{ url: "dealer.example" }, /^1\.url is not an http address/],
  [{ url: "ftp://dealer.example/" }, /^1\.url is not an http address/],
  [
    { url: "https://me:secret@dealer.example/" },
    /^1\.url is not an http address, or contains a name/,
  ],
  [{ kind: "page" }, /^1\.kind is not known$/],
  [{ defaults: { make: "Ford" } }, /^1\.defaults\.make is not a make in the directory$/],
  [{ defaults: { price: "5000" } }, /^1\.defaults\.price /],
  [{ fields: { year: "Year" } }, /^1\.fields\.year is not known$/],
  [{ defaults: 7 }, /^1\.defaults is not an object$/],
  [{ url: source.url }, /^1 has the address of another source$/],
])(
  "a source with %j is reported with its place in the list and the field: %s",
  (change, problem) => {
    expect(problemsOf(source, { ...source, url: "https://other.example/", ...change })).toMatch(
      problem,
    );
  },
);

test.each([
  ["[", /^is not valid JSON: /],
  ["{}", /^is not a list of sources$/],
])("the file %j is not a list of sources", (text, problem) => {
  expect(readSources(text)).toEqual({ problems: [expect.stringMatching(problem)] });
});

test.each([
  ["the documentation", exampleInDocs()],
  ["the repository", readFileSync(new URL("../sources.example.json", import.meta.url), "utf8")],
])("the example in %s is a valid list of sources", (_where, json) => {
  expect(readSources(json)).toMatchObject({ sources: expect.arrayContaining([expect.anything()]) });
});

function exampleInDocs(): string {
  const page = readFileSync(new URL("../../docs/market-data.md", import.meta.url), "utf8");
  return /```json\n([^`]+)```/.exec(page)?.[1] ?? "";
}
