// Tested through the tools, as in ../../features/price-check/island.test.tsx.
import type { ReactNode } from "react";

export interface ChoicesProps<T extends string> {
  legend: ReactNode;
  legendIsHidden?: boolean;
  name: string;
  choices: readonly T[];
  /** Null before the first choice. */
  value: T | null;
  onChange: (choice: T) => void;
}

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
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          <span>{renderTile(choice)}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function Segments<T extends string>({
  labels,
  ...choices
}: ChoicesProps<T> & { labels: Readonly<Record<T, string>> }) {
  return <Choices {...choices} className="segments" renderTile={(choice) => labels[choice]} />;
}
