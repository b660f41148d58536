import type { RouteHandlerCallbackOptions } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { NetworkFirst } from "workbox-strategies";
import { isPagePath } from "./addresses.ts";
import { keptDays } from "./kept-days.ts";
import { noCopyPath } from "../site/paths.ts";
import { precache } from "./worker-precache.ts";

/** How long to wait for the network before showing a copy. */
const networkTimeoutSeconds = 4;

const visitedCache = "visited pages";

/** A page is the same for every cart that its address may describe. */
const withoutQuery = async ({ request }: { request: Request }) => {
  const { origin, pathname } = new URL(request.url);
  return origin + pathname;
};

const visited = new NetworkFirst({
  cacheName: visitedCache,
  networkTimeoutSeconds,
  plugins: [
    {
      cacheKeyWillBeUsed: withoutQuery,
      cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
    },
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: keptDays * 24 * 60 * 60 }),
  ],
});

/** These copies come with the worker, so a visit never changes them. */
const precached = new NetworkFirst({
  cacheName: precache.strategy.cacheName,
  networkTimeoutSeconds,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) =>
        precache.getCacheKeyForURL(new URL(request.url).pathname)!,
      cacheWillUpdate: async () => null,
    },
  ],
});

/**
 * The page from the network; failing that, its copy; failing that, the page that says there is no
 * copy.
 */
export async function answerPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const { pathname } = options.url;
  const strategy = precache.getCacheKeyForURL(pathname) === undefined ? visited : precached;
  try {
    const response = await strategy.handle(options);
    return response.status < 500 ? response : ((await copyOf(pathname)) ?? response);
  } catch {
    // The server redirects an address with a slash at its end, so only the one without has a copy.
    const bare = pathname.replace(/(?<=.)\/$/, "");
    if (bare !== pathname && (await copyOf(bare)) !== undefined) {
      return Response.redirect(bare + options.url.search);
    }
    return (await precache.matchPrecache(noCopyPath))!;
  }
}

/** Keeps copies of pages that were opened before the worker was running. */
export async function rememberOpenPages(event: Event, open: readonly URL[]): Promise<void> {
  const uncached = open.filter(
    (url) => isPagePath(url) && precache.getCacheKeyForURL(url.pathname) === undefined,
  );
  // Until this is done, no page of the site can be opened.
  const signal = AbortSignal.timeout(networkTimeoutSeconds * 1000);
  const requests = uncached.map((url) => new Request(url.pathname, { signal }));
  await Promise.allSettled(requests.map((request) => visited.handle({ event, request })));
}

async function copyOf(pathname: string): Promise<Response | undefined> {
  const copy = await precache.matchPrecache(pathname);
  return copy ?? caches.match(pathname, { cacheName: visitedCache });
}

function isPage({ status, type, redirected, headers }: Response): boolean {
  const isHtml = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  return status === 200 && type === "basic" && !redirected && isHtml;
}
