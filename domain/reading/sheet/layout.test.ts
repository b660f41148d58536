import fc from "fast-check";
import { expect, test } from "vitest";
import { csvReader, detectDelimiter } from "./csv-reader.ts";
import { readHeadedRow } from "./headed-row.ts";
import { classifyLine, findLayout } from "./layout.ts";
import type { FleetCart } from "./row.ts";

const today = "2026-11-25";

/** Keyed by line number: a cart, "no cart", or "to fix". */
function read(text: string): Record<number, string> {
  const { records } = csvReader(detectDelimiter(text))(text.replace(/^\uFEFF/, ""), true);
  const layout = findLayout(records, today);
  const { headings, columns } = layout;
  const lines: Record<number, string> = {};
  for (const record of records.slice(layout.headingAt === null ? 0 : layout.headingAt + 1)) {
    if (classifyLine(layout, record.cells, today) !== "cart") continue;
    const line = readHeadedRow({ count: headings.length, columns }, record, today);
    lines[record.line] =
      "problem" in line ? "to fix" : "notCart" in line ? "no cart" : written(line);
  }
  return lines;
}

function written({ cart, quantity }: FleetCart) {
  const { modelYear, make, model, seats, powertrain, condition, batteryAge, hasUpgrades } = cart;
  const pack = powertrain === "gas" ? [] : [batteryAge];
  const details = [modelYear, make, model, seats, powertrain, condition, ...pack];
  return [...details, ...(hasUpgrades ? ["upgrades"] : []), "x" + quantity].join(" ");
}

