import { codeOf } from "../../domain/submissions/sale-code.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { lead, message, sale } from "../../domain/submissions/entry.fixture.ts";
import {
  folder,
  inbox,
  json,
  keep,
  addEntry,
  refusalOf,
  run,
  store,
  tableIn,
  useInbox,
} from "./inbox.fixture.ts";
import { join } from "node:path";
import { openStore } from "../../server/store/open-store.ts";

useInbox();

describe("an entry with terminal escapes", () => {
  const name = "Eve\n\u001b]0;owned\u0007\u009b2J\u001b[31m";
  const id = "3f0c1f6e-6d0b-4c0e-9a53-0b7d8a4f1c03";
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  const steering = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
  beforeEach(async () => {
    await addEntry({ id, name });
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
  ])("an entry with terminal escapes can't control the terminal in %s", async (line) => {
    const { code, out } = await run(...line.split(" "));
    expect([code, steering.exec(out), out.includes("Eve")]).toEqual([0, null, true]);
  });

  test("an entry with terminal escapes is exact in JSON", async () => {
    expect(await json("show", id, "--json")).toMatchObject({ name });
  });
});

describe("stock", () => {
  const rows = "Year\tMake\tModel\tPrice\n2019\tClub Car\tPrecedent\t$6,495";

  test("stock writes what a dealer pasted, tabs and lines included", async () => {
    const id = crypto.randomUUID();
    await addEntry({ id, stock: rows });
    expect(await run("stock", id)).toMatchObject({ code: 0, out: `${rows}\n` });
    const shown = await run("show", id);
    expect(shown.out).toContain("2019 Club Car Precedent $6,495");
  });

  test("stock rejects an entry without pasted stock", async () => {
    for (const { id } of [message, lead]) {
      expect(await refusalOf("stock", id)).toContain("No stock was pasted");
    }
  });
});

describe("show", () => {
  test("show prints every field with its name", async () => {
    const { code, out } = await run("show", lead.id.toUpperCase());
    expect(code).toBe(0);
    expect(out).toMatch(/^Received +2026-07-21 09:30 \(2026-07-21T09:30:15\.123Z\)$/m);
    expect(out).toMatch(/^Estimate +\$8,500$/m);
  });

  test("show --json prints the entry with its email", async () => {
    const mail = { attempts: 0, nextAttemptAt: lead.receivedAt, lastError: "" };
    expect(await json("show", "--json", lead.id)).toEqual({ ...lead, mail });
    await store.mailSent(lead.id);
    expect(await json("show", "--json", lead.id)).toEqual({ ...lead, mail: null });
  });

  test("show says what happened to the entry's email", async () => {
    const shown = async () => (await run("show", lead.id)).out;
    expect(await shown()).toMatch(/^Mail +waiting after 0 attempts, next at 2026-07-21 09:30 /m);
    expect(await shown()).not.toContain("Last error");
    await store.mailFailed(lead.id, "451 later\nor never", "2026-07-22T10:00:00.000Z");
    expect(await shown()).toMatch(/^Mail +waiting after 1 attempt, next at 2026-07-22 10:00 /m);
    expect(await shown()).toMatch(/^Last error +451 later\n +or never$/m);
    await store.mailFailed(lead.id, "550 no such user", null);
    expect(await shown()).toMatch(
      /^Mail +gave up after 2 attempts\nLast error +550 no such user$/m,
    );
    await store.mailSent(lead.id);
    expect(await shown()).toMatch(/^Mail +none to send$/m);
  });

  test.each(["3f0c1f6e-6d0b-4c0e-9a53-0b7d8a4f1cff", "nope", "' or 1=1"])(
    "show fails for the unknown ID %j",
    async (id) => {
      expect(await refusalOf("show", id)).toBe(`There is no entry with the ID "${id}".\n`);
    },
  );
});

describe("access", () => {
  test("access writes everything stored from one address", async () => {
    expect(await json("access", "--email", "Ann@example.com")).toEqual({
      email: "Ann@example.com",
      entries: [lead],
    });
  });

  test("access writes no entries for an unknown address, and says so", async () => {
    const { code, out, err } = await run("access", "--email", "who@example.com");
    expect([code, JSON.parse(out)]).toEqual([0, { email: "who@example.com", entries: [] }]);
    expect(err).toBe("Nothing is stored from who@example.com.\n");
  });
});

