import type { Ref } from "react";
import { SheetHeading, ToolForm, SubmitButton } from "../../../ui/form/tool-form.tsx";
import type { Edit } from "../../cart-form/parts/cart-fields.tsx";
import { ExtraFields } from "../../cart-form/parts/extra-fields.tsx";
import { DetailFields } from "../../cart-form/parts/detail-fields.tsx";
import { DescribeLine } from "../../cart-form/parts/describe-line.tsx";
import { type Details, areSame, missingFieldsMessage } from "../../../../domain/details/details.ts";

interface CartFormProps extends Edit {
  ref: Ref<HTMLFormElement>;
  details: Details;
  fixedMake: string | undefined;
  modelHint: string | undefined;
  /** `isRead` is true if a line was read into the details. */
  onReplace: (details: Details, isRead: boolean) => void;
  onCalculate: () => void;
  calculated: Details;
  /** For a form that covers an answer. */
  isOpen?: boolean;
  onClose?: () => void;
  /** True on another site, where the form stays above the answer. */
  isEmbedded?: boolean;
}

export function CartForm(props: CartFormProps) {
  const { ref, details, fixedMake, modelHint, onEdit, onReplace, onCalculate, calculated } = props;
  const { isOpen, onClose, isEmbedded = false } = props;
  const missing = missingFieldsMessage(details);
  return (
    <ToolForm
      ref={ref}
      isSheet={!isEmbedded}
      data-open={isOpen || undefined}
      onSubmit={onCalculate}
      assistant={{
        toolname: "value_cart",
        tooldescription:
          "Values a golf cart from its year, seats, make, model, powertrain, condition, battery age, and upgrades.",
      }}
      tool="The value tool"
      withoutScript="The math runs on your device, and nothing you enter is sent."
    >
      <SheetHeading title="Enter Cart Details" openTitle="Change the details" onClose={onClose} />
      <DescribeLine
        details={details}
        fixedMake={fixedMake}
        onRead={({ details: read, parsed }) => onReplace(read, Object.keys(parsed).length > 0)}
        onUndo={(before) => onReplace(before, false)}
      />
      <DetailFields details={details} fixedMake={fixedMake} modelHint={modelHint} onEdit={onEdit} />
      <SubmitButton
        missing={missing}
        stale={areSame(calculated, details) ? "" : "The result shown is for your previous details."}
      >
        Calculate Value
      </SubmitButton>
      <ExtraFields details={details} canScan={!isEmbedded} onEdit={onEdit} />
    </ToolForm>
  );
}
