// Tested through the pages in ../pages.test.tsx.
import {
  type LawQuestion,
  lawQuestions,
  stateLaw,
} from "../../../../domain/catalogue/state-law.ts";
import { Fold } from "../../../ui/kit/fold.tsx";
import { Headings } from "../../../ui/kit/headings.tsx";
import { type State, states } from "../../../../domain/catalogue/states.ts";
import { PriceOfListings } from "../../../ui/kit/price.tsx";
import { chain } from "../../../market/published.data.ts";
import styles from "../places.module.css";
import { minCompared, pricesOf } from "../figures.ts";
import { type RoadGroup, codeOf, columnNames, markOf, roadGroups } from "../text.ts";
import { GroupMark } from "./states-head.tsx";

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
        <Marks />
        <Fold title="What the words mean">
          <dl className={styles.words}>
            {words.map(([word, text]) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Fold>
        <div className={`${styles.halves} split`}>
          <PlaceTable name="States, Alabama to Missouri" places={fiftyStates.slice(0, half)} />
          <PlaceTable name="States, Montana to Wyoming" places={fiftyStates.slice(half)} />
        </div>
        <p className="soft">
          Laws change, and a city or HOA may add rules, so ask before you drive.
        </p>
      </section>
      <section className="section" data-tone="tinted">
        <div className={`${styles.last} wrap split`}>
          <StatePrices />
          <div className="stack">
            <h2>Territories</h2>
            <PlaceTable name="Territories" places={territories} />
          </div>
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
              <th scope="row">
                <a href={`/${place.code}`}>{place.name}</a>
              </th>
              {lawQuestions.map((question) => (
                <td key={question} data-column={columnNames[question]}>
                  <Code place={place} question={question} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A word, with a mark of the map where one says the same. */
function Code({ place, question }: { place: State; question: LawQuestion }) {
  const answer = stateLaw[place.code]![question];
  const code = codeOf(question, answer);
  const mark = markOf(place, question);
  // So that the laws we have read stand out.
  if (answer.short === "not read") {
    return (
      <span className={styles.unread}>
        {code}
        <span className="visually-hidden">, not read yet</span>
      </span>
    );
  }
  if (mark === null) return code;
  return (
    <>
      <GroupMark group={mark} /> {code}
      {mark === "unknown" && <span className="visually-hidden">, no rule found</span>}
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

/** What the map's marks say in the tables. */
const markNames: Readonly<Record<RoadGroup, string>> = {
  local: "your city or county decides",
  state: "state law opens some streets",
  none: "not allowed, or not issued",
  unknown: "no rule found",
};

function Marks() {
  return (
    <ul className={styles.marks}>
      {roadGroups.map(({ id }) => (
        <li key={id}>
          <GroupMark group={id} /> {markNames[id]}
        </li>
      ))}
      <li>
        <span className={styles.unread}>ask</span> law not read yet
      </li>
      <li>
        <b>bill?</b> not confirmed
      </li>
    </ul>
  );
}

const words = [
  ["local", "your city or county decides; a permit or decal beside the mark is local, too"],
  ["golf", "only between home and a golf course"],
  ["some", "only the places that a special law names; with a check, some roads"],
  ["plate, permit", "under Streets: the state’s papers open streets to a cart"],
  ["slow, most", "streets with a low limit, or most public roads"],
  ["none", "no plate or title is needed; a city may want its own plate"],
  ["LSV", "the highest posted limit for a low-speed vehicle, in mph"],
  ["Sale", "the paper that the seller hands over: a bill of sale or a title"],
  ["depends", "on the road, the place, or the cart’s papers"],
] as const;

export function StatePrices() {
  const prices = pricesOf(states);
  const [highest, lowest] = [prices[0]!, prices.at(-1)!];
  return (
    <>
      <div className="stack">
        <h2>
          Used carts are listed highest in {highest.state.name}, lowest in {lowest.state.name}
        </h2>
        <p>
          Partly because other carts are for sale there: these are carts of any make and age, where
          we know {minCompared} used ones or more. {chain.percent}% of all listings are from{" "}
          {chain.name}.
        </p>
      </div>
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
    </>
  );
}