describe("stats", () => {
  test("stats prints counts for a person to read", async () => {
    const { code, out } = await run("stats");
    expect(code).toBe(0);
    expect(out).toMatch(/^Messages +1\nLeads +1\nSales +0\nOldest +2026-07-20 08:00\n/);
  });

  test("stats --json prints the store's own numbers", async () => {
    expect(await json("stats", "--json")).toEqual({ ...(await store.stats()), deadMail: [] });
  });

  test("stats lists mail that was given up on, and why", async () => {
    const error = `550 no such user ${"x".repeat(100)}`;
    await store.mailFailed(lead.id, error, null);
    const { out } = await run("stats");
    expect(out).toContain("\n\nID of mail given up on ");
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

test("a reported sale is listed, shown, and counted like any other entry", async () => {
  await keep(sale);
  expect(await json("list", "--json", "--kind", "sale")).toEqual([sale]);
  expect((await run("list")).out).toContain("2020 Club Car Onward, $9,000, 2026-07");
  expect((await run("show", sale.id)).out).toContain("$9,000");
  expect(await json("show", "--json", codeOf(sale.id))).toMatchObject(sale);
  expect((await run("stats")).out).toMatch(/^Sales +1$/m);
});

test("stats lists the newest 20 emails that were given up on, and counts the rest", async () => {
  for (let at = 10; at < 35; at += 1) {
    const id = `3f0c1f6e-6d0b-4c0e-9a53-0b7d8a4f1c${at}`;
    await addEntry({ id, receivedAt: `2026-07-22T08:00:${at}.000Z` });
    await store.mailFailed(id, "550 no such user", null);
  }
  const { out } = await run("stats");
  const ids = out.match(/^3f0c1f6e\S+/gm);
  expect([ids?.length, ids?.[0]?.slice(-2), ids?.at(-1)?.slice(-2)]).toEqual([20, "34", "15"]);
  expect(out).toMatch(/\nand 5 older\n$/);
});

describe("list", () => {
  test("list prints a table, newest first", async () => {
    const { code, out, err } = await run("list");
    expect([code, err]).toEqual([0, ""]);
    expect(tableIn(out)).toEqual([
      "Received | Kind | Name | Email | About | ID",
      `2026-07-21 09:30 | lead | Ann Lee | ann@example.com | 2021 Club Car Onward, $8,500, Ocala, FL | ${lead.id}`,
      `2026-07-20 08:00 | message | Bob Stone | bob@example.com | Technical Support: The chart is empty. | ${message.id}`,
    ]);
  });

  test("list --json prints the entries exactly as stored", async () => {
    expect(await json("list", "--json")).toEqual([lead, message]);
  });

  test("list can be limited to one kind or to the newest", async () => {
    expect(await json("list", "--json", "--kind", "message")).toEqual([message]);
    expect(await json("list", "--json", "--limit=1")).toEqual([lead]);
  });

  test("list shows the newest 50, and says how many there are and how to see more", async () => {
    for (let at = 0; at < 60; at += 1) await addEntry({ receivedAt: "2026-07-22T08:00:00.000Z" });
    const first = await run("list");
    const shown = (out: string) => out.match(/\S{36}$/gm) ?? [];
    const last = shown(first.out).at(-1);
    expect([shown(first.out).length, first.err]).toEqual([
      50,
      `Showing 50 of 62 entries. For older ones, add --before ${last}; for more, --limit N.\n`,
    ]);
    const older = await run("list", "--before", last ?? "");
    expect([shown(older.out).length, older.err]).toEqual([12, ""]);
    const all = await run("list", "--limit", "62");
    expect([shown(all.out), all.err]).toEqual([[...shown(first.out), ...shown(older.out)], ""]);
    expect((await run("list", "--before", message.id)).err).toBe("There are no older entries.\n");
  });

  test("list --json prints all entries, or those before a given one", async () => {
    for (let at = 0; at < 60; at += 1) await addEntry({ receivedAt: "2026-07-19T08:00:00.000Z" });
    expect(await json("list", "--json")).toHaveLength(62);
    expect(await json("list", "--json", "--before", lead.id, "--limit", "1")).toEqual([message]);
    expect((await run("list", "--json", "--before", "nope")).code).toBe(1);
  });

  test("list says which place has no entries", async () => {
    const empty = join(folder, "other");
    const opened = openStore({ databaseUrl: "", dataDir: empty });
    await opened.checkWritable();
    await opened.close();
    const table = await inbox(["list"], { DATA_DIR: empty });
    expect(table).toEqual({ code: 0, out: "", err: `There are no entries in ${empty}.\n` });
    expect((await inbox(["list", "--json"], { DATA_DIR: empty })).out).toBe("[]\n");
  });
});
