import { useEffect, useState } from "react";
import type { modelMeantBy } from "./model-meant.ts";

/**
 * The model that a text was probably meant to be, where it is like none that is listed. What finds
 * it is loaded when it is first needed; should that fail, nothing is suggested.
 */
export function useModelMeant(text: string | null, models: readonly string[]): string | null {
  const [find, setFind] = useState<typeof modelMeantBy | null>(null);
  const isNeeded = text !== null;
  useEffect(() => {
    if (!isNeeded) return;
    import("./model-meant.ts").then(
      (loaded) => setFind(() => loaded.modelMeantBy),
      () => {},
    );
  }, [isNeeded]);
  return text === null || find === null ? null : find(text, models);
}
