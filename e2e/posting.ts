import { randomUUID } from "node:crypto";
import type { Entry } from "../domain/submissions/entry.ts";
import { openStore } from "../server/store/open-store.ts";
import { expect } from "@playwright/test";

const text = "Every word of this has to be there. ".repeat(40).trim();

/** Posts a message; resolves to the status, and records the id once the server confirms it. */
export async function post(address: string, acknowledged = new Set<string>()): Promise<number> {
  const id = randomUUID();
  const { status } = await fetch(`${address}/api/messages`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      id,
      name: id,
      email: "ann@example.com",
      subject: "other",
      message: text,
    }),
  });
  if (status === 201) acknowledged.add(id);
  return status;
}

/** Posts messages one after the other, several at a time, until the server is gone. */
export async function keepPosting(
  address: string,
  posters: number,
  acknowledged: Set<string>,
): Promise<void> {
  const poster = async () => {
    for (;;) {
      const status = await post(address, acknowledged).catch(() => null);
      if (status === null) return;
      if (status !== 201 && status !== 503) throw new Error(`The server answered with ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: posters }, poster));
}

/** Everything that was acknowledged is stored, complete and exactly once. */
export async function expectStored(
  where: { databaseUrl: string; dataDir: string },
  acknowledged: ReadonlySet<string>,
): Promise<void> {
  const store = openStore(where);
  const entries = await store.list({ limit: 1_000_000 });
  await store.close();
  const ids = entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...acknowledged].filter((id) => !ids.includes(id))).toEqual([]);
  const isComplete = (entry: Entry) =>
    entry.kind === "message" && entry.name === entry.id && entry.message === text;
  expect(entries.filter((entry) => !isComplete(entry))).toEqual([]);
}
