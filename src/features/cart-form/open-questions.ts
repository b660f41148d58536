import { type ChoiceName, type Details, sourceOf } from "../../../domain/details/details.ts";

/** A seller answers two questions sooner than four. */
const maxQuestions = 2;

/** Asks for what is only assumed, what moves the price most first; "" if nothing is assumed. */
export function openQuestions(details: Details): string {
  const isAssumed = (name: ChoiceName) => sourceOf(details, name) === "assumed";
  const isElectric = details.powertrain === "electric";
  return [
    isAssumed("powertrain") && "Is it electric or gas?",
    isElectric && isAssumed("batteryAge") && "How old are the batteries?",
    isAssumed("seats") && "How many seats does it have?",
    isAssumed("condition") && "Does anything need fixing?",
  ]
    .filter((question) => question !== false)
    .slice(0, maxQuestions)
    .join(" ");
}
