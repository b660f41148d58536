import type { Role } from "../../../../domain/cart/roles.ts";
import type { ReactNode } from "react";
import { CartPicture } from "../../../ui/drawing/cart-drawing.tsx";
import { Tiles } from "../../../ui/kit/tiles.tsx";
import { formatDollars } from "../../../../domain/cart/money.ts";
import type { Calculation, NamedTrial } from "../../cart/calculation.ts";
import { cartName } from "../../../../domain/cart/wording.ts";
import { cartSummary } from "../../../../domain/cart/summary.ts";
import { Answer } from "./answer.tsx";
import styles from "../value.module.css";

/** The cart that was valued, and the figures for it. */
export function Estimate({
  calculation,
  trial,
  role,
  onRole,
  children,
}: {
  calculation: Calculation;
  trial: NamedTrial | null;
  role: Role;
  onRole: (role: Role) => void;
  /** What can be done with the figures, which comes later than they do. */
  children: ReactNode;
}) {
  const shown = trial === null ? calculation : { ...calculation, ...trial };
  const { cart, appraisal } = shown;
  const seen = { ...calculation.details, ...cart };
  return (
    <>
      <header className={styles.head}>
        <CartPicture cart={seen} />
        <div>
          <h2>{cartName(cart)}</h2>
          <p>{cartSummary(seen).join(", ")}</p>
        </div>
      </header>
      <Answer
        calculation={shown}
        role={role}
        onRole={onRole}
        tiles={<Tiles value={appraisal.value} text={formatDollars(appraisal.value)} />}
      />
      <div className={styles.rest}>{children}</div>
    </>
  );
}
