export const conditions = ["excellent", "good", "fair", "poor"] as const;
export const seatCounts = [2, 4, 6, 8] as const;
export const powertrains = ["electric", "gas"] as const;
/** Stands for five or more years. */
export const maxBatteryAge = 5;
export const batteryAges = [0, 1, 2, 3, 4, maxBatteryAge] as const;
export const batteryTypes = ["lead-acid", "lithium"] as const;

export type Condition = (typeof conditions)[number];
/** 8 stands for eight or more. */
export type SeatCount = (typeof seatCounts)[number];
export type Powertrain = (typeof powertrains)[number];
/** 0 for up to six months, then rounded up to whole years; 5 means five or more. */
export type BatteryAge = (typeof batteryAges)[number];

export type BatteryType = (typeof batteryTypes)[number];

/** Wider than the range of real model years, so that only a typo is refused. */
export const modelYearBounds = { min: 1900, max: 2100 };
export const maxTextLength = 80;
export const maxSerialLength = 40;

/**
 * What a field is for: the product spec's formula, dealers' prices only, or identifying the cart.
 * What identifies a cart is never in the part of an address that browsers send, nor in a preview or
 * picture.
 */
export type FieldUse = "formula" | "market" | "identity";

interface FieldRecord<Kind extends string> {
  readonly kind: Kind;
  readonly label: string;
  readonly use: FieldUse;
}

interface TextField extends FieldRecord<"text"> {
  readonly maxLength: number;
  readonly isOptional: boolean;
}

interface ChoiceField<
  T extends string | number,
  Default extends T | null,
> extends FieldRecord<"choice"> {
  readonly choices: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  /** The form's initial value. With a null default, the detail may be unknown. */
  readonly default: Default;
}

export type CartField =
  | FieldRecord<"year">
  | TextField
  | FieldRecord<"flag">
  | ChoiceField<string, string | null>
  | ChoiceField<number, number | null>;

const plainField = <Kind extends "year" | "flag">(kind: Kind, label: string, use: FieldUse) =>
  ({ kind, label, use }) satisfies FieldRecord<Kind>;

const textField = (record: Omit<TextField, "kind">): TextField => ({ kind: "text", ...record });

const choiceField = <T extends string | number, Default extends NoInfer<T> | null>(
  record: Omit<ChoiceField<T, Default>, "kind">,
): ChoiceField<T, Default> => ({ kind: "choice", ...record });

/**
 * One record for each detail of a cart, in the order of the site's addresses. The form, addresses,
 * the API's parameters, sale listings, saved carts, and the text about a cart all derive from it.
 * The battery ages' labels are the product spec's (section 5).
 */
export const cartFields = {
  modelYear: plainField("year", "Model year", "formula"),
  make: textField({ label: "Make", maxLength: maxTextLength, isOptional: false, use: "formula" }),
  model: textField({ label: "Model", maxLength: maxTextLength, isOptional: false, use: "formula" }),
  seats: choiceField({
    label: "Seats",
    choices: seatCounts,
    labels: { 2: "2 seats", 4: "4 seats", 6: "6 seats", 8: "8+ seats" },
    default: 2,
    use: "formula",
  }),
  powertrain: choiceField({
    label: "Powertrain",
    choices: powertrains,
    labels: { electric: "Electric", gas: "Gas" },
    default: "electric",
    use: "formula",
  }),
  condition: choiceField({
    label: "Condition",
    choices: conditions,
    labels: { excellent: "Excellent", good: "Good", fair: "Fair", poor: "Poor" },
    default: "good",
    use: "formula",
  }),
  batteryAge: choiceField({
    label: "Battery age",
    choices: batteryAges,
    labels: {
      0: "Brand New (0-6 months)",
      1: "1 year",
      2: "2 years",
      3: "3 years",
      4: "4 years",
      5: "5+ Years (needs replacement)",
    },
    default: 2,
    use: "formula",
  }),
  hasUpgrades: plainField("flag", "Upgrades", "formula"),
  batteryType: choiceField({
    label: "Battery type",
    choices: batteryTypes,
    labels: { "lead-acid": "Lead-acid", lithium: "Lithium" },
    default: null,
    use: "market",
  }),
  lifted: plainField("flag", "Lifted", "market"),
  notRunning: plainField("flag", "Doesn’t run", "market"),
  serial: textField({
    label: "Serial number",
    maxLength: maxSerialLength,
    isOptional: true,
    use: "identity",
  }),
} as const;

type ValueOf<Field> =
  Field extends FieldRecord<"year">
    ? number
    : Field extends TextField
      ? string
      : Field extends FieldRecord<"flag">
        ? boolean
        : Field extends ChoiceField<infer T, infer Default>
          ? T | (null extends Default ? null : never)
          : never;

export type CartFieldId = keyof typeof cartFields;

/** A cart's details, checked. `make` and `model` are as the visitor entered them. */
export type Cart = { [Id in CartFieldId]: ValueOf<(typeof cartFields)[Id]> };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has no other keys
export const cartFieldIds = Object.keys(cartFields) as CartFieldId[];

export const defaultChoices: Omit<Cart, "modelYear" | "make" | "model"> = {
  seats: cartFields.seats.default,
  powertrain: cartFields.powertrain.default,
  condition: cartFields.condition.default,
  batteryAge: cartFields.batteryAge.default,
  hasUpgrades: false,
  batteryType: cartFields.batteryType.default,
  lifted: false,
  notRunning: false,
  serial: "",
};

/** The condition and battery age we assume for a cart that doesn't run, unless they're given. */
export function assumedIfNotRunning(
  powertrain: Powertrain,
): Pick<Cart, "condition"> & Partial<Pick<Cart, "batteryAge">> {
  return { condition: "poor", ...(powertrain === "electric" && { batteryAge: maxBatteryAge }) };
}

export const isWorn = ({ condition }: Pick<Cart, "condition">): boolean =>
  condition === "fair" || condition === "poor";

export function hasDetail(cart: Partial<Cart>, id: CartFieldId): boolean {
  const value = cart[id];
  if (value === undefined || value === null || value === "") return false;
  const isOfBatteries = id === "batteryAge" || id === "batteryType";
  return !isOfBatteries || cart.powertrain === "electric";
}
