import * as v from "valibot";
import { batteryTypes, type MarketDetails } from "../asking-prices/priced-cart.ts";
import {
  type Cart,
  batteryAges,
  type CartFieldId,
  cartFieldIds,
  cartFields,
  conditions,
  maxTextLength,
  modelYearBounds,
  powertrains,
  seatCounts,
} from "../valuation/cart.ts";
import { listText } from "../cart/english.ts";

const year = (sentence: string) =>
  v.pipe(
    v.number(sentence),
    v.integer(sentence),
    v.minValue(modelYearBounds.min, sentence),
    v.maxValue(modelYearBounds.max, sentence),
  );

const name = (what: string, example: string, description: string) => {
  const sentence = `Give the ${what} as text, such as “${example}”.`;
  return v.pipe(
    v.string(sentence),
    v.regex(/[\p{L}\p{M}\p{N}\p{P}\p{S}]/u, sentence),
    v.maxLength(maxTextLength, `Shorten the ${what} to ${maxTextLength} characters.`),
    v.description(description),
    v.transform((text) => text.replaceAll(controls, " ").trim()),
  );
};

/** They could move a terminal's cursor, or turn a line around. Joiners are part of emoji. */
const controls = /[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]--[\u200c\u200d]]+/gv;

function choice<const T extends string | number>(
  what: string,
  choices: readonly T[],
  otherwise: NoInfer<T>,
) {
  const sentence = `Choose the ${what}: ${listText(choices.map(String), "or")}.`;
  return v.optional(v.picklist(choices, sentence), otherwise);
}

const flag = (what: string, description: string) =>
  v.pipe(
    v.optional(v.boolean(`Use true or false to say whether ${what}.`), false),
    v.description(description),
  );

type FlagId = { [Id in CartFieldId]: Cart[Id] extends boolean ? Id : never }[CartFieldId];

/** The names of the details that the estimate knows as a yes or no. */
export const flagIds = cartFieldIds.filter((id): id is FlagId => cartFields[id].kind === "flag");

/** Whatever the cart may have, in the words of its label. */
function flags() {
  const entries = flagIds.map((id) => {
    const what = `the cart has ${cartFields[id].label.toLowerCase()}`;
    return [id, flag(what, `Whether ${what}${examples[id] ?? ""}.`)];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for each of them
  return Object.fromEntries(entries) as Record<FlagId, ReturnType<typeof flag>>;
}

const examples: Partial<Record<FlagId, string>> = {
  hasUpgrades: " such as a lift kit, sound, or custom wheels",
};

/** The model year, without its description. */
export const yearSchema = year(
  `Give the model year as a whole number from ${modelYearBounds.min} to ${modelYearBounds.max}, such as 2018.`,
);

export const cartEntries = {
  year: v.pipe(yearSchema, v.description("The model year.")),
  make: name("make", "Club Car", "The make. One we have no prices for is priced as “other”."),
  model: name(
    "model",
    "Precedent",
    "The model. One we have no price for gets the price of its make.",
  ),
  seats: v.pipe(
    choice("number of seats", seatCounts, cartFields.seats.default),
    v.description("The number of seats. 8 means eight or more."),
  ),
  powertrain: v.pipe(
    choice("powertrain", powertrains, cartFields.powertrain.default),
    v.description("What moves the cart."),
  ),
  condition: v.pipe(
    choice("condition", conditions, cartFields.condition.default),
    v.description("The overall condition, as the value tool describes it."),
  ),
  batteryAge: v.pipe(
    choice("battery age in years", batteryAges, cartFields.batteryAge.default),
    v.description(
      "Whole years since the battery pack was new; 5 means five or more. Has no effect on a gas cart.",
    ),
  ),
  ...flags(),
  batteryType: v.pipe(
    v.optional(
      v.nullable(
        v.picklist(batteryTypes, `Choose the battery type: ${listText(batteryTypes, "or")}.`),
      ),
      null,
    ),
    v.description(
      "Affects the dealers’ figure, never the estimate. Leave it out if you don’t know.",
    ),
  ),
  lifted: flag(
    "the cart is lifted",
    "Whether the cart is lifted. Affects the dealers’ figure, never the estimate.",
  ),
};

const asOfYear = v.pipe(
  v.exactOptional(year("Give asOfYear as a whole number, such as 2026.")),
  v.description("The calendar year to value the cart in. This year if left out."),
);

/** One cart, with the names that the site's own addresses use. */
export const cartSchema = strict(cartEntries);

/** The query of `GET /value`. */
export const querySchema = strict({ ...cartEntries, asOfYear });

export type RequestedCart = v.InferOutput<typeof cartSchema>;

/** An object with these fields and no others, so that a mistyped name is noticed. */
export function strict<const T extends v.ObjectEntries>(entries: T) {
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

/** The facts that the domain needs of a requested cart. */
export function readCart(requested: RequestedCart): { cart: Cart; details: MarketDetails } {
  const { year: modelYear, batteryType, lifted, ...rest } = requested;
  return { cart: { modelYear, ...rest }, details: { batteryType, lifted } };
}
