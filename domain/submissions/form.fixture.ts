import { aCart } from "../details/cart.fixture.ts";

export const message = {
  id: "0b0f6f0e-6f0d-4c2e-9a55-3f6f4f3e2a10",
  name: "Ann",
  email: "ann@example.com",
  subject: "valuation",
  message: "Is my DS from 2004?\nThe plate says AG0435.",
};

export const lead = {
  id: "7d3d9c53-8a6f-4f7b-8a1e-0c3a6c1f2b3d",
  name: "Bob",
  email: "bob@example.com",
  location: "Ocala, FL",
  cart: aCart(),
  estimate: 5216,
  page: "/?year=2020",
};

export const saleDay = new Date("2026-11-21T10:00:00Z");

export const sale = {
  id: "5a1c8e0e-3f0d-4c2e-9a55-3f6f4f3e2a11",
  year: 2020,
  make: "Club Car",
  model: "Onward",
  price: 6500,
  soldIn: "2026-11",
};

/** Everything else that a sale may say. */
export const saleExtras = {
  kind: "private",
  state: "FL",
  seats: "4",
  powertrain: "electric",
  condition: "good",
  batteryAge: "2",
  hasUpgrades: "false",
  batteryType: "lithium",
  lifted: "true",
  notRunning: "false",
};
