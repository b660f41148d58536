import type { RouteHandlerCallbackOptions } from "workbox-core/types.js";
import { CacheExpiration } from "workbox-expiration";
import { CacheFirst } from "workbox-strategies";
import { isFilePath } from "./addresses.ts";
import { keptDays } from "./kept-days.ts";
import { precache } from "./worker-precache.ts";

const cacheName = "files of other builds";
const expiration = new CacheExpiration(cacheName, {
  maxEntries: 300,
  maxAgeSeconds: keptDays * 24 * 60 * 60,
});

const others = new CacheFirst({
  cacheName,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null),
      cacheDidUpdate: ({ request }) => expiration.updateTimestamp(request.url),
    },
  ],
});

/** A file of this build, or of an earlier one that a page may still be open from. */
export async function answerFile(options: RouteHandlerCallbackOptions): Promise<Response> {
  try {
    return (await precache.matchPrecache(options.request)) ?? (await others.handle(options));
  } catch {
    // The browser may be unable to read its copies while the network works.
    return fetch(options.request);
  }
}

/** Saves the files that the precache is about to drop, for pages of the previous build. */
export async function keepEarlierFiles(): Promise<void> {
  const current = new Set(precache.getCachedURLs());
  const from = await caches.open(precache.strategy.cacheName);
  const to = await caches.open(cacheName);
  for (const request of await from.keys()) {
    if (current.has(request.url) || !isFilePath(new URL(request.url))) continue;
    await to.put(request, (await from.match(request))!);
    await expiration.updateTimestamp(request.url);
  }
  await expiration.expireEntries();
}

function isFile({ status, redirected, headers }: Response): boolean {
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? true;
  return status === 200 && !redirected && !isPage;
}
