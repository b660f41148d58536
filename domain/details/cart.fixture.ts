import fc, { type Arbitrary } from "fast-check";
import {
  type Cart,
  batteryAges,
  batteryTypes,
  conditions,
  defaultChoices,
  powertrains,
  seatCounts,
} from "../cart/cart.ts";
import { anyText } from "../words/text.fixture.ts";
import { type Details, choiceNames, defaultDetails, withAllShown } from "./details.ts";

/** Its model year is the only factor that affects its value. */
export const aCart = (changes: Partial<Cart> = {}): Cart => ({
  ...defaultChoices,
  modelYear: 2020,
  make: "Club Car",
  model: "Onward",
  batteryAge: 1,
  ...changes,
});

/** An Onward worth $5,216 in 2026. Every detail is said, unless the changes include sources. */
export function someDetails(changes: Partial<Details> = {}): Details {
  const details = {
    ...defaultDetails,
    modelYear: "2020",
    make: "Club Car",
    model: "Onward",
    seats: 4,
    batteryAge: 4,
    hasUpgrades: true,
    ...changes,
  } as const;
  if (changes.sources !== undefined) return details;
  const given = choiceNames.filter((name) => changes[name] !== undefined && changes[name] !== null);
  const { sources } = withAllShown(details);
  const said = [...Object.keys(sources), ...given].map((name) => [name, "said"]);
  return { ...details, sources: Object.fromEntries(said) };
}

export const choices = {
  seats: fc.constantFrom(...seatCounts),
  powertrain: fc.constantFrom(...powertrains),
  condition: fc.constantFrom(...conditions),
  batteryAge: fc.constantFrom(...batteryAges),
  hasUpgrades: fc.boolean(),
  batteryType: fc.constantFrom(null, ...batteryTypes),
  lifted: fc.boolean(),
  notRunning: fc.boolean(),
};

export const anyChoices = fc.record({ ...choices, serial: fc.string({ maxLength: 40 }) });

const withChoices = <Fields>(fields: { [Name in keyof Fields]: Arbitrary<Fields[Name]> }) =>
  fc.tuple(anyChoices, fc.record(fields)).map(([chosen, names]) => ({ ...chosen, ...names }));

const anyYear = fc.oneof(fc.integer({ min: 1985, max: 2030 }), fc.maxSafeInteger());

export function anyCart(names: { makes: string[]; models: string[] }): Arbitrary<Cart> {
  const nameOr = (listed: string[]) => fc.oneof(fc.constantFrom(...listed), anyText());
  return withChoices({
    modelYear: anyYear,
    make: nameOr(names.makes),
    model: nameOr(names.models),
  });
}

export const anyDetails: Arbitrary<Details> = withChoices({
  modelYear: anyYear.map(String),
  make: fc.oneof(
    fc.constantFrom("Club Car", "EZ-GO", "Yamaha", "Other", "Ruff & Tuff"),
    fc.string({ minLength: 1, maxLength: 20 }),
  ),
  model: fc
    .oneof(fc.constantFrom("Onward", "TXT", "Drive2"), fc.string({ unit: "grapheme" }))
    .map((text) => text.slice(0, 80).trim() || "Viking"),
}).map((details) => ({
  ...details,
  sources: Object.fromEntries(
    choiceNames.flatMap((name) => (details[name] === null ? [] : [[name, "said" as const]])),
  ),
}));