test.each<[string, string, Record<number, string>]>([
  [
    "a city's sites",
    `\uFEFFCity of Palm Grove - Parks & Rec;;;;;;;;
Golf Cars by Site as of 11/01/2026;;;;;;;;
;;;;;;;;
Asset No.;Site;Manufacturer;Model;Model Yr;Fuel Type;Pass. Cap.;Condition;Battery Install
000101;East;EZ-GO;RXV;2019;Electric;2;Good;03/2024
000102;East;E-Z-GO;RXV;2019;Electric;2;Fair;11/15/2021
000103;East;EZGO;TXT;2016;Gas;2;Good;N/A
;East Subtotal;;;3;;;;
Asset No.;Site;Manufacturer;Model;Model Yr;Fuel Type;Pass. Cap.;Condition;Battery Install
000201;West;Yamaha;Drive2;2021;Gas;4;Very Good;
000202;West;Yamaha;Drive2;;Gas;4;Good;
000203;West;Club Car;Carryall 500;2017;Electric;2;Poor;2020-05-01
;West Subtotal;;;3;;;;
;Grand Total;;;6;;;;
`,
    {
      "5": "2019 EZ-GO RXV 2 electric good 3 x1",
      "6": "2019 EZ-GO RXV 2 electric fair 5 x1",
      "7": "2016 EZ-GO TXT 2 gas good x1",
      "10": "2021 Yamaha Drive2 4 gas good x1",
      "11": "to fix",
      "12": "2017 Club Car Carryall 500 2 electric poor 5 x1",
    },
  ],
  [
    "a rental company's quantities",
    `Cart\tQty\tSeating\tPower\t"Batteries
(mo/yr)"\tLithium?\tDaily rate\tAsk ($)
2022 Club Car Onward\t4 ea\t4 pass\tElec\t6/22\tY\t$85.00\t$9,900
2020 EZ-GO Express S4\t2\t4\tGas\tn/a\t\t$75.00\t$6,500
2019 Yamaha Drive2 PTV\t3\t2 + 2\tGas\t-\tN\t€60\tcall
2023 Icon i60L\t1\tsix\t48V\t2023\tyes\t$110\t$11,000
2018 Star EV Sirius\ttwo\t4\tElectric\t10/21\tN\t$70\t
Total carts\t12\t\t\t\t\t\t
`,
    {
      "3": "2022 Club Car Onward 4 electric good 5 x4",
      "4": "2020 EZ-GO Express S4 4 gas good x2",
      "5": "2019 Yamaha Drive2 4 gas good x3",
      "6": "2023 Icon i60L 6 electric good 3 x1",
      "7": "2018 STAR EV Sirius 4 electric good 5 x2",
    },
  ],
  [
    "a lease's schedule",
    `"Lease 4471 - return schedule, Exhibit B",,,,,,,,
Serial,Mfg,Model,Model Year,Gas/Elec,Seats,Batt Date,Grade,Residual Value
PH1801-000001,Club Car,Precedent,FY18,E,2,2022-04-01 00:00:00,B,"$1,850.00"
PH1801-000002,Club Car,Precedent,FY2018,E,2,2024-11-30 00:00:00,B-,"$1,850.00"
PH1801-000003,Club Car,Precedent,FY18,E,2,44652,C+,"$1,850.00"
PH1801-000004,Club Car,Precedent,FY18,E,2,,B/C,"$1,850.00"
JW1-000005,Yamaha,Drive2,FY21,G,2,,A,"$3,000.00"
JW1-000006,Yamaha,Drive2,2181,G,2,,A,"$3,000.00"
Total Residual,,,,,,,,"$13,400.00"
`,
    {
      "3": "2018 Club Car Precedent 2 electric good 5 x1",
      "4": "2018 Club Car Precedent 2 electric good 2 x1",
      "5": "2018 Club Car Precedent 2 electric fair 5 x1",
      "6": "to fix",
      "7": "2021 Yamaha Drive2 2 gas excellent x1",
      "8": "to fix",
    },
  ],
  [
    "a hotel's list in Spanish",
    `Inventario de carritos - Hotel Playa Azul;;;;;;;
Nº;Marca;Modelo;Año;Asientos;Combustible;Estado;Fecha baterías
1;Club Car;Villager 4;2019;4;Eléctrico;Bueno;01/2023
2;EZGO;RXV;2017;2;eléctrica;Regular;2021
3;Yamaha;Drive2;2020;2;Gasolina;Excelente;
4;Yamaha;;2020;2;Gasolina;Bueno;
5;Melex;385;2015;8;Eléctrico;Malo;desconocido
Total;;;;;;;5
`,
    {
      "3": "2019 Club Car Villager 4 4 electric good 4 x1",
      "4": "2017 EZ-GO RXV 2 electric fair 5 x1",
      "5": "2020 Yamaha Drive2 2 gas excellent x1",
      "6": "to fix",
      "7": "2015 Melex 385 8 electric poor 2 x1",
    },
  ],
  [
    "groups of headings and of carts",
    `,Vehicle,,,,Batteries,,Status,
Cart #,Year,Make,Model,Pax,Chemistry,Installed,Cond.,Count
A1-A20,2022,Club Car,Tempo,2,Lithium,2022,B,20
B1-B16,2017,Club Car,Precedent i2,2,Lead acid,May 2022,C,16
C1-C4,2018,Club Car,Precedent i2,4,LA,Sept. 2025,A,4
D1,2015,Club Car,Cafe Express,2,Gas,,C,1
E1-E3,2019.0,Club Car,Carryall 700,2,Lead-acid,07/04/2026,B,3.0
F1,2019,Club Car,Tempo,2,Lithium,12/2026,B,1
Total,,,,,,,,45
`,
    {
      "3": "2022 Club Car Tempo 2 electric good 4 x20",
      "4": "2017 Club Car Precedent i2 2 electric fair 5 x16",
      "5": "2018 Club Car Precedent i2 4 electric excellent 2 x4",
      "6": "to fix",
      "7": "2019 Club Car Carryall 700 2 electric good 0 x3",
      "8": "to fix",
    },
  ],
  [
    "a club's list with notes",
    `"BRIAR CREEK C.C.
Golf Operations",,,,,,,
"Cart list, Nov 2026",,,,,,,
Cart No.,Year/Make/Model,Elec or Gas,Seats,Battery replaced,Grade,Remarks,Est. miles
1,2019 Club Car Tempo,E,2,Mar 2023,B,"seat torn
call shop","1,204"
2,2019 Club Car Tempo,E,2,3/1/23,A,,998
3,2019 Club Car Tempo,E,2,"March 15, 2023",B,,"1,500"
4,2019 Club Car Tempo,E,2,15-Mar-23,??,,
5,,,,,,,
6,,,,,,,
Average,,,,2.5,,,"1,234"
Number of carts: 4,,,,,,,
Prepared by: J. Doe,,,Date:,11/2/2026,,,
`,
    {
      "5": "2019 Club Car Tempo 2 electric good 4 x1",
      "7": "2019 Club Car Tempo 2 electric excellent 4 x1",
      "8": "2019 Club Car Tempo 2 electric good 4 x1",
      "9": "2019 Club Car Tempo 2 electric good 4 x1",
    },
  ],
  [
    "a dealer's stock list",
    `Stock #,Year,Make,Model,Color,Type (Gas/Electric/Lithium),Seating,Condition,VIN,Cost,Internet Price,Status
N1,2026,Club Car,Onward,Gray,Lithium,4 Passenger,New,JH2612-123456,"$14,250.00","$16,995.00",Available
U2,2019,E-Z-GO,RXV,Ivory,Electric,2 Passenger,Used,3412345,"$3,900.00","$5,995.00",Available
U3,,Club Car,Precedent,White,Electric,4 Passenger,Certified Pre-Owned,JE1712-845671,"$3,100.00","$4,995.00",Sold
U4,,EZGO,TXT,Blue,Gas,2 Passenger,AS IS,3051234,$900.00,"$1,995.00",Available
C5,2016,Ford,F-150,Black,Gas,5 Passenger,Used,1FTEW1E59GFA12345,"$11,000.00","$14,995.00",Available
U6,2104,EZGO,TXT,Red,Electric,2 Passenger,8/10,,"$3,300.00","$4,999.00",Available
`,
    {
      "2": "2026 Club Car Onward 4 electric excellent 2 x1",
      "3": "2019 EZ-GO RXV 2 electric good 2 x1",
      "4": "2017 Club Car Precedent 4 electric good 2 x1",
      "5": "to fix",
      "6": "no cart",
      "7": "to fix",
    },
  ],
  [
    "a council's register",
    `Asset ID\tDescription\tYear\tMake\tModel\tDepartment\tAcquired\tCost\tCondition
412\tGOLF CART, ELECTRIC, 4 PASSENGER\t2018\tCLUB CAR\tTEMPO\tGolf\t03/15/2018\t"$7,250"\tGood
413\tGOLF CART, GAS\t2016\tYAMAHA\tDRIVE2\tGolf\t05/02/2016\t"$6,100"\tFair
414\tUTILITY CART, GAS\t2019\tCUSHMAN\tHAULER 1200X\tParks\t04/01/2019\t"$9,870"\tIn Service
415\tTRUCK, PICKUP 1/2 TON\t2015\tFORD\tF150\tParks\t02/01/2015\t"$24,100"\tGood
416\tTRAILER, UTILITY 16FT\t2012\tBIG TEX\t70PI\tParks\t06/01/2012\t"$2,950"\tFair
417\tMOWER, ROTARY 72"\t2017\tTORO\tGROUNDSMASTER 3280\tGolf\t03/01/2017\t"$21,300"\tGood
418\tUTILITY VEHICLE\t2014\tTORO\tWORKMAN MDX\tGolf\t03/01/2014\t"$8,800"\tPoor
419\tGOLF CART\t\tEZ-GO\tTXT\tLibrary\t07/01/2013\t"$4,000"\tSurplus
\tPARKS DEPARTMENT\t\t\t\t\t\t\t
TOTAL\t\t\t\t\t\t\t"$84,370"\t
`,
    {
      "2": "2018 Club Car TEMPO 4 electric good 2 x1",
      "3": "2016 Yamaha DRIVE2 2 gas fair x1",
      "4": "2019 Cushman HAULER 1200X 2 gas good x1",
      "5": "no cart",
      "6": "no cart",
      "7": "no cart",
      "8": "2014 Toro WORKMAN MDX 2 electric poor 2 x1",
      "9": "to fix",
    },
  ],
  [
    "an auction's lots",
    `Lot,Qty,Description,Current Bid
1,1,"2015 EZ-GO TXT 48V electric golf cart, s/n 3051234, runs","$1,225.00"
2,2,"2012 Club Car Precedent i2 golf carts, electric, with chargers, not running",$850.00
3,1,"2008 Ford F-250 Super Duty pickup truck, 121,000 miles","$4,300.00"
4,1,"16' tandem axle utility trailer",$900.00
5,1,"Yamaha G29 golf cart, gas, 4 seats, no title",$700.00
6,6,"48V golf cart batteries, Trojan, used",$60.00
7,1,"2010 Toro Workman HDX, diesel","$2,000.00"
`,
    {
      "2": "2015 EZ-GO TXT 2 electric good 2 x1",
      "3": "2012 Club Car Precedent i2 2 electric poor 5 x2",
      "4": "no cart",
      "5": "no cart",
      "6": "to fix",
      "7": "no cart",
      "8": "to fix",
    },
  ],
  [
    "an auction's titles",
    `Lot,Title
1,2009 EZ-GO TXT Golf Cart
2,Rear seat kit for 2010 Club Car DS
3,2012 RXV $2900 and 2014 TXT $3000
`,
    {
      "2": "2009 EZ-GO TXT 2 electric good 2 x1",
      "3": "no cart",
      "4": "to fix",
    },
  ],
  [
    "whole numbers with decimal commas",
    `Year;Make;Model;Seats;Qty
2018;Club Car;Precedent;2,0;3,0
`,
    { "2": "2018 Club Car Precedent 2 electric good 2 x3" },
  ],
  [
    "an association's list in Spanish",
    `Lote;Año;Marca;Modelo;Plazas;Combustible;Estado;Antigüedad baterías;Litio (S/N);Precio de compra
12;2018;Club Car;Precedent;4;eléctrico;bueno;3;N;4.500,00
14;2020;Yamaha;Drive2;2;gasolina;regular;n/d;;3.900,00
18;s/f;EZGO;TXT;4 plazas;Eléctrica;malo;5 o más;no;
21;2022;ICON;i40L;4;eléctrico;excelente;s/d;sí;9.000
25;2016;Club Car;Onward;seis;gasolina;muy bueno;;;12.000
26;2019;EZ-GO;RXV;3–4;eléctrico;bueno;3–4;N;
27;2021;EZ-GO;RXV;2;eléctrico;bueno;3–4;N;
30;2015;Toyota;Corolla;5;gasolina;bueno;;;7.000
`,
    {
      "2": "2018 Club Car Precedent 4 electric good 3 x1",
      "3": "2020 Yamaha Drive2 2 gas fair x1",
      "4": "to fix",
      "5": "2022 Icon i40L 4 electric excellent 2 x1",
      "6": "2016 Club Car Onward 6 gas good x1",
      "7": "to fix",
      "8": "2021 EZ-GO RXV 2 electric good 4 x1",
      "9": "no cart",
    },
  ],
  [
    "a mixed list with a type",
    `Unit,Year,Make,Model,Type,Price
1,2018,Winnebago,Adventurer,Motor Home,65000
2,2015,Jayco,Jay Flight,Travel Trailer,14000
3,1992,Ford,Tempo,Car,900
4,2019,Harley-Davidson,Road King,Motorcycle,14000
5,2017,Club Car,Precedent,Golf Cart,4500
6,2020,Kawasaki,Mule SX,UTV,6500
7,2003,Chrysler,PT Cruiser golf cart,Golf Cart,6000
8,2018,Cushman,Shuttle 8,Bus,9000
`,
    {
      "2": "no cart",
      "3": "no cart",
      "4": "no cart",
      "5": "no cart",
      "6": "2017 Club Car Precedent 2 electric good 2 x1",
      "7": "2020 Kawasaki Mule SX 2 gas good x1",
      "8": "2003 Chrysler PT Cruiser golf cart 2 electric good 2 x1",
      "9": "2018 Cushman Shuttle 8 8 electric good 2 x1",
    },
  ],
  [
    "a rental company's list with pipes",
    `sep=|
Unit|Vehicle|Capacity|Power|Battery type|Battery installed|Lift|Daily rate|Count
A-01|2023 Club Car Onward|4|48V|Li|03/2023|N|$95|4
A-02|2021 EZ-GO Express L6|6|Gas|||Y|$120|2
A-03|2022 Star EV Sirius|4+2|72V AC|AGM|Jan-25|N|$130|3
A-04|2022 Honda Ruckus scooter|1|Gas||||$45|5
`,
    {
      "3": "2023 Club Car Onward 4 electric good 4 x4",
      "4": "2021 EZ-GO Express L6 6 gas good x2",
      "5": "2022 STAR EV Sirius 6 electric good 2 x3",
      "6": "no cart",
    },
  ],
  [
    "a list without headings",
    `2016,Ford,Escape,5,gas,good
2018,Club Car,Precedent,2,electric,used,3
2014,EZ-GO,RXV,2,electric,7/10,5 or more
2104,EZ-GO,TXT,2,electric,good
`,
    {
      "1": "no cart",
      "2": "2018 Club Car Precedent 2 electric good 3 x1",
      "3": "2014 EZ-GO RXV 2 electric good 5 x1",
      "4": "to fix",
    },
  ],
])("each line of %s is read", (_, text, lines) => {
  expect(read(text)).toEqual(lines);
});

