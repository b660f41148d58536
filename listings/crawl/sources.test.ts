import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSources } from "./sources.ts";

const source = { name: "A dealer", url: "https://dealer.example/carts", kind: "page" };
const problemsOf = (...sources: unknown[]) => {
  const read = readSources(JSON.stringify(sources));
  return "problems" in read ? read.problems.join("\n") : "";
};

test("a source needs only a name, an address, and a kind", () => {
  expect(readSources(JSON.stringify([source]))).toEqual({
    sources: [{ ...source, place: "", defaults: {}, mapping: {} }],
  });
});

test("a feed has a mapping, and every source may have defaults", () => {
  const feed = {
    ...source,
    kind: "csv",
    place: "NC",
    defaults: { make: "E-Z-GO", condition: "used", powertrain: "gas", battery_type: "lithium" },
    mapping: { price: "Price", model_year: "Year" },
  };
  expect(readSources(JSON.stringify([feed]))).toEqual({ sources: [feed] });
});

test.each<[object, RegExp]>([
  [{ name: " " }, /^1\.name is empty$/],
  [{ url: "dealer.example" }, /^1\.url is not an http address/],
  [{ url: "ftp://dealer.example/" }, /^1\.url is not an http address/],
  [
    { url: "https://me:secret@dealer.example/" },
    /^1\.url is not an http address, or contains a name/,
  ],
  [{ kind: "rss" }, /^1\.kind is not one of page, csv, json$/],
  [{ defaults: { make: "Ford" } }, /^1\.defaults\.make is not a make in the directory$/],
  [{ defaults: { price: "5000" } }, /^1\.defaults\.price /],
  [{ kind: "json", mapping: { year: "Year" } }, /^1\.mapping\.year /],
  [{ mapping: { price: "Price" } }, /^1\.mapping is only for a feed$/],
  [{ mappings: {} }, /^1\.mappings /],
  [{ url: source.url }, /^1 has the address of another source$/],
])(
  "the source with %j is reported with its place in the list and the field: %s",
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

test("the example in the documentation is a valid list of sources", () => {
  const page = readFileSync(new URL("../../docs/market-data.md", import.meta.url), "utf8");
  const [, example = ""] = /```json\n([^`]+)```/.exec(page) ?? [];
  expect(readSources(example)).toMatchObject({ sources: [{ kind: "page" }, { kind: "csv" }] });
});
