import { otherMake } from "../catalogue/make.ts";
import { resolveModel } from "../catalogue/resolve-model.ts";
import type { BatteryType } from "../cart/cart.ts";
import type { BasePrice } from "../valuation/base-price.ts";
import type { Cart } from "../cart/cart.ts";
import { type Details, sourceOf } from "./details.ts";
import { capitalize, countText, listText, withArticle } from "../words/english.ts";
import { formatDollars } from "../words/money.ts";
import { isBlank } from "../words/plain-text.ts";

export const batteryTypeLabels: Readonly<Record<BatteryType, string>> = {
  "lead-acid": "Lead-acid",
  lithium: "Lithium",
};

/** "" for a model such as "not sure". */
export function knownModel(model: string): string {
  return isBlank(model) ? "" : model;
}

/**
 * "2018 Club Car Precedent". "Other" is an option of the form, so it is left out before a model.
 */
export function cartName({ modelYear, make, model }: Cart): string {
  const known = knownModel(model);
  const name = make === otherMake.name && known !== "" ? known : `${make} ${known}`;
  return `${modelYear} ${name}`.trimEnd();
}

/** `model` is what the form holds: a Drive2 has a Drive's base price but isn't a Drive. */
export function understoodAs(base: BasePrice, model: string): string {
  const price = `base price ${formatDollars(base.price)}`;
  switch (base.from) {
    case "model": {
      const name = `${base.make} ${base.model}`;
      const [typed, priced] = [model, base.model].map(
        (each) => resolveModel(base.make, each).family,
      );
      const isAnother = typed !== null && priced !== null && typed !== priced;
      return isAnother ? `Priced like the ${name}, ${price}.` : `Understood as ${name}, ${price}.`;
    }
    case "make":
      return `Priced like other ${base.make} models, ${price}.`;
    case "other":
      return `Priced like carts of other makes, ${price}.`;
  }
}

/** "An i60 has six seats."; "" if the form holds nothing that only the model's name says. */
export function impliedText(details: Details): string {
  const { seats, powertrain } = details;
  const isImplied = (name: Parameters<typeof sourceOf>[1]) => sourceOf(details, name) === "model";
  const facts = [
    isImplied("seats") && seats > 2 && `has ${countText(seats)} seats`,
    isImplied("lifted") && "is lifted",
    isImplied("powertrain") && powertrain === "gas" && "runs on gas",
    isImplied("batteryType") && "has lithium batteries",
  ].filter((fact) => fact !== false);
  const model = details.model.trim();
  return facts.length === 0 ? "" : `${capitalize(withArticle(model))} ${listText(facts)}.`;
}
