import { causeLog } from "../telemetry/cause-log.ts";
import { codeOf } from "../telemetry/log.ts";
import type { Store } from "../store/store.ts";

/** Each check writes: a good answer holds longer. */
const freshMs = { ready: 15_000, notReady: 1000 };

/**
 * Whether a submission could be stored. The answer is some seconds old, so that frequent checks do
 * not cause frequent writes. Without a store, the server is always ready.
 */
export function readiness(store?: Pick<Store, "checkWritable">): () => Promise<boolean> {
  if (store === undefined) return async () => true;
  const noteCause = causeLog("nothing can be stored");
  let freshUntil = -Infinity;
  let answer = Promise.resolve(false);

  async function check(): Promise<boolean> {
    const ready = await store!.checkWritable().then(
      () => true,
      (error: unknown) => {
        noteCause(codeOf(error));
        return false;
      },
    );
    freshUntil = performance.now() + (ready ? freshMs.ready : freshMs.notReady);
    return ready;
  }

  return () => {
    if (performance.now() > freshUntil) {
      // While it is being checked, all wait for the same answer.
      freshUntil = Infinity;
      answer = check();
    }
    return answer;
  };
}
