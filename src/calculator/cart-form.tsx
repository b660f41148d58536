import type { Ref } from "react";
import { Button } from "../components/button.tsx";
import { ToolForm } from "../components/tool-form.tsx";
import styles from "./cart-form.module.css";
import { DetailFields } from "./detail-fields.tsx";
import { type Details, whatIsMissing } from "./details.ts";

interface CartFormProps {
  ref: Ref<HTMLFormElement>;
  details: Details;
  fixedMake: string | undefined;
  modelHint: string | undefined;
  onChange: (change: Partial<Details>) => void;
  onCalculate: () => void;
}

/** The eight details. */
export function CartForm(props: CartFormProps) {
  const { ref, details, fixedMake, modelHint, onChange, onCalculate } = props;
  const missing = whatIsMissing(details);
  return (
    <ToolForm
      ref={ref}
      onUse={onCalculate}
      needsScript="The value tool needs JavaScript: turn it on in your browser to calculate. The arithmetic happens on your device, and nothing you enter is sent."
    >
      <h2>Enter Cart Details</h2>
      <DetailFields
        details={details}
        fixedMake={fixedMake}
        modelHint={modelHint}
        onChange={onChange}
      />
      <Button tone="call" type="submit" disabled={missing !== ""}>
        Calculate Value
      </Button>
      <p className={styles.missing}>{missing}</p>
    </ToolForm>
  );
}
