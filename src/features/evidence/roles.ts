import type { Role } from "../../../domain/cart/roles.ts";
import type { PriceRange } from "./price-axis.ts";

export const roleLabels: Readonly<Record<Role, string>> = {
  selling: "Selling",
  trading: "Trading in",
  buying: "Buying",
  insuring: "Insuring",
};

type DollarRange = Pick<PriceRange, "low" | "high">;

/** Which figures to use, in a sentence around their range, and why. */
export interface Answer {
  readonly before: string;
  readonly range: DollarRange;
  readonly after: string;
  readonly why: string;
  /** The row that the range is taken from. */
  readonly lead: PriceRange["name"];
}

/** Without listings, only the formula's range; its low end is the trade-in value. */
export function answerAlone(role: Role, { low, high }: DollarRange): Answer {
  const common = { range: { low, high }, lead: "Estimate" } as const;
  const why = "This comes from our formula alone: we have no listings like it yet.";
  switch (role) {
    case "selling":
      return { ...common, before: "Ask", after: "in a private sale.", why };
    case "trading":
      return {
        ...common,
        before: "Expect about",
        range: { low, high: low },
        after: "off your next cart.",
        why: `${why} It’s the low end of the range.`,
      };
    case "buying":
      return { ...common, before: "Pay", after: "for one like it.", why };
    case "insuring":
      return {
        ...common,
        before: "The formula says",
        after: "for one like it.",
        why: `${why} Ask a dealer what a replacement would cost.`,
      };
  }
}
