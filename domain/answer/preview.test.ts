import fc from "fast-check";
import { expect, test } from "vitest";
import { roles } from "../cart/roles.ts";
import { formatDollars } from "../words/money.ts";
import { anyCart, precedent, precedentFigures, year } from "./answer.fixture.ts";
import { figuresOf } from "./figures.ts";
import { adTitle, answerTitle, dealersAskText, previewNumber } from "./preview.ts";
import { siteMarket } from "./site-market.ts";

test.each([
  ["selling", "2018 Club Car Precedent: ask $3,950"],
  ["insuring", "2018 Club Car Precedent: insure for $4,650"],
  ["trading", "2018 Club Car Precedent: dealers ask $4,650"],
  ["buying", "2018 Club Car Precedent: dealers ask $4,650"],
] as const)("an answer for somebody who is %s has the title %j", (role, title) => {
  const figures = precedentFigures();
  expect(answerTitle(figures.cart, figures, role)).toBe(title);
});

test.each([
  ["Club Car", "Precedent", /^Dealers ask about \$[\d,]+ for one made ready\.$/],
  ["Club Car", "Zeppelin", /^Judging by the make’s other models, dealers would ask about \$/],
  ["Kandi", "Cruiser", /^Judging by other makes, dealers would ask about \$/],
])("what dealers ask for a %s %s says what stands in for listings", (make, model, text) => {
  const { market } = figuresOf(precedent({ make, model }), siteMarket, year);
  expect(dealersAskText(market!)).toMatch(text);
});

test("the title for a make that no dealer lists says what dealers would ask", () => {
  const figures = figuresOf(precedent({ make: "Kandi", model: "" }), siteMarket, year);
  expect(answerTitle(figures.cart, figures, "trading")).toMatch(
    /^2018 Kandi: dealers would ask \$[\d,]+$/,
  );
});

test("the title of an ad's answer names its cart and its price", () => {
  expect(adTitle(precedentFigures().cart, 3900)).toBe(
    "2018 Club Car Precedent for $3,900: is it fair?",
  );
});

test("for any cart and role, a title gives only the asking price, the dealers' price, or the estimate", () => {
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
