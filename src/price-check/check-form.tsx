import type { Ref } from "react";
import { DetailFields } from "../calculator/detail-fields.tsx";
import { whatIsMissing } from "../calculator/details.ts";
import { Button } from "../components/button.tsx";
import { Field } from "../components/field.tsx";
import { ToolForm } from "../components/tool-form.tsx";
import { AskingFields } from "../market/asking-fields.tsx";
import { type Ad, longestPrice, whatIsWrongWithPrice } from "./ad.ts";
import styles from "./check-form.module.css";

interface CheckFormProps {
  ref: Ref<HTMLFormElement>;
  ad: Ad;
  onChange: (change: Partial<Ad>) => void;
  onCheck: () => void;
}

/** The asking price and the cart it is asked for. */
export function CheckForm({ ref, ad, onChange, onCheck }: CheckFormProps) {
  const { details } = ad;
  const wrong = whatIsWrongWithPrice(ad.price) || whatIsMissing(details);
  return (
    <ToolForm
      ref={ref}
      onUse={onCheck}
      needsScript="The price check needs JavaScript: turn it on in your browser. The arithmetic happens on your device, and nothing you enter is sent."
    >
      <h2>Enter the ad</h2>
      <Field label="Asking price" note="in dollars">
        {(id) => (
          <input
            id={id}
            name="price"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={longestPrice}
            placeholder="6500"
            value={ad.price}
            onChange={(event) => onChange({ price: event.target.value })}
          />
        )}
      </Field>
      <DetailFields
        details={details}
        onChange={(change) => onChange({ details: { ...details, ...change } })}
      />
      <AskingFields electric={details.powertrain === "electric"} {...ad} onChange={onChange} />
      <Button tone="call" type="submit" disabled={wrong !== ""}>
        Check the Price
      </Button>
      <p className={styles.wrong}>{wrong}</p>
    </ToolForm>
  );
}
