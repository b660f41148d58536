// Tested with the answer in answer.test.tsx.
import type { Trial } from "../../../../domain/answer/trials.ts";
import { type Details, linkQueryOf } from "../../../../domain/details/details.ts";
import type { Role } from "../../../../domain/cart/roles.ts";
import type { Calculation } from "../../cart-form/calculation.ts";
import { type PaperId, paperAddress } from "../../../site/cart-addresses.ts";
import { type Step, stepsFor, stepsHeading } from "../text.ts";
import "../../../ui/kit/step.css";
import { StepPicture } from "./step-picture.tsx";

export function Steps({
  calculation,
  role,
  trials,
}: {
  calculation: Calculation;
  role: Role;
  trials: readonly Trial[];
}) {
  const { details } = calculation;
  const steps = stepsFor(role, batteryStake(trials), details.sources.modelYear === "plate");
  return (
    <section className="section wrap stack">
      <h2>{stepsHeading[role]}</h2>
      <div className="grid">
        {steps.map((step) => (
          <a key={step.id} className="card step" href={addressOf(step, details, role)}>
            <StepPicture step={step} calculation={calculation} role={role} />
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </a>
        ))}
      </div>
    </section>
  );
}

/**
 * Dollars between good and failed batteries. Good ones are new ones, or in a trade-in the oldest that
 * would pass.
 */
function batteryStake(trials: readonly Trial[]): number {
  const changes = trials
    .filter(({ id }) => ["new-batteries", "passed-load-test", "failed-load-test"].includes(id))
    .map(({ change }) => change);
  return Math.max(0, ...changes) - Math.min(0, ...changes);
}

const papers: Readonly<Record<Role, PaperId>> = {
  selling: "for-sale-flyer",
  trading: "insurance-sheet",
  buying: "buying-checklist",
  insuring: "insurance-sheet",
};

function addressOf({ id }: Step, details: Details, role: Role): string {
  switch (id) {
    case "batteries":
      return `/battery-test${linkQueryOf(details)}`;
    case "plate":
      return `/year-finder${linkQueryOf(details)}`;
    case "recalls":
      return `/recalls${linkQueryOf(details)}`;
    case "papers":
      return paperAddress(details, papers[role]);
    case "ad":
      return `/check-a-price${linkQueryOf(details)}`;
    case "photos":
      return "/selling-tips#photography-tips";
  }
}
