// Tested in schemas.test.ts.
import * as v from "valibot";
import {
  choiceSchema,
  emailAddress,
  entryId,
  objectSchema,
  lineSchema,
  spamTraps,
  textSchema,
  withoutSpamTraps,
} from "./fields.ts";
import { type FormField, choice, emailField, nameField } from "./form-fields.ts";

export const messageFields = {
  name: nameField,
  email: emailField,
  /** Product spec, section 3. */
  subject: choice({
    label: "Subject",
    what: "a subject",
    choices: ["calculator", "valuation", "technical", "business", "other"],
    labels: {
      calculator: "Calculator Questions",
      valuation: "Valuation Inquiry",
      technical: "Technical Support",
      business: "Business Partnership",
      other: "Other",
    },
  }),
  message: { label: "Message", what: "your message", maxLength: 5000 },
  /** Rows of a dealer's spreadsheet. Only the page for dealers asks for it. */
  stock: { label: "Inventory", what: "what you pasted", maxLength: 200_000, isOptional: true },
} satisfies Record<string, FormField>;

export const messageSchema = v.pipe(
  objectSchema(
    {
      id: entryId,
      name: lineSchema(messageFields.name),
      email: emailAddress,
      subject: choiceSchema(messageFields.subject),
      message: textSchema(messageFields.message),
      stock: v.exactOptional(textSchema(messageFields.stock)),
      ...spamTraps,
    },
    "Reload the page and send it again.",
  ),
  v.transform(withoutSpamTraps),
);

export type Message = v.InferOutput<typeof messageSchema>;
