import styles from "./segments.module.css";

/** A choice among a few, side by side. */
export function Segments<T extends string>({
  legend,
  legendIsHidden = false,
  name,
  choices,
  labels,
  value,
  onChange,
}: {
  legend: string;
  legendIsHidden?: boolean;
  name: string;
  choices: readonly T[];
  labels: Readonly<Record<T, string>>;
  value: T;
  onChange: (choice: T) => void;
}) {
  return (
    <fieldset className={styles.segments}>
      <legend className={legendIsHidden ? "visually-hidden" : undefined}>{legend}</legend>
      {choices.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          <span>{labels[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
