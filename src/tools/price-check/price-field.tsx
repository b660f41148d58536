import { maxAmountLength } from "../../format/read-dollars.ts";
import { PriceInput } from "../cart/price-input.tsx";
import { priceProblemMessage, priceUnderstoodMessage } from "./ad.ts";

/** The asking price as written in the ad, and how it was read. */
export function PriceField({
  price,
  onChange,
}: {
  price: string;
  onChange: (price: string) => void;
}) {
  const problem = price.trim() === "" ? "" : priceProblemMessage(price);
  return (
    <PriceInput
      label="Asking price"
      note="as in the ad, like $6,500 or 6.5k"
      maxLength={maxAmountLength}
      text={price}
      said={{ problem: problem !== "", text: problem || priceUnderstoodMessage(price) }}
      onChange={onChange}
    />
  );
}
