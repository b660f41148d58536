import { expect, test, vi } from "vitest";
import { runProcess, saved } from "../process-samples.ts";

// Each command is a process, which starts slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const header = "kind,number,model,powertrain,stated_year,condition";

const evaluated = (text: string) =>
  runProcess("listings/serial-evaluate-command.ts", [saved(text)]);

test("how often the years are right is written as JSON by kind, and other kinds are ignored", async () => {
  const rows = [
    header,
    "club-car-serial,PQ1645-1234xx,Precedent,electric,2016,used",
    "ezgo-serial,25872xx,TXT,gas,2009,used",
    "lawn-mower,x,,,soon,",
  ];
  const { code, out, err } = await evaluated(`\uFEFF${rows.join("\r\n")}\n`);
  expect([code, err]).toEqual([0, ""]);
  const right = { exactPct: 100, within1Pct: 100, coveredPct: 100 };
  expect(JSON.parse(out)).toEqual({
    "club-car-serial": { rows: 1, answered: 1, ...right },
    "ezgo-serial": { rows: 1, answered: 1, ...right, exactPct: 0 },
    "yamaha-serial": expect.objectContaining({ rows: 0, answered: 0, exactPct: null }),
    vin: expect.objectContaining({ rows: 0 }),
  });
});

test("a bad row is reported with its line and makes the command fail, but the others are evaluated", async () => {
  const rows = [
    header,
    "vin,1C9CART43GE123456,,,2016,used",
    "vin,1C9CART43GE123456,,,unknown,used",
  ];
  const { code, out, err } = await evaluated(`${rows.join("\n")}\n`);
  expect(code).toBe(1);
  expect(err).toMatch(
    /:3: stated_year is not a year from 1900 to 2099: "unknown"\nThese figures leave out 1 row\./,
  );
  expect(JSON.parse(out)).toMatchObject({ vin: { rows: 1, exactPct: 100 } });
});

test.each([
  [
    "kind,number\nvin,1\n",
    /:1: is missing the column stated_year\nThe file has no serial number to evaluate/,
  ],
  ['kind,"number\n', /:\d: is not valid CSV: .*\nThe file has no serial number to evaluate/],
  ["", /^The file has no serial number to evaluate/],
  ["kind,number,stated_year\n", /^The file has no serial number to evaluate/],
  [
    "kind,number,stated_year\nlawn-mower,1,2020\n",
    /The kinds are club-car-serial, ezgo-serial, yamaha-serial, vin\.\n$/,
  ],
])("a file that is no such list is a failure, without figures: %j", async (text, reason) => {
  const { code, out, err } = await evaluated(text);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(reason);
});
