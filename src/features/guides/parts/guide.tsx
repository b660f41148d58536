import type { ReactNode } from "react";
import { dateText } from "../../../format/date-text.ts";
import type { PageRecord } from "../../../site/page-record.ts";
import { guides } from "../../../site/pages.ts";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import { type FigureName, type Section, sectionsOf } from "../sections.ts";
import styles from "../guide.module.css";
import { figures } from "./figures.tsx";

export function Guide({
  id,
  html,
  figureBySection,
  published,
  modified,
  children,
}: {
  /** The name of its Markdown file. */
  id: string;
  html: string;
  figureBySection: Readonly<Record<string, FigureName>>;
  /** ISO dates. */
  published: string;
  modified: string;
  children?: ReactNode;
}) {
  const allSections = sectionsOf(html);
  const sources = allSections.find((section) => section.id === "sources");
  const sections = allSections.filter((section) => section !== sources);
  const last = sections.at(-1);
  return (
    <article>
      {sections.map((section, index) => (
        <Part
          key={section.id}
          section={section}
          figure={figureBySection[section.id]}
          isTinted={index % 2 === 1}
          above={section === last && children}
        />
      ))}
      <section className="section wrap stack">
        <p className="screen-only">
          <LinkButton tone="call" href="/">
            Value your cart
          </LinkButton>
        </p>
        {sources && (
          <Fold title="Sources">
            <div dangerouslySetInnerHTML={{ __html: sources.html.replace(/<h2.*?<\/h2>/s, "") }} />
          </Fold>
        )}
        <nav className="cluster screen-only" aria-label="More guides">
          {otherGuides(id).map(([path, name]) => (
            <a key={path} href={path}>
              {name}
            </a>
          ))}
        </nav>
        <p className="soft">
          Published <time dateTime={published}>{dateText(published)}</time>
          {modified !== published && (
            <>
              , updated <time dateTime={modified}>{dateText(modified)}</time>
            </>
          )}
        </p>
      </section>
    </article>
  );
}

/** Includes guides that are in no menu. */
function otherGuides(id: string): [path: string, name: string][] {
  return Object.entries<Pick<PageRecord, "name" | "menu">>(guides)
    .filter(([guideId, { menu = "Guides" }]) => guideId !== id && menu === "Guides")
    .map(([guideId, { name }]) => [`/${guideId}`, name]);
}

function Part({
  section: { html, pull, items },
  figure,
  isTinted,
  above,
}: {
  section: Section;
  figure: FigureName | undefined;
  isTinted: boolean;
  above: ReactNode;
}) {
  const Chart = figure && figures[figure];
  const grid = items.length > 0 && (
    <div className={`${styles.items} grid`}>
      {items.map((item) => (
        <Text key={item} html={item} />
      ))}
    </div>
  );
  const sideContent = Chart ? <Chart /> : pull !== "" && grid;
  return (
    <>
      {above}
      <section className="section" data-tone={isTinted ? "tinted" : undefined}>
        <div className={`${styles.part} wrap stack`}>
          {pull !== "" && <Text html={html} />}
          <div className={sideContent ? "split" : undefined}>
            {pull === "" ? <Text html={html} /> : <Pull html={pull} />}
            {sideContent}
          </div>
          {sideContent !== grid && grid}
        </div>
      </section>
    </>
  );
}

function Text({ html }: { html: string }) {
  return <div className={`${styles.text} stack`} dangerouslySetInnerHTML={{ __html: html }} />;
}

function Pull({ html }: { html: string }) {
  return <div className={styles.pull} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** For a page without charts, such as the privacy policy. */
export function PlainText({ html }: { html: string }) {
  return (
    <div className={`${styles.plain} section wrap stack`}>
      {sectionsOf(html).map((section) => (
        <section key={section.id}>
          <Text html={[section.html, ...section.items].join("")} />
        </section>
      ))}
    </div>
  );
}
