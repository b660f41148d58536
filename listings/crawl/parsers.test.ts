import { describe, expect, test } from "vitest";
import { TooComplex } from "../../text/markup.ts";
import { parseJson, parseMarkup, parsePage, plainText } from "./parsers.ts";
import fc from "fast-check";
import { anyText } from "../../domain/words/text.fixture.ts";

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

describe("JSON", () => {
  test("JSON may nest a hundred deep, and no deeper", () => {
    expect(parseJson(nested(100))).toBeInstanceOf(Array);
    expect(() => parseJson(nested(101))).toThrow(new TooComplex("nests JSON more than 100 deep"));
  });

  test("JSON may have half a million values, and no more", () => {
    const list = (length: number) => JSON.stringify(Array(length).fill(0));
    expect(parseJson(list(499_999))).toHaveLength(499_999);
    expect(() => parseJson(list(500_000))).toThrow(
      new TooComplex("has more than 500000 JSON values"),
    );
  });

  test("invalid JSON is a syntax error", () => {
    expect(() => parseJson("{")).toThrow(SyntaxError);
  });
});

describe("a page", () => {
  const textOf = (html: string) => {
    let text = "";
    parseMarkup(html, { ontext: (part) => void (text += part) });
    return text;
  };

  test("a page may nest as deep as browsers do, and no deeper", () => {
    expect(textOf(`${"<div>".repeat(512)}text`)).toBe("text");
    expect(() => textOf("<div>".repeat(513))).toThrow(
      new TooComplex("nests tags more than 512 deep"),
    );
  });

  test("tags that are closed, or need not be, don't make a page deeper", () => {
    expect(textOf(`${"<br><b></b><p>".repeat(1000)}text`)).toBe("text");
  });

  test("a page may have a quarter of a million tags, and no more", () => {
    expect(textOf("<br>".repeat(250_000))).toBe("");
    expect(() => textOf("<br>".repeat(250_001))).toThrow(
      new TooComplex("has more than 250000 tags"),
    );
  });

  test("a page that closes tags it never opened takes no longer", () => {
    expect(textOf(`${"<div>".repeat(512)}${"</b>".repeat(200_000)}text`)).toBe("text");
  });
});

const block = (json: string, type = "application/ld+json") =>
  `<script type="${type}">${json}</script>`;

test("every JSON-LD block of a page is read, wherever it is", () => {
  const html = `<html><head>${block('{"a":1}')}</head><body><p>${block("[2]")} Carts</p></body></html>`;
  expect(parsePage(html)).toMatchObject({ values: [{ a: 1 }, [2]], broken: 0 });
});

test.each([["APPLICATION/LD+JSON"], [" application/ld+json; charset=utf-8"]])(
  "a JSON-LD block's type may be written %j",
  (type) => {
    expect(parsePage(block("7", type)).values).toEqual([7]);
  },
);

test.each([
  ["another type", block("7", "application/ld+json-schema")],
  ["another script's text", `<script>const x = '<script type="application/ld+json">7';</script>`],
  ["a comment", `<!-- ${block("7")} -->`],
])("%s is not a JSON-LD block", (_what, html) => {
  expect(parsePage(html)).toMatchObject({ values: [], broken: 0 });
});

test.each([
  [""],
  // The first end tag ends the block, even inside a string.
  ['{"name": "</script><b>"}'],
])("the broken JSON-LD block %j is counted, and the others are read", (json) => {
  expect(parsePage(block(json) + block("7"))).toMatchObject({ values: [7], broken: 1 });
});

test("entities inside a script are not decoded", () => {
  expect(parsePage(block('{"name":"Ruff &amp; Tuff"}')).values).toEqual([
    { name: "Ruff &amp; Tuff" },
  ]);
});

test("no document makes parsePage throw", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(() => parsePage(`${text}<script type="application/ld+json">${text}`)).not.toThrow();
    }),
  );
});

test("a page's links are read, and the one to its next part separately", () => {
  const html =
    '<link rel="stylesheet" href="/a.css"><a href="/carts/7">7</a><a>none</a>' +
    '<a href="/login" rel="nofollow">in</a><link rel="next" href="/carts?page=2">';
  expect(parsePage(html)).toMatchObject({ links: ["/carts/7"], next: ["/carts?page=2"] });
});

test.each([
  ["Ruff &amp; Tuff", "Ruff & Tuff"],
  ["Drive&#178;", "Drive²"],
  ["<b>Onward</b>\n 4", "Onward 4"],
  ["<p>2019 RXV</p><p>4 seats</p>", "2019 RXV 4 seats"],
  ["RXV", "RXV"],
])("the markup %j is shown as %j", (text, seen) => {
  expect(plainText(text)).toBe(seen);
});
