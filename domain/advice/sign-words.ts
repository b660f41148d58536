import type { Confidence, Advice, Reason } from "./advise.ts";
import { type Role, roleVerbs } from "../cart/roles.ts";
import type { Figures } from "./figures.ts";
import { formatDollars } from "../cart/money.ts";

export const confidenceLabels: Readonly<Record<Confidence, string>> = {
  good: "Good",
  fair: "Fair",
  rough: "Rough",
};

/** An end of the range to accept, and what is there. */
export interface Edge {
  readonly title: string;
  readonly note: string;
}

/** The words around the sign's number, and of the ends of its range. */
export interface SignWords {
  readonly verb: string;
  readonly because: string;
  readonly floor: Edge;
  readonly ceiling: Edge;
}

/** The words around a number that dealers' prices stand behind. */
export function signWords(
  role: Role,
  { settle, floor, ceiling }: Advice,
  figures: Figures,
): SignWords {
  const [low, high] = [formatDollars(floor), formatDollars(ceiling)];
  const settled = formatDollars(settle ?? 0);
  switch (role) {
    case "selling":
      return {
        verb: roleVerbs[role],
        because: `You give no warranty, so expect to settle near ${settled}.`,
        floor: { title: `Don’t take less than ${low}`, note: "A dealer may pay that." },
        ceiling: { title: `Dealers ask about ${high}`, note: "They fix it up first." },
      };
    case "trading":
      return {
        verb: roleVerbs[role],
        because: branchText(figures),
        floor: { title: `Under ${low}? Keep shopping`, note: "Another dealer may pay more." },
        ceiling: { title: `${high} is the top`, note: "For a clean cart with records." },
      };
    case "buying":
      return {
        verb: roleVerbs[role],
        because: `From a private seller. Expect to settle near ${settled}.`,
        floor: { title: `A dealer would pay about ${low}`, note: "So don’t open below that." },
        ceiling: {
          title: `Stop at ${high}`,
          note: `A dealer asks ${formatDollars(figures.dealers!.asking)}.`,
        },
      };
    case "insuring":
      return {
        verb: "Insure for",
        because: "That’s about what a dealer asks to replace it.",
        floor: { title: `${low} is too little`, note: "Few dealers ask less." },
        ceiling: { title: `${high} is plenty`, note: "Few dealers ask more." },
      };
  }
}

/** The test that decides between two trade-in figures. */
function branchText({ tradeIn }: Figures): string {
  if (tradeIn === null || tradeIn.branches === null) {
    return "The dealer has to fix it up and stand behind it.";
  }
  const { passing, replacing } = tradeIn.branches;
  return tradeIn.branch === "passing"
    ? `If the batteries pass a load test. If not, about ${formatDollars(replacing.middle)}.`
    : `With batteries to replace. If they pass a load test, about ${formatDollars(passing.middle)}.`;
}

/** The words where we know no dealer’s price: the formula stands alone. */
export function signWordsAlone(role: Role, { floor, ceiling }: Advice): SignWords {
  const range = {
    title: formatDollars(ceiling),
    note: "The high end of our formula’s range.",
  };
  const because = "By our formula. We have no dealer prices for it.";
  const low = formatDollars(floor);
  const end = { title: low, note: "The low end of our formula’s range." };
  switch (role) {
    case "selling":
      return { verb: "Ask", because, floor: end, ceiling: range };
    case "trading":
      return {
        verb: "Expect up to",
        because,
        floor: { title: `Trade-in value ${low}`, note: end.note },
        ceiling: range,
      };
    case "buying":
      return { verb: "Offer up to", because, floor: end, ceiling: range };
    case "insuring":
      return {
        verb: "Insure for",
        because: "By our formula. Ask a dealer what replacing it costs.",
        floor: end,
        ceiling: range,
      };
  }
}

type ReasonTexts = Readonly<Partial<Record<Reason, string>>>;

/** How well dealers' listings cover the cart. */
const coverageTexts: ReasonTexts = {
  "model-listed-often": "Dealers often list this model",
  "model-listed-seldom": "Dealers seldom list this model",
  "only-make-listed": "Dealers list this make, but not this model",
  "no-dealer-prices": "We have no dealer prices for a cart like this",
};

/** Reasons to be less sure of the advice. */
const doubtTexts: ReasonTexts = {
  "unusual-year": "the year is unusual",
  "figures-cross": "trade-in and dealers’ prices are close together",
  "no-private-sales": "few private sale prices are known",
};

/** Why the advice is as sure as it is, in a sentence. */
export function confidenceText(reasons: readonly Reason[]): string {
  const said = (texts: ReasonTexts) => reasons.flatMap((reason) => texts[reason] ?? []);
  const doubts = said(doubtTexts).join(", and ");
  const turn = reasons.includes("model-listed-often") ? "but" : "and";
  const rest = doubts === "" ? "" : `, ${turn} ${doubts}`;
  return `${said(coverageTexts).join("")}${rest}.`;
}
