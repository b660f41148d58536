import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { runProcess, saved } from "./process.fixture.ts";

const carts = saved(`Year,Make,Model\n${"2018,Club Car,Precedent\n".repeat(20_000)}`);
const values = saved("", "values.csv");

/** What a terminal of this width shows while the values are written to a file. */
async function shownOnTerminal(columns: number): Promise<string> {
  const command = `"${process.execPath}" cli/value/value-command.ts ${carts} > ${values}`;
  const sized = `stty cols ${columns}; ${command}`;
  const terminal = spawn("script", ["-qefc", sized, "/dev/null"], {
    env: { ...process.env, CI: undefined, TERM: "xterm" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return text(terminal.stdout);
}

test("a long spreadsheet shows its progress on a terminal, and none of it in the data", async () => {
  expect(await shownOnTerminal(80)).toMatch(/Valuing carts\. Lines so far: \d+,000/);
  const written = readFileSync(values, "utf8");
  expect(written).not.toContain("so far");
  expect(written.split("\r\n")).toHaveLength(20_002);
});

test("a terminal that doesn't know its width gets only the summary", async () => {
  expect(await shownOnTerminal(0)).toMatch(/^Valued 20,000 carts\. .*\r\n$/);
});

test("a pipe gets only the summary", async () => {
  const { code, err } = await runProcess("value/value-command.ts", [carts]);
  expect(code).toBe(0);
  expect(err).toMatch(/^Valued 20,000 carts\. .*\n$/);
});
