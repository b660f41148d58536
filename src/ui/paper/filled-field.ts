// Tested through the tool in ../../features/papers/island.test.tsx.
import { createContext, use } from "react";

/** The name of the field that is being filled in, whose place on the paper is marked. */
export const FilledField = createContext("");

/** True for the place of the field that is being filled in, for `data-marked`. */
export function useMark(field: string | undefined): true | undefined {
  const filled = use(FilledField);
  return (field !== undefined && field === filled) || undefined;
}
