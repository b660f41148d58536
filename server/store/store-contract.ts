import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { keepsMail } from "./outbox-contract.ts";
import { readsEntries, keepsReviews } from "./reading-contract.ts";
import { minute, sampleLead, sampleMessage, sampleSale } from "./store-samples.ts";
import type { Store } from "./store.ts";

/** Opens the store on the database with that name, which is empty the first time. */
export type OpenStore = (database: string) => Promise<Store>;

const mail = { mail: true };
const noMail = { mail: false };

/** The guarantees of every store, whatever its database. */
export function storeContract(name: string, open: OpenStore): void {
  describe(`A store in ${name}`, () => {
    const opened: Store[] = [];
    const openHere: OpenStore = async (database) => {
      const store = await open(database);
      opened.push(store);
      return store;
    };
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((store) => store.close()));
    });
    keepsEntries(openHere);
    tellsRetriesApart(openHere);
    readsEntries(openHere);
    countsEntries(openHere);
    removesEntries(openHere);
    survivesRestore(openHere);
    keepsReviews(openHere);
    keepsMail(openHere);
    opensAgain(openHere);
  });
}

function keepsEntries(open: OpenStore): void {
  test("returns exactly what was added", async () => {
    const store = await open(randomUUID());
    for (const sent of [sampleMessage(), sampleLead(), sampleSale()]) {
      expect(await store.add(sent, minute(0), mail)).toBe("added");
      expect(await store.get(sent.id)).toStrictEqual({ ...sent, receivedAt: minute(0) });
    }
    expect(await store.get(randomUUID())).toBeNull();
    await expect(store.checkWritable()).resolves.toBeUndefined();
    expect(await store.list({ limit: 100 })).toHaveLength(3);
  });

  test("recognizes an id that was added before, and keeps its first content and one email", async () => {
    const store = await open(randomUUID());
    const first = sampleMessage();
    await store.add(first, minute(0), mail);
    expect(await store.add(first, minute(1), mail)).toBe("duplicate");
    const second = sampleMessage({ id: first.id, message: "Other text" });
    expect(await store.add(second, minute(1), mail)).toBe("conflict");
    expect(await store.list({ limit: 100 })).toStrictEqual([{ ...first, receivedAt: minute(0) }]);
    expect((await store.stats()).mailWaiting).toBe(1);
  });

  test("stores 10 entries when 50 adds of 10 ids arrive at once", async () => {
    const store = await open(randomUUID());
    const messages = Array.from({ length: 10 }, () => sampleMessage());
    const fifty = Array.from({ length: 5 }, () => messages).flat();
    const answers = await Promise.all(fifty.map((sent) => store.add(sent, minute(0), mail)));
    expect(answers.filter((answer) => answer === "added")).toHaveLength(10);
    expect(await store.list({ limit: 100 })).toHaveLength(10);
    expect((await store.stats()).mailWaiting).toBe(10);
  });
}

function tellsRetriesApart(open: OpenStore): void {
  test("treats a retry as a duplicate, whatever the order of its fields and the lead's page", async () => {
    const store = await open(randomUUID());
    const first = sampleLead();
    await store.add(first, minute(0), mail);
    const { name, cart, ...rest } = { ...first, page: "/value/club-car?year=2021&seats=4" };
    const { modelYear, ...details } = cart;
    const reordered = { cart: { ...details, modelYear }, ...rest, name };
    expect(await store.add(reordered, minute(1), mail)).toBe("duplicate");
    expect(await store.get(first.id)).toStrictEqual({ ...first, receivedAt: minute(0) });
  });

  test.each([
    ["field", { email: "other@example.com" }],
    ["field of the cart", { cart: { ...sampleLead().cart, seats: 2 as const } }],
  ])("refuses a known id with a different %s", async (_, change) => {
    const store = await open(randomUUID());
    const first = sampleLead();
    await store.add(first, minute(0), noMail);
    expect(await store.add({ ...first, ...change }, minute(1), mail)).toBe("conflict");
    expect(await store.get(first.id)).toStrictEqual({ ...first, receivedAt: minute(0) });
    expect((await store.stats()).mailWaiting).toBe(0);
  });

  test("keeps the first of several simultaneous adds of one id, whether their content is the same or not", async () => {
    const store = await open(randomUUID());
    const first = sampleMessage();
    const other = sampleMessage({ id: first.id, message: "Other text" });
    const answers = [first, other, first, sampleMessage()].map((sent, at) =>
      store.add(sent, minute(at), mail),
    );
    expect(await Promise.all(answers)).toEqual(["added", "conflict", "duplicate", "added"]);
    expect(await store.get(first.id)).toStrictEqual({ ...first, receivedAt: minute(0) });
    expect((await store.stats()).mailWaiting).toBe(2);
  });
}

