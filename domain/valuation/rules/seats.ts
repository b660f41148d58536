import { cartFields } from "../cart.ts";
import { type Rule, casesOf } from "./rule.ts";

const factors = { 2: 20, 4: 24, 6: 28, 8: 32 };
const { labels } = cartFields.seats;

export const seats = {
  id: "seats",
  label: "Seats",
  source: "product spec, section 9, rule 5",
  factors,
  twentieths: (cart) => factors[cart.seats],
  line: (cart) => labels[cart.seats],
} as const satisfies Rule;

export const seatsCases = () => casesOf(labels, factors);
