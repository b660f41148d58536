import { Hono } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import * as v from "valibot";
import type { Submission } from "../../../domain/submissions/entry.ts";
import { leadSchema } from "../../../domain/submissions/lead.ts";
import { messageSchema } from "../../../domain/submissions/message.ts";
import { saleSchema } from "../../../domain/submissions/sale.ts";
import type { FormErrorPage } from "./form-error-page.ts";
import { type InboxContext, type Parse, type ReceiverOptions, createReceiver } from "./receive.ts";
import { type FieldErrors, type Refusal, invalid } from "./refusals.ts";
import { type Fields, isPlainForm } from "./request-body.ts";

export interface InboxOptions extends ReceiverOptions {
  /** The forms that a browser can send without a script. */
  readonly plainForms: Readonly<Partial<Record<Submission["kind"], PlainForm>>>;
}

/** Where a plain form leads: back to its own page with the errors, or on to the page of thanks. */
export interface PlainForm {
  readonly errorPage: { readonly render: FormErrorPage; readonly csp: string };
  readonly thanksPath: string;
}

/**
 * `POST /messages`, `POST /leads`, and `POST /sales`: a submission is stored before the visitor is
 * thanked.
 */
export function inboxApi(options: InboxOptions): Hono<{ Variables: RequestIdVariables }> {
  const receive = createReceiver(options);
  const submissions = options.metrics.submissions;

  async function answer(c: InboxContext, form: Submission["kind"], parse: Parse) {
    const refused = await receive(c, parse);
    submissions.inc({ form, outcome: refused?.refusal.outcome ?? "stored" });
    const plain = isPlainForm(c.req.raw.headers) ? options.plainForms[form] : undefined;
    if (refused !== null) return refuse(c, plain, refused.refusal, refused.typed);
    return plain ? c.redirect(plain.thanksPath, 303) : c.json({ stored: true }, 201);
  }

  const api = new Hono<{ Variables: RequestIdVariables }>();
  api.post("/messages", (c) => answer(c, "message", parseMessage));
  api.post("/leads", (c) => answer(c, "lead", parseLead));
  api.post("/sales", (c) => answer(c, "sale", parseSale(options.now())));
  return api;
}

const parseMessage = parser(messageSchema, (message) => ({ kind: "message", ...message }));
const parseLead = parser(leadSchema, (lead) => ({ kind: "lead", ...lead }));
const parseSale = (now: Date) => parser(saleSchema(now), (sale) => ({ kind: "sale", ...sale }));

function parser<T>(
  schema: v.GenericSchema<unknown, T>,
  toSubmission: (parsed: T) => Submission,
): Parse {
  return (fields) => {
    const result = v.safeParse(schema, fields);
    if (result.success) return toSubmission(result.output);
    return invalid(fieldErrors(result.issues));
  };
}

function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const [field = "form"] = v.getDotPath(issue)?.split(".") ?? [];
    errors[field] ??= issue.message;
  }
  return errors;
}

/**
 * A script gets the errors as JSON; a visitor without JavaScript gets the page with the form still
 * filled in.
 */
function refuse(
  c: InboxContext,
  plain: PlainForm | undefined,
  { status, errors, retryAfterSeconds }: Refusal,
  typed: Fields,
): Response {
  c.header("Cache-Control", "no-store");
  if (retryAfterSeconds !== undefined) c.header("Retry-After", String(retryAfterSeconds));
  if (plain === undefined) return c.json({ errors }, status);
  const { render, csp } = plain.errorPage;
  c.header("Content-Security-Policy", csp);
  const wasRead = Object.keys(typed).length > 0;
  const said = wasRead ? errors : { form: `${errors["form"]} ${goBack}` };
  return c.html(render(textFields(typed), said), status);
}

/** A form that was not read cannot be filled in again. */
const goBack = "To find what you typed, go back to the page before this one.";

/** The values to show in the form again. The bot trap is left out: it must stay empty. */
function textFields({ website: _, ...fields }: Fields): Record<string, string> {
  const texts = Object.entries(fields).filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries(texts);
}
