import { formatNumber } from "../../../../domain/words/english.ts";

/** A table shows at most this many rows. */
export const maxShown = 500;

/** Says where to find the rows that a table leaves out. */
export function RestInFile({ count, unit }: { count: number; unit: "lines" | "kinds" }) {
  if (count <= maxShown) return null;
  return (
    <p>
      These are the first {formatNumber(maxShown)} of {formatNumber(count)} {unit}. The CSV you
      download has every cart.
    </p>
  );
}
