import type { ReactNode } from "react";
import { CartPicture } from "../../components/cart-picture.tsx";
import { Tiles } from "../../components/tiles.tsx";
import { formatDollars } from "../../format/money.ts";
import type { Calculation, NamedTrial } from "../cart/calculation.ts";
import { cartName } from "../cart/cart-labels.ts";
import { cartSummary } from "../cart/cart-summary.ts";
import type { Role } from "../evidence/roles.ts";
import { Answer } from "./answer.tsx";
import styles from "./value.module.css";

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
