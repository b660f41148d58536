import type { NumberKind } from "../../../domain/serial-numbers/number-kind.ts";
import type { Named } from "../../../domain/serial-numbers/serial-table.ts";
import { LinkButton } from "../../components/link-button.tsx";
import { Tiles } from "../../components/tiles.tsx";
import { type ReturnContext, returnUrl } from "./address.ts";
import styles from "./candidate-group.module.css";
import { ConfidenceMark } from "./confidence-mark.tsx";
import { type Group, yearLinkLabel } from "./serial-labels.ts";

interface CandidateGroupProps {
  group: Group;
  kind: NumberKind;
  /** Whether it is the likeliest. */
  first: boolean;
  named: Named;
  returnContext: ReturnContext;
  asOfYear: number;
}

/** Years with their confidence, their reason and a link each that takes the year over. */
export function CandidateGroup(props: CandidateGroupProps) {
  const { group, kind, first, named, returnContext, asOfYear } = props;
  const many = group.years.length > 1;
  return (
    <div className={styles.group}>
      <ul className={styles.years} data-many={many}>
        {group.years.map((year) => (
          <li key={year}>
            <Tiles value={year} text={String(year)} />
            <LinkButton
              href={returnUrl(returnContext, kind, { year, ...named }, asOfYear)}
              tone={first && !many ? "solid" : "plain"}
            >
              <span>
                {yearLinkLabel(kind, year, asOfYear)}
                <span className="visually-hidden">, {year}</span>
              </span>
            </LinkButton>
          </li>
        ))}
      </ul>
      <ConfidenceMark confidence={group.confidence} />
      <p>{group.reason}</p>
    </div>
  );
}
