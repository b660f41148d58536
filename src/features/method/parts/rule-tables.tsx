import { changeText } from "../../cart/line-labels.ts";
import { casesByRule, rules } from "../../../../domain/valuation/rules/index.ts";
import styles from "../method.module.css";

/** Every factor there is, as the arithmetic has it. */
export function RuleTables() {
  return (
    <div className={styles.rules}>
      {rules.map(({ id, label }) => (
        <table key={id} className={styles.table}>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">Case</th>
              <th scope="col">Factor</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {casesByRule[id]().map(({ name, twentieths }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>×{(twentieths / 20).toFixed(2)}</td>
                <td>{changeText(twentieths)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
