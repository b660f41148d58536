import type { Answer, Request } from "./messages.ts";
// oxlint-disable-next-line import/default -- the bundler makes it: the address of the built worker
import workerUrl from "./fleet-worker.ts?worker&url";
import { fleetWorkerPolicy } from "./worker-policy.ts";

/** The worker that holds the fleet of this page. */
export interface FleetWorker {
  readonly ask: (request: Request) => void;
  readonly end: () => void;
}

/** Starts the worker; `onFailure` is called if its script cannot be loaded or fails. */
export function startWorker(
  onAnswer: (answer: Answer) => void,
  onFailure: () => void,
): FleetWorker {
  const worker = new Worker(trusted(workerUrl), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => onAnswer(data));
  worker.addEventListener("error", (event) => {
    // What is wrong is said on the page.
    event.preventDefault();
    onFailure();
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    ask: (request) => worker.postMessage(request),
    end: () => worker.terminate(),
  };
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(text: string): string };
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/** A page's policy may forbid addresses of scripts that were not made by a rule of ours. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(fleetWorkerPolicy, { createScriptURL: () => url });
  return policy?.createScriptURL("") ?? url;
}