function countsEntries(open: OpenStore): void {
  test("counts entries and mail, and reports the oldest and newest time", async () => {
    const store = await open(randomUUID());
    const none = {
      messages: 0,
      leads: 0,
      sales: 0,
      mailWaiting: 0,
      mailDead: 0,
      mailProblem: "",
    };
    expect(await store.stats()).toStrictEqual({ ...none, oldest: null, newest: null });
    const [dead, waiting] = [sampleMessage(), sampleMessage()];
    await store.add(dead, minute(0), mail);
    await store.add(waiting, minute(1), mail);
    await store.add(sampleLead(), minute(2), noMail);
    await store.add(sampleSale(), minute(2), noMail);
    await store.mailFailed(dead.id, "refused", null);
    const times = { oldest: minute(0), newest: minute(2) };
    const numbers = { messages: 2, leads: 1, sales: 1, mailWaiting: 1, mailDead: 1 };
    expect(await store.stats()).toStrictEqual({ ...none, ...numbers, ...times });
    await store.mailFailed(waiting.id, "535 wrong password", minute(9));
    expect((await store.stats()).mailProblem).toBe("535 wrong password");
  });
}

function removesEntries(open: OpenStore): void {
  test("finds and erases an address case-insensitively, with its mail", async () => {
    const store = await open(randomUUID());
    const message = sampleMessage({ email: "Ann@Example.com" });
    const lead = sampleLead({ email: "ann@example.COM" });
    const other = sampleMessage({ email: "joann@example.com" });
    for (const [at, sent] of [message, lead, other].entries()) {
      await store.add(sent, minute(at), mail);
    }
    const found = await store.byEmail("ANN@example.com");
    expect(found.map(({ id, email }) => [id, email])).toEqual([
      [lead.id, "ann@example.COM"],
      [message.id, "Ann@Example.com"],
    ]);
    expect(await store.erase("aNN@example.com", minute(9))).toEqual({
      erased: 2,
      tracesLeft: null,
    });
    expect(await store.byEmail("ann@example.com")).toEqual([]);
    expect(await store.erase("ann@example.com", minute(9))).toEqual({
      erased: 0,
      tracesLeft: null,
    });
    expect((await store.list({ limit: 100 })).map(({ id }) => id)).toEqual([other.id]);
    expect((await store.stats()).mailWaiting).toBe(1);
  });

  test("finds and erases nothing for an empty address, even what was sent without one", async () => {
    const store = await open(randomUUID());
    await store.add(sampleSale({ email: "" }), minute(0), mail);
    expect(await store.byEmail("")).toEqual([]);
    expect(await store.count({ email: "" })).toBe(0);
    expect(await store.erase("", minute(9))).toMatchObject({ erased: 0 });
    expect(await store.afterRestore()).toMatchObject({ erased: 0 });
    expect(await store.count()).toBe(1);
  });

  test("purges entries received before a given time, and nothing later", async () => {
    const store = await open(randomUUID());
    for (const at of [0, 1, 2]) await store.add(sampleLead(), minute(at), mail);
    expect(await store.purge(minute(1))).toEqual({ erased: 1, tracesLeft: null });
    expect((await store.list({ limit: 100 })).map((entry) => entry.receivedAt)).toEqual([
      minute(2),
      minute(1),
    ]);
    expect((await store.stats()).mailWaiting).toBe(2);
  });
}

/** Here, the contents of the backup are added again. */
function survivesRestore(open: OpenStore): void {
  test("repeats erasures in a restored backup, spares later entries, and gives up waiting mail", async () => {
    const store = await open(randomUUID());
    const ann = { email: "Ann@example.com" };
    const [early, late, other] = [sampleMessage(ann), sampleLead(ann), sampleSale()];
    // The clock was ahead when it was received.
    await store.add(early, minute(9), noMail);
    await store.erase("ann@example.com", minute(5));
    await store.add(early, minute(9), noMail);
    await store.add(late, minute(10), mail);
    await store.add(other, minute(0), noMail);
    const restored = { addressesErased: 1, mailGivenUp: 1, tracesLeft: null };
    expect(await store.afterRestore()).toEqual({ ...restored, erased: 1 });
    expect((await store.list({ limit: 9 })).map(({ id }) => id)).toEqual([late.id, other.id]);
    expect(await store.takeDueMail(minute(60), minute(65), 5)).toEqual([]);
    expect(await store.afterRestore()).toEqual({ ...restored, erased: 0, mailGivenUp: 0 });
  });
}

function opensAgain(open: OpenStore): void {
  test("works in both of two stores opened at the same time on an empty database", async () => {
    const database = randomUUID();
    const [one, two] = await Promise.all([open(database), open(database)]);
    const sent = sampleLead();
    await one.add(sent, minute(0), mail);
    expect(await two.add(sent, minute(1), mail)).toBe("duplicate");
    expect(await two.list({ limit: 100 })).toEqual(await one.list({ limit: 100 }));
  });

  test("keeps everything when it is reopened", async () => {
    const database = randomUUID();
    const sent = sampleMessage();
    const before = await open(database);
    await before.add(sent, minute(0), mail);
    const after = await open(database);
    expect(await after.get(sent.id)).toStrictEqual({ ...sent, receivedAt: minute(0) });
    expect(await after.takeDueMail(minute(0), minute(1), 5)).toHaveLength(1);
  });
}
