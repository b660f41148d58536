import fc, { type Arbitrary } from "fast-check";
import { choiceNames, fieldOf } from "../details/details.ts";
import { publicName } from "../cart/public-names.ts";
import { families } from "../catalogue/families.ts";
import { makes } from "../catalogue/makes.ts";
import type { CartField } from "../cart/cart.ts";
import { type RequestedCart, parameterIds } from "./cart-schema.ts";

const anyName = fc.oneof(
  fc.constantFrom(...families.map(({ make, name: model }) => ({ make, model }))),
  fc.constantFrom(...makes.map(({ name: make }) => ({ make, model: "Flyer" }))),
  fc.constant({ make: "Wotsit", model: "Flyer" }),
);

const anyYear = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1985, max: 2027 }) },
  { weight: 1, arbitrary: fc.constantFrom(1900, 1949, 1950, 2028, 2100) },
);

type CompleteCart = Required<RequestedCart>;

export const anyRequestedCart: Arbitrary<CompleteCart> = fc
  .tuple(
    anyName,
    anyYear,
    fc.record(Object.fromEntries(parameterIds.map((id) => [publicName(id), valueOf(fieldOf(id))]))),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is of its field
  .map(([named, year, rest]) => ({ ...rest, ...named, year }) as unknown as CompleteCart);

/** Any of the choices may be left out. */
export const anyRequest: Arbitrary<RequestedCart> = fc
  .tuple(anyRequestedCart, fc.subarray([...choiceNames]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only choices are left out
  .map(([cart, names]) => withoutNames(cart, names) as RequestedCart);

function withoutNames(cart: CompleteCart, names: readonly string[]) {
  return Object.fromEntries(Object.entries(cart).filter(([name]) => !names.includes(name)));
}

function valueOf(field: CartField): Arbitrary<unknown> {
  if (field.kind === "flag") return fc.boolean();
  if (field.kind !== "choice") return fc.constant(null);
  const choices: (string | number | null)[] = [...field.choices];
  return fc.constantFrom(...choices, ...(field.default === null ? [null] : []));
}
