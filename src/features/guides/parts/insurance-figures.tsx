// Tested in figures.test.tsx.
import { formatRange } from "../../../../domain/words/money.ts";
import { Bars } from "../../../charts/bars.tsx";
import { Figure } from "../../../charts/figure.tsx";
import styles from "../figures.module.css";
import { insuredPlaces } from "../law-lists.ts";
import { insurancePrices } from "../values.ts";

const wholeCount = insuredPlaces.filter(({ part }) => part === "").length;

/** As license plates, each of which leads to its place's page. */
export function InsuredPlaces() {
  return (
    <div className="stack">
      <h3>
        {wholeCount} states, and parts of {insuredPlaces.length - wholeCount} more, require
        insurance for an ordinary cart on public streets
      </h3>
      <ul className={`${styles.plates} grid`}>
        {insuredPlaces.map(({ name, code, part }) => (
          <li key={code}>
            <a href={`/${code}`}>
              <b>{name}</b>
              {part !== "" && <small>{part}</small>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Half the width of the dot that stands for a single price, in US dollars. */
const dot = 7;

export function InsuranceCosts() {
  return (
    <Figure
      title="Three sources, four prices a year"
      note="By what the policy covers."
      source={
        <>
          From the top: <a href={insurancePrices[0].url}>an insurance guide</a>, 2026;{" "}
          <a href={insurancePrices[1].url}>an agency</a>, undated; and{" "}
          <a href={insurancePrices[2].url}>a dealer chain</a>, 2025, for the last two.
        </>
      }
    >
      <Bars
        bars={insurancePrices.map(({ name, about, low, high }) => ({
          name,
          from: low === high ? low - dot : low,
          to: low === high ? low + dot : high,
          text:
            low === high ? `${about} ${formatRange({ low, high })}` : formatRange({ low, high }),
          kind: "trade",
        }))}
      />
    </Figure>
  );
}
