import { useSyncExternalStore } from "react";
import { dayText } from "./date-text.ts";

/** The day of printing in words, even on a page left open overnight. */
export function usePrintDay(): string {
  return useSyncExternalStore(onPrint, todayText, todayText);
}

function onPrint(onChange: () => void): () => void {
  addEventListener("beforeprint", onChange);
  return () => removeEventListener("beforeprint", onChange);
}

function todayText(): string {
  return dayText(new Date());
}
