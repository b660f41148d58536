import "./pack.css";

/** Volts of a pack in which one battery is weak. */
const packVolts = [8.4, 8.4, 8.4, 8, 8.4, 8.4];
const weakBelow = 8.2;

export function Pack({ volts = packVolts }: { volts?: readonly number[] }) {
  return (
    <div className="step-pack">
      {volts.map((each, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a battery is its place in the pack
          key={index}
          data-weak={each < weakBelow || undefined}
        >
          {each.toFixed(1)}
        </span>
      ))}
    </div>
  );
}
