import { expect, test } from "vitest";
import { countCarts, parseBody } from "./cart-schema.ts";

test("a list that is too long is refused without a look at its carts", () => {
  let looks = 0;
  const has = () => {
    looks += 1;
    return false;
  };
  const cart = new Proxy({}, { has });
  expect(parseBody({ carts: Array.from({ length: 2 }, () => cart) }).success).toBe(false);
  expect(looks).toBeGreaterThan(0);
  looks = 0;
  const body = { carts: Array.from({ length: 1001 }, () => cart) };
  const { issues } = parseBody(body);
  expect(issues?.map(({ message }) => message)).toEqual([
    "Give carts as a list of 1 to 1,000 carts.",
  ]);
  expect(countCarts(body)).toBe(1001);
  expect(looks).toBe(0);
});
