import { Hono } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import * as v from "valibot";
import type { Submission } from "../../../domain/submissions/entry.ts";
import { leadSchema } from "../../../domain/submissions/lead.ts";
import { messageSchema } from "../../../domain/submissions/message.ts";
import { saleSchema } from "../../../domain/submissions/sale.ts";
import {
  type InboxContext,
  type Parse,
  type ReceiverOptions,
  createReceiver,
  isPlainForm,
} from "./receive.ts";
import { type FieldErrors, type Refusal, invalid } from "./refusals.ts";
import { html } from "hono/html";

/** Where the forms lead that a browser can send without a script. */
const thanksPaths: Readonly<Partial<Record<Submission["kind"], string>>> = {
  message: "/message-sent",
  sale: "/sale-reported",
};

/**
 * `POST /messages`, `POST /leads`, and `POST /sales`: a submission is stored before the visitor is
 * thanked.
 */
export function inboxApi(options: ReceiverOptions): Hono<{ Variables: RequestIdVariables }> {
  const receive = createReceiver(options);
  const submissions = options.metrics.submissions;

  async function answer(c: InboxContext, form: Submission["kind"], parse: Parse) {
    const refusal = await receive(c, parse);
    submissions.inc({ form, outcome: refusal?.outcome ?? "stored" });
    const thanksPath = isPlainForm(c.req.raw.headers) ? thanksPaths[form] : undefined;
    if (refusal !== null) return refuse(c, refusal, thanksPath !== undefined);
    return thanksPath === undefined ? c.json({ stored: true }, 201) : c.redirect(thanksPath, 303);
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

/** A script gets the errors as JSON; a visitor without JavaScript gets a page. */
function refuse(
  c: InboxContext,
  { status, errors, retryAfterSeconds }: Refusal,
  isPlain: boolean,
): Response | Promise<Response> {
  c.header("Cache-Control", "no-store");
  if (retryAfterSeconds !== undefined) c.header("Retry-After", String(retryAfterSeconds));
  if (!isPlain) return c.json({ errors }, status);
  c.header("Content-Security-Policy", formErrorPolicy);
  return c.html(formErrorPage(errors), status);
}

/** Tells a visitor without JavaScript what to correct. */
function formErrorPage(errors: FieldErrors) {
  const sentences = [...new Set(Object.values(errors))];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Error: your form was not sent | CartWorth</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>Your form was not sent</h1>
          <ul>
            ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
          </ul>
          <p>Go back to the page before this one. What you typed is still there.</p>
        </main>
      </body>
    </html>`;
}

const style = `
  :root { color-scheme: light dark; font: 1.1rem/1.5 system-ui, sans-serif }
  main { max-width: 36rem; margin: 3rem auto; padding: 0 1rem }
`;

const formErrorPolicy = "default-src 'none'; style-src 'unsafe-inline'";
