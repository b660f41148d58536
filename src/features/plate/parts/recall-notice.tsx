// Tested through the tool in ../island.test.tsx.
import { type Recall, noticeName } from "../../../../domain/recalls/recall.ts";
import { dateText } from "../../../format/date-text.ts";
import { Fold } from "../../../ui/kit/fold.tsx";
import styles from "../plate.module.css";
import { countryText, makesText, numbersText, replacesText } from "../recall-text.ts";
import { formatNumber } from "../../../../domain/words/english.ts";

export function RecallNotice({
  recall,
  isListed = false,
  isContactAbove = false,
  isScopeFolded = false,
}: {
  recall: Recall;
  /** True if the page already says that the notice lists the cart's number. */
  isListed?: boolean;
  /** True if the page says whom to contact once, for several notices. */
  isContactAbove?: boolean;
  /** True if the list of carts it covers is folded away, so that what to do comes first. */
  isScopeFolded?: boolean;
}) {
  const { date, carts, units, unitName = "vehicles", hazard, remedy, contact, source } = recall;
  const [makes, replaces, country] = [makesText, replacesText, countryText].map((describe) =>
    describe(recall),
  );
  const numbers = isListed ? "" : numbersText(recall);
  const scope = (
    <div className={styles.scope}>
      <p className="soft">{makes ? `${makes}: ${carts}` : carts}</p>
      {numbers !== "" && <p className="soft">{numbers}</p>}
    </div>
  );
  return (
    <article className={styles.notice}>
      <h3>{hazard}</h3>
      <p>
        {remedy}
        {replaces && <b>{` ${replaces}`}</b>}
        {!isContactAbove && (
          <>
            {` Contact ${contact.name}${contact.phone === undefined ? "." : ": "}`}
            {contact.phone !== undefined && <Phone number={contact.phone} />}
          </>
        )}
      </p>
      {country !== "" && <p>{country}</p>}
      {isScopeFolded ? <Fold title="Which carts it covers">{scope}</Fold> : scope}
      <p className="soft">
        <a href={source.url}>{noticeName(recall)}</a>
        {[
          `, ${dateText(date)}`,
          units === undefined ? "" : `, about ${formatNumber(units)} ${unitName}`,
          recall.agency === "NHTSA" ? `, as reported by ${source.title}` : "",
          ".",
        ].join("")}
      </p>
    </article>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <a className={styles.phone} href={`tel:+1-${number}`}>
      {number}
    </a>
  );
}
