import { describe, expect, test } from "vitest";
import { FeedError, feedItems } from "./feeds.ts";
import type { Source } from "./sources.ts";

const feed = (kind: "csv" | "json", mapping: Source["mapping"] = {}): Source => ({
  name: "A feed",
  url: "https://dealer.example/feed",
  kind,
  place: "",
  defaults: {},
  mapping,
});

test("a CSV feed's columns are found by the mapping, and otherwise by our names", () => {
  const text = '\ufeffYear,make,Title,Price\n2019,EZ-GO,"RXV, <b>red</b> &amp; fast","$4,800"\n';
  const mapping = { model_year: "Year", name: "Title", price: "Price" };
  expect(feedItems(text, feed("csv", mapping))).toMatchObject([
    {
      model_year: "2019",
      make: "EZ-GO",
      name: "RXV, red & fast",
      model: "",
      offers: [{ price: "$4,800", currency: "", availability: "" }],
    },
  ]);
});

test("a JSON feed may have numbers and booleans; other values are ignored", () => {
  const row = { year: 2019, lifted: true, seats: 4, model: null, make: { name: "EZ-GO" } };
  expect(feedItems(JSON.stringify([row]), feed("json", { model_year: "year" }))).toMatchObject([
    { model_year: "2019", lifted: "true", seats: "4", model: "", make: "" },
  ]);
});

test("a name that every object inherits is not a field", () => {
  const [item] = feedItems("[{}]", feed("json", { model: "constructor", name: "__proto__" }));
  expect(item).toMatchObject({ model: "", name: "" });
});

describe("text that is not a list of carts is an error", () => {
  test.each<["csv" | "json", string, string]>([
    ["csv", 'a,b\n"1', "is not valid CSV"],
    ["csv", "a,b\n1,2,3", "is not valid CSV"],
    ["json", "<html>", "is not valid JSON"],
    ["json", '{"carts":[]}', "is not a list of objects"],
    ["json", "[1]", "is not a list of objects"],
    ["json", "[[]]", "is not a list of objects"],
    ["json", "[null]", "is not a list of objects"],
  ])("%s %j", (kind, text, reason) => {
    expect(() => feedItems(text, feed(kind))).toThrow(new FeedError(reason));
  });
});

test("an empty feed has no carts", () => {
  expect(feedItems("", feed("csv"))).toEqual([]);
  expect(feedItems("[]", feed("json"))).toEqual([]);
});
