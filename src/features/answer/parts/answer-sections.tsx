import { type ComponentProps, memo } from "react";
import type { Trial, TrialId } from "../../../../domain/answer/trials.ts";
import type { Role } from "../../../../domain/cart/roles.ts";
import { RedrawnIfTranslated } from "../../../ui/kit/redrawn-if-translated.tsx";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";
import type { Calculation } from "../../cart-form/calculation.ts";
import type { Actions } from "./actions.tsx";
import { TrialNotice } from "./answer.tsx";
import { How } from "./how.tsx";
import { Moves } from "./moves.tsx";
import { Steps } from "./steps.tsx";

export const loadEvidence = () => import("./evidence.tsx");

const AskingByAge = lazyPart(
  async () => (await loadEvidence()).AskingByAge,
  "The chart of prices by age couldn’t be loaded. Your answer isn’t affected.",
);
const ListingsAndReport = lazyPart(
  async () => (await loadEvidence()).ListingsAndReport,
  "Dealers’ listings and the printable report couldn’t be loaded. Your answer isn’t affected.",
);

interface SectionsProps {
  readonly calculation: Calculation;
  readonly role: Role;
  readonly trials: readonly Trial[];
  readonly trial: Trial | null;
  readonly actions: Actions;
  readonly onTry: (id: TrialId | null) => void;
  readonly onUndo: () => void;
}

export function AnswerSections({
  calculation,
  role,
  trials,
  trial,
  actions,
  onTry,
  onUndo,
}: SectionsProps) {
  return (
    <>
      {trial !== null && (
        <div className="pinned">
          <TrialNotice {...{ trial, calculation, role, onUndo }} isSilent />
        </div>
      )}
      {trials.length > 0 && (
        <section className="section wrap split">
          <Moves
            {...{ trials, role, onTry }}
            cart={calculation.cart}
            tried={trial === null ? null : trial.id}
          />
          <RedrawnIfTranslated content={trial?.id ?? ""}>
            <AskingByAge figures={trial?.figures ?? calculation} role={role} />
          </RedrawnIfTranslated>
        </section>
      )}
      <FixedSections {...{ calculation, role, trials }} />
      <div className="stick cluster screen-only">
        {actions.isCopied && <p aria-hidden="true">Copied to clipboard</p>}
        {actions.main}
      </div>
    </>
  );
}

/** These don't change with a trial, so a trial doesn't render them again. */
const FixedSections = memo(function FixedSections({
  calculation,
  role,
  trials,
}: Omit<ComponentProps<typeof AnswerSections>, "trial" | "actions" | "onTry" | "onUndo">) {
  return (
    <>
      <ListingsAndReport calculation={calculation} role={role} />
      <Steps {...{ calculation, role, trials }} />
      <How calculation={calculation} role={role} />
    </>
  );
});
