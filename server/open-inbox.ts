import type { Environment } from "../config/environment.ts";
import type { Inbox } from "./app.ts";
import { memoryLimiter, noLimit } from "./http/limiter.ts";
import { type Mailer, createMailer } from "./mail/mailer.ts";
import { type Partners, readPartners } from "./mail/partners.ts";
import { openStore } from "./store/open-store.ts";
import { NewerDatabase, type Store } from "./store/store.ts";
import { failureCode, log } from "./http/log.ts";

const hourMs = 3_600_000;

/** We promise to forget them, even if the operator hasn't set up a timer. */
export function forgetSendersHourly({ store, now }: Pick<OpenInbox, "store" | "now">): void {
  const forget = () =>
    store.forgetSenders(now().toISOString()).catch((error: unknown) => {
      log.warn({ code: failureCode(error) }, "old senders of sales could not be forgotten");
    });
  setInterval(() => void forget(), hourMs).unref();
}

/** The inbox, with everything that must be closed when the server stops. */
export interface OpenInbox extends Inbox {
  readonly store: Store;
  readonly mailer: Mailer | null;
}

export function openInbox(environment: Environment): OpenInbox {
  const { DATABASE_URL, DATA_DIR, PROXY_HEADER, SMTP_URL, INBOX_TO, SITE_URL } = environment;
  const store = openStore({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  const now = () => new Date();
  const mail = SMTP_URL !== "";
  const partners: Partners = mail ? readPartners(environment.PARTNERS_FILE) : new Map();
  const recipients = { to: INBOX_TO, partners, siteUrl: SITE_URL };
  return {
    store,
    limiter: environment.RATE_LIMIT === "off" ? noLimit : memoryLimiter(),
    now,
    mail,
    partners,
    proxyHeader: PROXY_HEADER,
    mailer: mail ? createMailer({ store, now, smtpUrl: SMTP_URL, recipients }) : null,
  };
}

interface DatabaseProblem {
  readonly sentence: string;
  /** What the server does about it. If the database's address has a mistake, it doesn't start. */
  readonly consequence: "tries again" | "serves pages" | "ends";
}

/** Why the database cannot be used, or null if it can. */
export async function databaseProblem(
  { DATABASE_URL, DATA_DIR }: Environment,
  store: Pick<Store, "checkWritable">,
): Promise<DatabaseProblem | null> {
  try {
    await store.checkWritable();
    return null;
  } catch (error) {
    const which =
      DATABASE_URL === ""
        ? `The database in DATA_DIR (${DATA_DIR})`
        : "The database that DATABASE_URL names";
    return {
      sentence: `${which} cannot be used: ${reasonOf(error)}`,
      consequence: consequenceOf(error),
    };
  }
}

function consequenceOf(error: unknown): DatabaseProblem["consequence"] {
  if (error instanceof NewerDatabase) return "serves pages";
  return mistakes.test(failureCode(error)) ? "ends" : "tries again";
}

/**
 * PostgreSQL's codes for a wrong password, user, or name of a database:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const mistakes = /^(28...|3D000)$/;

/** An error's message and, if it has one, its cause's message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  const first = cause instanceof AggregateError ? cause.errors[0] : cause;
  return first instanceof Error ? `${message} (${first.message})` : message;
}
