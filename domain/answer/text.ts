import { addCartDoubt, cartDoubt } from "./cart-doubt.ts";
import { dealersAskText } from "./preview.ts";
import { nameOfDealer } from "../market/dealer.ts";
import { listText } from "../words/english.ts";
import { isPlausibleYear } from "../words/year.ts";
import { formatDollars, formatRange, roundedDollars } from "../words/money.ts";
import { type Role, roleVerbs } from "../cart/roles.ts";
import { type NeededWork, hasLeadAcid, totalCost, work } from "../market/work-prices.ts";
import { upgradeCredit } from "../market/published-formulas.ts";
import { minEstimate } from "../valuation/estimate.ts";
import { type Cart, isWorn } from "../cart/cart.ts";
import type { AdAnswer, VerdictId } from "./check-ad.ts";
import {
  type AllAdvice,
  type Confidence,
  type Reason,
  type Seller,
  hasOldLithium,
} from "./advice.ts";
import type { Figures, MarketFigures } from "./figures.ts";
import { builtText, nearestBuiltYear } from "../catalogue/built-years.ts";

export const confidenceLabels: Readonly<Record<Confidence, string>> = {
  good: "Well supported",
  fair: "Some support",
  rough: "Rough guess",
};

export const sellerLabels: Readonly<Record<Seller, string>> = {
  owner: "Private seller",
  dealer: "Dealer",
};

export const originOfAd: Readonly<Record<Seller, string>> = {
  owner: "by owner",
  dealer: "from a dealer",
};

/**
 * A note below the price scale, under its own price if it has one. caption-places.ts gives captions
 * their width, so keep titles and notes as short as these.
 */
export interface Caption {
  readonly title: string;
  readonly note: string;
  /** Whole US dollars. */
  readonly dollars?: number;
}

export interface AdviceText {
  readonly verb: string;
  readonly because: string;
  /** One to three, lowest price first. */
  readonly captions: readonly Caption[];
}

/** The formula's estimate if there is no advice. */
export function answerNumber({ estimate, advice }: Figures, role: Role): number {
  return advice === null ? estimate.value : advice[role].number;
}

export function describeAdvice(figures: Figures, role: Role): AdviceText {
  const { market, advice } = figures;
  if (market === null) return formulaOnlyText(figures);
  const text = textFor(role, advice, { market, figures });
  const because = [text.because, ...uncountedTexts(figures.cart, role)].join(" ");
  return { ...text, because: cartDoubt(figures) ?? because };
}

/** The product spec asks for both (section 1). */
export const estimateOrigin =
  "Estimates come from a published price formula and from an algorithm that crawls market data.";
export const noLiability = "we accept no liability for actual selling or trade-in prices";

export const newPackText = `A new lithium pack, ${formatRange(work.lithiumSet)}, isn’t counted.`;

/** What a visitor might expect the number to include, but it doesn't. */
function uncountedTexts(cart: Cart, role: Role): string[] {
  return [
    hasOldLithium(cart) && newPackText,
    cart.hasUpgrades &&
      role !== "insuring" &&
      `Upgrades don’t move this number. One dealer adds ${formatRange(upgradeCredit)} for each on a trade-in.`,
  ].filter((text) => text !== false);
}

