import * as v from "valibot";
import type { ImpliedDetails } from "../catalogue/family.ts";
import {
  type ChoiceName,
  type Details,
  type Source,
  cartOf,
  choiceNames,
  defaultDetails,
  fieldOf,
  give,
  withImplied,
} from "../details/details.ts";
import { readModelText } from "../reading/ad/model-text.ts";
import { listText } from "../words/english.ts";
import {
  type Cart,
  type CartField,
  type CartFieldId,
  cartFieldIds,
  modelYearBounds,
} from "../cart/cart.ts";
import {
  type PublicName,
  renameToFieldIds,
  publicName,
  renameToPublic,
} from "../cart/public-names.ts";

type ParameterId = Exclude<CartFieldId, "serial">;

type NameId = Exclude<ParameterId, ChoiceName>;

type Choices = Pick<Cart, ChoiceName>;

interface ParameterWords {
  readonly name?: string;
  readonly example?: string;
  readonly description: string;
}

const words: Readonly<Record<ParameterId, ParameterWords>> = {
  modelYear: { description: "The model year." },
  make: {
    example: "Club Car",
    description: "The make. One we have no prices for is priced as “other”.",
  },
  model: {
    example: "Precedent",
    description:
      "The model. One we have no price for gets its make’s price. Anything else this text says, as in “RXV lithium lifted”, counts as said unless a field says otherwise.",
  },
  seats: {
    name: "number of seats",
    description: "The number of seats. 8 means eight or more.",
  },
  powertrain: { description: "What moves the cart." },
  condition: { description: "The overall condition, as the value tool describes it." },
  batteryAge: {
    name: "battery age in years",
    description:
      "How old the battery pack is: 0 for up to six months, then rounded up to whole years; 5 means five or more. Has no effect on a gas cart.",
  },
  hasUpgrades: {
    name: "the cart has upgrades",
    description: "Whether the cart has upgrades such as a lift kit, sound, or custom wheels.",
  },
  batteryType: {
    description: "Affects the dealers’ figures, never the estimate.",
  },
  lifted: {
    name: "the cart is lifted",
    description: "Whether the cart is lifted. Affects the dealers’ figures, never the estimate.",
  },
  notRunning: {
    name: "the cart doesn’t run",
    description:
      "Whether the cart doesn’t start or drive, for a reason other than its batteries. Never affects the estimate.",
  },
};

const year = (sentence: string) =>
  v.pipe(
    v.number(sentence),
    v.integer(sentence),
    v.minValue(modelYearBounds.min, sentence),
    v.maxValue(modelYearBounds.max, sentence),
  );

export const yearSchema = year(
  `Give the model year as a whole number from ${modelYearBounds.min} to ${modelYearBounds.max}, such as 2018.`,
);

/** They could move a terminal's cursor, or turn a line around. Joiners are part of emoji. */
const controls = /[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]--[\u200c\u200d]]+/gv;

function schemaOf(
  field: CartField,
  { name = field.label.toLowerCase(), example = "", description }: ParameterWords,
): v.GenericSchema {
  switch (field.kind) {
    case "year":
      return v.pipe(yearSchema, v.description(description));
    case "text": {
      const sentence = `Give the ${name} as text, such as “${example}”.`;
      return v.pipe(
        v.string(sentence),
        v.regex(/[\p{L}\p{M}\p{N}\p{P}\p{S}]/u, sentence),
        v.maxLength(field.maxLength, `Shorten the ${name} to ${field.maxLength} characters.`),
        v.description(description),
        v.transform((text) => text.replaceAll(controls, " ").trim()),
      );
    }
    case "choice": {
      const sentence = `Choose the ${name}: ${listText(field.choices.map(String), "or")}.`;
      const choice = v.picklist<readonly (string | number)[], string>(field.choices, sentence);
      return v.pipe(
        field.default === null ? v.nullable(choice) : choice,
        v.description(description),
      );
    }
    case "flag": {
      const sentence = `Use true or false to say whether ${name}.`;
      return v.pipe(v.boolean(sentence), v.description(description));
    }
  }
}

