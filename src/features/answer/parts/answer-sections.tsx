// Tested through the tool in ../../value/island.test.tsx.
import { type ComponentProps, memo, type ReactNode, useEffect, useState } from "react";
import type { Trial, TrialId } from "../../../../domain/answer/trials.ts";
import type { Role } from "../../../../domain/cart/roles.ts";
import { RedrawnIfTranslated } from "../../../ui/kit/redrawn-if-translated.tsx";
import { Notice } from "../../../ui/masthead/sign.tsx";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";
import type { Calculation } from "../../cart-form/calculation.ts";
import type { Actions } from "./actions.tsx";
import { trialAway } from "../text.ts";
import "../answer.css";
import { Undo } from "./answer.tsx";
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
        <AwayFromSign>
          <Notice text={trialAway(trial, calculation.cart, role)} isSilent>
            <Undo onUndo={onUndo} />
          </Notice>
        </AwayFromSign>
      )}
      {trials.length > 0 && (
        <Moves
          {...{ trials, role, onTry }}
          cart={calculation.cart}
          tried={trial === null ? null : trial.id}
        />
      )}
      <FixedListings {...{ calculation, role }} />
      <RedrawnIfTranslated content={trial?.id ?? ""}>
        <AskingByAge figures={trial?.figures ?? calculation} role={role} />
      </RedrawnIfTranslated>
      <FixedSections {...{ calculation, role, trials }} />
      <div className="stick cluster screen-only">
        {actions.isCopied && <p aria-hidden="true">Copied to clipboard</p>}
        {actions.main}
      </div>
    </>
  );
}

/** These don't change with a trial, so a trial doesn't render them again. */
const FixedListings = memo(ListingsAndReport);
const FixedSections = memo(function FixedSections({
  calculation,
  role,
  trials,
}: Omit<ComponentProps<typeof AnswerSections>, "trial" | "actions" | "onTry" | "onUndo">) {
  return (
    <>
      <Steps {...{ calculation, role, trials }} />
      <How calculation={calculation} role={role} />
    </>
  );
});

/** Repeats the sign's answer at the top of the window while the sign is out of sight. */
function AwayFromSign({ children }: { children: ReactNode }) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const sign = document.querySelector(".tool .sign");
    if (sign === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setAway(!entry!.isIntersecting));
    observer.observe(sign);
    return () => observer.disconnect();
  }, []);
  return isAway && <div className="pinned">{children}</div>;
}
