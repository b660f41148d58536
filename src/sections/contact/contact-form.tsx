import { Button } from "../../components/button.tsx";
import { Honeypot } from "../../components/honeypot.tsx";
import styles from "./contact-form.module.css";
import { subjects } from "../../../domain/submissions/message.ts";
import { FormReport } from "../../forms/form-report.tsx";
import { SentField } from "../../forms/sent-field.tsx";
import { site } from "../../metadata/site.ts";

/** Without a script the browser sends the form itself, where there is a server to take it. */
const destination = site.inbox ? { method: "post", action: "/api/messages" } : {};

/** The message form. A small script of its own confirms it; no React runs on this page. */
export function ContactForm() {
  return (
    <form className={styles.form} id="contact-form" {...destination}>
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
      <Honeypot />
      <p className={styles.note}>* required</p>
      <FormReport />
      <Button tone="solid" type="submit">
        Send Message
      </Button>
      {!site.inbox && (
        <p className={styles.needsScript}>
          The form needs JavaScript. You can also write to the e-mail address on this page.
        </p>
      )}
    </form>
  );
}
