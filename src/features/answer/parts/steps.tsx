import type { Trial } from "../../../../domain/answer/trials.ts";
import { type Details, linkQueryOf } from "../../../../domain/details/details.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import type { Role } from "../../../../domain/cart/roles.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { Plate } from "../../../ui/kit/plate.tsx";
import type { Calculation } from "../../cart-form/calculation.ts";
import { paperAddress } from "../../../site/cart-addresses.ts";
import type { PaperId } from "../../../site/cart-addresses.ts";
import { type Step, stepsFor, stepsHeading } from "../text.ts";

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
  const stake = batteryStake(trials);
  const steps = stepsFor(role, stake > 0, details.sources.modelYear === "plate");
  return (
    <section className="section wrap stack">
      <h2>{stepsHeading[role]}</h2>
      <div className="grid">
        {steps.map((step) => (
          <div key={step.id} className="card message step">
            <div>
              <StepPicture step={step} calculation={calculation} stake={stake} />
            </div>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
            <LinkButton href={addressOf(step, details, role)}>{step.action}</LinkButton>
          </div>
        ))}
      </div>
    </section>
  );
}

function StepPicture({
  step,
  calculation,
  stake,
}: {
  step: Step;
  calculation: Calculation;
  /** Dollars between a failed and a passed load test. */
  stake: number;
}) {
  switch (step.id) {
    case "batteries":
      return <span className="big">{formatDollars(stake)}</span>;
    case "plate":
      return calculation.details.sources.modelYear === "plate" ? (
        <Plate number={calculation.cart.serial} kind="" />
      ) : (
        <Plate number={samplePlate.number} kind={samplePlate.kind} />
      );
    default:
      return <CartDrawing cart={calculation.cart} small />;
  }
}

/** A Club Car number, in which the year can be marked. */
const samplePlate = { number: "PH1842-123456", kind: "club-car" };

/** Dollars between the best and the worst result of a load test. */
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
    case "repairs":
      return "/selling-tips";
    case "photos":
      return "/selling-tips#photography-tips";
  }
}
