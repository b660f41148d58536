import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Entry } from "../inbox/entry.ts";
import { openStore } from "../server/store/open-store.ts";
import type { Store } from "../server/store/store.ts";
import { openConnection } from "../server/store/test-connection.ts";
import { lead, message } from "./entry-samples.ts";
import { run as runCommand } from "./run.ts";

// A machine that is busy with other tests may be slow.
vi.setConfig({ testTimeout: 60_000 });
// Before the first time is formatted.
vi.hoisted(() => (process.env["TZ"] = "UTC"));

let folder = "";
/** The server's: it stays open while the command runs. */
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "inbox-cli-"));
  store = await openStore({ databaseUrl: "", dataDir: folder });
  for (const entry of [message, lead]) await keep(entry);
});

/** What a person will answer. */
const answers: ((question: string) => string)[] = [];

afterEach(async () => {
  answers.length = 0;
  await store.close();
  rmSync(folder, { recursive: true });
});

async function keep({ receivedAt, ...submission }: Entry) {
  await store.add(submission, receivedAt, { mail: true });
}

const another = (changes: Partial<typeof message>) =>
  keep({ ...message, id: crypto.randomUUID(), ...changes });

interface Outcome {
  code: number;
  out: string;
  err: string;
}

/** The command in this process, with nobody to ask. */
async function inbox(args: string[], variables: Record<string, string> = {}): Promise<Outcome> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const outputs = [text(stdout), text(stderr)];
  const code = await runCommand(args, {
    env: { DATA_DIR: folder, ...variables },
    stdout,
    stderr,
    now: new Date(),
    ask: async (question) => answers.shift()?.(question) ?? null,
  });
  stdout.end();
  stderr.end();
  const [out = "", err = ""] = await Promise.all(outputs);
  return { code, out, err };
}

const run = (...args: string[]) => inbox(args);

async function json(...args: string[]): Promise<unknown> {
  const { code, out, err } = await run(...args);
  expect([code, err]).toEqual([0, ""]);
  return JSON.parse(out);
}

describe("list", () => {
  test("is a table, newest first", async () => {
    const { code, out, err } = await run("list");
    expect([code, err]).toEqual([0, ""]);
    expect(out.split("\n").map((line) => line.split(/ {2,}/))).toEqual([
      ["Received", "Kind", "Name", "E-mail", "About", "Id"],
      [
        "2026-07-21 09:30",
        "lead",
        "Ann Lee",
        "ann@example.com",
        "2021 Club Car Onward, $8,500, Ocala, FL",
        lead.id,
      ],
      [
        "2026-07-20 08:00",
        "message",
        "Bob Stone",
        "bob@example.com",
        "Technical Support: The chart is empty.",
        message.id,
      ],
      [""],
    ]);
  });

  test("with --json has the entries as they were stored", async () => {
    expect(await json("list", "--json")).toEqual([lead, message]);
  });

  test("has one kind, or the newest, when asked", async () => {
    expect(await json("list", "--json", "--kind", "message")).toEqual([message]);
    expect(await json("list", "--json", "--limit=1")).toEqual([lead]);
  });

  test("shows the newest 50, and says how many there are and how to see the next", async () => {
    for (let at = 0; at < 60; at += 1) await another({ receivedAt: "2026-07-22T08:00:00.000Z" });
    const first = await run("list");
    const shown = (out: string) => out.match(/\S{36}$/gm) ?? [];
    const last = shown(first.out).at(-1);
    expect([shown(first.out).length, first.err]).toEqual([
      50,
      `These are 50 of 62 entries. Older ones: --before ${last}; more: --limit N.\n`,
    ]);
    const rest = await run("list", "--before", last ?? "");
    expect([shown(rest.out).length, rest.err]).toEqual([12, ""]);
    const all = await run("list", "--limit", "62");
    expect([shown(all.out), all.err]).toEqual([[...shown(first.out), ...shown(rest.out)], ""]);
    expect((await run("list", "--before", message.id)).err).toBe("No entry is older.\n");
  });

  test("with --json lists all, or those before one", async () => {
    for (let at = 0; at < 60; at += 1) await another({ receivedAt: "2026-07-19T08:00:00.000Z" });
    expect(await json("list", "--json")).toHaveLength(62);
    expect(await json("list", "--json", "--before", lead.id, "--limit", "1")).toEqual([message]);
    expect((await run("list", "--json", "--before", "nope")).code).toBe(1);
  });

  test("says where nothing is stored", async () => {
    const empty = join(folder, "other");
    const table = await inbox(["list"], { DATA_DIR: empty });
    expect(table).toEqual({ code: 0, out: "", err: `Nothing is stored in ${empty}.\n` });
    expect((await inbox(["list", "--json"], { DATA_DIR: empty })).out).toBe("[]\n");
  });
});

