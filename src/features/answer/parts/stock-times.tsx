import published from "../../../../domain/market/stock-times.json" with { type: "json" };
import type { StockTimes as Times } from "../../../../domain/market/stock-times.ts";
import { stockTimesText } from "../../../market/stock-times-text.ts";

export function StockTimes({
  cart,
  price,
  times = published,
}: {
  readonly cart: { readonly make: string; readonly model: string };
  readonly price: number;
  readonly times?: Times;
}) {
  const text = stockTimesText(times, cart, price);
  return text !== "" && <p>{text}</p>;
}
