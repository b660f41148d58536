import { appraise } from "../../domain/catalogue/site-prices.ts";
import { makes } from "../../domain/catalogue/makes.ts";
import { plainCharacters } from "../../domain/serial-numbers/plain-characters.ts";
import type { Cart } from "../../domain/valuation/cart.ts";
import type { Appraisal } from "../../domain/valuation/appraise.ts";
import { type SharedCart, sharedCart } from "./shared-cart.ts";

export interface SharedEstimate {
  readonly shared: SharedCart;
  readonly appraisal: Appraisal;
}

/** The estimate that a query describes, as the value tool shows it; null if it describes none. */
export function sharedEstimate(query: string, asOfYear: number): SharedEstimate | null {
  const shared = sharedCart(query, asOfYear);
  if (shared === null) return null;
  const appraisal = appraise(shared.cart, asOfYear);
  const cart = { ...shared.cart, model: knownModel(shared.cart, appraisal) };
  return { shared: { ...shared, cart }, appraisal };
}

/**
 * The model as we spell it; "" for one that is in no list of ours. Our pictures and titles carry
 * nobody else's text.
 */
function knownModel({ make, model }: Cart, { base }: Appraisal): string {
  if (base.from === "model") return base.model;
  const listed = makes.find(({ name }) => name === make)?.models ?? [];
  const typed = plainCharacters(model);
  return listed.find((each) => plainCharacters(each) === typed) ?? "";
}
