import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { OpenStore } from "./store-contract.ts";
import { minute, sampleLead, sampleMessage } from "./store-samples.ts";

const mail = { mail: true };
const noMail = { mail: false };
const ann = { email: "Ann@example.com" };

/** What every store guarantees after a backup is restored: here, its contents are added again. */
export function survivesRestore(open: OpenStore): void {
  test("repeats the erasures made after a backup, and spares later entries", async () => {
    const store = await open(randomUUID());
    const [early, late, other] = [
      sampleMessage(ann),
      sampleLead(ann),
      sampleLead({ email: "z@a.io" }),
    ];
    await store.add(early, minute(0), noMail);
    await store.erase("ann@example.com", minute(5));
    await store.add(early, minute(0), noMail);
    await store.add(late, minute(6), noMail);
    await store.add(other, minute(0), noMail);
    const restored = { erased: 1, addressesErased: 1, mailGivenUp: 0, tracesLeft: null };
    expect(await store.afterRestore()).toEqual(restored);
    expect((await store.list({ limit: 9 })).map(({ id }) => id)).toEqual([late.id, other.id]);
    expect(await store.afterRestore()).toEqual({ ...restored, erased: 0 });
  });

  test("repeats the erasure of entries received while the clock was ahead", async () => {
    const store = await open(randomUUID());
    const sent = sampleMessage(ann);
    await store.add(sent, minute(9), noMail);
    expect(await store.erase(ann.email, minute(5))).toMatchObject({ erased: 1 });
    await store.add(sent, minute(9), noMail);
    expect(await store.afterRestore()).toMatchObject({ erased: 1 });
  });

  test("repeats erasures for any number of addresses", async () => {
    const store = await open(randomUUID());
    const many = Array.from({ length: 1100 }, (_, at) => sampleMessage({ email: `${at}@a.io` }));
    const addAll = () => Promise.all(many.map((sent) => store.add(sent, minute(0), noMail)));
    await addAll();
    // The first and last of them in text order.
    for (const { email } of [many[0], many[999]].flatMap((sent) => sent ?? [])) {
      await store.erase(email, minute(1));
    }
    await addAll();
    expect(await store.afterRestore()).toMatchObject({ erased: 2, addressesErased: 2 });
    expect(await store.count()).toBe(1098);
  });

  test("gives up a backup's waiting mail until it is requested", async () => {
    const store = await open(randomUUID());
    const [waiting, leased, dead] = [sampleMessage(), sampleMessage(), sampleMessage()];
    for (const [at, sent] of [leased, waiting, dead].entries()) {
      await store.add(sent, minute(at), mail);
    }
    await store.mailFailed(dead.id, "550 no such user", null);
    await store.takeDueMail(minute(0), minute(5), 1);
    expect(await store.afterRestore()).toMatchObject({ addressesErased: null, mailGivenUp: 2 });
    expect(await store.takeDueMail(minute(60), minute(65), 5)).toEqual([]);
    const errors = (await store.deadMail()).map(({ lastError }) => lastError);
    const reason = "Restored from a backup: may have been sent already";
    expect(errors).toEqual(["550 no such user", reason, reason]);
    expect(await store.afterRestore()).toMatchObject({ mailGivenUp: 0 });
    expect(await store.retryMail(minute(60))).toBe(3);
    expect(await store.takeDueMail(minute(60), minute(65), 5)).toHaveLength(3);
  });
}
