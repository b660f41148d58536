import { oneLine } from "../../text/sanitize.ts";
import type { Outcome } from "./crawl.ts";

/** How reading a source ended, on one line without terminal controls. */
export function reportLine(name: string, outcome: Outcome): string {
  return oneLine(`${name}: ${outcomeText(outcome)}.`);
}

function outcomeText(outcome: Outcome): string {
  if (outcome.kind === "unchanged") return "unchanged since it was last read";
  if (outcome.kind !== "read") return `${outcome.kind}: ${outcome.reason}`;
  const { found, taken, skipped, broken } = outcome;
  const reasons = [...skipped].map(([reason, count]) => `${count} ${reason}`).toSorted();
  const why = reasons.length === 0 ? "" : ` (${reasons.join(", ")})`;
  const blocks = broken === 1 ? "1 block" : `${broken} blocks`;
  const unread = broken === 0 ? "" : `; ${blocks} of JSON-LD cannot be read`;
  return `${found} found, ${taken} taken, ${found - taken} skipped${why}${unread}`;
}
