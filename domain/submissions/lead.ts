import * as v from "valibot";
import {
  type Cart,
  type CartField,
  cartFieldIds,
  cartFields,
  modelYearBounds,
} from "../cart/cart.ts";
import {
  emailAddress,
  entryId,
  objectSchema,
  lineSchema,
  spamTraps,
  textSchema,
  withoutSpamTraps,
} from "./fields.ts";
import { leadFields } from "./form-fields.ts";
import { isPartner } from "./partner.ts";

const recalculate = "Calculate the value again, then send.";
const checkYear = "Check the model year, then calculate again.";

const modelYear = v.pipe(
  v.number(recalculate),
  v.safeInteger(recalculate),
  v.minValue(modelYearBounds.min, checkYear),
  v.maxValue(modelYearBounds.max, checkYear),
);

function schemaOf(field: CartField) {
  switch (field.kind) {
    case "year":
      return modelYear;
    case "text":
      return lineSchema(field);
    case "choice": {
      const choice = v.picklist<readonly (string | number)[], string>(field.choices, recalculate);
      return field.default === null ? v.nullable(choice) : choice;
    }
    case "flag":
      return v.boolean(recalculate);
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each schema is its field's own
const cartSchema = objectSchema(
  Object.fromEntries(cartFieldIds.map((id) => [id, schemaOf(cartFields[id])])),
  recalculate,
) as unknown as v.GenericSchema<unknown, Cart>;

/** What to store for a detail newer than the form: an unchecked box, or nothing. */
const absentDetails = Object.fromEntries(
  cartFieldIds.flatMap((id): [string, unknown][] => {
    const field: CartField = cartFields[id];
    if (field.kind === "flag") return [[id, false]];
    if (field.use === "identity") return [[id, ""]];
    return field.kind === "choice" && field.default === null ? [[id, null]] : [];
  }),
);

/**
 * Stored entries, and forms that browsers keep until they can be sent, may lack details added since,
 * and may have some outside the cart, where they used to be.
 */
export function withWholeCart(lead: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { cart, batteryType = null, lifted = false, serial = "", ...rest } = lead;
  return { ...rest, cart: { ...absentDetails, batteryType, lifted, serial, ...Object(cart) } };
}

/** The body of `POST /api/leads`. `estimate` is in whole US dollars. */
export const leadSchema = v.pipe(
  objectSchema(
    {
      id: entryId,
      name: lineSchema(leadFields.name),
      email: emailAddress,
      phone: v.optional(lineSchema(leadFields.phone), ""),
      location: lineSchema(leadFields.location),
      description: v.optional(textSchema(leadFields.description), ""),
      cart: cartSchema,
      /** A checkbox as browsers send it: "on" if it is checked, and otherwise nothing. */
      sendSerial: v.optional(v.literal("on", "Check the box for the serial number again.")),
      partner: v.exactOptional(v.pipe(v.string(recalculate), v.check(isPartner, recalculate))),
      estimate: v.pipe(
        v.number(recalculate),
        v.safeInteger(recalculate),
        v.minValue(0, recalculate),
        v.maxValue(10_000_000, recalculate),
      ),
      page: v.pipe(
        v.string(recalculate),
        v.maxLength(2000, recalculate),
        v.check(isPathHere, recalculate),
      ),
      ...spamTraps,
    },
    recalculate,
  ),
  v.transform(withoutSpamTraps),
  v.transform(withChosenSerial),
);

/** Drops a serial number unless the sender chose to send it. */
function withChosenSerial<T extends { cart: Cart; sendSerial?: "on" | undefined }>({
  sendSerial,
  ...lead
}: T): Omit<T, "sendSerial"> {
  return sendSerial === "on" ? lead : { ...lead, cart: { ...lead.cart, serial: "" } };
}

export type Lead = v.InferOutput<typeof leadSchema>;

/** Any site will do: a path that stays on this one stays on every site. */
const site = "https://site.example";

export function isPathHere(path: string): boolean {
  if (!/^\/(?![/\\])[^\p{Cc}\p{Cs}]*$/u.test(path)) return false;
  if (!URL.canParse(path, site)) return false;
  const { origin, pathname } = new URL(path, site);
  return origin === site && !pathname.startsWith("//");
}
