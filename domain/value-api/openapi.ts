// Tested in ../../server/api/openapi.test.ts.
import { defaultChoices } from "../cart/cart.ts";
import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { querySchema } from "./cart-schema.ts";
import {
  recallsAnswerSchema,
  recallsQuerySchema,
  serialAnswerSchema,
  serialQuerySchema,
} from "./lookups.ts";
import { oneValueSchema } from "./value-schema.ts";

const problemSchema = v.object({
  type: v.pipe(v.string(), v.description("Where this kind of problem is explained.")),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  detail: v.pipe(v.string(), v.description("A sentence that says what to do.")),
  errors: v.optional(
    v.array(
      v.object({
        detail: v.string(),
        parameter: v.pipe(v.optional(v.string()), v.description("The part of the query.")),
      }),
    ),
  ),
});

const example = {
  year: 2018,
  make: "Club Car",
  model: "Precedent",
  ...defaultChoices,
};

export function openApiDocument() {
  return {
    openapi: "3.1.1",
    info: {
      title: "CartWorth values",
      version: "1",
      description:
        "The value of a golf cart: the estimate with its arithmetic, what dealers ask, what they " +
        "would likely pay, and one number to act on. Free, with no key needed. The figures are estimates, not appraisals.",
    },
    servers: [{ url: "/api/v1" }],
    paths: {
      "/value": { get: getValue() },
      "/recalls": {
        get: getLookup("getRecalls", "Finds recalls", recallsQuerySchema, recallsAnswerSchema),
      },
      "/serial": {
        get: getLookup(
          "getYear",
          "Tells the year from a number",
          serialQuerySchema,
          serialAnswerSchema,
        ),
      },
      "/openapi.json": { get: getDocument() },
    },
    components: { schemas: { Problem: jsonSchema(problemSchema) } },
  };
}

function getValue() {
  return {
    operationId: "getValue",
    summary: "Values one cart",
    parameters: parametersOf(querySchema),
    responses: {
      200: successResponse("The cart's figures.", oneValueSchema),
      304: { description: "The figures have not changed." },
      ...problemResponses(400, 422, 429, 500, 503),
    },
  };
}

function parametersOf(query: v.GenericSchema) {
  const { properties = {}, required = [] } = jsonSchema(query);
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = parameterSchema(
      typeof property === "boolean" ? {} : property,
    );
    return {
      name,
      in: "query",
      required: required.includes(name),
      description,
      schema,
      ...(name in example && {
        example: Object.entries(example).find(([id]) => id === name)![1],
      }),
    };
  });
}

function getLookup(
  operationId: string,
  summary: string,
  query: v.GenericSchema,
  answer: v.GenericSchema,
) {
  return {
    operationId,
    summary,
    parameters: parametersOf(query),
    responses: {
      200: successResponse("What was found.", answer),
      ...problemResponses(400, 422, 429, 500, 503),
    },
  };
}

function getDocument() {
  const content = { "application/json": { schema: { type: "object" } } };
  return {
    operationId: "getDocument",
    summary: "This document",
    responses: { 200: { description: "OpenAPI 3.1.", content }, ...problemResponses(500) },
  };
}

/** A type that can be null has no text in an address; there, the parameter is left out instead. */
function parameterSchema(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  const [first] = anyOf?.filter((each) => typeof each === "object" && each.type !== "null") ?? [];
  return { ...(typeof first === "object" && first), ...rest };
}

function successResponse(description: string, schema: v.GenericSchema) {
  return { description, content: { "application/json": { schema: jsonSchema(schema) } } };
}

const problemTexts = {
  400: "The request could not be read.",
  422: "Details are missing or invalid.",
  429: "Too many carts in a minute. Retry-After says how long to wait.",
  500: "Something went wrong on our side.",
  503: "The server is very busy. Retry-After says how long to wait.",
} as const;

function problemResponses(...statuses: readonly (keyof typeof problemTexts)[]) {
  const schema = { $ref: "#/components/schemas/Problem" };
  const content = { "application/problem+json": { schema } };
  return Object.fromEntries(
    statuses.map((status) => [status, { description: problemTexts[status], content }]),
  );
}

export function jsonSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode: "input",
    errorMode: "ignore",
  });
  return rest;
}
