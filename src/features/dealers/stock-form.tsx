// Tested in a browser by ../../../e2e/journeys/list-stock.spec.ts.
import { messageFields } from "../../../domain/submissions/message.ts";
import { NameAndEmail, SentForm, SentText } from "../../forms/sent-form.tsx";

/** A message like any other, except that it may come with a stock list. */
export function StockForm() {
  return (
    <SentForm
      id="stock-form"
      to="stock"
      button="Send Your Inventory"
      needsScript="The form needs JavaScript. You can also write to us from the contact page."
    >
      <input type="hidden" name="subject" value="business" />
      <NameAndEmail />
      <SentText
        {...messageFields.message}
        name="message"
        note="your dealership, its town, and the web address of your inventory or feed"
        textarea={{ rows: 3 }}
      />
      <SentText
        {...messageFields.stock}
        name="stock"
        note="optional: if your inventory isn’t online, paste your spreadsheet with its headings, up to 200 KB"
        textarea={{ rows: 4, spellCheck: false }}
      />
    </SentForm>
  );
}
