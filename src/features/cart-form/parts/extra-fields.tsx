import type { Edit } from "./cart-fields.tsx";
import { type DetailChange, type Details, give } from "../../../../domain/details/details.ts";
import { Fold } from "../../../ui/kit/fold.tsx";
import { ConditionHelp } from "./detail-fields.tsx";
import { FindLink } from "./find-link.tsx";
import { SerialField } from "./serial-field.tsx";

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
