/** The choices a cart is described by. Order is the order offered to visitors. */
export const conditions = ["excellent", "good", "fair", "poor"] as const;
export const seatCounts = [2, 4, 6, 8] as const;
export const powertrains = ["electric", "gas"] as const;
export const batteryAges = [0, 1, 2, 3, 4, 5] as const;

export type Condition = (typeof conditions)[number];
/** Seats; 8 stands for eight or more. */
export type SeatCount = (typeof seatCounts)[number];
export type Powertrain = (typeof powertrains)[number];
/** Whole years since the pack was new; 5 stands for five or more. */
export type BatteryAge = (typeof batteryAges)[number];

/** Everything the estimate depends on. `make` and `model` are as the visitor gave them. */
export interface Cart {
  modelYear: number;
  make: string;
  model: string;
  condition: Condition;
  seats: SeatCount;
  powertrain: Powertrain;
  batteryAge: BatteryAge;
  hasUpgrades: boolean;
}
