import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aCart } from "../../details/cart.fixture.ts";
import { resolveModel } from "../../catalogue/resolve-model.ts";
import { tellingNames } from "../../catalogue/telling-names.fixture.ts";
import { defaultChoices } from "../../cart/cart.ts";
import { recognizeColumns } from "./columns.ts";
import { findFaults, readFleetRow } from "./row.ts";
import { anyCell, anyHeadings } from "../../fleet/fleet.fixture.ts";

const today = "2026-11-25";

/** As line 7 of a spreadsheet. */
function read(row: Record<string, string>) {
  const columns = recognizeColumns(Object.keys(row));
  return readFleetRow(columns, { cells: Object.values(row), line: 7, today });
}

const precedent = { Year: "2018", Make: "Club Car", Model: "Precedent" };
const named = { modelYear: 2018, make: "Club Car", model: "Precedent" };

test("every detail of a line is read", () => {
  const row = {
    Yr: "’18",
    "Make/Model": "Club Car Precedent",
    "# Seats": "4 pass",
    Fuel: "48V electric",
    "Cond.": "rough",
    "Batt yrs": "5+",
    Lithium: "yes",
    Lifted: "x",
    Upgrades: "TRUE",
    Qty: "12",
    "Asking price": "$4,500",
    Notes: "by the shed",
  };
  expect(read(row)).toEqual({
    cart: aCart({
      ...named,
      seats: 4,
      condition: "poor",
      batteryAge: 5,
      hasUpgrades: true,
      batteryType: "lithium",
      lifted: true,
    }),
    quantity: 12,
    assumed: [],
  });
});

const plain = {
  cart: { ...named, ...defaultChoices },
  quantity: 1,
  assumed: ["seats", "powertrain", "condition", "batteryAge"],
};

/** In a single cell, "Beast 4 passenger" names no model. */
const described = tellingNames.filter(([make, model]) => resolveModel(make, model).family !== null);

const rowsOf = (make: string, model: string): Record<string, string>[] => [
  { Year: "2021", Make: make, Model: model },
  { Year: "2021", Make: make, Model: model, Seats: "", Power: "", "Battery Type": "" },
];

const descriptionsOf = (make: string, model: string): Record<string, string>[] => [
  { Description: `2021 ${make} ${model}` },
  { Description: `2021 ${make} ${model}, good condition`, Price: "7500" },
  { Cart: `2021 ${make} ${model} $7,500` },
];

test.each([
  ...tellingNames.flatMap(([make, model, implied]) =>
    rowsOf(make, model).map((row) => ({ row, make, implied })),
  ),
  ...described.flatMap(([make, model, implied]) =>
    descriptionsOf(make, model).map((row) => ({ row, make, implied })),
  ),
])("the line $row loses nothing that its model’s name implies", ({ row, make, implied }) => {
  const line = read(row);
  if (!("cart" in line)) throw new Error(JSON.stringify(line));
  expect(line.cart).toMatchObject({ modelYear: 2021, make, ...implied });
  for (const name of Object.keys(implied)) expect(line.assumed).not.toContain(name);
});

test.each(["Foo not lifted", "Foo, lifted: no"])(
  "the words about a lift in %j stay out of the model",
  (model) => {
    const line = read({ Cart: `2020 Epic ${model}`, Price: "5000" });
    expect(line).toMatchObject({ cart: { model: "Foo", lifted: false } });
  },
);

test("what a line says outweighs what its model implies", () => {
  expect(read({ Year: "2023", Make: "Icon", Model: "i60", Seats: "4" })).toMatchObject({
    cart: { seats: 4, powertrain: "electric" },
    assumed: ["condition", "batteryAge"],
  });
});

test("the pack of a model that is only built for gas doesn't matter", () => {
  const line = { Year: "2023", Make: "Icon", Model: "G40", "Battery Age": "12V starter" };
  expect(read(line)).toMatchObject({ cart: { powertrain: "gas" }, assumed: ["condition"] });
});

test("a model that is named like its make is read", () => {
  const line = { Year: "2016", Make: "GolfBoard", Model: "GolfBoard" };
  expect(read(line)).toMatchObject({ cart: { make: "GolfBoard", model: "GolfBoard" } });
});

