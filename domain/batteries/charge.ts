interface ChargeStep {
  readonly percent: number;
  /** Open-circuit volts of a rested 12-volt battery. */
  readonly volts12: number;
  /** Specific gravity of the acid at 80 °F. */
  readonly gravity: number;
}

/** Discover Battery's table for flooded lead-acid batteries at 80 °F, fullest first. */
export const chargeSteps: readonly ChargeStep[] = [
  { percent: 100, volts12: 12.65, gravity: 1.265 },
  { percent: 75, volts12: 12.45, gravity: 1.225 },
  { percent: 50, volts12: 12.24, gravity: 1.19 },
  { percent: 25, volts12: 12.06, gravity: 1.155 },
  { percent: 0, volts12: 11.89, gravity: 1.12 },
];

const cellsIn12Volts = 6;

/** From the volts of one rested cell, in percent. */
export function chargeOfVolts(voltsPerCell: number): number {
  return chargeAt(voltsPerCell * cellsIn12Volts, ({ volts12 }) => volts12);
}

export function chargeOfGravity(gravity: number): number {
  return chargeAt(gravity, (step) => step.gravity);
}

function chargeAt(measured: number, valueIn: (step: ChargeStep) => number): number {
  const above = chargeSteps.findLastIndex((step) => valueIn(step) >= measured);
  const upper = chargeSteps[above];
  const lower = chargeSteps[above + 1];
  if (upper === undefined) return 100;
  if (lower === undefined) return 0;
  const share = (measured - valueIn(lower)) / (valueIn(upper) - valueIn(lower));
  return lower.percent + share * (upper.percent - lower.percent);
}

/** The reading at 80 °F: 0.004 more for every 10 °F above it. */
export function gravityAt80(gravity: number, degreesFahrenheit: number): number {
  return gravity + (0.004 * (degreesFahrenheit - 80)) / 10;
}
