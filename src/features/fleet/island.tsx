import { counted } from "../../../domain/cart/english.ts";
import { useEffect, useState } from "react";
import { safeTool } from "../../ui/lazy/safe-tool.tsx";
import { BesideForm, ToolColumns } from "../../ui/form/tool-form.tsx";
import { CartLineForm } from "./parts/cart-line-form.tsx";
import styles from "./fleet.module.css";
import { FleetBoard } from "./parts/board.tsx";
import { FleetForm } from "./parts/form.tsx";
import { type FleetHandle, useFleet } from "./use-fleet.ts";
import { ColumnMap } from "./parts/column-map.tsx";
import { FleetTable } from "./parts/table.tsx";
import { LinesToFix } from "./parts/lines-to-fix.tsx";
import type { FleetSummary } from "./view.ts";
import { YearChart, ReportSection } from "./parts/year-chart.tsx";
import { Field } from "../../ui/form/field.tsx";
import { formatRange, formatDollars } from "../../../domain/cart/money.ts";
import type { DollarRange } from "../../../domain/trade-in/work-prices.ts";
import { readDollars } from "../../format/read-dollars.ts";
import type { PackSums } from "../../../domain/fleet/fleet-totals.ts";

/** Values many carts at once. Nothing that is pasted, dropped, or typed leaves the browser. */
export const Fleet = safeTool(function Fleet() {
  const fleet = useFleet();
  const { toPrint, donePrinting } = fleet;
  useEffect(() => {
    if (toPrint === null) return;
    print();
    donePrinting();
    // oxlint-disable-next-line react/exhaustive-deps -- printed once for each answer
  }, [toPrint]);
  return (
    <>
      <ToolColumns>
        <div className={`${styles.inputs} stack`}>
          <FleetForm fleet={fleet} />
          <CartLineForm fleet={fleet} />
        </div>
        <BesideForm>
          <FleetBoard fleet={fleet} />
        </BesideForm>
      </ToolColumns>
      {fleet.summary !== null && <FleetDetails fleet={fleet} summary={fleet.summary} />}
    </>
  );
});

/** Everything about a fleet besides its totals. */
function FleetDetails({ fleet, summary }: { fleet: FleetHandle; summary: FleetSummary }) {
  const hasCarts = summary.totals.all.carts > 0;
  return (
    <div className={`${styles.details} stack`}>
      <ColumnMap summary={summary} ask={fleet.ask} />
      {summary.missing.length === 0 && <LinesToFix summary={summary} ask={fleet.ask} />}
      {/* Other carts are shown from the start, without the words that were looked for. */}
      {hasCarts && <FleetTable key={fleet.readings} fleet={fleet} summary={summary} />}
      {hasCarts && (
        <div className={styles.pair}>
          <YearChart years={summary.totals.years} />
          <BatteryReturn summary={summary} />
        </div>
      )}
    </div>
  );
}

/** The cost and the return of new batteries in every cart that may need them. */
function BatteryReturn({ summary }: { summary: FleetSummary }) {
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
            {packs.carts === 1 ? "1 cart has a pack" : `${counted(packs.carts, "cart")} have packs`}{" "}
            older than two years. A lead-acid set costs {formatRange(packPrice)} installed.
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

/** The middle of the prices, to the dollar. */
export function usualPackCost({ low, high }: DollarRange): number {
  return Math.round((low + high) / 2);
}

/** Says whether new packs pay back; null stands for a cost that was not understood. */
export function returnText({ carts, gain, tradeInGain }: PackSums, cost: number | null): string {
  if (cost === null) return "Enter the cost in dollars, such as 1350.";
  const paid = cost * carts;
  const net = gain - paid;
  const sums = `Replacing them costs ${formatDollars(paid)} and adds ${formatDollars(gain)} to the formula’s estimates (${formatDollars(tradeInGain)} at their low ends).`;
  if (net >= 0) {
    return `${sums} It pays back: you’d be ${net === 0 ? "even" : `${formatDollars(net)} ahead`}.`;
  }
  const cents = Math.floor((100 * gain) / paid);
  return `${sums} It doesn’t pay back: you’d be ${formatDollars(-net)} behind, with ${cents}¢ back on the dollar. If you are about to sell, sell these carts as they are.`;
}

export function lithiumText(carts: number, price: DollarRange): string {
  const whose =
    carts === 1
      ? "1 cart with an older lithium pack is"
      : `${counted(carts, "cart")} with older lithium packs are`;
  return `${whose} not counted: a lithium set costs ${formatRange(price)}.`;
}
