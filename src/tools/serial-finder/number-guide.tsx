import { numberKinds } from "../../../domain/serial-numbers/number-kinds.ts";
import type { KindId } from "../../../domain/serial-numbers/number-kind.ts";
import { confidences } from "../../../domain/serial-numbers/reading.ts";
import { Band } from "../../components/band.tsx";
import styles from "./number-guide.module.css";
import { confidenceLabels } from "./serial-labels.ts";

interface NumberText {
  /** What can be read from the number. */
  readonly tells: string;
  /** What cannot, whatever is said elsewhere. */
  readonly doesNotTell: string;
  /** How sure that is, and from which sources. */
  readonly sources: string;
}

const numberTexts: Record<KindId, NumberText> = {
  "club-car": {
    tells:
      "The two digits after the letters are the model year, for carts from 1981 on. The letters name the model: in recalls CE, CF, PE, PF, PQ and PR are Precedents.",
    doesNotTell:
      "The next two digits are often called the week it was built. A recall of November 2015 lists carts built July 2014 to August 2015 with codes up to 1604, so they run ahead of the calendar. For carts before 1981 we found no rule.",
    sources: "High for the year: recall notices and dealers agree on it.",
  },
  "ez-go": {
    tells:
      "The last two digits are the year on a TXT or Medalist from 1994 on: C1416 and 24L96 are likely of 2016 and 1996.",
    doesNotTell:
      "The letter is a month, but sources do not agree on which. The serial number of seven digits has no year in it: a few ranges that recalls name are evidence, and no more.",
    sources:
      "Medium: dealers’ guides and a recall of 2015, against one old listing that offers a cart with the code 24L96 as about 1994.",
  },
  yamaha: {
    tells:
      "Nothing by rule. Retailers say J10 is 1979 to 1981, J17 is 1982 and J31 is 1984 to 1989. A recall’s table gives 2015 or 2016 for some numbers that begin with JC0, JC2, JC3, JW6 and JW8.",
    doesNotTell:
      "Every other number. No digit stands for the year, and the tenth character of a long Yamaha number is not the model year, though pages say so.",
    sources: "Low from retailers alone, medium inside a range of the recall.",
  },
  vin: {
    tells:
      "The tenth character is the model year: 1 to 9 are 2001 to 2009, A is 2010, G is 2016, and so on without I, O, Q, U and Z. The ninth character checks the others, so that most typing errors are noticed.",
    doesNotTell:
      "A shorter number is a serial, not a VIN. The letters repeat every 30 years; low-speed vehicles have had VINs only since 1998.",
    sources: "High: it is the federal standard for street-legal vehicles.",
  },
  battery: {
    tells:
      "The letter is the month, A for January to L for December, and the digit is the last of the year. From it the tool gets the battery age.",
    doesNotTell:
      "The decade: a 4 is 2024 or 2014. It does not date the cart, as packs are replaced every 4 to 6 years. Makers differ, and lithium packs have codes of their own.",
    sources: "Medium: several makers of lead-acid batteries stamp it so, others do not.",
  },
};

/** What each number tells and where it is, as text that needs no script. */
export function NumberGuide() {
  return (
    <>
      <Band title="Where each number is, and what it tells">
        <div className={styles.kinds}>
          {numberKinds.map(({ id, label, example, place }) => (
            <section key={id} className={styles.kind}>
              <h3>{label}</h3>
              <p className={styles.example}>{example}</p>
              <dl>
                <dt>Where it is</dt>
                <dd>{place}</dd>
                <dt>What it tells</dt>
                <dd>{numberTexts[id].tells}</dd>
                <dt>What it does not tell</dt>
                <dd>{numberTexts[id].doesNotTell}</dd>
                <dt>How sure</dt>
                <dd>{numberTexts[id].sources}</dd>
              </dl>
            </section>
          ))}
          <section className={styles.kind}>
            <h3>No number to be found</h3>
            <p>
              Ask a dealer of the make, who can look up a serial. The title, the bill of sale, the
              insurance card and the owner’s manual may name the year. For an estimate without it,
              try the oldest and the newest year it can be in the <a href="/">value tool</a> and see
              how far apart they are.
            </p>
          </section>
        </div>
      </Band>
      <Band title="How sure is sure">
        <dl className={styles.confidences}>
          {confidences.map((each) => (
            <div key={each}>
              <dt>{confidenceLabels[each].name}</dt>
              <dd>{confidenceLabels[each].meaning}</dd>
            </div>
          ))}
        </dl>
        <p>
          Makers publish few of these rules. We collected them in November 2026 from recall notices,
          the federal standard for VINs, and what dealers and retailers write, and say which of them
          an answer rests on. A paper with the year on it is better than any of these.
        </p>
      </Band>
    </>
  );
}
