import { useSyncExternalStore } from "react";
import { dayText } from "./date-text.ts";

/** The day to print, in words. A page left open overnight has the day of the printing. */
export function usePrintDay(): string {
  return useSyncExternalStore(onPrint, todayText, todayText);
}

function onPrint(changed: () => void): () => void {
  addEventListener("beforeprint", changed);
  return () => removeEventListener("beforeprint", changed);
}

function todayText(): string {
  return dayText(new Date());
}
