import { hash } from "node:crypto";
import { type Context, type Handler, type HonoRequest, Hono } from "hono";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import { failureFields, log } from "../http/log.ts";
import { createOverloadCheck } from "../http/load.ts";
import { hasTag, networksOf } from "../http/headers.ts";
import { queryIn } from "../shared-links/shared-estimate.ts";
import { publicName } from "../../domain/cart/public-names.ts";
import { fieldOf } from "../../domain/details/details.ts";
import { usYear } from "../../domain/words/us-day.ts";
import type { CartField } from "../../domain/cart/cart.ts";
import { parameterIds, querySchema } from "../../domain/value-api/cart-schema.ts";
import { openApiDocument } from "../../domain/value-api/openapi.ts";
import { answerHeaders, Problem, unreadableRequest } from "./problem.ts";
import * as problems from "./problem.ts";
import type { ValueLimits } from "../http/cart-limit.ts";
import {
  recallsFor,
  recallsQuerySchema,
  serialQuerySchema,
  yearFromSerial,
} from "../../domain/value-api/lookups.ts";
import { evidence, valueOf } from "../../domain/value-api/value-of.ts";

export interface ValueApiOptions {
  readonly limits: ValueLimits;
  /** The header in which the one trusted proxy names the client; empty: use the socket's address. */
  readonly proxyHeader: string;
  readonly now: () => Date;
}

const jsonHeaders = {
  ...answerHeaders,
  // A new model of asking prices reaches everyone within an hour.
  "Cache-Control": "public, max-age=3600",
  "Content-Type": "application/json",
};

const unkeptHeaders = { ...jsonHeaders, "Cache-Control": "no-store" };

const preflightHeaders = {
  ...answerHeaders,
  "Access-Control-Allow-Methods": "GET, HEAD",
  "Access-Control-Allow-Headers": "If-None-Match, *",
  "Access-Control-Max-Age": "86400",
};

/** About 2 KB each. A marketplace shows the same carts to many visitors. */
const keptAnswers = 2000;
/** Characters in a query: names make it longer, but not by much. */
const longestCached = 300;

/** The API for other people's programs, below `/api/v1`. It keeps nothing that it is sent. */
export function valueApi(options: ValueApiOptions): Hono {
  const { limits, proxyHeader, now } = options;
  const isOverloaded = createOverloadCheck();
  const answers = new LRUCache<string, ValueAnswer>({ max: keptAnswers });
  const document = withTag(JSON.stringify(openApiDocument()));

  const networks = (c: Context) => networksOf(c, proxyHeader);

  async function oneValue(c: Context): Promise<Response> {
    const { waitSeconds, left, headers } = await limits.countCarts(networks(c), 1);
    if (waitSeconds > 0) return problems.tooManyCarts(waitSeconds, left).response(headers);
    const thisYear = usYear(now());
    const key = `${thisYear}?${queryIn(c.req.url)}`;
    const answer = answers.get(key) ?? answerTo(c.req, thisYear);
    if (answer instanceof Problem) return answer.response(headers);
    if (key.length <= longestCached) answers.set(key, answer);
    return cacheableResponse(c, answer);
  }

  /** Answers a query that costs little, within the same limits as a value. */
  function lookup<T extends v.GenericSchema>(schema: T, find: (query: v.InferOutput<T>) => object) {
    return async (c: Context): Promise<Response> => {
      const { waitSeconds, left, headers } = await limits.countCarts(networks(c), 1);
      if (waitSeconds > 0) return problems.tooManyCarts(waitSeconds, left).response(headers);
      const fields = readQuery(c.req);
      if (fields instanceof Problem) return fields.response(headers);
      const { success, issues, output } = v.safeParse(schema, fields);
      if (!success) return problems.invalidRequest(issues).response(headers);
      const answer = JSON.stringify(find(output));
      // A serial number names one cart, which no cache on the way needs to remember.
      return "serial" in fields
        ? new Response(answer, { headers: unkeptHeaders })
        : cacheableResponse(c, withTag(answer));
    };
  }

  function answerUnlessBusy(answer: (c: Context) => Response | Promise<Response>): Handler {
    return (c) => (isOverloaded() ? problems.busy.response() : answer(c));
  }

  const api = new Hono().basePath("/api/v1");
  api.onError(logFailure);
  api.options("*", preflight);
  api.get("/value", answerUnlessBusy(oneValue));
  const recallsToday = (query: v.InferOutput<typeof recallsQuerySchema>) =>
    recallsFor(query, usYear(now()));
  api.get("/recalls", answerUnlessBusy(lookup(recallsQuerySchema, recallsToday)));
  const yearFor = (query: v.InferOutput<typeof serialQuerySchema>) =>
    yearFromSerial(query, usYear(now()));
  api.get("/serial", answerUnlessBusy(lookup(serialQuerySchema, yearFor)));
  api.get(
    "/openapi.json",
    answerUnlessBusy((c) => cacheableResponse(c, document)),
  );
  refuseOthers(api);
  return api;
}

