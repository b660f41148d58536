import type { FleetDetail } from "./fleet-columns.ts";
import { mostQuantity } from "./cell-numbers.ts";

/** How a sentence about an unclear cell names the detail, and what it advises. */
interface DetailWords {
  readonly name: string;
  /** Without it, a cart has no value. The others have the value tool's defaults. */
  readonly isRequired?: true;
  readonly advice: string;
}

const most = mostQuantity.toLocaleString("en-US");

export const detailWords: Readonly<Record<FleetDetail, DetailWords>> = {
  modelYear: { name: "year", isRequired: true, advice: "Enter a model year such as 2018." },
  make: { name: "make", isRequired: true, advice: "Enter a make such as Club Car." },
  model: { name: "model", isRequired: true, advice: "Enter a model such as Precedent." },
  makeAndModel: { name: "cart", advice: "Enter a make and a model such as Club Car Precedent." },
  seats: { name: "number of seats", advice: "Enter 2, 4, 6, or 8 (for eight or more)." },
  powertrain: { name: "power", advice: "Enter electric or gas." },
  condition: { name: "condition", advice: "Enter excellent, good, fair, or poor." },
  batteryAge: { name: "battery age", advice: "Enter whole years, such as 3." },
  batteryYear: {
    name: "battery year",
    advice: "Enter the year when the batteries were new, such as 2022.",
  },
  batteryType: { name: "battery type", advice: "Enter lithium or lead-acid." },
  lithium: { name: "answer about lithium batteries", advice: "Enter yes or no." },
  lifted: { name: "answer about the lift", advice: "Enter yes or no." },
  hasUpgrades: { name: "answer about upgrades", advice: "Enter yes or no." },
  quantity: { name: "quantity", advice: `Enter a whole number from 1 to ${most}.` },
  askingPrice: { name: "asking price", advice: "Enter dollars, such as 4500." },
};