test("a column with an unknown heading is recognized by its cells", () => {
  expect(read("Who;What;When;Power\nClub Car;Precedent;2018;Gas\n")).toEqual({
    2: "2018 Club Car Precedent 2 gas good x1",
  });
});

test("columns with vague headings are recognized by their cells", () => {
  const carts =
    "Cart;Make;Model;Year;Type;Capacity;Batteries\n7;EZ-GO;RXV;2018;Electric;2;3/2023\n8;EZ-GO;TXT;1998;Gas;4;\n9;;;;;;\n";
  expect(read(carts)).toEqual({
    2: "2018 EZ-GO RXV 2 electric good 4 x1",
    3: "1998 EZ-GO TXT 4 gas good x1",
  });
});

test("a typed cart is not a heading, though “electric” is one elsewhere", () => {
  const lines = [
    "2018, Club Car, Precedent",
    "2020, EZ-GO, RXV, 2, electric, good, 3",
    "2012, EZ-GO, TXT, 4, gas, poor",
  ];
  expect(read(lines.join("\n"))).toEqual({
    "1": "2018 Club Car Precedent 2 electric good 2 x1",
    "2": "2020 EZ-GO RXV 2 electric good 3 x1",
    "3": "2012 EZ-GO TXT 4 gas poor x1",
  });
});

