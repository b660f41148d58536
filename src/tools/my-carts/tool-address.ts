import { otherMake } from "../../../domain/catalogue/other-make.ts";
import { formMakes } from "../../../domain/catalogue/price-book.data.ts";
import { slugOf } from "../../../domain/catalogue/slug.ts";
import { queryOf } from "../cart/details.ts";
import type { SavedCart } from "./cart-file.ts";
import { statePaths } from "./state-paths.data.ts";

/** The address that shows a saved cart in the value tool, on the page it was made on if it can. */
export function toolAddress({ path, details }: SavedCart): string {
  const isListed = formMakes.some(({ name }) => name === details.make);
  // The tool offers no make that is not listed; Other is valued the same.
  const make = isListed ? details.make : otherMake.name;
  const isItsPage = statePaths.includes(path) || (isListed && path === `/${slugOf(make)}`);
  return (isItsPage ? path : "/") + queryOf({ ...details, make });
}
