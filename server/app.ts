import { randomBytes } from "node:crypto";
import { type Context, Hono, type HonoRequest } from "hono";
import { type RequestIdVariables, requestId } from "hono/request-id";
import { createAssistantApi } from "./api/mcp.ts";
import { formPaths, inboxApi } from "./inbox/api.ts";
import type { ReceiverOptions } from "./inbox/receive.ts";
import { hasSharedAd, shareTarget } from "../config/share-target.ts";
import { failureFields, log, failureCode, onceAMinuteLog } from "./http/log.ts";
import { isFromProxy, securityHeaders } from "./http/headers.ts";
import { isRefusal } from "./http/refusals.ts";
import type { Site } from "./http/site-manifest.ts";
import type { Partners } from "./mail/partners.ts";
import { type PictureOptions, estimatePictures } from "./shared-links/picture-route.ts";
import { type SharedPageOptions, sharedPages } from "./shared-links/shared-pages.ts";
import type { Store } from "./store/store.ts";
import { type StaticFiles, staticFiles } from "./http/static-files.ts";
import { type ValueApiOptions, valueApi } from "./api/value-api.ts";
import { type Bodies, createBodyBudget } from "./http/whole-body.ts";

export interface Inbox extends ReceiverOptions {
  readonly store: Pick<Store, "add" | "checkWritable">;
  /** The dealers who get their leads by mail. */
  readonly partners: Partners;
}

export type PreviewOptions = PictureOptions & SharedPageOptions;

interface Product {
  readonly site: Site;
  readonly values?: ValueApiOptions;
  readonly inbox?: Inbox;
  readonly previews?: PreviewOptions;
}

export function createApp(product: Product): Hono {
  const serveFile = staticFiles(product.site);
  const serveShared = product.previews && sharedPages(product.site, product.previews);
  const bodies = createBodyBudget();
  const router = createRouter(product, serveFile, bodies);
  const values = product.values === undefined ? router : valueApi(product.values);
  const app = new Hono();
  const answer = (c: Context) =>
    (valueApiPath.test(c.req.path) ? values : router).fetch(c.req.raw, c.env);
  if (product.values !== undefined) {
    app.route(assistantPath, createAssistantApi(product.values, bodies));
  }
  // The only handler here, so that Hono responds synchronously.
  app.get("*", (c) => {
    if (valueApiPath.test(c.req.path) || isSharedAd(c.req)) return answer(c);
    const sendBuilt = () => serveFile(c.req, c.req.path) ?? answer(c);
    const shared = serveShared?.(c);
    return shared === undefined
      ? sendBuilt()
      : shared.then<Response>((page) => page ?? sendBuilt());
  });
  app.notFound(answer);
  return app;
}

/** Matches any case, so a nearly right URL still gets a machine-readable answer. */
const valueApiPath = /^\/api\/v1(\/|$)/i;

