import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { JsonSchema } from "@valibot/to-json-schema";
import { openApiDocument } from "../../domain/value-api/openapi.ts";
import { precedent, queryOf, sampleApi, sampleOptions } from "./value-api.fixture.ts";
import { anyText } from "../../domain/words/text.fixture.ts";
import { createApp } from "../app.ts";

const document = openApiDocument();
const { get, send } = sampleApi();
const ajv = new Ajv2020({ strict: false });
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package's types are CommonJS
(addFormats as unknown as (to: Ajv2020) => void)(ajv);
ajv.addSchema({ ...document, $id: "api" });

/** Knows only the document, and throws on a response that it does not describe. */
async function checked(response: Response) {
  const { responses } = document.paths["/value"].get;
  const described = Object.entries(responses).find(
    ([status]) => status === String(response.status),
  );
  if (described === undefined) throw new Error(`${response.status} is not described.`);
  const type = response.headers.get("Content-Type")!.split(";")[0]!;
  const pointer = ["paths", "/value", "get", "responses", described[0]];
  const parts = [...pointer, "content", type, "schema"].map((part) =>
    encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")),
  );
  const validate = ajv.getSchema(`api#/${parts.join("/")}`);
  if (validate === undefined) throw new Error(`${type} is not described for ${response.status}.`);
  const body = await response.json();
  if (!validate(body)) throw new Error(ajv.errorsText(validate.errors));
  return body;
}

test("the document is valid OpenAPI 3.1, and served", async () => {
  const result = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(result).toMatchObject({ valid: true });
  expect(await (await send("openapi.json")).json()).toEqual(JSON.parse(JSON.stringify(document)));
});

test("every parameter is described, and the example is a cart whose estimate is known", async () => {
  const { parameters } = document.paths["/value"].get;
  for (const { name, description } of parameters) expect(description, name).toMatch(/\.$/);
  const examples = parameters.filter((each) => "example" in each);
  const fields = Object.fromEntries(examples.map((each) => [each.name, each.example]));
  expect(await checked(await get({ ...fields, asOfYear: 2026 }))).toMatchObject({
    estimate: { value: 2826 },
  });
});

test.each([
  [
    "seats",
    "The number of seats. 8 means eight or more. Left out: what the model implies, or else 2.",
  ],
  ["condition", "The overall condition, as the value tool describes it. Left out: good."],
])("the parameter %s has no default, but says what it is when left out", (id, description) => {
  const parameter = document.paths["/value"].get.parameters.find(({ name }) => name === id);
  expect(parameter).toMatchObject({ description, required: false });
  expect(parameter?.schema).not.toHaveProperty("default");
});

/** Any value for a parameter: one that its schema allows, or anything else. */
function anyValue(schema: JsonSchema) {
  const { enum: choices, type, minimum: min = -(2 ** 31), maximum: max = 2 ** 31 - 1 } = schema;
  const allowed =
    choices !== undefined
      ? fc.constantFrom(...choices)
      : type === "boolean"
        ? fc.boolean()
        : type === "integer"
          ? fc.integer({ min, max })
          : fc.string({ minLength: 1, maxLength: 80, unit: "grapheme-ascii" });
  const other = fc.oneof(fc.jsonValue(), anyText(), fc.constant("__proto__"));
  return fc.oneof({ weight: 9, arbitrary: allowed }, { weight: 1, arbitrary: other });
}

const anyFields = fc.record(
  Object.fromEntries(
    document.paths["/value"].get.parameters.map(({ name, schema }) => [
      name,
      anyValue({ ...schema }),
    ]),
  ),
  { requiredKeys: [] },
);

test("whatever is sent, the answer is one that the document describes", async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(anyFields, async (fields) => {
      const response = await send(`value?${queryOf(fields)}`);
      statuses.add(response.status);
      await checked(response);
    }),
    { numRuns: 500 },
  );
  expect(statuses).toEqual(new Set([200, 422]));
});

const app = createApp({ site: new Map(), values: sampleOptions() });

test.each(["/api/v1", "/api/v1/", "/api/v1/value/", "/API/V1/VALUE", "/api/v1/%E0%A4%A"])(
  "%s, which is only nearly right, gets an answer that another site's program can read",
  async (path) => {
    for (const method of ["GET", "POST"]) {
      const response = await app.request(path, { method });
      expect(response.status).toBe(404);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
      expect((await response.json()).detail).toBe(
        "Use one of the addresses in /api/v1/openapi.json, exactly as written there.",
      );
    }
  },
);

test("the API doesn’t answer an address outside its own path", async () => {
  const response = await app.request("/api/v10/value");
  expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
});

test.each(["%ZZ", "%", "%E9", "%ED%A0%80"])(
  "a make of %s is rejected, and not valued as another make",
  async (make) => {
    const response = await send(`value?year=2018&make=${make}&model=B`);
    expect(response.status).toBe(400);
    expect((await response.json()).detail).toMatch(/^Percent-encode the address as UTF-8: /);
  },
);

test("a make with a percent sign or an accent that is encoded is valued", async () => {
  const { cart } = await (await get({ ...precedent, make: "100% é" })).json();
  expect(cart.make).toBe("100% é");
});

test("another site's page may send headers of its own, such as those that trace requests", async () => {
  const headers = (await send("values", { method: "OPTIONS" })).headers;
  expect(headers.get("Access-Control-Allow-Headers")!.split(", ")).toContain("*");
});
