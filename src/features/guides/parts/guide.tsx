import type { ReactNode } from "react";
import { dateText } from "../../../format/date-text.ts";
import type { PageRecord } from "../../../site/page-record.ts";
import { guides } from "../../../site/pages.ts";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import { type FigureName, type LookName, type Section, sectionsOf } from "../sections.ts";
import styles from "../guide.module.css";
import { figures } from "./figures.tsx";
import { HtmlText } from "./html-text.tsx";

export function Guide({
  id,
  html,
  figureBySection,
  lookBySection,
  published,
  modified,
  tool,
  toolSection,
  children,
}: {
  /** The name of its Markdown file. */
  id: string;
  html: string;
  figureBySection: FigureBySection;
  lookBySection: Readonly<Record<string, LookName>>;
  /** ISO dates. */
  published: string;
  modified: string;
  tool?: ReactNode;
  /** The anchor of the section in which the tool stands. */
  toolSection?: string;
  children?: ReactNode;
}) {
  const allSections = sectionsOf(html);
  const sources = allSections.find((section) => section.id === "sources");
  const sections = allSections.filter((section) => section !== sources);
  const last = sections.at(-1);
  return (
    <article>
      {rowsOf(sections, figureBySection).map(([section, other], index) => {
        const props = {
          section,
          figure: figureBySection[section.id],
          isTinted: index % 2 === 1,
          above: (other ?? section) === last && children,
        };
        return other ? (
          <Pair key={section.id} {...props} other={other} otherFigure={figureBySection[other.id]} />
        ) : (
          <Part
            key={section.id}
            {...props}
            look={lookBySection[section.id]}
            tool={section.id === toolSection ? tool : undefined}
          />
        );
      })}
      <section className={`${styles.part} section wrap`} data-layout="text">
        <div className="stack">
          <p className="screen-only">
            <LinkButton tone="call" href="/">
              Value your cart
            </LinkButton>
          </p>
          <p className="soft">
            Published <time dateTime={published}>{dateText(published)}</time>
            {modified !== published && (
              <>
                , updated <time dateTime={modified}>{dateText(modified)}</time>
              </>
            )}
          </p>
        </div>
        <div className="stack">
          <nav className="cluster screen-only" aria-label="More guides">
            {otherGuides(id).map(([path, name]) => (
              <a key={path} href={path}>
                {name}
              </a>
            ))}
          </nav>
          {sources && (
            <Fold title="Sources">
              <div
                dangerouslySetInnerHTML={{ __html: sources.lead + sources.body + sources.notes }}
              />
            </Fold>
          )}
        </div>
      </section>
    </article>
  );
}

type FigureBySection = Readonly<Record<string, FigureName>>;

/** Two consecutive sections with only a lead and a chart go side by side. */
function rowsOf(sections: readonly Section[], figureBySection: FigureBySection) {
  const isChart = ({ id, body, pull, items }: Section) =>
    isNarrowChart(figureBySection[id]) && body === "" && pull === "" && items.length === 0;
  const rows: [Section, Section?][] = [];
  for (const section of sections) {
    const row = rows.at(-1);
    if (row?.length === 1 && isChart(row[0]) && isChart(section)) row.push(section);
    else rows.push([section]);
  }
  return rows;
}

/** Includes guides that are in no menu. */
function otherGuides(id: string): [path: string, name: string][] {
  return Object.entries<Pick<PageRecord, "name" | "menu">>(guides)
    .filter(([guideId, { menu = "Guides" }]) => guideId !== id && menu === "Guides")
    .map(([guideId, { name }]) => [`/${guideId}`, name]);
}

/** Figures that need the whole width of the page. */
const wideFigures: ReadonlySet<FigureName> = new Set([
  "coverage",
  "market-figures",
  "model-comparison",
  "papers-needed",
  "value-loss",
]);

