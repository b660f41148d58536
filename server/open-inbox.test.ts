import { afterEach, expect, test, vi } from "vitest";
import { newFolder } from "../config/folder.fixture.ts";
import { forgetSendersHourly } from "./open-inbox.ts";
import { openStore } from "./store/open-store.ts";
import { sampleSale } from "./store/store.fixture.ts";
import { StoreUnavailable } from "./store/store.ts";

afterEach(() => vi.useRealTimers());

const hourMs = 3_600_000;

test("within an hour, the server forgets who sent a sale 30 days ago", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const store = openStore({ databaseUrl: "", dataDir: newFolder() });
  const options = { mail: false, network: "192.0.2.7" };
  await store.add(sampleSale(), "2026-10-01T12:00:00.000Z", options);
  forgetSendersHourly({ store, now: () => new Date("2026-10-31T12:00:00.000Z") });
  expect((await store.sales())[0]!.sender).not.toBeNull();
  vi.advanceTimersByTime(hourMs);
  await expect.poll(async () => (await store.sales())[0]!.sender).toBeNull();
  await store.close();
});

test("an unavailable database doesn't stop the server, which tries again an hour later", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const store = openStore({ databaseUrl: "", dataDir: "/dev/null/x" });
  const asked: Promise<unknown>[] = [];
  const watched = {
    ...store,
    forgetSenders(now: string) {
      const asking = store.forgetSenders(now);
      asked.push(asking);
      return asking;
    },
  };
  forgetSendersHourly({ store: watched, now: () => new Date() });
  vi.advanceTimersByTime(2 * hourMs);
  expect(asked).toHaveLength(2);
  for (const asking of asked) await expect(asking).rejects.toThrow(StoreUnavailable);
  await store.close();
});