test("missing details have the value tool's defaults", () => {
  expect(read(precedent)).toEqual(plain);
  const blank = {
    Seats: "",
    Fuel: "n/a",
    Condition: "?",
    "Battery Age": "-",
    Upgrades: " ",
    Qty: "",
  };
  expect(read({ ...precedent, ...blank, Lifted: "", Lithium: "unknown" })).toEqual(plain);
});

const dead = { condition: "poor", batteryAge: 5, notRunning: true } as const;

test.each<Record<string, string>>([
  { Condition: "non running" },
  { Condition: "Won't start" },
  { Condition: "parts only" },
  { Condition: "salvage" },
  { Condition: "flooded" },
  { Running: "no" },
  { Running: "does not run", Condition: "good" },
  { "Non-running": "yes" },
  { Inop: "x" },
  { Cart: "2018 Club Car Precedent, blown motor", Year: "", Make: "", Model: "" },
])("a line with %j is a cart that doesn’t run, with worn-out batteries", (cells) => {
  expect(read({ ...precedent, ...cells })).toMatchObject({ cart: dead });
});

test.each<Record<string, string>>([
  { Running: "yes" },
  { Running: "slow" },
  { Inop: "no" },
  { Condition: "runs" },
  { Running: "", "Non-running": "-" },
])("a line with %j is a cart that runs", (cells) => {
  expect(read({ ...precedent, ...cells })).toMatchObject(plain);
});

test("a cart that doesn’t run keeps the battery age that its line states", () => {
  const cells = { Running: "no", "Battery age": "1" };
  expect(read({ ...precedent, ...cells })).toMatchObject({ cart: { ...dead, batteryAge: 1 } });
  const gas = read({ ...precedent, Running: "no", Fuel: "gas" });
  expect(gas).toMatchObject({ cart: { ...dead, batteryAge: defaultChoices.batteryAge } });
});

test("a line that ends early lacks its last details", () => {
  const columns = recognizeColumns(["Year", "Make", "Model", "Seats", "Qty"]);
  const row = { cells: ["2018", "Club Car", "Precedent"], line: 2, today };
  expect(readFleetRow(columns, row)).toEqual(plain);
});

test("the year may be in the cell with the make and model", () => {
  expect(read({ Cart: "2018 Club Car Precedent" })).toEqual(plain);
  expect(read({ Year: "2018", Cart: "2016 Club Car Precedent" })).toEqual(plain);
});

test("a battery's year gives its age, unless its age is there too", () => {
  expect(read({ ...precedent, "Battery Year": "2022" })).toMatchObject({ cart: { batteryAge: 4 } });
  const both = { ...precedent, "Battery Age": "1", "Battery Year": "2022" };
  expect(read(both)).toMatchObject({ cart: { batteryAge: 1 } });
});

test("what a gas cart's line says about batteries doesn't matter", () => {
  const gas = { ...precedent, Power: "gas", "Battery Age": "12V starter", Lithium: "no idea" };
  expect(read(gas)).toMatchObject({
    cart: { powertrain: "gas", batteryAge: defaultChoices.batteryAge, batteryType: null },
  });
});

test("an unclear asking price is not a problem, because no figure depends on it", () => {
  expect(read({ ...precedent, Price: "call" })).toEqual(plain);
});

describe("the serial number's year", () => {
  const { Year: _, ...yearless } = precedent;
  const serial = "JE1712-845671";

  test.each([
    [{ ...yearless, Year: "", Serial: serial }],
    [{ ...yearless, Year: "n/a", VIN: serial }],
    [{ ...yearless, "S/N": serial }],
    [{ Description: `Club Car Precedent golf cart, s/n ${serial}` }],
  ])("the serial number gives the year in %j", (row) => {
    expect(read(row)).toMatchObject({ cart: { modelYear: 2017 }, serialYear: 2017 });
  });

  test("a year in the line outweighs the serial number", () => {
    expect(read({ ...precedent, Serial: serial })).toMatchObject(plain);
  });

  test("a serial number with several years, or a doubted one, gives no year", () => {
    const ezgo = { Make: "EZ-GO", Model: "TXT" };
    expect(read({ ...ezgo, Serial: "3051234" })).toMatchObject({
      problem: expect.stringMatching(
        /^Line 7: the year is missing, and the serial number could be from 20\d\d, 20\d\d, or 20\d\d\. Enter/,
      ),
    });
    for (const doubted of ["PQ1645-123456", "12345", "B-17", ""]) {
      expect(read({ ...yearless, Serial: doubted })).toMatchObject({
        problem: "Line 7: the year is missing. Enter a model year such as 2018.",
      });
    }
  });

  test("another make's number gives no year", () => {
    const yamaha = { Make: "Yamaha", Model: "Drive2", Serial: serial };
    expect(read(yamaha)).toHaveProperty("problem");
  });
});

