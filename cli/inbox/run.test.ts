import { describe, expect, test } from "vitest";
import { inbox, run } from "./test-inbox.ts";

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
