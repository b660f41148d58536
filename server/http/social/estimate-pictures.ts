import { type Context, Hono } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import { ordinaryPicturePath, pictureKey } from "../../social/painter.ts";
import { type SharedEstimate, sharedEstimate } from "../../social/shared-estimate.ts";
import { failureFields, log } from "../../telemetry/log.ts";
import { clientAddress, clientNetwork } from "../client-address.ts";
import { usYear } from "../us-year.ts";
import { hasTag } from "../entity-tag.ts";
import { type PreviewOptions, queryIn } from "./preview-options.ts";

type PictureContext = Context<{ Variables: RequestIdVariables }>;

/** A picture changes only when a new year or a new version of the site changes the estimate. */
const maxAgeSeconds = 60 * 60 * 24 * 7;

/** `GET /estimate.png?…`: the picture of the cart in the query. */
export function estimatePictures(options: PreviewOptions): Hono<{ Variables: RequestIdVariables }> {
  const { painter, limiter, now, proxyHeader } = options;

  async function answer(c: PictureContext, key: string, estimate: SharedEstimate) {
    const wait = painter.has(key)
      ? 0
      : await limiter.requestWait(clientNetwork(clientAddress(c, proxyHeader)));
    if (wait > 0) {
      const headers = { "Retry-After": String(wait), "Cache-Control": "no-store" };
      return c.text("You have asked for too many pictures. Wait a minute.", 429, headers);
    }
    const painted = await painter.paint(key, estimate);
    return painted === undefined ? ordinaryPicture(c) : picture(c, key, painted);
  }

  const app = new Hono<{ Variables: RequestIdVariables }>();
  app.get("/estimate.png", async (c) => {
    const estimate = sharedEstimate(queryIn(c.req.url), usYear(now()));
    if (estimate === null) return c.text("This address does not describe a cart.", 400);
    const key = pictureKey(estimate);
    if (hasTag(c.req.header("If-None-Match"), `"${key}"`))
      return c.body(null, 304, cachingHeaders(key));
    try {
      return await answer(c, key, estimate);
    } catch (error) {
      log.error({ request: c.var.requestId, ...failureFields(error) }, "a picture failed");
      return ordinaryPicture(c);
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
  return { ETag: `"${key}"`, "Cache-Control": `public, max-age=${maxAgeSeconds}` };
}

/** A chat asks for a picture only once: the site's own is better than none. */
function ordinaryPicture(c: PictureContext): Response {
  c.header("Cache-Control", "no-store");
  return c.redirect(ordinaryPicturePath, 302);
}
