import { resolveModel } from "../../catalogue/resolve-model.ts";
import type { ChoiceName } from "../../details/details.ts";
import type { AdDetails } from "./read-ad.ts";
import { createMemory } from "../../words/memory.ts";
import { plainAd } from "../plain-words.ts";
import { findCartDetails } from "./cart-details.ts";
import { findBatteryTypeOfModel } from "./choices.ts";

/** Turning a battery date into an age takes today's date, which API requests don't include. */
type SaidOfModel = Pick<Partial<AdDetails>, Exclude<ChoiceName, "batteryAge">>;

/**
 * What text typed as the model says besides the model: "RXV lithium lifted". The form, spreadsheets,
 * and the API all call this, and it follows the same rules as ads.
 */
export function readModelText(make: string, model: string): SaidOfModel {
  return texts(`${make}\n${model}`, () => readText(make, model));
}

const texts = createMemory<SaidOfModel>();

function readText(make: string, model: string): SaidOfModel {
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
    // The model's own name gives the seat count: "Kruiser 4P".
    const isOfName = name === "seats" && each?.value === implied.seats;
    return each === undefined || isOfName ? [] : [[name, each.value]];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value fits its name
  return Object.fromEntries(said) as SaidOfModel;
}
