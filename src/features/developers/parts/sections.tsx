import type { ReactNode } from "react";
import { Button } from "../../../ui/kit/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import styles from "../developers.module.css";
import { answer, embedParameters, parameters, responseFields } from "../examples.ts";

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
      <Code code={code} run={run} />
    </figure>
  );
}

function Code({ code, run }: { code: string; run?: boolean | undefined }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it
    <pre tabIndex={0} data-run={run}>
      <code>{code}</code>
    </pre>
  );
}

/** What the first example returns, which is several screens long. */
export function WholeResponse() {
  const code = JSON.stringify(answer, null, 2);
  return (
    <Fold title="What the command above returns" note={`${code.split("\n").length} lines`}>
      <Code code={code} />
    </Fold>
  );
}

/** The cart's request and two lines of its response, beside the page's heading. */
export function SampleRequest() {
  const { estimate, advice } = answer;
  return (
    <div className={styles.sample}>
      <pre>
        {"curl …/api/v1/value?year=2018&make=Club+Car…\n\n"}
        {'"estimate": { "value": '}
        <b>{estimate.value}</b>
        {', … },\n"advice": { "selling": { "number": '}
        <b>{advice!.selling.number}</b>
        {", … } }"}
      </pre>
    </div>
  );
}

const chapters = {
  cart: "One cart",
  try: "Try it",
  response: "What comes back",
  recalls: "Recalls and years",
  assistants: "For AI assistants",
  errors: "Errors",
  versions: "Versions and caching",
  embed: "Put the tool on your page",
} as const;

export function Contents() {
  return (
    <nav className={`${styles.contents} screen-only`} aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ol>
        {Object.entries(chapters).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function Chapter({ id, children }: { id: keyof typeof chapters; children?: ReactNode }) {
  return (
    <section className="stack" id={id}>
      <h2>{chapters[id]}</h2>
      {children}
    </section>
  );
}

export function Parameters() {
  return (
    <>
      <h3>What describes a cart</h3>
      <Names>
        {parameters.map(({ name, values, required, description }) => (
          <Name key={name} name={name} note={required ? "required" : ""}>
            <code>{values}</code> {description}
          </Name>
        ))}
      </Names>
    </>
  );
}

export function ResponseFields() {
  return (
    <Names>
      {responseFields.map(({ name, description }) => (
        <Name key={name} name={name}>
          {description}
        </Name>
      ))}
    </Names>
  );
}

export function EmbedParameters() {
  return (
    <>
      <h3>What you can add to the address of the frame</h3>
      <Names>
        {embedParameters.map(({ name, value, meaning }) => (
          <Name key={name} name={name}>
            <code>{`${name}=${value}`}</code> {meaning}
          </Name>
        ))}
      </Names>
    </>
  );
}

function Names({ children }: { children: ReactNode }) {
  return (
    <div className="stackable">
      <dl className={styles.names}>{children}</dl>
    </div>
  );
}

function Name({ name, note = "", children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <code>{name}</code> {note !== "" && <small>{note}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
