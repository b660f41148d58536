import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { emailAddress, lineSchema, textSchema, typedLine, typedText } from "./fields.ts";
import fc from "fast-check";

function sentences(schema: v.GenericSchema, value: unknown): string[] {
  return v.safeParse(schema, value).issues?.map(({ message }) => message) ?? [];
}

describe("an email address", () => {
  test.each([
    ["ann@example.com"],
    ["pat.o'brien@example.com"],
    ["Ann+carts@mail.example.co.uk"],
    ["a_b-c@sub-domain.example.com"],
    ["sales/west@example.com"],
    ["ann@xn--bcher-kva.example"],
    ["ann@example.xn--p1ai"],
  ])("the email address %s is accepted", (address) =>
    expect(v.parse(emailAddress, address)).toBe(address),
  );

  test.each([
    ["ann"],
    ["ann@"],
    ["@example.com"],
    ["ann@localhost"],
    ["ann.lee@example"],
    ["ann@example."],
    ["ann@.com"],
    ["ann@example.c"],
    ["ann@10.0.0.1"],
    ["ann@example.com, bob@example.com"],
    ["ann@example.com\nBcc: bob@example.com"],
    ["Ann <ann@example.com>"],
    ["ann@@example.com"],
    ["ann@exa mple.com"],
    ["ann@-example.com"],
    ["=?utf-8?q?=0D=0Ax?=@example.com"],
  ])("the email address %j is refused", (address) =>
    expect(sentences(emailAddress, address)).toContain(
      "Enter an email address such as ann@example.com.",
    ),
  );

  test("an email address is accepted without invisible characters copied with it", () => {
    expect(v.parse(emailAddress, "\u200b ann@example.com\ufeff\n")).toBe("ann@example.com");
  });

  test("an email address may have 254 characters", () => {
    const address = `${"a".repeat(242)}@example.com`;
    expect(v.parse(emailAddress, address)).toBe(address);
    expect(sentences(emailAddress, `a${address}`)).toEqual([
      "Enter an email address of at most 254 characters.",
    ]);
  });
});

describe("a text field", () => {
  const name = lineSchema({ label: "Name", what: "your name", maxLength: 5 });
  const message = textSchema({ label: "Message", maxLength: 9 });

  test("a text is measured after trimming", () => {
    expect(v.parse(name, "  \u200bAbcde \n")).toBe("Abcde");
    expect(sentences(name, "Abcdef")).toEqual(["Shorten your name to 5 characters."]);
  });

  test("a line break counts as one character, as in the field, however it is sent", () => {
    expect(v.parse(message, "abcd\r\nefgh")).toBe("abcd\nefgh");
    expect(sentences(message, "abcd\r\nefghi")).toHaveLength(1);
  });

  test("a required text that shows nothing counts as missing", () => {
    expect(sentences(name, "\u3164\u200b")).toContain("Enter your name.");
    expect(sentences(message, "\n\u2800\n")).toContain("Enter the message.");
  });

  test("a text may not contain control characters", () => {
    expect(sentences(name, "a\u001bb")).toEqual(["Remove the control characters from your name."]);
    expect(sentences(message, "a\u0000")).toEqual([
      "Remove the control characters from the message.",
    ]);
  });

  test("an optional text may be empty", () => {
    const phone = lineSchema({ label: "Phone", maxLength: 9, isOptional: true });
    expect(v.parse(phone, " \n")).toBe("");
  });
});

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
  ["a cleaned line", typedLine],
  ["a cleaned text", typedText],
])("%s", (cleaned, clean) => {
  test.each(invisible)(`${cleaned} of nothing but %s is empty`, (_name, character) => {
    expect(clean(character.repeat(3))).toBe("");
  });

  test.each(invisible)(`${cleaned} doesn't begin with %s`, (_name, character) => {
    expect(clean(`${character}Ann`)).toBe("Ann");
  });

  test.each([["\u200b"], ["\u3164"], [" "], ["\u2800"]])(
    `${cleaned} doesn't end with %j`,
    (character) => {
      expect(clean(`Ann${character}`)).toBe("Ann");
    },
  );

  test.each([
    ["I ❤️"],
    ["🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
    ["👩‍🔧"],
    ["می‌خواهم"],
  ])(`${cleaned} of %s stays unchanged`, (typed) => expect(clean(typed)).toBe(typed));

  test.each([
    ["a\ud800b", "a\ufffdb"],
    ["\udc00", "\ufffd"],
    ["a\ud83d", "a\ufffd"],
  ])(`${cleaned} has the broken characters of %j repaired`, (typed, kept) => {
    expect(clean(typed)).toBe(kept);
  });

  test(`${cleaned} doesn't change when cleaned again`, () => {
    const unit = fc.constantFrom("a", "\ud800", "é", "❤", ...invisible.map(([, each]) => each));
    fc.assert(
      fc.property(fc.string({ unit }), (typed) => {
        expect(clean(clean(typed))).toBe(clean(typed));
      }),
    );
  });
});

describe("a one-line field", () => {
  test.each([
    ["Ann\r\nBcc: all@example.com", "Ann Bcc: all@example.com"],
    ["Club\t\t Car", "Club Car"],
    ["Ocala,\u00a0\u2029FL", "Ocala, FL"],
    ["a\u0085b", "a b"],
  ])("a line has a single space in place of %j", (typed, kept) =>
    expect(typedLine(typed)).toBe(kept),
  );

  test("a line reads in the order in which it was typed", () => {
    expect(typedLine("cart-\u202egpj.\u2066exe\u2069")).toBe("cart-gpj.exe");
  });
});

test("a text keeps its line breaks and direction marks", () => {
  const typed = "Is it a DS?\n\n\tYes.\n\u2067שלום\u2069.";
  expect(typedText(typed)).toBe(typed);
  expect(typedText(typed.replaceAll("\n", "\r\n"))).toBe(typed);
});
