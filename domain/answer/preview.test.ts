import fc from "fast-check";
import { expect, test } from "vitest";
import { roles } from "../cart/roles.ts";
import { formatDollars } from "../words/money.ts";
import { anyCart, precedentFigures, year } from "./answer.fixture.ts";
import { figuresOf } from "./figures.ts";
import { adTitle, answerTitle, previewNumber } from "./preview.ts";
import { siteMarket } from "./site-market.ts";

test.each([
  ["selling", "2018 Club Car Precedent: ask $3,950"],
  ["insuring", "2018 Club Car Precedent: insure for $4,650"],
  ["trading", "2018 Club Car Precedent: dealers ask $4,650"],
  ["buying", "2018 Club Car Precedent: dealers ask $4,650"],
] as const)("for %s, the title is %j", (role, title) => {
  const figures = precedentFigures();
  expect(answerTitle(figures.cart, figures, role)).toBe(title);
});

test("an ad’s title is its cart and its price", () => {
  expect(adTitle(precedentFigures().cart, 3900)).toBe(
    "2018 Club Car Precedent for $3,900: is it fair?",
  );
});

test("whatever the cart and the role, a title has no number but the ask, the dealers’ or the estimate", () => {
  fc.assert(
    fc.property(anyCart, fc.constantFrom(...roles), (cart, role) => {
      const figures = figuresOf(cart, siteMarket, year);
      const { estimate, advice, market } = figures;
      const shown = previewNumber(figures, role).dollars;
      const allowed =
        market === null
          ? [estimate.value]
          : role === "selling" || role === "insuring"
            ? [advice[role].number]
            : [previewNumber(figures, "buying").dollars];
      expect(allowed).toContain(shown);
      expect(answerTitle(cart, figures, role).endsWith(formatDollars(shown))).toBe(true);
    }),
  );
});
