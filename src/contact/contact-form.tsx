import { Button } from "../components/button.tsx";
import { Field } from "../components/field.tsx";
import { Honeypot } from "../components/honeypot.tsx";
import styles from "./contact-form.module.css";
import { subjects } from "../../inbox/message.ts";
import { site } from "../site/site.ts";

/** Without a script the browser sends the form itself, where there is a server to take it. */
const destination = site.inbox ? { method: "post", action: "/api/messages" } : {};

/** The message form. A small script of its own confirms it; no React runs on this page. */
export function ContactForm() {
  return (
    <form className={styles.form} id="contact-form" {...destination}>
      <h2>Send a message</h2>
      <Field label="Name" note="*">
        {(id) => (
          <input id={id} name="name" type="text" required maxLength={100} autoComplete="name" />
        )}
      </Field>
      <Field label="Email" note="*">
        {(id) => (
          <input id={id} name="email" type="email" required maxLength={254} autoComplete="email" />
        )}
      </Field>
      <Field label="Subject" note="*">
        {(id) => (
          <select id={id} name="subject" required defaultValue="">
            <option value="">Select a subject</option>
            {Object.entries(subjects).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Message" note="*">
        {(id) => <textarea id={id} name="message" required rows={6} maxLength={5000} />}
      </Field>
      <Honeypot />
      <p className={styles.note}>* required</p>
      <Button tone="solid" type="submit">
        Send Message
      </Button>
      <p className={styles.confirmation} role="alert" tabIndex={-1} />
      {!site.inbox && (
        <p className={styles.needsScript}>
          The form needs JavaScript. You can also write to the e-mail address on this page.
        </p>
      )}
    </form>
  );
}
