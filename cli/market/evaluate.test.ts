import { expect, test, vi } from "vitest";
import { publishedModel as model } from "../../domain/market/published-model.ts";
import { evaluate } from "../../listings/fit/evaluate-model.ts";
import { listingsFile, readListingsFile } from "../../listings/import/read-listings.ts";
import { runProcess, saved } from "../process.fixture.ts";

// Each command is a process, which starts slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const run = (...args: string[]) => runProcess("market/market.ts", ["evaluate", ...args]);

test("the errors for a file's listings are written as JSON", async () => {
  const { code, out, err } = await run(listingsFile);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toBe(`${JSON.stringify(evaluate(readListingsFile(), model), null, 2)}\n`);
});

test("a file without readable listings is a failure, but the output keeps its shape", async () => {
  const { code, out, err } = await run(saved("make,model\nEZ-GO,RXV\n"));
  expect(code).toBe(1);
  expect(err).toMatch(/:1: is missing the columns .*\nNo listing in the file can be read\.\n$/);
  expect(JSON.parse(out)).toMatchObject({ rows: 0, covered: 0, model: {}, formula: {} });
});

test("a missing file is a failure, and a missing argument is a usage error", async () => {
  expect(await run("/none.csv")).toEqual({
    code: 1,
    out: "",
    err: "There is no file /none.csv.\n",
  });
  expect(await run()).toEqual({
    code: 2,
    out: "",
    err: "error: missing required argument 'FILE'\nFor help: npm run market -- evaluate --help\n",
  });
});
