import { batteryTypes } from "../../../domain/asking-prices/battery-types.ts";
import { Field } from "../../components/field.tsx";
import styles from "./asking-fields.module.css";
import { type AskingDetails, batteryTypeLabels } from "./asking-price-labels.ts";

/** The details that only dealers' prices depend on; neither has to be known. */
export function AskingFields({
  electric,
  batteryType,
  lifted,
  onChange,
}: AskingDetails & {
  electric: boolean;
  onChange: (change: Partial<AskingDetails>) => void;
}) {
  return (
    <div className={styles.fields}>
      {electric && (
        <Field label="Battery chemistry" note="optional">
          {(id) => (
            <select
              id={id}
              value={batteryType ?? ""}
              onChange={(event) =>
                onChange({ batteryType: batteryTypes[event.target.selectedIndex - 1] ?? null })
              }
            >
              <option value="">Not known</option>
              {batteryTypes.map((each) => (
                <option key={each} value={each}>
                  {batteryTypeLabels[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={lifted}
          onChange={(event) => onChange({ lifted: event.target.checked })}
        />
        Lifted
      </label>
    </div>
  );
}
