/** One observation: its features by name (those that are missing are zero), target and weight. */
export interface Observation {
  readonly features: ReadonlyMap<string, number>;
  readonly target: number;
  readonly weight: number;
}

/**
 * Weighted ridge regression: the effect of each feature that makes the squared errors, and the
 * squared effects times their penalties, smallest. A penalty is worth that many observations.
 */
export function ridge(
  observations: readonly Observation[],
  penalties: ReadonlyMap<string, number>,
): Map<string, number> {
  const names = [...penalties.keys()];
  const rows = names.map((row) => [
    ...names.map((column) => sum(observations, (each) => at(each, row) * at(each, column))),
    sum(observations, (each) => at(each, row) * each.target),
  ]);
  names.forEach((name, index) => (rows[index]![index]! += penalties.get(name)!));
  const solution = solve(rows);
  return new Map(names.map((name, index) => [name, solution[index]!]));
}

function at({ features }: Observation, name: string): number {
  return features.get(name) ?? 0;
}

function sum(
  observations: readonly Observation[],
  value: (observation: Observation) => number,
): number {
  return observations.reduce((total, each) => total + each.weight * value(each), 0);
}

/** Gauss-Jordan elimination of linear equations, each with its right side as last number. */
function solve(rows: number[][]): number[] {
  for (let column = 0; column < rows.length; column++) {
    const below = rows.slice(column);
    const pivot = below.reduce((best, row) =>
      Math.abs(row[column]!) > Math.abs(best[column]!) ? row : best,
    );
    const index = rows.indexOf(pivot);
    [rows[column], rows[index]] = [pivot, rows[column]!];
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = row[column]! / pivot[column]!;
      for (let i = column; i < row.length; i++) row[i]! -= factor * pivot[i]!;
    }
  }
  return rows.map((row, index) => row.at(-1)! / row[index]!);
}
