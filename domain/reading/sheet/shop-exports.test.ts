import fc from "fast-check";
import { expect, test } from "vitest";
import { csvReader, detectDelimiter } from "./csv-reader.ts";
import { type LineKind, findLayout, lineKindAt } from "./layout.ts";
import { readHeadedRow } from "./headed-row.ts";

const today = "2026-11-28";

interface ReadLine {
  readonly kind: LineKind;
  /** For a cart: its details, or the sentence that says what to correct. */
  readonly text: string;
}

function read(text: string): Map<number, ReadLine> {
  const { records } = csvReader(detectDelimiter(text))(text, true);
  const layout = findLayout(records, today);
  const { headings, columns, pairs } = layout;
  return new Map(
    records.map((record, index): [number, ReadLine] => {
      const kind = lineKindAt(layout, record.cells, index, today);
      if (kind !== "cart") return [record.line, { kind, text: "" }];
      const line = readHeadedRow({ count: headings.length, columns, pairs }, record, today);
      return [record.line, { kind, text: written(line) }];
    }),
  );
}

function written(line: ReturnType<typeof readHeadedRow>): string {
  if ("problem" in line) return line.problem;
  if ("notCart" in line) return line.notCart;
  const { modelYear, make, model, seats, powertrain, batteryType, lifted } = line.cart;
  const extras = [batteryType ?? "", lifted ? "lifted" : ""].filter(Boolean);
  return [modelYear, make, model, seats, powertrain, ...extras].join(" ");
}

const cartsOf = (text: string) =>
  [...read(text).values()].filter(({ kind }) => kind === "cart").map((line) => line.text);

test.each<[string, string, string[]]>([
  [
    "values that are headings elsewhere",
    `title,description,tags
2023 Club Car Onward,Electric 48V,vehicle
2022 Club Car Tempo,Electric,vehicle
`,
    ["2023 Club Car Onward 2 electric", "2022 Club Car Tempo 2 electric"],
  ],
  [
    "attributes in pairs, each line with its own",
    `Name,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)
EZGO RXV,Year,2021,Passengers,4
Yamaha Drive2,Fuel,Gas,Year,2019
Club Car Precedent,Color,Red,Year,2016
EZGO TXT,Passengers,4,,
`,
    [
      "2021 EZ-GO RXV 4 electric",
      "2019 Yamaha Drive2 2 gas",
      "2016 Club Car Precedent 2 electric",
      "Line 5: the year is missing. Enter a model year such as 2018.",
    ],
  ],
  [
    "options in pairs beside a title",
    `Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value
rxv,2021 EZGO RXV,Seats,4,Color,Green
onward,2019 Club Car Onward,Title,Default Title,,
`,
    ["2021 EZ-GO RXV 4 electric", "2019 Club Car Onward 2 electric"],
  ],
  [
    "the cart under the name, and details under the description",
    `Name,Year,Short description
Club Car Onward,2023,Gas 4 passenger lifted
EZGO RXV,2019,
`,
    ["2023 Club Car Onward 4 gas lifted", "2019 EZ-GO RXV 2 electric"],
  ],
  [
    "the cart under the description, and a nickname under the name",
    `Name,Description
Bandit,2018 Club Car Precedent gas
Sunny,2021 EZGO RXV
`,
    ["2018 Club Car Precedent 2 gas", "2021 EZ-GO RXV 2 electric"],
  ],
  [
    "markup in the description",
    `Title,Body (HTML),Vendor,Type
2021 EZGO RXV Green,"<p>Lifted, 4 passenger, 48V lithium</p>",EZGO,Golf Cart
2019 Yamaha Drive2,<p>Gas EFI<br>4 pass</p>,Yamaha,Golf Cart
`,
    ["2021 EZ-GO RXV 4 electric lithium lifted", "2019 Yamaha Drive2 4 gas"],
  ],
  [
    "the year in the description alone",
    `Product,Details of cart,Description
Club Car Onward,,2023 model with gas engine
`,
    ["2023 Club Car Onward 2 gas"],
  ],
  [
    "cells that are headings elsewhere, below complete headings",
    `Vehicle,Location,Power,Year
Golf cart Precedent,Clubhouse,Electric,2015
Golf cart,Pool,Electric,2016
Club Car Carryall,Seats,Electric,2017
`,
    [
      "2015 Club Car Precedent 2 electric",
      "Line 3: the make in “Golf cart” is not clear. Enter a make such as Club Car.",
      "2017 Club Car Carryall 2 electric",
    ],
  ],
])("a sheet with %s has every cart", (_, text, carts) => {
  expect(cartsOf(text)).toEqual(carts);
});

