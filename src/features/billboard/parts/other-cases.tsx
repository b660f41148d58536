import type { Advice } from "../../../../domain/advice/advise.ts";
import type { OtherCase } from "../../../../domain/advice/other-cases.ts";
import styles from "../billboard.module.css";

const caseNames: Readonly<Record<OtherCase, string>> = {
  lithium: "With lithium batteries",
  "lead-acid": "With lead-acid batteries",
  lifted: "Lifted",
  "not-lifted": "Not lifted",
};

/** The advice if the cart had other batteries or another height. */
export function OtherCases({
  cases,
  textOf,
}: {
  cases: readonly { readonly name: OtherCase; readonly advice: Advice }[];
  /** The advice in words: "stop at $4,500". */
  textOf: (advice: Advice) => string;
}) {
  if (cases.length === 0) return null;
  return (
    <dl className={styles.cases}>
      {cases.map(({ name, advice }) => (
        <div key={name}>
          <dt>{caseNames[name]}</dt>
          <dd>{textOf(advice)}</dd>
        </div>
      ))}
    </dl>
  );
}
