// Tested through the tool in ../../features/papers/island.test.tsx.
import { createContext, use } from "react";

/** The name of the field that is being filled in; its place on the paper is marked. */
export const FilledField = createContext("");

/** For `data-marked`: true on the line whose field is being filled in. */
export function useMark(field: string | undefined): true | undefined {
  const filled = use(FilledField);
  return (field !== undefined && field === filled) || undefined;
}
