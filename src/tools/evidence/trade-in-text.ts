import { formatRange } from "../../format/money.ts";
import type { TradeInGuide } from "../../../domain/trade-in/trade-in-guide.ts";

/** The guide and how it is worked out, in a sentence. */
export function tradeInText(guide: TradeInGuide): string {
  const work = new Intl.ListFormat("en-US").format(guide.work);
  return `A dealer would likely give you ${formatRange(guide)} in trade: what dealers ask, minus a margin of ${formatRange(guide.margin)} and ${formatRange(guide.reconditioning)} of work (${work}).`;
}