test("a column is guessed only if most of its cells fit", () => {
  const zones = (...cells: string[]) =>
    read(`Year,Make,Model,Zone\n${cells.map((cell) => `2018,EZ-GO,RXV,${cell}`).join("\n")}\n`);
  expect(Object.values(zones("E", "W", "N"))).toEqual(
    Array(3).fill("2018 EZ-GO RXV 2 electric good 2 x1"),
  );
  expect(zones("G", "G", "N")).toMatchObject({ 2: "2018 EZ-GO RXV 2 gas good x1", 4: "to fix" });
  expect(zones("G", "N")).toMatchObject({ 2: "2018 EZ-GO RXV 2 electric good 2 x1" });
});

test.each([
  ["Cart,Qty", "2018 EZGO RXV 60 total,", "cart"],
  ["Cart,Qty", "12 total 2019 Yamaha Drive2,", "cart"],
  ["Cart,Qty", "2018 Club Car Precedent total rebuild,1", "cart"],
  ["Cart,Qty", '"2018 EZGO RXV (60 total, 2 dead)",', "cart"],
  ["Cart,Qty", "2018 EZGO RXV (Total 60),60", "cart"],
  ["Cart,Qty", "Total,60", "total"],
  ["Cart,Qty", "Grand total: 48 carts,", "total"],
  ["Cart,Qty", "Total EZ-GO: 12,", "total"],
  ["Cart,Qty", "Subtotal Yamaha,12", "total"],
  ["Cart,Qty", "Precedent total,12", "total"],
  ["Cart,Qty", "Club Car Precedent total,12", "total"],
  ["Year,Make,Model,Notes", ",Club Car,Precedent total rebuild,", "cart"],
  ["Year,Make,Model,Notes", ",Club Car,Total,12", "total"],
  ["Year,Make,Model,Condition", ",Club Car,,Average", "cart"],
  ["Year,Make,Model,Condition", "Average,,,2.5", "total"],
])("below %j, the line %j is a %s", (headings, line, kind) => {
  const first = headings.startsWith("Cart") ? "2016 Club Car Tempo,1" : "2016,Club Car,Tempo,";
  const { records } = csvReader(",")([headings, first, line].join("\n"), true);
  const layout = findLayout(records, today);
  expect(classifyLine(layout, records.at(-1)!.cells, today)).toBe(kind);
});

test("a line that names a year and a make is never a total", () => {
  const { records } = csvReader(",")("Cart,Qty\n2016 Club Car Tempo,1", true);
  const layout = findLayout(records, today);
  const carts = fc.constantFrom(
    "2018 EZGO RXV",
    "Yamaha Drive2 2019",
    "2015 Club Car",
    "’18 Club Car Precedent",
    "Icon i40 2022 lifted",
  );
  const words = fc.constantFrom(
    (cart: string) => `${cart} total`,
    (cart: string) => `Total ${cart}`,
    (cart: string) => `Grand total: ${cart}`,
    (cart: string) => `${cart} 12 total`,
    (cart: string) => `${cart} (total 12)`,
    (cart: string) => `12 total ${cart}`,
    (cart: string) => `${cart} total rebuild`,
    (cart: string) => `${cart}, subtotal`,
    (cart: string) => `count ${cart}`,
    (cart: string) => `average ${cart}`,
    (cart: string) => `number of carts: 12 ${cart}`,
  );
  fc.assert(
    fc.property(carts, words, fc.constantFrom("", "12"), (cart, write, quantity) => {
      expect(classifyLine(layout, [write(cart), quantity], today), write(cart)).toBe("cart");
    }),
  );
});
