import { linkQueryOf } from "../../../domain/details/details.ts";
import { storeText } from "../../browser/storage.ts";
import type { Calculation } from "./calculation.ts";

/** Lasts until the tab is closed. stored-carts.ts, which is part of every page, reads it. */
export function saveCurrentCart({ details }: Pick<Calculation, "details">): void {
  storeText("sessionStorage", "your cart", linkQueryOf(details));
}