function textFor(
  role: Role,
  advice: AllAdvice,
  { market, figures }: { readonly market: MarketFigures; readonly figures: Figures },
): AdviceText {
  const { number, floor, ceiling } = advice[role];
  const [low, high] = [formatDollars(floor), formatDollars(ceiling)];
  const settleCaption = ({ settle: dollars }: AllAdvice["selling"]): Caption => ({
    title: `Settle near ${formatDollars(dollars)}`,
    note: `Our rule: halfway from ${formatDollars(roundedDollars(market.tradeIn.middle))} to the ${formatDollars(roundedDollars(market.asIs))} it’s worth.`,
    dollars,
  });
  const isTradeInAsGood = ceiling - floor < minSaleGain;
  const verb = roleVerbs[role];
  const isBelow = (branch?: { readonly middle: number }) => branch && branch.middle < floor;
  const isAbove = (branch?: { readonly middle: number }) => branch && branch.middle > ceiling;
  const { branches } = market.tradeIn;
  const passing = branches === null ? null : branches.passing.middle;
  switch (role) {
    case "selling":
      return {
        verb,
        because: isTradeInAsGood
          ? noGainText(market)
          : settleText(market, formatDollars(advice.selling.settle)),
        captions: isTradeInAsGood
          ? [
              {
                title: "Take the trade-in",
                note: "Selling it yourself brings about the same.",
                dollars: floor,
              },
            ]
          : [
              {
                title: `Don’t take less than ${low}`,
                note: "A dealer may pay that.",
                dollars: floor,
              },
              settleCaption(advice.selling),
              {
                title: `Stay under ${high}`,
                note: "Above that, a dealer’s cart is the better buy.",
                dollars: ceiling,
              },
            ],
      };
    case "trading":
      return {
        verb,
        because: batteriesText(figures, market),
        captions: [
          {
            title: `Under ${low}? Keep shopping`,
            note: isBelow(branches?.replacing)
              ? "Take it only if the batteries must be replaced."
              : "Another dealer may pay more.",
            dollars: floor,
          },
          ...(passing === null || passing === number || passing === branches?.replacing.middle
            ? []
            : [
                {
                  title: `Batteries pass? ${formatDollars(passing)}`,
                  note: "Bring the load-test readings.",
                  dollars: passing,
                },
              ]),
          {
            title: `${high} is the top`,
            note: isAbove(branches?.passing)
              ? "Only batteries that pass a load test bring more."
              : isWorn(figures.cart)
                ? "A dealer who wants it may pay that."
                : "A clean cart with records may bring that.",
            dollars: ceiling,
          },
        ].toSorted((a, b) => a.dollars - b.dollars),
      };
    case "buying":
      return {
        verb,
        because: `From a private seller. ${isTradeInAsGood ? "A dealer would pay about as much." : `Expect to settle near ${formatDollars(advice.buying.settle)}.`}`,
        captions: isTradeInAsGood
          ? [{ title: `Stop at ${high}`, note: repairsText(market), dollars: ceiling }]
          : [
              {
                title: `A dealer would pay about ${low}`,
                note: "So don’t open below that.",
                dollars: floor,
              },
              settleCaption(advice.buying),
              { title: `Stop at ${high}`, note: repairsText(market), dollars: ceiling },
            ],
      };
    case "insuring":
      return {
        verb,
        because: insuringText(market),
        captions: [
          { title: "Ask for agreed value", note: "Then nobody argues after a loss." },
          {
            title: `Worth ${low} as it stands`,
            note: "An insurer may call that its cash value.",
            dollars: floor,
          },
          {
            title: `You don’t need more than ${high}`,
            note: "Three in four dealers ask less.",
            dollars: ceiling,
          },
        ],
      };
  }
}

/** A buyer who pays this little more than a dealer isn't worth the calls and visits. */
const minSaleGain = 100;

const minNoteworthyDollars = 50;
const maxNamedParts = 3;

/** "$300 for a tune-up and brakes", rounded like the advice; null if the work is too small to mention. */
function allowanceText({ work: needed }: MarketFigures): string | null {
  const cost = totalCost(needed);
  if (cost < minNoteworthyDollars) return null;
  const parts = needed.length <= maxNamedParts ? needed.map(partText) : kindsOf(needed);
  return `${formatDollars(roundedDollars(cost))} for ${listText(parts)}`;
}

const partText = ({ id, name, share }: NeededWork) =>
  id === "batteries" ? (share < 1 ? "part of a battery set" : "a set of batteries") : name;

