import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect } from "vitest";
import type { Entry, EntryOf } from "../../domain/submissions/entry.ts";
import { openStore } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";
import { runCommand } from "../command.ts";
import { lead, message } from "../../domain/submissions/entry.fixture.ts";
import { createInbox } from "./inbox.ts";
import { newFolder } from "../../config/folder.fixture.ts";

export let folder = "";
export let store: Store;
export const answers: ((question: string) => string)[] = [];

export function useInbox(): void {
  beforeEach(async () => {
    folder = newFolder();
    store = openStore({ databaseUrl: "", dataDir: folder });
    for (const entry of [message, lead]) await keep(entry);
  });

  afterEach(async () => {
    answers.length = 0;
    await store.close();
  });
}

export async function keep({ receivedAt, ...submission }: Entry) {
  await store.add(submission, receivedAt, { mail: true });
}

export function addEntry(changes: Partial<EntryOf<"message">>) {
  return keep({ ...message, id: crypto.randomUUID(), ...changes });
}

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function inbox(
  args: string[],
  variables: Record<string, string> = {},
): Promise<Outcome> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const outputs = [text(stdout), text(stderr)];
  const program = createInbox({
    env: { DATA_DIR: folder, ...variables },
    stdout,
    stderr,
    now: new Date(),
    ask: async (question) => answers.shift()?.(question) ?? null,
  });
  const code = await runCommand(program, args, { stdout, stderr });
  stdout.end();
  stderr.end();
  const [out = "", err = ""] = await Promise.all(outputs);
  return { code, out, err };
}

export const run = (...args: string[]) => inbox(args);

export async function messageOf(...args: string[]): Promise<string> {
  const { code, out, err } = await run(...args);
  expect([code, out]).toEqual([0, ""]);
  return err;
}

export async function refusalOf(...args: string[]): Promise<string> {
  const { code, out, err } = await run(...args);
  expect([code, out]).toEqual([1, ""]);
  return err;
}

export function tableIn(out: string): string[] {
  return out
    .trimEnd()
    .split("\n")
    .map((line) => line.split(/ {2,}/).join(" | "));
}

export async function json(...args: string[]): Promise<unknown> {
  const { code, out, err } = await run(...args);
  expect([code, err]).toEqual([0, ""]);
  return JSON.parse(out);
}
