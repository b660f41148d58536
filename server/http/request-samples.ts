import { setImmediate } from "node:timers/promises";

interface App {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

/**
 * Sends a test's request in a turn of the event loop of its own. On a busy machine, several requests
 * in a single turn would be an overload.
 */
export async function requestAlone(app: App, path: string, init: RequestInit): Promise<Response> {
  await setImmediate();
  return app.request(path, init);
}
