import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { OpenStore } from "./store-contract.ts";
import { minute, sampleLead, sampleMessage, sampleSale } from "./store-samples.ts";
import type { EntryPage, Review } from "./store.ts";

const noMail = { mail: false };

/** The guarantees of every store about reading entries. */
export function readsEntries(open: OpenStore): void {
  filtersEntries(open);
  goesThroughEntries(open);
}

/** Everything that a stream yields. */
async function collect<T>(values: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const value of values) collected.push(value);
  return collected;
}

function filtersEntries(open: OpenStore): void {
  test("lists the newest entries first, by kind and up to a limit", async () => {
    const store = await open(randomUUID());
    const [early, lead, late] = [sampleMessage(), sampleLead(), sampleMessage()];
    await store.add(lead, minute(1), noMail);
    await store.add(late, minute(2), noMail);
    await store.add(early, minute(0), noMail);
    const ids = async (page: EntryPage) => (await collect(store.entries(page))).map(({ id }) => id);
    expect(await ids({})).toEqual([late.id, lead.id, early.id]);
    expect(await ids({ kind: "message" })).toEqual([late.id, early.id]);
    expect(await ids({ kind: "lead", limit: 5 })).toEqual([lead.id]);
    expect(await ids({ kind: "sale" })).toEqual([]);
    expect(await ids({ limit: 2 })).toEqual([late.id, lead.id]);
    expect(await ids({ receivedBefore: minute(1) })).toEqual([early.id]);
    expect(await ids({ before: { ...late, receivedAt: minute(2) } })).toEqual([lead.id, early.id]);
    expect(await store.list({ limit: 2 })).toEqual(await collect(store.entries({ limit: 2 })));
  });

  test("counts the entries that match", async () => {
    const store = await open(randomUUID());
    await store.add(sampleLead({ email: "Ann@example.com" }), minute(0), noMail);
    await store.add(sampleMessage({ email: "ann@example.com" }), minute(1), noMail);
    await store.add(sampleMessage(), minute(2), noMail);
    await store.add(sampleSale(), minute(2), noMail);
    expect(await store.count({ kind: "message" })).toBe(2);
    expect(await store.count({ kind: "sale" })).toBe(1);
    expect(await store.count()).toBe(4);
    expect(await store.count({ email: "ANN@example.com" })).toBe(2);
    expect(await store.count({ email: "ann@example.com", receivedBefore: minute(1) })).toBe(1);
  });
}

function goesThroughEntries(open: OpenStore): void {
  test("visits any number of entries exactly once, while others are added and erased", async () => {
    const store = await open(randomUUID());
    const addMany = async (count: number, email: string) => {
      // Only a few distinct times, so that pages end between entries of the same moment.
      for (let at = 0; at < count; at += 1) {
        await store.add(sampleMessage({ email }), minute(at % 3), noMail);
      }
    };
    await addMany(600, "stays@example.com");
    await addMany(100, "goes@example.com");
    const seen: string[] = [];
    for await (const entry of store.entries()) {
      if (seen.length === 5) await store.erase("goes@example.com", minute(9));
      if (seen.length === 550) await addMany(10, "late@example.com");
      seen.push(`${entry.receivedAt} ${entry.id}`);
    }
    const stayed = await collect(store.entries({ email: "stays@example.com" }));
    expect(stayed).toHaveLength(600);
    expect(seen).toEqual([...new Set(seen)].toSorted().toReversed());
    expect(seen).toEqual(
      expect.arrayContaining(stayed.map(({ receivedAt, id }) => `${receivedAt} ${id}`)),
    );
  });
}

const accepted: Review = { state: "accepted", reviewedAt: minute(5) };
const rejected: Review = { state: "rejected", reviewedAt: minute(6) };

/** The guarantees of every store about the operator's decisions. */
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
