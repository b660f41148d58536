import { useSyncExternalStore } from "react";

/** The day to print, in words. A page left open overnight has the day of the printing. */
export function usePrintDay(): string {
  return useSyncExternalStore(onPrint, todayText, todayText);
}

function onPrint(changed: () => void): () => void {
  addEventListener("beforeprint", changed);
  return () => removeEventListener("beforeprint", changed);
}

function todayText(): string {
  return new Date().toLocaleDateString("en-US", { dateStyle: "long" });
}
