import { formatDollars, formatRange } from "../../format/money.ts";
import type { Calculation } from "../cart/calculation.ts";
import { bandsOf, marketFiguresFor } from "../evidence/market-figures.ts";

/** A number for an insurer, and what it is. */
export interface ValueFigure {
  readonly name: string;
  readonly amount: string;
  readonly range: string;
  readonly meaning: string;
}

const formulaMeaning =
  "What CartWorth’s published formula gives for a cart of this age, condition, and equipment in a private sale. It uses no listings.";

/** Both numbers, never averaged; what dealers ask only where there are listings. */
export function valueFigures(calculation: Calculation | null): ValueFigure[] {
  if (calculation === null) return [{ ...formula, amount: "", range: "" }];
  const { appraisal } = calculation;
  return [
    {
      ...formula,
      amount: formatDollars(appraisal.value),
      range: `range ${formatRange(appraisal)}`,
    },
    dealersFigure(calculation),
  ];
}

const formula = { name: "Formula estimate", meaning: formulaMeaning };

function dealersFigure(calculation: Calculation): ValueFigure {
  const figures = marketFiguresFor(calculation);
  if (figures === null) {
    return {
      name: "What dealers ask",
      amount: "Not known",
      range: "",
      meaning:
        "None of the dealers we follow lists a cart of this make and age. Ask a dealer in writing what a replacement would cost.",
    };
  }
  const band = bandsOf(calculation, figures).find(({ name }) => name === "Dealers ask");
  return {
    name: "What dealers ask",
    amount: formatDollars(figures.dealers.asking),
    range: `8 in 10 ask ${formatRange(figures.dealers)}`,
    meaning: `Advertised prices, not sales: what a replacement from a dealer may cost. ${band?.note ?? ""}`,
  };
}
