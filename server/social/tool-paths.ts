import { formMakes } from "../../domain/catalogue/price-book.ts";
import { slugOf } from "../../domain/catalogue/slug.ts";
import { states } from "../../domain/catalogue/states.ts";

/** The pages that may have the value tool, each with the make that its tool is for; null for any. */
export const toolPaths: readonly (readonly [path: string, make: string | null])[] = [
  ["/", null],
  ...states.map(({ code }) => [`/${code}`, null] as const),
  ...formMakes.map(({ name }) => [`/${slugOf(name)}`, name] as const),
];
