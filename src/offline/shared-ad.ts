import { shareTarget } from "../../config/share-target.ts";

const cacheName = "shared ad";
const address = "/shared-ad";

/** Called by the service worker. An ad that was never opened makes room for the next one. */
export async function keepSharedAd(ad: string): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(address, new Response(ad));
}

/**
 * Takes the ad that another app shared out of the browser's storage, and its trace out of the page's
 * address. Null if an ad was shared and didn't arrive; "" if none was.
 */
export async function takeSharedAd(): Promise<string | null> {
  const opened = location.pathname + location.search;
  if (opened !== shareTarget.arrived && opened !== shareTarget.lost) return "";
  history.replaceState(history.state, "", location.pathname + location.hash);
  if (opened === shareTarget.lost) return null;
  try {
    const cache = await caches.open(cacheName);
    const kept = await cache.match(address);
    const ad = (await kept?.text()) ?? null;
    await caches.delete(cacheName);
    return ad;
  } catch {
    // Storage may be blocked, or the browser may be unable to read it.
    return null;
  }
}
