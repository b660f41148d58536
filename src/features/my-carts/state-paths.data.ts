import { states } from "../../../domain/catalogue/states.ts";

/** Pages with a value tool for any make, besides the home page. */
export const statePaths: readonly string[] = states.map(({ code }) => `/${code}`);
