import type { Ref } from "react";
import { SheetHeading, ToolForm, SubmitButton } from "../../../ui/form/tool-form.tsx";
import type { CartValues } from "../../cart-form/cart-values.ts";
import type { Edit } from "../../cart-form/parts/cart-fields.tsx";
import { ExtraFields } from "../../cart-form/parts/extra-fields.tsx";
import { DetailFields } from "../../cart-form/parts/detail-fields.tsx";
import { DescribeLine } from "../../cart-form/parts/describe-line.tsx";
import { Readout } from "../../cart-form/parts/readout.tsx";
import { FoldToggle, FoldedDetails, useFolding } from "../../cart-form/parts/folded-details.tsx";
import {
  type Details,
  isSameCart,
  missingFields,
  missingFieldsMessage,
} from "../../../../domain/details/details.ts";
import { focusField } from "../../../ui/masthead/use-sheet.ts";

interface CartFormProps extends Edit {
  ref: Ref<HTMLFormElement>;
  values: CartValues;
  fixedMake: string | undefined;
  modelHint: string | undefined;
  onFill: (values: CartValues) => void;
  onCalculate: () => void;
  calculated: Details;
  /** For a form that covers an answer. */
  isOpen?: boolean;
  onClose?: () => void;
  /** True on another site, where the form stays above the answer. */
  isEmbedded?: boolean;
}

export function CartForm(props: CartFormProps) {
  const { ref, values, fixedMake, modelHint, onEdit, onFill, onCalculate, calculated } = props;
  const { isOpen, onClose, isEmbedded = false } = props;
  const { details } = values;
  const missing = missingFieldsMessage(details);
  const folding = useFolding({ isFoldedAtFirst: false, isOverAnswer: isOpen === true });
  const { isFolded } = folding;
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
        values={values}
        fixedMake={fixedMake}
        onFill={onFill}
        onLine={folding.onLine}
        onEnter={(form) =>
          missing === "" ? onCalculate() : focusField(form, missingFields(details)[0]!)
        }
        missing={missing}
      >
        {isFolded ? (
          <Readout details={details} label="The cart in the line" onUnfold={folding.unfold} />
        ) : undefined}
      </DescribeLine>
      <FoldedDetails folding={folding}>
        <DetailFields
          details={details}
          fixedMake={fixedMake}
          modelHint={modelHint}
          onEdit={onEdit}
        />
      </FoldedDetails>
      <SubmitButton
        missing={missing}
        isPinned={isFolded && missing === ""}
        stale={
          isSameCart(calculated, details) ? "" : "The result shown is for your previous details."
        }
      >
        Calculate Value
      </SubmitButton>
      {folding.hasLine && <FoldToggle folding={folding}>All details</FoldToggle>}
      <div hidden={isFolded}>
        <ExtraFields details={details} canScan={!isEmbedded} onEdit={onEdit} />
      </div>
    </ToolForm>
  );
}
