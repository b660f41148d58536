// Tested through the tool in ../island.test.tsx.
import type { RefObject } from "react";
import { genericCart } from "../../../../domain/details/cart-appearance.ts";
import { ParkedCart } from "../../../ui/drawing/cart-drawing.tsx";
import { Sign } from "../../../ui/masthead/sign.tsx";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { ageReasons, ageText, announcement, verdictText } from "../text.ts";
import styles from "../battery-test.module.css";
import { BatteryBars, PackDrawing } from "./pack-drawing.tsx";
import { type Readings, returnUrl } from "../model.ts";
import { batteryDateCode } from "../../../../domain/serials/battery-date-code.ts";
import { plainNumber } from "../../../../domain/serials/plain-characters.ts";
import { batteryAgeOn } from "../../../../domain/cart/battery-age.ts";
import type { BatteryAge } from "../../../../domain/cart/cart.ts";
import type { Judgment } from "../../../../domain/batteries/judge-pack.ts";
import { NumberedList } from "../../../ui/kit/numbered-list.tsx";
import { yearOfDate } from "../../../../domain/words/year.ts";

interface PackAnswerProps {
  ref: RefObject<HTMLElement | null>;
  readings: Readings;
  code: string;
  /** Details carried along in the address from another tool. */
  carried: readonly (readonly [string, string])[];
  /** Today, as an ISO date. */
  day: string;
}

export function PackAnswer({ ref, readings, code, carried, day }: PackAnswerProps) {
  const { pack, judgment } = readings;
  const dated = readDateCode(code, day);
  if (pack !== null && judgment === null) {
    return (
      <section
        ref={ref}
        className={`${styles.bay} beside stack`}
        aria-label="Battery test answer"
        tabIndex={-1}
      >
        <p className="visually-hidden" role="status" />
        <div className="lot">
          <Sign top="Your answer appears here" because={readings.missing}>
            <PackDrawing charges={readings.charges} />
          </Sign>
          <ParkedCart cart={genericCart} />
        </div>
        {dated !== null && (
          <div className="message card">
            <Age judgment={null} dated={dated} carried={carried} />
          </div>
        )}
      </section>
    );
  }
  return (
    <section
      ref={ref}
      className="beside message card stack"
      aria-label="Battery test answer"
      tabIndex={-1}
    >
      <p className="visually-hidden" role="status">
        {announcement(judgment, pack)}
      </p>
      {pack === null || judgment === null ? (
        <LithiumAnswer />
      ) : (
        <>
          <Answer readings={{ ...readings, pack, judgment }} />
          <Age judgment={judgment} dated={dated} carried={carried} />
        </>
      )}
    </section>
  );
}

type Judged = { readonly [Key in keyof Readings]: NonNullable<Readings[Key]> };

function Answer({ readings }: { readings: Judged }) {
  const { pack, judgment, volts } = readings;
  const { title, why, next } = verdictText(judgment, pack);
  return (
    <>
      <h2>{title}</h2>
      <p>{why}</p>
      <PackFigures judgment={judgment} volts={volts} />
      <BatteryBars judgment={judgment} volts={volts} />
      <div className="tinted stack">
        <h3>What to do next</h3>
        <NumberedList>
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </NumberedList>
      </div>
    </>
  );
}

/** A date code wins over the verdict from the volts. */
function Age({
  judgment,
  dated,
  carried,
}: Pick<Readings, "judgment"> & Pick<PackAnswerProps, "carried"> & { dated: DateCode | null }) {
  if (dated?.age !== undefined) {
    return (
      <section className={`${styles.age} stack`}>
        <h3>Age by the date code: {ageText(dated.age)}</h3>
        <p>
          {dated.text} A date beats any voltage, so this is the age to enter.
          {judgment !== null && dated.age <= 2 && (judgment.age ?? 0) > 2
            ? " A pack this young may still be under warranty: ask the maker."
            : ""}
        </p>
        <LinkButton tone="solid" href={returnUrl(carried, dated.age)}>
          Use this age: {ageText(dated.age)}
        </LinkButton>
      </section>
    );
  }
  const age = judgment?.age ?? null;
  if (age === null) return dated === null ? null : <p>{dated.text}</p>;
  return (
    <section className={`${styles.age} stack`}>
      <h3>If you don’t know the date, enter {ageText(age)}</h3>
      {dated !== null && <p>{dated.text}</p>}
      <p>
        {ageReasons[judgment!.verdict]} This is our own rule of thumb. A date code or a receipt is
        better.
      </p>
      <LinkButton tone="solid" href={returnUrl(carried, age)}>
        Use this age: {ageText(age)}
      </LinkButton>
    </section>
  );
}

/** `age` is missing if the code can't be read. */
interface DateCode {
  readonly age?: BatteryAge;
  readonly text: string;
}

/** Null if nothing is typed. */
function readDateCode(code: string, day: string): DateCode | null {
  const plain = plainNumber(code);
  if (plain === "") return null;
  const reading = batteryDateCode.decode(plain, yearOfDate(day));
  switch (reading.status) {
    case "unfinished":
      return { text: reading.hint };
    case "unreadable":
      return { text: `${reading.problem.why} ${reading.problem.next}` };
    case "read": {
      const [likeliest] = reading.candidates;
      return { age: batteryAgeOn(likeliest!, day), text: likeliest!.reason };
    }
  }
}

function LithiumAnswer() {
  return (
    <>
      <h2>Not for lithium</h2>
      <p>
        A lithium battery holds nearly the same voltage until it is almost empty, so its volts say
        little about its charge and nothing about its age.
      </p>
      <p>
        Look at the battery’s own monitor or app for its charge, its cycles, and any faults. For the
        age, use the receipt or the warranty papers.
      </p>
      <p>
        Never charge a lithium battery below freezing, 32°F. Let it warm to about 40°F first:
        charging it cold can damage the cells for good.
      </p>
    </>
  );
}

function PackFigures({ judgment, volts }: { judgment: Judgment; volts: readonly number[] }) {
  const { charge, lowestIndex, spread } = judgment;
  const total = volts.reduce((sum, reading) => sum + reading, 0);
  return (
    <Facts
      facts={[
        {
          name: "Average charge",
          figure: `about ${percent(charge)}`,
          note: `${total.toFixed(1)} V in total`,
        },
        {
          name: "Weakest battery",
          figure: spread === 0 ? "none" : `No. ${lowestIndex + 1}`,
          note: spread === 0 ? "all read the same" : `${volts[lowestIndex]!.toFixed(2)} V`,
        },
        { name: "Spread", figure: `${spread.toFixed(2)} V`, note: "highest minus lowest" },
      ]}
    />
  );
}

function Facts({ facts }: { facts: readonly { name: string; figure: string; note: string }[] }) {
  return (
    <dl className={`${styles.facts} grid how-parts`}>
      {facts.map(({ name, figure, note }) => (
        <div key={name}>
          <dt className="soft">{name}</dt>
          <dd>
            <b className="big">{figure}</b> <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const percent = (value: number) => `${Math.round(value)}%`;
