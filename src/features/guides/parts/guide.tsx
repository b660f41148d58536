import { MarketFigures, SeasonChart, BarChart } from "../../../charts/guide-charts.tsx";
import type { FigureName, Section } from "../sections.ts";
import styles from "../guide.module.css";
import { Figure } from "../../../charts/figure.tsx";
import { dateText } from "../../../format/date-text.ts";
import { formatDollars, formatRange } from "../../../../domain/cart/money.ts";
import { type Offer, facts, offers } from "../../../market/offers.data.ts";
import { type AskingSummary, askingSummary } from "../../../market/asking-prices.ts";
import { defaultChoices } from "../../../../domain/valuation/cart.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { grouped } from "../../../../domain/cart/english.ts";

const figures: Record<FigureName, () => React.ReactNode> = {
  "asking-by-age": AskingByAge,
  "asking-by-make": AskingByMake,
  "cart-to-check": CartToCheck,
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
      <nav className={`${styles.contents} screen-only`} aria-labelledby="contents">
        <h2 id="contents">On this page</h2>
        <ul>
          {headings.map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`${styles.prose} stack`}>
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

const shares = [
  { label: "Gas", value: 25, text: "25%" },
  { label: "Electric", value: 75, text: "75%" },
];

/** Electric carts beside gas ones. */
function PowertrainShare() {
  return (
    <Figure
      caption="About three in four carts are electric."
      head={["Powertrain", "Share"]}
      rows={shares.map(({ label, text }) => [label, text])}
    >
      <BarChart label="Bars: electric carts 75%, gas carts 25%." bars={shares} />
    </Figure>
  );
}

const counted = `Asking prices of ${grouped(offers.length)} used carts in our listings; the newest is from ${dateText(facts.newest)}.`;

/** Dealers' prices for used carts of each age, in our own listings. */
function AskingByAge() {
  return (
    <Asking
      groups={askingByAge(offers)}
      what="Age"
      caption={`${counted} The bars are medians: half ask more and half ask less. Makes and equipment differ from age to age.`}
    />
  );
}

/** Dealers' prices for used carts of each make, in our own listings. */
function AskingByMake() {
  return (
    <Asking
      groups={askingByMake(offers)}
      what="Make"
      caption={`${counted} Only makes with at least ten are shown. A make whose listed carts are newer has a higher median, so this doesn’t rank makes.`}
    />
  );
}

interface AskingProps {
  groups: readonly AskingGroup[];
  what: string;
  caption: string;
}

function Asking({ groups, what, caption }: AskingProps) {
  const bars = groups.map(({ name, middle }) => ({
    label: name,
    value: middle,
    text: formatDollars(middle),
  }));
  return (
    <Figure
      caption={caption}
      head={[what, "Carts", "Median asking price", "8 in 10 asking prices"]}
      rows={groups.map(({ name, count, middle, ...range }) => [
        name,
        grouped(count),
        formatDollars(middle),
        formatRange(range),
      ])}
    >
      <BarChart
        label={`Median asking prices: ${bars.map(({ label, text }) => `${label} ${text}`).join(", ")}.`}
        bars={bars}
      />
    </Figure>
  );
}

/** The asking prices of one group of used carts. */
export interface AskingGroup extends AskingSummary {
  readonly name: string;
}

/** Ages in years, from the first to the last of each group. */
const ages: readonly (readonly [name: string, from: number, to: number])[] = [
  ["Up to 2 years", 0, 2],
  ["3 to 5 years", 3, 5],
  ["6 to 8 years", 6, 8],
  ["9 to 12 years", 9, 12],
  ["13 years and older", 13, Infinity],
];

/** The groups with enough offers, youngest first. */
export function askingByAge(asked: readonly Offer[]): AskingGroup[] {
  return ages.flatMap(([name, from, to]) =>
    groupOf(
      name,
      asked.filter(({ ageYears }) => ageYears >= from && ageYears <= to),
    ),
  );
}

/** The makes with enough offers, those with most offers first. */
export function askingByMake(asked: readonly Offer[]): AskingGroup[] {
  return [...Map.groupBy(asked, ({ make }) => make)]
    .flatMap(([make, some]) => groupOf(make, some))
    .toSorted((a, b) => b.count - a.count);
}

function groupOf(name: string, asked: readonly Offer[]): AskingGroup[] {
  const summary = askingSummary(asked);
  return summary === null ? [] : [{ name, ...summary }];
}

/** Places to look at on a used cart, in the drawing's units, 480 by 250. */
const places: readonly (readonly [name: string, what: string, x: number, y: number])[] = [
  ["Batteries", "Lift the seat and read the date codes. Believe the oldest.", 214, 168],
  ["Plate", "Under the dash or the seat. It tells you the year.", 318, 128],
  ["Frame", "Look for rust at the battery tray and the axles.", 250, 214],
  ["Steering", "Rock each front wheel. Play means worn parts.", 338, 213],
  ["Tires", "Sidewall cracks, and wear on one side.", 159, 213],
  ["Brakes", "It should stop straight, and hold on a hill.", 300, 190],
  ["Lights and switches", "Work every one.", 370, 168],
  ["Test drive", "Up a hill and back. Feel for a sag, and listen.", 176, 108],
];

/** A drawn cart with the places to check, numbered as in the list below it. */
export function CartToCheck() {
  return (
    <figure className={`${styles.check} card`}>
      <div className={styles.scene}>
        <CartDrawing cart={{ ...defaultChoices, make: "", model: "", seats: 4 }} />
        <svg className={styles.pins} viewBox="0 0 480 250" aria-hidden="true">
          {places.map(([name, , x, y], index) => (
            <g key={name} transform={`translate(${x} ${y})`}>
              <circle r="11" />
              <text y="5">{index + 1}</text>
            </g>
          ))}
        </svg>
      </div>
      <ol>
        {places.map(([name, what]) => (
          <li key={name}>
            <b>{name}</b> {what}
          </li>
        ))}
      </ol>
    </figure>
  );
}
