/** A missing feature is zero. */
export interface Observation {
  readonly features: ReadonlyMap<string, number>;
  readonly target: number;
}

/**
 * Ridge regression: minimizes the squared errors plus the squared effects times their penalties. A
 * penalty is worth that many observations.
 */
export function ridge(
  observations: readonly Observation[],
  penalties: ReadonlyMap<string, number>,
): Map<string, number> {
  const places = new Map([...penalties.keys()].map((name, index) => [name, index]));
  // One equation for each effect: its coefficients, then the right side.
  const equations = [...penalties.values()].map((penalty, index) => {
    const equation = new Float64Array(places.size + 1);
    equation[index] = penalty;
    return equation;
  });
  for (const { features, target } of observations) {
    const present = [...features].flatMap(([name, value]) => {
      const place = places.get(name);
      return place === undefined ? [] : [{ place, value }];
    });
    const terms = [...present, { place: places.size, value: target }];
    for (const { place, value } of present) addTo(equations[place], terms, value);
  }
  const solution = solve(equations);
  return new Map([...places].map(([name, place]) => [name, solution[place] ?? 0]));
}

function addTo(
  equation: Float64Array | undefined,
  terms: readonly { readonly place: number; readonly value: number }[],
  factor: number,
): void {
  for (const { place, value } of terms) {
    if (equation !== undefined) equation[place] = (equation[place] ?? 0) + factor * value;
  }
}

/**
 * Gaussian elimination. Penalties make the equations positive definite, so each can be divided by
 * its own coefficient, in order.
 */
function solve(equations: readonly Float64Array[]): Float64Array {
  for (const [column, pivot] of equations.entries()) {
    for (const equation of equations.slice(column + 1)) {
      subtract(equation, pivot, (equation[column] ?? 0) / (pivot[column] ?? 0), column);
    }
  }
  const solution = new Float64Array(equations.length);
  for (const [column, equation] of [...equations.entries()].toReversed()) {
    const solved = solution.reduce((sum, each, index) => sum + each * (equation[index] ?? 0), 0);
    solution[column] = ((equation.at(-1) ?? 0) - solved) / (equation[column] ?? 0);
  }
  return solution;
}

function subtract(equation: Float64Array, pivot: Float64Array, factor: number, from: number): void {
  if (factor === 0) return;
  for (let index = from; index < equation.length; index++) {
    equation[index] = (equation[index] ?? 0) - factor * (pivot[index] ?? 0);
  }
}
