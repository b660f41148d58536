import { useState, useRef, type RefObject } from "react";
import { flushSync } from "react-dom";
import { cartFields, maxTextLength } from "../../../../domain/valuation/cart.ts";
import {
  type Change,
  ChoiceField,
  ConditionCards,
  Extras,
  FixedMake,
  MakeField,
  PowertrainToggle,
} from "./cart-fields.tsx";
import styles from "../cart.module.css";
import type { Details } from "../../../../domain/cart/details.ts";
import { FindLink } from "./find-link.tsx";
import { YearField } from "./year-field.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";
import { findBasePrice } from "../../../../domain/catalogue/site-prices.ts";
import { formMakes } from "../../../../domain/catalogue/price-book.ts";
import { Chip } from "../../../ui/kit/chip.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { loadReader } from "./describe-line.tsx";
import { understoodAs } from "../../../../domain/cart/wording.ts";
import { guessModel, modelsOf } from "../correct-input.ts";

/** The fields of the details. A make that is fixed is shown, not asked. */
export function DetailFields({
  details,
  fixedMake,
  modelHint,
  onChange,
}: {
  details: Details;
  fixedMake?: string | undefined;
  modelHint?: string | undefined;
  onChange: (change: Partial<Details>) => void;
}) {
  return (
    <>
      <div className={styles.grid}>
        <YearField details={details} onChange={onChange}>
          <ChoiceField
            {...cartFields.seats}
            name="seats"
            value={details.seats}
            onChange={(seats) => onChange({ seats })}
          />
        </YearField>
        {fixedMake === undefined ? (
          <MakeField {...details} onChange={onChange} />
        ) : (
          <FixedMake make={fixedMake} />
        )}
        <ModelField {...details} hint={modelHint} onChange={onChange} />
      </div>
      <div className={styles.grid}>
        <PowertrainToggle {...details} onChange={onChange} />
        {details.powertrain === "electric" && (
          <ChoiceField
            {...cartFields.batteryAge}
            label="Battery Age"
            name="batteryAge"
            value={details.batteryAge}
            onChange={(batteryAge) => onChange({ batteryAge })}
            aside={
              <FindLink href="/battery-test" details={details}>
                Test<span className="visually-hidden"> the batteries</span>
              </FindLink>
            }
          />
        )}
      </div>
      <ConditionCards {...details} onChange={onChange} />
      <Extras {...details} onChange={onChange} />
    </>
  );
}

const ConditionCheck = lazyPart(
  async () => (await import("./condition-check.tsx")).ConditionCheck,
  "The questions couldn’t be loaded.",
);

/** Folded away until it is opened, and loaded then. */
export function ConditionHelp(props: Pick<Details, "condition" | "powertrain"> & Change) {
  const [opened, setOpened] = useState(false);
  return (
    <Fold
      title="Not sure? Answer a few questions"
      // It may have been opened before this script ran.
      ref={(fold) => {
        if (fold?.open) setOpened(true);
      }}
      onToggle={() => setOpened(true)}
    >
      {opened && <ConditionCheck {...props} />}
    </Fold>
  );
}

const modelListId = "models";

/** As many models as fit in one row on a phone; the field's list suggests the others. */
const maxChips = 4;

/** The model, with the make's models to choose from, and how the text is understood. */
export function ModelField({
  make,
  model,
  hint,
  onChange,
}: Pick<Details, "make" | "model"> & Change & { hint: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const known = formMakes.find(({ name }) => name === make);
  const models = known ? modelsOf(known) : [];
  const base = known && model.trim() !== "" ? findBasePrice(make, model) : null;
  const meant = base?.from === "make" ? guessModel(model, models) : null;
  const take = (taken: string) => onChange({ model: taken });
  /** "RXV lithium lifted" says more than the model. */
  const readText = async () => {
    try {
      const { batteryType, lifted } = (await loadReader()).readModelText(model);
      flushSync(() =>
        onChange({
          ...(batteryType !== undefined && { batteryType }),
          ...(lifted !== undefined && { lifted }),
        }),
      );
    } catch {
      // The fields for both are below.
    }
  };
  return (
    <>
      <Field label="Model">
        {(id) => (
          <input
            ref={input}
            id={id}
            name="model"
            type="text"
            list={modelListId}
            maxLength={maxTextLength}
            placeholder={hint}
            autoComplete="off"
            value={model}
            onChange={(event) => take(event.target.value)}
            onFocus={() => void loadReader().catch(() => {})}
            onBlur={() => void readText()}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              // A single word is a model alone.
              if (!/\S\s+\S/.test(model)) return;
              event.preventDefault();
              void readText().then(() =>
                input.current?.form?.querySelector<HTMLElement>("[type=submit]")?.click(),
              );
            }}
          />
        )}
      </Field>
      {models.length > 0 && (
        <div className="cluster" role="group" aria-label="Suggestions">
          {models.slice(0, maxChips).map((each) => (
            <Chip key={each} aria-pressed={each === model} onClick={() => take(each)}>
              {each}
            </Chip>
          ))}
        </div>
      )}
      <p className="soft" role="status">
        {base && understoodAs(base)}
        {meant !== null && <DidYouMean meant={meant} field={input} onTake={take} />}
      </p>
      <datalist id={modelListId}>
        {models.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
    </>
  );
}

/** Suggests what was probably meant. Pressing the button removes it and focuses the field. */
function DidYouMean({
  meant,
  field,
  onTake,
}: {
  meant: string;
  field: RefObject<HTMLInputElement | null>;
  onTake: (meant: string) => void;
}) {
  return (
    <>
      {" Did you mean "}
      <Chip
        onClick={() => {
          onTake(meant);
          field.current!.focus();
        }}
      >
        {meant}
      </Chip>
      ?
    </>
  );
}
