import { useState, useRef, type RefObject } from "react";
import { flushSync } from "react-dom";
import { cartFields, maxTextLength } from "../../../../domain/cart/cart.ts";
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
import type { DetailChange, Details } from "../../../../domain/details/details.ts";
import { FindLink } from "./find-link.tsx";
import { YearField } from "./year-field.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";
import { findBasePrice } from "../../../../domain/catalogue/site-prices.ts";
import { formMakes } from "../../../../domain/catalogue/price-book.ts";
import { Chip } from "../../../ui/kit/chip.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { loadReader } from "./describe-line.tsx";
import { impliedText, understoodAs } from "../../../../domain/details/wording.ts";
import { guessModel, modelsOf } from "../correct-input.ts";

export function DetailFields({
  details,
  fixedMake,
  modelHint,
  onChange,
  onName,
}: {
  details: Details;
  fixedMake?: string | undefined;
  modelHint?: string | undefined;
  onChange: (change: DetailChange) => void;
  /** Called when the make or the model has been chosen, or its field left. */
  onName: () => void;
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
          <MakeField
            {...details}
            onChange={(change) => {
              onChange(change);
              onName();
            }}
          />
        ) : (
          <FixedMake make={fixedMake} />
        )}
        <ModelField details={details} hint={modelHint} onChange={onChange} onName={onName} />
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

export function ConditionHelp(props: Pick<Details, "condition" | "powertrain"> & Change) {
  const [opened, setOpened] = useState(false);
  return (
    <Fold
      title="Not sure? Answer a few questions"
      // It may have been opened before hydration.
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

/** They fit in one row on a phone; the field's list suggests the other models. */
const maxChips = 4;

export function ModelField({
  details,
  hint,
  onChange,
  onName,
}: { details: Details; hint: string | undefined; onName: () => void } & Change) {
  const { make, model } = details;
  const input = useRef<HTMLInputElement>(null);
  const known = formMakes.find(({ name }) => name === make);
  const models = known ? modelsOf(known) : [];
  const base = known && model.trim() !== "" ? findBasePrice(make, model) : null;
  const suggestion = base?.from === "make" ? guessModel(model, models) : null;
  const setModel = (text: string) => onChange({ model: text });
  const choose = (name: string) => {
    setModel(name);
    onName();
  };
  /** Text such as "RXV lithium lifted" says more than the model. */
  const readText = async () => {
    onName();
    try {
      const { batteryType, lifted } = (await loadReader()).readModelText(model);
      flushSync(() =>
        onChange({
          ...(batteryType !== undefined && { batteryType }),
          ...(lifted !== undefined && { lifted }),
        }),
      );
    } catch {
      // Visitors can still use the fields below for both.
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
            onChange={(event) => setModel(event.target.value)}
            onFocus={() => void loadReader().catch(() => {})}
            onBlur={() => void readText()}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              // A single word is only a model.
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
          {models.slice(0, maxChips).map((name) => (
            <Chip key={name} aria-pressed={name === model} onClick={() => choose(name)}>
              {name}
            </Chip>
          ))}
        </div>
      )}
      <p className="soft" role="status">
        {[base && understoodAs(base), impliedText(details)].filter(Boolean).join(" ")}
        {suggestion !== null && <DidYouMean model={suggestion} field={input} onAccept={choose} />}
      </p>
      <datalist id={modelListId}>
        {models.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}

/** Focuses the field, because the pressed button disappears. */
function DidYouMean({
  model,
  field,
  onAccept,
}: {
  model: string;
  field: RefObject<HTMLInputElement | null>;
  onAccept: (model: string) => void;
}) {
  return (
    <>
      {" Did you mean "}
      <Chip
        onClick={() => {
          onAccept(model);
          field.current!.focus();
        }}
      >
        {model}
      </Chip>
      ?
    </>
  );
}
