// Tested in ../features/my-carts/parts/cart-row.test.tsx and ../features/sold/sold-page.test.tsx.
import { adFields } from "../../domain/answer/ad-fields.ts";
import type { Seller } from "../../domain/answer/advice.ts";
import { askingName } from "../../domain/answer/asking.ts";
import type { SaleKind } from "../../domain/submissions/sale.ts";
import { forSalePath } from "./paths.ts";
import { type Details, addressEnd, formQueryOf, queryOf } from "../../domain/details/details.ts";

/** The papers, in the order offered. */
export const paperIds = [
  "bill-of-sale",
  "for-sale-flyer",
  "buying-checklist",
  "insurance-sheet",
] as const;
export type PaperId = (typeof paperIds)[number];

/** What we already know about a sale when the visitor starts to report it. */
interface SaleOrigin {
  readonly kind?: SaleKind | undefined;
  /** The page that the cart was valued on, which may be a state's, such as "/fl". */
  readonly path?: string;
  /** As typed. It goes into the fragment, so it isn't sent until the report is. */
  readonly price?: string;
  readonly soldIn?: string;
}

/** The address of the form that reports a sale. The form asks for whatever is missing. */
export function saleAddress(
  details: Details,
  { kind, path = "/", price = "", soldIn = "" }: SaleOrigin = {},
): string {
  const query = new URLSearchParams(queryOf(details));
  if (kind !== undefined) query.set("kind", kind);
  // The form ignores a state that isn't in its list.
  if (/^\/[a-z]{2}$/.test(path)) query.set("state", path.slice(1).toUpperCase());
  const fragment = new URLSearchParams({
    ...(price !== "" && { price }),
    ...(soldIn !== "" && { soldIn }),
  });
  return `/sold?${query}${fragment.size === 0 ? "" : `#${fragment}`}`;
}

/** The page to show a buyer. The number travels only if the owner shows it, and isn't sent to our server. */
export function forSaleAddress(details: Details, asking: number | null, serial = ""): string {
  const query = queryOf(details) + (asking === null ? "" : `&${askingName}=${asking}`);
  return forSalePath + query + (serial === "" ? "" : `#${new URLSearchParams({ serial })}`);
}

/** The price check of an ad, with its price in whole US dollars and its seller if they're known. */
export function adAddress(
  details: Details,
  { price, fees = 0, seller }: { price: number | null; fees?: number; seller: Seller | null },
): string {
  const query = `${formQueryOf(details)}&${adFields({ price, fees, seller })}`;
  return `/check-a-price${addressEnd(new URLSearchParams(query))}`;
}

export function paperAddress(details: Details, paper: PaperId): string {
  const fields = new URLSearchParams(formQueryOf(details));
  fields.set("paper", paper);
  return `/papers${addressEnd(fields)}`;
}
