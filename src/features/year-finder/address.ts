import { addressEnd, addressNames } from "../../../domain/cart/details.ts";
import type { KindId, NumberKind } from "../../../domain/serial-numbers/reading.ts";
import type { Named } from "../../../domain/serial-numbers/serial-table.ts";
import { defaultChoices, maxTextLength } from "../../../domain/valuation/cart.ts";

/** Where the visitor came from, and what was entered there. */
export interface ReturnContext {
  /** The path of a value tool. */
  readonly from: string;
  readonly details: Readonly<Record<string, string>>;
}

/** The finder's own fields. */
export interface Entry {
  /** Null if it is to be told from the number's shape. */
  readonly kind: KindId | null;
  readonly number: string;
}

/** Longer than any number, with whatever is typed around it. */
export const maxNumberLength = 40;

export const noReturnContext: ReturnContext = { from: "/", details: {} };

export function readReturnContext(address: URLSearchParams): ReturnContext {
  const from = address.get("from") ?? "";
  const given = [...addressNames, "serial"].flatMap((name) => {
    const value = address.get(name);
    return value === null ? [] : [[name, value.slice(0, maxTextLength)]];
  });
  return {
    from: /^\/(?!embed$)[a-z-]*$/.test(from) ? from : noReturnContext.from,
    details: Object.fromEntries(given),
  };
}

/** The entry of an address: a cart that comes with its serial number needs no other. */
export function addressedEntry(
  address: URLSearchParams,
  kinds: readonly NumberKind[],
  otherwise: Entry,
): Entry {
  const serial = address.get("serial")?.slice(0, maxNumberLength);
  return readEntry(address, kinds, { ...otherwise, number: serial ?? otherwise.number });
}

/** The kind and number of an address or form. An empty kind takes back one that was chosen. */
export function readEntry(
  source: FormData | URLSearchParams,
  kinds: readonly NumberKind[],
  otherwise: Entry,
): Entry {
  const text = (name: string) => {
    const value = source.get(name);
    return typeof value === "string" ? value : undefined;
  };
  const kind = text("kind");
  const found = kinds.find(({ id }) => id === kind);
  return {
    kind: kind === "" ? null : (found?.id ?? otherwise.kind),
    number: text("number")?.slice(0, maxNumberLength) ?? otherwise.number,
  };
}

/** The address from which `readReturnContext` and `readEntry` read the same again. */
export function addressOf({ from, details }: ReturnContext, { kind, number }: Entry): string {
  const fields = {
    ...details,
    ...(from !== noReturnContext.from && { from }),
    ...(kind !== null && { kind }),
    number,
  };
  return addressEnd(Object.entries(fields));
}

export function areSame(a: Entry, b: Entry): boolean {
  return a.kind === b.kind && a.number === b.number;
}

/** A number's facts about its cart. */
interface Found extends Named {
  readonly year: number;
  readonly readAs: string;
}

/** The value tool's address with everything entered there, and what was found. */
export function returnUrl(
  { from, details }: ReturnContext,
  kind: NumberKind,
  { year, model, powertrain, readAs }: Found,
  asOfYear: number,
): string {
  const found: Record<string, string> =
    kind.dates === "battery"
      ? { batteryAge: String(batteryAge(year, asOfYear)) }
      : {
          year: String(year),
          ...namedDetails(details, kind, { model, powertrain }),
          yearFrom: readAs,
        };
  return from + addressEnd(Object.entries({ ...details, ...found }));
}

/**
 * The make, model and powertrain that a number gives, unless the visitor entered others. The
 * powertrain that the form begins with was not entered.
 */
export function namedDetails(
  details: ReturnContext["details"],
  { make }: NumberKind,
  { model, powertrain }: Named,
): Record<string, string> {
  if (make === undefined || (details["make"] && details["make"] !== make)) return {};
  const isChosen =
    (details["powertrain"] ?? defaultChoices.powertrain) !== defaultChoices.powertrain;
  return {
    make,
    ...(model && !details["model"]?.trim() && { model }),
    ...(powertrain && !isChosen && { powertrain }),
  };
}

const oldestBatteryAge = 5;

/** As the value tool counts it: 5 stands for five years or more. */
export function batteryAge(year: number, asOfYear: number): number {
  return Math.min(asOfYear - year, oldestBatteryAge);
}
