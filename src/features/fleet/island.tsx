import { useEffect } from "react";
import { safeTool } from "../../ui/lazy/safe-tool.tsx";
import { BesideForm, ToolColumns } from "../../ui/form/tool-columns.tsx";
import { CartLineForm } from "./parts/cart-line-form.tsx";
import styles from "./fleet.module.css";
import { FleetBoard } from "./parts/board.tsx";
import { FleetForm } from "./parts/form.tsx";
import { type FleetHandle, useFleet } from "./use-fleet.ts";
import { BatteryReturn } from "./parts/battery-return.tsx";
import { ColumnMap } from "./parts/column-map.tsx";
import { FleetTable } from "./parts/table.tsx";
import { LinesToFix } from "./parts/lines-to-fix.tsx";
import type { FleetSummary } from "./view.ts";
import { YearChart } from "./parts/year-chart.tsx";

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
        <div className={styles.inputs}>
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
    <div className={styles.details}>
      <ColumnMap summary={summary} ask={fleet.ask} />
      {summary.missing === "" && <LinesToFix summary={summary} ask={fleet.ask} />}
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
