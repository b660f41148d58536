import { shareTarget } from "../../config/share-target.ts";

const cacheName = "shared ad";
const address = "/shared-ad";

/** Called by the service worker. The latest ad replaces one that was never opened. */
export async function keepSharedAd(ad: string): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(address, new Response(ad));
}

/**
 * Removes the ad from storage and its trace from the address. Null if an ad was shared and didn't
 * arrive; "" if none was.
 */
export async function takeSharedAd(): Promise<string | null> {
  const currentAddress = location.pathname + location.search;
  if (currentAddress !== shareTarget.arrived && currentAddress !== shareTarget.lost) return "";
  history.replaceState(history.state, "", location.pathname + location.hash);
  if (currentAddress === shareTarget.lost) return null;
  try {
    const cache = await caches.open(cacheName);
    const stored = await cache.match(address);
    const ad = (await stored?.text()) ?? null;
    await caches.delete(cacheName);
    return ad;
  } catch {
    // Storage may be blocked or unreadable.
    return null;
  }
}
