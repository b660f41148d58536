import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { emailAddress, optionalLine, requiredLine, requiredText } from "./fields.ts";

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
  ])("%s is taken", (address) => expect(v.parse(emailAddress, address)).toBe(address));

  test.each([
    ["ann"],
    ["ann@"],
    ["@example.com"],
    ["ann@localhost"],
    ["ann@example"],
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
  ])("%j is refused", (address) =>
    expect(sentences(emailAddress, address)).toContain(
      "Enter an email address such as ann@example.com.",
    ),
  );

  test("is accepted without the characters copied along with it", () => {
    expect(v.parse(emailAddress, "\u200b ann@example.com\ufeff\n")).toBe("ann@example.com");
  });

  test("may have 254 characters", () => {
    const address = `${"a".repeat(242)}@example.com`;
    expect(v.parse(emailAddress, address)).toBe(address);
    expect(sentences(emailAddress, `a${address}`)).toEqual([
      "Enter an email address of at most 254 characters.",
    ]);
  });
});

describe("a text", () => {
  const name = requiredLine("your name", 5);

  test("is measured after trimming", () => {
    expect(v.parse(name, "  \u200bAbcde \n")).toBe("Abcde");
    expect(sentences(name, "Abcdef")).toEqual(["Shorten your name to 5 characters."]);
  });

  test("that is required counts as missing if it shows nothing", () => {
    expect(sentences(name, "\u3164\u200b")).toContain("Enter your name.");
    expect(sentences(requiredText("your message", 9), "\n\u2800\n")).toContain(
      "Enter your message.",
    );
  });

  test("may not contain control characters", () => {
    expect(sentences(name, "a\u001bb")).toEqual(["Remove the control characters from your name."]);
    expect(sentences(requiredText("your message", 9), "a\u0000")).toEqual([
      "Remove the control characters from your message.",
    ]);
  });

  test("that is optional may be empty", () => {
    expect(v.parse(optionalLine("the phone number", 9), " \n")).toBe("");
  });
});
