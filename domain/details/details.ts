import { pricedMakes } from "../catalogue/priced-makes.ts";
import { resolveModel } from "../catalogue/resolve-model.ts";
import {
  type Cart,
  type CartField,
  type CartFieldId,
  cartFieldIds,
  cartFields,
  assumedIfNotRunning,
  defaultChoices,
  maxTextLength,
} from "../cart/cart.ts";
import { wholeYear } from "../words/year.ts";
import { publicName } from "../cart/public-names.ts";
import { listText } from "../words/english.ts";

/** A cart as typed, perhaps incomplete. The model year is text. */
export interface Details extends Omit<Cart, "modelYear"> {
  modelYear: string;
  /**
   * Where each given detail comes from. The others are what the model implies, or the form's
   * defaults.
   */
  sources: Sources;
}

/**
 * "shown": the visitor filled in the form by hand and left this field as it was. It counts as said.
 */
export const givenSources = ["said", "shown", "plate", "tested"] as const;

type GivenSource = (typeof givenSources)[number];

/** A year without a source counts as said. */
type Sources = { readonly [Name in ChoiceName | "modelYear"]?: GivenSource };

/**
 * Where a detail is from: typed, chosen, or read in an ad; read from the plate; measured; implied by the
 * model's name; or only the form's default.
 */
export type Source = Exclude<GivenSource, "shown"> | "model" | "assumed";

export const fieldOf = (id: CartFieldId): CartField => cartFields[id];

/** Addresses leave out what identifies the owner's cart. */
const addressIds = cartFieldIds.filter((id) => fieldOf(id).use !== "identity");

export const addressNames = addressIds.map(publicName);

export const defaultDetails: Details = {
  modelYear: "",
  make: "",
  model: "",
  ...defaultChoices,
  sources: {},
};

export type DetailChange = Partial<Omit<Details, "sources">>;

/** If the serial number changes, a year that came from the old one counts as said. */
export function give(
  details: Details,
  change: DetailChange,
  source: GivenSource = "said",
): Details {
  const sources: Record<string, GivenSource> = { ...details.sources };
  for (const name of sourcedNames) {
    if (change[name] === undefined) continue;
    const isUnknown = change[name] === null || (name === "modelYear" && source === "said");
    if (isUnknown) delete sources[name];
    else sources[name] = source;
  }
  const isOtherNumber = change.serial !== undefined && change.serial !== details.serial;
  if (isOtherNumber && change.modelYear === undefined) delete sources["modelYear"];
  return { ...details, ...change, sources };
}

/** Forgets what was given for these names, so the model or the defaults fill them in again. */
export function withoutGiven(details: Details, names: readonly ChoiceName[]): Details {
  const sources = Object.entries(details.sources).filter(
    ([given]) => !names.some((name) => name === given),
  );
  return withImplied({ ...details, sources: Object.fromEntries(sources) });
}

/** The details that are assumed if nobody gives them. */
export const choiceNames = cartFieldIds.filter(
  (name): name is ChoiceName => fieldOf(name).kind === "choice" || fieldOf(name).kind === "flag",
);

export type ChoiceName = Exclude<CartFieldId, "modelYear" | "make" | "model" | "serial">;

const sourcedNames = ["modelYear", ...choiceNames] as const;

/**
 * Fills in what the model implies, or else the default, wherever nothing was given. A field that was
 * only shown counts as not given.
 */
export function withImplied(details: Details): Details {
  const implied = impliedDetails(details);
  const powertrain = isGiven(details, "powertrain")
    ? details.powertrain
    : (implied.powertrain ?? defaultChoices.powertrain);
  const choices = {
    ...defaultChoices,
    ...(details.notRunning && assumedIfNotRunning(powertrain)),
    ...implied,
    powertrain,
    // A gas cart has no pack, whatever its model was built with.
    ...(powertrain === "gas" && { batteryType: null }),
  };
  const filled = choiceNames
    .filter((name) => !isGiven(details, name))
    .map((name) => [name, choices[name]]);
  return { ...details, ...Object.fromEntries(filled) };
}

