/**
 * The part of a service worker's global scope that we use: its own types clash with those of pages.
 */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<{ url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
}

/** An event that keeps the worker running until a promise is settled. */
interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