function createRouter({ site, inbox, previews }: Product, serveFile: StaticFiles, bodies: Bodies) {
  const app = new Hono<{ Variables: RequestIdVariables }>();

  const ids = { generator: shortId, limitLength: 64 };
  const [ofProxy, ours] = [requestId(ids), requestId({ ...ids, headerName: "" })];
  const { proxyHeader = "" } = inbox ?? previews ?? {};
  app.use((c, next) => (isFromProxy(c, proxyHeader) ? ofProxy : ours)(c, next));
  app.use(async (c, next) => {
    await next();
    c.res.headers.set("X-Request-Id", c.var.requestId);
    for (const [name, value] of Object.entries(securityHeaders)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });

  app.onError((error, c) => {
    const { requestId: request } = c.var;
    log.error({ request, ...failureFields(error) }, "a request failed");
    const sentence = "Something went wrong on our side. Try again in a moment.";
    return c.text(`${sentence} If it happens again, email us and mention ${request}.`, 500);
  });

  app.get("/livez", (c) => c.text("alive"));
  const watched = inbox && watchStore(inbox.store);
  app.get("/readyz", async (c) => {
    c.header("Cache-Control", "no-store");
    const isReady = watched === undefined || (await watched.isReady());
    return isReady ? c.text("ready") : c.text("Nothing can be stored right now.", 503);
  });

  app.use("/api/*", async (c, next) => {
    const started = performance.now();
    await next();
    // Refused requests are counted, not logged one by one.
    if (isRefusal(c.res.status)) return;
    const ms = Math.round(performance.now() - started);
    const { method } = c.req;
    // Any other path may contain anything, such as an email address.
    const path = inboxPaths.has(c.req.path) ? c.req.path : "another";
    log.info({ request: c.var.requestId, method, path, status: c.res.status, ms }, "inbox");
  });

  if (inbox !== undefined && watched !== undefined) {
    app.route("/api", inboxApi({ ...inbox, store: watched }, inbox.partners, bodies));
  }
  if (previews !== undefined) app.route("/social", estimatePictures(previews));

  app.on(["GET", "POST"], shareTarget.path, async (c, next) => {
    if (isSharedAd(c.req)) return c.redirect(shareTarget.lostAddress, 303);
    return next();
  });

  app.get("*", (c) => {
    const canonical = canonicalPath(c.req.path);
    if (site.has(canonical)) return c.redirect(canonical + new URL(c.req.url).search, 301);
    return serveFile(c.req, "/404", 404) ?? c.notFound();
  });

  app.all("*", (c) =>
    inboxPaths.has(c.req.path) || c.req.path === assistantPath
      ? c.text("This address only answers POST requests.", 405, { Allow: "POST" })
      : c.text("This address only answers GET requests.", 405, { Allow: "GET, HEAD" }),
  );

  return app;
}

/**
 * Before its service worker runs, the installed app sends us ads that people share with it. We don't
 * log them.
 */
function isSharedAd({ method, path, url }: HonoRequest): boolean {
  return path === shareTarget.path && (method === "POST" || hasSharedAd(new URL(url)));
}

const inboxPaths = new Set(formPaths.map((path) => `/api${path}`));
const assistantPath = "/mcp";

function shortId(): string {
  return randomBytes(6).toString("hex");
}

function canonicalPath(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end).toLowerCase();
}

/**
 * Every check writes to the disk, so a good answer is kept longer. After a submission was lost, one
 * good check proves little, so the bad answer is kept for a minute.
 */
const freshMs = { ready: 15_000, notReady: 1000, failed: 60_000 };

/**
 * A store's `add`, and whether a submission could be stored. That answer may be a few seconds old,
 * so that frequent checks do not cause frequent writes; a submission that could not be stored makes
 * it false for a minute, or until one can be stored again.
 */
export function watchStore(store: Inbox["store"]) {
  const logOncePerMinute = onceAMinuteLog("nothing can be stored");
  let answer = Promise.resolve(false);
  let freshUntil = -Infinity;
  let hasFailed = false;

  const keep = (next: Promise<boolean>, ms: number) => {
    answer = next;
    freshUntil = performance.now() + ms;
  };

  function check(): void {
    const checking = store.checkWritable().then(
      () => true,
      (error: unknown) => {
        logOncePerMinute(failureCode(error));
        return false;
      },
    );
    // Until the check is done, everybody waits for its answer.
    keep(checking, Infinity);
    void settle(checking);
  }

  async function settle(checking: Promise<boolean>): Promise<void> {
    const ms = (await checking) ? freshMs.ready : freshMs.notReady;
    if (answer === checking) keep(checking, ms);
  }

  const add: Store["add"] = async (...given) => {
    try {
      const added = await store.add(...given);
      if (hasFailed) freshUntil = -Infinity;
      hasFailed = false;
      return added;
    } catch (error) {
      hasFailed = true;
      keep(Promise.resolve(false), freshMs.failed);
      throw error;
    }
  };

  return {
    add,
    isReady: () => {
      if (performance.now() > freshUntil) check();
      return answer;
    },
  };
}
