import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { OpenStore } from "./store-contract.ts";
import { minute, sampleMessage, sampleSale } from "./store-samples.ts";
import type { Review } from "./store.ts";

const noMail = { mail: false };
const accepted: Review = { state: "accepted", reviewedAt: minute(5) };
const rejected: Review = { state: "rejected", reviewedAt: minute(6) };

/** What every store guarantees about the operator's decisions. */
export function keepsReviews(open: OpenStore): void {
  test("keeps the last decision about each reported sale, and has none for a new one", async () => {
    const database = randomUUID();
    const store = await open(database);
    const sales = [sampleSale(), sampleSale(), sampleSale()] as const;
    for (const sent of sales) await store.add(sent, minute(0), noMail);
    const [one, two] = sales;
    expect(await store.reviews()).toEqual(new Map());
    expect(await store.reviewSales([one.id, two.id], accepted)).toBe(2);
    expect(await store.reviewSales([two.id], rejected)).toBe(1);
    const decided = new Map([
      [one.id, accepted],
      [two.id, rejected],
    ]);
    expect(await store.reviews()).toEqual(decided);
    expect(await (await open(database)).reviews()).toEqual(decided);
  });

  test("decides about nothing that is not a reported sale", async () => {
    const store = await open(randomUUID());
    const message = sampleMessage();
    await store.add(message, minute(0), noMail);
    expect(await store.reviewSales([message.id, randomUUID()], accepted)).toBe(0);
    expect(await store.reviews()).toEqual(new Map());
  });

  test("forgets a decision with its sale, whether that is erased or purged", async () => {
    const store = await open(randomUUID());
    const [erased, purged, kept] = [
      sampleSale({ email: "Ann@example.com" }),
      sampleSale(),
      sampleSale(),
    ];
    for (const [at, sent] of [purged, erased, kept].entries()) {
      await store.add(sent, minute(at), noMail);
    }
    await store.reviewSales([erased.id, purged.id, kept.id], accepted);
    await store.erase("ann@example.com", minute(9));
    await store.purge(minute(1));
    expect([...(await store.reviews()).keys()]).toEqual([kept.id]);
  });
}
