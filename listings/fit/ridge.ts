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
  const equations = names.map((_, row) => {
    const equation = [...names.map(() => 0), 0];
    equation[row] = penalties.get(names[row]!)!;
    return equation;
  });
  for (const { features, target, weight } of observations) {
    const present = [...names.keys()].filter((index) => features.has(names[index]!));
    const value = (index: number) => features.get(names[index]!)!;
    for (const row of present) {
      const weighted = weight * value(row);
      for (const column of present) equations[row]![column]! += weighted * value(column);
      equations[row]![names.length]! += weighted * target;
    }
  }
  const solution = solve(equations);
  return new Map(names.map((name, index) => [name, solution[index]!]));
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
