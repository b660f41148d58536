import type { FoundRecall } from "../../../domain/recalls/find-recalls.ts";
import type { Recall, SerialRange } from "../../../domain/recalls/recall.ts";
import { recalls, recallsAsOf } from "../../../domain/recalls/recalls.ts";
import { dateText } from "../../format/date-text.ts";

/** Which numbers a notice names; "" if it names none. */
export function serialsText({ serials = [] }: Recall): string {
  if (serials.length === 0) return "";
  if (serials.every(({ from }) => from === 0)) {
    const prefixes = serials.map(({ prefix }) => prefix);
    return `Serial numbers: all that begin with ${new Intl.ListFormat("en-US", { type: "disjunction" }).format(prefixes)}.`;
  }
  return `Serial numbers: ${new Intl.ListFormat("en-US").format(serials.map(rangeText))}.`;
}

function rangeText({ kind, prefix, from, to }: SerialRange): string {
  const digits = (number: number) => String(number).padStart(kind === "ez-go" ? 7 : 6, "0");
  if (kind === "club-car") return `${prefix} with last digits ${digits(from)} to ${digits(to)}`;
  const before = prefix === "" ? "" : `${prefix}-`;
  return `${before}${digits(from)} to ${digits(to)}`;
}

/** How many notices were found, and how surely they concern the cart, in a sentence. */
export function foundText(found: readonly FoundRecall[]): string {
  if (found.length === 0) return noneText;
  const named = found.filter(({ isNamed }) => isNamed).length;
  if (named === 0) {
    return `${noticesText(found.length)} may concern this cart. Ask the manufacturer or a dealer whether yours is one of them.`;
  }
  const rest = found.length - named;
  const others = rest === 0 ? "" : ` ${noticesText(rest, "more")} may concern it.`;
  return `${noticesText(named)} ${named === 1 ? "names" : "name"} a range that this number is in.${others} Ask the manufacturer or a dealer whether the repair was done.`;
}

function noticesText(count: number, more = ""): string {
  return [count, more, count === 1 ? "recall notice" : "recall notices"].filter(Boolean).join(" ");
}

const noneText = `None of the ${recalls.length} notices we hold, as of ${dateText(recallsAsOf)}, concerns this cart. There are others: check with the manufacturer, at cpsc.gov for golf carts, and at nhtsa.gov for street-legal vehicles.`;
