import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, test } from "vitest";
import { openStore } from "../../server/store/open-store.ts";
import { runProcess, startProcess } from "../process.fixture.ts";
import { lead, message } from "../../domain/submissions/entry.fixture.ts";
import { PassThrough } from "node:stream";
import { ask } from "./inbox.ts";
import { newFolder } from "../../config/folder.fixture.ts";

let folder = "";

beforeEach(async () => {
  folder = newFolder();
  await keep([message, lead]);
});

async function keep(entries: readonly (typeof message | typeof lead)[]): Promise<void> {
  const store = openStore({ databaseUrl: "", dataDir: folder });
  const adding = entries.map(({ receivedAt, ...sent }) => store.add(sent, receivedAt, silent));
  await Promise.all(adding);
  await store.close();
}

const silent = { mail: false };

const program = "inbox/inbox.ts";
const environment = () => ({ TZ: "UTC", DATA_DIR: folder });
const start = (args: readonly string[]) => startProcess(program, args, environment());
const inbox = (args: readonly string[], variables?: Record<string, string>) =>
  runProcess(program, args, { ...environment(), ...variables });

describe("the inbox process", () => {
  test("the inbox writes data to stdout and messages to stderr, and exits with 0, 1, or 2", async () => {
    const listed = await inbox(["list", "--json", "--kind", "lead"]);
    expect({ ...listed, out: JSON.parse(listed.out) }).toEqual({ code: 0, out: [lead], err: "" });
    const failed = { code: 1, out: "", err: 'There is no entry with the ID "x".\n' };
    expect(await inbox(["show", "x"])).toEqual(failed);
    expect(await inbox(["lst"])).toMatchObject({ code: 2, out: "" });
  });

  test("the inbox uses this machine's time zone", async () => {
    expect((await inbox(["list"], { TZ: "America/New_York" })).out).toContain("2026-07-21 05:30");
  });

  test("the inbox doesn't ask if there is no terminal", async () => {
    const { code, err } = await inbox(["erase", "--email", lead.email]);
    expect([code, err]).toEqual([2, expect.stringContaining("add --yes")]);
  });

  test.each(["export --format json", "list --json", "list --limit 9999"])(
    "the inbox tolerates a reader that stops early: %s",
    async (line) => {
      const long = { ...message, name: "x".repeat(100), message: "x".repeat(5000) };
      await keep(Array.from({ length: 1000 }, () => ({ ...long, id: crypto.randomUUID() })));
      const child = start(line.split(" "));
      child.stdout.once("data", () => child.stdout.destroy());
      const [err, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
      expect([code, err]).toEqual([0, ""]);
    },
  );

  test("the interrupted inbox erases nothing while the file is locked", async () => {
    const connection = new DatabaseSync(join(folder, "inbox.sqlite"));
    connection.exec("begin immediate");
    const child = start(["erase", "--email", lead.email, "--yes"]);
    await once(child, "spawn");
    child.kill("SIGINT");
    expect(await once(child, "close")).toEqual([null, "SIGINT"]);
    connection.exec("rollback");
    expect(connection.prepare("select id from entries").all()).toHaveLength(2);
    connection.close();
  });
});

test("ask resolves to the line that the person types", async () => {
  const [input, output] = [new PassThrough(), new PassThrough({ encoding: "utf8" })];
  const answer = ask("Erase? Type yes:", input, output);
  input.write(" yes \n");
  expect(await answer).toBe("yes");
  expect(output.read()).toContain("Erase? Type yes: ");
});

test("ask resolves to an empty answer if the input ends", async () => {
  const input = new PassThrough();
  const answer = ask("Erase?", input, new PassThrough());
  input.end();
  expect(await answer).toBe("");
});
