// Tested in line.test.ts.
import { pricedMakes } from "../../../domain/catalogue/priced-makes.ts";
import { slugOf } from "../../../domain/catalogue/make.ts";
import { type Role, roleIn } from "../../../domain/cart/roles.ts";
import {
  type Details,
  defaultDetails,
  give,
  withAllShown,
} from "../../../domain/details/details.ts";
import { isPartner } from "../../../domain/submissions/partner.ts";
import { thisYear } from "../../browser/clock.ts";
import { modelsOf } from "../cart-form/correct-input.ts";

/** From the address in the dealer's line. Invalid choices are left out. */
export interface HostChoices {
  /** The one make to value, if the dealer sells just one. */
  readonly make?: string;
  /** The dealer's id. */
  readonly partner?: string;
  /** The role that is shown first. */
  readonly role?: Role;
  /** True if other dealers’ prices are left out. */
  readonly hidesDealers?: true;
}

export function readHostChoices(address: URLSearchParams): HostChoices {
  const make = pricedMakes.find(({ name }) => slugOf(name) === address.get("make"))?.name;
  const partner = address.get("partner") ?? "";
  return {
    ...(make !== undefined && { make }),
    ...(isPartner(partner) && { partner }),
    ...(address.has("for") && { role: roleIn(address) }),
    ...(address.get("dealers") === "hide" && { hidesDealers: true as const }),
  };
}

/** A sample cart, so the preview that dealers see shows a number. Null everywhere else. */
export function sampleIn(address: URLSearchParams): Details | null {
  if (!address.has("sample")) return null;
  const { make = "Club Car" } = readHostChoices(address);
  const [model = "Golf cart"] = modelsOf(pricedMakes.find(({ name }) => name === make)!);
  const named = { ...defaultDetails, modelYear: String(thisYear() - 6), make, model };
  return withAllShown(give(named, { seats: 4 }));
}
