import * as v from "valibot";
import {
  emailAddress,
  entryId,
  fields,
  requiredLine,
  requiredText,
  spamTraps,
  withoutSpamTraps,
} from "./fields.ts";

const subjectNames = ["calculator", "valuation", "technical", "business", "other"] as const;

/** Product spec, section 3. */
export const subjects: Record<(typeof subjectNames)[number], string> = {
  calculator: "Calculator Questions",
  valuation: "Valuation Inquiry",
  technical: "Technical Support",
  business: "Business Partnership",
  other: "Other",
};

export const messageSchema = v.pipe(
  fields(
    {
      id: entryId,
      name: requiredLine("your name", 100),
      email: emailAddress,
      subject: v.picklist(subjectNames, "Choose a subject from the list."),
      message: requiredText("your message", 5000),
      ...spamTraps,
    },
    "Reload the page and send again.",
  ),
  v.transform(withoutSpamTraps),
);

export type Message = v.InferOutput<typeof messageSchema>;
