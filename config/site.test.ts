import { expect, test } from "vitest";
import { addressToPaste } from "./site.ts";

test.each(["http://localhost:4173", "http://127.0.0.1:80", "http://[::1]:4173"])(
  "a line to paste doesn't name %s, where the site is being tried",
  (url) => {
    expect(addressToPaste(url)).toBe("https://cartworth.example");
  },
);

test("a line to paste names the site's own address", () => {
  expect(addressToPaste("https://carts.example.com")).toBe("https://carts.example.com");
});
