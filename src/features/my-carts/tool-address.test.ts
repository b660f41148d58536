import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDetails, someDetails } from "../../../domain/details/cart.fixture.ts";
import { estimateOf } from "../../../domain/catalogue/spec-estimate.ts";
import { cartOf, defaultDetails, readDetails } from "../../../domain/details/details.ts";
import { cartIn } from "./format.ts";
import { onward } from "./storage.fixture.ts";
import { toolAddress } from "./tool-address.ts";

const pathOf = (path: string, make = "Club Car") =>
  new URL(toolAddress({ ...onward, path, details: someDetails({ make }) }), "http://a").pathname;

test("a saved cart's address opens a cart with the same estimate", () => {
  fc.assert(
    fc.property(anyDetails, (details) => {
      const saved = { ...onward, details };
      const { searchParams } = new URL(toolAddress(saved), "http://a");
      const opened = cartOf(readDetails(searchParams, defaultDetails))!;
      expect(estimateOf(opened, 2026).value).toBe(estimateOf(cartIn(saved), 2026).value);
    }),
  );
});

test.each([
  ["/", "/"],
  ["/club-car", "/club-car"],
  ["/fl", "/fl"],
  ["/ez-go", "/"],
  ["/zz", "/"],
  ["/about", "/"],
])("a Club Car saved at %s is opened at %s", (path, opened) => {
  expect(pathOf(path)).toBe(opened);
});

test("a saved cart of an unlisted make opens as Other, which is valued the same", () => {
  const address = toolAddress({ ...onward, details: someDetails({ make: "Zephyr" }) });
  expect(address).toMatch(/^\/\?year=2020&make=Other&model=Onward&/);
});
