// Tested through the tool in ../island.test.tsx.
import { chargeSteps } from "../../../../domain/batteries/charge.ts";
import { batterySources } from "../../../../domain/batteries/battery-sources.ts";
import { failedSpread, unevenSpread } from "../../../../domain/batteries/judge-pack.ts";
import { Fold } from "../../../ui/kit/fold.tsx";
import { ScrollTable } from "../../../ui/kit/scroll-table.tsx";
import styles from "../battery-test.module.css";
import { BatteryDrawing } from "./pack-drawing.tsx";
import { dateText } from "../../../format/date-text.ts";
import { NumberedList } from "../../../ui/kit/numbered-list.tsx";

export function MethodGuide() {
  return (
    <>
      <section className="section wrap split">
        <div className="stack">
          <h2>How to measure</h2>
          <NumberedList>
            <li>Charge the pack until the charger stops by itself, and unplug it.</li>
            <li>
              Leave the cart parked for at least 6 hours or, better, overnight. Straight off the
              charger, readings are too high.
            </li>
            <li>
              Take off rings and watches, and wear eye protection: batteries hold acid and give off
              explosive gas. Keep sparks and tools away from the posts.
            </li>
            <li>
              Set a digital meter to DC volts. On each battery, touch the red lead to the post
              marked + and the black lead to the one marked −. Write down two decimals.
            </li>
          </NumberedList>
        </div>
        <div className="stack">
          <h2>What the volts mean</h2>
          <VoltsTable />
          <p>
            These are for rested, flooded lead-acid batteries at 80 °F. Makers’ figures differ by a
            few hundredths of a volt, and gel and AGM batteries read slightly higher.
          </p>
        </div>
      </section>
      <section className="section" data-tone="tinted">
        <div className="wrap stack">
          <h2>What it can’t tell</h2>
          <div className={`${styles.limits} grid`}>
            <div>
              <h3>How much it holds</h3>
              <p>
                Voltage shows how full a battery is, not how much it holds. A worn pack can read
                full and still take you only half as far: only a load or discharge test proves
                capacity. U.S. Battery usually calls a pack bad when it runs for less than half its
                rated time.
              </p>
            </div>
            <div>
              <h3>Lithium, or a pack’s age</h3>
              <p>
                It doesn’t work for lithium, whose voltage hardly changes. And it can’t date a pack:
                the <a href="/year-finder?kind=battery">date code</a> or a receipt always beats a
                voltage. The answer links to the <a href="/">value tool</a> with the age filled in.
              </p>
            </div>
            <div>
              <h3>What else is wrong</h3>
              <p>
                If the cart won’t charge or is slow uphill, it may not be the batteries. Go through
                the <a href="/wont-charge">first checks</a>.
              </p>
            </div>
          </div>
          <Fold title="Rules and sources">
            <Rules />
          </Fold>
        </div>
      </section>
    </>
  );
}

function VoltsTable() {
  return (
    <div className={styles.volts}>
      <ScrollTable caption="Volts of a rested battery">
        <thead>
          <tr>
            <th scope="col">Charge</th>
            {chargeSteps.map(({ percent }) => (
              <th key={percent} scope="col">
                <BatteryDrawing charge={percent} />
                {percent}%
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[6, 8, 12].map((volts) => (
            <tr key={volts}>
              <th scope="row">{volts} V</th>
              {chargeSteps.map(({ percent, volts12 }) => (
                <td key={percent}>{((volts12 * volts) / 12).toFixed(2)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </div>
  );
}

const { discover, trojanGuide, trojanQuestions, usBattery, measurement, xantrex } = batterySources;

const rules = [
  {
    rule: "The table gives the source’s volts for 12-volt batteries. We worked out 6 and 8 volts from the number of cells.",
    sources: [discover],
  },
  {
    rule: `Rest for 6 to 24 hours. A battery more than ${failedSpread} V from another may have failed.`,
    sources: [trojanGuide],
  },
  {
    rule: `A pack is uneven if its 6-volt batteries differ by more than ${unevenSpread[6]} V, or its 12-volt ones by more than ${unevenSpread[12]} V. Our own limit for 8 volts lies between: ${unevenSpread[8]} V.`,
    sources: [trojanQuestions],
  },
  {
    rule: "A rested battery reads at most 13.0 V per six cells. If it reads more, it hasn’t rested.",
    sources: [xantrex],
  },
  {
    rule: "Below 1.75 V per cell, a battery is completely empty. Voltage doesn’t show capacity.",
    sources: [measurement],
  },
  {
    rule: "If all batteries stay low, the pack may be at the end of its life. Discharge tests find the weak one.",
    sources: [usBattery],
  },
  {
    rule: "Two rules of thumb are our own: a charged and rested pack below 75% is low, since meters and makers’ figures differ by less than that; and the age to enter if you don’t know the date.",
    sources: [],
  },
];

function Rules() {
  return (
    <ul>
      {rules.map(({ rule, sources }) => (
        <li key={rule}>
          {rule}{" "}
          {sources.map(({ title, url, date }) => (
            <small key={url}>
              <a href={url}>{title}</a>, {dateText(date)}
            </small>
          ))}
        </li>
      ))}
    </ul>
  );
}