describe("a cell that says only how a cart is sold", () => {
  test("a cell that says only how a cart is sold counts as good and is reported", () => {
    expect(read({ ...precedent, Condition: "Certified Pre-Owned" })).toEqual({
      ...plain,
      saleWord: "Certified Pre-Owned",
    });
  });

  test("a description of the condition outweighs how a cart is sold", () => {
    const row = { Description: "2018 Club Car Precedent, not running", Condition: "AS IS" };
    const fromDescription = read(row);
    expect(fromDescription).toMatchObject({ cart: { condition: "poor" } });
    expect(fromDescription).not.toHaveProperty("saleWord");
  });
});

test.each<[Record<string, string>, object]>([
  [{ "Battery Age": "n/a (Li)" }, { batteryAge: 2, batteryType: "lithium" }],
  [
    { "Battery Age": "s/d", Lithium: "S" },
    { batteryAge: 2, batteryType: "lithium" },
  ],
  [{ Type: "Lithium" }, { powertrain: "electric", batteryType: null }],
  [{ Power: "Lithium" }, { powertrain: "electric", batteryType: "lithium" }],
])("the pack in %j is read", (row, cart) => {
  expect(read({ ...precedent, ...row })).toMatchObject({ cart });
});

describe("a description beside columns for the names", () => {
  test("a description gives details that have no column", () => {
    const row = { Description: "GOLF CART, GAS, 4 PASSENGER", ...precedent };
    expect(read(row)).toMatchObject({
      cart: { ...named, seats: 4, powertrain: "gas" },
    });
    expect(read({ ...row, Seats: "2" })).toMatchObject({ cart: { seats: 2 } });
  });

  test("a description gives neither names nor year beside columns for them", () => {
    const row = { Description: "2012 EZ-GO TXT", ...precedent };
    expect(read(row)).toMatchObject({ cart: named });
  });
});

test.each<[Record<string, string>, number]>([
  [{ Cart: "2018 Club Car Precedent x 12" }, 12],
  [{ Cart: "2018 Club Car Precedent x 12", Qty: "3" }, 3],
  [{ ...precedent, Model: "Precedent (12)" }, 12],
  [{ ...precedent, Description: "12 units" }, 12],
  [{ ...precedent, Notes: "12 units" }, 12],
  [{ ...precedent, Site: "Hole 12", Notes: "4 new batteries" }, 1],
  [{ ...precedent, Notes: "12 carritos" }, 12],
  [{ ...precedent, "Cart #": "12", Hole: "1-9" }, 1],
  [{ ...precedent, Qty: "a dozen" }, 12],
  [{ ...precedent, Model: "Precedent with 6 x Trojan T875" }, 1],
  [{ Cart: "’19 Yamaha Drive2 (40)" }, 40],
  [{ Cart: "18 Club Car Precedent" }, 1],
  [{ Cart: "2018 Club Car Villager 6" }, 1],
  [{ Cart: "2018 Club Car Precedent total rebuild" }, 1],
  [{ Cart: "2018 Club Car Precedent total rebuild", Qty: "3" }, 3],
])("the quantity in %j is %i", (row, quantity) => {
  expect(read(row)).toMatchObject({ quantity });
});

test.each(tellingNames.filter(([, model]) => /\d/.test(model)))(
  "the number in the model %s %s counts no carts",
  (Make, Model) => {
    expect(read({ Year: "2018", Make, Model })).toMatchObject({ quantity: 1 });
    const inOneCell = read({ Cart: `2018 ${Make} ${Model}` });
    if (described.some(([make, model]) => make === Make && model === Model)) {
      expect(inOneCell).toMatchObject({ quantity: 1 });
    }
  },
);

