import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import { type Environment, readEnvironment } from "../config/environment.ts";
import { createApp } from "./http/app.ts";
import { createMetricsApp } from "./http/metrics-app.ts";
import { type Metrics, createMetrics } from "./telemetry/metrics.ts";
import { type OpenInbox, databaseProblem, openInbox } from "./open-inbox.ts";
import { openPreviews } from "./open-previews.ts";
import { loadSite, withoutOffline } from "./http/site-manifest.ts";
import { cartCounter, unlimited } from "./http/value-api/rate-limit.ts";
import { manageConnections } from "./http/connections.ts";
import { type Listening, listen } from "./http/listeners.ts";
import { notifySystemd, startWatchdog } from "./watchdog.ts";

/**
 * A shutdown cuts off requests, then mail, and then the process itself: well within the 45 s that
 * the documentation asks for.
 */
const deadlines = { requests: 5000, mail: 10_000 };
const limits = { stuckMs: 30_000, stopMs: 13_000 };

/** Serves the site built in the folder `dist` until the process is told to stop. */
export async function serveSite(dist: string): Promise<void> {
  const environment = readEnvironment(process.env);
  const built = loadSite(dist);
  const site = environment.OFFLINE === "off" ? withoutOffline(built) : built;
  const metrics = createMetrics();
  const inbox = environment.INBOX === "on" ? openInbox(environment, metrics) : undefined;
  if (inbox && !(await canServe(environment, inbox))) return closeInbox(inbox);

  const values = valueOptions(environment, metrics);
  const previews = await openPreviews(environment, dist);
  const server = createServer(
    createApp({ site, values, ...(inbox && { inbox }), ...(previews && { previews }) }),
  );
  const metricsServer = createServer(createMetricsApp(metrics, inbox?.store));
  const connections = manageConnections(server, () => metrics.refusedUnread.inc());
  let listening: Listening | undefined;
  try {
    listening = await listen(server, environment);
    if (environment.METRICS_PORT !== null) {
      const { METRICS_PORT: PORT, METRICS_HOST: HOST } = environment;
      const { address } = await listen(metricsServer, { PORT, HOST }, 1);
      console.log(`Metrics are at ${address}/metrics`);
    }
    console.log(`CartWorth is at ${listening.address}`);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
    await listening?.close();
    return closeInbox(inbox);
  }
  const { close } = listening;
  inbox?.mailer?.start();
  const watchStop = startWatchdog(limits);
  notifySystemd(process.env);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());

  let stopping = false;
  async function stop(): Promise<void> {
    // A terminal and a supervisor may both send a signal: the second one has no effect.
    if (stopping) return;
    stopping = true;
    watchStop();
    metricsServer.close();
    await Promise.all([
      connections.stop(close, deadlines.requests),
      inbox?.mailer?.stop(deadlines.mail),
    ]);
    await closeInbox(inbox);
    // Anything still open, such as a connection to a mail server that does not respond, is
    // abandoned.
    process.exit();
  }
}

function valueOptions({ RATE_LIMIT, PROXY_HEADER }: Environment, metrics: Metrics) {
  const count = RATE_LIMIT === "off" ? unlimited : cartCounter();
  return { count, proxyHeader: PROXY_HEADER, now: () => new Date(), metrics };
}

/** Reports what is wrong with the database; resolves to false if waiting for it would not help. */
async function canServe(environment: Environment, { store }: OpenInbox): Promise<boolean> {
  const problem = await databaseProblem(environment, store);
  if (problem === null) return true;
  console.error(problem.sentence);
  if (problem.canWait) {
    console.error(
      "The pages work without it. Until it opens, forms say that nothing can be stored, and the " +
        "server tries again every few seconds.",
    );
  } else process.exitCode = 1;
  return problem.canWait;
}

async function closeInbox(inbox: OpenInbox | undefined): Promise<void> {
  await inbox?.limiter.close();
  await inbox?.store.close();
}

/** Browsers send a request in one piece or a few; a slower client is only holding a connection. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
};

function createServer(app: Hono): Server {
  // Skips reading requests that have no body: this serves a tenth more pages per second.
  const serverOptions = { optimizeEmptyRequests: true, ...timeouts };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is one of HTTP/1 by default
  return createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server;
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
