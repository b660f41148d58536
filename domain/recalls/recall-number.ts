import { toDigits, withoutIAndO, plainNumber } from "../serials/plain-characters.ts";
import type { Named } from "../serials/serial-table.ts";
import type { ModelYears } from "./recall.ts";

type RecallNumberKind =
  | "club-car"
  | "ez-go"
  | "ez-go-code"
  | "yamaha"
  | "advanced-ev"
  | "bad-boy"
  | "columbia"
  | "garia"
  | "star-ev"
  | "lester-charger"
  | "relion-battery";

export interface RecallNumber {
  readonly kind: RecallNumberKind;
  /** The make whose plates have these numbers, spelled as in the catalogue; "" for a part. */
  readonly make: string;
  /** The letters or model code before the rising part; "" for a number alone. */
  readonly prefix: string;
  /**
   * The part that rises from one number to the next. Its length is the same for a whole kind.
   */
  readonly key: string;
}

interface NumberForm {
  readonly kind: RecallNumberKind;
  readonly make: string;
  /** Takes O for 0, and I or a small L for 1, because they look alike on a plate. */
  readonly form: RegExp;
  /** Gets the form's groups with O, I, and L turned into digits. */
  readonly key: (groups: Readonly<Record<string, string>>) => string;
}

/** Since 1981: the year, the week, and a count that starts again. */
const clubCarKey = ({ year = "", week = "", unit = "" }: Readonly<Record<string, string>>) =>
  `${fullYear(year)}${week}${unit.padStart(6, "0")}`;

const unitKey = ({ unit = "" }: Readonly<Record<string, string>>) => unit;

/** In the order of the months: the notice of 2015 begins with G for January and skips I. */
const monthLetters = "GHJKLMABCDEF";

const forms: readonly NumberForm[] = [
  {
    kind: "club-car",
    make: "Club Car",
    form: /^(?<prefix>[A-Z\d][A-Z]|[A-Z])(?<year>[\dOIL]{2})(?<week>[\dOIL]{2})(?<unit>[\dOIL]{6})$/,
    key: clubCarKey,
  },
  // Until 2001, some end with five digits.
  {
    kind: "club-car",
    make: "Club Car",
    form: /^(?<prefix>[A-Z]{1,2})(?<year>[89][\dOIL]|[0O][0O1IL])(?<week>[\dOIL]{2})(?<unit>[\dOIL]{5})$/,
    key: clubCarKey,
  },
  { kind: "ez-go", make: "EZ-GO", form: /^(?<unit>[\dOIL]{7})$/, key: unitKey },
  {
    kind: "ez-go-code",
    make: "EZ-GO",
    form: /^(?<letter>[A-HJ-M])(?<day>[\dOIL]{2})(?<year>[\dOIL]{2})$/,
    key: ({ letter = "", day, year = "" }) =>
      `${fullYear(year)}${`${monthLetters.indexOf(letter) + 1}`.padStart(2, "0")}${day}`,
  },
  // Newer notices print a zero before the six digits.
  {
    kind: "yamaha",
    make: "Yamaha",
    form: /^(?<prefix>J[A-Z\d]{2})[0O]?(?<unit>[\dOIL]{6})$/,
    key: unitKey,
  },
  {
    kind: "advanced-ev",
    make: "Advanced EV",
    form: /^(?<prefix>LTA)(?<unit>[\dOIL]{7})$/,
    key: unitKey,
  },
  { kind: "bad-boy", make: "Bad Boy Buggies", form: /^(?<unit>[\dOIL]{8})$/, key: unitKey },
  {
    kind: "columbia",
    make: "Columbia",
    form: /^(?=.{12}$)(?<prefix>P4|TC6|TC1E4|US1E|U[24]|S).+(?<letter>[G-K])(?<unit>[\dO]{4})$/,
    key: ({ letter = "", unit = "" }) => letter + unit,
  },
  // The letter for the model year comes before the plant's V.
  {
    kind: "garia",
    make: "Garia",
    form: /^UJGDHS.[\dOIL].(?<letter>[A-Z])V.{6}$/,
    key: ({ letter = "" }) => letter,
  },
  {
    kind: "star-ev",
    make: "STAR EV",
    form: /^(?<prefix>CO|DO|MU)[\dOIL]{2}.{5}HS(?<unit>[\dOIL]{4})$/,
    key: unitKey,
  },
  {
    kind: "lester-charger",
    make: "",
    form: /^(?<week>[\dOIL]{2})(?<year>[\dOIL]{2})[\dOIL]{5}$/,
    key: ({ week = "", year = "" }) => year + week,
  },
  {
    kind: "relion-battery",
    make: "",
    form: /^RB(?<unit>[\dOIL]{17})$/,
    key: unitKey,
  },
];

export function readRecallNumber(serial: string): RecallNumber | null {
  const plain = plainNumber(serial);
  for (const { kind, make, form, key } of forms) {
    const groups = form.exec(plain)?.groups;
    if (groups === undefined) continue;
    const { prefix = "", letter = "", ...digits } = groups;
    const read = Object.fromEntries(
      Object.entries(digits).map(([name, text]) => [name, toDigits(text)]),
    );
    return {
      kind,
      make,
      // After the J, a Yamaha's prefix has letters or digits.
      prefix: kind === "yamaha" ? withoutIAndO(prefix) : prefix,
      key: key({ ...read, letter }),
    };
  }
  return null;
}

const vinLength = 17;

/** "none" if nothing was typed; "listed" if notices list numbers of its kind. */
export function kindOfNumber(serial: string): "none" | "listed" | "vin" | "other" {
  const plain = plainNumber(serial);
  if (plain === "") return "none";
  if (readRecallNumber(plain) !== null) return "listed";
  return plain.length === vinLength ? "vin" : "other";
}

function fullYear(digits: string): string {
  return (Number(digits) >= 81 ? "19" : "20") + digits;
}

/** Both ends are included. The details are for the year finder. */
export interface NumberRange extends Named {
  readonly kind: RecallNumberKind;
  /** Empty if the range holds for every prefix. */
  readonly prefixes: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly modelYears?: ModelYears;
}

export interface WrittenRanges extends Omit<NumberRange, "prefixes" | "from" | "to"> {
  /**
   * "PH 1227-290944 to 1229-294026; PD/PF 1348-423421" for Club Car, where no prefix means all of
   * them; "J0D 513701-514498" for Yamaha; "5000000 to 5021328" for numbers with no prefix or a
   * fixed one.
   */
  readonly ranges: string;
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

export function readRanges({ ranges, printed: _, ...details }: WrittenRanges): NumberRange[] {
  return ranges.split("; ").map((text) => ({ ...readRange(details.kind, text), ...details }));
}

export function printedRanges({ ranges, printed }: WrittenRanges): string[] {
  return ranges.split("; ").map((text) => printed ?? text);
}

function readRange(kind: RecallNumberKind, text: string) {
  const plain = kind === "yamaha" ? text.replace("-", " to ") : text;
  const [, named, from = "", to = from] =
    /^(?:([A-Z\d/]+) )?(\S+?)(?: to (\S+))?$/.exec(plain) ?? [];
  const prefixes = named?.split("/") ?? [];
  // A Club Car's number can't be read without letters; these are dropped afterward.
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
  if (number?.kind !== kind) throw new Error(`Not a ${kind} number: ${text}`);
  return number;
}
