// Tested with the whole server in ../tooling/build/serve.test.ts.
import { readFileSync } from "node:fs";
import { fingerprintName } from "../config/folders.ts";
import { type Environment, readEnvironment } from "../config/environment.ts";
import { createApp } from "./app.ts";
import { type OpenInbox, databaseProblem, forgetSendersHourly, openInbox } from "./open-inbox.ts";
import { loadSite, withoutOffline } from "./http/site-manifest.ts";
import { noCartLimit, createCartLimit } from "./http/cart-limit.ts";
import { type Serving, serveApp, notifySystemd } from "./serve.ts";
import { memoryLimiter, noLimit } from "./http/limiter.ts";
import { loadFirstAnswers } from "./shared-links/first-answers.ts";
import { createPainter } from "./shared-links/painter.ts";

/**
 * A shutdown cuts off requests, then mail, and then the process itself: well within the 45 s that
 * the documentation asks for.
 */
const deadlines = { requests: 5000, mail: 10_000 };

/** Serves the site built in the folder `dist` until the process is told to stop. */
export async function serveSite(dist: string): Promise<void> {
  const environment = readEnvironment(process.env);
  const built = loadSite(dist);
  const site = environment.OFFLINE === "off" ? withoutOffline(built) : built;
  const inbox = environment.INBOX === "on" ? openInbox(environment) : undefined;
  if (inbox && !(await canServe(environment, inbox))) return closeInbox(inbox);

  const values = valueOptions(environment);
  const firstAnswer = await loadFirstAnswers(dist);
  const previews = { ...values, ...pictureOptions(environment, dist), firstAnswer };
  const app = createApp({ site, values, previews, ...(inbox && { inbox }) });
  let serving: Serving;
  try {
    serving = await serveApp(app, environment);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
    return closeInbox(inbox);
  }
  console.log(`CartWorth is at ${serving.address}`);
  inbox?.mailer?.start();
  if (inbox) forgetSendersHourly(inbox);
  notifySystemd(process.env);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());

  let stopping = false;
  async function stop(): Promise<void> {
    // A terminal and a supervisor may both send a signal: the second one has no effect.
    if (stopping) return;
    stopping = true;
    await Promise.all([serving.stop(deadlines.requests), inbox?.mailer?.stop(deadlines.mail)]);
    await closeInbox(inbox);
    // Anything still open, such as a connection to a mail server that does not respond, is
    // abandoned.
    process.exit();
  }
}

function valueOptions({ RATE_LIMIT, PROXY_HEADER }: Environment) {
  const limits = RATE_LIMIT === "off" ? noCartLimit : createCartLimit();
  return {
    limits,
    proxyHeader: PROXY_HEADER,
    now: () => new Date(),
  };
}

function pictureOptions({ RATE_LIMIT }: Environment, dist: string) {
  return {
    paint: createPainter(dist),
    buildFingerprint: readFileSync(dist + fingerprintName, "utf8"),
    limiter: RATE_LIMIT === "off" ? noLimit : memoryLimiter(),
  };
}

/** Reports what is wrong with the database; resolves to false if waiting for it would not help. */
async function canServe(environment: Environment, { store }: OpenInbox): Promise<boolean> {
  const problem = await databaseProblem(environment, store);
  if (problem === null) return true;
  console.error(problem.sentence);
  if (problem.consequence === "ends") process.exitCode = 1;
  else console.error(consequences[problem.consequence]);
  return problem.consequence !== "ends";
}

const consequences = {
  "tries again":
    "The pages work without it. Forms say that nothing can be stored, and with each of them, the " +
    "server tries again.",
  "serves pages":
    "The pages work without it. Forms say that nothing can be stored until you start the server again.",
};

async function closeInbox(inbox: OpenInbox | undefined): Promise<void> {
  await inbox?.store.close();
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
