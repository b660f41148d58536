import type { ReactNode } from "react";

export interface ChoicesProps<T extends string> {
  legend: string;
  legendIsHidden?: boolean;
  name: string;
  choices: readonly T[];
  /** Null before the first choice. */
  value: T | null;
  onChange: (choice: T) => void;
}

/** Radio buttons, each a tile that can be pressed as a whole. */
export function Choices<T extends string>({
  legend,
  legendIsHidden = false,
  name,
  choices,
  value,
  onChange,
  className,
  renderTile,
}: ChoicesProps<T> & { className: string | undefined; renderTile: (choice: T) => ReactNode }) {
  return (
    <fieldset className={`choices ${className}`}>
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
          <span>{renderTile(each)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A choice among a few, side by side. */
export function Segments<T extends string>({
  labels,
  ...choices
}: ChoicesProps<T> & { labels: Readonly<Record<T, string>> }) {
  return <Choices {...choices} className="segments" renderTile={(each) => labels[each]} />;
}
