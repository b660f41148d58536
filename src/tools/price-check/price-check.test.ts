import { expect, test } from "vitest";
import { nonsense, rendered } from "../cart/test-markup.ts";
import { emptyAd, readAd } from "./ad.ts";
import { PriceCheck } from "./price-check.tsx";

const page = rendered(PriceCheck, {});

test("the page before its script runs has an empty ad and no answer", () => {
  const other = { ...emptyAd, price: "1", details: { ...emptyAd.details, seats: 8 } } as const;
  expect(readAd(page.formData, other)).toEqual(emptyAd);
  expect(page.texts("h2")).toEqual(["Enter the ad", "Ready to check"]);
  expect(page.one("button", { type: "submit" }).has("disabled")).toBe(true);
});

test("it says what it needs, and nothing in it is nonsense", () => {
  expect(page.text).toContain("The price check needs JavaScript");
  expect(page.html).not.toMatch(nonsense);
});
