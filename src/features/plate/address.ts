import {
  addressEnd,
  addressNames,
  defaultDetails,
  readDetails,
} from "../../../domain/details/details.ts";
import type { Codec } from "../../ui/masthead/use-form-values.ts";
import { batteryAgeOn } from "../../../domain/cart/battery-age.ts";
import { renameToPublic } from "../../../domain/cart/public-names.ts";
import { numberKinds } from "../../../domain/serials/number-kinds.ts";
import type { KindId, NumberKind } from "../../../domain/serials/reading.ts";
import type { Named } from "../../../domain/serials/serial-table.ts";
import { type Powertrain, maxTextLength, powertrains } from "../../../domain/cart/cart.ts";

export interface ReturnContext {
  /** The path of a value tool. */
  readonly from: string;
  readonly details: Readonly<Record<string, string>>;
}

/** Unknown details are "". */
export interface Entry {
  /** Null if the number's shape decides. */
  readonly kind: KindId | null;
  readonly number: string;
  readonly make: string;
  readonly modelYear: string;
  readonly model: string;
  readonly powertrain: Powertrain | "";
}

export const emptyEntry: Entry = {
  kind: null,
  number: "",
  make: "",
  modelYear: "",
  model: "",
  powertrain: "",
};

/** Leaves room for text around the longest number. */
export const maxNumberLength = 40;

export const noReturnContext: ReturnContext = { from: "/", details: {} };

export function readReturnContext(address: URLSearchParams): ReturnContext {
  const from = address.get("from") ?? "";
  const fields = returnNames.flatMap((name) => {
    const value = address.get(name);
    return value === null ? [] : [[name, value.slice(0, maxTextLength)]];
  });
  return {
    from: /^\/(?!embed$)[a-z-]*$/.test(from) ? from : noReturnContext.from,
    details: Object.fromEntries(fields),
  };
}

/**
 * `read` returns the fallback itself if nothing differs, because setting a copy would change the
 * address.
 */
export const entryCodec: Codec<Entry> = {
  blank: emptyEntry,
  readAddress: (address) => {
    const entry = addressedEntry(address);
    return isSameEntry(entry, emptyEntry) ? emptyEntry : entry;
  },
  read: (source, fallback) => {
    const entry = readEntry(source, fallback);
    return isSameEntry(entry, fallback) ? fallback : entry;
  },
  fieldsOf: (entry) => `${new URLSearchParams({ ...entry, kind: entry.kind ?? "" })}`,
};

/** Includes what an ad says besides the cart. */
const returnNames = [...addressNames, "serial", "plate", "tested", "price", "fees", "seller"];

/** A cart that comes with its serial number needs no other number. */
export function addressedEntry(address: URLSearchParams): Entry {
  const serial = address.get("serial")?.slice(0, maxNumberLength) ?? "";
  return readEntry(address, { ...emptyEntry, number: serial });
}

/** An empty kind clears the chosen one. */
export function readEntry(source: URLSearchParams, fallback: Entry): Entry {
  const kind = source.get("kind");
  const { make, modelYear, model } = readDetails(source, {
    ...defaultDetails,
    ...fallback,
    powertrain: defaultDetails.powertrain,
  });
  return {
    kind: kind === "" ? null : (numberKinds.find(({ id }) => id === kind)?.id ?? fallback.kind),
    number: source.get("number")?.slice(0, maxNumberLength) ?? fallback.number,
    make,
    modelYear,
    model,
    powertrain: powertrains.find((id) => id === source.get("powertrain")) ?? fallback.powertrain,
  };
}

/** The inverse of `readReturnContext` and `addressedEntry`. */
export function addressOf(context: ReturnContext, { kind, number, ...cart }: Entry): string {
  const { serial: _, ...details } = withCart(context, cart).details;
  const fields = {
    ...details,
    ...(context.from !== noReturnContext.from && { from: context.from }),
    ...(kind !== null && { kind }),
    number,
  };
  return addressEnd(Object.entries(fields));
}

type EnteredCart = Pick<Entry, "make" | "modelYear" | "model" | "powertrain">;

export function withCart(
  { from, details }: ReturnContext,
  { make, modelYear, model, powertrain }: EnteredCart,
): ReturnContext {
  const entered = Object.entries(renameToPublic({ make, modelYear, model, powertrain }));
  return {
    from,
    details: Object.fromEntries([
      ...Object.entries(details).filter(
        ([name]) => !entered.some(([enteredName]) => enteredName === name),
      ),
      ...entered.filter(([, text]) => text !== ""),
    ]),
  };
}

function isSameEntry(a: Entry, b: Entry): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

interface NumberFacts extends Named {
  readonly year: number;
  readonly month?: number | undefined;
  readonly readAs: string;
  /** True for the likeliest of the number's years, at medium confidence or better. */
  readonly isSure: boolean;
}

/** What the plate says, as a list of names. */
function withName(details: ReturnContext["details"], name: "year" | "batteryAge"): string {
  const names = (details["plate"] ?? "").split(",").filter((each) => each !== "");
  return [...new Set([...names, name])].join(",");
}

export function returnUrl(
  { from, details }: ReturnContext,
  kind: NumberKind,
  { year, month, model, powertrain, readAs, isSure }: NumberFacts,
  today: string,
): string {
  const found: Record<string, string> =
    kind.dates === "battery"
      ? {
          batteryAge: String(batteryAgeOn({ year, month }, today)),
          plate: withName(details, "batteryAge"),
        }
      : {
          year: String(year),
          ...namedDetails(details, kind, { model, powertrain }),
          serial: readAs,
          ...(isSure && { plate: withName(details, "year") }),
        };
  return from + addressEnd(Object.entries({ ...details, ...found }));
}

/** What the visitor said wins over what the serial number says. */
export function namedDetails(
  details: ReturnContext["details"],
  { make }: NumberKind,
  { model, powertrain }: Named,
): Record<string, string> {
  if (make === undefined || (details["make"] && details["make"] !== make)) return {};
  return {
    make,
    ...(model && !details["model"]?.trim() && { model }),
    ...(powertrain && details["powertrain"] === undefined && { powertrain }),
  };
}
