import { expect, test } from "vitest";
import { exportFleet } from "./export-fleet.ts";
import { sourceOf } from "./fleet.ts";
import { readFleet } from "./read-fleet.ts";

async function fleetOf(text: string) {
  const fleet = await readFleet({ file: new Blob([text]), name: "" }, 2026);
  if ("refusal" in fleet) throw new Error("It was not read.");
  return fleet;
}

test("the source keeps the number of each line", async () => {
  const source = '\nYear,Make,Model\n\n2018,"Club\nCar",DS\n\n\n2019,EZ-GO,RXV\n';
  expect(sourceOf(await fleetOf(source))).toBe(source);
});

test("a file to download has a mark for Excel, and no cell that a spreadsheet would run", async () => {
  const fleet = await fleetOf(
    "Year,Make,Model,=Notes\n2018,Club Car,DS,@SUM(A1)\n2018,EZ-GO,TXT,-\n",
  );
  const [headings, first, second] = exportFleet(fleet).split("\r\n");
  expect(headings).toMatch(/^\uFEFFYear,Make,Model,'=Notes,estimate,/);
  expect(first).toMatch(/^2018,Club Car,DS,'@SUM\(A1\),\d/);
  expect(second).toMatch(/^2018,EZ-GO,TXT,-,\d/);
});

test("cells that were separated by tabs are downloaded with commas, semicolons stay", async () => {
  const separated = async (by: string) => {
    const fleet = await fleetOf(`Year${by}Make${by}Model\n2018${by}Club Car${by}DS, red`);
    return exportFleet(fleet).split("\r\n")[1];
  };
  expect(await separated("\t")).toMatch(/^2018,Club Car,"DS, red",\d+,/);
  expect(await separated(";")).toMatch(/^2018;Club Car;DS, red;\d+;/);
});