function refuseOthers(api: Hono): void {
  const paths = new Set(api.routes.map(({ path }) => path));
  // With a second handler on a path, Hono would answer through promises of its own.
  api.notFound(({ req }) =>
    (paths.has(req.path) ? problems.wrongMethod : problems.notFound).response(),
  );
}

function logFailure(error: Error): Response {
  log.error(failureFields(error), "a value could not be computed");
  return problems.failed.response();
}

function preflight(): Response {
  return new Response(null, { status: 204, headers: preflightHeaders });
}

interface ValueAnswer {
  readonly body: string;
  readonly etag: string;
}

function withTag(body: string): ValueAnswer {
  return { body, etag: `"${hash("sha1", body, "base64url")}"` };
}

function answerTo(request: HonoRequest, thisYear: number): ValueAnswer | Problem {
  const fields = readQuery(request);
  if (fields instanceof Problem) return fields;
  const { success, issues, output } = v.safeParse(querySchema, fields);
  if (!success) return problems.invalidRequest(issues);
  const { asOfYear = thisYear, ...cart } = output;
  return withTag(JSON.stringify({ ...valueOf(cart, asOfYear), evidence }));
}

/** A response that a shared cache may keep says nothing about the client that asked. */
function cacheableResponse(c: Context, { body, etag }: ValueAnswer): Response {
  const headers = { ...jsonHeaders, ETag: etag };
  if (hasTag(c.req.header("If-None-Match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers });
}

const notEncoded = "Percent-encode the address as UTF-8: a percent sign is %25, and é is %C3%A9.";

function isEncoded(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/**
 * The query's fields with the types that JSON would give them, or what is wrong with it: numbers
 * and flags are text in an address. Other text stays as it is, and the schema rejects it.
 */
function readQuery(request: HonoRequest): Record<string, unknown> | Problem {
  if (!isEncoded(request.url)) return unreadableRequest(notEncoded);
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, texts] of Object.entries(request.queries())) {
    // A form sends a field that isn't filled in as empty text.
    const [text, ...others] = texts.filter((each) => each !== "");
    if (others.length > 0) return repeatedProblem(name);
    if (text !== undefined) fields[name] = typed.get(name)?.(text) ?? text;
  }
  return { ...fields };
}

type Typing = (text: string) => unknown;

const toNumber: Typing = (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : text);
const toFlag: Typing = (text) => (text === "true" ? true : text === "false" ? false : text);

const typed = new Map<string, Typing>([
  ["asOfYear", toNumber],
  ...parameterIds.map((id) => [publicName(id), typingOf(fieldOf(id))] as const),
]);

function typingOf(field: CartField): Typing {
  if (field.kind === "flag") return toFlag;
  const isNumber =
    field.kind === "year" || (field.kind === "choice" && typeof field.choices[0] === "number");
  return isNumber ? toNumber : (text) => text;
}

function repeatedProblem(parameter: string): Problem {
  const detail = `Send ${parameter} only once.`;
  return new Problem({
    status: 422,
    title: "Some details are missing or invalid",
    detail,
    errors: [{ detail, parameter }],
  });
}
