import { causeLog } from "../telemetry/cause-log.ts";
import { codeOf } from "../telemetry/log.ts";
import type { Store } from "../store/store.ts";

const freshMs = 1000;

/**
 * Whether a submission could be stored right now. The answer is at most a second old, so that
 * frequent checks do not cause frequent writes. Without a store, the server is always ready.
 */
export function readiness(store?: Pick<Store, "checkWritable">): () => Promise<boolean> {
  if (store === undefined) return async () => true;
  const noteCause = causeLog("nothing can be stored");
  let checkedAt = -Infinity;
  let ready = Promise.resolve(false);

  const check = () =>
    store.checkWritable().then(
      () => true,
      (error: unknown) => {
        noteCause(codeOf(error));
        return false;
      },
    );

  return () => {
    if (performance.now() - checkedAt > freshMs) {
      checkedAt = performance.now();
      ready = check();
    }
    return ready;
  };
}
