import { codeOf } from "./sale-code.ts";

export const saleThanks = "Thank you. We have your report, and a person will check it.";

/** For whoever sent the report with this id. */
export function codeSentence(id: string): string {
  return `Your code is ${codeOf(id)}. Keep it: if you ever want the report erased, send us the code.`;
}
