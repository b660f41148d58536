import {
  type Cart,
  type CartField,
  type CartFieldId,
  cartFieldIds,
  cartFields,
  hasDetail,
} from "./cart.ts";

/** Known details that apply to this cart. `lifted: false` is left out. */
export function fieldsOf(cart: Partial<Cart>): CartFieldId[] {
  return cartFieldIds.filter(
    (id) => hasDetail(cart, id) && !(id === "lifted" && cart[id] === false),
  );
}

export function readableValue(cart: Partial<Cart>, id: CartFieldId): string {
  const field: CartField = cartFields[id];
  const value = cart[id];
  if (field.kind === "choice") {
    const labels: Readonly<Record<string | number, string>> = field.labels;
    return labels[String(value)]!;
  }
  return typeof value === "boolean" ? (value ? "Yes" : "No") : String(value);
}
