import { expect, test, vi } from "vitest";
import model from "../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { evaluate } from "../../listings/fit/evaluate-model.ts";
import { listingsFile, ownListings } from "../../listings/import/own-listings.ts";
import { runProcess } from "./process-samples.ts";

// Each command is a process, which starts slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

test("the errors for a file's listings are written as JSON", async () => {
  const { code, out, err } = await runProcess("evaluate-command.ts", [listingsFile]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toBe(`${JSON.stringify(evaluate(ownListings(), model), null, 2)}\n`);
});

test("a missing file is a failure, and a missing argument is a usage error", async () => {
  expect(await runProcess("evaluate-command.ts", ["/none.csv"])).toEqual({
    code: 1,
    out: "",
    err: "/none.csv cannot be read: ENOENT.\n",
  });
  expect(await runProcess("evaluate-command.ts", [])).toEqual({
    code: 2,
    out: "",
    err: "error: missing required argument 'FILE'\nFor help: npm run market:evaluate -- --help\n",
  });
});

test("fitting takes no file argument, and does not begin if given one", async () => {
  const { code, out, err } = await runProcess("fit-command.ts", ["listings.csv"]);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toMatch(/^error: too many arguments/);
});
