import { expect, test } from "vitest";
import { ground } from "../../tooling/build/icons.ts";
import { tokenColor } from "./token-colors.ts";

const channels = (color: string) =>
  Array.from(color.matchAll(/\d+/g), ([text]) => Number(text)).slice(0, 3);

test("a token is converted as a browser does it", () => {
  const target = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  // The token's numbers are rounded.
  for (const [at, channel] of channels(tokenColor("brand-deep")).entries()) {
    expect(Math.abs(channel - target[at]!)).toBeLessThanOrEqual(1);
  }
  expect(tokenColor("on-brand")).toBe("rgba(255,255,255,1)");
});

test("a token with two schemes has the color of the light one, even by way of another token", () => {
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
