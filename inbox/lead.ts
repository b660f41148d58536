import * as v from "valibot";
import { batteryAges, conditions, powertrains, seatCounts } from "../valuation/cart.ts";
import { emailAddress, entryId, optionalText, requiredText } from "./fields.ts";
import { robotTraps, withoutTraps } from "./robot-traps.ts";

const recalculate = "Calculate the value again and send then.";

const cartSchema = v.object(
  {
    modelYear: v.pipe(v.number(recalculate), v.safeInteger(recalculate)),
    make: requiredText("the make", 80),
    model: requiredText("the model", 80),
    condition: v.picklist(conditions, recalculate),
    seats: v.picklist(seatCounts, recalculate),
    powertrain: v.picklist(powertrains, recalculate),
    batteryAge: v.picklist(batteryAges, recalculate),
    hasUpgrades: v.boolean(recalculate),
  },
  recalculate,
);

/** The body of `POST /api/leads`: who sells which cart. `estimate` is in whole US dollars. */
export const leadSchema = v.pipe(
  v.object({
    id: entryId,
    name: requiredText("your name", 100),
    email: emailAddress,
    phone: v.optional(optionalText("the phone number", 40), ""),
    location: requiredText("your location", 120),
    description: v.optional(optionalText("the description", 5000), ""),
    cart: cartSchema,
    estimate: v.pipe(v.number(recalculate), v.safeInteger(recalculate), v.minValue(0, recalculate)),
    page: v.pipe(
      v.string(recalculate),
      v.startsWith("/", recalculate),
      v.maxLength(2000, recalculate),
    ),
    ...robotTraps,
  }),
  v.transform(withoutTraps),
);

export type Lead = v.InferOutput<typeof leadSchema>;
