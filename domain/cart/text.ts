import {
  type Cart,
  type CartField,
  type CartFieldId,
  cartFieldIds,
  cartFields,
  hasDetail,
} from "./cart.ts";

/**
 * Details that are known and apply to this cart. A market flag that is false is left out: it is the
 * default, so it may never have been said.
 */
export function knownFieldIds(cart: Partial<Cart>): CartFieldId[] {
  return cartFieldIds.filter(
    (id) => hasDetail(cart, id) && !(cart[id] === false && cartFields[id].use === "market"),
  );
}

export function detailText(cart: Partial<Cart>, id: CartFieldId): string {
  const field: CartField = cartFields[id];
  const value = cart[id];
  if (field.kind === "choice") {
    const labels: Readonly<Record<string | number, string>> = field.labels;
    return labels[String(value)]!;
  }
  return typeof value === "boolean" ? (value ? "Yes" : "No") : String(value);
}
