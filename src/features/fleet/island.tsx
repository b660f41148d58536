import { useEffect } from "react";
import { focusInView } from "../../browser/bring-into-view.ts";
import { RedrawnIfTranslated } from "../../ui/kit/redrawn-if-translated.tsx";
import { useTitle } from "../../browser/use-title.ts";
import { withErrorBoundary } from "../../ui/lazy/lazy-part.tsx";
import { usePrintDay } from "../../browser/use-print-day.ts";
import { Tool } from "../../ui/masthead/tool.tsx";
import { useSheet } from "../../ui/masthead/use-sheet.ts";
import styles from "./fleet.module.css";
import type { Fleet } from "./model.ts";
import { CartList } from "./parts/cart-list.tsx";
import { Columns } from "./parts/columns.tsx";
import { FleetForm } from "./parts/form.tsx";
import { LinesToFix } from "./parts/lines-to-fix.tsx";
import { FleetTable } from "./parts/table.tsx";
import { BlankFleet, FleetFigures, FleetMain } from "./parts/total.tsx";
import { heading, titleOf } from "./text.ts";
import { type FleetHandle, useFleet } from "./use-fleet.ts";

/** Nothing that is pasted or dropped leaves the browser. */
export const FleetTool = withErrorBoundary(ValuedFleet, () => heading);

function ValuedFleet() {
  const handle = useFleet();
  const { fleet, readCount, isRestored } = handle;
  const { section, isOpen, openForm, closeForm } = useSheet(readCount, "textarea");

  useEffect(() => {
    if (readCount > 0 && !isRestored()) focusInView(section.current!);
    // oxlint-disable-next-line exhaustive-deps -- once for each reading
  }, [section, readCount]);
  useTitle(fleet && titleOf(fleet));

  return (
    <div className={styles.report} data-report={fleet !== null || undefined}>
      {fleet !== null && <PrintedHead fleet={fleet} />}
      <Tool
        ref={section}
        name="Fleet value"
        isAnswered={fleet !== null}
        main={
          fleet === null ? (
            <BlankFleet />
          ) : (
            <RedrawnIfTranslated content={String(readCount)}>
              <FleetMain fleet={fleet} onChange={openForm} />
            </RedrawnIfTranslated>
          )
        }
        form={<FleetForm handle={handle} {...(fleet !== null && { isOpen, onClose: closeForm })} />}
      >
        {fleet !== null && (
          <RedrawnIfTranslated content={String(readCount)}>
            <FleetFigures fleet={fleet} handle={handle} />
          </RedrawnIfTranslated>
        )}
      </Tool>
      {fleet !== null && <FleetDetails handle={handle} fleet={fleet} />}
    </div>
  );
}

function PrintedHead({ fleet: { sheet } }: { fleet: Fleet }) {
  const day = usePrintDay();
  return (
    <p className="print-only">
      <b>CartWorth</b> fleet report{sheet.name !== "" && ` on ${sheet.name}`}, {day}
    </p>
  );
}

function FleetDetails({ handle, fleet }: { handle: FleetHandle; fleet: Fleet }) {
  return (
    <>
      {fleet.missing.length === 0 && (
        <LinesToFix key={handle.readCount} fleet={fleet} onFix={handle.fixLines} />
      )}
      {fleet.totals.all.carts > 0 && (
        <RedrawnIfTranslated content={String(handle.readCount)}>
          <FleetTable fleet={fleet} />
          <CartList fleet={fleet} />
        </RedrawnIfTranslated>
      )}
      <Columns fleet={fleet} onChoose={handle.chooseColumn} />
    </>
  );
}
