import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, test } from "vitest";
import { lead, message, sale } from "../../domain/submissions/entry.fixture.ts";
import { codeOf } from "../../domain/submissions/sale-code.ts";
import { rowIdOf } from "../../listings/import/sales-file.ts";
import {
  answers,
  folder,
  inbox,
  keep,
  addEntry,
  refusalOf,
  run,
  store,
  messageOf,
  useInbox,
} from "./inbox.fixture.ts";
import { existsSync, readFileSync, statSync, utimesSync } from "node:fs";

useInbox();

describe("erase", () => {
  test.each(["yes", "YES"])(
    "erase asks for confirmation and erases after the answer %j",
    async (answer) => {
      const questions: string[] = [];
      answers.push((question) => {
        questions.push(question);
        return answer;
      });
      expect((await run("erase", "--email", lead.email)).code).toBe(0);
      expect(questions).toEqual([`Erase 1 entry from ${lead.email}? Type yes:`]);
      expect(await store.get(lead.id)).toBeNull();
    },
  );

  test("erase changes nothing after any other answer", async () => {
    answers.push(() => "y");
    expect(await refusalOf("erase", "--email", lead.email)).toBe("Nothing was erased.\n");
    expect(await store.get(lead.id)).toEqual(lead);
  });

  test("erase changes nothing without --yes if there is nobody to ask", async () => {
    const { code, out, err } = await run("erase", "--email", "ann@example.com");
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain("add --yes");
    expect(await store.get(lead.id)).toEqual(lead);
  });

  test("erase with --yes erases the address in any capitalization, and no other", async () => {
    await addEntry({ email: "Ann@Example.com" });
    expect(await messageOf("erase", "--email", "ANN@example.COM", "--yes")).toBe(
      "Erased 2 entries from ANN@example.COM.\n",
    );
    expect(await store.list({ limit: 100 })).toEqual([message]);
    expect((await store.stats()).mailWaiting).toBe(1);
  });

  test("erase says that nothing was stored from an unknown address", async () => {
    expect(await messageOf("erase", "--email", "who@example.com")).toBe(
      "Nothing was stored from who@example.com.\n",
    );
  });

  test("erase fails with a message if another program keeps the traces from being removed", async () => {
    const reader = new DatabaseSync(join(folder, "inbox.sqlite"));
    reader.exec("begin; select id from entries");
    const held = await run("erase", "--email", lead.email, "--yes");
    expect([held.code, held.err.split("\n")[0]]).toEqual([1, `Erased 1 entry from ${lead.email}.`]);
    expect(held.err).toMatch(/\nAnother program is reading the database.* Run this command again/);
    reader.close();
    expect((await run("erase", "--email", lead.email, "--yes")).code).toBe(0);
  });

  test.each([
    ["add --email ADDRESS or --code CODE", []],
    ["A code has 16 letters and digits", ["--code", "K7QM"]],
    ["cannot be used with", ["--email", "a@example.com", "--code", codeOf(sale.id)]],
    ["such as ann@example.com", ["--email", "ann"]],
    ["given twice", ["--email", "a@example.com", "--email", "b@example.com"]],
  ])("erase reports the usage error: %s", async (sentence, args) => {
    const { code, err } = await run("erase", "--yes", ...args);
    expect([code, err.includes(sentence)]).toEqual([2, true]);
    expect(await store.list({ limit: 100 })).toHaveLength(2);
  });
});

