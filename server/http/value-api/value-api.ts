import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import * as v from "valibot";
import { failureFields, log } from "../../telemetry/log.ts";
import type { Metrics } from "../../telemetry/metrics.ts";
import { clientAddress, clientNetwork } from "../client-address.ts";
import { mediaType } from "../media-type.ts";
import { overload } from "../overload.ts";
import { readText } from "../read-text.ts";
import { securityHeaders } from "../security-headers.ts";
import { bodySchema, querySchema } from "./cart-schema.ts";
import { openApiDocument } from "./openapi.ts";
import * as problems from "./problem.ts";
import { Problem } from "./problem.ts";
import type { CountCarts } from "./rate-limit.ts";
import { readQuery } from "./read-query.ts";
import { evidence, valueOf } from "./value-of.ts";
import type { Value } from "./value-schema.ts";

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
/** A new model of asking prices reaches everyone within an hour. */
const cacheControl = "public, max-age=3600";

const headers = {
  ...securityHeaders,
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, RateLimit, RateLimit-Policy, Retry-After",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "cross-origin",
};
const preflightHeaders = {
  ...headers,
  "Access-Control-Allow-Methods": "GET, HEAD, POST",
  "Access-Control-Allow-Headers": "Content-Type, If-None-Match",
  "Access-Control-Max-Age": "86400",
};

/** The API for other people's programs, below `/api/v1`. Nothing that it is sent is kept. */
export function valueApi({ count, proxyHeader, now, metrics }: ValueApiOptions): Hono {
  const isOverloaded = overload();
  const document = JSON.stringify(openApiDocument());

  /** Answers with `answer` if the client may still ask for so many carts. */
  async function limited(c: Context, carts: number, answer: () => Response | Promise<Response>) {
    const network = clientNetwork(clientAddress(c, proxyHeader));
    const allowance = await count(network, carts);
    const refused = allowance.waitSeconds > 0;
    const response = refused ? problems.tooMany(allowance.waitSeconds).response() : await answer();
    for (const [name, value] of Object.entries(allowance.headers))
      response.headers.set(name, value);
    if (!refused) metrics.cartsValued.inc(carts);
    return response;
  }

  function oneValue(c: Context): Response | Promise<Response> {
    const fields = readQuery(new URL(c.req.url).searchParams);
    if (fields instanceof Problem) return fields.response();
    const { success, issues, output } = v.safeParse(querySchema, fields);
    if (!success) return problems.invalid(issues, "query").response();
    const { asOfYear = now().getFullYear(), ...cart } = output;
    return limited(c, 1, () => cached(c, JSON.stringify({ ...valueOf(cart, asOfYear), evidence })));
  }

  async function manyValues(c: Context): Promise<Response> {
    const sent = await readJson(c.req.raw);
    if (sent instanceof Problem) return sent.response();
    const { success, issues, output } = v.safeParse(bodySchema, sent.json);
    if (!success) return problems.invalid(issues, "body").response();
    const { carts, asOfYear = now().getFullYear() } = output;
    return limited(c, carts.length, async () => {
      const values: Value[] = [];
      for (const cart of carts) {
        values.push(valueOf(cart, asOfYear));
        if (values.length % cartsPerTurn === 0) await setImmediate();
      }
      return Response.json({ values, evidence }, { headers: { "Cache-Control": "no-store" } });
    });
  }

  const api = new Hono().basePath("/api/v1");
  api.use(async (c, next) => {
    const route = routes.get(c.req.path) ?? "another";
    const observe = metrics.valueSeconds.startTimer();
    if (isOverloaded()) c.res = problems.busy.response();
    else await next();
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    observe({ route, status: String(c.res.status) });
  });
  api.onError((error) => {
    log.error(failureFields(error), "a value could not be computed");
    return problems.failed.response();
  });
  api.options("*", () => new Response(null, { status: 204, headers: preflightHeaders }));
  api.get("/value", oneValue);
  api.post("/values", compress(), (c) => manyValues(c));
  api.get("/openapi.json", (c) => cached(c, document));
  api.all("/values", () => problems.wrongMethod("POST").response());
  for (const path of ["/value", "/openapi.json"]) {
    api.all(path, () => problems.wrongMethod("GET").response());
  }
  api.all("*", () => problems.notFound.response());
  return api;
}

const routes = new Map(
  ["value", "values", "openapi.json"].map((name) => [`/api/v1/${name}`, name]),
);

async function readJson(request: Request): Promise<{ readonly json: unknown } | Problem> {
  if (mediaType(request.headers) !== "application/json") {
    return problems.unreadable(415, "Send JSON, with the Content-Type application/json.");
  }
  const body = await readText(request, maxBytes);
  if (body === "too large") return problems.unreadable(413, "Send at most 512 KB at a time.");
  if (body === "cut off") {
    return problems.unreadable(400, "Only part of the request arrived as UTF-8. Send it again.");
  }
  try {
    return { json: JSON.parse(body.text) };
  } catch {
    return problems.unreadable(400, "The body is not valid JSON. Check it, then send it again.");
  }
}

function cached(c: Context, body: string): Response {
  const etag = `"${hash("sha1", body, "base64url")}"`;
  const cacheHeaders = { "Cache-Control": cacheControl, ETag: etag };
  const known = c.req.header("If-None-Match")?.split(",") ?? [];
  if (known.some((tag) => tag.trim().replace(/^W\//, "") === etag)) {
    return new Response(null, { status: 304, headers: cacheHeaders });
  }
  return new Response(body, { headers: { "Content-Type": "application/json", ...cacheHeaders } });
}
