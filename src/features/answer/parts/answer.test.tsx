import { describe, expect, test, vi } from "vitest";
import { someDetails } from "../../../../domain/cart/testing.ts";
import { mount, render } from "../../../ui/kit/test-page.ts";
import { allOf, textOf, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { nonsense } from "../../cart/test-texts.ts";
import { specEstimate } from "../../../../domain/valuation/spec-formula.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { ofAnyCalculation, asOfYear, calculationOf } from "../../cart/calculation-samples.ts";
import type { Calculation } from "../../cart/calculation.ts";
import { Answer } from "../../billboard/parts/answer.tsx";
import { type Details, defaultDetails } from "../../../../domain/cart/details.ts";
import { ResultBoard, ReadyStage } from "./result-board.tsx";

const onward = calculationOf();
/** Late parts may take a while on a busy machine. */
const late = { timeout: 20_000 };
const formula = "data:not([data-answer])";

function propsFor(calculation: Calculation | null, details?: Details) {
  return {
    ref: { current: null },
    calculation,
    details: details ?? calculation?.details ?? defaultDetails,
    role: "selling",
    onRole: () => {},
    onUpdate: () => {},
  } as const;
}
const boardOf = (...given: Parameters<typeof propsFor>) =>
  render(<ResultBoard {...propsFor(...given)} />);

test("before anything is calculated it says what will be there, and shows no figure", () => {
  const board = boardOf(null);
  expect(textOf(the("h2", board))).toBe("Ready to Calculate");
  expect(allOf("data", board)).toEqual([]);
  expect(textOf(board)).not.toMatch(/\$\d/);
  expect(textsOf("p[role=status]", board)).toEqual([""]);
  // The blank tiles are not read out.
  expect(allOf("div[aria-hidden=true]", board)).toHaveLength(1);
});

const answerOf = (calculation: Calculation) =>
  render(
    <Answer
      calculation={calculation}
      // oxlint-disable-next-line jsx-a11y/aria-role -- the side of the deal
      role="selling"
      onRole={() => {}}
      actions={null}
    >
      {null}
    </Answer>,
  );

describe("for carts drawn at random", () => {
  test("the figures are those of the product spec's formula, and nothing is nonsense", () => {
    ofAnyCalculation((calculation) => {
      const { cart, estimate } = calculation;
      const board = answerOf(calculation);
      const { value, low, high } = specEstimate(cart, estimate.base.price, asOfYear);
      const tiles = the(formula, board);
      expect(tiles.getAttribute("value")).toBe(String(value));
      expect(textOf(tiles)).toBe(formatDollars(value));
      const shown = textOf(the("dl [data-kind=formula]", board));
      expect(shown).toContain(`${formatDollars(low)} to ${formatDollars(high)}`);
      expect(boardOf(calculation).innerHTML).not.toMatch(nonsense);
    }, 20);
  });
});

test("under the sign is a drawing of the cart, with what is optional", () => {
  const calculation = calculationOf({ lifted: true, batteryType: "lithium", batteryAge: 5 });
  const drawing = the("svg[data-seats]", answerOf(calculation));
  expect(drawing.dataset).toMatchObject({ lifted: "true", battery: "5" });
  expect(drawing.innerHTML).toContain("#lithium");
  expect(drawing.getAttribute("aria-hidden")).toBe("true");
});

test("a screen reader says the answer, then the estimate", async () => {
  const board = await mount(<ResultBoard {...propsFor(onward)} />);
  const status = the("p.visually-hidden[role=status]", board);
  const said =
    /^2020 Club Car Onward\. Ask \$[\d,]+\. .*Estimated value \$5,216, range \$4,434 to \$5,998\.$/;
  await vi.waitFor(() => expect(textOf(status)).toMatch(said), late);
});

test("a form that was edited since leaves the result of the calculated cart, which says so", () => {
  const stale = "This result is for your previous details.";
  const board = boardOf(onward, someDetails({ model: "DS" }));
  expect(textsOf("p[role=status]", board).join()).toContain(stale);
  expect(textsOf("button", board)).toContain("Update");
  expect(textOf(the("h2", board))).toBe("2020 Club Car Onward");
  expect(textOf(the(formula, board))).toBe("$5,216");
  expect(textOf(boardOf(onward, someDetails()))).not.toContain(stale);
  expect(textOf(boardOf(null, someDetails()))).not.toContain(stale);
});

test("the board is a named region that can take the focus", () => {
  const board = the("section[aria-label='Valuation result']", boardOf(onward));
  expect(board.getAttribute("tabindex")).toBe("-1");
});

test("long names and markup in them are text", () => {
  const model = `<i>${"Onward ".repeat(10)}</i>`;
  expect(textOf(the("h2", boardOf(calculationOf({ model }))))).toBe(`2020 Club Car ${model}`);
});

const stageOf = (change = {}) => render(<ReadyStage details={{ ...defaultDetails, ...change }} />);
const captionOf = (change = {}) => textsOf("p", stageOf(change)).at(-1);

test.each([
  [{}, "Your cart: 2 seats · electric · good condition · 2-year-old batteries"],
  [{ seats: 6, powertrain: "gas" }, "Your cart: 6 seats · gas · good condition"],
  [
    { lifted: true, batteryType: "lithium" },
    "Your cart: 2 seats · electric · good condition · 2-year-old lithium batteries · lifted",
  ],
  [
    { hasUpgrades: true, batteryAge: 0 },
    "Your cart: 2 seats · electric · good condition · new batteries · upgrades",
  ],
])("with %j the words below the drawing say what it shows", (change, caption) => {
  expect(captionOf(change)).toBe(caption);
});

test("the cart is drawn as it is entered, on a course that is not read out", () => {
  const stage = stageOf({ seats: 8, lifted: true });
  expect(the("svg[data-seats]", stage).dataset).toMatchObject({ seats: "8", lifted: "true" });
  for (const picture of allOf("svg", stage))
    expect(picture.getAttribute("aria-hidden")).toBe("true");
});
