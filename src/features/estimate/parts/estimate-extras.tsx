import { memo } from "react";
import type { Calculation } from "../../cart/calculation.ts";
import { latePart } from "../../../ui/lazy/late-part.tsx";
import { SafePart } from "../../../ui/lazy/safe-part.tsx";
import type { Role } from "../../../../domain/cart/roles.ts";
import { PrintedReport } from "./printed-report.tsx";
import { addStyles } from "../../../ui/lazy/add-styles.ts";
import css from "../estimate.css?inline";

addStyles(css);

const loadEvidence = async () =>
  (await import("../../evidence/parts/dealer-evidence.tsx")).DealerEvidence;
// Asked for at once: it is shown as soon as this is.
loadEvidence().catch(() => {});

const DealerEvidence = latePart(
  loadEvidence,
  "Dealers’ listings couldn’t be loaded. The formula estimate doesn’t use them.",
);

/** What follows an estimate. It is loaded once there is one, so that the estimate never waits. */
export const EstimateExtras = memo(function EstimateExtras({
  calculation,
  role,
}: {
  calculation: Calculation;
  role: Role;
}) {
  return (
    <div className="estimate-extras">
      <DealerEvidence {...calculation} />
      <SafePart sentence="The printable report couldn’t be made.">
        <PrintedReport {...calculation} role={role} />
      </SafePart>
    </div>
  );
});
