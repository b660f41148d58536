import { useId, useRef } from "react";
import { useSettled } from "../cart/use-settled.ts";
import { Field } from "../../components/field.tsx";
import { maxAmountLength } from "../../format/read-dollars.ts";
import { priceUnderstoodMessage, priceProblemMessage } from "./ad.ts";
import styles from "./price-field.module.css";

/** The asking price as written in the ad, and how it was read. */
export function PriceField({
  price,
  onChange,
}: {
  price: string;
  onChange: (price: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const [settled, onTyped] = useSettled(input);
  const problem = price.trim() === "" ? "" : priceProblemMessage(price);
  return (
    <div className={styles.price}>
      <Field label="Asking price" note="as in the ad, like $6,500 or 6.5k">
        {(id) => (
          <input
            ref={input}
            id={id}
            name="price"
            type="text"
            autoComplete="off"
            maxLength={maxAmountLength}
            aria-describedby={noteId}
            aria-invalid={(settled && problem !== "") || undefined}
            value={price}
            onChange={(event) => {
              onTyped();
              onChange(event.target.value);
            }}
          />
        )}
      </Field>
      <p className={styles.hint} id={noteId} role="status" data-invalid={problem !== ""}>
        {settled && (problem || priceUnderstoodMessage(price))}
      </p>
    </div>
  );
}
