import { countWithNoun } from "../../domain/words/english.ts";
import { oneLine } from "../../text/sanitize.ts";
import type { Skipped } from "./item.ts";

export type Outcome =
  | {
      readonly kind: "read";
      readonly taken: number;
      readonly skipped: readonly Skipped[];
      /** Blocks of JSON-LD that are not valid JSON. */
      readonly broken: number;
      /** Pages, sitemaps, and parts of lists that were read. */
      readonly documents: number;
      /** Those that could not be read, with the reason. */
      readonly unread: readonly { readonly address: string; readonly reason: string }[];
      /** How many were never requested, because the source has too many or refused us. */
      readonly left: number;
    }
  | { readonly kind: "unchanged" }
  | { readonly kind: "stopped"; readonly since: string }
  | { readonly kind: "forbidden" | "failed"; readonly reason: string };

export function allSourcesFailed(outcomes: readonly Outcome[]): boolean {
  const isUnread = ({ kind }: Outcome) => kind === "failed" || kind === "forbidden";
  return outcomes.length > 0 && outcomes.every(isUnread);
}

/** More than anybody reads, and a hostile feed may have thousands. */
const maxNamed = 200;

/** One line for the source, and one for each item or page that could not be read. */
export function reportLines(dealer: string, outcome: Outcome): string[] {
  const named = outcome.kind === "read" ? namedProblems(outcome) : [];
  const more = named.length - maxNamed;
  const details = [...named.slice(0, maxNamed), ...(more > 0 ? [`and ${more} more`] : [])];
  return [
    oneLine(`${dealer}: ${outcomeText(outcome)}.`),
    ...details.map((line) => `  ${oneLine(line)}`),
  ];
}

type Read = Extract<Outcome, { kind: "read" }>;

function namedProblems({ skipped, unread }: Read): string[] {
  return [
    ...unread.map(({ address, reason }) => `${address} ${reason}`),
    ...skipped.map(({ item, reason }) => `${item}: ${reason}`),
  ];
}

function outcomeText(outcome: Outcome): string {
  if (outcome.kind === "unchanged") return "unchanged since it was last read";
  if (outcome.kind === "stopped") return `not read since ${outcome.since}, as the dealer asked`;
  if (outcome.kind !== "read") return `${outcome.kind}: ${outcome.reason}`;
  return [countsText(outcome), ...pagesText(outcome)].join("; ");
}

function countsText({ taken, skipped }: Read): string {
  const found = taken + skipped.length;
  if (found === 0) return "read, and lists no carts";
  const reasons = [...Map.groupBy(skipped, ({ reason }) => kindOf(reason))]
    .map(([reason, { length }]) => `${length} ${reason}`)
    .toSorted();
  const why = reasons.length === 0 ? "" : ` (${reasons.join(", ")})`;
  return `${found} found, ${taken} taken, ${skipped.length} skipped${why}`;
}

/** "make is not in the directory: Ford" */
const kindOf = (reason: string) => reason.split(": ", 1)[0]!;

function pagesText({ broken, documents, unread, left }: Read): string[] {
  const parts = [];
  if (documents > 1 || unread.length > 0)
    parts.push(`${countWithNoun(documents, "document")} read`);
  if (unread.length > 0) parts.push(`${unread.length} not`);
  if (left > 0) parts.push(`${left} left`);
  if (broken > 0) parts.push(`${countWithNoun(broken, "block")} of JSON-LD cannot be read`);
  return parts;
}