describe("a name or a mail error that holds terminal escapes", () => {
  const name = "Eve\n\u001b]0;owned\u0007\u009b2J\u001b[31m";
  const id = "3f0c1f6e-6d0b-4c0e-9a53-0b7d8a4f1c03";
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  const steering = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
  beforeEach(async () => {
    await another({ id, name });
    await store.mailFailed(id, name, null);
  });

  test.each([
    "list",
    "list --json",
    `show ${id}`,
    `show ${id} --json`,
    "stats",
    "stats --json",
    "export --format csv",
    "export --format json",
    `access --email ${message.email}`,
  ])("is harmless in %s", async (line) => {
    const { code, out } = await run(...line.split(" "));
    expect([code, steering.exec(out), out.includes("Eve")]).toEqual([0, null, true]);
  });

  test("is exact in JSON", async () => {
    expect(await json("show", id, "--json")).toMatchObject({ name });
  });
});

describe("show", () => {
  test("has every field with its name", async () => {
    const { code, out } = await run("show", lead.id.toUpperCase());
    expect(code).toBe(0);
    expect(out).toMatch(/^Received +2026-07-21 09:30 \(2026-07-21T09:30:15\.123Z\)$/m);
    expect(out).toMatch(/^Estimate +\$8,500$/m);
  });

  test("with --json is the entry with its mail", async () => {
    const mail = { attempts: 0, nextAttemptAt: lead.receivedAt, lastError: "" };
    expect(await json("show", "--json", lead.id)).toEqual({ ...lead, mail });
    await store.mailSent(lead.id);
    expect(await json("show", "--json", lead.id)).toEqual({ ...lead, mail: null });
  });

  test("says what becomes of the entry's mail", async () => {
    const shown = async () => (await run("show", lead.id)).out;
    expect(await shown()).toMatch(/^Mail +waiting after 0 attempts, next at 2026-07-21 09:30 /m);
    expect(await shown()).not.toContain("Last error");
    await store.mailFailed(lead.id, "451 later\nor never", "2026-07-22T10:00:00.000Z");
    expect(await shown()).toMatch(/^Mail +waiting after 1 attempt, next at 2026-07-22 10:00 /m);
    expect(await shown()).toMatch(/^Last error +451 later\n +or never$/m);
    await store.mailFailed(lead.id, "550 no such user", null);
    expect(await shown()).toMatch(
      /^Mail +given up after 2 attempts\nLast error +550 no such user$/m,
    );
    await store.mailSent(lead.id);
    expect(await shown()).toMatch(/^Mail +none to send$/m);
  });

  test.each(["3f0c1f6e-6d0b-4c0e-9a53-0b7d8a4f1cff", "nope", "' or 1=1"])(
    "fails for the id %j, which no entry has",
    async (id) => {
      expect(await run("show", id)).toEqual({
        code: 1,
        out: "",
        err: `No entry has the id "${id}".\n`,
      });
    },
  );
});

