import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type Context, type Handler, Hono, type HonoRequest } from "hono";
import { compress } from "hono/compress";
import * as v from "valibot";
import { failureFields, log } from "../../telemetry/log.ts";
import type { Metrics } from "../../telemetry/metrics.ts";
import { clientAddress, clientNetwork } from "../client-address.ts";
import { hasTag } from "../entity-tag.ts";
import { mediaType } from "../media-type.ts";
import { overload } from "../overload.ts";
import { queryIn } from "../social/preview-options.ts";
import { recentlyUsed } from "../../social/recently-used.ts";
import { readText } from "../read-text.ts";
import { countCarts, parseBody, querySchema } from "../../../domain/value-api/cart-schema.ts";
import { openApiDocument } from "../../../domain/value-api/openapi.ts";
import { answerHeaders } from "./answer-headers.ts";
import * as problems from "./problem.ts";
import { Problem } from "./problem.ts";
import type { CountCarts } from "./rate-limit.ts";
import { readQuery } from "./read-query.ts";
import { evidence, valueOf } from "../../../domain/value-api/value-of.ts";
import type { Value } from "../../../domain/value-api/value-schema.ts";

export interface ValueApiOptions {
  readonly count: CountCarts;
  /** The header in which the one trusted proxy names the client; empty: use the socket's address. */
  readonly proxyHeader: string;
  readonly now: () => Date;
  readonly metrics: Pick<Metrics, "valueSeconds" | "cartsValued">;
}

const maxBytes = 512 * 1024;
/** Carts valued between two turns of the event loop, so that a large request holds up no other. */
const cartsPerTurn = 50;
const jsonHeaders = {
  ...answerHeaders,
  // A new model of asking prices reaches everyone within an hour.
  "Cache-Control": "public, max-age=3600",
  "Content-Type": "application/json",
};

const preflightHeaders = {
  ...answerHeaders,
  "Access-Control-Allow-Methods": "GET, HEAD, POST",
  "Access-Control-Allow-Headers": "Content-Type, If-None-Match, *",
  "Access-Control-Max-Age": "86400",
};

/** About 2 KB each. A marketplace shows the same carts to many visitors. */
const keptAnswers = 2000;
/** Characters in a query: names make it longer, but not by much. */
const longestKept = 300;

type More = Readonly<Record<string, string>>;

/** The API for other people's programs, below `/api/v1`. Nothing that it is sent is kept. */
export function valueApi({ count, proxyHeader, now, metrics }: ValueApiOptions): Hono {
  const isOverloaded = overload();
  const kept = recentlyUsed<Answer>(keptAnswers);
  const document = tagged(JSON.stringify(openApiDocument()));

  /** Answers with `answer` if the client may still ask for so many carts, valid or not. */
  async function limited(
    c: Context,
    carts: number,
    answer: (more: More) => Response | Promise<Response>,
  ): Promise<Response> {
    const network = clientNetwork(clientAddress(c, proxyHeader));
    const { waitSeconds, left, headers } = await count(network, carts);
    if (waitSeconds > 0) return problems.tooMany(waitSeconds, left).response(headers);
    return answer(headers);
  }

  function oneValue(c: Context): Response | Promise<Response> {
    return limited(c, 1, (more) => {
      const thisYear = now().getFullYear();
      const key = `${thisYear}?${queryIn(c.req.url)}`;
      const answer = kept.get(key) ?? answerTo(c.req, thisYear);
      if (answer instanceof Problem) return answer.response(more);
      if (key.length <= longestKept) kept.set(key, answer);
      metrics.cartsValued.inc();
      return cached(c, answer, more);
    });
  }

  async function manyValues(c: Context): Promise<Response> {
    const sent = await readJson(c.req.raw);
    if (sent instanceof Problem) return sent.response();
    return limited(c, countCarts(sent.json), async (more) => {
      const { success, issues, output } = parseBody(sent.json);
      if (!success) return problems.invalid(issues, "body").response(more);
      const { carts, asOfYear = now().getFullYear() } = output;
      metrics.cartsValued.inc(carts.length);
      const values: Value[] = [];
      for (const cart of carts) {
        values.push(valueOf(cart, asOfYear));
        if (values.length % cartsPerTurn === 0) await setImmediate();
      }
      const headers = { ...answerHeaders, ...more, "Cache-Control": "no-store" };
      return Response.json({ values, evidence }, { headers });
    });
  }

  /** Turns a request away while the server is overloaded, and counts it. */
  function handled(route: string, answer: (c: Context) => Response | Promise<Response>): Handler {
    return async (c) => {
      const observe = metrics.valueSeconds.startTimer();
      const response = isOverloaded() ? problems.busy.response() : await answer(c);
      observe({ route, status: response.status });
      return response;
    };
  }

  const api = new Hono().basePath("/api/v1");
  api.onError(failure);
  api.options("*", preflight);
  api.get("/value", handled("value", oneValue));
  api.post("/values", compress(), handled("values", manyValues));
  const description = (c: Context) => cached(c, document, {});
  api.get("/openapi.json", handled("openapi.json", description));
  refuseOthers(api);
  return api;
}

/** Whatever no route answers. */
function refuseOthers(api: Hono): void {
  api.all("/values", () => problems.wrongMethod("POST", "POST, OPTIONS").response());
  for (const path of ["/value", "/openapi.json"]) {
    api.all(path, () => problems.wrongMethod("GET", "GET, HEAD, OPTIONS").response());
  }
  api.notFound(() => problems.notFound.response());
}

function failure(error: Error): Response {
  log.error(failureFields(error), "a value could not be computed");
  return problems.failed.response();
}

function preflight(): Response {
  return new Response(null, { status: 204, headers: preflightHeaders });
}

async function readJson(request: Request): Promise<{ readonly json: unknown } | Problem> {
  if (mediaType(request.headers) !== "application/json") {
    return problems.unreadable(415, "Send JSON, with the Content-Type application/json.");
  }
  if (request.headers.has("Content-Encoding")) {
    return problems.unreadable(415, "Send the body uncompressed, without a Content-Encoding.");
  }
  const body = await readText(request, maxBytes);
  if (body === "too large") return problems.unreadable(413, "Send at most 512 KB at a time.");
  if (body === "cut off") {
    return problems.unreadable(
      400,
      "The body was cut off or is not UTF-8. Send it again, in UTF-8.",
    );
  }
  try {
    return { json: JSON.parse(body.text) };
  } catch {
    return problems.unreadable(400, "The body is not valid JSON. Check it, then send it again.");
  }
}

/** What is sent, and the tag by which a client asks for it again. */
interface Answer {
  readonly body: string;
  readonly etag: string;
}

function tagged(body: string): Answer {
  return { body, etag: `"${hash("sha1", body, "base64url")}"` };
}

/** The value of the cart in a query, or what is wrong with it. */
function answerTo(request: HonoRequest, thisYear: number): Answer | Problem {
  const fields = readQuery(request);
  if (fields instanceof Problem) return fields;
  const { success, issues, output } = v.safeParse(querySchema, fields);
  if (!success) return problems.invalid(issues, "query");
  const { asOfYear = thisYear, ...cart } = output;
  return tagged(JSON.stringify({ ...valueOf(cart, asOfYear), evidence }));
}

function cached(c: Context, { body, etag }: Answer, more: More): Response {
  const headers = { ...jsonHeaders, ...more, ETag: etag };
  if (hasTag(c.req.header("If-None-Match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers });
}
