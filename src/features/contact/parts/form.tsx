import { subjects } from "../../../../domain/submissions/message.ts";
import { SentField, SentForm } from "../../../forms/sent-form.tsx";

/** The message form. A small script of its own confirms it; no React runs on this page. */
export function ContactForm() {
  return (
    <SentForm
      id="contact-form"
      to="messages"
      button="Send Message"
      needsScript="The form needs JavaScript. You can also write to the email address on this page."
    >
      <h2>Send a message</h2>
      <SentField name="name" label="Name" note="*">
        {(field) => <input {...field} type="text" required maxLength={100} autoComplete="name" />}
      </SentField>
      <SentField name="email" label="Email" note="*">
        {(field) => <input {...field} type="email" required maxLength={254} autoComplete="email" />}
      </SentField>
      <SentField name="subject" label="Subject" note="*">
        {(field) => (
          <select {...field} required defaultValue="">
            <option value="">Select a subject</option>
            {Object.entries(subjects).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )}
      </SentField>
      <SentField name="message" label="Message" note="*">
        {(field) => <textarea {...field} required rows={6} maxLength={5000} />}
      </SentField>
    </SentForm>
  );
}
