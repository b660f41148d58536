import { useState } from "react";
import { Field } from "../../components/field.tsx";
import { formatRange } from "../../format/money.ts";
import { readDollars } from "../../format/read-dollars.ts";
import styles from "./battery-return.module.css";
import { lithiumText, returnText, usualPackCost } from "./battery-words.ts";
import { cartsText } from "./fleet-words.ts";
import type { FleetSummary } from "./fleet-view.ts";
import { ReportSection } from "./report-section.tsx";

/** What new batteries in every cart that may need them would cost and return. */
export function BatteryReturn({ summary }: { summary: FleetSummary }) {
  const { packPrice, lithiumPrice, totals } = summary;
  const { packs } = totals;
  const [typed, setTyped] = useState(() => String(usualPackCost(packPrice)));
  return (
    <ReportSection title="New batteries for the fleet">
      {packs.carts === 0 ? (
        <p>No electric cart here has a lead-acid pack older than two years.</p>
      ) : (
        <>
          <p>
            {packs.carts === 1 ? "1 cart has a pack" : `${cartsText(packs.carts)} have packs`} older
            than two years. A lead-acid set costs {formatRange(packPrice)} installed.
          </p>
          <Field label="Cost for each cart ($)">
            {(id) => (
              <input
                id={id}
                className={styles.cost}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
          <p role="status">{returnText(packs, readDollars(typed))}</p>
        </>
      )}
      {packs.lithiumCarts > 0 && <p>{lithiumText(packs.lithiumCarts, lithiumPrice)}</p>}
    </ReportSection>
  );
}
