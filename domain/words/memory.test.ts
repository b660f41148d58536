import { expect, test } from "vitest";
import { createMemory } from "./memory.ts";

test("a key's value is computed once", () => {
  const known = createMemory<string>();
  let computed = 0;
  const lengthOf = (text: string) => known(text, () => `${text.length} ${++computed}`);
  expect([lengthOf("RXV"), lengthOf("DS"), lengthOf("RXV")]).toEqual(["3 1", "2 2", "3 1"]);
});

test("after a thousand keys, earlier ones are computed again, because they are no longer kept", () => {
  const known = createMemory<number>();
  let computed = 0;
  for (let key = 0; key <= 1000; key++) known(String(key), () => ++computed);
  known("0", () => ++computed);
  expect(computed).toBe(1002);
});
