import { setTimeout } from "node:timers/promises";
import { onceAMinuteLog, failureCode, failureFields, log } from "../http/log.ts";
import { mailLeaseMs, maxRetryDelayMs } from "../store/outbox.ts";
import { type OutboxItem, type Store, StoreUnavailable } from "../store/store.ts";
import { type Recipients, composeMail, composeSummary } from "./compose.ts";
import { createSmtpSender } from "./smtp-sender.ts";

const batchSize = 10;
/** More than an operator reads one by one. Any others go into one summary after the hour is over. */
const maxHourly = 200;
const hourMs = 60 * 60_000;
/** Nearly all are 16 KB at most, and at most 8 MB of pasted stock comes in an hour. */
const maxInSummary = 1000;
const pollMs = 5000;
const firstRetryMs = 30_000;
/** For an email that the mail server keeps deferring. */
const maxAttempts = 12;

export interface MailerOptions {
  readonly store: Pick<Store, "takeDueMail" | "mailSent" | "mailFailed">;
  readonly smtpUrl: string;
  readonly recipients: Recipients;
  readonly now: () => Date;
  /** The time limit for one whole email, shorter than its lease. Only a test sets it. */
  readonly mailTimeoutMs?: number;
}

export interface Mailer {
  /** Sends one batch of the emails that are due now; resolves to how many were sent. */
  sendDue(): Promise<number>;
  /** Keeps sending due emails until `stop` is called. */
  start(): void;
  /** Takes no new emails, and waits for those being sent, but no longer than `deadlineMs`. */
  stop(deadlineMs: number): Promise<void>;
}

export function createMailer(options: MailerOptions): Mailer {
  const stopping = new AbortController();
  const sendDue = createSender(options);
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    const logOncePerMinute = onceAMinuteLog("the mail that waits could not be read");
    while (!stopping.signal.aborted) {
      const sent = await sendDue().catch((error: unknown) => {
        if (error instanceof StoreUnavailable) logOncePerMinute(failureCode(error));
        else log.error(failureFields(error), "sending mail failed");
        return 0;
      });
      // More emails may be waiting than fit in one batch.
      if (sent < batchSize) await setTimeout(pollMs, null, stopping).catch(() => {});
    }
  }

  return {
    sendDue,
    start: () => void (running = run()),
    async stop(deadlineMs) {
      stopping.abort();
      await Promise.race([running, setTimeout(deadlineMs, null, { ref: false })]);
    },
  };
}

function createSender(options: MailerOptions) {
  const { store, smtpUrl, recipients, now, mailTimeoutMs } = options;
  const send = createSmtpSender(smtpUrl, mailTimeoutMs);
  /**
   * Emails that were sent but could not be recorded as sent: this process does not send them again.
   */
  const unrecorded = new Set<string>();

  let hour = { begins: -Infinity, sent: 0 };

  async function sendDue(): Promise<number> {
    const time = now().getTime();
    const isNow = time >= hour.begins && time < hour.begins + hourMs;
    const hasHeldBack = hour.sent >= maxHourly;
    if (isNow && hasHeldBack) return 0;
    if (!isNow) hour = { begins: time, sent: 0 };
    const limit = hasHeldBack ? maxInSummary : Math.min(batchSize, maxHourly - hour.sent);
    const due = await takeDue(limit);
    const sent =
      due.length > batchSize
        ? [await sendSummary(due)]
        : await Promise.all(due.map((item) => sendOne(item)));
    const count = sent.filter(Boolean).length;
    hour.sent += count;
    return count;
  }

  function takeDue(limit: number): Promise<OutboxItem[]> {
    const leaseUntil = new Date(now().getTime() + mailLeaseMs).toISOString();
    return store.takeDueMail(now().toISOString(), leaseUntil, limit);
  }

  async function sendSummary(items: readonly OutboxItem[]): Promise<boolean> {
    try {
      const entries = items.map(({ entry }) => entry);
      await send(composeSummary(entries, recipients));
    } catch (error) {
      // Their leases end within minutes, and then the next hour sends as many as it has room for.
      log.warn({ count: items.length, cause: failureCode(error) }, "a summary was not accepted");
      return false;
    }
    for (const { entry } of items) await recordSent(entry.id);
    return true;
  }

  async function sendOne(item: OutboxItem): Promise<boolean> {
    const { id } = item.entry;
    try {
      if (!unrecorded.has(id)) await send(composeMail(item.entry, recipients));
    } catch (error) {
      await recordFailure(item, error);
      return false;
    }
    await recordSent(id);
    return true;
  }

  async function recordSent(id: string): Promise<void> {
    unrecorded.add(id);
    try {
      await store.mailSent(id);
      unrecorded.delete(id);
    } catch (error) {
      log.error(
        { id, cause: failureCode(error) },
        "an email was sent, but this could not be recorded",
      );
    }
  }

  async function recordFailure({ entry, attempts }: OutboxItem, error: unknown): Promise<void> {
    const isFinal = isAboutMail(error) && (isRefusal(error) || attempts + 1 >= maxAttempts);
    const next = isFinal ? null : nextAttempt(attempts + 1, now());
    log.warn(
      { id: entry.id, attempts: attempts + 1, next, cause: failureCode(error) },
      "an email was not accepted",
    );
    await store.mailFailed(entry.id, reasonOf(error), next).catch((failure: unknown) => {
      // Its lease ends within minutes, and then it is tried again.
      log.error(
        { id: entry.id, cause: failureCode(failure) },
        "a failed email could not be recorded",
      );
    });
  }

  return sendDue;
}

/** When to try again after a number of failures: the waits double up to six hours. */
export function nextAttempt(attempts: number, now: Date): string {
  const wait = Math.min(firstRetryMs * 2 ** (attempts - 1), maxRetryDelayMs);
  return new Date(now.getTime() + wait).toISOString();
}

/**
 * True if a failure is about one email, that is, its recipient or its text. Any other, such as a
 * wrong password, stops all mail until somebody fixes it, so it never makes us give up on an email.
 */
function isAboutMail(error: unknown): boolean {
  const command = error instanceof Error && "command" in error ? error.command : "";
  return command === "RCPT TO" || command === "DATA";
}

/** A mail server's 5xx reply is its last word. */
function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && "responseCode" in error ? error.responseCode : 0;
  return typeof code === "number" && code >= 500 && code < 600;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 500) : String(error);
}
