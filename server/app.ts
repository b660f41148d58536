import { Hono } from "hono";
import { log } from "./log.ts";
import { type InboxOptions, inboxApi } from "./inbox/api.ts";
import { refusalPage } from "./inbox/refusal-page.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Site } from "./site.ts";
import { type StaticAnswers, staticAnswers } from "./static-answers.ts";

type Inbox = Omit<InboxOptions, "refusalPage">;

interface Product {
  readonly site: Site;
  readonly inbox?: Inbox;
}

/** The HTTP side of the product, over a site that is already in memory. */
export function createApp(product: Product): Hono {
  const answer = staticAnswers(product.site);
  const rest = createRest(product, answer);
  const app = new Hono();
  // Alone, so that Hono answers at once and awaits nothing that might come after.
  app.get("*", (c) => answer(c.req, c.req.path) ?? rest.fetch(c.req.raw, c.env));
  app.notFound((c) => rest.fetch(c.req.raw, c.env));
  return app;
}

/** Everything but the site's files. */
function createRest({ site, inbox }: Product, answer: StaticAnswers): Hono {
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) c.res.headers.set(name, value);
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
    const canonical = c.req.path.toLowerCase().replace(/(?<=.)\/+$/, "");
    if (site.has(canonical)) return c.redirect(canonical + new URL(c.req.url).search, 301);
    return answer(c.req, "/404", 404) ?? c.notFound();
  });

  app.all("*", (c) =>
    c.text("This address only answers GET requests.", 405, { Allow: "GET, HEAD" }),
  );

  return app;
}
