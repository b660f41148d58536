import {
  McpServer,
  type StandardSchemaWithJSON,
  createMcpHandler,
  originValidationResponse,
} from "@modelcontextprotocol/server";
import { type Context, Hono, type Next } from "hono";
import * as v from "valibot";
import { checkAd } from "../../domain/answer/check-ad.ts";
import { sellers } from "../../domain/answer/advice.ts";
import { dealersAskText } from "../../domain/answer/preview.ts";
import type { Figures } from "../../domain/answer/figures.ts";
import { renameToPublic } from "../../domain/cart/public-names.ts";
import { addCartDoubt } from "../../domain/answer/cart-doubt.ts";
import {
  confidenceLabels,
  confidenceText,
  describeAd,
  describeAdvice,
} from "../../domain/answer/text.ts";
import { type AdReading, readAd } from "../../domain/reading/ad/read-ad.ts";
import { maxAdLength } from "../../domain/reading/ad/ad-length.ts";
import { leftTexts, priceQuestion, refusalText, yearText } from "../../domain/reading/ad/text.ts";
import { sumOfFees, toPayText } from "../../domain/reading/ad/to-pay.ts";
import { describeAssumed } from "../../domain/details/assumed.ts";
import {
  choiceNames,
  defaultDetails,
  give,
  queryOf,
  sourcesOf,
  withImplied,
} from "../../domain/details/details.ts";
import { formatDollars, formatRange } from "../../domain/words/money.ts";
import {
  type RequestedCart,
  querySchema,
  cartEntries,
  detailsOfRequest,
  strictSchema,
} from "../../domain/value-api/cart-schema.ts";
import { jsonSchema } from "../../domain/value-api/openapi.ts";
import {
  recallsFor,
  recallsQuerySchema,
  serialQuerySchema,
  yearFromSerial,
} from "../../domain/value-api/lookups.ts";
import { dealersOf, evidence, requestedFigures, valueOf } from "../../domain/value-api/value-of.ts";
import { absoluteUrl, site } from "../../config/site.ts";
import { runInTurn } from "../http/run-in-turn.ts";
import { createOverloadCheck } from "../http/load.ts";
import { type Bodies, type BodyProblem, wholeBody } from "../http/whole-body.ts";
import { networksOf, securityHeaders } from "../http/headers.ts";
import { usDay, usYear } from "../../domain/words/us-day.ts";
import { cartName } from "../../domain/details/wording.ts";
import type { ValueApiOptions } from "./value-api.ts";
import * as problems from "./problem.ts";
import { formatNumber, listText } from "../../domain/words/english.ts";

/** Room for an ad of 4,000 characters, even if every one of them is escaped. */
const maxRequestBodySize = 32 * 1024;
/** A call counts as a cart for each piece of this size: reading takes about as long as valuing. */
const bytesPerCart = 200;

/** About a third of a second's work. */
const maxWaiting = 100;

/**
 * Tools for assistants, over streamable HTTP. Each request stands alone, and nothing is kept. The
 * cheapest checks come first, so that a refusal costs little.
 */
