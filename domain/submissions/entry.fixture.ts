import { aCart } from "../details/cart.fixture.ts";
import type { Entry, EntryOf } from "./entry.ts";

export const message = {
  kind: "message",
  id: "3f0c1f6e-6d0b-4c0e-9a53-0b7d8a4f1c01",
  receivedAt: "2026-07-20T08:00:00.000Z",
  name: "Bob Stone",
  email: "bob@example.com",
  subject: "technical",
  message: "The chart is empty.",
} satisfies EntryOf<"message">;

export const lead = {
  kind: "lead",
  id: "3f0c1f6e-6d0b-4c0e-9a53-0b7d8a4f1c02",
  receivedAt: "2026-07-21T09:30:15.123Z",
  name: "Ann Lee",
  email: "ann@example.com",
  phone: "+1 202 555 0142",
  location: "Ocala, FL",
  description: 'Kept "indoors", new tires',
  cart: aCart({
    modelYear: 2021,
    seats: 4,
    batteryAge: 0,
    batteryType: "lithium",
    lifted: true,
    serial: "JE2136-123456",
  }),
  estimate: 8500,
  page: "/value?make=club-car",
} satisfies Entry;

export const sale = {
  kind: "sale",
  id: "3f0c1f6e-6d0b-4c0e-9a53-0b7d8a4f1c03",
  receivedAt: "2026-07-22T10:00:00.000Z",
  cart: {
    modelYear: 2020,
    make: "Club Car",
    model: "Onward",
    condition: "good",
    seats: 4,
    powertrain: "electric",
  },
  price: 9000,
  saleKind: "private",
  soldIn: "2026-07",
  state: "FL",
} satisfies Entry;
