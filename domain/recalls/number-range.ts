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

export function isInRange({ kind, prefix, key }: RecallNumber, range: NumberRange): boolean {
  return (
    kind === range.kind &&
    (range.prefixes.length === 0 || range.prefixes.includes(prefix)) &&
    key >= range.from &&
    key <= range.to
  );
}

/**
 * Club Car's ranges as notices print them: "PH 1227-290944 to 1229-294026; PD/PF 1348-423421".
 * Without a prefix, every prefix is meant; without the last six digits, every number of the week.
 */
export function clubCarRanges(text: string, named: Named = {}): NumberRange[] {
  const form =
    /^(?:(?<prefixes>[A-Z\d/]+) )?(?<from>\d{4}(?:-\d{6})?)(?: to (?<to>\d{4}(?:-\d{6})?))?$/;
  return ranges(text, form, (parts) => {
    const prefixes = parts["prefixes"]?.split("/") ?? [];
    const { from = "", to = from } = parts;
    const keyOf = (number: string, rest: string) =>
      keyAs("club-car", `AA${number.padEnd(11, `-${rest.repeat(6)}`)}`);
    return { kind: "club-car", prefixes, from: keyOf(from, "0"), to: keyOf(to, "9"), ...named };
  });
}

/** Yamaha's ranges of a model year, as notices print them: "J0D 513701-514498; J2D 601-870". */
export function yamahaRanges(modelYear: number | null, text: string): NumberRange[] {
  const form = /^(?<prefix>J[A-Z\d]{2})(?: (?<from>\d+)-(?<to>\d+))?$/;
  return ranges(text, form, ({ prefix = "", from = "0", to = "999999" }) => ({
    kind: "yamaha",
    prefixes: [prefix],
    from: from.padStart(6, "0"),
    to: to.padStart(6, "0"),
    ...(modelYear !== null && { modelYears: { from: modelYear, to: modelYear } }),
  }));
}

/** Ranges of numbers alone, or after one prefix: "5000000 to 5021328; 9300001 to 9300188". */
export function plainRanges(
  kind: RecallNumberKind,
  text: string,
  named: Named & { readonly modelYears?: ModelYears } = {},
): NumberRange[] {
  return ranges(text, /^(?<from>\S+)(?: to (?<to>\S+))?$/, ({ from = "", to = from }) => {
    const number = readAs(kind, from);
    const prefixes = number.prefix === "" ? [] : [number.prefix];
    return { kind, prefixes, from: number.key, to: keyAs(kind, to), ...named };
  });
}

function ranges(
  text: string,
  form: RegExp,
  rangeOf: (parts: Readonly<Record<string, string | undefined>>) => Omit<NumberRange, "printed">,
): NumberRange[] {
  return text.split("; ").map((printed) => {
    const parts = form.exec(printed)?.groups;
    if (parts === undefined) throw new Error(`Not a range of numbers: ${printed}`);
    return { ...rangeOf(parts), printed };
  });
}

function keyAs(kind: RecallNumberKind, number: string): string {
  return readAs(kind, number).key;
}

function readAs(kind: RecallNumberKind, text: string): RecallNumber {
  const number = readRecallNumber(text);
  if (number?.kind !== kind) throw new Error(`Not a number of the kind ${kind}: ${text}`);
  return number;
}
