import { expect, test } from "vitest";
import { runProcess, saved } from "../process-samples.ts";

const read = (...args: string[]) => runProcess("read/read-command.ts", args);

test("each ad is read on its own, and only what is sure is printed", async () => {
  const ads = [
    { id: "a", text: "2018 Club Car Precedent, batteries new in 2023, $4,500 obo" },
    { id: 2, text: "a boat", more: "is ignored" },
  ];
  const { code, out, err } = await read(
    saved(`\uFEFF${JSON.stringify(ads)}`),
    "--as-of",
    "2026-11-25",
  );
  expect([code, err]).toEqual([0, ""]);
  expect(JSON.parse(out)).toEqual([
    {
      id: "a",
      read: {
        year: 2018,
        make: "Club Car",
        model: "Precedent",
        powertrain: "electric",
        batteryAge: 3,
        price: 4500,
      },
    },
    { id: 2, read: {} },
  ]);
});

test.each([
  ["is not JSON", "2018 Club Car", /is not JSON\. It must be a JSON array of \{ id, text \}\.$/],
  ["is no array", '{"text":"2018"}', /has no ads\. It must be a JSON array of \{ id, text \}\.$/],
  ["has an ad without a text", '[{"id":1}]', /has something else at 0\.text: each ad needs /],
  ["has something else among the ads", "[null]", /has something else at 0: each ad needs /],
])("a file that %s fails with one sentence", async (_, contents, reason) => {
  const { code, out, err } = await read(saved(contents));
  expect([code, out]).toEqual([1, ""]);
  expect(err.trim()).toMatch(reason);
  expect(err.split("\n")).toHaveLength(2);
});

test("a missing file is a failure, and a wrong date a usage error", async () => {
  expect(await read("/none.json")).toEqual({
    code: 1,
    out: "",
    err: "/none.json cannot be read: ENOENT.\n",
  });
  expect(await read("a.json", "--as-of", "soon")).toMatchObject({
    code: 2,
    err: expect.stringContaining("It must be a date such as 2026-11-25."),
  });
});
