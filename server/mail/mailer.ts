import nodemailer from "nodemailer";
import { log } from "../log.ts";
import type { OutboxItem, Store } from "../store/store.ts";
import { composeMail } from "./compose.ts";

const batch = 10;
const pollMs = 5000;
const leaseMs = 5 * 60_000;
const firstRetryMs = 30_000;
const longestRetryMs = 6 * 60 * 60_000;
const mostAttempts = 12;
const patienceMs = 10_000;

export interface MailerOptions {
  readonly store: Store;
  readonly smtpUrl: string;
  readonly to: string;
  /** The host of the public site, for Message-IDs. */
  readonly host: string;
  readonly now: () => Date;
}

/** Sends what waits in the outbox, a few mails at a time. */
export interface Mailer {
  /** Sends every mail that is due now; resolves with how many were sent. */
  sendDue(): Promise<number>;
  /** Sends what is due again and again until `stop`, which waits for the mail under way. */
  start(): void;
  stop(): Promise<void>;
}

export function createMailer(options: MailerOptions): Mailer {
  const { store, smtpUrl, now } = options;
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  async function sendDue(): Promise<number> {
    const leaseUntil = new Date(now().getTime() + leaseMs).toISOString();
    const due = await store.takeDueMail(now().toISOString(), leaseUntil, batch);
    const sent = await Promise.all(due.map(sendOne));
    return sent.filter(Boolean).length;
  }

  async function sendOne(item: OutboxItem): Promise<boolean> {
    try {
      await transport.sendMail(composeMail(item.entry, options.to, options.host));
    } catch (error) {
      const next = isFinal(error) ? null : nextAttempt(item.attempts + 1, now());
      await store.mailFailed(item.entry.id, reasonOf(error), next);
      log.warn({ id: item.entry.id, attempts: item.attempts + 1, next }, "a mail was not taken");
      return false;
    }
    await store.mailSent(item.entry.id);
    return true;
  }

  function poll(): void {
    running = sendDue().catch(() => 0);
    timer = setTimeout(poll, pollMs);
  }

  return {
    sendDue,
    start: poll,
    async stop() {
      clearTimeout(timer);
      await running;
      transport.close();
    },
  };
}

/** When to try again after so many failures, doubling up to six hours; null to give it up. */
export function nextAttempt(attempts: number, now: Date): string | null {
  if (attempts >= mostAttempts) return null;
  const wait = Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs);
  return new Date(now.getTime() + wait).toISOString();
}

/** A mail server's 5xx is its last word; anything else may pass. */
function isFinal(error: unknown): boolean {
  const code = error instanceof Error && "responseCode" in error ? error.responseCode : 0;
  return typeof code === "number" && code >= 500 && code < 600;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 500) : String(error);
}
