import type { ReactNode } from "react";
import { Headings } from "../../../ui/kit/headings.tsx";
import { confidenceLabels } from "../../../../domain/answer/text.ts";
import { numberKinds } from "../../../../domain/serials/number-kinds.ts";
import { type KindId, confidences } from "../../../../domain/serials/reading.ts";
import { serialTable } from "../../../../domain/serials/serial-table.ts";
import { Fold } from "../../../ui/kit/fold.tsx";
import { Plate } from "../../../ui/kit/plate.tsx";
import styles from "../plate.module.css";
import { signConfidence } from "../text.ts";

const numberTexts: Record<KindId, ReactNode> = {
  "club-car":
    "The two digits after the letters, from 1981 on. The letters name the model: PQ and JE are Precedents, BN is a Tempo, AG a gas DS. The next two digits aren’t the week it was built.",
  "ez-go":
    "The last two digits of the manufacturer code, on a TXT or Medalist from 1994 on. The seven-digit serial number has no year in it. We compare it with serials whose year a dealer states.",
  yamaha:
    "The digit after the first three characters, counted from a different base year for each prefix: JW8-5 is 2015. The tenth character of a long number isn’t the year.",
  vin: "The tenth character: 1 to 9 are 2001 to 2009, A is 2010, G is 2016, R is 2024. Only street-legal carts have a VIN.",
  "harley-columbia":
    "The first two digits on carts of the 1960s. Later, the letter near the end is the decade (H the 1970s, J or C the 1980s, D the 1990s), and the last digit the year in it.",
  battery: (
    <>
      A letter for the month and the last digit of the year: C4 is March 2024, or 2014. It dates the
      pack, not the cart. No code? <a href="/battery-test">Test the batteries</a> instead.
    </>
  ),
};

const confidenceMeanings = {
  high: "The number gives the year, and we confirmed how.",
  medium: "The rule holds for most, with known exceptions, or the year repeats.",
  low: "It’s only a hint: one kind of source, or a number that doesn’t quite fit.",
} as const;

const datedNumbers = Object.values(serialTable.measured ?? {}).reduce(
  (sum, { rows }) => sum + rows,
  0,
);

export function NumberGuide() {
  return (
    <section className="section wrap stack before-answer">
      <h2>Each maker puts the year in a different place</h2>
      <div className={`grid ${styles.numbers}`}>
        {numberKinds.map(({ id, label, example, place }) => (
          <section key={id} className="card">
            <div className={styles.view}>
              <Plate number={example} kind={id} />
            </div>
            <h3>{label}</h3>
            <p>{numberTexts[id]}</p>
            <p className="soft">{place}</p>
          </section>
        ))}
      </div>
      <p className="card message">
        <b>Nothing there?</b> A dealer for that make can look up the serial number. The title, the
        bill of sale, the insurance card, or the owner’s manual may name the year. Or value the
        oldest and the newest year it can be in the <a href="/">value tool</a>.
      </p>
      <Fold title="How often we get the year right">
        <Accuracy />
      </Fold>
    </section>
  );
}

function Accuracy() {
  return (
    <div className="split">
      <table className="rows">
        <Headings columns={["Number", "Right", "Within a year"]} figuresFrom={1} />
        <tbody>
          {numberKinds.map(({ id, label }) => {
            const measured = serialTable.measured?.[id];
            return (
              measured && (
                <tr key={id}>
                  <th scope="row">
                    {label}
                    <small>
                      {measured.answered} of {measured.rows} numbers read
                    </small>
                  </th>
                  <td className="n">{measured.exactPct}%</td>
                  <td className="n">{measured.within1Pct}%</td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
      <div className="stack">
        <ul>
          {confidences.map((confidence) => (
            <li key={confidence}>
              <b>{confidenceLabels[signConfidence[confidence]]}:</b>{" "}
              {confidenceMeanings[confidence]}
            </li>
          ))}
        </ul>
        <p className="soft">
          Makers publish few of these rules. We collected them in November 2026 from recall notices,
          the federal standard for VINs, {datedNumbers} numbers in dealers’ inventory lists with the
          year that the dealer states, and what dealers and retailers write. Each rule was tried on
          numbers that it had never seen. Dealers make mistakes too, and we count theirs as ours.
        </p>
      </div>
    </div>
  );
}
