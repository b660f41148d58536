interface ChargeStep {
  readonly percent: number;
  /** Open-circuit volts of a rested 12-volt battery. */
  readonly volts12: number;
}

/** Discover Battery's table for flooded lead-acid batteries at 80 °F, fullest first. */
export const chargeSteps: readonly ChargeStep[] = [
  { percent: 100, volts12: 12.65 },
  { percent: 75, volts12: 12.45 },
  { percent: 50, volts12: 12.24 },
  { percent: 25, volts12: 12.06 },
  { percent: 0, volts12: 11.89 },
];

const cellsIn12Volts = 6;

/** The percent of a full charge that a rested cell has at these volts. */
export function chargeAtVolts(voltsPerCell: number): number {
  const measured = voltsPerCell * cellsIn12Volts;
  const upperIndex = chargeSteps.findLastIndex(({ volts12 }) => volts12 >= measured);
  const upper = chargeSteps[upperIndex];
  const lower = chargeSteps[upperIndex + 1];
  if (upper === undefined) return 100;
  if (lower === undefined) return 0;
  const share = (measured - lower.volts12) / (upper.volts12 - lower.volts12);
  return lower.percent + share * (upper.percent - lower.percent);
}
