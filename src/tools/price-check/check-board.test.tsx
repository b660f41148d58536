import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { render } from "../../components/test-page.ts";
import { allOf, textOf, textsOf, the } from "../../components/test-queries.ts";
import { nonsense } from "../cart/test-texts.ts";
import { predictAskingPrice } from "../../../domain/asking-prices/asking-price-model.ts";
import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { precedent as precedentAsked } from "../../../domain/asking-prices/priced-cart-samples.ts";
import { formatDollars } from "../../format/money.ts";
import { anyCalculation, asOfYear, calculationOf } from "../cart/calculation-samples.ts";
import { cartName } from "../cart/cart-labels.ts";
import type { Details } from "../cart/details.ts";
import { type Check, CheckBoard } from "./check-board.tsx";
import { verdicts } from "./verdict.ts";

const precedent: Partial<Details> = {
  year: "2016",
  model: "Precedent",
  batteryAge: 2,
  hasUpgrades: false,
};

const checkOf = (change: Partial<Details>, price: number, asked: Partial<Check["asked"]> = {}) => ({
  query: "",
  cart: calculationOf({ ...precedent, ...change }).cart,
  price,
  asOfYear,
  asked: { batteryType: null, lifted: false, ...asked },
});
const boardOf = (check: Check | null, stale = false) =>
  render(<CheckBoard ref={{ current: null }} check={check} stale={stale} />);

describe("before an ad is entered", () => {
  test("it says what will be there, without a figure or a verdict", () => {
    const board = boardOf(null);
    expect(textOf(the("h2", board))).toBe("Ready to check");
    expect(textOf(board)).not.toMatch(/\$\d/);
    expect(allOf("li", board)).toEqual([]);
  });
});

test("the price is shown on tiles, below the cart it is asked for", () => {
  const board = boardOf(checkOf({}, 6500));
  expect(textOf(the("h2", board))).toBe("2016 Club Car Precedent is offered at");
  expect(the("data", board).getAttribute("value")).toBe("6500");
  expect(textOf(the("data", board))).toBe("$6,500");
});

test("it stands against the estimate and against what dealers ask", () => {
  const [estimate, dealers] = textsOf("li", boardOf(checkOf({}, 6500)));
  expect(estimate).toBe("The estimate: $2,423; the price is $3,714 above $2,060 to $2,786.");
  const { asking, low, high } = predictAskingPrice(model, {
    ...precedentAsked,
    batteryType: null,
  })!;
  expect(dealers).toContain(`Dealers ask about ${formatDollars(asking)}; the price is `);
  expect(dealers!.endsWith(` ${formatDollars(low)} to ${formatDollars(high)}.`)).toBe(true);
});

test.each([
  [1, "Low: find out why"],
  [2423, "Fair, and below what dealers ask"],
  [999_999, "High: offer less"],
])("a price of $%i is called: %s", (price, title) => {
  const board = boardOf(checkOf({}, price));
  expect(textsOf("p", board)).toContain(title);
  expect(textOf(the("p[role=status]", board))).toBe(
    `2016 Club Car Precedent for ${formatDollars(price)}: ${title}.`,
  );
});

test("without listings of the make the estimate judges alone", () => {
  const board = boardOf(checkOf({ make: "Garia", model: "Via" }, 3000));
  expect(textOf(board)).toContain("There is no evidence yet for this cart");
  expect(textOf(board)).toContain("Fair by the estimate");
  expect(allOf("g", board)).toHaveLength(1);
});

describe("the advice", () => {
  const adviceFor = (...given: Parameters<typeof checkOf>) =>
    textsOf("li", boardOf(checkOf(...given)));

  test("depends on the cart, the battery, and the lift", () => {
    expect(adviceFor({}, 4000).join()).toContain("date codes on the batteries");
    expect(adviceFor({}, 4000, { batteryType: "lithium" }).join()).toContain("lithium pack");
    expect(adviceFor({ powertrain: "gas" }, 4000).join()).toContain("oil, filters");
    expect(adviceFor({}, 4000, { lifted: true }).join()).toContain("Which lift kit");
  });

  test("depends on the age in the year of the check", () => {
    expect(adviceFor({ year: "2014" }, 4000).join()).toContain("frame from below for rust");
    expect(adviceFor({ year: "2015" }, 4000).join()).not.toContain("frame from below for rust");
  });

  test("has a heading over what to ask and over what to look at", () => {
    expect(textsOf("h3", boardOf(checkOf({}, 4000)))).toEqual(["Ask this seller", "Look at"]);
  });
});

test("an answer to the previous ad says so, and stays", () => {
  const board = boardOf(checkOf({}, 4000), true);
  expect(textsOf("p[role=status]", board)[0]).toContain("This result is for the previous ad.");
  expect(textOf(the("data", board))).toBe("$4,000");
  expect(textOf(boardOf(checkOf({}, 4000)))).not.toContain("previous ad");
});

test("the board is a named region that can take the focus", () => {
  expect(the("section[aria-label='Price check']", boardOf(null)).getAttribute("tabindex")).toBe(
    "-1",
  );
});

test("for carts and prices drawn at random, verdict, picture, and texts agree", () => {
  const titles = Object.values(verdicts).map(({ title }) => title);
  fc.assert(
    fc.property(anyCalculation, fc.integer({ min: 1, max: 50_000 }), (calculation, price) => {
      const { cart, appraisal } = calculation;
      const asked = { batteryType: null, lifted: false };
      const board = boardOf({ query: "", cart, price, asOfYear, asked });
      expect(board.innerHTML).not.toMatch(nonsense);
      const said = textOf(the("p[role=status]", board));
      const title = titles.find((each) => said.endsWith(`: ${each}.`))!;
      expect(said).toBe(`${cartName(cart)} for ${formatDollars(price)}: ${title}.`);
      expect(textsOf("p", board)).toContain(title);
      const [estimate, dealers] = textsOf("li", board);
      expect(estimate).toContain(`The estimate: ${formatDollars(appraisal.value)};`);
      expect(textOf(the("title", the("svg", board)))).toBe(`${estimate} ${dealers}`);
    }),
    { numRuns: 40 },
  );
});
