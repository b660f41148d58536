import { causeLog } from "../telemetry/cause-log.ts";
import { codeOf } from "../telemetry/log.ts";
import type { Store } from "../store/store.ts";

const freshMs = 1000;

/**
 * Whether what a visitor sends could be stored now. The answer is a second old at most, so that
 * asking often does not write often. Without a store there is nothing to wait for.
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
