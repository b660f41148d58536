import { FleetDesk } from "./fleet-desk.ts";
import { keepFleet, keptFleet } from "./fleet-store.ts";
import type { Answer, Request } from "./messages.ts";

const { port1, port2 } = new MessageChannel();

/** A timer would wait four milliseconds, a message does not, and lets others in before it. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    port1.addEventListener("message", () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

const desk = new FleetDesk({
  answer: (answer: Answer) => postMessage(answer),
  keep: keepFleet,
  kept: keptFleet,
  pause,
});

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  void desk.handle(data).catch((error: unknown) => reportError(error));
});
