import { spellingOf } from "../words/name-match.ts";
import { makes } from "./makes.ts";
import { findBasePrice } from "./spec-estimate.ts";

/** The model as we spell it; "" if none of our lists has it, because it could then be any text. */
export function listedModel(make: string, model: string): string {
  const base = findBasePrice(make, model);
  if (base.from === "model") return base.model;
  const listed = makes.find(({ name }) => name === make)?.models ?? [];
  const typed = spellingOf(model);
  return listed.find((each) => spellingOf(each) === typed) ?? "";
}
