import { formMakes } from "../../../domain/catalogue/price-book.ts";
import { slugOf } from "../../../domain/catalogue/slug.ts";
import { partnerPattern } from "../../../domain/submissions/partner.ts";

/** What the dealer's line asks for. Anything invalid is as if it had not been given. */
export interface HostChoices {
  /** The name of the only make that is valued. */
  readonly make?: string;
  /** The dealer's id. */
  readonly partner?: string;
}

export function readHostChoices(address: URLSearchParams): HostChoices {
  const make = formMakes.find(({ name }) => slugOf(name) === address.get("make"))?.name;
  const partner = address.get("partner") ?? "";
  return {
    ...(make !== undefined && { make }),
    ...(partnerPattern.test(partner) && { partner }),
  };
}
