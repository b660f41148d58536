import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the page as the server sends it, where pressing a button would do nothing. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