export const parameterIds = cartFieldIds.filter(
  (id): id is ParameterId => fieldOf(id).use !== "identity",
);

const canImply: Readonly<Record<keyof ImpliedDetails, true>> = {
  seats: true,
  powertrain: true,
  batteryType: true,
  lifted: true,
};

/** "Left out: what the model implies, or else 2." */
function leftOutText(name: ChoiceName): string {
  const fallback = String(defaultDetails[name] ?? "unknown");
  return `Left out: ${name in canImply ? `what the model implies, or else ${fallback}` : fallback}.`;
}

const isChoice = (id: ParameterId): id is ChoiceName => choiceNames.some((each) => each === id);

/** Choices that are left out get no default, so that they can be told apart from what was said. */
function requestEntryOf(id: ParameterId): v.GenericSchema {
  const { description, ...rest } = words[id];
  if (!isChoice(id)) return schemaOf(fieldOf(id), words[id]);
  const optional = { ...rest, description: `${description} ${leftOutText(id)}` };
  return v.exactOptional(schemaOf(fieldOf(id), optional));
}

type Entry<T> = v.GenericSchema<unknown, T>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each entry is of its field
export const cartEntries = Object.fromEntries(
  parameterIds.map((id) => [publicName(id), requestEntryOf(id)]),
) as unknown as { [Id in NameId as PublicName<Id>]: Entry<Cart[Id]> } & {
  [Name in ChoiceName]: v.ExactOptionalSchema<Entry<Choices[Name]>, undefined>;
};

const asOfYear = v.pipe(
  v.exactOptional(year("Give asOfYear as a whole number, such as 2026.")),
  v.description("The calendar year to value the cart in. This year if left out."),
);

const cartSchema = strictSchema(cartEntries);

export const querySchema = strictSchema({ ...cartEntries, asOfYear });

export type RequestedCart = v.InferOutput<typeof cartSchema>;

/** Refuses other fields, so that a mistyped name is noticed. */
export function strictSchema<const T extends v.ObjectEntries>(entries: T) {
  const names = listText(Object.keys(entries));
  return v.strictObject(entries, (issue) => {
    if (issue.expected === "never") {
      return `Remove this name. The only ones allowed are ${names}.`;
    }
    const key = String(issue.path?.at(-1)?.key);
    const entry = Object.hasOwn(entries, key) ? entries[key] : undefined;
    if (entry !== undefined) return v.safeParse(entry, undefined).issues?.[0].message ?? key;
    return `Give an object with ${names}.`;
  });
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each entry is of its field
const understoodEntries = Object.fromEntries(
  parameterIds.map((id) => [publicName(id), schemaOf(fieldOf(id), words[id])]),
) as unknown as { [Id in ParameterId as PublicName<Id>]: Entry<Cart[Id]> };

/** Every detail of the cart, as it was understood. */
export const understoodSchema = v.strictObject(understoodEntries);

const requestSources = ["said", "model", "assumed"] as const satisfies readonly Source[];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each choice has its source
const sourceEntries = Object.fromEntries(
  choiceNames.map((name) => [name, v.picklist(requestSources)]),
) as unknown as { [Name in ChoiceName]: Entry<(typeof requestSources)[number]> };

export const sourcesSchema = v.strictObject(sourceEntries);

/** A missing detail comes from the model's text, what the model's name implies, or else the default. */
export function detailsOfRequest(requested: RequestedCart): Details {
  const { modelYear, ...given } = renameToFieldIds(requested);
  const said = readModelText(given.make, given.model);
  return withImplied(give(defaultDetails, { ...said, ...given, modelYear: String(modelYear) }));
}

export function readCart(requested: RequestedCart): Cart {
  return cartOf(detailsOfRequest(requested))!;
}

export function parametersOf({ serial: _, ...cart }: Cart) {
  return renameToPublic(cart);
}
