import { describe, expect, test } from "vitest";
import { TooComplex, parseJson, parseMarkup } from "./bounded-parsers.ts";

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
