import type { Figures, MarketFigures } from "../../../domain/answer/figures.ts";
import type { Role } from "../../../domain/cart/roles.ts";
import { totalCost } from "../../../domain/market/work-prices.ts";
import { listText } from "../../../domain/words/english.ts";
import { formatDollars, roundedDollars } from "../../../domain/words/money.ts";
import { workName } from "./text.ts";

export interface HowPart {
  readonly amount: string;
  readonly text: string;
}

const floorText =
  "What dealers ask, minus the cost of the work, comes to no more than the trade-in. So the trade-in is the number.";

export function howText(
  figures: Figures,
  market: MarketFigures,
  role: Role,
): { readonly lede: string; readonly parts: readonly HowPart[] } {
  const { asking, work, asIs, tradeIn } = market;
  const advice = figures.advice![role];
  const isDecided = tradeIn.branches?.passing.middle === tradeIn.branches?.replacing.middle;
  const branches = isDecided ? null : tradeIn.branches;
  const number = formatDollars(advice.number);
  const dealers = {
    amount: formatDollars(asking.asking),
    text: "dealers ask, made ready to sell",
  };
  // Even if the work costs more than the gap between the two prices, the cart is worth its trade-in.
  const isAtFloor = asIs === tradeIn.middle;
  const workCost = isAtFloor ? totalCost(work) : asking.asking - asIs;
  const needed =
    work.length === 0
      ? []
      : [{ amount: `− ${formatDollars(workCost)}`, text: listText(work.map(workName)) }];
  const trade = { amount: formatDollars(tradeIn.middle), text: "trade-in" };
  const asIsPrice = formatDollars(roundedDollars(asIs));
  const explainPrivateSale = (subject: string, rule: string, share: string) => {
    const worth =
      work.length === 0
        ? `We know of no work that ${subject} needs, so it’s worth what dealers ask.`
        : `As it stands, ${subject} is worth what dealers ask for one made ready, minus the cost of the work.`;
    return isAtFloor
      ? { lede: floorText, parts: [dealers, ...needed, trade] }
      : {
          lede: `${worth} Our rule is to ${rule} of the way up from the trade-in.`,
          parts: [
            dealers,
            ...needed,
            trade,
            { amount: number, text: `${share} of the way from trade-in to ${asIsPrice}` },
          ],
        };
  };
  switch (role) {
    case "selling":
      return explainPrivateSale("yours", "set your price three quarters", "¾");
    case "buying":
      return explainPrivateSale("this one", "open a quarter", "¼");
    case "trading":
      return {
        lede: "We average three published formulas and what’s left of the asking price after work and profit, then adjust the result to match what fleets really got.",
        parts: [
          dealers,
          ...(branches === null
            ? []
            : [
                {
                  amount: formatDollars(branches.passing.middle),
                  text: "if the batteries pass a load test",
                },
                {
                  amount: formatDollars(branches.replacing.middle),
                  text: "if they must be replaced",
                },
              ]),
          { amount: number, text: branches === null ? "trade-in" : "going by their age" },
        ],
      };
    case "insuring":
      return {
        lede: "To replace it, you’d pay what a dealer asks for one made ready. As it stands, yours is worth that price minus the cost of the work it needs.",
        parts: [
          dealers,
          { amount: number, text: "rounded: what to insure for" },
          { amount: asIsPrice, text: "what it’s worth as it stands" },
        ],
      };
  }
}
