import { expect, test } from "vitest";
import { readDatedNumbersFile, readDatedNumbers, recalledRanges } from "./dated-number.ts";

const header = "kind,number,model,powertrain,stated_year,condition";
const read = (...rows: string[]) => readDatedNumbers([header, ...rows].join("\n"));

test("hidden digits are read as 5, and a letter X stays", () => {
  const { numbers } = read("club-car-serial,BX2040-1151xx,Tempo,gas,2020,used");
  expect(numbers).toEqual([
    {
      kind: "club-car-serial",
      plain: "BX2040115155",
      model: "Tempo",
      powertrain: "gas",
      year: 2020,
    },
  ]);
});

test.each([
  ["ezgo,25612xx,TXT,gas,2008,used", "kind is not one of club-car-serial, ezgo-serial"],
  ["ezgo-serial, - ,TXT,gas,2008,used", "number is empty"],
  ["ezgo-serial,25612xx,TXT,gas,,used", 'stated_year is not a year from 1900 to 2099: ""'],
  ["ezgo-serial,25612xx,TXT,gas,2008.5,used", "stated_year is not a year"],
  ["ezgo-serial,25612xx,TXT,gas,208,used", "stated_year is not a year"],
])("the row %s is rejected with its line: %s", (row, reason) => {
  const { numbers, problems } = read("ezgo-serial,25612xx,TXT,gas,2008,used", row);
  expect(numbers).toHaveLength(1);
  expect(problems).toEqual([{ line: 3, reason: expect.stringContaining(reason) }]);
});

test("a file of dated numbers needs the kind, the number, and the stated year", () => {
  expect(readDatedNumbers("kind,number\nvin,1\n").problems).toEqual([
    { line: 1, reason: "is missing the column stated_year" },
  ]);
  expect(readDatedNumbers("kind,number,stated_year\nvin,1,2020\n").numbers).toHaveLength(1);
});

test("the project's own lists can be read", () => {
  expect(readDatedNumbersFile().length).toBeGreaterThan(600);
  expect(recalledRanges().length).toBeGreaterThan(0);
});
