import { formatDollars } from "../../format/money.ts";
import { type PriceRange, placeOn, scaleWidth } from "./price-scale.ts";
import styles from "./scale-picture.module.css";

/** On a phone the texts of the two ends need this much room; else they share one place. */
const roomForTwo = 170;
const rowHeight = 62;
const top = 34;

/** Ranges of dollars below one another on one scale, and a price across them. */
export function ScalePicture({
  ranges,
  price = null,
  label,
}: {
  ranges: readonly PriceRange[];
  price?: number | null;
  /** The same in words. */
  label: string;
}) {
  const x = placeOn(ranges, price);
  const height = top + ranges.length * rowHeight;
  return (
    <div className={styles.frame}>
      <svg className={styles.scale} viewBox={`-20 0 ${scaleWidth + 40} ${height}`} role="img">
        <title>{label}</title>
        {ranges.map(({ name, low, middle, high }, row) => {
          const y = top + row * rowHeight;
          return (
            <g key={name} data-name={name}>
              <text className={styles.name} x={0} y={y + 12}>
                {name}
              </text>
              <rect x={x(low)} y={y + 20} width={x(high) - x(low)} height="14" rx="7" />
              {middle !== null && (
                <path className={styles.middle} d={`M${x(middle)} ${y + 15}v24`} />
              )}
              {endsOf({ low, high }, x).map(([at, text]) => (
                <text key={text} x={at} y={y + 52}>
                  {text}
                </text>
              ))}
            </g>
          );
        })}
        {price !== null && (
          <>
            <path className={styles.price} d={`M${x(price)} 24V${height - 20}`} />
            <text className={styles.priceName} x={x(price)} y="16">
              {formatDollars(price)}
            </text>
          </>
        )}
      </svg>
    </div>
  );
}

function endsOf(
  { low, high }: Pick<PriceRange, "low" | "high">,
  x: (dollars: number) => number,
): [at: number, text: string][] {
  if (x(high) - x(low) > roomForTwo) {
    return [low, high].map((dollars) => [x(dollars), formatDollars(dollars)]);
  }
  const text = `${formatDollars(low)} to ${formatDollars(high)}`;
  return [[Math.max(roomForTwo / 2, (x(low) + x(high)) / 2), text]];
}
