import { expect, test } from "vitest";
import { publishedModel as model } from "../../../domain/asking-prices/published-model.ts";
import { aCart } from "../../../domain/cart/testing.ts";
import { readyCart } from "../../../domain/asking-prices/priced-cart.ts";
import { detailsText, noEvidenceText, workText } from "./text.ts";

const cart = aCart({ modelYear: 2016, model: "Precedent", seats: 4, batteryAge: 2 });

test("optional details are passed on, and a gas cart has no battery", () => {
  const lithium = { ...cart, batteryType: "lithium", lifted: true } as const;
  expect(readyCart(lithium, 10)).toMatchObject({
    ageYears: 10,
    condition: "used",
    batteryType: "lithium",
    lifted: true,
  });
  expect(readyCart({ ...lithium, powertrain: "gas" }, 10)).toMatchObject({ batteryType: null });
});

test("details are listed in words, without what a listing does not say", () => {
  const asking = readyCart(cart, 10);
  expect(detailsText({ ...asking, batteryType: null })).toBe("4 seats, electric");
  expect(detailsText({ ...asking, seats: null, batteryType: "lead-acid", lifted: true })).toBe(
    "lead-acid electric, lifted",
  );
});

test("without listings like the cart, it says what the listings of used carts cover", () => {
  expect(noEvidenceText({ ...cart, make: "Garia" }, model)).toMatch(
    /Our [\d,]+ listings of used carts cover .*Club Car.*no Garia is among them/,
  );
  expect(noEvidenceText(cart, model)).toMatch(/no Club Car of this age is among them/);
  expect(noEvidenceText({ ...cart, make: "Other" }, model)).toMatch(
    /no cart like it is among them/,
  );
});

test("the work that a cart needs is named with its cost, and what may not be needed as such", () => {
  const work = [
    { id: "brakes", name: "brakes", share: 1, cost: 185 },
    { id: "leadAcidSet", name: "lead-acid set", share: 0.5, cost: 675 },
  ] as const;
  expect(workText(work)).toBe("Yours needs about $860 of work: brakes and maybe lead-acid set.");
});
