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
  const rows = observations.map(({ features, target, weight }) => ({
    values: names.map((name) => features.get(name) ?? 0),
    target,
    weight,
  }));
  const equations = [...penalties.values()].map((penalty, row) => {
    const coefficients = names.map((_, column) => (row === column ? penalty : 0));
    return { coefficients, right: 0 };
  });
  for (const { values, target, weight } of rows) {
    for (const [row, equation] of equations.entries()) {
      const weighted = weight * (values[row] ?? 0);
      if (weighted === 0) continue;
      equation.right += weighted * target;
      equation.coefficients = equation.coefficients.map(
        (sum, column) => sum + weighted * (values[column] ?? 0),
      );
    }
  }
  const solution = solve(equations);
  return new Map(names.map((name, index) => [name, solution[index] ?? 0]));
}

interface Equation {
  readonly coefficients: readonly number[];
  readonly right: number;
}

/** Gaussian elimination, one unknown after the other. There is one equation for each unknown. */
function solve(equations: readonly Equation[]): number[] {
  // To divide by the largest coefficient keeps rounding errors small.
  const [pivot, ...others] = equations.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (pivot === undefined) return [];
  const [divisor = 0, ...coefficients] = pivot.coefficients;
  const remaining = others.map(({ coefficients: [first = 0, ...rest], right }) => {
    const factor = first / divisor;
    return {
      coefficients: rest.map((each, index) => each - factor * (coefficients[index] ?? 0)),
      right: right - factor * pivot.right,
    };
  });
  const solution = solve(remaining);
  const known = solution.reduce((sum, each, index) => sum + each * (coefficients[index] ?? 0), 0);
  return [(pivot.right - known) / divisor, ...solution];
}

function sizeOf({ coefficients: [first = 0] }: Equation): number {
  return Math.abs(first);
}
