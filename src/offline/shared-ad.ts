// Tested in a browser by ../../e2e/release/shared-ad.spec.ts.
import { shareTarget } from "../../config/share-target.ts";

const cacheName = "shared ad";
const addressOf = (id: string) => `/shared-ad/${id}`;

/** Leaves room for ads shared at the same moment. Older ones were never opened. */
const keptAds = 5;

/** Called by the service worker. Returns the address that opens the ad. */
export async function keepSharedAd(ad: string): Promise<string> {
  const id = crypto.randomUUID();
  const cache = await caches.open(cacheName);
  await cache.put(addressOf(id), new Response(ad));
  const unopened = await cache.keys();
  await Promise.all(unopened.slice(0, -keptAds).map((request) => cache.delete(request)));
  return `${shareTarget.arrivedAddress}=${id}`;
}

/**
 * Removes the ad from storage and its trace from the address. Null if an ad was shared and didn't
 * arrive; "" if none was.
 */
export async function takeSharedAd(): Promise<string | null> {
  const address = location.pathname + location.search;
  const [start, id] = address.split("=", 2);
  const isArrived = start === shareTarget.arrivedAddress && id !== undefined;
  if (!isArrived && address !== shareTarget.lostAddress) return "";
  history.replaceState(history.state, "", location.pathname + location.hash);
  if (!isArrived) return null;
  try {
    const cache = await caches.open(cacheName);
    const stored = await cache.match(addressOf(id));
    const ad = (await stored?.text()) ?? null;
    await cache.delete(addressOf(id));
    if ((await cache.keys()).length === 0) await caches.delete(cacheName);
    return ad;
  } catch {
    // Storage may be blocked or unreadable.
    return null;
  }
}
