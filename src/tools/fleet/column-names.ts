import type { FleetDetail } from "../../../domain/fleet/fleet-columns.ts";

/** What a column may hold, as the page offers it. */
export const columnNames: Readonly<Record<FleetDetail, string>> = {
  modelYear: "Model year",
  make: "Make",
  model: "Model",
  makeAndModel: "Make and model in one",
  seats: "Seats",
  powertrain: "Electric or gas",
  condition: "Condition",
  batteryAge: "Battery age in years",
  batteryYear: "Year of the batteries",
  batteryType: "Lithium or lead-acid",
  lithium: "Lithium, yes or no",
  lifted: "Lifted, yes or no",
  hasUpgrades: "Upgrades, yes or no",
  quantity: "Quantity",
  askingPrice: "Asking price",
};
