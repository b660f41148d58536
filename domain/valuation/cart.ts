/** The options that describe a cart, in the order offered to visitors. */
export const conditions = ["excellent", "good", "fair", "poor"] as const;
export const seatCounts = [2, 4, 6, 8] as const;
export const powertrains = ["electric", "gas"] as const;
export const batteryAges = [0, 1, 2, 3, 4, 5] as const;

export type Condition = (typeof conditions)[number];
/** Seats; 8 stands for eight or more. */
export type SeatCount = (typeof seatCounts)[number];
export type Powertrain = (typeof powertrains)[number];
/** Whole years since the pack was new; 5 stands for five or more. */
export type BatteryAge = (typeof batteryAges)[number];

/** Wider than the range of real model years, so that only a typo is refused. */
export const modelYearBounds = { min: 1900, max: 2100 };
/** The longest make or model that a visitor may enter, in characters. */
export const maxTextLength = 80;
/** Of a serial number or a VIN, with room for spaces and dashes. */
export const maxSerialLength = 40;

/** A model year, a name, or a yes or no. */
interface SimpleField<Kind extends "year" | "text" | "flag"> {
  readonly kind: Kind;
  readonly label: string;
}

interface ChoiceField<T extends string | number> {
  readonly kind: "choice";
  readonly label: string;
  readonly choices: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  /** The form's initial values. */
  readonly default: T;
}

export type CartField =
  | SimpleField<"year">
  | SimpleField<"text">
  | SimpleField<"flag">
  | ChoiceField<string>
  | ChoiceField<number>;

const simple = <Kind extends "year" | "text" | "flag">(kind: Kind, label: string) =>
  ({ kind, label }) satisfies SimpleField<Kind>;

const choice = <T extends string | number>(
  field: Omit<ChoiceField<T>, "kind">,
): ChoiceField<T> => ({
  kind: "choice",
  ...field,
});

/**
 * One record for each detail of a cart, in the order used in the site's addresses. The form's
 * options, the address, sale listings, saved carts, and the text about a cart all derive from it.
 */
export const cartFields = {
  modelYear: simple("year", "Model year"),
  make: simple("text", "Make"),
  model: simple("text", "Model"),
  seats: choice({
    label: "Seats",
    choices: seatCounts,
    labels: { 2: "2 seats", 4: "4 seats", 6: "6 seats", 8: "8+ seats" },
    default: 2,
  }),
  powertrain: choice({
    label: "Powertrain",
    choices: powertrains,
    labels: { electric: "Electric", gas: "Gas" },
    default: "electric",
  }),
  condition: choice({
    label: "Condition",
    choices: conditions,
    labels: { excellent: "Excellent", good: "Good", fair: "Fair", poor: "Poor" },
    default: "good",
  }),
  /** Asked only about electric carts. */
  batteryAge: choice({
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
  }),
  hasUpgrades: simple("flag", "Upgrades"),
} as const;

type ValueOf<Field> =
  Field extends SimpleField<"year">
    ? number
    : Field extends SimpleField<"text">
      ? string
      : Field extends SimpleField<"flag">
        ? boolean
        : Field extends ChoiceField<infer T>
          ? T
          : never;

export type CartFieldId = keyof typeof cartFields;

/** Everything the estimate depends on. `make` and `model` are as the visitor entered them. */
export type Cart = { [Id in CartFieldId]: ValueOf<(typeof cartFields)[Id]> };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has no other keys
export const cartFieldIds = Object.keys(cartFields) as CartFieldId[];

/** The form's initial values for everything that is chosen rather than typed. */
export const defaultChoices: Omit<Cart, "modelYear" | "make" | "model"> = {
  seats: cartFields.seats.default,
  powertrain: cartFields.powertrain.default,
  condition: cartFields.condition.default,
  batteryAge: cartFields.batteryAge.default,
  hasUpgrades: false,
};
