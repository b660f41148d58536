import type { Cart } from "../../../domain/valuation/cart.ts";
import { formatDollars } from "../../format/money.ts";
import type { NamedTrial } from "../cart/calculation.ts";
import { cartName } from "../cart/cart-labels.ts";

/** How sharing ended; "refused" carries the text that could not be copied. */
export type ShareOutcome =
  | { status: "shared" | "dismissed" | "copied" }
  | { status: "refused"; text: string };

export function shareText(cart: Cart, value: number, trial: NamedTrial | null): string {
  const name = cartName(cart);
  return trial === null
    ? `${name} is estimated at ${formatDollars(value)}`
    : `${name} is estimated at ${formatDollars(trial.appraisal.value)} with a change: ${trial.name.toLowerCase()}`;
}

/** Offers the device's share sheet, else the clipboard. Never throws. */
export async function share(text: string, url: string): Promise<ShareOutcome> {
  try {
    await navigator.share({ title: "Golf Cart Value Estimate", text, url });
    return { status: "shared" };
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") {
      return { status: "dismissed" };
    }
  }
  const copy = `${text} ${url}`;
  try {
    await navigator.clipboard.writeText(copy);
    return { status: "copied" };
  } catch {
    return { status: "refused", text: copy };
  }
}
