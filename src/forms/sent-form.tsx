import type { ReactNode } from "react";
import { Button } from "../ui/kit/button.tsx";
import { Honeypot } from "../ui/form/honeypot.tsx";
import { site } from "../../config/site.ts";
import { FormReport } from "./form-report.tsx";
import styles from "./sent-form.module.css";
import type { Destination } from "./sent-forms.ts";

/**
 * A form that is all of its page's purpose, on its card. Without a script the browser sends the
 * form itself, where there is a server to take it; `needsScript` is read where there is neither.
 */
export function SentForm({
  id,
  to,
  needsScript,
  button,
  children,
}: {
  id: string;
  to: Destination;
  needsScript: string;
  button: string;
  children: ReactNode;
}) {
  const destination = site.inbox ? { method: "post", action: `/api/${to}` } : {};
  return (
    <form className={styles.form} id={id} {...destination}>
      {children}
      <Honeypot />
      <p className={styles.note}>* required</p>
      <FormReport />
      <Button tone="solid" type="submit">
        {button}
      </Button>
      {!site.inbox && <p className={styles.needsScript}>{needsScript}</p>}
    </form>
  );
}
