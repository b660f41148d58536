import { useRef } from "react";
import { Field } from "../../../ui/form/field.tsx";
import type { Details } from "../../../../domain/details/details.ts";
import { maxSerialLength } from "../../../../domain/cart/cart.ts";
import { ScanButton } from "../../scan/scan-button.tsx";
import type { Change } from "./cart-fields.tsx";

export function SerialField({
  serial,
  canScan,
  onChange,
}: Pick<Details, "serial"> & { canScan: boolean } & Change) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="stack">
      <Field label="Serial number">
        {(id) => (
          <input
            ref={input}
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
      {canScan && <ScanButton field={input} onRead={(number) => onChange({ serial: number })} />}
    </div>
  );
}
