import type { TradeInGuide } from "../../../domain/trade-in/trade-in-guide.ts";
import { intervalText } from "./asking-price-labels.ts";

/** The guide and how it comes about, in a sentence. */
export function tradeInText(guide: TradeInGuide): string {
  const work = new Intl.ListFormat("en-US").format(guide.work);
  return `In trade, a dealer would likely pay ${intervalText(guide)}: what dealers ask, less a margin of ${intervalText(guide.margin)} and ${intervalText(guide.reconditioning)} of work (${work}).`;
}
