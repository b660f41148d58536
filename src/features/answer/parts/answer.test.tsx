import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { type Role, roles } from "../../../../domain/cart/roles.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { specEstimate } from "../../../../domain/valuation/spec-formula.ts";
import { applyTrials } from "../../../../domain/answer/trials.ts";
import { siteMarket } from "../../../../domain/answer/site-market.ts";
import { defaultDetails } from "../../../../domain/details/details.ts";
import { mount, render } from "../../../ui/kit/page.fixture.ts";
import {
  getAll,
  linksIn,
  rowsOf,
  textOf,
  textsOf,
  getOne,
} from "../../../ui/kit/queries.fixture.ts";
import type { Calculation } from "../../cart-form/calculation.ts";
import {
  anyCalculation,
  asOfYear,
  calculationOf,
  ofAnyCalculation,
} from "../../cart-form/calculation.fixture.ts";
import { saleAddress } from "../../../site/cart-addresses.ts";
import { dollarsIn, brokenText } from "../../cart-form/texts.fixture.ts";
import { answerOf } from "../model.ts";
import { AnswerFigures, AnswerMain, BlankMain } from "./answer.tsx";
import { AskingByAge, NearestListings } from "./evidence.tsx";
import { How } from "./how.tsx";
import { Moves } from "./moves.tsx";
import { Captions } from "../../../ui/figures/price-scale.tsx";
import { Steps } from "./steps.tsx";

const noActions = { main: null, more: null, outcome: null, isCopied: false };

const mainOf = (calculation: Calculation, role: Role = "selling") => (
  <AnswerMain
    calculation={calculation}
    role={role}
    trial={null}
    onRole={() => {}}
    onCorrect={() => {}}
    onUndo={() => {}}
    onUpdate={null}
  />
);
const figuresOf = (calculation: Calculation, role: Role = "selling") =>
  render(<AnswerFigures calculation={calculation} role={role} trial={null} actions={noActions} />);
const signOf = (calculation: Calculation, role: Role) =>
  getOne(".sign", render(mainOf(calculation, role)));

test("the figures show the product spec's estimate in unbroken text", () => {
  ofAnyCalculation((calculation) => {
    const { cart, estimate } = calculation;
    const figures = figuresOf(calculation);
    const { value, low, high } = specEstimate(cart, estimate.base.price, asOfYear);
    const shown = getOne("data", figures);
    expect(shown.getAttribute("value")).toBe(String(value));
    expect(textOf(shown)).toBe(formatDollars(value));
    expect(textOf(getOne("tr:first-child", figures))).toContain(
      `${formatDollars(low)} to ${formatDollars(high)}`,
    );
    expect(figures.innerHTML + render(mainOf(calculation)).innerHTML).not.toMatch(brokenText);
  }, 20);
});

test("every row of what moves the number shows its trial's dollars", () => {
  fc.assert(
    fc.property(anyCalculation, fc.constantFrom(...roles), (calculation, role) => {
      const trials = applyTrials(calculation, siteMarket, role);
      const moves = render(
        <Moves trials={trials} cart={calculation.cart} role={role} tried={null} onTry={() => {}} />,
      );
      const rows = rowsOf(moves).slice(1);
      for (const { id, number, change, gain, cost } of trials) {
        const name = textOf(getOne(`[data-trial="${id}"]`, moves));
        const cells = rows.find(([head]) => head!.startsWith(name))!;
        expect(dollarsIn(cells[1]!)).toEqual(change === 0 ? [number] : [number, change]);
        if (cells.length > 2 && Math.abs(gain) <= 100) expect(cells[2]).toBe("about even");
        else if (cells.length > 2) expect(dollarsIn(cells[2]!)).toEqual([gain]);
        if (cost !== null && cost > 0) expect(dollarsIn(cells[0]!)).toEqual([cost]);
      }
      const sections = render(
        <>
          <NearestListings figures={calculation} role={role} />
          <AskingByAge figures={calculation} role={role} />
          <Steps calculation={calculation} role={role} trials={trials} />
          <How calculation={calculation} role={role} />
        </>,
      );
      expect(sections.innerHTML + moves.innerHTML).not.toMatch(brokenText);
    }),
    { numRuns: 60 },
  );
});

test("the drawing beside the sign shows the cart's optional details", () => {
  const calculation = calculationOf({ lifted: true, batteryType: "lithium", batteryAge: 5 });
  const drawing = getOne("svg[data-seats]", render(mainOf(calculation)));
  expect(drawing.dataset).toMatchObject({ lifted: "true", battery: "5" });
  expect(drawing.getAttribute("aria-hidden")).toBe("true");
});

test("a screen reader says the answer, then the estimate", async () => {
  const main = await mount(mainOf(calculationOf()));
  await vi.waitFor(() =>
    expect(textOf(getOne("p.visually-hidden[role=status]", main))).toMatch(
      /^2020 Club Car Onward\. Ask \$[\d,]+\. .*Estimated value \$5,216, range \$4,434 to \$5,998\.$/,
    ),
  );
});

test("the sign is blank before there is an answer, and no number on it is read out", () => {
  const main = render(
    <BlankMain details={{ ...defaultDetails, seats: 8, lifted: true }} onModel={() => {}} />,
  );
  expect(textsOf(".ready", main)).toEqual(["Ready to Calculate", "Your number appears here."]);
  expect(getAll("data", main)).toEqual([]);
  expect(getOne("[data-blank]", main).getAttribute("aria-hidden")).toBe("true");
  expect(getOne("svg[data-seats]", main).dataset).toMatchObject({ seats: "8", lifted: "true" });
});