describe("export", () => {
  const { cart, ...rest } = lead;
  const flat = { ...rest, ...cart };

  test("as JSON is one flat array", async () => {
    expect(await json("export", "--format", "json")).toEqual([flat, message]);
    expect(await json("export", "--format", "json", "--kind", "lead")).toEqual([flat]);
  });

  test("as CSV has the same values, each in its column", async () => {
    const { code, out, err } = await run("export", "--format", "csv");
    expect([code, err, out.endsWith("\r\n")]).toEqual([0, "", true]);
    const [columns = [], ...rows] = parseCsv(out);
    const records = rows.map((row) =>
      Object.fromEntries(row.map((cell, at) => [columns[at], cell])),
    );
    const written = Object.entries(flat).map(([name, value]) => [name, String(value)]);
    expect(records[0]).toMatchObject({ ...Object.fromEntries(written), phone: `'${lead.phone}` });
    expect(records[0]).toMatchObject({ subject: "", message: "" });
    expect(records[1]).toMatchObject(message);
  });

  test("as CSV keeps any text whole and runs no formula", async () => {
    await another({
      name: "=cmd|'/c calc'!A1",
      message: 'Zoë, "李"\r\n\n👩‍🔧',
      email: "z@example.com",
    });
    const rows = parseCsv((await run("export", "--format", "csv", "--kind", "message")).out);
    expect(rows.flat()).toContain("'=cmd|'/c calc'!A1");
    expect(rows.flat()).toContain('Zoë, "李"\r\n\n👩‍🔧');
  });

  test("needs a format", async () => {
    const { code, out, err } = await run("export");
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain("--format csv or --format json is needed.");
  });
});

describe("erase", () => {
  test.each(["yes", "YES"])("asks a person, and erases at %j", async (answer) => {
    const questions: string[] = [];
    answers.push((question) => {
      questions.push(question);
      return answer;
    });
    expect((await run("erase", "--email", lead.email)).code).toBe(0);
    expect(questions).toEqual([`Erase 1 entry of ${lead.email}? Type yes:`]);
    expect(await store.get(lead.id)).toBeNull();
  });

  test("changes nothing at any other answer", async () => {
    answers.push(() => "y");
    const { code, err } = await run("erase", "--email", lead.email);
    expect([code, err]).toEqual([1, "Nothing was erased.\n"]);
    expect(await store.get(lead.id)).toEqual(lead);
  });

  test("without --yes and without a person to ask changes nothing", async () => {
    const { code, out, err } = await run("erase", "--email", "ann@example.com");
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain("add --yes");
    expect(await store.get(lead.id)).toEqual(lead);
  });

  test("with --yes erases that address in any case, and no other", async () => {
    await another({ email: "Ann@Example.com" });
    expect(await run("erase", "--email", "ANN@example.COM", "--yes")).toEqual({
      code: 0,
      out: "",
      err: "Erased 2 entries of ANN@example.COM.\n",
    });
    expect(await store.list({ limit: 100 })).toEqual([message]);
    expect((await store.stats()).mailWaiting).toBe(1);
  });

  test("of an unknown address says that nothing was stored", async () => {
    expect(await run("erase", "--email", "who@example.com")).toEqual({
      code: 0,
      out: "",
      err: "Nothing was stored from who@example.com.\n",
    });
  });

  test("says so and fails when another program keeps traces from being removed", async () => {
    const reader = await openConnection(join(folder, "inbox.sqlite"));
    await sql`begin`.execute(reader);
    await reader.selectFrom("entries").select("id").execute();
    const held = await run("erase", "--email", lead.email, "--yes");
    expect([held.code, held.err.split("\n")[0]]).toEqual([1, `Erased 1 entry of ${lead.email}.`]);
    expect(held.err).toMatch(/\nAnother program is reading the database.* Run this again/);
    await reader.destroy();
    expect((await run("erase", "--email", lead.email, "--yes")).code).toBe(0);
  }, 30_000);

  test.each([
    ["--email is needed", []],
    ["such as ann@example.com", ["--email", "ann"]],
    ["given twice", ["--email", "a@example.com", "--email", "b@example.com"]],
  ])("is called wrongly: %s", async (sentence, args) => {
    const { code, err } = await run("erase", "--yes", ...args);
    expect([code, err.includes(sentence)]).toEqual([2, true]);
    expect(await store.list({ limit: 100 })).toHaveLength(2);
  });
});

