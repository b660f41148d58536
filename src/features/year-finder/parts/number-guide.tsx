import { numberKinds } from "../../../../domain/serial-numbers/number-kinds.ts";
import { type KindId, confidences } from "../../../../domain/serial-numbers/reading.ts";
import { serialTable } from "../../../../domain/serial-numbers/serial-table.ts";
import { DefinitionList } from "../../../ui/kit/definition-list.tsx";
import { Band } from "../../../ui/frame/band.tsx";
import styles from "../year-finder.module.css";
import { confidenceLabels, measuredText } from "../text.ts";

interface NumberText {
  /** Facts that can be read from the number. */
  readonly tells: string;
  /** Facts that cannot, whatever is said elsewhere. */
  readonly doesNotTell: string;
  /** How sure that is, and from which sources. */
  readonly sources: string;
}

const numberTexts: Record<KindId, NumberText> = {
  "club-car": {
    tells:
      "The two digits after the letters are the model year, for carts from 1981 on. Two letters, or one on older carts, name the model: PQ and JE are Precedents, BN is a Tempo, AG a gas DS.",
    doesNotTell:
      "The next two digits are often called the week it was built. A recall of November 2015 lists carts built July 2014 to August 2015 with codes up to 1604, so they run ahead of the calendar. For carts before 1981 we found no rule.",
    sources:
      "High for the year where recall notices or dealers date numbers with the same letters to years around it. Medium with one letter, or with letters that we don’t know; low more than two years outside the ones we know.",
  },
  "ez-go": {
    tells:
      "The last two digits of the manufacturer code are the year on a TXT or Medalist from 1994 on: C1416 and 24L96 are likely from 2016 and 1996. A recall notice of 2015 says that the letter is the month, G for January to L for May, and the two digits after it the day; A to F are July to December by the same sequence. The seven-digit serial number rises over the years, in one series for the RXV, above 5,000,000, and another for the other models, below 4,000,000: dealers’ dated serials tell the year, give or take one.",
    doesNotTell: "The serial number has no year in it, so it is never certain.",
    sources:
      "Medium for the code: dealers’ guides and a recall of 2015, against one old listing that offers a cart with the code 24L96 as about 1994. Low if the code is no date, or one that hasn’t come yet. Medium at best for the serial number.",
  },
  yamaha: {
    tells:
      "The first three characters are a generation of a model, and the digit after them counts the years since it began: JW8-5 is 2015. Yamaha’s recalls, the largest of them CPSC 25-321, date whole ranges of numbers. Retailers say J10 is 1979 to 1981, J17 is 1982, and J31 is 1984 to 1989.",
    doesNotTell:
      "The year where no dealer or recall we know dates the prefix. The tenth character of a long Yamaha number is not the model year, though many websites say so.",
    sources:
      "Medium where several dealers date numbers with the same four characters alike; low from one number, or from retailers alone.",
  },
  vin: {
    tells:
      "The tenth character is the model year: 1 to 9 are 2001 to 2009, A is 2010, G is 2016, and so on without I, O, Q, U, and Z. The ninth character checks the others, so most typing errors are caught.",
    doesNotTell:
      "A shorter number is a serial, not a VIN. The letters repeat every 30 years; low-speed vehicles have had VINs only since 1998.",
    sources: "High: it is the federal standard for street-legal vehicles.",
  },
  battery: {
    tells:
      "The letter is the month, A for January to L for December, and the digit is the last of the year. The tool works out the battery age from it.",
    doesNotTell:
      "The decade: a 4 is 2024 or 2014. It does not date the cart, as packs are replaced every 4 to 6 years. Makers differ, and lithium packs have codes of their own.",
    sources: "Medium: several makers of lead-acid batteries stamp codes this way; others don’t.",
  },
};

const datedNumbers = Object.values(serialTable.measured ?? {}).reduce(
  (sum, { rows }) => sum + rows,
  0,
);

/** Each number's meaning and place, as text that needs no script. */
export function NumberGuide() {
  return (
    <>
      <Band title="Where each number is, and what it tells">
        <div className={styles.guideKinds}>
          {numberKinds.map(({ id, label, example, place }) => (
            <section key={id} className={`${styles.kind} card`}>
              <h3>{label}</h3>
              <p className={styles.guideExample}>{example}</p>
              <dl>
                <dt>Where it is</dt>
                <dd>{place}</dd>
                <dt>What it tells</dt>
                <dd>{numberTexts[id].tells}</dd>
                <dt>What it does not tell</dt>
                <dd>{numberTexts[id].doesNotTell}</dd>
                <dt>How sure</dt>
                <dd>
                  {numberTexts[id].sources}
                  {serialTable.measured?.[id] && ` ${measuredText(serialTable.measured[id])}`}
                </dd>
              </dl>
              {id === "battery" && (
                <p>
                  No code? The <a href="/battery-test">battery test</a> judges a pack by its volts.
                </p>
              )}
            </section>
          ))}
          <section className={`${styles.kind} card`}>
            <h3>If you can’t find a number</h3>
            <p>
              Ask a dealer for that make, who can look up the serial. The title, the bill of sale,
              the insurance card, and the owner’s manual may name the year. For an estimate without
              it, try the oldest and the newest year it can be in the <a href="/">value tool</a> and
              see how far apart they are.
            </p>
          </section>
        </div>
      </Band>
      <Band title="What the confidence levels mean">
        <DefinitionList
          className={styles.confidences}
          items={confidences.map((each) => [
            confidenceLabels[each].name,
            confidenceLabels[each].meaning,
          ])}
        />
        <p>
          Makers publish few of these rules. We collected them in November 2026 from recall notices,
          the federal standard for VINs, {datedNumbers} numbers in dealers’ stock lists with the
          year that the dealer states, and what dealers and retailers write, and say which of them
          an answer rests on. Dealers make mistakes too, and our figures count theirs as ours. A
          document with the year on it beats any of these.
        </p>
      </Band>
    </>
  );
}
