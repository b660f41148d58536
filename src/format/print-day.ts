import { useSyncExternalStore } from "react";

/** The day to print, in words. A page left open overnight has the day of the printing. */
export function usePrintDay(): string {
  return useSyncExternalStore(onPrint, todayText, todayText);
}

function onPrint(changed: () => void): () => void {
  addEventListener("beforeprint", changed);
  return () => removeEventListener("beforeprint", changed);
}

/** Created once, when it is first needed: creating a formatter takes far longer than using it. */
let inWords: Intl.DateTimeFormat | undefined;

function todayText(): string {
  inWords ??= new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
  return inWords.format(new Date());
}
