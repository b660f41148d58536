import type { Change } from "./cart-fields.tsx";
import type { Details } from "../../../../domain/details/details.ts";
import { Fold } from "../../../ui/kit/fold.tsx";
import { ConditionHelp } from "./detail-fields.tsx";
import { FindLink } from "./find-link.tsx";
import { SerialField } from "./serial-field.tsx";

export function ExtraFields({
  details,
  canScan = true,
  onChange,
}: {
  details: Details;
  /** False on another site, whose page decides about the camera. */
  canScan?: boolean;
} & Change) {
  const { serial } = details;
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
