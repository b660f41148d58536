import type { Confidence } from "./advise.ts";
import type { Role } from "../cart/roles.ts";

export const roleLabels: Readonly<Record<Role, string>> = {
  selling: "Selling",
  trading: "Trading in",
  buying: "Buying",
  insuring: "Insuring",
};

/** The verb on the sign. */
export const roleVerbs: Readonly<Record<Role, string>> = {
  selling: "Ask",
  trading: "Expect",
  buying: "Offer",
  insuring: "Insure for",
};

export const confidenceLabels: Readonly<Record<Confidence, string>> = {
  good: "Good",
  fair: "Fair",
  rough: "Rough",
};
