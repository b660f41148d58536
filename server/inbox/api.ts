import { Hono } from "hono";
import * as v from "valibot";
import type { Submission } from "../../domain/submissions/entry.ts";
import { leadSchema, withWholeCart } from "../../domain/submissions/lead.ts";
import { messageSchema } from "../../domain/submissions/message.ts";
import { saleSchema, withSaleMonth } from "../../domain/submissions/sale.ts";
import {
  type InboxContext,
  type InboxEnvironment,
  type Parse,
  type ReceiverOptions,
  createReceiver,
  isPlainForm,
} from "./receive.ts";
import type { Partners } from "../mail/partners.ts";
import { type Bodies, wholeBody } from "../http/whole-body.ts";
import { type FieldErrors, Refusal, invalidForm, unreadBodies } from "./refusals.ts";
import { html } from "hono/html";
import { codeSentence, saleThanks } from "../../domain/submissions/text.ts";

interface Form {
  readonly parse: Parse;
  /** Without it, 64 KB. */
  readonly size?: FormSize;
  /** The page for browsers without JavaScript. Without this, the form needs JavaScript. */
  readonly thank?: (c: InboxContext, stored: Submission) => Response | Promise<Response>;
}

interface FormSize {
  /** The limit for the body as it is sent. */
  readonly maxBytes: number;
  /** The limit that the visitor is told. */
  readonly shown: string;
}

/** Far more than most of our forms hold. */
const defaultSize: FormSize = { maxBytes: 64 * 1024, shown: "64 KB" };
/** A dealer may paste 200 KB of stock, and a plain form sends a tab or a quotation mark as three bytes. */
const stockSize: FormSize = { maxBytes: 640 * 1024, shown: "200 KB" };

export const formPaths = ["/messages", "/leads", "/sales"] as const;

/**
 * `POST /messages`, `POST /leads`, and `POST /sales`: a submission is stored before the visitor is
 * thanked. The cheapest checks come first, so that a refusal costs little. `GET /partners/:id` names
 * the dealer who gets leads with that id by mail; the name is null if no dealer does.
 */
export function inboxApi(
  options: ReceiverOptions,
  partners: Partners,
  bodies: Bodies,
): Hono<InboxEnvironment> {
  const { networksOf, refuseUnread, receive } = createReceiver(options);
  const forms: Readonly<Record<(typeof formPaths)[number], Form>> = {
    "/messages": {
      parse: parseMessage,
      size: stockSize,
      thank: (c) => c.redirect("/message-sent", 303),
    },
    "/leads": { parse: parseLead },
    "/sales": { parse: parseSale(options.now), thank: thankForSale },
  };

  function answer(c: InboxContext, { thank }: Form, outcome: Submission | Refusal) {
    const isPlain = thank !== undefined && isPlainForm(c.req.raw.headers);
    if (outcome instanceof Refusal) return refuse(c, outcome, isPlain);
    return isPlain ? thank(c, outcome) : c.json({ stored: true }, 201);
  }

  const api = new Hono<InboxEnvironment>();
  api.get("/partners/:id", (c) => {
    c.header("Cache-Control", "no-store");
    return c.json({ name: partners.get(c.req.param("id"))?.name ?? null });
  });
  for (const path of formPaths) {
    const form = forms[path];
    const { maxBytes, shown } = form.size ?? defaultSize;
    const bodyRefusals = unreadBodies(shown);
    api.post(
      path,
      async (c, next) => {
        const refusal = await refuseUnread(c);
        return refusal === null ? next() : answer(c, form, refusal);
      },
      wholeBody({
        maxSize: maxBytes,
        bodies,
        networksOf,
        refuse: (c, problem) => answer(c, form, bodyRefusals[problem]),
      }),
      async (c) => answer(c, form, await receive(c, form.parse)),
    );
  }
  return api;
}

const parseMessage = createParser(messageSchema, (message) => ({ kind: "message", ...message }));
const parseLead = createParser(upgradeThenCheck(withWholeCart, leadSchema), (lead) => ({
  kind: "lead",
  ...lead,
}));
const parseSale =
  (now: () => Date): Parse =>
  (typed) =>
    createParser(upgradeThenCheck(withSaleMonth, saleSchema(now())), (sale) => ({
      kind: "sale",
      ...sale,
    }))(typed);

/** A form that a browser has kept since an earlier version of the page is sent as it was. */
function upgradeThenCheck<T>(
  upgrade: (body: Record<string, unknown>) => Record<string, unknown>,
  schema: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, T> {
  return v.pipe(
    v.unknown(),
    v.transform((body) => upgrade({ ...Object(body) })),
    schema,
  );
}

function createParser<T>(
  schema: v.GenericSchema<unknown, T>,
  toSubmission: (parsed: T) => Submission,
): Parse {
  return (fields) => {
    const result = v.safeParse(schema, fields);
    if (result.success) return toSubmission(result.output);
    return invalidForm(fieldErrors(result.issues));
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
  const sentences = [...new Set(Object.values(errors))];
  return plainPage(
    c,
    {
      title: "Error: your form was not sent",
      heading: "Your form was not sent",
      content: html`<ul>
          ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
        </ul>
        <p>Go back to the page before this one. What you typed is still there.</p>`,
    },
    status,
  );
}

/** Not a page of the site, because only this answer knows the code. */
function thankForSale(c: InboxContext, { id }: Submission): Response | Promise<Response> {
  c.header("Cache-Control", "no-store");
  return plainPage(c, {
    title: "Report received",
    heading: "Report received",
    content: html`<p>${saleThanks}</p>
      <p>${codeSentence(id)}</p>
      <p>
        <a href="/privacy-policy#your-rights">How to have a report erased</a>
        <a href="/">The value tool</a>
      </p>`,
  });
}

interface PlainPage {
  readonly title: string;
  readonly heading: string;
  readonly content: ReturnType<typeof html>;
}

function plainPage(
  c: InboxContext,
  { title, heading, content }: PlainPage,
  status: Refusal["status"] | 200 = 200,
) {
  c.header("Content-Security-Policy", plainPagePolicy);
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title} | CartWorth</title>
          <style>
            ${style}
          </style>
        </head>
        <body>
          <main>
            <h1>${heading}</h1>
            ${content}
          </main>
        </body>
      </html>`,
    status,
  );
}

const style = `
  :root { color-scheme: light dark; font: 1.1rem/1.5 system-ui, sans-serif }
  main { max-width: 36rem; margin: 3rem auto; padding: 0 1rem }
  a { display: inline-block; padding-block: 0.25rem; margin-inline-end: 1rem }
`;

const plainPagePolicy = "default-src 'none'; style-src 'unsafe-inline'";
