import type { ReactNode } from "react";
import { genericCart } from "../../../../domain/details/cart-appearance.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { FoldBelow } from "../../../ui/kit/fold-below.tsx";
import { Headline, Sign } from "../../../ui/masthead/sign.tsx";
import styles from "../plain-text.module.css";
import { type Section, sectionsOf } from "../sections.ts";
import { HtmlText } from "./html-text.tsx";

/** For a page without charts, such as the privacy policy. All but its first section is folded. */
export function PlainText({
  html,
  answers,
}: {
  html: string;
  /** What a section says in one line, by its anchor. */
  answers: Readonly<Record<string, string>>;
}) {
  const sections = sectionsOf(html);
  return (
    <div className={`${styles.plain} wrap`}>
      <div className={`${styles.sheet} card`}>
        {sections.map((section, index) =>
          section.id === "in-short" ? (
            <InShort key={section.id} section={section} />
          ) : (
            <PlainSection
              key={section.id}
              section={section}
              answer={answers[section.id]}
              isFirst={index === 0}
            />
          ),
        )}
      </div>
    </div>
  );
}

/** A drawing beside each short answer, and the dates and the rest below them. */
function InShort({ section: { heading, lead, body, notes, items } }: { section: Section }) {
  const [list = ""] = body.match(/<ul.*?<\/ul>/s) ?? [];
  const points = Array.from(list.matchAll(/<li>(.*?)<\/li>/gs), ([, point]) => point!);
  return (
    <section className={styles.short}>
      <HtmlText html={heading} />
      <ul className="grid">
        {points.map((point, index) => (
          <li key={point}>
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <circle cx="24" cy="24" r="21" />
              {glyphs[index]}
              <path className={styles.no} d="M9 9l30 30" />
            </svg>
            <p dangerouslySetInnerHTML={{ __html: point }} />
          </li>
        ))}
      </ul>
      <div className="soft" dangerouslySetInnerHTML={{ __html: lead }} />
      <HtmlText html={body.replace(list, "") + notes + items.join("")} />
    </section>
  );
}

/** A person, a cookie, and a chart, in the order of the answers. */
const glyphs: readonly [person: ReactNode, cookie: ReactNode, chart: ReactNode] = [
  <path key="person" d="M24 11a6.5 6.5 0 0 1 0 13 6.5 6.5 0 0 1 0-13zM12 36c0-13 24-13 24 0z" />,
  <path
    key="cookie"
    fillRule="evenodd"
    d="M24 11a13 13 0 1 0 13 13 6 6 0 0 1-6.5-6.5A6 6 0 0 1 24 11zM18 19h4v4h-4zM27 25h4v4h-4zM18 28h4v4h-4z"
  />,
  <path key="chart" d="M13 26h5.5v9H13zM21.3 20h5.5v15h-5.5zM29.5 13H35v22h-5.5z" />,
];

function PlainSection({
  section: { id, heading, lead, body, notes, items },
  answer,
  isFirst,
}: {
  section: Section;
  answer: string | undefined;
  isFirst: boolean;
}) {
  const text = <HtmlText html={lead + body + notes + items.join("")} />;
  return (
    <section className={isFirst ? undefined : styles.folded}>
      <div>
        <h2>{textOf(heading)}</h2>
        {answer !== undefined && <p className="soft">{answer}</p>}
      </div>
      {isFirst ? (
        <div id={id}>{text}</div>
      ) : (
        <FoldBelow width="print" title={textOf(heading)} hasHeading>
          {/* A link to what is in a fold opens it. */}
          <div id={id}>{text}</div>
        </FoldBelow>
      )}
    </section>
  );
}

/** The text of a heading with no markup inside. */
const textOf = (heading: string) =>
  heading.slice(heading.indexOf(">") + 1, heading.lastIndexOf("<"));

const plainSigns: Readonly<Record<string, readonly [top: string, say: string, because: string]>> = {
  "privacy-policy": ["We set", "No cookies", "No accounts and no analytics"],
  "terms-of-service": ["Every value here is", "An estimate", "Not an appraisal or an offer"],
};

/** The text's main point, on a sign. */
export function PlainSign({ id }: { id: string }) {
  const [top, say, because] = plainSigns[id]!;
  return (
    <>
      <Sign top={top} because={because}>
        <Headline verb={say}>{null}</Headline>
      </Sign>
      <CartDrawing cart={genericCart} />
    </>
  );
}
