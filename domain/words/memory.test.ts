import { expect, test } from "vitest";
import { createMemory } from "./memory.ts";

test("a key's value is computed once", () => {
  const remember = createMemory<string>();
  let computed = 0;
  const lengthOf = (text: string) => remember(text, () => `${text.length} ${++computed}`);
  expect([lengthOf("RXV"), lengthOf("DS"), lengthOf("RXV")]).toEqual(["3 1", "2 2", "3 1"]);
});

test("after a thousand keys, the earlier ones are no longer kept, and are computed again", () => {
  const remember = createMemory<number>();
  let computed = 0;
  for (let key = 0; key <= 1000; key++) remember(String(key), () => ++computed);
  remember("0", () => ++computed);
  expect(computed).toBe(1002);
});
