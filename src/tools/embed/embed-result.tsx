import { useEffect, useRef, useState } from "react";
import { Board } from "../../components/board.tsx";
import { SafePart } from "../../components/safe-part.tsx";
import type { Calculation } from "../cart/calculation.ts";
import { resultSentence } from "../cart/cart-labels.ts";
import { queryOf } from "../cart/details.ts";
import type { Role } from "../evidence/roles.ts";
import { Estimate } from "../value/estimate.tsx";
import { EstimateNotes } from "../value/estimate-notes.tsx";
import styles from "./embed-result.module.css";
import { EmbedSale } from "./embed-sale.tsx";

/** The frame has to grow first, which its page does on hearing of the new height. */
const scrollDelayMs = 100;

/** The figures for the cart, what can be done with them, and where there is more. */
export function EmbedResult({
  calculation,
  partner,
}: {
  calculation: Calculation;
  partner: string | undefined;
}) {
  const { cart, appraisal, details } = calculation;
  const [role, setRole] = useState<Role>("selling");
  const [announced, setAnnounced] = useState("");
  const mark = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnounced(resultSentence(cart, appraisal));
      show(mark.current!);
    }, scrollDelayMs);
    return () => clearTimeout(timer);
  }, [cart, appraisal]);

  return (
    <div className={styles.result}>
      <div ref={mark} className={styles.mark} />
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <SafePart sentence="The result couldn’t be shown. What you entered is still in the form.">
        <Board name="Valuation result">
          <Estimate calculation={calculation} trial={null} role={role} onRole={setRole}>
            <EmbedSale calculation={calculation} partner={partner} />
            <p className={styles.more}>
              <a href={`/${queryOf(details)}`}>See the full report on CartWorth</a>: what would
              raise the value, the next five years, and dealers’ listings.
            </p>
            <EstimateNotes cart={cart} appraisal={appraisal} />
          </Estimate>
        </Board>
      </SafePart>
    </div>
  );
}

function show(mark: HTMLElement) {
  const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  mark.scrollIntoView({ behavior: reduced ? "instant" : "smooth" });
}
