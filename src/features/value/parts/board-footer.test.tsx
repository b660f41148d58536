import { expect, test } from "vitest";
import { render } from "../../../ui/kit/test-page.ts";
import { linksIn, rowsOf, textOf, the } from "../../../ui/kit/test-queries.ts";
import { conditions } from "../../../../domain/valuation/cart.ts";
import { conditionMeanings } from "../../../../domain/valuation/rules.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { ofAnyCalculation, calculationOf } from "../../cart/calculation-samples.ts";
import { saleAddress } from "../../cart/cart-facts.ts";
import { nonsense } from "../../cart/test-texts.ts";
import { BoardNotes } from "./board-footer.tsx";

const restOf = (calculation = calculationOf()) => render(<BoardNotes {...calculation} />);

test("the receipt ends at the estimate, open and closed, for carts drawn at random", () => {
  ofAnyCalculation((calculation) => {
    const rest = restOf(calculation);
    const value = formatDollars(calculation.estimate.value);
    expect(rowsOf(rest).at(-1)!.at(-1)).toBe(value);
    expect(textOf(the("summary", rest)).endsWith(` ${value}`)).toBe(true);
    expect(rest.innerHTML).not.toMatch(nonsense);
  }, 20);
});

test("the notes say what the condition means, and that no price is promised", () => {
  for (const condition of conditions) {
    const text = textOf(restOf(calculationOf({ condition })));
    expect(text).toContain(
      `Valued in ${condition} condition: ${conditionMeanings[condition].toLowerCase()}.`,
    );
    expect(text).toContain("we accept no liability for actual selling or trade-in prices");
  }
});

test("what the cart sold for is reported on a page that is given its details", () => {
  const { details } = calculationOf();
  expect(linksIn(restOf())).toEqual([["Tell us the price", saleAddress(details)]]);
});
