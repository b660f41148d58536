import { type Context, Hono } from "hono";
import { log } from "./log.ts";
import { type InboxOptions, inboxApi } from "./inbox/api.ts";
import { refusalPage } from "./inbox/refusal-page.ts";
import { type Asset, type Encoding, type Site } from "./site.ts";

const securityHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

type Inbox = Omit<InboxOptions, "refusalPage">;

const year = 60 * 60 * 24 * 365;

/** The HTTP side of the product, over a site that is already in memory. */
export function createApp({ site, inbox }: { site: Site; inbox?: Inbox }): Hono {
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value);
  });

  app.onError((error, c) => {
    log.error({ path: c.req.path, error: error.stack }, "a request failed");
    return c.text("Something went wrong on our side. Try again in a moment.", 500);
  });

  app.get("/livez", (c) => c.text("alive"));
  app.get("/readyz", async (c) => {
    const ready = await (inbox?.store.ping() ?? Promise.resolve()).then(
      () => true,
      () => false,
    );
    return ready ? c.text("ready") : c.text("The database does not answer.", 503);
  });

  app.use("/api/*", async (c, next) => {
    const started = performance.now();
    await next();
    const ms = Math.round(performance.now() - started);
    log.info({ method: c.req.method, path: c.req.path, status: c.res.status, ms }, "inbox");
  });

  if (inbox !== undefined) {
    const contactPage = site.get("/contact")?.body.toString() ?? null;
    const page: InboxOptions["refusalPage"] = (typed, errors) =>
      contactPage && refusalPage(contactPage, typed, errors);
    app.route("/api", inboxApi({ ...inbox, refusalPage: page }));
  }

  app.get("*", (c) => {
    const asset = site.get(c.req.path);
    if (asset !== undefined) return send(c, asset, 200);
    const canonical = c.req.path.toLowerCase().replace(/(?<=.)\/+$/, "");
    if (site.has(canonical)) return c.redirect(canonical + new URL(c.req.url).search, 301);
    const notFound = site.get("/404");
    return notFound === undefined ? c.notFound() : send(c, notFound, 404);
  });

  app.all("*", (c) =>
    c.text("This address only answers GET requests.", 405, { Allow: "GET, HEAD" }),
  );

  return app;
}

function send(c: Context, asset: Asset, status: 200 | 404): Response {
  const encoding = bestEncoding(c.req.header("Accept-Encoding") ?? "", asset);
  const etag = `"${asset.etag}${encoding === null ? "" : `-${encoding}`}"`;
  c.header("Content-Type", asset.type);
  c.header("Cache-Control", asset.immutable ? `public, max-age=${year}, immutable` : "no-cache");
  c.header("ETag", etag);
  c.header("Vary", "Accept-Encoding");
  if (asset.csp !== null) c.header("Content-Security-Policy", asset.csp);
  if (status === 200 && matches(c.req.header("If-None-Match"), etag)) return c.body(null, 304);
  if (encoding === null) return c.body(asset.body, status);
  c.header("Content-Encoding", encoding);
  return c.body(asset.encodings[encoding]!, status);
}

function bestEncoding(accepted: string, asset: Asset): Encoding | null {
  const refused = /;\s*q=0(\.0*)?$/;
  const names = accepted
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !refused.test(part))
    .map((part) => part.split(";")[0]!.trim());
  const preferred: Encoding[] = ["br", "gzip"];
  return preferred.find((name) => names.includes(name) && asset.encodings[name]) ?? null;
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  return tags.includes(etag) || tags.includes("*");
}
