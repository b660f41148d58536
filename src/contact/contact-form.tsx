import { Button } from "../components/button.tsx";
import { Field } from "../components/field.tsx";
import styles from "./contact-form.module.css";
import { subjects } from "./subjects.ts";

/** The message form. A small script of its own confirms it; no React runs on this page. */
export function ContactForm() {
  return (
    <form className={styles.form} id="contact-form">
      <h2>Send a message</h2>
      <Field label="Name" note="*">
        {(id) => <input id={id} name="name" type="text" required autoComplete="name" />}
      </Field>
      <Field label="Email" note="*">
        {(id) => <input id={id} name="email" type="email" required autoComplete="email" />}
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
        {(id) => <textarea id={id} name="message" required rows={6} />}
      </Field>
      <p className={styles.note}>* required</p>
      <Button tone="solid" type="submit">
        Send Message
      </Button>
      <p className={styles.confirmation} role="alert" tabIndex={-1} />
      <p className={styles.needsScript}>
        The form needs JavaScript. You can also write to the e-mail address on this page.
      </p>
    </form>
  );
}
