/** How many volts a battery is sold as. */
export type BatteryVolts = 6 | 8 | 12;

/** Batteries of one kind, wired one behind the other. */
export interface Pack {
  /** Used in addresses, such as "6x8": six 8-volt batteries. */
  readonly id: string;
  readonly count: number;
  readonly batteryVolts: BatteryVolts;
}

/** The packs of lead-acid batteries that golf carts have, by voltage. */
export const packs: readonly Pack[] = [
  pack(6, 6),
  pack(3, 12),
  pack(6, 8),
  pack(8, 6),
  pack(4, 12),
  pack(6, 12),
];

/** The most batteries that any of them has. */
export const maxBatteries = Math.max(...packs.map(({ count }) => count));

/** The volts that the batteries of a pack are sold as together. */
export const packVolts = ({ count, batteryVolts }: Pack): number => count * batteryVolts;

/** A cell of a lead-acid battery is sold as two volts. */
export const cellsOf = ({ batteryVolts }: Pick<Pack, "batteryVolts">): number => batteryVolts / 2;

function pack(count: number, batteryVolts: BatteryVolts): Pack {
  return { id: `${count}x${batteryVolts}`, count, batteryVolts };
}
