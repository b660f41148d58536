import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonLdOf, plainText } from "./json-ld.ts";
import { anyText } from "../../domain/valuation/text-samples.ts";

const block = (json: string, type = "application/ld+json") =>
  `<script type="${type}">${json}</script>`;

test("every block of a page is read, wherever it stands", () => {
  const html = `<html><head>${block('{"a":1}')}</head><body><p>${block("[2]")}</p></body></html>`;
  expect(jsonLdOf(html)).toEqual({ values: [{ a: 1 }, [2]], broken: 0 });
});

test.each([["APPLICATION/LD+JSON"], [" application/ld+json; charset=utf-8"]])(
  "its type may be written %j",
  (type) => {
    expect(jsonLdOf(block("7", type)).values).toEqual([7]);
  },
);

test.each([
  ["another type", block("7", "application/ld+json-schema")],
  ["another script's text", `<script>const x = '<script type="application/ld+json">7';</script>`],
  ["a comment", `<!-- ${block("7")} -->`],
  ["a text area", `<textarea>${block("7")}</textarea>`],
  ["an attribute", `<p title='${block("7").replaceAll("'", "")}'></p>`],
])("%s is not a block", (_what, html) => {
  expect(jsonLdOf(html)).toEqual({ values: [], broken: 0 });
});

describe("a block that is not JSON is counted, and the others are read", () => {
  test.each([
    ["{'a': 1}"],
    ['{"a": 1,}'],
    [""],
    ["<!-- 1 -->"],
    // The first end tag ends it, whatever the string it stands in.
    ['{"name": "</script><b>"}'],
  ])("%j", (json) => {
    expect(jsonLdOf(block(json) + block("7"))).toEqual({ values: [7], broken: 1 });
  });
});

test("an end tag that is escaped in JSON is text", () => {
  expect(jsonLdOf(block(String.raw`{"name":"<\/script>"}`)).values).toEqual([
    { name: "</script>" },
  ]);
});

test("entities are not decoded inside a script", () => {
  expect(jsonLdOf(block('{"name":"Ruff &amp; Tuff"}')).values).toEqual([
    { name: "Ruff &amp; Tuff" },
  ]);
});

test("no document makes it throw", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(() => jsonLdOf(`${text}<script type="application/ld+json">${text}`)).not.toThrow();
    }),
  );
});

test.each([
  ["Ruff &amp; Tuff", "Ruff & Tuff"],
  ["Drive&#178;", "Drive²"],
  ["<b>Onward</b>\n 4", "Onward 4"],
  ["RXV", "RXV"],
])("a reader sees %j as %j", (text, seen) => {
  expect(plainText(text)).toBe(seen);
});