/** Drawings that stand below what leads to a list. */
const drawings: ReadonlySet<FigureName> = new Set([
  "cart-uses",
  "caution-sign",
  "charging-checks",
  "bank",
  "dealer-lot",
  "gas-and-electric",
  "home-policy",
  "lien",
  "lithium-papers",
  "new-set",
  "phone-ad",
  "photo",
  "price-tag",
  "regions",
  "sale-by-bill",
  "stop-sign",
  "title-transfer",
  "uphill-checks",
  "value-sheet",
  "warranty",
  "weak-pack",
]);

const isNarrowChart = (figure: FigureName | undefined): figure is FigureName =>
  figure !== undefined && !drawings.has(figure) && !wideFigures.has(figure);

interface PartProps {
  readonly section: Section;
  readonly figure: FigureName | undefined;
  readonly isTinted: boolean;
  readonly above: ReactNode;
}

function Pair({
  other,
  otherFigure,
  above,
  isTinted,
  ...one
}: PartProps & { other: Section; otherFigure: FigureName | undefined }) {
  return (
    <>
      {above}
      <section className="section" data-tone={isTinted ? "tinted" : undefined}>
        <div className={`${styles.pair} wrap`}>
          {[one, { section: other, figure: otherFigure }].map(({ section, figure }) => {
            const Chart = figures[figure!];
            return (
              <div key={section.id}>
                <HtmlText html={section.heading + section.lead} />
                <Chart />
              </div>
            );
          })}
        </div>
      </section>
    </>
  );
}

function Part({
  section: { heading, lead, body, notes, pull, items },
  figure,
  look,
  tool,
  isTinted,
  above,
}: PartProps & { look: LookName | undefined; tool?: ReactNode }) {
  const isDrawn = figure !== undefined && drawings.has(figure);
  const Drawing = isDrawn ? figures[figure] : undefined;
  const Chart = figure && !isDrawn ? figures[figure] : undefined;
  const isTimeline = look === "timeline";
  // Three make a whole row; other numbers stand beside the heading.
  const isRow = isTimeline || (items.length > 0 && items.length % 3 === 0);
  const cards = items.length > 0 && (
    <div className={`${styles.items} ${isRow ? styles.row : ""} grid`}>
      {items.map((item) => (
        <HtmlText key={item} className={isTimeline ? "" : "card"} html={item} />
      ))}
    </div>
  );
  // The section then takes the width of the page.
  const hasNothingBeside =
    figure === undefined && pull === "" && !body.startsWith("<table") && (body !== "" || cards);
  const isBelow =
    tool !== undefined ||
    (figure && wideFigures.has(figure)) ||
    (isRow && body === "") ||
    hasNothingBeside;
  const layout = isBelow ? "below" : Chart ? "chart" : body !== "" || cards ? "text" : "lead";
  // The CSS puts them beside a long table, below the text that introduces it.
  const areNotesApart = layout === "text" && notes !== "" && (isRow || !cards);
  // A single card goes under the large number, beside the list.
  const isAside = layout === "text" && items.length === 1 && pull !== "";
  const text = areNotesApart ? body : body + notes;
  return (
    <>
      {above}
      <section className="section" data-tone={isTinted ? "tinted" : undefined}>
        <div className={`${styles.part} wrap`} data-layout={layout} data-look={look}>
          <div className={isBelow && pull !== "" ? "split" : "stack"}>
            <HtmlText html={layout === "lead" ? heading : heading + lead} />
            {pull !== "" && <Pull html={pull} />}
            {Drawing && <Drawing />}
          </div>
          {tool}
          <div className="stack">
            {Chart && <Chart />}
            {layout === "lead" && <HtmlText html={lead} />}
            {layout !== "chart" && <HtmlText html={text} />}
            {layout !== "chart" && !isRow && !isAside && cards}
          </div>
          {areNotesApart && <HtmlText className={styles.notes} html={notes} />}
          {layout === "chart" && <HtmlText html={text} />}
          {(layout === "chart" || isRow) && cards}
          {isAside && <div className={styles.notes}>{cards}</div>}
        </div>
      </section>
    </>
  );
}

function Pull({ html }: { html: string }) {
  return <div className={styles.pull} dangerouslySetInnerHTML={{ __html: html }} />;
}
