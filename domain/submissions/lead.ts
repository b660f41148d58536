import * as v from "valibot";
import { batteryAges, conditions, powertrains, seatCounts } from "../valuation/cart.ts";
import {
  emailAddress,
  entryId,
  fields,
  optionalLine,
  optionalText,
  requiredLine,
} from "./fields.ts";
import { robotTraps, withoutTraps } from "./spam-traps.ts";
import { isPathHere } from "./path-here.ts";

const recalculate = "Calculate the value again and send then.";
const checkYear = "Check the model year, then calculate again.";

const cartSchema = fields(
  {
    /** Wider than the years of golf carts, so that only a slip is refused. */
    modelYear: v.pipe(
      v.number(recalculate),
      v.safeInteger(recalculate),
      v.minValue(1900, checkYear),
      v.maxValue(2100, checkYear),
    ),
    make: requiredLine("the make", 80),
    model: requiredLine("the model", 80),
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
  fields(
    {
      id: entryId,
      name: requiredLine("your name", 100),
      email: emailAddress,
      phone: v.optional(optionalLine("the phone number", 40), ""),
      location: requiredLine("your location", 120),
      description: v.optional(optionalText("the description", 5000), ""),
      cart: cartSchema,
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
      ...robotTraps,
    },
    recalculate,
  ),
  v.transform(withoutTraps),
);

export type Lead = v.InferOutput<typeof leadSchema>;
