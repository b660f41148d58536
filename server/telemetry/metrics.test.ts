import { expect, test } from "vitest";
import { createMetricsApp, createMetrics } from "./metrics.ts";
import { openStore } from "../store/open-store.ts";
import { minute, sampleLead, sampleMessage } from "../store/store.fixture.ts";
import { StoreUnavailable } from "../store/store.ts";
import { newFolder } from "../../config/folder.fixture.ts";

const read = async (app: ReturnType<typeof createMetricsApp>) =>
  (await app.request("/metrics")).text();

test("a monitor can read the waiting mail, the state of the store, and the event loop's delay", async () => {
  const store = openStore({ databaseUrl: "", dataDir: newFolder() });
  const app = createMetricsApp(createMetrics(), store);
  for (const sent of [sampleMessage(), sampleLead()]) {
    await store.add(sent, minute(0), { mail: true });
  }
  const text = await read(app);
  expect(text).toContain("cartworth_mail_waiting 2");
  expect(text).toContain("cartworth_mail_dead 0");
  expect(text).toContain("cartworth_store_answers 1");
  expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
  expect(text).toContain("cartworth_submissions_waiting 0");
  await store.close();
});

test("a monitor can see that the store does not answer", async () => {
  const away = { stats: () => Promise.reject(new StoreUnavailable("away")) };
  expect(await read(createMetricsApp(createMetrics(), away))).toContain(
    "cartworth_store_answers 0",
  );
});

test("without an inbox, there are only the process's own figures", async () => {
  expect(await read(createMetricsApp(createMetrics()))).toContain("process_resident_memory_bytes");
});
