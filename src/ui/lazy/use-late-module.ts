import { useEffect, useState } from "react";

export type LateModule<T> =
  | { readonly status: "loading" }
  | { readonly status: "loaded"; readonly module: T }
  | { readonly status: "failed"; readonly retry: () => void };

const loaded = new WeakMap<object, object>();

/**
 * A module's exports: at once if it has been loaded before, otherwise as soon as it is. `load`
 * is the same function at every call.
 */
export function useLateModule<T extends object>(load: () => Promise<T>): LateModule<T> {
  const [state, setState] = useState<LateModule<T>>(() => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this function loaded
    const module = loaded.get(load) as T | undefined;
    return module === undefined ? { status: "loading" } : { status: "loaded", module };
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (loaded.has(load)) return;
    const request = async () => {
      try {
        const module = await load();
        // A file that arrives empty is a module that exports nothing.
        if (Object.keys(module).length === 0) throw new Error("The file has nothing in it.");
        loaded.set(load, module);
        setState({ status: "loaded", module });
      } catch {
        setState({ status: "failed", retry: () => setAttempt(attempt + 1) });
      }
    };
    void request();
  }, [load, attempt]);
  return state;
}
