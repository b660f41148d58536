import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { lead } from "../../domain/submissions/entry.fixture.ts";
import { folder, inbox, run, useInbox } from "./inbox.fixture.ts";

useInbox();

describe("help", () => {
  const commands =
    "list show export stats access sales accept reject export-sales erase purge retry-mail backup after-restore".split(
      " ",
    );

  test("the program's help lists every command", async () => {
    const { code, out, err } = await run("--help");
    expect([code, err]).toEqual([0, ""]);
    for (const name of commands) expect(out).toMatch(new RegExp(`^  ${name}\\b`, "m"));
  });

  test.each(commands)("the help for %s shows how to use it", async (name) => {
    const { code, out, err } = await run(name, "--help");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(new RegExp(`^Usage: npm run inbox -- ${name}`));
  });

  test("the help needs no store", async () => {
    const { code } = await inbox(["list", "--help"], { DATA_DIR: "/dev/null/x" });
    expect(code).toBe(0);
  });
});

describe("a usage error", () => {
  test.each([
    ["unknown command 'lst'", ["lst"]],
    ["unknown command 'help'", ["help"]],
    ["unknown option '--jsn'", ["list", "--jsn"]],
    ["Allowed choices are message, lead, sale.", ["list", "--kind", "cart"]],
    ["It must be a whole number of at least 1.", ["list", "--limit", "0"]],
    ["It must be a whole number of at least 1.", ["list", "--limit", "2x"]],
    ["It must be a whole number of at least 1.", ["list", "--limit", "9007199254740992"]],
    ["option '--limit <N>' argument missing", ["list", "--limit"]],
    ["option '--before <ID>' argument missing", ["list", "--before", "--json"]],
    ["option '--json' was given twice", ["list", "--json", "--json"]],
    ["too many arguments for 'list'", ["list", "extra"]],
    ["too many arguments for 'show'", ["show", "a", "b"]],
    ["missing required argument 'ID'", ["show"]],
    ["missing required argument 'FILE'", ["backup"]],
    ["required option '--format <FORMAT>' not specified", ["export"]],
    ["unknown option '--json=1'", ["stats", "--json=1"]],
  ])("the usage error is reported: %s", async (sentence, args) => {
    const { code, out, err } = await run(...args);
    expect([code, out]).toEqual([2, ""]);
    expect(err.split("\n")[0]).toContain(sentence);
    expect(err.trimEnd().split("\n").at(-1)).toMatch(/^For help: npm run inbox -- .*--help$/);
  });

  test("a usage error points to the help of the right command", async () => {
    expect((await run("show")).err).toMatch(/\nFor help: npm run inbox -- show --help\n$/);
  });

  test("the program without a command prints its help on stderr", async () => {
    const { code, out, err } = await run();
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/^Usage: npm run inbox -- /);
  });
});

test.each([
  "list",
  "list --json",
  `show ${lead.id}`,
  "export --format csv",
  "stats",
  `access --email ${lead.email}`,
  `erase --email ${lead.email} --yes`,
  "purge --yes",
  "sales",
  `accept ${lead.id}`,
  `reject ${lead.id} --reason no`,
  "export-sales",
  "retry-mail",
  "backup copy.db",
  "after-restore",
])("a folder without a database is rejected and stays unchanged: %s", async (line) => {
  const mistyped = join(folder, "mistyped");
  const { code, out, err } = await inbox(line.split(" "), { DATA_DIR: mistyped });
  expect([code, out]).toEqual([1, ""]);
  expect(err).toBe(
    `There is no database in ${mistyped}. Check DATA_DIR. The server creates the database when it first starts.\n`,
  );
  expect(existsSync(mistyped)).toBe(false);
});

describe("a failure", () => {
  test("an invalid environment is reported as a sentence", async () => {
    const { code, err } = await inbox(["list"], { INBOX_RETENTION_DAYS: "soon" });
    expect(code).toBe(1);
    expect(err).toMatch(/^INBOX_RETENTION_DAYS must be/);
  });

  test.each<Record<string, string>>([
    { DATA_DIR: "/dev/null/x" },
    { DATABASE_URL: "postgres://ann:secret@127.0.0.1:1/inbox" },
  ])("a store that can't be used with %j is reported without a password", async (variables) => {
    const { code, out, err } = await inbox(["list"], variables);
    expect([code, out]).toEqual([1, ""]);
    expect(err).not.toMatch(/^\s+at |secret/m);
    expect(err).toMatch(/^The database is not available right now\.\n.*(ENOTDIR|ECONNREFUSED)/s);
  });
});
