import { describeAssumed } from "../../../domain/details/assumed.ts";
import type { Details } from "../../../domain/details/details.ts";
import { hasLeadAcid } from "../../../domain/market/work-prices.ts";

/** For people who rely on a paper without having seen the cart. */
export function assumedText(details: Details): string {
  const isTypeUnknown = hasLeadAcid(details) && details.batteryType === null;
  const sentences = [
    describeAssumed(details),
    isTypeUnknown ? "Nobody said what batteries it has, so we count them as lead-acid." : "",
  ].filter((sentence) => sentence !== "");
  return sentences.length === 0 ? "Nothing. Every detail was given." : sentences.join(" ");
}
