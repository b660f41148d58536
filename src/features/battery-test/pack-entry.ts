import { addressEnd } from "../../../domain/cart/details.ts";
import { maxBatteries, packs } from "../../../domain/batteries/pack.ts";
import { maxGravitiesLength, maxVoltsLength } from "../../../domain/batteries/typed-readings.ts";

export const yesOrNo = ["yes", "no"] as const;
export type YesOrNo = (typeof yesOrNo)[number];

/** A pack that this test is not for. */
export const lithium = "lithium";

/**
 * The form's state, as typed. It has a place for the most batteries of any pack, so that choosing
 * another pack loses nothing.
 */
export interface Entry {
  /** A pack's id, or `lithium`. */
  readonly pack: string;
  /** Null until it is answered. */
  readonly rested: YesOrNo | null;
  readonly charged: YesOrNo | null;
  readonly volts: readonly string[];
  readonly cells: readonly string[];
  /** Degrees Fahrenheit. */
  readonly degrees: string;
  readonly code: string;
}

const places = Array.from({ length: maxBatteries }, (_, index) => index + 1);
const blank = places.map(() => "");

/** The most common pack of the carts sold today: 48 volts of six. */
export const firstEntry: Entry = {
  pack: "6x8",
  rested: null,
  charged: null,
  volts: blank,
  cells: blank,
  degrees: "",
  code: "",
};

export const voltsName = (battery: number) => `v${battery + 1}`;
export const cellsName = (battery: number) => `c${battery + 1}`;

const ownNames = new Set([
  "pack",
  "rested",
  "charged",
  "degrees",
  "code",
  ...places.flatMap((_, battery) => [voltsName(battery), cellsName(battery)]),
]);

/** Reads a form or an address. A field that it has not, or junk, is as in `otherwise`. */
export function readEntry(source: FormData | URLSearchParams, otherwise: Entry): Entry {
  const text = (name: string, maxLength: number) => {
    const value = source.get(name);
    return typeof value === "string" ? value.slice(0, maxLength) : null;
  };
  const answer = (name: "rested" | "charged") =>
    yesOrNo.find((each) => each === text(name, 3)) ?? otherwise[name];
  const ids = [...packs.map(({ id }) => id), lithium];
  return {
    pack: ids.find((id) => id === text("pack", 10)) ?? otherwise.pack,
    rested: answer("rested"),
    charged: answer("charged"),
    volts: otherwise.volts.map((each, index) => text(voltsName(index), maxVoltsLength) ?? each),
    cells: otherwise.cells.map((each, index) => text(cellsName(index), maxGravitiesLength) ?? each),
    degrees: text("degrees", maxVoltsLength) ?? otherwise.degrees,
    code: text("code", maxVoltsLength) ?? otherwise.code,
  };
}

/** The query string from which `readEntry` reads the same again, after what came from elsewhere. */
export function queryOf(carried: readonly (readonly [string, string])[], entry: Entry): string {
  const { volts, cells, ...others } = entry;
  const own = Object.entries({
    ...others,
    ...Object.fromEntries(volts.map((text, index) => [voltsName(index), text])),
    ...Object.fromEntries(cells.map((text, index) => [cellsName(index), text])),
  }).filter((each): each is [string, string] => Boolean(each[1]));
  return addressEnd([...carried, ...own]);
}

/** The fields of an address that are not this tool's: the cart, and where the visitor came from. */
export function carriedIn(address: URLSearchParams): [string, string][] {
  return [...address].filter(([name]) => !ownNames.has(name));
}

/** The value tool's address with the cart that came from there, and this battery age. */
export function returnUrl(carried: readonly (readonly [string, string])[], age: number): string {
  const { from = "/", ...details } = Object.fromEntries(carried);
  const path = /^\/(?!embed$)[a-z-]*$/.test(from) ? from : "/";
  return path + addressEnd(Object.entries({ ...details, batteryAge: String(age) }));
}
