import { type Role, roles, roleLabels, roleVerbs } from "../../../../domain/cart/roles.ts";
import { type ComponentProps, type RefObject, useState } from "react";
import { useLateModule } from "../../../ui/lazy/use-late-module.ts";
import { cartName } from "../../../../domain/cart/wording.ts";
import { Board } from "../../../ui/kit/board.tsx";
import { formatDollars, formatRange } from "../../../../domain/cart/money.ts";
import { type Calculation, calculate } from "../../cart/calculation.ts";
import { thisYear } from "../../../browser/clock.ts";
import { Strip } from "../../billboard/parts/strip.tsx";
import { Button } from "../../../ui/kit/button.tsx";
import { type Details, areSame } from "../../../../domain/cart/details.ts";
import { latePart } from "../../../ui/lazy/late-part.tsx";
import { TryAgain } from "../../../ui/lazy/try-again.tsx";
import styles from "../value.module.css";
import { Poster, Say } from "../../billboard/parts/poster.tsx";
import { BlankTiles } from "../../../ui/kit/tiles.tsx";
import { cartSummary } from "../../../../domain/cart/seen-cart.ts";

export const loadAnswer = () => import("../../billboard/parts/answer.tsx");

const AnswerPreview = latePart(
  async () => (await loadAnswer()).AnswerPreview,
  "The new answer couldn’t be loaded.",
);

export const loadBoardRest = () => import("./board-footer.tsx");

const ResultActions = latePart(
  async () => (await loadBoardRest()).ResultActions,
  "The buttons couldn’t be loaded. Your estimate isn’t affected.",
);
const BoardNotes = latePart(
  async () => (await loadBoardRest()).BoardNotes,
  "The arithmetic couldn’t be loaded. Your estimate isn’t affected.",
);

interface ResultBoardProps {
  ref: RefObject<HTMLElement | null>;
  calculation: Calculation | null;
  role: Role;
  onRole: (role: Role) => void;
  details: Details;
  /** Shows the result for the details as they are now. */
  onUpdate: () => void;
}

/** The billboard. When the form changes, it keeps showing the cart it was calculated for. */
export function ResultBoard({ ref, details, onUpdate, ...shown }: ResultBoardProps) {
  const { calculation, role } = shown;
  const isStale = calculation !== null && !areSame(calculation.details, details);
  const [said, setSaid] = useState("");
  return (
    <Board ref={ref} name="Valuation result">
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {isStale && <StaleStrip details={details} role={role} onUpdate={onUpdate} />}
      {calculation === null ? (
        <ReadyStage details={details} />
      ) : (
        <div className={styles.shown} data-stale={isStale || undefined}>
          <LateAnswer
            calculation={calculation}
            role={role}
            onRole={shown.onRole}
            onSay={setSaid}
            actions={<ResultActions {...{ calculation, role }} />}
          >
            <BoardNotes {...calculation} />
          </LateAnswer>
        </div>
      )}
    </Board>
  );
}

type AnswerProps = ComponentProps<Awaited<ReturnType<typeof loadAnswer>>["Answer"]>;

/** The answer once it is loaded; until then, or if it can’t be, the formula’s estimate stands alone. */
function LateAnswer(props: AnswerProps) {
  const late = useLateModule(loadAnswer);
  if (late.status === "loaded") return <late.module.Answer {...props} />;
  const { cart, estimate } = props.calculation;
  return (
    <>
      <div className={styles.plain}>
        <h2>{cartName(cart)}</h2>
        <p>
          Estimated value{" "}
          <data value={estimate.value}>
            <b>{formatDollars(estimate.value)}</b>
          </data>
          , {formatRange(estimate)}
        </p>
        {late.status === "failed" && (
          <TryAgain
            sentence="The number for your side of the deal couldn’t be loaded."
            onRetry={late.retry}
          />
        )}
      </div>
      {/* Begun here, a listing would be lost once the answer takes this place. */}
      {late.status === "failed" && (
        <>
          {props.actions}
          {props.children}
        </>
      )}
    </>
  );
}

/** The answer for the changed details, and the press that shows it. */
function StaleStrip({
  details,
  role,
  onUpdate,
}: {
  details: Details;
  role: Role;
  onUpdate: () => void;
}) {
  const next = calculate(details, thisYear());
  return (
    <Strip>
      <p role="status">
        This result is for your previous details.{" "}
        {next !== null && <AnswerPreview calculation={next} role={role} />}
      </p>
      {next !== null && (
        <Button tone="call" onClick={onUpdate}>
          Update
        </Button>
      )}
    </Strip>
  );
}

/** Before there is a result: the blank sign, and the cart as it is entered. */
export function ReadyStage({ details }: { details: Details }) {
  return (
    <div className={styles.stage} data-stage="">
      <Poster name="Ready to Calculate" because="Your number goes up here." cart={details}>
        <Say>
          <BlankTiles text="$ ,   " />
        </Say>
      </Poster>
      <p className={styles.caption}>
        <b>Your cart:</b> {cartSummary(details).join(" · ")}
      </p>
      <div className={styles.sides}>
        <h3>One number for your side of the deal</h3>
        <dl>
          {roles.map((role) => (
            <div key={role}>
              <dt>{roleLabels[role]}</dt>
              <dd>{roleVerbs[role]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
