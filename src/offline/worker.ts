import { enable as preloadNavigations } from "workbox-navigation-preload";
import { registerRoute } from "workbox-routing";
import { isFilePath, isPagePath } from "./addresses.ts";
import { answerFile, keepEarlierFiles } from "./worker-files.ts";
import { answerPage, rememberOpenPages } from "./worker-pages.ts";
import { precache } from "./worker-precache.ts";
import type { WorkerScope } from "./worker-scope.ts";

declare const self: WorkerScope;

registerRoute(({ request, url }) => request.mode === "navigate" && isPagePath(url), answerPage);
registerRoute(({ url }) => isFilePath(url), answerFile);
preloadNavigations();

self.addEventListener("install", (event) => {
  // Safe while pages are open: the files they may still request are kept.
  void self.skipWaiting();
  event.waitUntil(precache.install(event));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(replaceEarlierBuild());

  async function replaceEarlierBuild() {
    await keepEarlierFiles();
    await precache.activate(event);
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const addresses = open.map(({ url }) => new URL(url));
    await rememberOpenPages(event, addresses);
    await self.clients.claim();
  }
});
