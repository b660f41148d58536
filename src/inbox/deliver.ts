import { minimumTimeMs } from "../../inbox/minimum-time.ts";
import { inboxIsOn } from "./inbox.data.ts";

/** How a delivery ended: stored for good, or refused with sentences for the visitor. */
export type Delivery =
  | { status: "stored" }
  | { status: "refused"; errors: Readonly<Record<string, string>> };

const patienceMs = 15_000;

/** Sends a form's fields to the inbox. Never throws; the same id again is never a second entry. */
export async function deliver(
  to: "messages" | "leads",
  fields: { id: string; [name: string]: unknown },
): Promise<Delivery> {
  if (!inboxIsOn) {
    const { id: _, website: _honeypot, ...typed } = fields;
    console.log(to === "messages" ? "Contact" : "Sell Your Golf Cart", typed);
    return { status: "stored" };
  }
  await minimumTime();
  try {
    const response = await fetch(`/api/${to}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...fields, elapsedMs: performance.now() }),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.status === 201) return { status: "stored" };
    return { status: "refused", errors: await errorsOf(response) };
  } catch {
    return refusedWith(navigator.onLine ? notDelivered : offline);
  }
}

/** A page with a restored draft can be sent at once: it waits, so that no person is refused. */
function minimumTime(): Promise<void> {
  const leftMs = Math.ceil(minimumTimeMs - performance.now());
  return new Promise((resolve) => setTimeout(resolve, leftMs));
}

const notDelivered =
  "This did not reach us. Everything you typed is still here: send it again in a moment.";
const offline =
  "You are offline. Everything you typed is still here: send it when you are connected again.";

function refusedWith(sentence: string): Delivery {
  return { status: "refused", errors: { form: sentence } };
}

async function errorsOf(response: Response): Promise<Record<string, string>> {
  const answer = await response.json().catch(() => null);
  return answer?.errors ?? { form: notDelivered };
}
