import { Button } from "../../../ui/kit/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { parameters } from "../examples.ts";
import styles from "../developers.module.css";
import { CodeBlock } from "./code-block.tsx";

/**
 * A form that asks the API. Without a script the browser shows the answer itself; with one, the
 * answer appears below the form.
 */
export function ApiConsole() {
  return (
    <div className={styles.console}>
      <form className={styles.form} action="/api/v1/value" data-console>
        {parameters.map(({ name, choices, required, otherwise, example }) => (
          <Field key={name} label={name}>
            {(id) =>
              choices.length > 0 ? (
                <select id={id} name={name} defaultValue={otherwise}>
                  {otherwise === "" && <option value="">not given</option>}
                  {choices.map((value) => (
                    <option key={value}>{value}</option>
                  ))}
                </select>
              ) : (
                <input id={id} type="text" name={name} defaultValue={example} required={required} />
              )
            }
          </Field>
        ))}
        <Button type="submit" tone="solid">
          Send the Request
        </Button>
      </form>
      <div role="group" aria-label="The answer" data-answer hidden>
        <CodeBlock title="" code="" live />
      </div>
    </div>
  );
}
