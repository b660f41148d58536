import { useEffect } from "react";
import { safeTool } from "../../components/safe-tool.tsx";
import { BesideForm, ToolColumns } from "../../components/tool-columns.tsx";
import { CartLineForm } from "./cart-line-form.tsx";
import styles from "./fleet.module.css";
import { FleetBoard } from "./fleet-board.tsx";
import { FleetDetails } from "./fleet-details.tsx";
import { FleetForm } from "./fleet-form.tsx";
import { useFleet } from "./use-fleet.ts";

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
