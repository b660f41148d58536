// Tested in api.test.ts.
import type { Context, HonoRequest } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import { type Submission, emailOf } from "../../domain/submissions/entry.ts";
import { onceAMinuteLog, failureCode, failureFields, log } from "../http/log.ts";
import { type Added, type Store, StoreUnavailable } from "../store/store.ts";
import { runInTurn } from "../http/run-in-turn.ts";
import { createOverloadCheck } from "../http/load.ts";
import { type Networks, mediaType, networksOf } from "../http/headers.ts";
import type { Limiter } from "../http/limiter.ts";
import * as refusals from "./refusals.ts";
import { Refusal, unreadableForm } from "./refusals.ts";
import { createHmac, randomBytes } from "node:crypto";

export interface ReceiverOptions {
  readonly store: Pick<Store, "add">;
  readonly limiter: Limiter;
  readonly now: () => Date;
  /** True to store an email to the operator with each submission. */
  readonly mail: boolean;
  /**
   * The header in which the one trusted proxy names the client; empty: use the socket's address.
   */
  readonly proxyHeader: string;
}

export type InboxEnvironment = { Variables: RequestIdVariables };
export type InboxContext = Context<InboxEnvironment>;

export type Parse = (fields: Fields) => Submission | Refusal;

interface Receiver {
  readonly networksOf: (c: Context) => Networks;
  readonly refuseUnread: (c: InboxContext) => Promise<Refusal | null>;
  /** Resolves to what is stored, or to why nothing is. */
  readonly receive: (c: InboxContext, parse: Parse) => Promise<Submission | Refusal>;
}

export function createReceiver(options: ReceiverOptions): Receiver {
  const { limiter, proxyHeader } = options;
  const queue = createQueue(options);
  const isOverloaded = createOverloadCheck();
  const networks = (c: Context) => networksOf(c, proxyHeader);

  async function submit(submission: Submission, from: Networks): Promise<Submission | Refusal> {
    const bytes = Buffer.byteLength(JSON.stringify(submission));
    const sender = { networks: from, email: emailOf(submission), bytes };
    const { seconds, isForEverybody } = await limiter.submissionWait(sender);
    if (seconds > 0) return (isForEverybody ? refusals.inboxFull : refusals.tooManyForms)(seconds);
    const added = await queue.add(submission, from);
    if (added === "added") return submission;
    // A submission that was not stored, or had been stored before, does not count.
    await limiter.refund(sender);
    return added === "duplicate" ? submission : added;
  }

  async function refuseUnread(c: InboxContext): Promise<Refusal | null> {
    if (!isSameOrigin(c.req.raw.headers)) return refusals.otherSite;
    if (isOverloaded() || queue.isFull()) return refusals.busy;
    const wait = await limiter.requestWait(networks(c));
    return wait > 0 ? refusals.tooManyForms(wait) : null;
  }

  async function receive(c: InboxContext, parse: Parse): Promise<Submission | Refusal> {
    const typed = await readFields(c.req, networks(c));
    if (typed instanceof Refusal) return typed;
    const parsed = parse(typed);
    if (parsed instanceof Refusal) return parsed;
    return submit(parsed, networks(c)).catch((error: unknown) => {
      log.error({ request: c.var.requestId, ...failureFields(error) }, "a submission failed");
      return refusals.internalFailure(c.var.requestId);
    });
  }

  return { networksOf: networks, refuseUnread, receive };
}

/** How many submissions may wait for the database at once: a second's work for a disk that takes 10 ms. */
const maxWaiting = 100;

function createQueue({ store, now, mail }: ReceiverOptions) {
  const logOncePerMinute = onceAMinuteLog("a submission could not be stored");
  // SQLite stores in this thread, so everybody else would wait for all of them together.
  const { run, isFull } = runInTurn<Added>({ maxWaiting, canOverlap: true });

  async function add(
    submission: Submission,
    sender: Networks,
  ): Promise<"added" | "duplicate" | Refusal> {
    // The widest one, because all of a sender's networks are usually in it.
    const network = sender.at(-1)!;
    try {
      const added = await run(() => store.add(submission, now().toISOString(), { mail, network }));
      if (added === null) return refusals.busy;
      return added === "conflict" ? refusals.otherContent : added;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      logOncePerMinute(failureCode(error));
      return refusals.notStored;
    }
  }

  return { isFull, add };
}

/**
 * Browsers send `Sec-Fetch-Site` or `Origin` with every POST. A program that sends neither doesn't act
 * on a visitor's behalf, so only the limits apply to it.
 */
function isSameOrigin(headers: Headers): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = headers.get("Origin");
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get("Host");
}

const maxFields = 50;
const plainForm = "application/x-www-form-urlencoded";

type Fields = Readonly<Record<string, unknown>>;

/** Reads the fields of a JSON or plain form body. Never throws because of what a client sent. */
async function readFields(request: HonoRequest, sender: Networks): Promise<Fields | Refusal> {
  const type = mediaType(request.raw.headers);
  if (type !== "application/json" && type !== plainForm) {
    return unreadableForm(415, "Send the form as JSON or as a plain form.");
  }
  let text: string;
  try {
    text = utf8.decode(await request.arrayBuffer());
  } catch {
    return refusals.cutOff;
  }
  return type === "application/json" ? parseJsonFields(text) : parseFormFields(text, sender);
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function parseJsonFields(text: string): Fields | Refusal {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Rejected below, like JSON that isn't an object.
  }
  return unreadableForm(400, "The form must be sent as a JSON object.");
}

function parseFormFields(text: string, sender: Networks): Fields | Refusal {
  if (text.split("&", maxFields + 1).length > maxFields) {
    return unreadableForm(400, "This form has more fields than ours. Send it from our page.");
  }
  // Without a script, no page makes an id, so an identical form is recognized by its content.
  return { id: idOf(`${sender[0]} ${text}`), ...Object.fromEntries(new URLSearchParams(text)) };
}

/** Without it, anybody who knows what was sent could work out the id, and so a sale's code. */
const idSecret = randomBytes(32);

function idOf(text: string): string {
  const hex = createHmac("sha256", idSecret).update(text).digest("hex");
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...groups, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");
}

/** True if the browser submitted the form itself, without a script. */
export function isPlainForm(headers: Headers): boolean {
  return mediaType(headers) === plainForm;
}
