import { useSyncExternalStore } from "react";
import { dayText } from "../format/date-text.ts";

/** Today's date in words. Updated before printing, because a page may be left open overnight. */
export function usePrintDay(): string {
  return useSyncExternalStore(watchPrinting, todayText, todayText);
}

function watchPrinting(onChange: () => void): () => void {
  addEventListener("beforeprint", onChange);
  return () => removeEventListener("beforeprint", onChange);
}

function todayText(): string {
  return dayText(new Date());
}
