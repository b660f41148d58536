import type { Named } from "../serial-numbers/serial-table.ts";
import type { ModelYears } from "./recall.ts";
import { type RecallNumber, type RecallNumberKind, readRecallNumber } from "./recall-number.ts";

/**
 * Numbers from one to another, both included, as a notice lists them. The year finder learns from
 * what the notice says about these carts alone.
 */
export interface NumberRange extends Named {
  readonly kind: RecallNumberKind;
  /** The prefixes that the range holds for; none if it holds for every prefix. */
  readonly prefixes: readonly string[];
  /** Keys of the first and the last number. */
  readonly from: string;
  readonly to: string;
  /** As the notice prints it. */
  readonly printed: string;
  readonly modelYears?: ModelYears;
}

/** Ranges of one kind as notices print them, and what the notice says about these carts alone. */
export interface WrittenRanges extends Omit<NumberRange, "prefixes" | "from" | "to" | "printed"> {
  /**
   * "PH 1227-290944 to 1229-294026; PD/PF 1348-423421" for Club Car, where every prefix is meant if
   * none is given; "J0D 513701-514498" for Yamaha; "5000000 to 5021328" for numbers that begin with
   * their prefix or have none.
   */
  readonly ranges: string;
  /** The notice's own text, where that is not the range. */
  readonly printed?: string;
}

export function isInRange({ kind, prefix, key }: RecallNumber, range: NumberRange): boolean {
  return (
    kind === range.kind &&
    (range.prefixes.length === 0 || range.prefixes.includes(prefix)) &&
    key >= range.from &&
    key <= range.to
  );
}

export function readRanges({ ranges, printed, ...said }: WrittenRanges): NumberRange[] {
  return ranges
    .split("; ")
    .map((text) => ({ ...readRange(said.kind, text), ...said, printed: printed ?? text }));
}

function readRange(kind: RecallNumberKind, text: string) {
  const plain = kind === "yamaha" ? text.replace("-", " to ") : text;
  const [, named, from = "", to = from] =
    /^(?:([A-Z\d/]+) )?(\S+?)(?: to (\S+))?$/.exec(plain) ?? [];
  const prefixes = named?.split("/") ?? [];
  // A Club Car's number needs letters, of which none here means any.
  const [letters = kind === "club-car" ? "AA" : ""] = prefixes;
  const first = readAs(kind, letters + from);
  return {
    prefixes: first.prefix === letters ? prefixes : [first.prefix],
    from: first.key,
    to: readAs(kind, letters + to).key,
  };
}

function readAs(kind: RecallNumberKind, text: string): RecallNumber {
  const number = readRecallNumber(text);
  if (number?.kind !== kind) throw new Error(`Not a number of the kind ${kind}: ${text}`);
  return number;
}
