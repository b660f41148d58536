import { type ReactNode, memo, useEffect, useState } from "react";
import type { Calculation, NamedTrial } from "../../cart/calculation.ts";
import { latePart } from "../../../ui/lazy/late-part.tsx";
import { SafePart } from "../../../ui/lazy/safe-part.tsx";
import type { Role } from "../../../../domain/cart/roles.ts";
import { LeverList, namedTrials } from "./lever-list.tsx";
import { OtherCases } from "../../billboard/parts/other-cases.tsx";
import { marketView } from "../../evidence/market-view.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { Outlook } from "./outlook-chart.tsx";
import { PrintedReport } from "./printed-report.tsx";
import { type Details, linkQueryOf } from "../../../../domain/cart/details.ts";
import { Button } from "../../../ui/kit/button.tsx";
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

interface EstimateExtrasProps {
  calculation: Calculation;
  trial: NamedTrial | null;
  role: Role;
  onTry: (trial: NamedTrial | null, pressed?: Element) => void;
}

/**
 * Everything that follows an estimate. It is loaded once there is one, so that the estimate never
 * waits.
 */
export const EstimateExtras = memo(function EstimateExtras(props: EstimateExtrasProps) {
  const { calculation, trial, role, onTry } = props;
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get("trying");
    const addressed = namedTrials(calculation).find(({ id }) => id === asked);
    if (addressed !== undefined) onTry(addressed);
    // oxlint-disable-next-line exhaustive-deps -- the address is read once for each calculation
  }, [calculation]);

  return (
    <div className="estimate-extras">
      <SafePart sentence="The changes to try couldn’t be shown.">
        <LeverList calculation={calculation} trial={trial} onTry={onTry} />
      </SafePart>
      <SafePart sentence="The next five years couldn’t be shown.">
        <Outlook {...calculation} />
      </SafePart>
      <SafePart sentence="My Carts couldn’t be shown here.">
        <SaveActions {...calculation} />
      </SafePart>
      {/* Last, as it may arrive later than the others: nothing that can be pressed is pushed down. */}
      <SafePart sentence="The answer for other batteries couldn’t be shown.">
        <OtherAnswers calculation={calculation} role={role} />
      </SafePart>
      <DealerEvidence {...calculation} />
      <SafePart sentence="The printable report couldn’t be made.">
        <PrintedReport {...calculation} role={role} />
      </SafePart>
    </div>
  );
});

/** The answer if the cart had other batteries or another height, as far as dealers' prices tell. */
function OtherAnswers({ calculation, role }: Pick<EstimateExtrasProps, "calculation" | "role">) {
  const view = marketView(calculation, role);
  if (view === null) return null;
  const verb = view.words.verb.toLowerCase();
  return (
    <section>
      <h2>With other batteries, or lifted</h2>
      <OtherCases cases={view.others} textOf={({ number }) => `${verb} ${formatDollars(number)}`} />
    </section>
  );
}

/** Ways to keep an estimate: on paper, or in this browser. */
export function SaveActions({ details }: Calculation) {
  const [last, setLast] = useState<{ of: Details; answer: ReactNode } | null>(null);
  const save = async () => {
    setLast({ of: details, answer: "Saving…" });
    setLast({ of: details, answer: await saved(details) });
  };
  return (
    <section>
      <h2>Keep your estimate</h2>
      <p>
        Save it here to compare later, print a one-page report, or{" "}
        <a href={`/papers${linkQueryOf(details)}`}>print papers for a sale or insurance</a>.
      </p>
      <div className="cluster">
        <Button onClick={() => void save()}>Save to My Carts</Button>
        <Button onClick={() => print()}>Print or save as PDF</Button>
      </div>
      <p className="estimate-status" role="status">
        {last?.of === details && last.answer}
      </p>
    </section>
  );
}

/** The code that saves a cart is loaded when one is saved. */
async function saved(details: Details): Promise<ReactNode> {
  try {
    return await (await import("./save-answer.tsx")).answerToSaving(details);
  } catch {
    return "Your estimate couldn’t be saved. Check your connection, then press Save again.";
  }
}