export function createAssistantApi({ limits, proxyHeader, now }: ValueApiOptions, bodies: Bodies) {
  const handler = createMcpHandler(() => toolServer(now), {
    maxRequestBodySize,
    // The tools don't change while the server runs, so there is nothing to wait for on an open stream.
    maxSubscriptions: 0,
  });
  const isOverloaded = createOverloadCheck();
  const { run } = runInTurn<Response>({ maxWaiting });
  const networks = (c: Context) => networksOf(c, proxyHeader);

  async function count(c: Context, carts: number): Promise<Response | undefined> {
    const { waitSeconds, left, headers } = await limits.countCarts(networks(c), carts);
    return waitSeconds > 0 ? problems.tooManyCarts(waitSeconds, left).response(headers) : undefined;
  }

  async function refuseUnread(c: Context, next: Next): Promise<Response | undefined> {
    if (isOverloaded()) return problems.busy.response();
    const refused = originValidationResponse(c.req.raw, [new URL(site.url).hostname]);
    return refused ?? (await count(c, 1)) ?? (await next(), undefined);
  }

  async function answer(c: Context): Promise<Response> {
    const text = await c.req.text();
    const carts = Math.ceil(Buffer.byteLength(text) / bytesPerCart);
    const refused = carts > 1 ? await count(c, carts - 1) : undefined;
    if (refused !== undefined) return refused;
    if (text.trimStart().startsWith("[")) return refuseBatch();
    const { url, headers, signal } = c.req.raw;
    const sent = { method: "POST", headers, signal, body: text };
    const answered = await run(() => handler.fetch(new Request(url, sent)));
    return answered ?? problems.busy.response();
  }

  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) c.res.headers.set(name, value);
  });
  app.use(refuseUnread);
  const body = {
    maxSize: maxRequestBodySize,
    bodies,
    networksOf: networks,
    refuse: (_: Context, problem: BodyProblem) => unreadBodies[problem](),
  };
  app.post("*", wholeBody(body), answer);
  app.all("*", refuseMethod);
  return app;
}

const createRefusal =
  (status: 400 | 405 | 413 | 415, message: string, headers?: HeadersInit) => () =>
    Response.json(
      { jsonrpc: "2.0", error: { code: -32_000, message }, id: null },
      { status, ...(headers && { headers }) },
    );

const refuseBatch = createRefusal(
  400,
  "Send one call at a time: the protocol doesn’t take batches.",
);
const refuseMethod = createRefusal(405, "This address only answers POST requests.", {
  Allow: "POST",
});

const unreadBodies: Readonly<Record<BodyProblem, () => Response>> = {
  "too large": createRefusal(413, "Send at most 32 KB at a time."),
  "cut off": createRefusal(400, "Only part of the call arrived. Send it again."),
  compressed: createRefusal(415, "Send the call without compressing it."),
  busy: () => problems.busy.response(),
};

