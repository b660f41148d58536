import { expect, test } from "vitest";
import { codeOf } from "./sale-code.ts";
import { codeSentence } from "./text.ts";

test("whoever reports a sale gets the code and learns what it is for", () => {
  const id = "3f0c1f6e-6d0b-4c0e-9a53-0b7d8a4f1c03";
  expect(codeSentence(id)).toBe(
    `Your code is ${codeOf(id)}. Keep it: if you ever want the report erased, send us the code.`,
  );
});
