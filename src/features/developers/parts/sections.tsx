// Tested in a browser by ../../../../e2e/release/developers.spec.ts.
import { Fragment, type ReactNode } from "react";
import { Button } from "../../../ui/kit/button.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import { FoldBelow } from "../../../ui/kit/fold-below.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { defaultDetails } from "../../../../domain/details/details.ts";
import { cartLimit } from "../../../../domain/value-api/limits.ts";
import { formatNumber } from "../../../../domain/words/english.ts";
import styles from "../developers.module.css";
import { answer, embedParameters, parameters, responseFields } from "../examples.ts";
import { codeWords } from "./code-words.ts";

/** Without JavaScript, the browser shows the answer itself; with it, the answer appears beside the form. */
export function ApiConsole() {
  return (
    <div className={`${styles.console} split`}>
      <form className="form-card card fields" action="/api/v1/value" data-console>
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
      <div className="needs-no-script" role="group" aria-label="The answer" data-answer>
        <CodeBlock title="The response appears here" code={outline} live />
      </div>
    </div>
  );
}

/** Every field of a response, before there is one. */
const outline = [
  "GET /api/v1/value?…",
  "",
  "{",
  responseFields.map(({ name }) => `  "${name}": …`).join(",\n"),
  "}",
].join("\n");

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
      <figcaption className={styles.title}>
        {live ? <span role="status">{title}</span> : title}
        {!live && (
          <span data-copy="">
            <span role="status" />{" "}
            <Button tone="quiet">
              Copy
              <span className="visually-hidden">: {title}</span>
            </Button>
          </span>
        )}
      </figcaption>
      <Code code={code} run={run} />
    </figure>
  );
}

function Code({ code, run }: { code: string; run?: boolean | undefined }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it
    <pre tabIndex={0} data-run={run}>
      <code>
        {codeWords(code).map(({ text, kind }, index) => {
          if (kind === "plain") return text;
          const Word = kind === "number" ? "b" : "i";
          return <Word key={index}>{kind === "string" ? breakable(text) : text}</Word>;
        })}
      </code>
    </pre>
  );
}

/** An address may break before a parameter, rather than in the middle of a word. */
function breakable(text: string): ReactNode {
  return text.split(/(?=[?&])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** The first level of what the command returns, with all of it folded below. */
export function WholeResponse() {
  const code = JSON.stringify(answer, null, 2);
  const lines = Object.entries(answer).map(([name, value]) => `  "${name}": ${shortJson(value)}`);
  return (
    <div className="stack">
      <figure className="stack">
        <figcaption className={styles.title}>What the command returns, in short</figcaption>
        <Code code={["{", lines.join(",\n"), "}"].join("\n")} />
      </figure>
      <Fold title={`All ${code.split("\n").length} lines`}>
        <CodeBlock title="The whole response" code={code} />
      </Fold>
    </div>
  );
}

/** Cuts an object to its first field, and an array or a long text to "…". */
function shortJson(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? "[…]" : "[]";
  const [field] = Object.entries<unknown>(Object(value));
  if (typeof value === "string" || field === undefined) return JSON.stringify(value);
  const [name, first] = field;
  const text = typeof first === "object" && first ? "{…}" : JSON.stringify(first);
  return `{ "${name}": ${text.length > 10 ? '"…"' : text}, … }`;
}

/** The cart's request and two lines of its response, on a sign beside the cart. */
export function SampleRequest() {
  const { estimate, advice } = answer;
  return (
    <>
      <div className={styles.sample}>
        <pre>
          {"GET /api/v1/value?make=Club+Car…\n\n"}
          {'"estimate":\n  { "value": '}
          <b>{estimate.value}</b>
          {', … },\n"advice": { "selling":\n  { "number": '}
          <b>{advice!.selling.number}</b>
          {", … } }"}
        </pre>
      </div>
      <CartDrawing cart={{ ...defaultDetails, make: "Club Car", model: "Precedent" }} />
    </>
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
    <nav className={`${styles.contents} screen-only`} aria-label="On this page">
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

export function Chapter({
  id,
  isTinted,
  children,
}: {
  id: keyof typeof chapters;
  isTinted?: boolean;
  children?: ReactNode;
}) {
  return (
    <section className="section" data-tone={isTinted ? "tinted" : undefined} id={id}>
      <div className="wrap stack">
        <h2>{chapters[id]}</h2>
        {children}
      </div>
    </section>
  );
}

export function Parameters() {
  return (
    <>
      <h3>What describes a cart</h3>
      <Names of={parameters}>
        {parameters.map(({ name, values, required, description }) => (
          <Name key={name} name={name} note={required ? "required" : ""}>
            <code>{values}</code> <span>{description}</span>
          </Name>
        ))}
      </Names>
    </>
  );
}

export function ResponseFields() {
  return (
    <Names of={responseFields}>
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
      <Names of={embedParameters}>
        {embedParameters.map(({ name, value, meaning }) => (
          <Name key={name} name={name}>
            <code>{`${name}=${value}`}</code> <span>{meaning}</span>
          </Name>
        ))}
      </Names>
    </>
  );
}

const errors = {
  422: <>A detail is missing or invalid.</>,
  400: <>The address isn’t percent-encoded as UTF-8.</>,
  429: (
    <>
      Your network asked for more than {formatNumber(cartLimit.carts)} carts in a minute, counting
      invalid ones. Wait the number of seconds in <code>Retry-After</code>. The{" "}
      <code>RateLimit</code> header of an error says how many you have left.
    </>
  ),
  503: (
    <>
      The server is very busy. Wait the number of seconds in <code>Retry-After</code>.
    </>
  ),
};

export function Errors() {
  return (
    <div className={`${styles.reference} card`}>
      <dl className={`${styles.names} ${styles.errors}`}>
        {Object.entries(errors).map(([status, meaning]) => (
          <div key={status}>
            <dt className="big">{status}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Folded on a phone, where it would be several screens long. */
function Names({ of, children }: { of: readonly { name: string }[]; children: ReactNode }) {
  const names = [...new Set(of.map(({ name }) => name))].join(", ");
  return (
    <div className={`${styles.reference} card`}>
      <FoldBelow width="60rem" title={`All ${of.length}`} note={names}>
        <dl className={styles.names}>{children}</dl>
      </FoldBelow>
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
