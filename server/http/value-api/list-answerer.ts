import { setImmediate } from "node:timers/promises";
import { countCarts, maxCarts, parseBody } from "../../../domain/value-api/cart-schema.ts";
import { evidence, valueOf } from "../../../domain/value-api/value-of.ts";
import type { Value } from "../../../domain/value-api/value-schema.ts";
import { type Unread, declaredBytes, oneAfterAnother, readText } from "../load.ts";
import { mediaType } from "../headers.ts";
import { usYear } from "../../../domain/cart/us-day.ts";
import { answerHeaders, Problem } from "./problem.ts";
import * as problems from "./problem.ts";
import type { ValueApiOptions } from "./value-api.ts";

const maxBytes = 512 * 1024;
/** Carts valued between two turns of the event loop, so that a large request holds up no other. */
const cartsPerTurn = 50;

/** Answers requests for the values of a list of carts. */
export function listAnswerer(options: ValueApiOptions, isOverloaded: () => boolean) {
  const { limits, bodies, now, metrics } = options;
  const inTurn = oneAfterAnother<Response>();

  /** The cheapest checks come first, so that a refusal costs little. */
  async function manyValues(request: Request, network: string): Promise<Response> {
    const refusal = refusedType(request);
    if (refusal !== null) return refusal.response();
    const bytes = Math.min(declaredBytes(request) ?? maxBytes, maxBytes);
    const waitSeconds = await limits.countBytes(network, bytes);
    if (waitSeconds > 0) return problems.tooManyBytes(waitSeconds).response();
    const body = await readText(request, { bodies, network, maxBytes });
    if (typeof body === "string") return unreadProblems[body].response();
    const answer = await inTurn(() => answerTo(body.text, network)).finally(body.end);
    return answer ?? problems.busy.response();
  }

  async function answerTo(text: string, network: string): Promise<Response> {
    if (isOverloaded()) return problems.busy.response();
    const sent = parsed(text);
    return sent instanceof Problem ? sent.response() : valuesOf(sent.json, network);
  }

  async function valuesOf(json: unknown, network: string): Promise<Response> {
    const asked = countCarts(json);
    if (asked > maxCarts) {
      await limits.chargeList(network, asked);
      return problems.invalid(parseBody(json).issues!, "body").response();
    }
    const { waitSeconds, left, headers } = await limits.countCarts(network, asked);
    if (waitSeconds > 0) return problems.tooMany(waitSeconds, left).response(headers);
    const { success, issues, output } = parseBody(json);
    if (!success) return problems.invalid(issues, "body").response(headers);
    const { carts, asOfYear = usYear(now()) } = output;
    metrics.cartsValued.inc(carts.length);
    const values: Value[] = [];
    for (const cart of carts) {
      values.push(valueOf(cart, asOfYear));
      if (values.length % cartsPerTurn === 0) await setImmediate();
    }
    const all = { ...answerHeaders, ...headers, "Cache-Control": "no-store" };
    return Response.json({ values, evidence }, { headers: all });
  }

  return manyValues;
}

function refusedType({ headers }: Request): Problem | null {
  if (mediaType(headers) !== "application/json") {
    return problems.unreadable(415, "Send JSON, with the Content-Type application/json.");
  }
  return headers.has("Content-Encoding")
    ? problems.unreadable(415, "Send the body uncompressed, without a Content-Encoding.")
    : null;
}

const unreadProblems: Readonly<Record<Unread, Problem>> = {
  "too large": problems.unreadable(413, "Send at most 512 KB at a time."),
  "cut off": problems.unreadable(
    400,
    "The body was cut off or is not UTF-8. Send it again, in UTF-8.",
  ),
  "no room": problems.busy,
};

function parsed(text: string): { readonly json: unknown } | Problem {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return problems.unreadable(400, "The body is not valid JSON. Check it, then send it again.");
  }
}
