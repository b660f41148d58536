import { randomUUID } from "node:crypto";
import { lead, message, sale } from "../../domain/submissions/entry.fixture.ts";
import type { Entry, Submission } from "../../domain/submissions/entry.ts";
import type { Store } from "./store.ts";

/** Opens the store on the database with that name, which is empty the first time. */
export type OpenStore = (database: string) => Promise<Store>;

/** A message as the page sends it; each call makes a new id. */
export function sampleMessage(changes: { id?: string; email?: string; message?: string } = {}) {
  return {
    ...asSubmission(message),
    name: "Zoë O’Brien 李",
    email: "Zoe@Example.com",
    message: "Line one\r\nline two\n\n\tIs “$4,200” right? 🏌️‍♀️ \\ ' \" %",
    ...changes,
  } satisfies Submission;
}

export function sampleLead(changes: { id?: string; email?: string } = {}) {
  return {
    ...asSubmission(lead),
    description: "ü\n".repeat(2500),
    ...changes,
  } satisfies Submission;
}

export function sampleSale(changes: { id?: string; price?: number } = {}) {
  return { ...asSubmission(sale), ...changes } satisfies Submission;
}

/** The entry as its sender sends it: with a new id, and no time of receipt. */
function asSubmission<T extends Entry>({ receivedAt: _, ...submission }: T) {
  return { ...submission, id: randomUUID() as string };
}

/** An ISO time, the given number of minutes after a fixed noon. */
export function minutesAfterNoon(minutes: number): string {
  return new Date(Date.UTC(2026, 10, 21, 12, minutes)).toISOString();
}
