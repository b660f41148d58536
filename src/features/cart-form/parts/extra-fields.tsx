import { useRef } from "react";
import type { Change, Edit } from "./cart-fields.tsx";
import { maxSerialLength } from "../../../../domain/cart/cart.ts";
import { type DetailChange, type Details, give } from "../../../../domain/details/details.ts";
import { TextField } from "../../../ui/form/field.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import { ScanButton } from "../../scan/scan-button.tsx";
import { ConditionHelp } from "./detail-fields.tsx";
import { FindLink } from "./find-link.tsx";

export function ExtraFields({
  details,
  canScan = true,
  onEdit,
}: {
  details: Details;
  /** False on another site, whose page decides about the camera. */
  canScan?: boolean;
} & Edit) {
  const { serial } = details;
  const onChange = (change: DetailChange) => onEdit((current) => give(current, change));
  return (
    <div>
      <ConditionHelp {...details} onChange={onChange} />
      <Fold title="Serial number" note="for recalls and papers" open={serial !== ""}>
        <SerialField serial={serial} canScan={canScan} onChange={onChange} />
        {serial.trim() !== "" && (
          <FindLink href="/year-finder" details={details}>
            Find its year
          </FindLink>
        )}
      </Fold>
    </div>
  );
}

function SerialField({
  serial,
  canScan,
  onChange,
}: Pick<Details, "serial"> & { canScan: boolean } & Change) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="stack">
      <TextField
        label="Serial number"
        ref={input}
        name="serial"
        maxLength={maxSerialLength}
        value={serial}
        onChange={(event) => onChange({ serial: event.target.value })}
      />
      {canScan && <ScanButton field={input} onRead={(number) => onChange({ serial: number })} />}
    </div>
  );
}
