import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openStore } from "../../server/store/open-store.ts";
import { lead, message } from "./entry-samples.ts";
import { folder, inbox, json, keepAnother, run, useInbox } from "./test-inbox.ts";

useInbox();

describe("list", () => {
  test("prints a table, newest first", async () => {
    const { code, out, err } = await run("list");
    expect([code, err]).toEqual([0, ""]);
    expect(out.split("\n").map((line) => line.split(/ {2,}/))).toEqual([
      ["Received", "Kind", "Name", "Email", "About", "ID"],
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

  test("prints the entries exactly as stored with --json", async () => {
    expect(await json("list", "--json")).toEqual([lead, message]);
  });

  test("can be limited to one kind or to the newest", async () => {
    expect(await json("list", "--json", "--kind", "message")).toEqual([message]);
    expect(await json("list", "--json", "--limit=1")).toEqual([lead]);
  });

  test("shows the newest 50, and says how many there are and how to see more", async () => {
    for (let at = 0; at < 60; at += 1)
      await keepAnother({ receivedAt: "2026-07-22T08:00:00.000Z" });
    const first = await run("list");
    const shown = (out: string) => out.match(/\S{36}$/gm) ?? [];
    const last = shown(first.out).at(-1);
    expect([shown(first.out).length, first.err]).toEqual([
      50,
      `Showing 50 of 62 entries. For older ones, add --before ${last}; for more, --limit N.\n`,
    ]);
    const rest = await run("list", "--before", last ?? "");
    expect([shown(rest.out).length, rest.err]).toEqual([12, ""]);
    const all = await run("list", "--limit", "62");
    expect([shown(all.out), all.err]).toEqual([[...shown(first.out), ...shown(rest.out)], ""]);
    expect((await run("list", "--before", message.id)).err).toBe("There are no older entries.\n");
  });

  test("lists all entries with --json, or those before a given one", async () => {
    for (let at = 0; at < 60; at += 1)
      await keepAnother({ receivedAt: "2026-07-19T08:00:00.000Z" });
    expect(await json("list", "--json")).toHaveLength(62);
    expect(await json("list", "--json", "--before", lead.id, "--limit", "1")).toEqual([message]);
    expect((await run("list", "--json", "--before", "nope")).code).toBe(1);
  });

  test("names the place that has no entries", async () => {
    const empty = join(folder, "other");
    const store = openStore({ databaseUrl: "", dataDir: empty });
    await store.checkWritable();
    await store.close();
    const table = await inbox(["list"], { DATA_DIR: empty });
    expect(table).toEqual({ code: 0, out: "", err: `There are no entries in ${empty}.\n` });
    expect((await inbox(["list", "--json"], { DATA_DIR: empty })).out).toBe("[]\n");
  });
});