function isGiven({ sources }: Details, name: ChoiceName): boolean {
  return sources[name] !== undefined && sources[name] !== "shown";
}

const impliedDetails = ({ make, model }: Pick<Details, "make" | "model">) =>
  resolveModel(make, model).implied;

export function sourceOf(details: Details, name: ChoiceName): Source {
  return sourcesOf(details)[name];
}

/** The details of a cart, null where they are only assumed. */
export type KnownDetails = Omit<Details, ChoiceName> & {
  readonly [Name in ChoiceName]: Details[Name] | null;
};

export function knownDetails(details: Details): KnownDetails {
  const sources = sourcesOf(details);
  const unknown = choiceNames.filter((name) => sources[name] === "assumed");
  return { ...details, ...Object.fromEntries(unknown.map((name) => [name, null])) };
}

export function sourcesOf(details: Details): Readonly<Record<ChoiceName, Source>> {
  const implied: Partial<Details> = impliedDetails(details);
  const sources = choiceNames.map((name) => {
    const given = details.sources[name];
    if (given !== undefined) return [name, given === "shown" ? "said" : given];
    // Anybody who mentions batteries is talking about an electric cart.
    if (name === "powertrain" && hasSaidBatteries(details)) return [name, "said"];
    return [name, implied[name] === details[name] ? "model" : "assumed"];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each choice has its source
  return Object.fromEntries(sources) as Record<ChoiceName, Source>;
}

function hasSaidBatteries(details: Details): boolean {
  const names = ["batteryType", "batteryAge"] as const;
  return details.powertrain === "electric" && names.some((name) => isGiven(details, name));
}

/** By sending a form filled in by hand, the visitor has said all that it shows. */
export function withAllShown(details: Details): Details {
  const shown = choiceNames.filter(
    (name) =>
      fieldOf(name).use === "formula" &&
      details.sources[name] === undefined &&
      (name !== "batteryAge" || details.powertrain === "electric"),
  );
  return {
    ...details,
    sources: { ...details.sources, ...Object.fromEntries(shown.map((name) => [name, "shown"])) },
  };
}

/**
 * Form fields and query parameters have the same names. A field that is missing, or has a value that
 * the form couldn't have, keeps its value from `fallback`.
 */
export function readDetails(source: FormData | URLSearchParams, fallback: Details): Details {
  const given = cartFieldIds.flatMap((name) => {
    const typed = source.get(publicName(name));
    const value = typeof typed === "string" ? valueIn(typed, name) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is of its field
  const details = give(fallback, Object.fromEntries(given) as DetailChange);
  const named = (["plate", "tested"] as const).flatMap((from) => {
    const list = source.get(from);
    const names = typeof list === "string" ? list.split(",") : [];
    return sourcedNames
      .filter((name) => names.includes(publicName(name)) && given.some(([each]) => each === name))
      .filter((name) => name !== "modelYear" || details.serial.trim() !== "")
      .map((name) => [name, from]);
  });
  return withImplied({
    ...details,
    sources: { ...details.sources, ...Object.fromEntries(named) },
  });
}

function valueIn(text: string, name: CartFieldId): string | number | boolean | undefined {
  const field = fieldOf(name);
  switch (field.kind) {
    case "year":
      // A number field warns in the console about any other text.
      return /^(-?\d+(\.\d+)?)?$/.test(text) ? text.slice(0, maxTextLength) : undefined;
    case "text":
      if (name === "make") return pricedMakes.find((make) => make.name === text)?.name;
      return text.slice(0, field.maxLength);
    case "flag":
      return text === "true" || (text === "false" ? false : undefined);
    case "choice":
      return field.choices.find((each) => String(each) === text);
  }
}

/**
 * What was given, without the serial number and what the plate or a test says, because addresses are
 * shared and servers log them.
 */
export function queryOf(details: Details): string {
  return `?${new URLSearchParams(givenFields(details, addressIds))}`;
}

/** What the plate and tests say is in the fragment, which browsers don't send. */
export function linkQueryOf(details: Details): string {
  return addressEnd(new URLSearchParams(formQueryOf(details)));
}

/** With the serial number and every source, so it is only for what stays in this browser. */
export function formQueryOf(details: Details): string {
  const sources = (["plate", "tested"] as const).flatMap((from) => {
    const names = sourcedNames.filter(
      (name) => details.sources[name] === from && (name !== "modelYear" || details.serial !== ""),
    );
    return names.length === 0 ? [] : [[from, names.map(publicName).join(",")]];
  });
  return `?${new URLSearchParams([...givenFields(details, cartFieldIds), ...sources])}`;
}

/** The value of every field, as the form holds it. */
export function fieldsQueryOf(details: Details): string {
  return `?${new URLSearchParams(fieldPairs(details, cartFieldIds))}`;
}

function givenFields(details: Details, names: readonly CartFieldId[]): string[][] {
  const isAssumed = (name: CartFieldId) =>
    choiceNames.some((each) => each === name && details.sources[each] === undefined);
  return fieldPairs(
    details,
    names.filter((name) => !isAssumed(name)),
  );
}

function fieldPairs(details: Details, names: readonly CartFieldId[]): string[][] {
  return names.flatMap((name) => {
    const value = details[name];
    const saysNothing = value === null || (value === "" && fieldOf(name).use === "identity");
    return saysNothing ? [] : [[publicName(name), String(value)]];
  });
}

/** Leaves out the serial number, for addresses that others see. */
export const withoutNumber = (details: Details): Details => ({ ...details, serial: "" });

export function isSameCart(a: Details, b: Details): boolean {
  return fieldsQueryOf(a) === fieldsQueryOf(b);
}

/**
 * A cart's details, each with a source, as if a visitor had typed them. The exceptions are
 * lead-acid batteries, no lift, and a cart that runs, which get no source.
 */
export function detailsOf({ modelYear, ...cart }: Cart): Details {
  const sources = Object.fromEntries(
    choiceNames.flatMap((name) =>
      cart[name] === null || cart[name] === false ? [] : [[name, "said"]],
    ),
  );
  return withAllShown({ ...cart, modelYear: String(modelYear), sources });
}

export function cartOf({ sources: _, ...details }: Details): Cart | null {
  const modelYear = wholeYear(details.modelYear);
  const model = details.model.trim();
  if (modelYear === null || details.make === "" || model === "") return null;
  return { ...details, modelYear, model };
}

/** The names of fields that a calculation needs and that are empty or unreadable. */
export function missingFields({ modelYear, make, model }: Details): ("year" | "make" | "model")[] {
  return [
    wholeYear(modelYear) === null && ("year" as const),
    make === "" && ("make" as const),
    model.trim() === "" && ("model" as const),
  ].filter((name) => name !== false);
}

export function missingFieldsMessage(details: Details): string {
  const missing = missingFields(details);
  if (details.modelYear.trim() !== "" && missing.includes("year")) {
    return "Enter the year as a whole number, such as 2020.";
  }
  return missing.length === 0 ? "" : `To calculate, enter the ${listText(missing)}.`;
}

export const fragmentNames = new Set(["serial", "number", "plate", "tested"]);

/** The query and fragment for `readAddress` in src/site/address.ts. Browsers send only the query. */
export function addressEnd(fields: Iterable<readonly [name: string, text: string]>): string {
  const [query, plate] = [new URLSearchParams(), new URLSearchParams()];
  for (const [name, text] of fields) {
    if (!fragmentNames.has(name)) query.append(name, text);
    else if (text !== "") plate.append(name, text);
  }
  return (query.size === 0 ? "" : `?${query}`) + (plate.size === 0 ? "" : `#${plate}`);
}
