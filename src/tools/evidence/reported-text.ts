import type { reportedPrice } from "../../../domain/asking-prices/reported-sales.ts";
import { formatDollars, formatRange } from "../../format/money.ts";
import { dateText } from "../../format/date-text.ts";

type ReportedPrice = NonNullable<ReturnType<typeof reportedPrice>>;

/** What visitors say dealers paid them; "" if there are too few reports. */
export function reportedTradeInsText(price: ReportedPrice | null): string {
  if (price === null) return "";
  const { count, middle, first, last } = price;
  return (
    `Reported trade-ins: about ${formatDollars(middle)}, and 8 in 10 were ${formatRange(price)} ` +
    `(${count} reported by visitors, ${dateText(first)} to ${dateText(last)}).`
  );
}
