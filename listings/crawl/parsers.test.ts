import { describe, expect, test } from "vitest";
import { TooComplex, parseJson, parseMarkup, jsonLdOf, plainText } from "./parsers.ts";
import fc from "fast-check";
import { anyText } from "../../domain/valuation/text.fixture.ts";

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

describe("JSON", () => {
  test("may nest a hundred deep, and no deeper", () => {
    expect(parseJson(nested(100))).toBeInstanceOf(Array);
    expect(() => parseJson(nested(101))).toThrow(new TooComplex("nests JSON more than 100 deep"));
  });

  test("may have half a million values, and no more", () => {
    const list = (length: number) => JSON.stringify(Array(length).fill(0));
    expect(parseJson(list(499_999))).toHaveLength(499_999);
    expect(() => parseJson(list(500_000))).toThrow(
      new TooComplex("has more than 500000 JSON values"),
    );
  });

  test("that is invalid is a syntax error", () => {
    expect(() => parseJson("{")).toThrow(SyntaxError);
  });
});

describe("a page", () => {
  const textOf = (html: string) => {
    let text = "";
    parseMarkup(html, { ontext: (part) => void (text += part) });
    return text;
  };

  test("may nest as deep as browsers do, and no deeper", () => {
    expect(textOf(`${"<div>".repeat(512)}text`)).toBe("text");
    expect(() => textOf("<div>".repeat(513))).toThrow(
      new TooComplex("nests tags more than 512 deep"),
    );
  });

  test("does not nest deeper by tags that are closed or need not be", () => {
    expect(textOf(`${"<br><b></b><p>".repeat(1000)}text`)).toBe("text");
  });

  test("may have a quarter of a million tags, and no more", () => {
    expect(textOf("<br>".repeat(250_000))).toBe("");
    expect(() => textOf("<br>".repeat(250_001))).toThrow(
      new TooComplex("has more than 250000 tags"),
    );
  });

  test("that closes tags it never opened takes no longer", () => {
    expect(textOf(`${"<div>".repeat(512)}${"</b>".repeat(200_000)}text`)).toBe("text");
  });
});

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
