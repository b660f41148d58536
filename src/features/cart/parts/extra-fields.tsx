import { useState } from "react";
import { batteryTypes } from "../../../../domain/valuation/cart.ts";
import { SelectField } from "../../../ui/form/field.tsx";
import { Fold } from "../../../ui/kit/fold.tsx";
import { batteryTypeLabels } from "../../../../domain/cart/wording.ts";
import type { Change } from "./cart-fields.tsx";
import { type Details, defaultDetails } from "../../../../domain/cart/details.ts";
import styles from "../cart.module.css";
import { FindLink } from "./find-link.tsx";
import { SerialField } from "./serial-field.tsx";

/** The optional details, folded away until the visitor opens them or has entered one. */
export function ExtraFields({ details, onChange }: { details: Details } & Change) {
  const { batteryType, lifted, powertrain, serial, hasUpgrades } = details;
  // A press on one of the upgrades' chips must not open this above it.
  const isOnChips = hasUpgrades && batteryType !== "lead-acid";
  const isGiven =
    serial !== defaultDetails.serial ||
    (!isOnChips && (batteryType !== defaultDetails.batteryType || lifted));
  const [open, setOpen] = useState(false);
  return (
    <Fold
      title="Lithium? Lifted? Serial number?"
      open={open || isGiven}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <div className={styles.fields}>
        {powertrain === "electric" && (
          <BatteryTypeField batteryType={batteryType} onChange={onChange} />
        )}
        <div>
          <SerialField serial={serial} onChange={onChange} />
          {serial.trim() !== "" && (
            <FindLink href="/year-finder" details={details}>
              Find its year
            </FindLink>
          )}
        </div>
        <label className={styles.check}>
          <input
            name="lifted"
            type="checkbox"
            value="true"
            checked={lifted}
            onChange={(event) => onChange({ lifted: event.target.checked })}
          />
          Lifted
        </label>
      </div>
    </Fold>
  );
}

function BatteryTypeField({ batteryType, onChange }: Pick<Details, "batteryType"> & Change) {
  return (
    <SelectField
      label="Battery type"
      name="batteryType"
      options={[
        ["", "Not known"],
        ...batteryTypes.map((each) => [each, batteryTypeLabels[each]] as const),
      ]}
      value={batteryType ?? ""}
      onChange={(type) => onChange({ batteryType: type || null })}
    />
  );
}
