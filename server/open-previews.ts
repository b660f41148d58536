import type { Environment } from "../config/environment.ts";
import { memoryLimiter, noLimit } from "./http/inbox/limiter.ts";
import type { PreviewOptions } from "./http/social/preview-options.ts";
import { readArtwork } from "./social/artwork.ts";
import { createPainter } from "./social/painter.ts";
import { failureFields, log } from "./telemetry/log.ts";

/** Previews of shared estimates; undefined if they can't be painted here. Pages don't need them. */
export async function openPreviews(
  { RATE_LIMIT, PROXY_HEADER }: Environment,
  dist: string,
): Promise<PreviewOptions | undefined> {
  const artwork = readArtwork(dist);
  if (artwork === null) return undefined;
  try {
    // Only this machine's installation tells whether there is a library for it.
    const { default: sharp } = await import("sharp");
    // Every picture is another.
    sharp.cache(false);
    return {
      artwork,
      painter: createPainter(sharp, artwork),
      limiter: RATE_LIMIT === "off" ? noLimit : memoryLimiter(),
      now: () => new Date(),
      proxyHeader: PROXY_HEADER,
    };
  } catch (error) {
    log.error(failureFields(error), "pictures of estimates cannot be painted");
    return undefined;
  }
}
