import { Button } from "../../../ui/kit/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { parameters, embedParameters, responseFields } from "../examples.ts";
import { ScrollTable } from "../../../ui/kit/scroll-table.tsx";

/** Without JavaScript, the browser shows the answer itself; with it, the answer appears below. */
export function ApiConsole() {
  return (
    <div className="stack">
      <form className="fields" action="/api/v1/value" data-console>
        {parameters.map(({ name, choices, required, example }) => (
          <Field key={name} label={name}>
            {(id) =>
              choices.length > 0 ? (
                <select id={id} name={name}>
                  <option value="">not given</option>
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

export function CodeBlock({
  title,
  code,
  run,
  live = false,
}: {
  title: string;
  code: string;
  run?: boolean;
  /** True if the title changes, so that screen readers announce it. */
  live?: boolean;
}) {
  return (
    <figure className="stack">
      <figcaption role={live ? "status" : undefined}>{title}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it */}
      <pre tabIndex={0} data-run={run}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}

export function ParameterTable() {
  return (
    <ScrollTable
      caption="What describes a cart"
      columns={["Name", "Values", "Required", "Meaning"]}
    >
      <tbody>
        {parameters.map(({ name, values, required, description }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{values}</td>
            <td>{required ? "yes" : "no"}</td>
            <td data-prose>{description}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

export function ResponseFields() {
  return (
    <dl className="stack">
      {responseFields.map(({ name, description }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

export function EmbedTable() {
  return (
    <ScrollTable
      caption="What you can add to the address of the frame"
      columns={["Name", "Example", "Meaning"]}
    >
      <tbody>
        {embedParameters.map(({ name, value, meaning }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{value}</code>
            </td>
            <td data-prose>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
