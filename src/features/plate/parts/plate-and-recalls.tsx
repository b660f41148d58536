import { findRecalls } from "../../../../domain/recalls/find-recalls.ts";
import { recalls } from "../../../../domain/recalls/recalls.ts";
import { thisYear } from "../../../browser/clock.ts";
import type { Calculation } from "../../cart-form/calculation.ts";
import { noticesText, plateText } from "../plate-text.ts";
import { recalledCartOf } from "../recalled-cart.ts";

export function PlateAndRecalls({ calculation }: { calculation: Calculation }) {
  const year = thisYear();
  return (
    <>
      <p>{plateText(calculation.cart, year)}</p>
      <p>{noticesText(findRecalls(recalledCartOf(calculation), recalls, year))}</p>
    </>
  );
}
