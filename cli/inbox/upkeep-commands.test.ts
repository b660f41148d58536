import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { lead, message } from "./entry-samples.ts";
import { folder, keep, run, store, useInbox } from "./test-inbox.ts";

useInbox();

test("retry-mail makes mail that was given up due again", async () => {
  await store.mailFailed(lead.id, "550 no such user", null);
  expect((await store.stats()).mailDead).toBe(1);
  expect(await run("retry-mail")).toEqual({ code: 0, out: "", err: "2 emails are due now.\n" });
  expect(await store.stats()).toMatchObject({ mailDead: 0, mailWaiting: 2 });
});

describe("backup", () => {
  test("writes an independent copy that only its owner can read", async () => {
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

  test("never overwrites a file", async () => {
    const file = join(import.meta.dirname, "upkeep-commands.test.ts");
    const { code, err } = await run("backup", file);
    expect(code).toBe(1);
    expect(err).toMatch(/^No copy was made\.\n.*exists/);
  });

  test("fails with a sentence if the file cannot be created", async () => {
    const { code, err } = await run("backup", join(folder, "no", "copy.db"));
    expect(code).toBe(1);
    expect(err).toMatch(/^No copy was made\.\n/);
    expect(err).not.toMatch(/^\s+at /m);
  });
});

describe("after-restore", () => {
  test("repeats the erasures made since, and gives up waiting mail", async () => {
    await run("erase", "--email", lead.email, "--yes");
    await keep(lead);
    const said = [
      "Erased again: 1 entry.",
      "Mail given up: 1. To send it anyway, use retry-mail.",
    ].join("\n");
    expect(await run("after-restore")).toEqual({ code: 0, out: "", err: `${said}\n` });
    expect(await store.list({ limit: 100 })).toEqual([message]);
    expect((await run("show", message.id)).out).toContain(
      "Last error  Restored from a backup: may have been sent already",
    );
  });

  test("says that it cannot repeat erasures without a record", async () => {
    const { code, err } = await run("after-restore");
    expect([code, err.split("\n")[0]]).toEqual([
      0,
      "There is no erasures.log in DATA_DIR, so no erasures could be repeated.",
    ]);
    expect(err).toMatch(/put that file back and run this command again\.\nMail given up: 2\./);
  });
});
