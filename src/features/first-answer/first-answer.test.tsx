import fc from "fast-check";
import { expect, test } from "vitest";
import { queryOf } from "../../../domain/details/details.ts";
import { roles } from "../../../domain/cart/roles.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { answerNumber } from "../../../domain/answer/text.ts";
import { thisYear } from "../../browser/clock.ts";
import { getAll, getOne, textOf } from "../../ui/kit/queries.fixture.ts";
import { likelyDetails } from "../cart-form/calculation.fixture.ts";
import { calculate } from "../cart-form/calculation.ts";
import { firstAnswer } from "./first-answer.tsx";

const cart = "?year=2018&make=Club+Car&model=Precedent&seats=2&powertrain=electric";

function sectionAt(path: string, query: string): HTMLElement {
  const body = document.createElement("body");
  body.innerHTML = firstAnswer(path, query, thisYear())!;
  return getOne("section", body);
}

const numbersOn = (section: HTMLElement) =>
  getAll("data.tiles", section).map((tiles) => tiles.getAttribute("aria-label"));

test("a link's first answer has the number that the tool shows, whatever the cart and the role", () => {
  fc.assert(
    fc.property(likelyDetails, fc.constantFrom(...roles), (details, role) => {
      const query = queryOf({ ...details, serial: "" });
      const calculation = calculate({ ...details, serial: "" }, thisYear())!;
      const [number] = numbersOn(sectionAt("/", `${query}&for=${role}`));
      expect(number).toBe(formatDollars(answerNumber(calculation, role)));
    }),
    { numRuns: 50 },
  );
});

test("the first answer of each page is that of its tool", () => {
  expect(textOf(sectionAt("/", cart))).toContain("Don’t take less than");
  expect(textOf(sectionAt("/trade-in-guide", cart))).toContain("Keep shopping");
  expect(textOf(sectionAt("/fl", `${cart}&for=insuring`))).toContain("Insure for");
  expect(textOf(sectionAt("/check-a-price", `${cart}&price=4900`))).toContain("Ad: $4,900");
  const forSale = sectionAt("/for-sale", `${cart}&asking=4200`);
  expect(numbersOn(forSale)).toEqual(["$4,200"]);
  expect(textOf(forSale)).not.toContain("Estimated value");
});

test("the first answer of a recall check says what may be recalled, and never gives an all-clear", () => {
  const possible = textOf(sectionAt("/recalls", "?make=Garia&year=2015"));
  expect(possible).toContain("Maybe");
  expect(possible).not.toContain("Looking through");
  const without = textOf(sectionAt("/recalls", "?make=Icon&year=2020"));
  expect(without).toContain("No match");
  expect(without).toContain("We can’t rule out a recall");
  expect(firstAnswer("/recalls", "?from=/fl", 2026)).toBeNull();
  expect(firstAnswer("/recalls", "?make=Yamaha&serial=JW8-513842", 2026)).toBeNull();
});

test("a query without a whole cart, or an ad without a price, has no first answer", () => {
  expect(firstAnswer("/", "?year=2018&make=Club+Car", 2026)).toBeNull();
  expect(firstAnswer("/check-a-price", cart, 2026)).toBeNull();
  expect(firstAnswer("/for-sale", "?asking=4200", 2026)).toBeNull();
});

test("what a visitor typed stays text", () => {
  const query = `?${new URLSearchParams({ year: "2018", make: "EZ-GO", model: `"><script>alert(1)</script>` })}`;
  expect(firstAnswer("/", query, 2026)).not.toContain("<script");
});