test("a line that may be about several carts is a problem, unless it has a quantity of its own", () => {
  const row = { Cart: "12 2018 Club Car Precedent" };
  expect(read(row)).toMatchObject({
    problem:
      "Line 7: “12 2018 Club Car Precedent” may be about more than one cart. Enter how many carts this line is for.",
  });
  expect(read({ ...row, Quantity: "1" })).toMatchObject({ quantity: 1 });
});

test.each<Record<string, string>>([
  { Cart: "EZGO RXV 60", Year: "2018" },
  { ...precedent, Model: "Precedent 12 gray" },
  { ...precedent, Model: "8 gray 4 white Precedent" },
  { ...precedent, Notes: "12" },
  { ...precedent, Notes: "carts 1-60" },
  { ...precedent, "Cart numbers": "1-40" },
  { ...precedent, Qty: "1-40" },
  { ...precedent, Model: "Precedent x 12", Notes: "14 units" },
])("the quantity of the line %j is unclear", (row) => {
  const columns = recognizeColumns(Object.keys(row));
  const faults = findFaults(columns, { cells: Object.values(row), line: 7, today });
  expect(faults.map(({ detail }) => detail)).toEqual(["quantity"]);
});

test("a cart’s name with the word “total” may sum up other lines", () => {
  const row = { Cart: "Total 2018 Club Car Precedent", Qty: "12" };
  expect(read(row)).toMatchObject({
    problem:
      "Line 7: this looks like a total, because it says “Total 2018 Club Car Precedent”. Delete the line if it is one. If it’s a cart, delete the word “total.”",
  });
  expect(read({ ...precedent, Model: "Precedent total", Qty: "12" })).toHaveProperty("problem");
});

test("parts counted in the model’s cell give no seats", () => {
  for (const Model of ["Precedent with 6 x Trojan T875", "Precedent cupholders x4"]) {
    expect(read({ ...precedent, Model })).toMatchObject({ cart: { seats: 2 }, quantity: 1 });
  }
  expect(read({ ...precedent, Model: "Precedent total of 4" })).toMatchObject({
    cart: { seats: 2 },
    quantity: 4,
  });
});

describe("a whole cart in one cell of a sheet with columns for its names", () => {
  test("a cart with its whole name in the cell is read", () => {
    const row = { Year: "2018,Club Car,Precedent", Make: "", Model: "" };
    expect(read(row)).toMatchObject({ cart: named, quantity: 1 });
  });

  test("a cell that says more than the name is a problem, because it could be a title", () => {
    const row = { Year: "2018 Club Car Precedent fleet", Make: "", Model: "" };
    expect(read(row)).toMatchObject({
      problem:
        "Line 7: the line has only one cell, “2018 Club Car Precedent fleet”. If it’s a cart, separate its details as in the other lines. If it’s a title, remove the line.",
    });
  });
});