const makes = fc.constantFrom("Club Car", "EZ-GO", "Yamaha", "Golf cart", "Cart");
const columns: Readonly<Record<string, fc.Arbitrary<string>>> = {
  Year: fc.constantFrom("2015", "2019", "'18", "20I8"),
  Make: makes,
  Model: fc.constantFrom("Precedent", "RXV", "Drive2", "Electric", "Series"),
  Seats: fc.constantFrom("2", "4 pass", "", "Seats"),
  Fuel: fc.constantFrom("Electric", "Gas", "E", ""),
  Condition: fc.constantFrom("Good", "Fair", "Grade", ""),
  Location: fc.constantFrom("Barn", "Vehicle", "Year", "Pool 2"),
  Notes: fc.constantFrom("", "seat torn", "Make", "Condition", "note: new tires"),
};
const carts = fc
  .record(columns)
  .map((cart) => ({ kind: "cart" as const, cells: cart }))
  .filter(({ cells }) => cells["Make"] !== cells["Model"]);
const otherLines = fc.constantFrom(
  { kind: "title" as const, text: "FRONT NINE" },
  { kind: "total" as const, text: "Subtotal" },
  { kind: "blank" as const, text: "" },
  { kind: "repeated headings" as const, text: "" },
);

test("the accessories in a shop’s feed aren’t carts, and what may be one still is", () => {
  const feed = `Title,Vendor,Price
2023 Club Car Onward,Club Car,9995
Golf Cart Cleaner 32oz,Formula 88,12.99
EZGO TXT 6 inch lift kit,Jakes,399
Lift Kit,Jakes,300
2019 EZGO RXV lift kit,EZGO,450
EZGO RXV with lift kit,EZGO,7000
`;
  const texts = [...read(feed).values()].map(({ text }) => text.replace(/, which .*/, ""));
  expect(texts).toEqual([
    "",
    "2023 Club Car Onward 2 electric",
    "Line 3 is a part",
    "Line 4 is a part",
    "Line 5 is a part",
    "2019 EZ-GO RXV 2 electric lifted",
    "Line 7: the year is missing. Enter a model year such as 2018.",
  ]);
});

test("whatever a sheet holds, each line about a cart is read or named, and no line is lost", () => {
  const headings = fc
    .shuffledSubarray(Object.keys(columns), { minLength: 3 })
    .filter((all) => ["Year", "Make", "Model"].every((name) => all.includes(name)));
  const lines = fc.array(fc.oneof({ weight: 3, arbitrary: carts }, otherLines), { maxLength: 30 });
  const titles = fc.subarray(["Parks & Rec", "Golf carts as of 11/01/2026", "Cart list"]);
  fc.assert(
    fc.property(titles, headings, carts, lines, (above, names, first, more) => {
      const all = [first, ...more];
      const rows = [
        ...above,
        names.join(","),
        ...all.map((line) => {
          if (line.kind === "cart") return names.map((name) => line.cells[name]).join(",");
          return line.kind === "repeated headings" ? names.join(",") : line.text;
        }),
      ];
      const found = read(rows.join("\n"));
      const kinds = rows.map((_, index) => found.get(index + 1)?.kind ?? "blank");
      expect(kinds).toEqual([
        ...above.map(() => "title"),
        "headings",
        ...all.map(({ kind }) => kind),
      ]);
      for (const { kind, text } of found.values()) if (kind === "cart") expect(text).not.toBe("");
    }),
  );
});
