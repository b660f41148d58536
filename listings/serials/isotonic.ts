/** A place on the axis, and what was observed there. */
export type Point = readonly [at: number, value: number];

/** Each point as often as it counts. */
export function repeated(points: readonly Point[], times: number): Point[] {
  return Array.from({ length: times }).flatMap(() => points);
}

/** Observations at one place on the axis, or at several that were pooled. */
interface Pool {
  readonly from: number;
  readonly to: number;
  readonly values: readonly number[];
}

/** A stretch of the axis in which the fitted value is the same. */
export interface Block {
  readonly from: number;
  readonly to: number;
  readonly level: number;
}

/**
 * The rising steps that are closest to the points, by absolute error: neighbors that fall are
 * pooled, and each pool has its median, so that a single gross error moves nothing. Blocks are in
 * order, and their levels rise.
 */
export function risingMedians(points: readonly Point[]): Block[] {
  const places = [...Map.groupBy(points, ([at]) => at)].toSorted(([a], [b]) => a - b);
  const pools: Pool[] = [];
  for (const [at, same] of places) {
    let pool: Pool = { from: at, to: at, values: same.map(([, value]) => value) };
    for (let last = pools.at(-1); last && falls(last, pool); last = pools.at(-1)) {
      pools.pop();
      pool = { from: last.from, to: pool.to, values: [...last.values, ...pool.values] };
    }
    pools.push(pool);
  }
  const byLevel = [...Map.groupBy(pools, ({ values }) => lowerMedian(values))];
  return byLevel.map(([level, same]) => ({ from: same[0]!.from, to: same.at(-1)!.to, level }));
}

function falls(before: Pool, after: Pool): boolean {
  return lowerMedian(before.values) > lowerMedian(after.values);
}

/** The middle value, or the lower one of two. NaN of nothing. */
export function lowerMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
}