describe("access", () => {
  test("has everything from one address", async () => {
    expect(await json("access", "--email", "Ann@example.com")).toEqual({
      email: "Ann@example.com",
      entries: [lead],
    });
  });

  test("of an unknown address has no entries, and says so", async () => {
    const { code, out, err } = await run("access", "--email", "who@example.com");
    expect([code, JSON.parse(out)]).toEqual([0, { email: "who@example.com", entries: [] }]);
    expect(err).toBe("Nothing is stored from who@example.com.\n");
  });
});

describe("stats", () => {
  test("counts for a person", async () => {
    const { code, out } = await run("stats");
    expect(code).toBe(0);
    expect(out).toMatch(/^Messages +1\nLeads +1\nOldest +2026-07-20 08:00\n/);
  });

  test("with --json has the store's own numbers", async () => {
    expect(await json("stats", "--json")).toEqual({ ...(await store.stats()), deadMail: [] });
  });

  test("lists mail that was given up, and why", async () => {
    const error = `550 no such user ${"x".repeat(100)}`;
    await store.mailFailed(lead.id, error, null);
    const { out } = await run("stats");
    expect(out).toContain("\n\nId of mail given up ");
    expect(out.split("\n").at(-2)).toMatch(
      new RegExp(`^${lead.id} {2}2026-07-21 09:30 {2}550 no such user x{62}…$`),
    );
    const { id, receivedAt } = lead;
    expect(await json("stats", "--json")).toMatchObject({
      mailDead: 1,
      deadMail: [{ id, receivedAt, attempts: 1, lastError: error }],
    });
  });
});

test("stats lists the newest 20 mails that were given up, and counts the others", async () => {
  for (let at = 10; at < 35; at += 1) {
    const id = `3f0c1f6e-6d0b-4c0e-9a53-0b7d8a4f1c${at}`;
    await another({ id, receivedAt: `2026-07-22T08:00:${at}.000Z` });
    await store.mailFailed(id, "550 no such user", null);
  }
  const { out } = await run("stats");
  const ids = out.match(/^3f0c1f6e\S+/gm);
  expect([ids?.length, ids?.[0]?.slice(-2), ids?.at(-1)?.slice(-2)]).toEqual([20, "34", "15"]);
  expect(out).toMatch(/\nand 5 older\n$/);
});

test("retry-mail makes mail that was given up due again", async () => {
  await store.mailFailed(lead.id, "550 no such user", null);
  expect((await store.stats()).mailDead).toBe(1);
  expect(await run("retry-mail")).toEqual({ code: 0, out: "", err: "2 mails are due now.\n" });
  expect(await store.stats()).toMatchObject({ mailDead: 0, mailWaiting: 2 });
});

