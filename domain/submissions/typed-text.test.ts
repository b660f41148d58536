import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { typedLine, typedText } from "./typed-text.ts";

const invisible = [
  ["a space", " "],
  ["a no-break space", "\u00a0"],
  ["a line break", "\n"],
  ["a line separator", "\u2028"],
  ["a zero-width space", "\u200b"],
  ["a joiner", "\u200d"],
  ["a word joiner", "\u2060"],
  ["a byte order mark", "\ufeff"],
  ["a soft hyphen", "\u00ad"],
  ["a grapheme joiner", "\u034f"],
  ["a direction mark", "\u200f"],
  ["a direction override", "\u202e"],
  ["a Hangul filler", "\u3164"],
  ["a half-width Hangul filler", "\uffa0"],
  ["a blank in braille", "\u2800"],
  ["a variation selector", "\ufe0f"],
  ["a further variation selector", "\u{e0100}"],
  ["a tag character", "\u{e0041}"],
  ["a Mongolian vowel separator", "\u180e"],
  ["an annotation mark", "\ufff9"],
] as const;

describe.each([
  ["a line", typedLine],
  ["a text", typedText],
])("%s", (_, clean) => {
  test.each(invisible)("of nothing but %s is empty", (_name, character) => {
    expect(clean(character.repeat(3))).toBe("");
  });

  test.each(invisible)("does not begin with %s", (_name, character) => {
    expect(clean(`${character}Ann`)).toBe("Ann");
  });

  test.each([["\u200b"], ["\u3164"], [" "], ["\u2800"]])("does not end with %j", (character) => {
    expect(clean(`Ann${character}`)).toBe("Ann");
  });

  test.each([
    ["I ❤️"],
    ["🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
    ["👩‍🔧"],
    ["می‌خواهم"],
  ])("of %s stays as it is", (typed) => expect(clean(typed)).toBe(typed));

  test.each([
    ["a\ud800b", "a\ufffdb"],
    ["\udc00", "\ufffd"],
    ["a\ud83d", "a\ufffd"],
  ])("has broken characters repaired: %j", (typed, kept) => {
    expect(clean(typed)).toBe(kept);
  });

  test("does not change when cleaned again", () => {
    const unit = fc.constantFrom("a", "\ud800", "é", "❤", ...invisible.map(([, each]) => each));
    fc.assert(
      fc.property(fc.string({ unit }), (typed) => {
        expect(clean(clean(typed))).toBe(clean(typed));
      }),
    );
  });
});

describe("a line", () => {
  test.each([
    ["Ann\r\nBcc: all@example.com", "Ann Bcc: all@example.com"],
    ["Club\t\t Car", "Club Car"],
    ["Ocala,\u00a0\u2029FL", "Ocala, FL"],
    ["a\u0085b", "a b"],
  ])("has a single space in place of %j", (typed, kept) => expect(typedLine(typed)).toBe(kept));

  test("reads in the order in which it was typed", () => {
    expect(typedLine("cart-\u202egpj.\u2066exe\u2069")).toBe("cart-gpj.exe");
  });
});

test("a text keeps its line breaks and direction marks", () => {
  const typed = "Is it a DS?\r\n\r\n\tYes.\n\u2067שלום\u2069.";
  expect(typedText(typed)).toBe(typed);
});