describe("erase --code", () => {
  beforeEach(() => keep(sale));

  test("erase --code asks, and erases the sale with that code and nothing else", async () => {
    const questions: string[] = [];
    answers.push((question) => {
      questions.push(question);
      return "yes";
    });
    const { code, err } = await run("erase", "--code", codeOf(sale.id));
    expect([code, err.split("\n")[0]]).toEqual([0, "Erased the sale with this code."]);
    expect(questions).toEqual([
      "Erase the sale of a 2020 Club Car Onward, $9,000, 2026-07? Type yes:",
    ]);
    expect(await store.list({ limit: 100 })).toEqual([lead, message]);
  });

  test("erase --code says that no sale has the code, and which row one would have had", async () => {
    const code = codeOf(crypto.randomUUID());
    expect(await messageOf("erase", "--code", code, "--yes")).toBe(
      `No stored sale has this code.\nIf it's already in listings/sales.csv, delete the row ${rowIdOf(code)} there and run npm run market -- fit.\n`,
    );
    expect(await store.list({ limit: 100 })).toHaveLength(3);
  });

  test.each([
    ["its code", () => ["--code", codeOf(sale.id)]],
    ["an earlier report's address", () => ["--email", "cara@example.com"]],
  ])(
    "erasing a sale by %s names its row in the market's file, even if it was restored from a backup made before it was accepted",
    async (_by, args) => {
      await store.eraseByCode(codeOf(sale.id), sale.receivedAt);
      await keep({ ...sale, email: "cara@example.com" });
      expect(await messageOf("erase", ...args(), "--yes")).toContain(
        `delete the row ${rowIdOf(codeOf(sale.id))} there`,
      );
    },
  );
});

describe("purge", () => {
  const old = "2020-01-01T00:00:00.000Z";
  const recent = () => addEntry({ receivedAt: new Date().toISOString() });

  test.each<Record<string, string>>([{}, { INBOX_RETENTION_DAYS: "0" }])(
    "purge erases nothing with %j, but forgets who sent which sale",
    async (variables) => {
      const { receivedAt, ...sent } = sale;
      await store.add(sent, receivedAt, { mail: false, network: "192.0.2.7" });
      const { code, err } = await inbox(["purge", "--yes"], variables);
      expect([code, err.includes("INBOX_RETENTION_DAYS is 0 or not set")]).toEqual([0, true]);
      expect(await store.list({ limit: 100 })).toHaveLength(3);
      expect((await store.sales()).map(({ sender }) => sender)).toEqual([null]);
    },
  );

  test("purge erases entries older than the retention period", async () => {
    await addEntry({ receivedAt: old });
    await recent();
    expect((await inbox(["purge"], days)).code).toBe(2);
    expect(await store.list({ limit: 100 })).toHaveLength(4);
    const { code, err } = await inbox(["purge", "--yes"], days);
    expect([code, err]).toEqual([0, "Erased 1 entry older than 1,500 days.\n"]);
    expect(await store.list({ limit: 100 })).toHaveLength(3);
  });

  const days = { INBOX_RETENTION_DAYS: "1500" };

  async function keepOld(count: number) {
    for (let at = 0; at < count; at += 1) await addEntry({ receivedAt: old });
  }

  test("purge refuses to erase more than half of many entries, unless it is forced", async () => {
    await keepOld(11);
    const { code, err } = await inbox(["purge", "--yes"], days);
    expect([code, err]).toEqual([1, expect.stringMatching(/^Nothing was .* 11 of 13 entries\./)]);
    expect(await store.list({ limit: 100 })).toHaveLength(13);
    const forced = await inbox(["purge", "--yes", "--force"], days);
    expect(forced).toEqual({ code: 0, out: "", err: "Erased 11 entries older than 1,500 days.\n" });
  });

  test("purge erases most of a few entries, and half of many", async () => {
    await keepOld(10);
    expect((await inbox(["purge", "--yes"], days)).code).toBe(0);
    await keepOld(11);
    for (let at = 0; at < 9; at += 1) await recent();
    expect((await inbox(["purge", "--yes"], days)).err).toMatch(/^Erased 11 entries/);
  });

  test("purge refuses while the newest entry is in the future, and mentions the clock", async () => {
    await keepOld(1);
    await addEntry({ receivedAt: new Date(Date.now() + 3_600_000).toISOString() });
    const { code, err } = await inbox(["purge", "--yes"], days);
    expect([code, err.includes("Fix the clock")]).toEqual([1, true]);
    expect(await store.list({ limit: 100 })).toHaveLength(4);
    expect((await inbox(["purge", "--yes", "--force"], days)).code).toBe(0);
  });

  test("purge refuses to erase everything if none of it was old yet when the database was last written", async () => {
    await inbox(["erase", "--email", lead.email, "--yes"]);
    await inbox(["erase", "--email", message.email, "--yes"]);
    await keepOld(1);
    const written = new Date("2020-01-02T00:00:00Z");
    for (const name of ["inbox.sqlite", "inbox.sqlite-wal"]) {
      const file = join(folder, name);
      if (existsSync(file)) utimesSync(file, written, written);
    }
    const { code, err } = await inbox(["purge", "--yes"], days);
    expect([code, err]).toEqual([
      1,
      expect.stringContaining("would erase everything, and the database's clock says 2020"),
    ]);
    expect(await store.count()).toBe(1);
    expect((await inbox(["purge", "--yes", "--force"], days)).code).toBe(0);
  });

  test("purge erases everything if all of it was old when the database was last written", async () => {
    await inbox(["erase", "--email", lead.email, "--yes"]);
    await inbox(["erase", "--email", message.email, "--yes"]);
    await keepOld(3);
    const { code, err } = await inbox(["purge", "--yes"], days);
    expect([code, err]).toEqual([0, "Erased 3 entries older than 1,500 days.\n"]);
  });

  test.each([
    ["36500", "36,500"],
    ["99999999999999", "99,999,999,999,999"],
  ])("purge finds nothing older than %s days", async (kept, grouped) => {
    const { code, err } = await inbox(["purge"], { INBOX_RETENTION_DAYS: kept });
    expect([code, err]).toEqual([0, `No entries are older than ${grouped} days.\n`]);
  });
});

