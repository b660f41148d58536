import type { Seller } from "./advice.ts";

interface AdFields {
  /** As typed, or in whole US dollars without the fees; null if it isn't known. */
  readonly price: string | number | null;
  /** Whole US dollars. */
  readonly fees: number;
  /** Null if nobody has said who is selling. */
  readonly seller: Seller | null;
}

/** What the address of a price check says besides the cart. */
export function adFields({ price, fees, seller }: AdFields): URLSearchParams {
  const fields = new URLSearchParams();
  if (price !== null) fields.set("price", String(price));
  if (fees > 0) fields.set("fees", String(fees));
  if (seller !== null) fields.set("seller", seller);
  return fields;
}