describe("a line that can't be valued", () => {
  test.each([
    [{ Year: "n/a" }, "Line 7: the year is “n/a”. Enter a model year such as 2018."],
    [{ Year: "" }, "Line 7: the year is missing. Enter a model year such as 2018."],
    [{ Year: "2104" }, "Line 7: the year is “2104”. Enter a model year such as 2018."],
    [
      { Description: "UTILITY CART, DIESEL" },
      "Line 7: the power is diesel, and we have no prices for diesel carts. Enter gas to value it as a gas cart.",
    ],
    [{ Make: "" }, "Line 7: the make is missing. Enter a make such as Club Car."],
    [{ Model: "n/a" }, "Line 7: the model is missing. Enter the model, such as Precedent or TXT."],
    [{ Make: "x".repeat(81) }, "Line 7: the make is too long. Shorten it to 80 characters."],
    [
      { Make: "", Model: "", Cart: "the blue one" },
      "Line 7: the make in “the blue one” is not clear. Enter a make such as Club Car.",
    ],
    [
      { Seats: "3" },
      "Line 7: the number of seats is “3”. Enter 2, 4, 6, or 8 (for eight or more).",
    ],
    [{ Fuel: "hybrid" }, "Line 7: the power is “hybrid”. Enter electric or gas."],
    [
      { Cond: "tested" },
      "Line 7: the condition is “tested”. Enter excellent, good, fair, or poor.",
    ],
    [{ "Battery Age": "old" }, "Line 7: the battery age is “old”. Enter whole years, such as 3."],
    [
      { "Battery Months": "abc" },
      "Line 7: the battery age is “abc”. Enter whole months, such as 18.",
    ],
    [
      { "Battery Year": "2031" },
      "Line 7: the battery date is “2031”. Enter when the batteries were new, such as 2022 or 4/2022.",
    ],
    [
      { "Battery Type": "T-105" },
      "Line 7: the battery type is “T-105”. Enter lithium or lead-acid.",
    ],
    [{ Lithium: "maybe" }, "Line 7: the lithium cell is “maybe”. Enter yes or no."],
    [{ Lifted: "maybe" }, "Line 7: the lift cell is “maybe”. Enter yes or no."],
    [{ Upgrades: "maybe" }, "Line 7: the upgrades cell is “maybe”. Enter yes or no."],
    [{ Qty: "1e3" }, "Line 7: the quantity is “1e3”. Enter a whole number from 1 to 100,000."],
    [
      { Year: "", Serial: "1.23E+15" },
      "Line 7: the year is missing, and a spreadsheet rounded the serial number to “1.23E+15”. Format that column as text and enter the number again, or enter a model year such as 2018.",
    ],
    [{ Qty: "0" }, "Line 7: the quantity is “0”. Enter a whole number from 1 to 100,000."],
  ])("a line with %j says what to fix", (row, problem) => {
    expect(read({ ...precedent, ...row })).toMatchObject({ problem });
  });

  test("a line with several problems names only the first", () => {
    const { Year: _, ...rest } = precedent;
    expect(read({ ...rest, Year: "soon", Qty: "0", Cond: "used" })).toMatchObject({
      problem: expect.stringContaining("the year is “soon”"),
    });
  });
});

describe("a line that contradicts itself", () => {
  const doubtsOf = (row: Record<string, string>) => {
    const line = read(row);
    return "cart" in line ? (line.doubts ?? []) : [line];
  };

  test.each([
    [
      { Year: "2016", Make: "Club Car", Model: "Precedent", Serial: "PQ0612-123456" },
      "the number says 2006, not 2016.",
    ],
    [
      { Year: "2016", Make: "EZ-GO", Model: "RXV", Serial: "PH1242-123456" },
      "the number looks like a Club Car’s, but the cart is an EZ-GO.",
    ],
    [
      { Year: "2016", Make: "Club Car", Model: "2012 Precedent" },
      "the model column says 2012, not 2016.",
    ],
    [{ ...precedent, Model: "Precedent Gas", Power: "Electric" }, "it says both gas and electric."],
    [{ Cart: "Yamaha Drive2 2018?" }, "the year is in doubt (“?”)."],
    [{ Cart: "maybe 2018 Yamaha Drive2" }, "the year is in doubt (“maybe”)."],
  ])("the line %j is valued, and its contradiction is pointed out", (row, doubt) => {
    expect(doubtsOf(row)).toEqual([doubt]);
  });

  test.each<Record<string, string>>([
    { ...precedent },
    { ...precedent, Serial: "PH1842-123456" },
    { ...precedent, Serial: "see photo" },
    { ...precedent, Model: "2018 Precedent Gas", Power: "Gas" },
    { Year: "2018", Make: "Custom", Model: "Precedent", Serial: "PH1842-123456" },
    { Cart: "2018 Yamaha Drive2" },
  ])("the line %j doesn't contradict itself", (row) => {
    expect(doubtsOf(row)).toEqual([]);
  });
});

test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
  "the make %s is read like any other make",
  (make) => {
    const columns = recognizeColumns(["Year", "Make", "Model"]);
    const result = readFleetRow(columns, { cells: ["2018", make, "DS"], line: 2, today });
    expect(result).toMatchObject({ cart: { make, model: "DS" } });
  },
);

test("any line is read as a cart or as one sentence that no spreadsheet runs", () => {
  fc.assert(
    fc.property(anyHeadings, fc.array(anyCell), (headings, cells) => {
      const result = readFleetRow(recognizeColumns(headings), { cells, line: 7, today });
      if ("notCart" in result) expect(result.notCart).toMatch(/^Line 7 is an? [^\r\n]+\.$/);
      else if ("problem" in result)
        expect(result.problem).toMatch(/^Line 7: (?:the |“)[^\r\n]+\.$/);
      else expect(Number.isInteger(result.quantity)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
