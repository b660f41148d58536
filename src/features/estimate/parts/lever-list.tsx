import { useRef, useState } from "react";
import { appraise } from "../../../../domain/catalogue/site-prices.ts";
import { floorDollars } from "../../../../domain/valuation/appraise.ts";
import { type LeverId, trialsOf } from "../../../../domain/valuation/levers.ts";
import type { Calculation, NamedTrial } from "../../cart/calculation.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { latePart } from "../../../ui/lazy/late-part.tsx";
import { formatChange, formatDollars } from "../../../../domain/cart/money.ts";
import { Fold } from "../../../ui/kit/fold.tsx";
import { type Cart, cartFields } from "../../../../domain/valuation/cart.ts";
import { shortBatteryAges } from "../../../../domain/valuation/rules.ts";
import { addStyles } from "../../../ui/lazy/add-styles.ts";
import css from "../estimate.css?inline";

addStyles(css);

const LeverDetails = latePart(
  async () => (await import("./lever-details.tsx")).LeverDetails,
  "What this change costs couldn’t be loaded.",
);

interface LeversProps {
  calculation: Calculation;
  trial: NamedTrial | null;
  onTry: (trial: NamedTrial | null, pressed?: Element) => void;
}

/** Changes that would move the estimate, and by how much; each can be tried in place. */
export function LeverList({ calculation, trial, onTry }: LeversProps) {
  const section = useRef<HTMLElement>(null);
  const undo = () => {
    onTry(null);
    // The button disappears: the focus stays where it was.
    section.current!.focus({ preventScroll: true });
  };
  const levers = namedTrials(calculation);
  return (
    <section ref={section} tabIndex={-1} aria-label="What would change it">
      <h2>What would change it</h2>
      <div className="estimate-card card">
        {levers.length === 0 ? (
          <p>{nothingMoves}</p>
        ) : (
          <>
            <p className="estimate-shown">
              <b>{formatDollars((trial ?? calculation).appraisal.value)}</b>{" "}
              <span>
                {trial === null
                  ? "Press an amount to preview that change. Open a row for details."
                  : `with this change: ${trial.name.toLowerCase()}.`}
              </span>{" "}
              {trial !== null && <Button onClick={undo}>Undo</Button>}
            </p>
            <ul>
              {levers.map((each) => (
                <Lever
                  key={each.id}
                  calculation={calculation}
                  lever={each}
                  isTried={trial?.id === each.id}
                  onTry={onTry}
                />
              ))}
            </ul>
            <p className="estimate-key soft">As on a scorecard, a circle helps and a box hurts.</p>
          </>
        )}
      </div>
    </section>
  );
}

const nothingMoves = `This cart is at our formula’s minimum of ${formatDollars(floorDollars)}. No single change would raise it.`;

function Lever({
  calculation,
  lever,
  isTried,
  onTry,
}: Pick<LeversProps, "calculation" | "onTry"> & {
  lever: Labeled;
  isTried: boolean;
}) {
  const { name, note, effect, appraisal } = lever;
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <li data-tried={isTried}>
      <button
        type="button"
        className="estimate-mark"
        data-change={Math.sign(effect)}
        aria-pressed={isTried}
        onClick={({ currentTarget }) => onTry(isTried ? null : lever, currentTarget)}
      >
        <span className="visually-hidden">Try {name.toLowerCase()}: </span>
        {formatChange(effect)}
      </button>
      <Fold
        title={name}
        note={isTried ? `would be ${formatDollars(appraisal.value)}` : note}
        onToggle={() => setWasOpened(true)}
      >
        {wasOpened && <LeverDetails calculation={calculation} trial={lever} />}
      </Fold>
    </li>
  );
}

type Labeled = NamedTrial & LeverLabel;

/** The cart's levers with their labels, largest effect first. */
export function namedTrials({ cart, asOfYear }: Calculation): Labeled[] {
  return trialsOf(appraise, cart, asOfYear).map((trial) => ({
    ...trial,
    ...leverLabel(trial.id, cart, trial.cart, asOfYear),
  }));
}

interface LeverLabel {
  readonly name: string;
  /** The estimate that it is compared with. */
  readonly note: string;
}

/** A lever's label; `changed` is the cart after it. */
export function leverLabel(id: LeverId, cart: Cart, changed: Cart, asOfYear: number): LeverLabel {
  const grade = cartFields.condition.labels[changed.condition];
  switch (id) {
    case "new-batteries":
      return { name: "New batteries", note: `now ${shortBatteryAges[cart.batteryAge]} old` };
    case "better-condition":
      return { name: `${grade} condition`, note: "one grade up" };
    case "worse-condition":
      return { name: `${grade} condition`, note: "one grade down" };
    case "upgrades":
      return cart.hasUpgrades
        ? { name: "Without upgrades", note: "what they add today" }
        : { name: "Upgrades", note: "wheels, lift, lithium, sound" };
    case "next-year":
      return { name: `Selling in ${asOfYear + 1}`, note: "a year later" };
  }
}
