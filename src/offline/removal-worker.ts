import type { WorkerScope } from "./worker.ts";

declare const self: WorkerScope;

/** Replaces a worker that must go: removes what it stored, then itself. */
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase("workbox-expiration");
  await self.registration.unregister();
}
