/** The day on which the sale below is reported. */
export const saleDay = new Date("2026-11-21T10:00:00Z");

/** The body of a report, with what must be there. */
export const sale = {
  id: "5a1c8e0e-3f0d-4c2e-9a55-3f6f4f3e2a11",
  year: 2020,
  make: "Club Car",
  model: "Onward",
  seats: 4,
  powertrain: "electric",
  condition: "good",
  price: 6500,
  kind: "private",
  soldOn: "2026-11-20",
  state: "FL",
};
