/** The plot's sides, in the units of its SVG; both axes show the same dollars. */
export const frame = { left: 64, right: 584, top: 12, bottom: 420 };

/** Round dollars marked on both axes; the first and last are the plot's corners. */
export const marks = [1000, 2000, 4000, 8000, 16_000, 32_000];

/** Places dollars so that equal ratios are equal distances. What lies outside is at the edge. */
export function place(dollars: number): { x: number; y: number } {
  const [first, last] = [marks[0]!, marks.at(-1)!];
  const share = Math.log(dollars / first) / Math.log(last / first);
  const inside = Math.min(1, Math.max(0, share));
  return {
    x: Math.round(frame.left + inside * (frame.right - frame.left)),
    y: Math.round(frame.bottom - inside * (frame.bottom - frame.top)),
  };
}

/** Dots closer than this would hide one another. */
const grid = 10;
const onGrid = (position: number) => grid * Math.round(position / grid);

/** One path with a dot for each pair of dollars, which a line cap draws; the same dot is drawn once. */
export function dots(pairs: readonly (readonly [across: number, up: number])[]): string {
  const drawn = pairs.map(([across, up]) => `M${onGrid(place(across).x)} ${onGrid(place(up).y)}h0`);
  // Neighbors side by side take fewer bytes.
  return [...new Set(drawn)].toSorted().join("");
}
