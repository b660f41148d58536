import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the HTML that the server sends, where a button would do nothing yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
