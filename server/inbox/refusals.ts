// Tested in api.test.ts.
import type { BodyProblem } from "../http/whole-body.ts";

/**
 * One sentence for each invalid field; "form" for an error that does not belong to a single field.
 */
export type FieldErrors = Readonly<Record<string, string>>;

interface RefusalFields {
  readonly status: 400 | 403 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly errors: FieldErrors;
  readonly retryAfterSeconds?: number;
}

/**
 * Why a submission was not stored. It is a class so that nothing a client sends can pass for it.
 */
export class Refusal {
  readonly status: RefusalFields["status"];
  readonly errors: FieldErrors;
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, errors, retryAfterSeconds }: RefusalFields) {
    this.status = status;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const nothingLost = "Nothing you typed is lost";

export const otherSite = new Refusal({
  status: 403,
  errors: { form: "Send the form from this site's own page." },
});

export const busy = new Refusal({
  status: 503,
  errors: { form: `We are very busy right now. ${nothingLost}: send it again in a few seconds.` },
  retryAfterSeconds: 5,
});

export const notStored = new Refusal({
  status: 503,
  errors: { form: `We could not store this just now. ${nothingLost}: send it again in a minute.` },
  retryAfterSeconds: 30,
});

/** The page responds by sending the form again under a new id. */
export const otherContent = new Refusal({
  status: 409,
  errors: {
    id: "We already have another version of this form. Reload the page and send it again.",
  },
});

export const cutOff = unreadableForm(400, "Only part of the form arrived. Send it again.");

/** `maxSize` is what the visitor is told, such as "64 KB". */
export function unreadBodies(maxSize: string): Readonly<Record<BodyProblem, Refusal>> {
  return {
    "too large": unreadableForm(413, `Send no more than ${maxSize}.`),
    "cut off": cutOff,
    compressed: unreadableForm(415, "Send the form without compressing it."),
    busy,
  };
}

export function unreadableForm(status: 400 | 413 | 415, sentence: string): Refusal {
  return new Refusal({ status, errors: { form: sentence } });
}

export function invalidForm(errors: FieldErrors): Refusal {
  return new Refusal({ status: 422, errors });
}

export function tooManyForms(retryAfterSeconds: number): Refusal {
  const wait = waitText(retryAfterSeconds);
  const form = `You have sent more than we can take at once. Wait ${wait}, then send it again.`;
  return new Refusal({ status: 429, errors: { form }, retryAfterSeconds });
}

/** Others have sent as much as we take in an hour. */
export function inboxFull(retryAfterSeconds: number): Refusal {
  const wait = waitText(retryAfterSeconds);
  const form = `We’re getting more mail than we can handle. ${nothingLost}: send it again in ${wait}.`;
  return new Refusal({ status: 503, errors: { form }, retryAfterSeconds });
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}

/** With `requestId`, the operator can find in the log what happened. */
export function internalFailure(requestId: string): Refusal {
  const form =
    `Something went wrong on our side. ${nothingLost}: send it again in a moment. ` +
    `If it happens again, email us and mention ${requestId}.`;
  return new Refusal({ status: 500, errors: { form } });
}
