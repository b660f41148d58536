// Tested through the tool in island.test.tsx.
import { chargeAtVolts } from "../../../domain/batteries/charge.ts";
import { type Judgment, judgePack } from "../../../domain/batteries/judge-pack.ts";
import { type Pack, cellsOf, packs, maxBatteries } from "../../../domain/batteries/pack.ts";
import {
  type VoltsFault,
  maxVoltsLength,
  readVolts,
} from "../../../domain/batteries/typed-readings.ts";
import { addressEnd } from "../../../domain/details/details.ts";
import { capitalize, listText, withArticle } from "../../../domain/words/english.ts";
import type { Codec } from "../../ui/masthead/use-form-values.ts";

const yesOrNo = ["yes", "no"] as const;
export type YesOrNo = (typeof yesOrNo)[number];

/** Chosen in place of a pack's id; the test is only for lead-acid. */
export const lithium = "lithium";

/** As typed, with room for the batteries of any pack, so that choosing another pack loses nothing. */
export interface Entry {
  readonly pack: string;
  /** Null until it is answered. */
  readonly rested: YesOrNo | null;
  readonly charged: YesOrNo | null;
  readonly volts: readonly string[];
  readonly code: string;
}

const batteryNumbers = Array.from({ length: maxBatteries }, (_, index) => index + 1);
const blank = batteryNumbers.map(() => "");

/** The most common pack of carts sold today: 48 volts from six batteries. */
export const firstEntry: Entry = {
  pack: "6x8",
  rested: null,
  charged: null,
  volts: blank,
  code: "",
};

export const voltsName = (battery: number) => `v${battery + 1}`;

const fieldNames = new Set([
  "pack",
  "rested",
  "charged",
  "code",
  ...batteryNumbers.map((_, battery) => voltsName(battery)),
]);

/** `read` returns the fallback itself if nothing differs, because setting a copy would change the address. */
export const entryCodec: Codec<Entry> = {
  blank: firstEntry,
  readAddress: (address) => entryCodec.read(address, firstEntry),
  read: (source, fallback) => {
    const entry = readEntry(source, fallback);
    return queryOf([], entry) === queryOf([], fallback) ? fallback : entry;
  },
  fieldsOf: (entry) => queryOf([], entry),
};

function readEntry(source: URLSearchParams, fallback: Entry): Entry {
  const text = (name: string, maxLength: number) => source.get(name)?.slice(0, maxLength);
  const answer = (name: "rested" | "charged") =>
    yesOrNo.find((choice) => choice === text(name, 3)) ?? fallback[name];
  const ids = [...packs.map(({ id }) => id), lithium];
  return {
    pack: ids.find((id) => id === text("pack", 10)) ?? fallback.pack,
    rested: answer("rested"),
    charged: answer("charged"),
    volts: fallback.volts.map(
      (reading, index) => text(voltsName(index), maxVoltsLength) ?? reading,
    ),
    code: text("code", maxVoltsLength) ?? fallback.code,
  };
}

/** `entryCodec` restores the entry from this query; `carried` holds other tools' fields. */
export function queryOf(carried: readonly (readonly [string, string])[], entry: Entry): string {
  const { volts, ...settings } = entry;
  const fields = Object.entries({
    ...settings,
    ...Object.fromEntries(volts.map((text, index) => [voltsName(index), text])),
  }).filter((field): field is [string, string] => Boolean(field[1]));
  return addressEnd([...carried, ...fields]);
}

/** Fields of other tools: the cart, and where the visitor came from. */
export function carriedFields(address: URLSearchParams): [string, string][] {
  return [...address].filter(([name]) => !fieldNames.has(name));
}

export function returnUrl(carried: readonly (readonly [string, string])[], age: number): string {
  const { from = "/", ...details } = Object.fromEntries(carried);
  const path = /^\/(?!embed$)[a-z-]*$/.test(from) ? from : "/";
  const tested = { ...details, batteryAge: String(age), tested: "batteryAge" };
  return path + addressEnd(Object.entries(tested).filter(([name, text]) => !isOldAge(name, text)));
}

