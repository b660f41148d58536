import { type PaintEstimate, fallbackPicturePath, pictureKey } from "./painter.ts";
import type { Limiter } from "../http/limiter.ts";
import { type Context, Hono } from "hono";
import { type SharedEstimate, queryIn, sharedEstimate } from "./shared-estimate.ts";
import { usYear } from "../../domain/words/us-day.ts";
import type { RequestIdVariables } from "hono/request-id";
import { failureFields, log } from "../http/log.ts";
import { hasTag, headersForOtherSites, networksOf } from "../http/headers.ts";

export interface PictureOptions {
  readonly paint: PaintEstimate;
  /** The fingerprint of the build, which changes when the drawing does. */
  readonly buildFingerprint: string;
  readonly limiter: Pick<Limiter, "requestWait">;
  readonly now: () => Date;
  readonly proxyHeader: string;
}

type PictureContext = Context<{ Variables: RequestIdVariables }>;

/** A picture changes only in a new year or with a new build of the site. */
const maxAgeSeconds = 60 * 60 * 24 * 7;

/** `GET /estimate.png?…`: the picture of the cart in the query. */
export function estimatePictures(options: PictureOptions): Hono<{ Variables: RequestIdVariables }> {
  const { paint, buildFingerprint, limiter, now, proxyHeader } = options;

  async function answer(c: PictureContext, key: string, estimate: SharedEstimate) {
    const wait = await limiter.requestWait(networksOf(c, proxyHeader));
    if (wait > 0) {
      const headers = { "Retry-After": String(wait), "Cache-Control": "no-store" };
      return c.text("You have asked for too many pictures. Wait a minute.", 429, headers);
    }
    const painted = await paint(estimate);
    return painted === null ? redirectToFallback(c) : picture(c, key, painted);
  }

  const app = new Hono<{ Variables: RequestIdVariables }>();
  app.get("/estimate.png", async (c) => {
    const estimate = sharedEstimate(queryIn(c.req.url), usYear(now()));
    if (estimate === null) return c.text("This address doesn’t describe a cart.", 400);
    const key = pictureKey(estimate, buildFingerprint);
    if (hasTag(c.req.header("If-None-Match"), `"${key}"`))
      return c.body(null, 304, cachingHeaders(key));
    try {
      return await answer(c, key, estimate);
    } catch (error) {
      log.error({ request: c.var.requestId, ...failureFields(error) }, "a picture failed");
      return redirectToFallback(c);
    }
  });
  return app;
}

function picture(c: PictureContext, key: string, body: Uint8Array<ArrayBuffer>): Response {
  return c.body(body, 200, {
    ...cachingHeaders(key),
    "Content-Type": "image/png",
    "Content-Length": String(body.length),
  });
}

function cachingHeaders(key: string) {
  return {
    ...headersForOtherSites,
    ETag: `"${key}"`,
    "Cache-Control": `public, max-age=${maxAgeSeconds}`,
  };
}

/** Chat apps don't ask again, so they get the site's own picture rather than an error. */
function redirectToFallback(c: PictureContext): Response {
  c.header("Cache-Control", "no-store");
  c.header("Cross-Origin-Resource-Policy", "cross-origin");
  return c.redirect(fallbackPicturePath, 302);
}
