import { type FormEvent, useState } from "react";
import { cartFields } from "../../../../domain/valuation/cart.ts";
import { today } from "../../../browser/clock.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import styles from "../fleet.module.css";
import type { TypedCart } from "../model.ts";
import { type FleetHandle, useHydrated } from "../use-fleet.ts";

/** One cart after another, typed with its quantity and its eight details. */
export function CartLineForm({ fleet }: { fleet: FleetHandle }) {
  const [added, setAdded] = useState(0);
  const isHydrated = useHydrated();
  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const typed: TypedCart = Object.fromEntries(
      [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value]] : [],
      ),
    );
    fleet.ask({ type: "add", typed, today: today() });
    setAdded(added + 1);
    // The next cart is often of the same year and make.
    form.querySelector<HTMLInputElement>("[name=model]")!.select();
  }
  return (
    <Fold title="Add a cart" note="one line at a time">
      <form className={`${styles.cart} card`} noValidate onSubmit={add}>
        <TextFields />
        <ChoiceFields />
        <Button tone="solid" type="submit" disabled={!isHydrated}>
          Add the cart
        </Button>
        <p className={styles.outcome} role="status">
          {added > 0 && !fleet.hasFailed && `${added === 1 ? "1 line" : `${added} lines`} added.`}
        </p>
      </form>
    </Fold>
  );
}

const textFields = [
  { name: "quantity", label: "Quantity", initial: "1", mode: "numeric" },
  { name: "modelYear", label: "Model year", initial: "", mode: "numeric" },
  { name: "make", label: "Make", initial: "", mode: "text" },
  { name: "model", label: "Model", initial: "", mode: "text" },
] as const;

function TextFields() {
  return textFields.map(({ name, label, initial, mode }) => (
    <Field key={name} label={label}>
      {(id) => (
        <input
          id={id}
          name={name}
          type="text"
          inputMode={mode}
          maxLength={80}
          autoComplete="off"
          defaultValue={initial}
        />
      )}
    </Field>
  ));
}

const choiceFields = {
  seats: cartFields.seats,
  powertrain: cartFields.powertrain,
  condition: cartFields.condition,
  batteryAge: cartFields.batteryAge,
  hasUpgrades: { label: "Upgrades", default: "no", labels: { no: "No upgrades", yes: "Upgrades" } },
};

function ChoiceFields() {
  return Object.entries(choiceFields).map(([name, { label, default: initial, labels }]) => (
    <Field key={name} label={label}>
      {(id) => (
        <select id={id} name={name} defaultValue={initial}>
          {Object.entries<string>(labels).map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  ));
}
