import { expect, test } from "vitest";
import { exportParts, fileOf, sourceParts } from "./fleet-texts.ts";
import { readFleet } from "./read-fleet.ts";

async function fleetOf(text: string) {
  const watch = { onPart: async () => {}, isStopped: () => false };
  const fleet = await readFleet({ file: new Blob([text]), name: "" }, 2026, watch);
  if (fleet === null || "refusal" in fleet) throw new Error("It was not read.");
  return fleet;
}

const textOf = (parts: Iterable<string>) => [...parts].join("");

test("the source keeps the number of each line", async () => {
  const source = '\nYear,Make,Model\n\n2018,"Club\nCar",DS\n\n\n2019,EZ-GO,RXV\n';
  expect(textOf(sourceParts(await fleetOf(source)))).toBe(source);
});

test("a file to download has a mark for Excel, and no cell that a spreadsheet would run", async () => {
  const fleet = await fleetOf(
    "Year,Make,Model,=Notes\n2018,Club Car,DS,@SUM(A1)\n2018,EZ-GO,TXT,-\n",
  );
  const [headings, first, second] = textOf(exportParts(fleet)).split("\r\n");
  expect(headings).toMatch(/^\uFEFFYear,Make,Model,'=Notes,estimate,/);
  expect(first).toMatch(/^2018,Club Car,DS,'@SUM\(A1\),\d/);
  expect(second).toMatch(/^2018,EZ-GO,TXT,-,\d/);
});

test("cells that were separated by tabs are downloaded with commas, semicolons stay", async () => {
  const separated = async (by: string) => {
    const fleet = await fleetOf(`Year${by}Make${by}Model\n2018${by}Club Car${by}DS, red`);
    return textOf(exportParts(fleet)).split("\r\n")[1];
  };
  expect(await separated("\t")).toMatch(/^2018,Club Car,"DS, red",\d+,/);
  expect(await separated(";")).toMatch(/^2018;Club Car;DS, red;\d+;/);
});

test("a file is made of all parts, however many", async () => {
  const parts = Array.from({ length: 50_000 }, (_, at) => `${at}\n`);
  await expect(fileOf(parts).text()).resolves.toBe(parts.join(""));
});
