import type { Ref } from "react";
import { formMakes } from "../../catalogue/price-book.data.ts";
import { batteryAges, conditions, powertrains, seatCounts } from "../../valuation/cart.ts";
import { Button } from "../components/button.tsx";
import { Field } from "../components/field.tsx";
import styles from "./cart-form.module.css";
import { type Details, longestModel, whatIsMissing } from "./details.ts";
import { batteryWords, conditionWords, powertrainWords, seatWords } from "./words.ts";

interface CartFormProps {
  ref: Ref<HTMLFormElement>;
  details: Details;
  fixedMake: string | undefined;
  onChange: (change: Partial<Details>) => void;
  onCalculate: () => void;
}

const modelListId = "models";

/** The eight details. The browser's own validation is off: it is never the reason for a refusal. */
export function CartForm({ ref, details, fixedMake, onChange, onCalculate }: CartFormProps) {
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
        <Field label="Year">
          <input
            name="year"
            type="number"
            inputMode="numeric"
            min={1990}
            max={2024}
            placeholder="2020"
            value={details.year}
            onChange={(event) => onChange({ year: event.target.value })}
          />
        </Field>
        <ChoiceField
          label="Seats"
          name="seats"
          choices={seatCounts}
          words={seatWords}
          value={details.seats}
          onChange={(seats) => onChange({ seats })}
        />
        {fixedMake === undefined ? (
          <MakeSelect make={details.make} onChange={onChange} />
        ) : (
          <p className={styles.fixedMake}>
            Make <b>{fixedMake}</b>
          </p>
        )}
        <Field label="Model">
          <input
            name="model"
            list={modelListId}
            maxLength={longestModel}
            autoComplete="off"
            value={details.model}
            onChange={(event) => onChange({ model: event.target.value })}
          />
        </Field>
      </div>
      <ModelSuggestions make={details.make} />
      <PowertrainToggle powertrain={details.powertrain} onChange={onChange} />
      <ConditionCards condition={details.condition} onChange={onChange} />
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
      <label className={styles.check}>
        <input
          name="hasUpgrades"
          type="checkbox"
          value="true"
          checked={details.hasUpgrades}
          onChange={(event) => onChange({ hasUpgrades: event.target.checked })}
        />
        <span>
          Has upgrades <small>lift kit, lithium, sound, custom wheels…</small>
        </span>
      </label>
      <Button tone="call" type="submit" disabled={missing !== ""}>
        Calculate Value
      </Button>
      <p className={styles.missing}>{missing}</p>
      <noscript>
        <p className={styles.noscript}>
          The value tool needs JavaScript: turn it on in your browser to calculate. The arithmetic
          happens on your device, and nothing you enter is sent.
        </p>
      </noscript>
    </form>
  );
}

function ChoiceField<T extends number>(field: {
  label: string;
  name: keyof Details;
  choices: readonly T[];
  words: Record<T, string>;
  value: T;
  onChange: (choice: T) => void;
}) {
  return (
    <Field label={field.label}>
      <select
        name={field.name}
        value={field.value}
        onChange={(event) => field.onChange(field.choices[event.target.selectedIndex]!)}
      >
        {field.choices.map((each) => (
          <option key={each} value={each}>
            {field.words[each]}
          </option>
        ))}
      </select>
    </Field>
  );
}

type Change = Pick<CartFormProps, "onChange">;

function MakeSelect({ make, onChange }: { make: string } & Change) {
  return (
    <Field label="Make">
      <select
        name="make"
        value={make}
        onChange={(event) => onChange({ make: event.target.value })}
      >
        <option value="">Select a make</option>
        {formMakes.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </Field>
  );
}

function ModelSuggestions({ make }: { make: string }) {
  const known = formMakes.find(({ name }) => name === make);
  const models = new Set(known && [...Object.keys(known.modelPrices), ...known.models]);
  return (
    <datalist id={modelListId}>
      {[...models].map((model) => (
        <option key={model} value={model} />
      ))}
    </datalist>
  );
}

function PowertrainToggle({ powertrain, onChange }: Pick<Details, "powertrain"> & Change) {
  return (
    <fieldset className={styles.toggle}>
      <legend>Powertrain</legend>
      {powertrains.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="powertrain"
            value={each}
            checked={each === powertrain}
            onChange={() => onChange({ powertrain: each })}
          />
          <span>{powertrainWords[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function ConditionCards({ condition, onChange }: Pick<Details, "condition"> & Change) {
  return (
    <fieldset className={styles.conditions}>
      <legend>Overall Condition</legend>
      {conditions.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="condition"
            value={each}
            checked={each === condition}
            onChange={() => onChange({ condition: each })}
          />
          <span>
            <b>{conditionWords[each].name}</b>
            <span className="visually-hidden"> - </span>
            {conditionWords[each].meaning}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