function kindsOf(needed: readonly NeededWork[]): string[] {
  const batteries = needed.filter(({ id }) => id === "batteries");
  return ["repairs", ...batteries.map(partText)];
}

/** For a cart that brings no more in a private sale, so there's no lower price to settle at. */
function noGainText(market: MarketFigures): string {
  const allowance = allowanceText(market);
  return allowance === null
    ? "A dealer would pay about that."
    : `We allow ${allowance}. What’s left is about what a dealer would pay.`;
}

function settleText(market: MarketFigures, settled: string): string {
  const allowance = allowanceText(market);
  return allowance === null
    ? `Expect to settle near ${settled}.`
    : `We allow ${allowance}, so expect to settle near ${settled}.`;
}

function repairsText(market: MarketFigures): string {
  const allowance = allowanceText(market);
  return allowance === null
    ? `A dealer asks ${formatDollars(market.asking.asking)} for one made ready.`
    : `Allow another ${allowance}.`;
}

const minRatioToAsk = 2;

/** True if a replacement costs so much more than the cart is worth that the owner has to choose which to insure. */
export const isCostlyToReplace = ({
  asking: { asking },
  asIs,
}: Pick<MarketFigures, "asking" | "asIs">): boolean => asking > minRatioToAsk * asIs;

function insuringText(market: MarketFigures): string {
  const inWriting = "Agree on the value in writing.";
  const {
    asking: { asking },
    asIs,
  } = market;
  if (!isCostlyToReplace(market)) {
    return `A dealer asks about that much for one made ready. ${inWriting}`;
  }
  const [worth, replacement] = [asIs, asking].map((each) => formatDollars(roundedDollars(each)));
  return `As it stands, it’s worth ${worth}. One made ready costs ${replacement}. Choose which to insure. ${inWriting}`;
}

function batteriesText({ cart, advice }: Figures, { tradeIn }: MarketFigures): string {
  if (tradeIn.branches === null || !hasLeadAcid(cart)) {
    return "A dealer pays less because the shop’s work, warranty, and profit come out of it.";
  }
  const { passing, replacing } = tradeIn.branches;
  if (passing.middle === replacing.middle) {
    return "At that price, even good batteries make no difference.";
  }
  const number = advice?.trading.number;
  const [pass, replace] = [passing, replacing].map(({ middle }) => formatDollars(middle));
  // The sign already shows one of the two numbers.
  if (passing.middle === number) return `About ${replace} if the batteries must be replaced.`;
  if (replacing.middle === number) return `About ${pass} if the batteries pass a load test.`;
  return `About ${pass} if the batteries pass a load test, ${replace} if they must be replaced.`;
}

/** Dealers' embedded pages leave this sentence out. */
export const compareAdsText = "See three ads before you name a price.";

const formulaAlone = "Our formula alone. Where we could check it, it came out about 40% low.";

function formulaOnlyText(figures: Figures): AdviceText {
  const { estimate } = figures;
  const doubt = isYearUnlikely(figures) ? "Check the model year." : cartDoubt(figures);
  return {
    verb: "Estimate",
    because:
      doubt === null ? `${formulaAlone} ${compareAdsText}` : `By our formula alone. ${doubt}`,
    captions: [
      {
        title: formatDollars(estimate.low),
        note: "The formula’s trade-in value.",
        dollars: estimate.low,
      },
      { title: "Find three ads near you", note: comparableText(figures.cart) },
      {
        title: formatDollars(estimate.high),
        note: "The high end of the formula’s range.",
        dollars: estimate.high,
      },
    ],
  };
}

/** What an ad must have in common with the cart to be worth comparing. */
export function comparableText({ powertrain }: Pick<Cart, "powertrain">): string {
  return powertrain === "gas"
    ? "The same model, of about the same age."
    : "The same model, with similar batteries.";
}

const isYearUnlikely = ({ cart, year }: Figures) => !isPlausibleYear(cart.modelYear, year);

