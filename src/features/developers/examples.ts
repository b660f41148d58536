import { openApiDocument } from "../../../domain/value-api/openapi.ts";
import type { RequestedCart } from "../../../domain/value-api/cart-schema.ts";
import { evidence, valueOf } from "../../../domain/value-api/value-of.ts";
import { defaultChoices } from "../../../domain/valuation/cart.ts";
import { absoluteUrl } from "../../../config/site.ts";

const asOfYear = 2026;
const cart: RequestedCart = {
  year: 2018,
  make: "Club Car",
  model: "Precedent",
  ...defaultChoices,
  batteryType: null,
  lifted: false,
};
const { batteryType: _type, lifted: _lifted, ...plain } = cart;
const query = new URLSearchParams(
  Object.entries({ ...plain, asOfYear }).map(([name, value]) => [name, String(value)]),
);

/** Examples for the page, computed by the code that answers the requests. */
export const answer = { ...valueOf(cart, asOfYear), evidence };

export const oneCart = `const response = await fetch(
  "${absoluteUrl("/api/v1/value")}?" +
    new URLSearchParams({
      year: 2018,
      make: "Club Car",
      model: "Precedent",
      batteryAge: 2,
    }),
);
const { estimate, dealers } = await response.json();
return [estimate.value, dealers?.asking];`;

export const manyCarts = `const response = await fetch("${absoluteUrl("/api/v1/values")}", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({
    carts: [
      { year: 2018, make: "Club Car", model: "Precedent" },
      { year: 2021, make: "EZ-GO", model: "RXV", powertrain: "gas" },
    ],
  }),
});
const { values } = await response.json();
return values.map(({ estimate }) => estimate.value);`;

export const command = `curl "${absoluteUrl("/api/v1/value")}?${query.toString()}"`;

/** A parameter of a request for one cart, as the API's own document describes it. */
export const parameters = openApiDocument().paths["/value"].get.parameters.map(
  ({ name, required, description = "", schema, example }) => ({
    name,
    required,
    description,
    values: valuesText(schema),
    otherwise:
      schema.default === undefined ? "" : JSON.stringify(schema.default).replaceAll('"', ""),
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
