import type { TradeInGuide } from "../../../domain/trade-in/trade-in-guide.ts";
import { intervalText } from "./asking-price-labels.ts";

/** The guide and how it is worked out, in a sentence. */
export function tradeInText(guide: TradeInGuide): string {
  const work = new Intl.ListFormat("en-US").format(guide.work);
  return `A dealer would likely give you ${intervalText(guide)} in trade: what dealers ask, minus a margin of ${intervalText(guide.margin)} and ${intervalText(guide.reconditioning)} of work (${work}).`;
}