test("a page's own number is on the sign, which says what it is, and is read out only above", () => {
  const figure = {
    amount: { ofListings: 4550 },
    text: "is the middle of 20.",
    signText: "The middle of 20",
  };
  const main = render(<BlankMain details={defaultDetails} figure={figure} onModel={() => {}} />);
  expect(textOf(getOne("[data-blank][aria-hidden=true]", main))).toBe("$4,550");
  expect(textsOf(".ready", main)).toEqual(["The middle of 20", "Ready to Calculate yours."]);
});

test("a count of carts never appears on the sign as a price", () => {
  const main = render(
    <BlankMain
      details={defaultDetails}
      figure={{ amount: "3", text: "are listed." }}
      onModel={() => {}}
    />,
  );
  expect(textOf(getOne("[data-blank]", main)).trim()).toBe("$ ,");
});

test("the sign gives the reason for its number and how sure we are", () => {
  const sign = textOf(signOf(calculationOf({ modelYear: "1990", model: "Precedent" }), "selling"));
  expect(sign).toContain("How sure we are: Rough");
  expect(sign).toContain("Check the year.");
});

describe("without dealers' prices", () => {
  const calculation = calculationOf({ make: "GEM", model: "e4" });

  test.each(roles)(
    "the sign of a cart without dealers' prices gives someone %s the formula’s estimate, not advice",
    (role) => {
      const sign = signOf(calculation, role);
      const { value } = calculation.estimate;
      expect(textOf(sign)).toContain(`Estimate${formatDollars(value)}`);
      expect(getOne("data", sign).getAttribute("value")).toBe(String(value));
      expect(textOf(sign)).not.toMatch(/\b(Ask|Expect|Offer|Insure)\b/);
      expect(answerOf(calculation, role).rows).toHaveLength(1);
    },
  );

  test("a cart without dealers' prices has no roles to choose", () => {
    expect(getAll("input", render(mainOf(calculation)))).toEqual([]);
  });

  test("a cart without dealers' prices has neither similar listings nor a chart", () => {
    const sections = (
      <>
        <NearestListings figures={calculation} role="selling" />
        <AskingByAge figures={calculation} role="selling" />
      </>
    );
    expect(textOf(render(sections))).toBe("");
  });
});

test("a trade-in value from the formula is mentioned only where no other is known", () => {
  const garia = calculationOf({ make: "Garia", model: "Via" });
  const captions = textOf(render(<Captions {...answerOf(garia, "trading").text} />));
  expect(captions).toContain(`${formatDollars(garia.estimate.low)} The formula’s trade-in value.`);
  const known = answerOf(calculationOf({ model: "Precedent" }), "trading");
  expect(textOf(render(<Captions {...known.text} />))).not.toContain("formula");
});

test("the nearest listings are of the same model, each with its dealer and its date", () => {
  const calculation = calculationOf({ modelYear: "2016", model: "Precedent" });
  const lots = render(<NearestListings figures={calculation} role="selling" />);
  const rows = rowsOf(getOne("[aria-label='The most similar listings']", lots));
  expect(rows).toHaveLength(5);
  for (const [name, price] of rows) {
    expect(name).toMatch(/^20\d\d Club Car Precedent.* · .*, 20\d\d$/);
    expect(price).toMatch(/^\$[\d,]+$/);
  }
});

test("the chart says in words what it shows, and how many carts are on it", () => {
  const calculation = calculationOf({ modelYear: "2016", model: "Precedent" });
  const chart = render(<AskingByAge figures={calculation} role="selling" />);
  expect(textOf(getOne("h2", chart))).toMatch(
    /^A cart (?:a year|\w+ years) older is listed for about \$/,
  );
  expect(getOne(".plot", chart).getAttribute("aria-label")).toMatch(
    /^Dealers ask \$[\d,]+ at \d+ years? and \$[\d,]+ at \d+\.$/,
  );
  expect(textOf(getOne("p", chart))).toMatch(/ \d+ used carts of this model, listed through /);
  expect(textOf(getOne(".tag", chart))).toBe(
    `You, ${formatDollars(calculation.advice!.selling.number)}`,
  );
});

test("the steps end at the estimate, open and closed, for carts drawn at random", () => {
  ofAnyCalculation((calculation) => {
    const how = render(<How calculation={calculation} role="selling" />);
    const value = formatDollars(calculation.estimate.value);
    expect(rowsOf(how).at(-1)!.at(-1)).toBe(value);
    expect(textOf(getOne("summary", how)).endsWith(` ${value}`)).toBe(true);
  }, 20);
});

test("the explanation of the number has the agreed disclaimer and asks for the sale price", () => {
  const calculation = calculationOf({ condition: "fair" });
  const how = render(<How calculation={calculation} role="selling" />);
  expect(textOf(how)).toContain(
    "Estimates come from a published price formula and from an algorithm that crawls market data.",
  );
  expect(textOf(how)).toContain("Valued in fair condition:");
  expect(textOf(how)).toContain("we accept no liability for actual selling or trade-in prices");
  expect(linksIn(how)).toContainEqual([
    "Tell us the price",
    saleAddress(calculation.details, { kind: "private" }),
  ]);
});