export function confidenceText(figures: Figures, role: keyof AllAdvice): string {
  const { market, advice, builtInOtherYears } = figures;
  if (market === null) {
    return isYearUnlikely(figures)
      ? "We have no dealer prices for that model year."
      : "We have no dealer prices for a cart like this.";
  }
  const { reasons } = advice[role];
  const names = market.asking.dealers.map(nameOfDealer);
  const first: Partial<Record<Reason, string>> = {
    "model-listed-by-many": `${listText(names)} list this model at about this age`,
    "model-listed-by-few": `${listText(names)} often ${names.length === 1 ? "lists" : "list"} this model at about this age`,
    "model-listed-seldom": "Dealers we know seldom list this model at this age",
    "only-make-listed": "Dealers we know list this make, but not this model",
    "only-other-makes-listed":
      "No dealer we follow lists this make, so we used similar carts of other makes",
    "trade-ins-documented": "We know what fleets got in trade for this make, up to about this age",
    "no-trade-ins-documented": "We know of no documented trade-in of a cart like this",
  };
  const doubts: Partial<Record<Reason, string>> = {
    "age-not-listed": "no listing is quite that age",
    "old-lithium-pack": "the cost of a new lithium pack isn’t counted",
    "no-private-sales-known": "no private sale prices are known",
  };
  const textsFor = (texts: Partial<Record<Reason, string>>) =>
    reasons.flatMap((reason) => texts[reason] ?? []);
  const lead =
    builtInOtherYears === null
      ? textsFor(first)
      : [
          `${builtText(builtInOtherYears)}, so this is for a ${nearestBuiltYear(figures.cart.modelYear, builtInOtherYears)} model`,
        ];
  return `${[...lead, ...textsFor(doubts)].join("; ")}.`;
}

/** How far the asking price can be from the estimate before we explain the gap. */
const unexplainedShares = { high: 1.4, low: 0.8 };
/** Up to this age, the base price explains why an estimate is high. */
const youngAgeYears = 5;

/** Compares the estimate with what a seller would ask, whatever the visitor's role. */
export function estimateNote({ estimate, market, advice, builtInOtherYears }: Figures): string {
  if (market === null) return "A published formula, and likely low.";
  if (builtInOtherYears !== null) return "This is our formula, for the year you entered.";
  const { value } = estimate;
  const ask = advice.selling.number;
  if (ask >= unexplainedShares.high * value) {
    return "A published formula that runs low at this age.";
  }
  if (ask > unexplainedShares.low * value) return "A published formula.";
  if (value === minEstimate) return `The formula never goes below ${formatDollars(minEstimate)}.`;
  return market.ageYears <= youngAgeYears
    ? "It starts from a base price and runs high on carts this young."
    : "It starts from a base price and runs high on carts like this.";
}

export const verdictTitles: Readonly<Record<VerdictId, string>> = {
  low: "Check first: find out why",
  good: "A good price",
  fair: "About right: make an offer",
  high: "High: offer less",
  over: "Overpriced: negotiate or walk away",
  far: "Check first: find out what the price covers",
  unknown: "No verdict without dealers’ prices",
};

export function describeAd(
  figures: Figures,
  { verdict, open, stop, isMadeReady }: AdAnswer,
): string {
  const { market } = figures;
  const title = verdictTitles[verdict];
  if (market === null) return `${title}. ${describeAdvice(figures, "buying").because}`;
  if (stop === null) return addCartDoubt(`${title}. ${dealersAskText(market)}`, figures);
  const start = isMadeReady ? "Pay" : "Open at";
  const pay =
    open === null || open === stop
      ? `Pay up to ${formatDollars(stop)}`
      : `${start} ${formatDollars(open)}, and stop at ${formatDollars(stop)}`;
  return addCartDoubt(`${title}. ${pay}. ${dealersAskText(market)}`, figures);
}
