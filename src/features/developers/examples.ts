// Tested in a browser by ../../../e2e/release/developers.spec.ts.
import { openApiDocument } from "../../../domain/value-api/openapi.ts";
import type { RequestedCart } from "../../../domain/value-api/cart-schema.ts";
import * as v from "valibot";
import { evidence, valueOf } from "../../../domain/value-api/value-of.ts";
import { oneValueSchema } from "../../../domain/value-api/value-schema.ts";
import { defaultChoices } from "../../../domain/cart/cart.ts";
import { absoluteUrl, addressToPaste, site } from "../../../config/site.ts";
import { frameLine } from "../embed/line.ts";

const asOfYear = 2026;
const { seats, powertrain, batteryAge } = defaultChoices;
const cart: RequestedCart = {
  year: 2018,
  make: "Club Car",
  model: "Precedent",
  seats,
  powertrain,
  batteryAge,
};
const query = new URLSearchParams(
  Object.entries({ ...cart, asOfYear }).map(([name, value]) => [name, String(value)]),
);

/** Computed by the code that answers the API's requests. */
export const answer = { ...valueOf(cart, asOfYear), evidence };

/** In short lines, so that few of them wrap on a phone. */
export const oneCart = `const address = new URL(
  "${absoluteUrl("/api/v1/value")}",
);
address.search = new URLSearchParams({
  year: 2018,
  make: "Club Car",
  model: "Precedent",
  batteryAge: 2,
});
const response = await fetch(address);
const { estimate, advice } =
  await response.json();
console.log(
  advice?.selling.number ??
    estimate.value,
);`;

export const command = `curl "${absoluteUrl("/api/v1/value")}?${query.toString()}"`;

/** From the schema of the API's response. */
export const responseFields = Object.entries(oneValueSchema.entries).map(([name, schema]) => {
  const description = v.getDescription(schema);
  if (description === undefined) throw new Error(`The response's ${name} has no description.`);
  return { name, description };
});

/** From the API's own OpenAPI document. */
export const parameters = openApiDocument().paths["/value"].get.parameters.map(
  ({ name, required, description = "", schema, example }) => ({
    name,
    required,
    description,
    values: valuesText(schema),
    choices: schema.enum?.map(String) ?? (schema.type === "boolean" ? ["false", "true"] : []),
    example: example === undefined ? "" : String(example),
  }),
);

function valuesText(schema: {
  enum?: readonly unknown[];
  type?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}): string {
  if (schema.enum !== undefined) return schema.enum.map(String).join(", ");
  if (schema.type === "boolean") return "true, false";
  if (schema.type === "integer") return `${schema.minimum} to ${schema.maximum}`;
  return `text, up to ${schema.maxLength} characters`;
}

export const embedLine = frameLine(addressToPaste(site.url), {
  role: "trading",
  make: "club-car",
  hidesDealers: false,
  partner: "your-id",
});

export const embedParameters = [
  {
    name: "for",
    value: "trading",
    meaning:
      "The side of the deal to show first: selling (the default), trading, buying, or insuring.",
  },
  {
    name: "make",
    value: "club-car",
    meaning:
      "Limits the tool to one make. Use the last part of the address of its page on our site.",
  },
  {
    name: "dealers",
    value: "hide",
    meaning: "Leaves out what other dealers ask. Visitors then see only the side named in “for”.",
  },
  {
    name: "scheme",
    value: "dark",
    meaning:
      "Light by default. “auto” follows the visitor’s system setting. Use it if your page does too.",
  },
  {
    name: "partner",
    value: "your-id",
    meaning: "Your ID, so that we can forward the carts that people offer for sale on your page.",
  },
] as const;
