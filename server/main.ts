import { serve } from "@hono/node-server";
import { type Environment, readEnvironment } from "../config/environment.ts";
import { createApp } from "./app.ts";
import type { InboxOptions } from "./inbox/api.ts";
import { memoryLimiter, noLimit, postgresLimiter } from "./inbox/limiter.ts";
import { type Mailer, createMailer } from "./mail/mailer.ts";
import { loadSite } from "./site.ts";
import { openStore } from "./store/open-store.ts";
import { StoreUnavailable } from "./store/store.ts";

/** Serves the site built in the folder `dist` until the process is told to stop. */
export async function serveSite(dist: string): Promise<void> {
  const environment = readEnvironment(process.env);
  const site = loadSite(dist);
  const inbox = environment.INBOX === "on" ? await openInbox(environment) : undefined;
  if (inbox === null) return;
  const app = createApp({ site, ...(inbox && { inbox }) });
  const { PORT, HOST } = environment;
  const mailer = inbox?.mail ? startMailer(environment, inbox) : undefined;
  const server = serve({
    fetch: app.fetch,
    port: PORT,
    ...(HOST !== "" && { hostname: HOST }),
    // Nothing is read of a request without a body: a tenth more pages a second.
    serverOptions: { optimizeEmptyRequests: true },
  });

  server.on("listening", () =>
    console.log(`CartWorth is at http://${HOST || "localhost"}:${portOf(server.address(), PORT)}`),
  );
  server.on("error", (error: NodeJS.ErrnoException) => {
    fail(
      error.code === "EADDRINUSE"
        ? `Port ${PORT} is in use: stop the program that uses it, or set PORT to another.`
        : `The server cannot listen: ${error.message}`,
    );
    void close();
  });

  // Requests under way are answered, then the store is closed; idle connections go at once.
  const stop = () => server.close(() => void close());
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);

  async function close(): Promise<void> {
    await mailer?.stop();
    await inbox?.limiter.close();
    await inbox?.store.close();
  }
}

function startMailer({ SMTP_URL, INBOX_TO, SITE_URL }: Environment, { store, now }: Inbox): Mailer {
  const { hostname } = new URL(SITE_URL);
  const mailer = createMailer({ store, smtpUrl: SMTP_URL, to: INBOX_TO, host: hostname, now });
  mailer.start();
  return mailer;
}

type Inbox = Omit<InboxOptions, "refusalPage">;

/** Null when the database is not there to be opened, which has then been said. */
async function openInbox(environment: Environment): Promise<Inbox | null> {
  const { DATABASE_URL, DATA_DIR, RATE_LIMIT, PROXY_HEADER } = environment;
  try {
    const store = await openStore({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
    return {
      store,
      limiter: RATE_LIMIT === "on" ? await openLimiter(DATABASE_URL) : noLimit,
      now: () => new Date(),
      mail: environment.SMTP_URL !== "",
      proxyHeader: PROXY_HEADER,
    };
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    fail(
      DATABASE_URL === ""
        ? `The database in DATA_DIR (${DATA_DIR}) cannot be opened: ${error.message}`
        : `The database of DATABASE_URL cannot be reached: ${error.message}`,
    );
    return null;
  }
}

function openLimiter(databaseUrl: string) {
  return databaseUrl === "" ? memoryLimiter() : postgresLimiter(databaseUrl);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function portOf(address: unknown, fallback: number): number {
  const named = typeof address === "object" && address !== null && "port" in address;
  return named && typeof address.port === "number" ? address.port : fallback;
}
