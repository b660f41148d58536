import { type Cart, type CartField, type CartFieldId, cartFieldIds, cartFields } from "./cart.ts";

/** The fields that apply to this cart and are known: a gas cart has no battery pack. */
export function fieldsOf(cart: Partial<Cart>): CartFieldId[] {
  return cartFieldIds.filter(
    (id) => cart[id] !== undefined && (id !== "batteryAge" || cart.powertrain === "electric"),
  );
}

/** A value as people read it: "8+ seats", "Yes". */
export function readableValue(cart: Partial<Cart>, id: CartFieldId): string {
  const field: CartField = cartFields[id];
  const value = cart[id];
  if (field.kind === "choice") {
    const labels: Readonly<Record<string | number, string>> = field.labels;
    return labels[String(value)]!;
  }
  return typeof value === "boolean" ? (value ? "Yes" : "No") : String(value);
}
