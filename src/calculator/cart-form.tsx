import type { Ref } from "react";
import { batteryAges, seatCounts } from "../../valuation/cart.ts";
import { Button } from "../components/button.tsx";
import {
  ChoiceField,
  ConditionCards,
  FixedMake,
  MakeField,
  ModelField,
  PowertrainToggle,
  UpgradesBox,
  YearField,
} from "./cart-fields.tsx";
import styles from "./cart-form.module.css";
import { type Details, whatIsMissing } from "./details.ts";
import { batteryWords, seatWords } from "./words.ts";

interface CartFormProps {
  ref: Ref<HTMLFormElement>;
  details: Details;
  fixedMake: string | undefined;
  modelHint: string | undefined;
  onChange: (change: Partial<Details>) => void;
  onCalculate: () => void;
}

/** The eight details. The browser's own validation is off: it is never the reason for a refusal. */
export function CartForm(props: CartFormProps) {
  const { ref, details, fixedMake, modelHint, onChange, onCalculate } = props;
  const missing = whatIsMissing(details);
  return (
    <form
      ref={ref}
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
    >
      <h2>Enter Cart Details</h2>
      <div className={styles.grid}>
        <YearField details={details} onChange={onChange} />
        <ChoiceField
          label="Seats"
          name="seats"
          choices={seatCounts}
          words={seatWords}
          value={details.seats}
          onChange={(seats) => onChange({ seats })}
        />
        {fixedMake === undefined ? (
          <MakeField {...details} onChange={onChange} />
        ) : (
          <FixedMake make={fixedMake} />
        )}
        <ModelField {...details} hint={modelHint} onChange={onChange} />
      </div>
      <PowertrainToggle {...details} onChange={onChange} />
      <ConditionCards {...details} onChange={onChange} />
      {details.powertrain === "electric" && (
        <ChoiceField
          label="Battery Age"
          name="batteryAge"
          choices={batteryAges}
          words={batteryWords}
          value={details.batteryAge}
          onChange={(batteryAge) => onChange({ batteryAge })}
        />
      )}
      <UpgradesBox {...details} onChange={onChange} />
      <Button tone="call" type="submit" disabled={missing !== ""}>
        Calculate Value
      </Button>
      <p className={styles.missing}>{missing}</p>
      <p className={styles.needsScript}>
        The value tool needs JavaScript: turn it on in your browser to calculate. The arithmetic
        happens on your device, and nothing you enter is sent.
      </p>
    </form>
  );
}
