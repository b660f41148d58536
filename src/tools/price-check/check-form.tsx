import type { Ref } from "react";
import { DetailFields } from "../cart/detail-fields.tsx";
import { missingFieldsMessage } from "../cart/details.ts";
import { ExtraFields } from "../cart/extra-fields.tsx";
import { ToolForm, UseButton } from "../../components/tool-form.tsx";
import { type Ad, priceProblemMessage } from "./ad.ts";
import { PriceField } from "./price-field.tsx";

interface CheckFormProps {
  ref: Ref<HTMLFormElement>;
  ad: Ad;
  onChange: (change: Partial<Ad>) => void;
  onCheck: () => void;
  /** Whether the result shown is for the previous ad. */
  isStale: boolean;
}

/** The asking price and the cart it is asked for. */
export function CheckForm({ ref, ad, onChange, onCheck, isStale }: CheckFormProps) {
  const { details } = ad;
  const message = priceProblemMessage(ad.price) || missingFieldsMessage(details);
  const changeDetails = (change: Partial<typeof details>) =>
    onChange({ details: { ...details, ...change } });
  return (
    <ToolForm
      ref={ref}
      onUse={onCheck}
      tool="The price check"
      withoutScript="The math runs on your device, and nothing you enter is sent."
    >
      <h2>Enter the ad</h2>
      <PriceField price={ad.price} onChange={(price) => onChange({ price })} />
      <DetailFields details={details} onChange={changeDetails}>
        <ExtraFields details={details} onChange={changeDetails} />
      </DetailFields>
      <UseButton
        missing={message}
        stale={isStale ? "The result shown is for the previous ad." : ""}
      >
        Check the Price
      </UseButton>
    </ToolForm>
  );
}
