import { expect, test } from "vitest";
import { ground } from "./icons.ts";
import { tokenColor } from "./token-colors.ts";

const hex = (color: string) =>
  `#${Array.from(color.matchAll(/\d+/g), ([text]) => Number(text).toString(16).padStart(2, "0"))
    .slice(0, 3)
    .join("")}`;

test("a token is converted as a browser does it", () => {
  expect(hex(tokenColor("brand-deep"))).toBe(ground);
  expect(tokenColor("on-brand")).toBe("rgba(255,255,255,1)");
});

test("a token with two schemes has the color of the light one, also by way of another token", () => {
  expect(tokenColor("tile")).toBe(tokenColor("brand-deepest"));
  expect(tokenColor("cart-beam")).toBe("none");
});

test("a token keeps its opacity", () => {
  expect(tokenColor("cart-glass")).toMatch(/,0\.65\)$/);
});

test("what is not a color stops the build", () => {
  expect(() => tokenColor("gutter")).toThrow("is not a color");
  expect(() => tokenColor("no-such-token")).toThrow("There is no token --no-such-token.");
});
