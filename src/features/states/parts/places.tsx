// Tested through the pages in ../pages.test.tsx.
import { lawQuestions, stateLaw } from "../../../../domain/catalogue/state-law.ts";
import { Headings } from "../../../ui/kit/scroll-table.tsx";
import { type State, states } from "../../../../domain/catalogue/states.ts";
import { PriceOfListings } from "../../../ui/kit/price.tsx";
import { chain } from "../../../market/chain.data.ts";
import styles from "../places.module.css";
import { minCompared, pricesOf } from "../figures.ts";
import { codeOf, columnNames, groupOf, isUnknown } from "../text.ts";

const fiftyStates = states.filter(({ territory }) => !territory);
const territories = states.filter(({ territory }) => territory);

export function Places() {
  const half = fiftyStates.length / 2;
  return (
    <>
      <section className="section wrap stack">
        <h2>{statesHeading}</h2>
        <p className="lede">
          For an ordinary golf cart on public streets, in short. A state’s page has the law, how
          sure we are, and where we read it.
        </p>
        <div className={`${styles.halves} split`}>
          <PlaceTable name="States, Alabama to Missouri" places={fiftyStates.slice(0, half)} />
          <PlaceTable name="States, Montana to Wyoming" places={fiftyStates.slice(half)} />
        </div>
      </section>
      <section className="section" data-tone="tinted">
        <div className="wrap split">
          <div className={`${styles.territories} stack`}>
            <div className="stack">
              <h2>Territories</h2>
              <PlaceTable name="Territories" places={territories} />
            </div>
            <div className="stack">
              <h2>What the words mean</h2>
              <Words />
            </div>
          </div>
          <StatePrices />
        </div>
      </section>
    </>
  );
}

function PlaceTable({ name, places }: { name: string; places: readonly State[] }) {
  return (
    <div className={styles.places}>
      <table aria-label={name}>
        <thead>
          <tr>
            <th scope="col">Place</th>
            {lawQuestions.map((question) => (
              <th key={question} scope="col">
                {columnNames[question]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place.code}>
              {/* In its color on the map. */}
              <th scope="row" data-group={groupOf(place)}>
                <a href={`/${place.code}`}>{place.name}</a>
              </th>
              {lawQuestions.map((question) => {
                const answer = stateLaw[place.code]![question];
                return (
                  <td
                    key={question}
                    data-column={columnNames[question]}
                    data-unknown={isUnknown(answer) || undefined}
                  >
                    <Code code={codeOf(question, answer)} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Laws we haven't read show as a dash, so that the ones we have read stand out. */
function Code({ code }: { code: string }) {
  if (code !== "unread") return code;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{code}</span>
    </>
  );
}

/** Counts only states whose answer we have confirmed. */
function countConfirmed(question: "driver" | "plate", words: readonly string[]): number {
  return fiftyStates.filter(({ code }) => {
    const { short, confidence } = stateLaw[code]![question];
    return words.includes(short) && (confidence === "high" || confidence === "medium");
  }).length;
}

const statesHeading = `At least ${countConfirmed("driver", ["license", "license, 16+"])} states require a license to drive a cart, and ${countConfirmed("plate", ["plate"])} require a plate`;

const words = [
  [
    "Opened",
    "only roads that the city, the county, or the state’s road agency has opened to carts",
  ],
  ["Golf", "opened roads, and only between home and a golf course"],
  ["Some", "only the towns or islands that a special law names"],
  ["Plate or permit, under Streets", "the state’s papers open streets to a cart"],
  ["Local", "the state asks for nothing of its own, and a city may"],
  ["Nobody", "no license lets you drive an ordinary cart on the road"],
  ["None", "no plate or title is needed; a city may want its own plate"],
  ["Denied", "the state gives an ordinary cart no plate"],
  ["LSV", "the highest posted limit of the roads that a low-speed vehicle may use"],
  ["Sale", "the paper that changes hands in a private sale: a bill of sale or a title"],
  ["Varies", "it depends on the road or the place"],
  ["Unknown", "we looked, and found no rule for golf carts"],
  ["A dash", "we haven’t read the law on it"],
] as const;

function Words() {
  return (
    <p className="soft">
      {words.map(([word, text]) => (
        <span key={word}>
          <b>{word}:</b> {text}.{" "}
        </span>
      ))}
      A question mark: we haven’t confirmed it. Laws change, and a city or HOA may add rules, so ask
      before you drive.
    </p>
  );
}

export function StatePrices() {
  const prices = pricesOf(states);
  const [highest, lowest] = [prices[0]!, prices.at(-1)!];
  return (
    <div className="stack">
      <h2>
        Used carts are listed highest in {highest.state.name}, lowest in {lowest.state.name}
      </h2>
      <p>
        Partly because other carts are for sale there: these are carts of any make and age, where we
        know {minCompared} used ones or more. {chain.percent}% of all listings are from {chain.name}
        .
      </p>
      <div className="stackable">
        <table className="rows" aria-label="Median asking prices">
          <Headings columns={["Median asking price", "Used carts", "Price"]} figuresFrom={1} />
          <tbody>
            {prices.map(({ state: { code, name }, count, middle }) => (
              <tr key={code}>
                <th scope="row">
                  <a href={`/${code}`}>{name}</a>
                </th>
                <td className="n">{count}</td>
                <td className="n">
                  <PriceOfListings ofListings={middle} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
