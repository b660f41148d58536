// Tested in judge-pack.test.ts and typed-readings.test.ts.
export type BatteryVolts = 6 | 8 | 12;

/** Equal batteries wired in series. */
export interface Pack {
  /** Appears in addresses: "6x8" is six 8-volt batteries. */
  readonly id: string;
  readonly count: number;
  readonly batteryVolts: BatteryVolts;
}

/** Shared links and saved drafts contain these ids, so add packs, but don't remove or rename one. */
export const packs: readonly Pack[] = [
  createPack(6, 6),
  createPack(3, 12),
  createPack(6, 8),
  createPack(8, 6),
  createPack(4, 12),
  createPack(6, 12),
];

export const maxBatteries = Math.max(...packs.map(({ count }) => count));

export const packVolts = ({ count, batteryVolts }: Pack): number => count * batteryVolts;

/** A lead-acid cell is nominally two volts. */
export const cellsOf = ({ batteryVolts }: Pick<Pack, "batteryVolts">): number => batteryVolts / 2;

function createPack(count: number, batteryVolts: BatteryVolts): Pack {
  return { id: `${count}x${batteryVolts}`, count, batteryVolts };
}
