// Tested in a browser by ../../e2e/release/offline.spec.ts.
import { enable as preloadNavigations } from "workbox-navigation-preload";
import { registerRoute } from "workbox-routing";
import { shareTarget } from "../../config/share-target.ts";
import { keepSharedAd } from "./shared-ad.ts";
import { isFilePath, isPagePath, isPlotPath } from "./addresses.ts";
import { PrecacheController } from "workbox-precaching";
import type { RouteHandlerCallbackOptions } from "workbox-core/types.js";
import { CacheExpiration, ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";
import { noCopyPath } from "../site/paths.ts";

declare const self: WorkerScope;

/** For visited pages, their charts, and the files of their builds. */
const copyDays = 30;

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === "navigate" && url.pathname === shareTarget.path,
  async ({ request }) => receiveAd(await request.formData().catch(() => new FormData())),
  "POST",
);
registerRoute(({ request, url }) => request.mode === "navigate" && isPagePath(url), answerPage);
registerRoute(({ url }) => isFilePath(url), answerFile);
registerRoute(({ url }) => isPlotPath(url), new StaleWhileRevalidate(keptPlots()));

preloadNavigations();

self.addEventListener("install", (event) => {
  // Safe while pages are open, because files that they may still request are kept.
  void self.skipWaiting();
  event.waitUntil(precache.install(event));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(replaceEarlierBuild());

  async function replaceEarlierBuild() {
    await keepEarlierFiles();
    await caches.delete(earlierVisitedCache);
    await precache.activate(event);
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const addresses = open.map(({ url }) => new URL(url));
    await rememberOpenPages(event, addresses);
    await self.clients.claim();
  }
});

/** Keeps the ad's text out of the address. */
async function receiveAd(form: FormData): Promise<Response> {
  const { title, text } = shareTarget.fields;
  const parts = [form.get(title), form.get(text)].filter((part) => typeof part === "string");
  const ad = parts.join(" ").trim();
  // Storage may be full.
  const opened =
    ad === ""
      ? shareTarget.lostAddress
      : await keepSharedAd(ad).catch(() => shareTarget.lostAddress);
  return Response.redirect(opened, 303);
}

/** The build lists the addresses with the hashes of their content. */
interface Precached {
  readonly url: string;
  /** Null if the name changes with the content. */
  readonly revision: string | null;
  /** Keeps out any other response, such as a captive portal's page. */
  readonly integrity: string;
}

declare const PRECACHED: Precached[];

/** The tools' pages, scripts, and fonts: all of them from one build, or none. */
const precache = new PrecacheController({ cacheName: "tools" });
precache.addToCacheList(PRECACHED);

const otherBuildsCache = "files of other builds";
const expiration = new CacheExpiration(otherBuildsCache, {
  maxEntries: 300,
  maxAgeSeconds: copyDays * 24 * 60 * 60,
});

const otherBuilds = new CacheFirst({
  cacheName: otherBuildsCache,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null),
      cacheDidUpdate: ({ request }) => expiration.updateTimestamp(request.url),
    },
  ],
});

/** The file may be of an earlier build, from which a page may still be open. */
async function answerFile(options: RouteHandlerCallbackOptions): Promise<Response> {
  try {
    return (await precache.matchPrecache(options.request)) ?? (await otherBuilds.handle(options));
  } catch {
    // The browser may be unable to read its copies while the network works.
    return fetch(options.request);
  }
}

function keptPlots() {
  return {
    cacheName: "plots",
    plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: copyDays * 24 * 60 * 60 })],
  };
}

/** The precache is about to drop these files, which open pages of the previous build need. */
async function keepEarlierFiles(): Promise<void> {
  const current = new Set(precache.getCachedURLs());
  const from = await caches.open(precache.strategy.cacheName);
  const to = await caches.open(otherBuildsCache);
  for (const request of await from.keys()) {
    if (current.has(request.url) || !isFilePath(new URL(request.url))) continue;
    await to.put(request, (await from.match(request))!);
    await expiration.updateTimestamp(request.url);
  }
  await expiration.expireEntries();
}

function isFile({ status, redirected, headers }: Response): boolean {
  const isHtml = headers.get("Content-Type")?.startsWith("text/html") ?? true;
  return status === 200 && !redirected && !isHtml;
}

/** Afterward, a copy is shown. */
const networkTimeoutSeconds = 4;

const visitedCache = "pages without a query";
/** Its copies may have the cart of a shared link in their headings. */
const earlierVisitedCache = "visited pages";

const withoutQuery = async ({ request }: { request: Request }) => {
  const { origin, pathname } = new URL(request.url);
  return origin + pathname;
};

/** A shared link's page contains its own cart, so it can't be the copy that serves all carts. */
async function copyToKeep(request: Request, response: Response): Promise<Response | null> {
  if (!isPage(response)) return null;
  if (new URL(request.url).search === "") return response;
  const plain = await fetch(await withoutQuery({ request })).catch(() => null);
  return plain !== null && isPage(plain) ? plain : null;
}

const visited = new NetworkFirst({
  cacheName: visitedCache,
  networkTimeoutSeconds,
  plugins: [
    {
      cacheKeyWillBeUsed: withoutQuery,
      cacheWillUpdate: ({ request, response }) => copyToKeep(request, response),
    },
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: copyDays * 24 * 60 * 60 }),
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

/** Tries the network, then a copy, then the page that says there is no copy. */
async function answerPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const { pathname } = options.url;
  const strategy = precache.getCacheKeyForURL(pathname) === undefined ? visited : precached;
  try {
    const response = await strategy.handle(options);
    return response.status < 500 ? response : ((await copyOf(pathname)) ?? response);
  } catch {
    // The server redirects addresses that end with a slash, so their copies have none.
    const bare = pathname.replace(/(?<=.)\/$/, "");
    if (bare !== pathname && (await copyOf(bare)) !== undefined) {
      return Response.redirect(bare + options.url.search);
    }
    return (await precache.matchPrecache(noCopyPath))!;
  }
}

/** Pages opened before the worker ran aren't in its cache yet. */
async function rememberOpenPages(event: Event, open: readonly URL[]): Promise<void> {
  const uncached = open.filter(
    (url) => isPagePath(url) && precache.getCacheKeyForURL(url.pathname) === undefined,
  );
  // No page of the site can be opened until this is done.
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

/** Only what we use, because TypeScript's worker types clash with those of pages. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<{ url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
