import { makes } from "../../catalogue/makes.ts";
import { states } from "../../catalogue/states.ts";

export interface Destination {
  readonly name: string;
  readonly path: string;
}

/** Where a visitor with a misspelled address may have wanted to go. */
export const destinations: readonly Destination[] = [
  ...makes.map(({ name, slug }) => ({ name, path: `/${slug}` })),
  ...states.map(({ name, code }) => ({ name, path: `/${code}` })),
];
