import { appraise } from "../../domain/catalogue/site-prices.ts";
import type { Appraisal } from "../../domain/valuation/appraise.ts";
import type { Artwork } from "./artwork.ts";
import { pictureTexts } from "./estimate-picture.ts";
import { type SharedCart, sharedCart } from "./shared-cart.ts";

export interface SharedEstimate {
  readonly shared: SharedCart;
  readonly appraisal: Appraisal;
}

/** The estimate that a query describes, as the value tool shows it; null if none can be drawn. */
export function sharedEstimate(
  query: string,
  asOfYear: number,
  { board, body }: Pick<Artwork, "board" | "body">,
): SharedEstimate | null {
  const shared = sharedCart(query, asOfYear);
  if (shared === null) return null;
  const appraisal = appraise(shared.cart, asOfYear);
  const { name, ...others } = pictureTexts(shared, appraisal);
  const canDraw = board.canDraw(name) && Object.values(others).every((text) => body.canDraw(text));
  return canDraw ? { shared, appraisal } : null;
}
