import fc from "fast-check";
import { expect, test } from "vitest";
import { codeOf, idStartOf } from "./sale-code.ts";

const id = "3f0c1f6e-6d0b-4c0e-9a53-0b7d8a4f1c03";

test("a code leads back to the start of its id", () => {
  fc.assert(
    fc.property(fc.uuid({ version: 4 }), (any) => {
      expect(codeOf(any)).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(any.startsWith(idStartOf(codeOf(any))!)).toBe(true);
    }),
  );
});

test("two ids that differ early have different codes", () => {
  expect(codeOf(id)).not.toBe(codeOf(id.replace("9a53", "9a54")));
});

test("a code may be typed in lowercase, without its hyphens, and with letters for digits", () => {
  const typed = ` ${codeOf(id).toLowerCase().replaceAll("-", " ")} `;
  expect(idStartOf(typed)).toBe(idStartOf(codeOf(id)));
  expect(idStartOf("0000-1111-0000-1111")).toBe(idStartOf("oOoO-iIlL-0000-1111"));
});

test.each(["", "K7QM", "K7QM-3XZP-9T4B-W2HU", `${codeOf(id)}0`, id])("%j isn't a code", (text) => {
  expect(idStartOf(text)).toBeNull();
});
