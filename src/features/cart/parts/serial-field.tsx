import { Field } from "../../../ui/form/field.tsx";
import type { Details } from "../../../../domain/cart/details.ts";
import { maxSerialLength } from "../../../../domain/valuation/cart.ts";
import type { Change } from "./cart-fields.tsx";

export function SerialField({ serial, onChange }: Pick<Details, "serial"> & Change) {
  return (
    <Field label="Serial number">
      {(id) => (
        <input
          id={id}
          name="serial"
          type="text"
          autoComplete="off"
          maxLength={maxSerialLength}
          value={serial}
          onChange={(event) => onChange({ serial: event.target.value })}
        />
      )}
    </Field>
  );
}
