import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openStore } from "./open-store.ts";
import {
  type OpenStore,
  minutesAfterNoon,
  sampleMessage,
  sampleLead,
  sampleSale,
} from "./store.fixture.ts";
import { StoreUnavailable, type Store, type EntryPage, type ReceivedSale } from "./store.ts";
import { codeOf } from "../../domain/submissions/sale-code.ts";
import { startTestPostgres, type TestPostgres } from "./postgres.fixture.ts";
import { hash, randomUUID } from "node:crypto";
import { keepsMail } from "./outbox-contract.ts";
import { newFolder } from "../../config/folder.fixture.ts";

const mail = { mail: true };
const noMail = { mail: false };
let folder: string;
let postgres: TestPostgres;
let address: string;
let emptied = { for: "", done: Promise.resolve() };

beforeAll(async () => {
  folder = newFolder();
  postgres = await startTestPostgres();
  address = await postgres.createDatabase("store");
  return () => postgres.remove();
});

/** Empties the one database, which is much faster than creating another. */
function emptyFor(user: string): Promise<void> {
  if (emptied.for !== user) {
    emptied = { for: user, done: query("drop schema public cascade; create schema public") };
  }
  return emptied.done;
}

async function query(sql: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function querySqlite(database: string, sql: string): Promise<void> {
  const file = new DatabaseSync(join(folder, database, "inbox.sqlite"));
  file.exec(sql);
  file.close();
}

const openSqlite = async (database: string) =>
  openStore({ databaseUrl: "", dataDir: join(folder, database) });
const openPostgres = async (database: string) => {
  await emptyFor(database);
  return openStore({ databaseUrl: address, dataDir: join(folder, database) });
};

/** The guarantees of every store, whatever its database. */
describe.each([
  ["a SQLite file", openSqlite, querySqlite],
  ["PostgreSQL", openPostgres, (_database: string, sql: string) => query(sql)],
])("A store in %s", (_name, openStoreOn, queryOn) => {
  const opened: Store[] = [];
  let database: string;
  let store: Store;

  /** Closed after the test. */
  const open: OpenStore = async (name) => {
    const another = await openStoreOn(name);
    opened.push(another);
    return another;
  };

  beforeEach(async () => {
    database = randomUUID();
    store = await open(database);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.close()));
  });

  keepsMail(open);

  test("a store returns exactly what was added", async () => {
    for (const sent of [sampleMessage(), sampleLead(), sampleSale()]) {
      expect(await store.add(sent, minutesAfterNoon(0), mail)).toBe("added");
      expect(await store.get(sent.id)).toStrictEqual({ ...sent, receivedAt: minutesAfterNoon(0) });
    }
    expect(await store.get(randomUUID())).toBeNull();
    await expect(store.checkWritable()).resolves.toBeUndefined();
    expect(await store.list({ limit: 100 })).toHaveLength(3);
  });

  test("a store recognizes an id that was added before, and keeps its first content and one email", async () => {
    const first = sampleMessage();
    await store.add(first, minutesAfterNoon(0), mail);
    expect(await store.add(first, minutesAfterNoon(1), mail)).toBe("duplicate");
    const second = sampleMessage({ id: first.id, message: "Other text" });
    expect(await store.add(second, minutesAfterNoon(1), mail)).toBe("conflict");
    expect(await store.list({ limit: 100 })).toStrictEqual([
      { ...first, receivedAt: minutesAfterNoon(0) },
    ]);
    expect((await store.stats()).mailWaiting).toBe(1);
  });

  test("a store stores 10 entries when 50 adds of 10 ids arrive at once", async () => {
    const messages = Array.from({ length: 10 }, () => sampleMessage());
    const fifty = Array.from({ length: 5 }, () => messages).flat();
    const answers = await Promise.all(
      fifty.map((sent) => store.add(sent, minutesAfterNoon(0), mail)),
    );
    expect(answers.filter((answer) => answer === "added")).toHaveLength(10);
    expect(await store.list({ limit: 100 })).toHaveLength(10);
    expect((await store.stats()).mailWaiting).toBe(10);
  });

  test("a store treats a retry as a duplicate, whatever the order of its fields and the lead's page", async () => {
    const first = sampleLead();
    await store.add(first, minutesAfterNoon(0), mail);
    const { name, cart, ...rest } = { ...first, page: "/value/club-car?year=2021&seats=4" };
    const { modelYear, ...details } = cart;
    const reordered = { cart: { ...details, modelYear }, ...rest, name };
    expect(await store.add(reordered, minutesAfterNoon(1), mail)).toBe("duplicate");
    expect(await store.get(first.id)).toStrictEqual({ ...first, receivedAt: minutesAfterNoon(0) });
  });

  test.each([
    ["field", { email: "other@example.com" }],
    ["field of the cart", { cart: { ...sampleLead().cart, seats: 2 as const } }],
  ])("a store refuses a known id with a different %s", async (_, change) => {
    const first = sampleLead();
    await store.add(first, minutesAfterNoon(0), noMail);
    expect(await store.add({ ...first, ...change }, minutesAfterNoon(1), mail)).toBe("conflict");
    expect(await store.get(first.id)).toStrictEqual({ ...first, receivedAt: minutesAfterNoon(0) });
    expect((await store.stats()).mailWaiting).toBe(0);
  });

  test("a store keeps the first of several simultaneous adds of one id, whether their content is the same or not", async () => {
    const first = sampleMessage();
    const other = sampleMessage({ id: first.id, message: "Other text" });
    const answers = [first, other, first, sampleMessage()].map((sent, at) =>
      store.add(sent, minutesAfterNoon(at), mail),
    );
    expect(await Promise.all(answers)).toEqual(["added", "conflict", "duplicate", "added"]);
    expect(await store.get(first.id)).toStrictEqual({ ...first, receivedAt: minutesAfterNoon(0) });
    expect((await store.stats()).mailWaiting).toBe(2);
  });

  test("a store lists the newest entries first, by kind and up to a limit", async () => {
    const [early, lead, late] = [sampleMessage(), sampleLead(), sampleMessage()];
    await store.add(lead, minutesAfterNoon(1), noMail);
    await store.add(late, minutesAfterNoon(2), noMail);
    await store.add(early, minutesAfterNoon(0), noMail);
    const ids = async (page: EntryPage) => (await collect(store.entries(page))).map(({ id }) => id);
    expect(await ids({})).toEqual([late.id, lead.id, early.id]);
    expect(await ids({ kind: "message" })).toEqual([late.id, early.id]);
    expect(await ids({ kind: "lead", limit: 5 })).toEqual([lead.id]);
    expect(await ids({ kind: "sale" })).toEqual([]);
    expect(await ids({ limit: 2 })).toEqual([late.id, lead.id]);
    expect(await ids({ receivedBefore: minutesAfterNoon(1) })).toEqual([early.id]);
    expect(await ids({ before: { ...late, receivedAt: minutesAfterNoon(2) } })).toEqual([
      lead.id,
      early.id,
    ]);
    expect(await store.list({ limit: 2 })).toEqual(await collect(store.entries({ limit: 2 })));
  });

  test("a store counts the entries that match", async () => {
    await store.add(sampleLead({ email: "Ann@example.com" }), minutesAfterNoon(0), noMail);
    await store.add(sampleMessage({ email: "ann@example.com" }), minutesAfterNoon(1), noMail);
    await store.add(sampleMessage(), minutesAfterNoon(2), noMail);
    await store.add(sampleSale(), minutesAfterNoon(2), noMail);
    expect(await store.count({ kind: "message" })).toBe(2);
    expect(await store.count({ kind: "sale" })).toBe(1);
    expect(await store.count()).toBe(4);
    expect(await store.count({ email: "ANN@example.com" })).toBe(2);
    expect(
      await store.count({ email: "ann@example.com", receivedBefore: minutesAfterNoon(1) }),
    ).toBe(1);
  });

  test("a store visits any number of entries exactly once, while others are added and erased", async () => {
    const addMany = async (count: number, email: string) => {
      // Only a few distinct times, so that pages end between entries of the same moment.
      for (let at = 0; at < count; at += 1) {
        await store.add(sampleMessage({ email }), minutesAfterNoon(at % 3), noMail);
      }
    };
    await addMany(600, "stays@example.com");
    await addMany(100, "goes@example.com");
    const seen: string[] = [];
    for await (const entry of store.entries()) {
      if (seen.length === 5) await store.erase("goes@example.com", minutesAfterNoon(9));
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

  test("a store counts entries and mail, and reports the oldest and newest time", async () => {
    const none = { messages: 0, leads: 0, sales: 0, mailWaiting: 0, mailDead: 0, mailProblem: "" };
    expect(await store.stats()).toStrictEqual({ ...none, oldest: null, newest: null });
    const [dead, waiting] = [sampleMessage(), sampleMessage()];
    await store.add(dead, minutesAfterNoon(0), mail);
    await store.add(waiting, minutesAfterNoon(1), mail);
    await store.add(sampleLead(), minutesAfterNoon(2), noMail);
    await store.add(sampleSale(), minutesAfterNoon(2), noMail);
    await store.mailFailed(dead.id, "refused", null);
    const times = { oldest: minutesAfterNoon(0), newest: minutesAfterNoon(2) };
    const numbers = { messages: 2, leads: 1, sales: 1, mailWaiting: 1, mailDead: 1 };
    expect(await store.stats()).toStrictEqual({ ...none, ...numbers, ...times });
    await store.mailFailed(waiting.id, "535 wrong password", minutesAfterNoon(9));
    expect((await store.stats()).mailProblem).toBe("535 wrong password");
  });

  test("a store finds and erases an address case-insensitively, with its mail", async () => {
    const message = sampleMessage({ email: "Ann@Example.com" });
    const lead = sampleLead({ email: "ann@example.COM" });
    const other = sampleMessage({ email: "joann@example.com" });
    for (const [at, sent] of [message, lead, other].entries()) {
      await store.add(sent, minutesAfterNoon(at), mail);
    }
    const found = await store.list({ email: "ANN@example.com", limit: 9 });
    expect(found.map(({ id, email }) => [id, email])).toEqual([
      [lead.id, "ann@example.COM"],
      [message.id, "Ann@Example.com"],
    ]);
    const erase = (email: string) => store.erase(email, minutesAfterNoon(9));
    expect(await erase("aNN@example.com")).toEqual({ erased: 2, tracesLeft: null });
    expect(await store.list({ email: "ann@example.com", limit: 9 })).toEqual([]);
    expect(await erase("ann@example.com")).toEqual({ erased: 0, tracesLeft: null });
    expect((await store.list({ limit: 100 })).map(({ id }) => id)).toEqual([other.id]);
    expect((await store.stats()).mailWaiting).toBe(1);
  });

  test("a store finds and erases nothing for an empty address, even what was sent without one", async () => {
    await store.add(sampleSale(), minutesAfterNoon(0), mail);
    expect(await store.list({ email: "", limit: 9 })).toEqual([]);
    expect(await store.count({ email: "" })).toBe(0);
    expect(await store.erase("", minutesAfterNoon(9))).toMatchObject({ erased: 0 });
    expect(await store.afterRestore()).toMatchObject({ erased: 0 });
    expect(await store.count()).toBe(1);
  });

  test("a store purges entries received before a given time, and nothing later", async () => {
    for (const at of [0, 1, 2]) await store.add(sampleLead(), minutesAfterNoon(at), mail);
    expect(await store.purge(minutesAfterNoon(1))).toEqual({ erased: 1, tracesLeft: null });
    expect((await store.list({ limit: 100 })).map((entry) => entry.receivedAt)).toEqual([
      minutesAfterNoon(2),
      minutesAfterNoon(1),
    ]);
    expect((await store.stats()).mailWaiting).toBe(2);
  });

  test("a store repeats erasures in a restored backup, spares later entries, and gives up on waiting mail", async () => {
    const ann = { email: "Ann@example.com" };
    const [early, late, other] = [sampleMessage(ann), sampleLead(ann), sampleSale()];
    // The clock was ahead when it was received.
    await store.add(early, minutesAfterNoon(9), noMail);
    await store.erase("ann@example.com", minutesAfterNoon(5));
    await store.add(early, minutesAfterNoon(9), noMail);
    await store.add(late, minutesAfterNoon(10), mail);
    await store.add(other, minutesAfterNoon(0), noMail);
    const restored = { erasuresRecorded: 1, mailGivenUp: 1, tracesLeft: null };
    expect(await store.afterRestore()).toEqual({ ...restored, erased: 1 });
    expect((await store.list({ limit: 9 })).map(({ id }) => id)).toEqual([late.id, other.id]);
    expect(await store.takeDueMail(minutesAfterNoon(60), minutesAfterNoon(65), 5)).toEqual([]);
    expect(await store.afterRestore()).toEqual({ ...restored, erased: 0, mailGivenUp: 0 });
  });

  describe("reported sales", () => {
    const day = (days: number) => minutesAfterNoon(days * 24 * 60);
    const sendersOf = async () => (await store.sales()).map(({ sender }) => sender);
    const from = (network: string) => ({ mail: false, network });

    test("a store gives sales from one network the same hash, and never keeps the network", async () => {
      for (const [at, network] of ["192.0.2.7", "192.0.2.8", "192.0.2.7"].entries()) {
        await store.add(sampleSale(), minutesAfterNoon(at), from(network));
      }
      const [one, other, again] = await sendersOf();
      expect(one).toMatch(/^[\da-f]{64}$/);
      expect(again).toBe(one);
      expect(other).not.toBe(one);
      expect(one).not.toBe(hash("sha256", "192.0.2.7"));
    });

    test("a store keeps no hash for a message, or for a retry", async () => {
      const sent = sampleSale();
      await store.add(sent, minutesAfterNoon(0), noMail);
      await store.add(sent, minutesAfterNoon(1), from("192.0.2.7"));
      await store.add(sampleMessage(), minutesAfterNoon(2), from("192.0.2.7"));
      expect(await sendersOf()).toEqual([null]);
    });

    test("a store forgets who sent sales 30 days after their salt was made, and makes another", async () => {
      await store.add(sampleSale(), day(0), from("192.0.2.7"));
      await store.add(sampleSale(), day(29), from("192.0.2.7"));
      const [before] = await sendersOf();
      expect(await store.forgetSenders(day(29.9))).toMatchObject({ erased: 0 });
      expect(await sendersOf()).toEqual([before, before]);
      expect(await store.forgetSenders(day(30))).toEqual({ erased: 2, tracesLeft: null });
      expect(await sendersOf()).toEqual([null, null]);
      await store.add(sampleSale(), day(30), from("192.0.2.7"));
      const after = (await sendersOf())[2];
      expect(after).toMatch(/^[\da-f]{64}$/);
      expect(after).not.toBe(before);
    });

    test("a store forgets old senders when a sale comes in, even if nobody asks it to", async () => {
      await store.add(sampleSale(), day(0), from("192.0.2.7"));
      await store.add(sampleSale(), day(31), from("192.0.2.7"));
      expect(await sendersOf()).toEqual([null, expect.any(String)]);
    });

    test("a store forgets senders whose salt a wrong clock dated in the future", async () => {
      await store.add(sampleSale(), day(400), from("192.0.2.7"));
      expect(await store.forgetSenders(day(0))).toMatchObject({ erased: 1 });
    });

    test("a store keeps what was decided about a sale, and its row ID when that changes", async () => {
      const [first, second] = [sampleSale(), sampleSale()];
      await store.add(first, minutesAfterNoon(0), noMail);
      await store.add(second, minutesAfterNoon(1), noMail);
      const accepted = { state: "accepted", reason: "", publicSource: "" } as const;
      await store.reviewSales([first.id], accepted);
      const [{ review }, other] = (await store.sales()) as [ReceivedSale, ReceivedSale];
      expect(review).toEqual(accepted);
      expect(other.review).toBeNull();
      const rejected = { state: "rejected", reason: "It is a bus.", publicSource: "" } as const;
      await store.reviewSales([first.id, second.id], rejected);
      const [again, last] = (await store.sales()) as [ReceivedSale, ReceivedSale];
      expect(again.review).toEqual(rejected);
      expect(last.review).toEqual(rejected);
    });

    test("a store erases a sale by its code, with its sender, and again in a restored backup", async () => {
      const [gone, kept] = [sampleSale(), sampleSale()];
      for (const sent of [gone, kept])
        await store.add(sent, minutesAfterNoon(0), from("192.0.2.7"));
      await store.reviewSales([gone.id], { state: "accepted", reason: "", publicSource: "" });
      const code = codeOf(gone.id);
      expect(await store.saleByCode(code.toLowerCase())).toMatchObject(gone);
      expect(await store.eraseByCode(code, minutesAfterNoon(5))).toEqual({
        erased: 1,
        tracesLeft: null,
      });
      expect(await store.saleByCode(code)).toBeNull();
      expect((await store.sales()).map(({ entry }) => entry.id)).toEqual([kept.id]);
      await store.add(gone, minutesAfterNoon(0), noMail);
      expect(await store.afterRestore()).toMatchObject({ erased: 1, erasuresRecorded: 1 });
      expect(await sendersOf()).toEqual([null]);
    });

    test("a store refuses a second sale whose id has the same code", async () => {
      const first = sampleSale();
      const second = {
        ...sampleSale(),
        id: `${first.id.slice(0, -1)}${first.id.endsWith("0") ? "1" : "0"}`,
      };
      expect(await store.add(first, minutesAfterNoon(0), noMail)).toBe("added");
      expect(await store.add(second, minutesAfterNoon(1), noMail)).toBe("conflict");
      expect(await store.add(first, minutesAfterNoon(2), noMail)).toBe("duplicate");
      expect(await store.count()).toBe(1);
    });

    test("a store erases nothing for a code that nobody has, or for text that isn't a code", async () => {
      await store.add(sampleSale(), minutesAfterNoon(0), noMail);
      for (const code of [codeOf(randomUUID()), "%", ""]) {
        expect(await store.saleByCode(code)).toBeNull();
        expect(await store.eraseByCode(code, minutesAfterNoon(1))).toMatchObject({ erased: 0 });
      }
      expect(await store.count()).toBe(1);
    });
  });

  test("a store works in both of two stores opened at the same time on an empty database", async () => {
    const empty = randomUUID();
    const [one, two] = await Promise.all([open(empty), open(empty)]);
    const sent = sampleLead();
    await one.add(sent, minutesAfterNoon(0), mail);
    expect(await two.add(sent, minutesAfterNoon(1), mail)).toBe("duplicate");
    expect(await two.list({ limit: 100 })).toEqual(await one.list({ limit: 100 }));
  });

  test("a store that a newer version has migrated says what to do, and isn't tried again", async () => {
    await store.checkWritable();
    await queryOn(
      database,
      "insert into kysely_migration (name, timestamp) values ('0009-future', '2027-01-01T00:00:00.000Z')",
    );
    const another = await open(database);
    const sentence =
      "This database was made by a newer version of CartWorth: update, or restore an earlier backup.";
    await expect(another.checkWritable()).rejects.toThrow(sentence);
    await queryOn(database, "delete from kysely_migration where name = '0009-future'");
    await expect(another.add(sampleMessage(), minutesAfterNoon(0), mail)).rejects.toThrow(
      StoreUnavailable,
    );
    await (await open(database)).checkWritable();
  });

  test("a store tells its own time", async () => {
    expect(Math.abs(Date.parse(await store.clockTime()) - Date.now())).toBeLessThan(3_600_000);
  });

  test("a store keeps everything when it is reopened", async () => {
    const sent = sampleMessage();
    await store.add(sent, minutesAfterNoon(0), mail);
    const after = await open(database);
    expect(await after.get(sent.id)).toStrictEqual({ ...sent, receivedAt: minutesAfterNoon(0) });
    expect(await after.takeDueMail(minutesAfterNoon(0), minutesAfterNoon(1), 5)).toHaveLength(1);
  });
});

/** Everything that a stream yields. */
async function collect<T>(values: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const value of values) collected.push(value);
  return collected;
}
