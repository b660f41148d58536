// Run with both databases by store.test.ts.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type OpenStore, minutesAfterNoon, sampleLead, sampleMessage } from "./store.fixture.ts";

const mail = { mail: true };
const noMail = { mail: false };

/** The guarantees of every store about mail. */
export function keepsMail(open: OpenStore): void {
  sendsMail(open);
  outlastsWrongClocks(open);
  findsMail(open);
}

function sendsMail(open: OpenStore): void {
  test("takes due mail oldest first, and does not take it again until its lease ends", async () => {
    const store = await open(randomUUID());
    const [first, second, silent] = [sampleMessage(), sampleLead(), sampleMessage()];
    await store.add(second, minutesAfterNoon(1), mail);
    await store.add(first, minutesAfterNoon(0), mail);
    await store.add(silent, minutesAfterNoon(0), noMail);
    const taken = await store.takeDueMail(minutesAfterNoon(2), minutesAfterNoon(10), 5);
    const fresh = { attempts: 0, lastError: "" };
    expect(taken).toStrictEqual([
      {
        ...fresh,
        entry: { ...first, receivedAt: minutesAfterNoon(0) },
        nextAttemptAt: minutesAfterNoon(0),
      },
      {
        ...fresh,
        entry: { ...second, receivedAt: minutesAfterNoon(1) },
        nextAttemptAt: minutesAfterNoon(1),
      },
    ]);
    expect(await store.takeDueMail(minutesAfterNoon(9), minutesAfterNoon(20), 5)).toEqual([]);
    expect(await store.takeDueMail(minutesAfterNoon(10), minutesAfterNoon(20), 1)).toHaveLength(1);
  });

  test("deletes mail that was sent, and keeps its entry", async () => {
    const store = await open(randomUUID());
    const sent = sampleMessage();
    await store.add(sent, minutesAfterNoon(0), mail);
    await store.mailSent(sent.id);
    expect(await store.takeDueMail(minutesAfterNoon(60), minutesAfterNoon(70), 5)).toEqual([]);
    expect(await store.retryMail(minutesAfterNoon(60))).toBe(0);
    expect(await store.get(sent.id)).not.toBeNull();
  });

  test("never gives the same email to two processes", async () => {
    const database = randomUUID();
    const [one, two] = [await open(database), await open(database)];
    const messages = Array.from({ length: 40 }, () => sampleMessage());
    await Promise.all(messages.map((sent) => one.add(sent, minutesAfterNoon(0), mail)));
    const takers = Array.from({ length: 5 }, () => [one, two]).flat();
    const takes = takers.map((store) =>
      store.takeDueMail(minutesAfterNoon(1), minutesAfterNoon(5), 6),
    );
    const ids = (await Promise.all(takes)).flat().map(({ entry }) => entry.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(5);
  });

  test("waits after a failure until the next attempt", async () => {
    const store = await open(randomUUID());
    const sent = sampleMessage();
    await store.add(sent, minutesAfterNoon(0), mail);
    await store.takeDueMail(minutesAfterNoon(0), minutesAfterNoon(60), 5);
    await store.mailFailed(sent.id, "451 try later\0", minutesAfterNoon(8));
    expect(await store.takeDueMail(minutesAfterNoon(7), minutesAfterNoon(60), 5)).toEqual([]);
    const [item] = await store.takeDueMail(minutesAfterNoon(8), minutesAfterNoon(60), 5);
    expect(item).toMatchObject({
      attempts: 1,
      nextAttemptAt: minutesAfterNoon(8),
      lastError: "451 try later",
    });
  });

  test("lists mail that was given up on, and sends it again only on request", async () => {
    const store = await open(randomUUID());
    const sent = sampleMessage();
    await store.add(sent, minutesAfterNoon(0), mail);
    await store.mailFailed(sent.id, "550 no such user", null);
    expect(await store.takeDueMail(minutesAfterNoon(60), minutesAfterNoon(70), 5)).toEqual([]);
    const [dead] = await store.deadMail();
    expect(dead).toStrictEqual({
      entry: { ...sent, receivedAt: minutesAfterNoon(0) },
      attempts: 1,
      nextAttemptAt: null,
      lastError: "550 no such user",
    });
    expect(await store.retryMail(minutesAfterNoon(60))).toBe(1);
    expect(await store.deadMail()).toEqual([]);
    expect(await store.takeDueMail(minutesAfterNoon(60), minutesAfterNoon(70), 5)).toHaveLength(1);
  });
}

const lease = 5;
const years = 5 * 365 * 24 * 60;

function outlastsWrongClocks(open: OpenStore): void {
  const addOne = async (at: number) => {
    const store = await open(randomUUID());
    const sent = sampleMessage();
    await store.add(sent, minutesAfterNoon(at), mail);
    const take = async (now: number) =>
      (await store.takeDueMail(minutesAfterNoon(now), minutesAfterNoon(now + lease), 5)).length;
    return { store, sent, take };
  };

  test("sends mail that was leased while the clock was years ahead", async () => {
    const { take } = await addOne(0);
    expect(await take(years)).toBe(1);
    expect(await take(1)).toBe(1);
    expect(await take(2)).toBe(0);
  });

  test("sends mail whose retry was scheduled while the clock was years ahead", async () => {
    const { store, sent, take } = await addOne(0);
    await store.mailFailed(sent.id, "451 try later", minutesAfterNoon(years));
    expect(await take(1)).toBe(1);
  });

  test("sends mail that was stored while the clock was years ahead", async () => {
    const { take } = await addOne(years);
    expect(await take(1)).toBe(1);
  });

  test("respects a lease from a clock that is minutes ahead", async () => {
    const { take } = await addOne(0);
    expect(await take(4)).toBe(1);
    expect(await take(0)).toBe(0);
  });

  test("respects the longest wait between two attempts", async () => {
    const { store, sent, take } = await addOne(0);
    await store.mailFailed(sent.id, "451 try later", minutesAfterNoon(6 * 60));
    expect(await take(0)).toBe(0);
    expect(await take(6 * 60)).toBe(1);
  });

  test("on request, frees only mail that was leased while the clock was wrong", async () => {
    const { store, take } = await addOne(0);
    expect(await take(lease)).toBe(1);
    expect(await store.retryMail(minutesAfterNoon(lease + 1))).toBe(1);
    expect(await take(lease + 1)).toBe(0);
    await store.takeDueMail(minutesAfterNoon(60), minutesAfterNoon(80), 5);
    const takeForLong = async () =>
      store.takeDueMail(minutesAfterNoon(60), minutesAfterNoon(90), 5);
    expect(await takeForLong()).toEqual([]);
    expect(await store.retryMail(minutesAfterNoon(60))).toBe(1);
    expect(await takeForLong()).toHaveLength(1);
  });
}

function findsMail(open: OpenStore): void {
  test("lists the newest emails that were given up on, and counts all of them", async () => {
    const store = await open(randomUUID());
    for (let at = 0; at < 25; at += 1) {
      const sent = sampleMessage();
      await store.add(sent, minutesAfterNoon(at), mail);
      await store.mailFailed(sent.id, "550 no such user", null);
    }
    const times = (await store.deadMail()).map(({ entry }) => entry.receivedAt);
    expect(times).toEqual(Array.from({ length: 20 }, (_, at) => minutesAfterNoon(24 - at)));
    expect((await store.stats()).mailDead).toBe(25);
  });

  test("finds the email about an entry, and no other, until it is sent", async () => {
    const store = await open(randomUUID());
    const [sent, other, silent] = [sampleMessage(), sampleLead(), sampleMessage()];
    for (const each of [sent, other]) await store.add(each, minutesAfterNoon(0), mail);
    await store.add(silent, minutesAfterNoon(0), noMail);
    await store.mailFailed(sent.id, "451 try later", minutesAfterNoon(8));
    expect(await store.mailOf(sent.id)).toStrictEqual({
      entry: { ...sent, receivedAt: minutesAfterNoon(0) },
      attempts: 1,
      nextAttemptAt: minutesAfterNoon(8),
      lastError: "451 try later",
    });
    expect(await store.mailOf(other.id)).toMatchObject({ attempts: 0, lastError: "" });
    expect(await store.mailOf(silent.id)).toBeNull();
    await store.mailFailed(sent.id, "550 no such user", null);
    expect(await store.mailOf(sent.id)).toMatchObject({ attempts: 2, nextAttemptAt: null });
    await store.mailSent(sent.id);
    expect(await store.mailOf(sent.id)).toBeNull();
  });
}
