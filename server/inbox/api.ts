import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Submission } from "../../inbox/entry.ts";
import { leadSchema } from "../../inbox/lead.ts";
import { messageSchema } from "../../inbox/message.ts";
import { type Store, StoreUnavailable } from "../store/store.ts";
import { clientAddress } from "./client-address.ts";
import type { Limiter } from "./limiter.ts";
import { UnreadableBody, readBody } from "./request-body.ts";
import { isSameOrigin } from "./same-origin.ts";

export interface InboxOptions {
  readonly store: Store;
  readonly limiter: Limiter;
  readonly now: () => Date;
  /** Whether a mail to the operator is stored with each submission. */
  readonly mail: boolean;
  /** The header in which the one trusted proxy names the client; empty: the socket's address. */
  readonly proxyHeader: string;
  /** Answers a plain form that was refused with its page, what was typed still in it. */
  readonly refusalPage: (typed: Record<string, unknown>, errors: FieldErrors) => string | null;
}

/** One sentence for each field that is wrong; "form" for what concerns no single field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** `POST /messages` and `POST /leads`: a submission is stored before success is said. */
export function inboxApi(options: InboxOptions): Hono {
  const api = new Hono();
  api.post("/messages", (c) =>
    receive(c, options, messageSchema, (message) => ({ kind: "message", ...message })),
  );
  api.post("/leads", (c) => receive(c, options, leadSchema, (lead) => ({ kind: "lead", ...lead })));
  return api;
}

async function receive<T extends { email: string }>(
  c: Context,
  options: InboxOptions,
  schema: v.GenericSchema<unknown, T>,
  toSubmission: (parsed: T) => Submission,
): Promise<Response> {
  if (!isSameOrigin(c.req.raw.headers)) {
    return refuse(c, options, 403, { form: "Send the form from this site's own page." });
  }
  const body = await readBody(c.req.raw);
  if (body instanceof UnreadableBody) {
    return refuse(c, options, body.status, { form: body.message });
  }
  // Without a script nobody makes an id: the same form sent twice has the same content.
  if (isPlainForm(c)) body["id"] ??= idOfContent(body);
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) return refuse(c, options, 422, fieldErrors(parsed.issues), body);

  const wait = await secondsToWait(c, options, parsed.output.email);
  if (wait > 0) return refuse(c, options, 429, { form: tooMuch(wait) }, body, wait);
  try {
    const receivedAt = options.now().toISOString();
    await options.store.add(toSubmission(parsed.output), receivedAt, { mail: options.mail });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return refuse(c, options, 503, { form: notStored }, body, retrySeconds);
  }
  return isPlainForm(c) ? c.redirect("/message-sent", 303) : c.json({ stored: true }, 201);
}

const retrySeconds = 30;
const notStored =
  "We could not store this just now. Nothing you typed is lost: send it again in a minute.";

function tooMuch(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `That is more than we take at once. Wait ${minutes} min, then send it again.`;
}

function secondsToWait(c: Context, { limiter, proxyHeader }: InboxOptions, email: string) {
  return limiter.secondsToWait([
    `address ${clientAddress(c, proxyHeader)}`,
    `email ${email.toLowerCase()}`,
  ]);
}

function refuse(
  c: Context,
  { refusalPage }: InboxOptions,
  status: 403 | 413 | 415 | 400 | 422 | 429 | 503,
  errors: FieldErrors,
  typed: Record<string, unknown> = {},
  retryAfterSeconds = 0,
): Response {
  if (retryAfterSeconds > 0) c.header("Retry-After", String(retryAfterSeconds));
  const page = isPlainForm(c) ? refusalPage(typed, errors) : null;
  return page === null ? c.json({ errors }, status) : c.html(page, status);
}

function idOfContent(body: Record<string, unknown>): string {
  const hash = createHash("sha256").update(JSON.stringify(body)).digest("hex");
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
}

/** A form sent by the browser itself, without a script. */
function isPlainForm(c: Context): boolean {
  return (c.req.header("Content-Type") ?? "").startsWith("application/x-www-form-urlencoded");
}

function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const [field = "form"] = v.getDotPath(issue)?.split(".") ?? [];
    errors[field] ??= issue.message;
  }
  return errors;
}
