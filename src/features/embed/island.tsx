import { useMemo, useState } from "react";
import { thisYear } from "../../browser/clock.ts";
import { RedrawnIfTranslated } from "../../ui/kit/redrawn-if-translated.tsx";
import { lazyPart, withErrorBoundary } from "../../ui/lazy/lazy-part.tsx";
import { type Codec, useFormValues } from "../../ui/masthead/use-form-values.ts";
import { usePrefetch } from "../../ui/lazy/use-prefetch.ts";
import { type Calculation, calculate } from "../cart-form/calculation.ts";
import { type Details, queryOf } from "../../../domain/details/details.ts";
import { type CartValues, cartCodec } from "../cart-form/cart-values.ts";
import { enteredDetails } from "../cart-form/correct-input.ts";
import { CartForm } from "../value/parts/cart-form.tsx";
import { readHostChoices, sampleIn } from "./host-choices.ts";

const loadResult = async () => (await import("./parts/result.tsx")).EmbedResult;

const EmbedResult = lazyPart(
  loadResult,
  "The result couldn’t be loaded. What you entered is still in the form.",
);

/** Keeps nothing in the browser, and loads everything after the form once the form is used. */
export const EmbedTool = withErrorBoundary(EmbeddedTool);

function EmbeddedTool() {
  const { form, address, values, setValues } = useFormValues(embedCodec);
  const { details } = values;
  const [entered, setEntered] = useState<Calculation | null>(null);
  const sample = useMemo(() => {
    const example = sampleIn(address);
    return example && calculate(example, thisYear());
  }, [address]);
  const calculation = entered ?? sample;
  const host = readHostChoices(address);
  const edit = (change: (current: Details) => Details) =>
    setValues((current) => ({ ...current, details: change(current.details) }));

  usePrefetch(form, loadResult);

  return (
    <div className="embedded stack">
      <CartForm
        ref={form}
        values={values}
        fixedMake={host.make}
        modelHint={undefined}
        onEdit={edit}
        onFill={setValues}
        onCalculate={() => {
          const next = enteredDetails(values, null, thisYear());
          edit(() => next);
          setEntered(calculate(next, thisYear()));
        }}
        calculated={calculation?.details ?? details}
        isEmbedded
      />
      {calculation !== null && (
        <RedrawnIfTranslated content={queryOf(calculation.details)}>
          <EmbedResult calculation={calculation} host={host} isSample={entered === null} />
        </RedrawnIfTranslated>
      )}
    </div>
  );
}

const cart = cartCodec();

const embedCodec: Codec<CartValues> = {
  blank: cart.blank,
  readAddress: (address) => {
    const { make = "" } = readHostChoices(address);
    const { blank } = cartCodec({ make });
    return { ...blank, details: sampleIn(address) ?? blank.details };
  },
  read: (edits, addressed) => {
    // The prerendered form asks for the make, which the host may have fixed.
    const { make } = addressed.details;
    return make === "" ? cart.read(edits, addressed) : cartCodec({ make }).read(edits, addressed);
  },
  fieldsOf: cart.fieldsOf,
};