/** A tool's description for assistants. Every tool is read-only and needs nothing but this site. */
const toolConfig = <T extends v.GenericSchema>(title: string, description: string, input: T) => ({
  title,
  description,
  inputSchema: schemaOf(input),
  annotations: {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
});

function toolResult(sentence: string, structuredContent: Record<string, unknown>) {
  return { content: [{ type: "text" as const, text: sentence }], structuredContent };
}

const priced = strictSchema({
  ...cartEntries,
  price: v.pipe(
    v.number("Give the asking price in whole US dollars, such as 6500."),
    v.integer("Give the asking price in whole US dollars, such as 6500."),
    v.minValue(1, "Give the asking price in whole US dollars, such as 6500."),
    v.maxValue(999_999_999, "Give a lower asking price."),
    v.description(
      "The asking price in whole US dollars, with the fees that everybody must pay, such as prep and freight.",
    ),
  ),
  seller: v.pipe(
    v.optional(v.picklist(sellers, `Choose the seller: ${listText(sellers, "or")}.`), "owner"),
    v.description("Who placed the ad. A dealer’s cart is made ready to sell."),
  ),
});

const adSchema = strictSchema({
  text: v.pipe(
    v.string("Give the ad as text."),
    v.minLength(1, "Give the ad as text."),
    v.maxLength(maxAdLength, `Shorten the ad to ${formatNumber(maxAdLength)} characters.`),
    v.description("An ad or half a sentence about a golf cart, in English or Spanish."),
  ),
});

/** Adapts a valibot schema for the MCP SDK, which validates with it and publishes it as JSON Schema. */
function schemaOf<T extends v.GenericSchema>(
  schema: T,
): StandardSchemaWithJSON<v.InferInput<T>, v.InferOutput<T>> {
  const jsonSchemaOf = () => ({ ...jsonSchema(schema) });
  const standard = {
    ...schema["~standard"],
    jsonSchema: { input: jsonSchemaOf, output: jsonSchemaOf },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- valibot's own types, by its contract
  return { "~standard": standard };
}

const identity = { name: "cartworth", version: "1", title: "CartWorth" };

const instructions =
  "Golf cart values in US dollars. Give the number for the person’s side of the deal, its floor and ceiling, how sure it is, and the date of the listings. They are estimates, not appraisals.";

function toolServer(now: () => Date): McpServer {
  const server = new McpServer(identity, { instructions });
  server.registerTool(
    "value_cart",
    toolConfig(
      "Value a golf cart",
      "What to ask, expect in trade, offer, or insure a golf cart for, with the formula’s estimate and what dealers ask.",
      querySchema,
    ),
    ({ asOfYear = usYear(now()), ...cart }) => {
      const sentence = valueSentence(requestedFigures(cart, asOfYear));
      return toolResult(withAssumed(sentence, cart), {
        ...valueOf(cart, asOfYear),
        evidence,
        source: linkTo(cart),
      });
    },
  );
  server.registerTool(
    "trade_in",
    toolConfig(
      "Trade-in value of a golf cart",
      "What a dealer would likely pay, and how the batteries decide it.",
      querySchema,
    ),
    ({ asOfYear = usYear(now()), ...cart }) => {
      const { tradeIn, advice, sources } = valueOf(cart, asOfYear);
      const sentence = tradeInSentence(requestedFigures(cart, asOfYear));
      return toolResult(withAssumed(sentence, cart), {
        tradeIn,
        advice: advice && advice.trading,
        sources,
        evidence,
        source: linkTo(cart),
      });
    },
  );
  server.registerTool(
    "check_price",
    toolConfig(
      "Check an asking price",
      "Whether an advertised price is fair, what to offer, and where to stop.",
      priced,
    ),
    ({ price, seller, ...cart }) => {
      const figures = requestedFigures(cart, usYear(now()));
      const answer = checkAd(figures, price, seller);
      const { isMadeReady: _, ...checked } = answer;
      return toolResult(withAssumed(describeAd(figures, answer), cart), {
        ...checked,
        price,
        seller,
        sources: sourcesOf(detailsOfRequest(cart)),
        dealers: figures.market && dealersOf(figures.market),
        evidence,
      });
    },
  );
  server.registerTool(
    "year_from_serial",
    toolConfig(
      "Model year from a serial number",
      "The model year that a golf cart’s serial number or VIN states, and how sure it is.",
      serialQuerySchema,
    ),
    (query) => {
      const read = yearFromSerial(query, usYear(now()));
      const [first] = read.years;
      const sentence =
        first === undefined
          ? (read.problem?.why ?? "We can’t tell the year from this number.")
          : [`${first.year}, with ${first.confidence} confidence.`, first.reason, read.problem?.why]
              .filter((text) => text !== undefined)
              .join(" ");
      return toolResult(sentence, read);
    },
  );
  server.registerTool(
    "find_recalls",
    toolConfig(
      "Recalls of a golf cart",
      "Recall notices that may concern a golf cart, by make and year or by serial number. No match doesn’t mean there’s no recall.",
      recallsQuerySchema,
    ),
    (query) => {
      const found = recallsFor(query, usYear(now()));
      const { count, doubts, coverage } = found;
      const sentence =
        count === 0
          ? "We found no notice."
          : `${count === 1 ? "One notice" : `${count} notices`} may concern this cart.`;
      return toolResult([sentence, ...doubts, coverage.note].join(" "), found);
    },
  );
  server.registerTool(
    "read_ad",
    toolConfig(
      "Read a golf cart ad",
      "The cart’s details that an ad states or its model’s name implies, with the source of each, and nothing else; who’s selling it; and its price and the fees to add to it, or the amounts that could be the price.",
      adSchema,
    ),
    ({ text }) => {
      const reading = readAd(text, usDay(now()));
      const { details, fees, amountsInQuestion, otherMoney, yearDoubt, left } = reading;
      const { price } = details;
      const { implied, sources } = impliedDetailsOf(details);
      return toolResult(adSentence(reading, implied), {
        read: renameToPublic({ ...details, ...implied }),
        sources,
        fees,
        toPay: price === undefined ? null : price + sumOfFees(fees),
        amountsInQuestion,
        otherMoney,
        yearDoubt,
        left,
      });
    },
  );
  return server;
}

function valueSentence(figures: Figures): string {
  const { cart, estimate, market, advice } = figures;
  const name = cartName(cart);
  const formula = `${formatDollars(estimate.value)}, ${formatRange(estimate)}`;
  if (market === null) {
    return `${name}: estimated value ${formula}. ${describeAdvice(figures, "selling").because}`;
  }
  const { selling, trading, buying, insuring } = advice;
  const sure = `${confidenceLabels[selling.confidence]}: ${confidenceText(figures, "selling")}`;
  const basis = `${dealersAskText(market)} ${sure} That’s from ${formatNumber(evidence.listings)} listings to ${evidence.newest}.`;
  return addCartDoubt(
    `${name}: ask ${formatDollars(selling.number)} in a private sale and take no less than ${formatDollars(selling.floor)}; expect ${formatDollars(trading.number)} in trade; offer an owner ${formatDollars(buying.number)} and stop at ${formatDollars(buying.ceiling)}; insure it for ${formatDollars(insuring.number)}. Estimated value ${formula}. ${basis}`,
    figures,
  );
}

function tradeInSentence(figures: Figures): string {
  const { estimate, advice } = figures;
  if (advice === null) {
    return `We can’t say what a dealer would pay; the formula’s trade-in value is ${formatDollars(estimate.low)}. ${describeAdvice(figures, "trading").because}`;
  }
  const { number, floor, ceiling } = advice.trading;
  const range = formatRange({ low: floor, high: ceiling });
  return addCartDoubt(
    `A dealer would likely pay about ${formatDollars(number)}, ${range}.`,
    figures,
  );
}

/** What the model's name implies beyond what the ad says, with the source of all that's known. */
function impliedDetailsOf({
  price: _price,
  seller: _seller,
  modelYear: _year,
  ...said
}: AdReading["details"]) {
  const details = withImplied(give(defaultDetails, said));
  const sources = sourcesOf(details);
  const implied = choiceNames.filter((name) => sources[name] === "model");
  const known = choiceNames.filter((name) => sources[name] !== "assumed");
  return {
    implied: Object.fromEntries(implied.map((name) => [name, details[name]])),
    sources: Object.fromEntries(known.map((name) => [name, sources[name]])),
  };
}

function adSentence(reading: AdReading, implied: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(reading.details).map(([name, value]) =>
    name === "modelYear" ? `year ${yearText(reading)}` : `${name} ${String(value)}`,
  );
  const known = Object.entries(implied).map(([name, value]) => `${name} ${String(value)}`);
  const question = priceQuestion(reading);
  if (said.length === 0) {
    return refusalText(reading) ?? "This doesn’t read as an ad for a golf cart.";
  }
  const left = leftTexts(reading);
  const { fees, details } = reading;
  const { price } = details;
  return [
    `${said.join(", ")}.`,
    known.length === 0 ? "" : `By its model: ${known.join(", ")}.`,
    price !== undefined && fees.length > 0 ? `${toPayText(price, sumOfFees(fees))}.` : "",
    left.length === 0 ? "" : `Not taken: ${left.join("; ")}.`,
    question,
  ]
    .filter((text) => text !== "")
    .join(" ");
}

function withAssumed(sentence: string, cart: RequestedCart): string {
  return `${sentence} ${describeAssumed(detailsOfRequest(cart))}`.trimEnd();
}

function linkTo(cart: RequestedCart): string {
  return absoluteUrl(`/${queryOf(detailsOfRequest(cart))}`);
}