/** An age that was read from a battery's date code before the test. */
const isOldAge = (name: string, text: string) => name === "plate" && text === "batteryAge";

export interface Readings {
  /** Null for lithium. */
  readonly pack: Pack | null;
  /** A message for each battery; "" for readings that are fine. */
  readonly voltsFaults: readonly string[];
  /** "" if nothing is missing. */
  readonly missing: string;
  /** Null while anything is missing or unreadable. */
  readonly judgment: Judgment | null;
  /** Empty without a judgment. */
  readonly volts: readonly number[];
  /** Percent for each battery; null until its volts can be read. */
  readonly charges: readonly (number | null)[];
}

export function readingsOf(entry: Entry): Readings {
  const pack = packs.find(({ id }) => id === entry.pack) ?? null;
  if (pack === null) return { ...nothingRead, pack };
  const typed = entry.volts.slice(0, pack.count).map((text) => readVolts(text, pack));
  const voltsFaults = typed.map((reading) =>
    reading.status === "unreadable" ? voltsFault(reading.fault, pack) : "",
  );
  const volts = typed.flatMap((reading) => (reading.status === "read" ? [reading.volts] : []));
  const charges = typed.map((reading) =>
    reading.status === "read" ? chargeAtVolts(reading.volts / cellsOf(pack)) : null,
  );
  const hasFault = voltsFaults.some(Boolean);
  const missing = hasFault ? "Correct the readings that are marked." : missingText(entry, typed);
  if (missing !== "") return { pack, voltsFaults, missing, judgment: null, volts: [], charges };
  const isRested = entry.rested === "yes";
  const isCharged = entry.charged === "yes";
  const judgment = judgePack({ pack, volts, isRested, isCharged });
  return { pack, voltsFaults, missing, judgment, volts, charges };
}

const example: Record<Pack["batteryVolts"], string> = { 6: "6.35", 8: "8.45", 12: "12.65" };

function voltsFault(fault: VoltsFault, { batteryVolts, count }: Pack): string {
  switch (fault.kind) {
    case "lithium":
      return "This test is for lead-acid batteries. For lithium, choose it as the pack.";
    case "not-a-number":
      return `Type the volts as a number, such as ${example[batteryVolts]}.`;
    case "negative":
      return "The meter’s leads are swapped. Type the volts without the minus.";
    case "whole-pack":
      return `This looks like all ${count} together. Measure each battery on its own.`;
    case "decimal-point":
      return `Check the decimal point: is it ${fault.volts.toFixed(2)}?`;
    case "other-battery":
      return `${capitalize(batteryText(batteryVolts))} can’t read this. If it is ${batteryText(fault.batteryVolts)}, choose another pack.`;
    case "too-high":
      return `${capitalize(batteryText(batteryVolts))} can’t read this. Measure again, post to post.`;
  }
}

/** "an 8-volt battery" */
const batteryText = (volts: Pack["batteryVolts"]) => withArticle(`${volts}-volt battery`);

const nothingRead = {
  voltsFaults: [],
  missing: "",
  judgment: null,
  volts: [],
  charges: [],
};

function missingText({ rested, charged }: Entry, typed: readonly { status: string }[]): string {
  const blanks = typed.flatMap(({ status }, index) => (status === "blank" ? [`${index + 1}`] : []));
  if (blanks.length === typed.length) return "Enter the volts of each battery.";
  if (blanks.length > 0) {
    const list = listText(blanks);
    return `Enter the volts of ${blanks.length === 1 ? "battery" : "batteries"} ${list} too.`;
  }
  if (rested === null) return "Say whether the pack has rested.";
  return charged === null ? "Say whether the pack was fully charged." : "";
}