test("retry-mail makes mail that was given up on due again", async () => {
  await store.mailFailed(lead.id, "550 no such user", null);
  expect((await store.stats()).mailDead).toBe(1);
  expect(await messageOf("retry-mail")).toBe("2 emails are due now.\n");
  expect(await store.stats()).toMatchObject({ mailDead: 0, mailWaiting: 2 });
});

describe("backup", () => {
  test("backup writes an independent copy that only its owner can read", async () => {
    const file = join(folder, "copy.db");
    expect(await messageOf("backup", file)).toBe(
      `The copy is in ${file}. It is complete, with 2 entries.\n`,
    );
    expect(readFileSync(file).toString("latin1", 0, 15)).toBe("SQLite format 3");
    expect(readFileSync(file).includes(lead.id)).toBe(true);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test.each([
    ["exists", import.meta.filename, /^No copy was made\.\n.*exists/],
    ["cannot be created", "/dev/null/copy.db", /^No copy was made\.\n(?!\s+at )/],
  ])("backup fails with a sentence if the file %s", async (_, file, sentence) => {
    expect(await refusalOf("backup", file)).toMatch(sentence);
  });
});

describe("after-restore", () => {
  test("after-restore repeats later erasures and gives up on waiting mail", async () => {
    await run("erase", "--email", lead.email, "--yes");
    await keep(lead);
    expect(await messageOf("after-restore")).toBe(
      "Erased again: 1 entry.\nMail given up on: 1. To send it anyway, use retry-mail.\n",
    );
    expect(await store.list({ limit: 100 })).toEqual([message]);
    expect((await run("show", message.id)).out).toContain(
      "Last error  Restored from a backup: may have been sent already",
    );
  });

  test("after-restore says that it can't repeat erasures without a record", async () => {
    expect(await messageOf("after-restore")).toMatch(
      /^There is no erasures\.log in DATA_DIR, so no erasures could be repeated\.\n.* put that file back and run this command again\.\nMail given up on: 2\./,
    );
  });
});
