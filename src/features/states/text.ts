import type { LawAnswer, LawQuestion } from "../../../domain/catalogue/state-law.ts";
import { stateProfiles } from "../../../domain/catalogue/state-profiles.ts";
import { dateText } from "../../format/date-text.ts";

export const questionNames: Readonly<Record<LawQuestion, string>> = {
  roads: "Streets",
  driver: "Driver",
  plate: "Plate and insurance",
  lsv: "Low-speed vehicles",
  sale: "Sales tax and title",
};

/** An answer about the law as surely as we know it, with whom to ask where we don't. */
export function answerText(
  question: LawQuestion,
  { confidence, answer }: LawAnswer,
  code: string,
): string {
  switch (confidence) {
    case "high":
      return answer;
    case "medium":
      return `As far as we can tell: ${answer}`;
    case "low":
      return `${answer} We haven’t confirmed this. ${askText(question, code)}`;
    case "unknown":
      return `${answer || "We have found no rule."} ${askText(question, code)}`;
  }
}

/** "the " before the name of an agency, unless it’s "PennDOT Driver and Vehicle Services". */
export function articleOf(agency: string): string {
  return /^(?:your|Service) |Services$/.test(agency) ? "" : "the ";
}

function askText(question: LawQuestion, code: string): string {
  const { name } = stateProfiles[code]!.agency;
  const agency = `${articleOf(name)}${name}`;
  switch (question) {
    case "roads":
      return `Ask your city hall or ${agency}.`;
    case "sale":
      return `Ask ${agency} about the title, and the tax office about the tax.`;
    default:
      return `Ask ${agency}.`;
  }
}

/** An edition, with any day in words: "2024 code, copied Feb 11, 2026". */
export function editionText(date: string): string {
  return date.replaceAll(/\d{4}-\d\d-\d\d/g, dateText);
}
