import { randomUUID } from "node:crypto";
import { aCart } from "../../domain/cart/testing.ts";
import type { Submission } from "../../domain/submissions/entry.ts";
import type { Store } from "./store.ts";

/** Opens the store on the database with that name, which is empty the first time. */
export type OpenStore = (database: string) => Promise<Store>;

/** A message as the page sends it; each call makes a new id. */
export function sampleMessage(changes: { id?: string; email?: string; message?: string } = {}) {
  return {
    kind: "message",
    id: randomUUID(),
    name: "Zoë O’Brien 李",
    email: "Zoe@Example.com",
    subject: "valuation",
    message: "Line one\r\nline two\n\n\tIs “$4,200” right? 🏌️‍♀️ \\ ' \" %",
    ...changes,
  } satisfies Submission;
}

export function sampleLead(changes: { id?: string; email?: string } = {}) {
  return {
    kind: "lead",
    id: randomUUID(),
    name: "Ann Lee",
    email: "ann@example.com",
    phone: "+1 (202) 555-0142",
    location: "The Villages, FL",
    description: "ü\n".repeat(2500),
    cart: aCart({ modelYear: 2021, seats: 4, hasUpgrades: true }),
    estimate: 8450,
    page: "/value/club-car?year=2021",
    ...changes,
  } satisfies Submission;
}

export function sampleSale(changes: { id?: string; email?: string; price?: number } = {}) {
  return {
    kind: "sale",
    id: randomUUID(),
    email: "",
    cart: {
      modelYear: 2021,
      make: "Club Car",
      model: "Onward",
      condition: "good",
      seats: 4,
      powertrain: "electric",
    },
    price: 8450,
    saleKind: "private",
    soldOn: "2026-11-20",
    state: "FL",
    ...changes,
  } satisfies Submission;
}

/** An ISO time, the given number of minutes after a fixed noon. */
export function minute(minutes: number): string {
  return new Date(Date.UTC(2026, 10, 21, 12, minutes)).toISOString();
}
