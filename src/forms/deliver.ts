import { minTimeMs } from "../../domain/submissions/entry.ts";
import type { FormDraft } from "./form-draft.ts";
import { inboxIsOn } from "./inbox.data.ts";
import { type Destination, sentForms } from "./sent-forms.ts";
import { forgetUnsent, isSavedWithDifferentText, keepUnsent, unsentDays } from "./unsent.ts";

export type Delivery =
  | { status: "stored" }
  | { status: "refused"; errors: Readonly<Record<string, string>> };

/** Dispatched on the window, because browsers report storage changes only to other tabs. */
export const sentEvent = "form-sent";

type SentDraft = Pick<FormDraft, "id" | "renewId" | "isStored">;

const timeoutMs = 15_000;

/** Never throws. Sending the same text again makes no second entry. */
export async function deliver(
  to: Destination,
  draft: SentDraft,
  fields: Readonly<Record<string, unknown>>,
): Promise<Delivery> {
  if (!inboxIsOn) {
    const { website: _honeypot, ...typed } = fields;
    console.log(sentForms[to].loggedAs, typed);
    return { status: "stored" };
  }
  await minimumTime();
  const { isStored } = draft;
  if (isStored && isSavedWithDifferentText(draft.id, fields)) draft.renewId();
  const { id } = draft;
  try {
    const delivery = await attempt(to, draft, fields);
    if (delivery.status === "stored") {
      if (isStored) forgetUnsent(id);
      dispatchEvent(new Event(sentEvent));
    }
    return delivery;
  } catch {
    if (!isStored) return refusedDelivery(sentenceFor(false));
    forgetUnsent(id);
    return refusedDelivery(sentenceFor(keepUnsent({ id: draft.id, to, fields })));
  }
}

async function attempt(
  to: Destination,
  draft: SentDraft,
  fields: Readonly<Record<string, unknown>>,
): Promise<Delivery> {
  const response = await post(to, draft.id, fields);
  if (response.status !== otherContent) return deliveryOf(response);
  // An earlier attempt was stored after all, and the text has changed since, so it is a new entry.
  draft.renewId();
  return deliveryOf(await post(to, draft.id, fields));
}

/** The server already has this id with different text. */
const otherContent = 409;

function post(to: Destination, id: string, fields: Readonly<Record<string, unknown>>) {
  return fetch(`/api/${sentForms[to].path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...fields, id, elapsedMs: performance.now() }),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

async function deliveryOf(response: Response): Promise<Delivery> {
  if (response.status === 201) return { status: "stored" };
  // Throws for responses that aren't the inbox's, such as a proxy's while the server restarts.
  const { errors } = await response.json();
  if (!errors) throw new TypeError("not an answer of the inbox");
  return { status: "refused", errors };
}

/** The server refuses faster forms as a bot's, but a restored draft can be sent at once. */
function minimumTime(): Promise<void> {
  const remainingMs = Math.ceil(minTimeMs - performance.now());
  return new Promise((resolve) => setTimeout(resolve, remainingMs));
}

const notDelivered =
  "This did not reach us. Everything you typed is still here: send it again in a moment.";
const offline =
  "You are offline. Everything you typed is still here: send it when you are back online.";
const saved = `This browser will keep it for ${unsentDays} days and ask if you want to send it.`;

function sentenceFor(isSaved: boolean): string {
  const sentence = navigator.onLine ? notDelivered : offline;
  return isSaved ? `${sentence} ${saved}` : sentence;
}

function refusedDelivery(sentence: string): Delivery {
  return { status: "refused", errors: { form: sentence } };
}
