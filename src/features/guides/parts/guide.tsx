import { MarketFigures } from "../../../charts/market-figures.tsx";
import { PowertrainShare } from "../../../charts/powertrain-share.tsx";
import { SeasonChart } from "../../../charts/season-chart.tsx";
import { AskingByAge, AskingByMake } from "./asking-prices.tsx";
import type { FigureName } from "../figure-names.ts";
import styles from "../guide.module.css";
import type { Section } from "../sections.ts";

const figures: Record<FigureName, () => React.ReactNode> = {
  "asking-by-age": AskingByAge,
  "asking-by-make": AskingByMake,
  "market-figures": MarketFigures,
  "powertrain-share": PowertrainShare,
  seasons: SeasonChart,
};

/** A text with its contents beside it, and a chart below each section that asks for one. */
export function Guide({
  headings,
  sections,
  figureBySection,
}: {
  headings: readonly { slug: string; text: string }[];
  sections: readonly Section[];
  figureBySection: Readonly<Record<string, FigureName>>;
}) {
  return (
    <div className={styles.guide}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">On this page</h2>
        <ul>
          {headings.map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.prose}>
        {sections.map(({ id, html }) => {
          const name = figureBySection[id];
          const Chart = name && figures[name];
          return (
            <section key={id}>
              <div dangerouslySetInnerHTML={{ __html: html }} />
              {Chart && <Chart />}
            </section>
          );
        })}
        <p>
          <a className={styles.call} href="/">
            Value your cart
          </a>
        </p>
      </div>
    </div>
  );
}
