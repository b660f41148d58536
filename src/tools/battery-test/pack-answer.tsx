import type { RefObject } from "react";
import { Board } from "../../components/board.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { ageReasons, ageText, announcement, verdictText } from "./answer-text.ts";
import styles from "./pack-answer.module.css";
import { BatteryBars } from "./battery-bars.tsx";
import { type DateCode, readDateCode } from "./date-code.ts";
import { returnUrl } from "./pack-entry.ts";
import { LithiumAnswer } from "./lithium-answer.tsx";
import { PackDrawing } from "./pack-drawing.tsx";
import { PackFigures } from "./pack-figures.tsx";
import type { Readings } from "./readings.ts";

interface PackAnswerProps {
  ref: RefObject<HTMLElement | null>;
  readings: Readings;
  code: string;
  /** What the address brought from elsewhere. */
  carried: readonly (readonly [string, string])[];
  asOfYear: number;
}

/** The scoreboard: what the readings say, what to do next, and which age to enter. */
export function PackAnswer({ ref, readings, code, carried, asOfYear }: PackAnswerProps) {
  const { pack, judgement } = readings;
  const dated = readDateCode(code, asOfYear);
  return (
    <Board ref={ref} name="Battery test answer">
      <p className="visually-hidden" role="status">
        {announcement(judgement, pack)}
      </p>
      {pack === null ? (
        <LithiumAnswer />
      ) : judgement === null ? (
        <>
          <h2>Your answer appears here</h2>
          <p>{readings.missing}</p>
          <PackDrawing charges={readings.charges} />
        </>
      ) : (
        <Answer readings={{ ...readings, pack, judgement }} />
      )}
      {pack !== null && <Age judgement={judgement} dated={dated} carried={carried} />}
    </Board>
  );
}

type Judged = { readonly [Key in keyof Readings]: NonNullable<Readings[Key]> };

function Answer({ readings }: { readings: Judged }) {
  const { pack, judgement, volts } = readings;
  const { title, why, next } = verdictText(judgement, pack);
  return (
    <>
      <h2>{title}</h2>
      <p>{why}</p>
      <PackFigures judgement={judgement} volts={volts} />
      <BatteryBars judgement={judgement} volts={volts} />
      <div className={styles.next}>
        <h3>What to do next</h3>
        <ol>
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** The age to enter: by the date code, or failing that, by the verdict. */
function Age({
  judgement,
  dated,
  carried,
}: Pick<Readings, "judgement"> & Pick<PackAnswerProps, "carried"> & { dated: DateCode | null }) {
  if (dated?.age !== undefined) {
    return (
      <section className={styles.age}>
        <h3>Age by the date code: {ageText(dated.age)}</h3>
        <p>
          {dated.text} A date beats any voltage, so this is the age to enter.
          {judgement !== null && dated.age <= 2 && (judgement.age ?? 0) > 2
            ? " A pack this young may still be under warranty: ask the maker."
            : ""}
        </p>
        <LinkButton tone="solid" href={returnUrl(carried, dated.age)}>
          Use this age: {ageText(dated.age)}
        </LinkButton>
      </section>
    );
  }
  const age = judgement?.age ?? null;
  if (age === null) return dated === null ? null : <p>{dated.text}</p>;
  return (
    <section className={styles.age}>
      <h3>If you don’t know the date, enter {ageText(age)}</h3>
      {dated !== null && <p>{dated.text}</p>}
      <p>
        {ageReasons[judgement!.verdict]} This is our own rule of thumb. A date code or a receipt is
        better.
      </p>
      <LinkButton tone="solid" href={returnUrl(carried, age)}>
        Use this age: {ageText(age)}
      </LinkButton>
    </section>
  );
}
