/** One sentence for each field that is wrong; "form" for what concerns no single field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Why a submission was not stored. */
export interface Refusal {
  readonly status: 400 | 403 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  /** The name under which it is counted. */
  readonly outcome: string;
  readonly errors: FieldErrors;
  readonly retryAfterSeconds?: number;
}

const nothingLost = "Nothing you typed is lost";

export const otherSite: Refusal = {
  status: 403,
  outcome: "other_site",
  errors: { form: "Send the form from this site's own page." },
};

export const busy: Refusal = {
  status: 503,
  outcome: "busy",
  errors: { form: `We are very busy right now. ${nothingLost}: send it again in a few seconds.` },
  retryAfterSeconds: 5,
};

export const notStored: Refusal = {
  status: 503,
  outcome: "not_stored",
  errors: { form: `We could not store this just now. ${nothingLost}: send it again in a minute.` },
  retryAfterSeconds: 30,
};

/** The page answers it by sending the form again under a new id. */
export const otherContent: Refusal = {
  status: 409,
  outcome: "other_content",
  errors: { id: "We already have another version of this form. Reload the page and send again." },
};

export function isRefusal(answer: object): answer is Refusal {
  return "outcome" in answer;
}

export function unreadable(status: 400 | 413 | 415, sentence: string): Refusal {
  return { status, outcome: "unreadable", errors: { form: sentence } };
}

export function invalid(errors: FieldErrors): Refusal {
  return { status: 422, outcome: "invalid", errors };
}

export function tooMany(retryAfterSeconds: number): Refusal {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  const form = `You have sent more than we can take at once. Wait ${wait}, then send it again.`;
  return { status: 429, outcome: "too_many", errors: { form }, retryAfterSeconds };
}

/** `requestId` lets the operator find in the log what happened. */
export function failed(requestId: string): Refusal {
  const form =
    `Something went wrong on our side. ${nothingLost}: send it again in a moment. ` +
    `If it happens again, e-mail us and mention ${requestId}.`;
  return { status: 500, outcome: "failed", errors: { form } };
}
