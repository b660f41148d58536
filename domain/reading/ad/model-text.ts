import { resolveModel } from "../../catalogue/resolve-model.ts";
import type { ChoiceName } from "../../details/details.ts";
import type { AdDetails } from "./read-ad.ts";
import { plainAd } from "../plain-words.ts";
import { findCartDetails } from "./cart-details.ts";
import { findBatteryTypeOfModel } from "./choices.ts";

/** An age of batteries needs a date, which no client of the API gives. */
type SaidOfModel = Pick<Partial<AdDetails>, Exclude<ChoiceName, "batteryAge">>;

/**
 * What a model's text says of the cart beyond the model: "RXV lithium lifted". The form, spreadsheets,
 * and the API all ask here, and ads are read by the same rules.
 */
export function readModelText(make: string, model: string): SaidOfModel {
  const { text } = plainAd(model);
  const { implied } = resolveModel(make, model);
  const { batteryAge: _, ...found } = findCartDetails(text, {
    implied,
    unpriced: text,
    findType: findBatteryTypeOfModel,
    findAge: () => undefined,
    areUpgrades: false,
  });
  const said = Object.entries(found).flatMap(([name, each]) => {
    // The model's name counts its seats itself: "Kruiser 4P".
    const isOfName = name === "seats" && each?.value === implied.seats;
    return each === undefined || isOfName ? [] : [[name, each.value]];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is of its name
  return Object.fromEntries(said) as SaidOfModel;
}