describe("backup", () => {
  test("writes a store of its own that only its owner reads", async () => {
    const file = join(folder, "copy.db");
    expect(await run("backup", file)).toEqual({
      code: 0,
      out: "",
      err: `The copy is in ${file}.\n`,
    });
    expect(readFileSync(file).toString("latin1", 0, 15)).toBe("SQLite format 3");
    expect(readFileSync(file).includes(lead.id)).toBe(true);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test("with --verify says that the copy is whole", async () => {
    const file = join(folder, "copy.db");
    expect(await run("backup", file, "--verify")).toEqual({
      code: 0,
      out: "",
      err: `The copy is in ${file}. It was read again: it is whole and has every entry.\n`,
    });
  });

  test("with --verify says that a copy of a bad store is bad, and keeps it", async () => {
    const db = await openConnection(join(folder, "inbox.sqlite"));
    await sql`pragma foreign_keys = off`.execute(db);
    await sql`delete from entries where id = ${lead.id}`.execute(db);
    await db.destroy();
    const file = join(folder, "copy.db");
    const { code, err } = await run("backup", file, "--verify");
    expect([code, err.split("\n")]).toEqual([
      1,
      [
        `The copy in ${file} is bad. Do not rely on it; check the disk, and the store itself.`,
        "A row of the table outbox belongs to no entry.",
        "",
      ],
    ]);
    expect(statSync(file).size).toBeGreaterThan(0);
  });

  test("never writes over a file", async () => {
    const file = join(import.meta.dirname, "run.test.ts");
    const { code, err } = await run("backup", file);
    expect(code).toBe(1);
    expect(err).toMatch(/^No copy was made\.\n.*exists/);
  });

  test("fails with a sentence where no file can be", async () => {
    const { code, err } = await run("backup", join(folder, "no", "copy.db"));
    expect(code).toBe(1);
    expect(err).toMatch(/^No copy was made\.\n/);
    expect(err).not.toMatch(/^\s+at /m);
  });
});

describe("after-restore", () => {
  test("erases again who was erased since, and gives up the mail that waits", async () => {
    await run("erase", "--email", lead.email, "--yes");
    await keep(lead);
    const said = [
      "Erased again: 1 entry.",
      "Mail given up: 1. retry-mail sends it after all.",
    ].join("\n");
    expect(await run("after-restore")).toEqual({ code: 0, out: "", err: `${said}\n` });
    expect(await store.list({ limit: 100 })).toEqual([message]);
    expect((await run("show", message.id)).out).toContain(
      "Last error  Restored from a backup: may have been sent already",
    );
  });

  test("says that it can erase nobody again without a record", async () => {
    const { code, err } = await run("after-restore");
    expect([code, err.split("\n")[0]]).toEqual([
      0,
      "There is no erasures.log in DATA_DIR, so nothing could be erased again.",
    ]);
    expect(err).toMatch(/put that file back and run this again\.\nMail given up: 2\./);
  });
});

describe("purge", () => {
  const old = "2020-01-01T00:00:00.000Z";
  const recent = () => another({ receivedAt: new Date().toISOString() });

  test.each<Record<string, string>>([{}, { INBOX_RETENTION_DAYS: "0" }])(
    "is refused with %j",
    async (variables) => {
      const { code, err } = await inbox(["purge", "--yes"], variables);
      expect([code, err.includes("INBOX_RETENTION_DAYS is 0 or not set")]).toEqual([2, true]);
      expect(await store.list({ limit: 100 })).toHaveLength(2);
    },
  );

  test("erases what is older than the days that are kept", async () => {
    await another({ receivedAt: old });
    await recent();
    expect((await inbox(["purge"], days)).code).toBe(2);
    expect(await store.list({ limit: 100 })).toHaveLength(4);
    const { code, err } = await inbox(["purge", "--yes"], days);
    expect([code, err]).toEqual([0, "Erased 1 entry older than 1500 days.\n"]);
    expect(await store.list({ limit: 100 })).toHaveLength(3);
  });

  const days = { INBOX_RETENTION_DAYS: "1500" };

  async function keepOld(count: number) {
    for (let at = 0; at < count; at += 1) await another({ receivedAt: old });
  }

  test("refuses to erase more than half of many entries, unless it is forced to", async () => {
    await keepOld(11);
    const { code, err } = await inbox(["purge", "--yes"], days);
    expect([code, err]).toEqual([1, expect.stringMatching(/^Nothing was .* 11 of 13 entries\./)]);
    expect(await store.list({ limit: 100 })).toHaveLength(13);
    const forced = await inbox(["purge", "--yes", "--force"], days);
    expect(forced).toEqual({ code: 0, out: "", err: "Erased 11 entries older than 1500 days.\n" });
  });

  test("erases most of a few entries, and half of many", async () => {
    await keepOld(10);
    expect((await inbox(["purge", "--yes"], days)).code).toBe(0);
    await keepOld(11);
    for (let at = 0; at < 9; at += 1) await recent();
    expect((await inbox(["purge", "--yes"], days)).err).toMatch(/^Erased 11 entries/);
  });

  test("refuses while the newest entry is in the future, and names the clock", async () => {
    await keepOld(1);
    await another({ receivedAt: new Date(Date.now() + 3_600_000).toISOString() });
    const { code, err } = await inbox(["purge", "--yes"], days);
    expect([code, err.includes("Set the clock")]).toEqual([1, true]);
    expect(await store.list({ limit: 100 })).toHaveLength(4);
    expect((await inbox(["purge", "--yes", "--force"], days)).code).toBe(0);
  });

  test.each(["36500", "99999999999999"])("with %s days finds nothing so old", async (kept) => {
    const { code, err } = await inbox(["purge"], { INBOX_RETENTION_DAYS: kept });
    expect([code, err]).toEqual([0, `No entry is older than ${kept} days.\n`]);
  });
});

describe("help", () => {
  const commands =
    "list show export stats access erase purge retry-mail backup after-restore".split(" ");

  test("of the whole names every command", async () => {
    const { code, out, err } = await run("--help");
    expect([code, err]).toEqual([0, ""]);
    for (const name of commands) expect(out).toMatch(new RegExp(`^  ${name}\\b`, "m"));
  });

  test.each(commands)("of %s shows how to call it", async (name) => {
    const { code, out, err } = await run(name, "--help");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(new RegExp(`^Usage: npm run inbox -- ${name}`));
  });

  test("needs no store", async () => {
    const { code } = await inbox(["list", "--help"], { DATA_DIR: "/dev/null/x" });
    expect(code).toBe(0);
  });
});

describe("wrong usage", () => {
  test.each([
    ["A command is missing.", []],
    ['There is no command "lst".', ["lst"]],
    ["Unknown option '--jsn'.", ["list", "--jsn"]],
    ["--kind is message or lead.", ["list", "--kind", "cart"]],
    ["--limit is a whole number from 1.", ["list", "--limit", "0"]],
    ["--limit is a whole number from 1.", ["list", "--limit", "2x"]],
    ["argument missing.", ["list", "--limit"]],
    ['"extra" is not expected.', ["list", "extra"]],
    ['"b" is not expected.', ["show", "a", "b"]],
    ["ID is missing.", ["show"]],
    ["FILE is missing.", ["backup"]],
    ["does not take an argument.", ["stats", "--json=1"]],
  ])("is answered with: %s", async (sentence, args) => {
    const { code, out, err } = await run(...args);
    expect([code, out]).toEqual([2, ""]);
    expect(err.split("\n")[0]).toContain(sentence);
    expect(err.split("\n")[1]).toMatch(/^For help: npm run inbox -- .*--help$/);
  });
});

describe("a failure", () => {
  test("of the environment is a sentence", async () => {
    const { code, err } = await inbox(["list"], { INBOX_RETENTION_DAYS: "soon" });
    expect(code).toBe(1);
    expect(err).toMatch(/^INBOX_RETENTION_DAYS must be/);
  });

  test.each<Record<string, string>>([
    { DATA_DIR: "/dev/null/x" },
    { DATABASE_URL: "postgres://ann:secret@127.0.0.1:1/inbox" },
  ])("of the store %j is a sentence without a password", async (variables) => {
    const { code, out, err } = await inbox(["list"], variables);
    expect([code, out]).toEqual([1, ""]);
    expect(err).not.toMatch(/^\s+at |secret/m);
    expect(err).toMatch(/^The store cannot be opened\.\n.*(ENOTDIR|ECONNREFUSED)/s);
  });
});

/** A strict reader of RFC 4180. */
function parseCsv(file: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of file.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}
