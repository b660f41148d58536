import fc from "fast-check";
import { expect, test } from "vitest";
import { pricedMakes } from "../../catalogue/priced-makes.ts";
import type { TextQuantity } from "./number-meaning.ts";
import { quantityInName, quantityInNote, withoutCounts } from "./quantity.ts";

const about = { make: "EZ-GO", model: "TXT", hasYear: false };
const read = (name: string) => quantityInName(name, about);

test("no number in a listed model's name counts carts", () => {
  for (const { name: make, models, modelPrices } of pricedMakes) {
    for (const model of [...models, ...Object.keys(modelPrices)]) {
      for (const cell of [model, `2018 ${make} ${model}`, `${make} ${model} 2018`]) {
        expect(quantityInName(cell, { make, model, hasYear: true }), cell).toBeNull();
      }
    }
  }
});

test("the digits of a model's name don't hide those of a count", () => {
  const icon = { make: "Icon", model: "i40", hasYear: false };
  expect(quantityInName("2022 Icon i40", icon)).toBeNull();
  expect(quantityInName("2022 Icon i40 x 40", icon)).toBe(40);
  const drive2 = { make: "Yamaha", model: "Drive2", hasYear: false };
  expect(quantityInName("2019 Yamaha Drive 2", drive2)).toBeNull();
  expect(quantityInName("2019 Yamaha Drive 24", drive2)).toBe("unclear");
  expect(quantityInName("2019 Yamaha Drive 24 units", drive2)).toBe(24);
});

test("the number in a model whose name begins with X counts no carts", () => {
  const madjax = { make: "MadJax", model: "X4", seats: 4, hasYear: true };
  expect(quantityInName("X4", madjax)).toBeNull();
  expect(quantityInName("2018 MadJax X4, qty 12", madjax)).toBe(12);
  expect(read("2018 EZ-GO TXT X4")).toBe(4);
});

const counts: readonly [string, TextQuantity][] = [
  ["12 x 2015 EZ-GO TXT gas", 12],
  ["12x2015 EZ-GO TXT", 12],
  ["(12x) 2015 EZ-GO TXT", 12],
  ["2018 Club Car Precedent x 12", 12],
  ["2018 Club Car Precedent ×12, gas", 12],
  ["2018 Club Car Precedent * 12", 12],
  ["2018 Club Car Precedent gas x 12", 12],
  ["2015 EZ-GO TXT (12)", 12],
  ["2015 EZ-GO TXT [60]", 60],
  ["2015 EZ-GO TXT {60}", 60],
  ["2015 EZ-GO TXT (qty 12)", 12],
  ["2015 EZ-GO TXT QTY40", 40],
  ["2015 EZ-GO TXT 40qty", 40],
  ["2015 EZ-GO TXT - 12 carts", 12],
  ["2016 Club Car Precedents (14 of them)", 14],
  ["Qty: 12 2015 EZ-GO TXT", 12],
  ["12 used golf carts, 2015 EZ-GO TXT", 12],
  ["12 2015 EZ-GO TXT carts", 12],
  ["Two 2015 EZ-GO TXT", 2],
  ["(3) 2016 Club Car Precedent golf carts", 3],
  ["Lot of 4 2016 Club Car Precedent", 4],
  ["Fleet of 30 2019 Club Car Tempo", 30],
  ["72 x 2019 Club Car Tempo", 72],
  ["72-cart fleet, 2019 Club Car Tempo", 72],
  ["12 @ $4,500 2018 EZ-GO RXV", 12],
  ["2018 EZ-GO RXV 60 total", 60],
  ["12 total 2019 Yamaha Drive2", 12],
  ["2018 EZ-GO RXV (60 total, 2 dead)", 60],
  ["2018 EZ-GO RXV total of 4", 4],
  ["2018 EZ-GO RXV 4 avail.", 4],
  ["2018 EZ-GO RXV 4 left", 4],
  ["2018 EZ-GO RXV quantity available 4", 4],
  ["2018 EZ-GO RXV # of carts: 12", 12],
  ["60 ea 2018 EZ-GO RXV", 60],
  ["40 each 2019 Yamaha Drive2", 40],
  ["2018 EZ-GO RXV 40 uds", 40],
  ["2018 EZ-GO RXV 40 vehículos", 40],
  ["12 carros de golf 2018 EZ-GO RXV", 12],
  ["(40) '19 Yamaha Drive2", 40],
  ["'19 Yamaha Drive2 (40)", 40],
  ["2018 EZ-GO RXV 1,200 units", 1200],
  ["a dozen 2018 EZ-GO RXV", 12],
  ["two dozen 2018 EZ-GO RXV", 24],
  ["a pair of 2018 EZ-GO RXV", 2],
  ["thirty-six 2018 EZ-GO RXV", 36],
  ["doce 2018 EZ-GO RXV", 12],
  ["treinta y seis carritos 2018 EZ-GO RXV", 36],
  ["2018 EZ-GO RXV x 12, cupholders x 4", 12],
  ["2018 EZ-GO RXV 12ct", 12],
  ["2018 EZ-GO RXV 48V x 12", 12],
  ["2018 EZ-GO RXV 48V (12)", 12],
  ["2018 EZ-GO RXV $4,500 x 12", 12],
];

test.each(counts)("%j is about %s carts", (name, quantity) => {
  expect(read(name)).toBe(quantity);
});

test.each([
  "12 2015 EZ-GO TXT",
  "72 2015 EZ-GO TXT",
  "12, 2015 EZ-GO TXT",
  "12 EZ-GO TXT 2015",
  "2015 EZ-GO TXT - 12",
  "2015 EZ-GO TXT 12",
  "2015 EZ-GO TXT (4)",
  "2015 EZ-GO TXT (48)",
  "2015 EZ-GO TXT: 60",
  "2015 EZ-GO TXT = 60",
  "2015 EZ-GO TXT ... 60",
  "2015 EZ-GO TXT 60 (2 down)",
  "2015 EZ-GO TXT 72",
  "2015 EZ-GO TXT 100",
  "2015 EZ-GO TXT, forty",
  "2015 EZ-GO TXT 12 gray",
  "2015 EZ-GO TXT 12 lovely ones",
  "8 gray 4 white Precedent",
  "40 '19 Yamaha Drive2",
  "40 ’19 Yamaha Drive2",
  "'19 Yamaha Drive2 - 40",
  "12 carts, 2015 EZ-GO TXT, qty 14",
  "12) 2018 EZ-GO RXV",
  "12. 2018 EZ-GO RXV",
  "several 2018 EZ-GO RXV",
  "2018 EZ-GO RXV carts 1-60",
  "2018 EZ-GO RXV #1-60",
  "2018 EZ-GO RXV Nos. 1-40",
  "2018 EZ-GO RXV 1 to 60",
  "2018 EZ-GO RXV carts A1-A20",
  "2018 EZ-GO RXV units 4, 7 and 9",
  "2018 EZ-GO RXV flubbers x 4",
  "2018 EZ-GO RXV #s 1-60",
  "2018 EZ-GO RXV cart #1 to cart #60",
  "2018 EZ-GO RXV 48V 12",
  '2018 EZ-GO RXV "12"',
  "2018 EZ-GO RXV 12no",
  "2018 EZ-GO RXV 6 gas 6 electric",
  "2018 EZ-GO RXV shed (40)",
  "2018 EZ-GO RXV 60/72 running",
])("%j may be about several carts", (name) => {
  expect(read(name)).toBe("unclear");
});

const noCounts = [
  "2015 EZ-GO TXT 48",
  "2015 EZ-GO TXT 36 volts",
  "2015 EZ-GO TXT, 6 x 8v batteries",
  "2015 EZ-GO TXT, batteries x 6",
  "2015 EZ-GO TXT, 8v x 6",
  "2015 EZ-GO TXT, 4 new batteries",
  "2015 EZ-GO TXT, 6 new 8 volt batteries",
  "4 passenger 2015 EZ-GO TXT",
  "2015 EZ-GO TXT 2+2",
  "2015 EZ-GO TXT, 4 owners",
  "4x4 2015 Cushman 1600XD",
  "2018 Club Car Precedent (3) keys",
  "2005 Yamaha G 22",
  "Lot 4 2016 Club Car Precedent",
  "#12 2015 EZ-GO TXT",
  "Cart 12 2015 EZ-GO TXT",
  "1. 2015 EZ-GO TXT",
  "1 of 12 2019 Club Car Tempo",
  "2019 Club Car Tempo from a fleet of 72",
  "2018 EZ-GO RXV total rebuild",
  "2018 EZ-GO RXV, batteries 6/2022",
  "2018 EZ-GO RXV, serviced 6/2022",
  "1 2015 EZ-GO TXT",
  "2015 EZ-GO TXT (1)",
  "2018 EZ-GO RXV, call 555-0123",
  "2018 EZ-GO RXV one owner",
  "2018 EZ-GO RXV, some wear",
  "2018-2019 EZ-GO RXV",
  "2018 EZ-GO RXV holes 1-18",
  "2015 EZ-GO TXT, 8V (6)",
  '2015 EZ-GO TXT 12" wheels',
  ..."shed,barn,building,bldg,loc,location,ID,key,PO,lease,phase,grade,bay,rack,slot,hole,row,zone,unit,asset,tag,stock #,serial,page"
    .split(",")
    .map((label) => `2018 EZ-GO RXV ${label} 12`),
];

test.each(noCounts)("no number in %j counts carts", (name) => {
  expect(read(name)).toBeNull();
});

test("a number that agrees with the seats counts them", () => {
  const villager = { make: "Club Car", model: "Villager 6", seats: 6, hasYear: false };
  expect(quantityInName("2018 Club Car Villager 6", villager)).toBeNull();
  expect(quantityInName("2018 Club Car Villager 4", villager)).toBe("unclear");
});

test.each([
  ["Onward 2.0", undefined],
  ["Carryall 6", undefined],
  ["Scout 2", undefined],
  ["Scout 2", 2],
])("%s counts no carts if %s seats are known", (name, seats) => {
  expect(quantityInName(name, { make: "", seats, hasYear: true })).toBeNull();
});

test("two digits before a cart's name are its year, unless another cell has one", () => {
  const precedent = { make: "Club Car", model: "Precedent", year: 2018 };
  const name = "18 Club Car Precedent";
  expect(quantityInName(name, { ...precedent, hasYear: false })).toBeNull();
  expect(quantityInName(name, { ...precedent, hasYear: true })).toBe("unclear");
});

test("a line's number in a list counts no carts if it matches the line's place", () => {
  const name = "12. 2018 EZ-GO RXV";
  expect(quantityInName(name, { ...about, line: 14 })).toBeNull();
  expect(quantityInName(name, { ...about, line: 3 })).toBe("unclear");
});

test("a number of 100 or more after a name is the model's own, unless the model is a golf cart", () => {
  const carryall = { make: "Club Car", model: "Carryall 500", hasYear: false };
  expect(quantityInName("2016 Club Car Carryall 500", carryall)).toBeNull();
  expect(quantityInName("2014 Cushman Hauler 1200X", carryall)).toBeNull();
  expect(quantityInName("385", { make: "Melex", model: "385", hasYear: true })).toBeNull();
  const precedent = { make: "Club Car", model: "Precedent", hasYear: false };
  expect(quantityInName("2016 Club Car Precedent 500", precedent)).toBe("unclear");
});

test("48 after a gas cart's name isn't volts", () => {
  expect(quantityInName("2015 EZ-GO TXT 48", { ...about, isGas: true })).toBe("unclear");
});

test.each<[string, TextQuantity]>([
  ["12 units", 12],
  ["12 carritos", 12],
  ["Qty 12", 12],
  ["total 12", 12],
  ["x12", 12],
  ["12 units, by the shed", "unclear"],
  ["sold as a lot of 12", "unclear"],
  ["carts 1-60", "unclear"],
  ["several", "unclear"],
  ["12", "unclear"],
  ["(4)", "unclear"],
  ["12 gray", "unclear"],
  ["twelve", "unclear"],
  ["doce", "unclear"],
  ["1", null],
  ["one of 12 units", null],
  ["needs 4 batteries, 2 keys", null],
  ["cupholders x 4", null],
  ["set of 6 Trojan T-105", null],
  ["hole 12", null],
  ["03-25", null],
  ["tires 18 x 8.5 x 10", null],
  ["https://club.example/carts/12-x", null],
])("the remark %j is about %s carts", (note, quantity) => {
  expect(quantityInNote(note, "remarks")).toBe(quantity);
});

test("in a column that we don't know, digits are the cart's own number", () => {
  expect(quantityInNote("12", "unknown")).toBeNull();
  expect(quantityInNote("1-40", "unknown")).toBeNull();
  expect(quantityInNote("twelve", "unknown")).toBe("unclear");
});

test("several cart numbers in one cell mean several carts", () => {
  for (const cell of [
    "1-40",
    "A1-A20",
    "01-24",
    "3 to 9",
    "1, 2, 3",
    "1,2,3,4",
    "7 & 8",
    "1-40, 42",
  ]) {
    expect(quantityInNote(cell, "cart numbers"), cell).toBe("unclear");
  }
  for (const cell of ["12", "A-12", "12-4", "12-014", "2018-0012"]) {
    expect(quantityInNote(cell, "cart numbers"), cell).toBeNull();
  }
});

test.each([
  ["Precedent with 6 x Trojan T875", "Precedent with  x Trojan T875"],
  ["Precedent cupholders x4", "Precedent cupholders x"],
  ["Precedent total of 4", "Precedent total of "],
  ["8 gray 4 white Precedent", " gray  white Precedent"],
  ["Precedent 4", "Precedent 4"],
  ["Precedent 4 pass", "Precedent 4 pass"],
  ["Villager 6 gas", "Villager 6 gas"],
  ["Precedent 2+2", "Precedent 2+2"],
])("of the numbers in the model %j, %j may count seats", (model, seating) => {
  expect(withoutCounts(model, "Club Car")).toBe(seating);
});

const countings: readonly ((n: number, cart: string) => string)[] = [
  (n, cart) => `${n} x ${cart}`,
  (n, cart) => `${n}x ${cart}`,
  (n, cart) => `(${n}) ${cart}`,
  (n, cart) => `${n} ea ${cart}`,
  (n, cart) => `${n} each ${cart}`,
  (n, cart) => `${n} total ${cart}`,
  (n, cart) => `${n} carts ${cart}`,
  (n, cart) => `${n} used golf carts: ${cart}`,
  (n, cart) => `${n} carritos ${cart}`,
  (n, cart) => `${n} @ $4,500 ${cart}`,
  (n, cart) => `${n}-cart fleet ${cart}`,
  (n, cart) => `lot of ${n} ${cart}`,
  (n, cart) => `fleet of ${n} - ${cart}`,
  (n, cart) => `qty ${n} ${cart}`,
  (n, cart) => `${cart} x ${n}`,
  (n, cart) => `${cart} x${n}`,
  (n, cart) => `${cart} (x${n})`,
  (n, cart) => `${cart} qty${n}`,
  (n, cart) => `${cart}, qty: ${n}`,
  (n, cart) => `${cart} (qty ${n})`,
  (n, cart) => `${cart} ${n} units`,
  (n, cart) => `${cart} - ${n} carts`,
  (n, cart) => `${cart} (${n} total)`,
  (n, cart) => `${cart} total: ${n}`,
  (n, cart) => `${cart} ${n} available`,
  (n, cart) => `${cart} ${n} uds`,
  (n, cart) => `${cart} number of carts: ${n}`,
];
const bareCountings: readonly ((n: number, cart: string) => string)[] = [
  (n, cart) => `${n} ${cart}`,
  (n, cart) => `${n}, ${cart}`,
  (n, cart) => `${n} - ${cart}`,
  (n, cart) => `${n} gray ${cart}`,
  (n, cart) => `${cart} (${n})`,
  (n, cart) => `${cart} [${n}]`,
  (n, cart) => `${cart}: ${n}`,
  (n, cart) => `${cart} - ${n}`,
  (n, cart) => `${cart}, ${n}`,
  (n, cart) => `${cart} ${n} white`,
  (n, cart) => `${cart} carts 1-${n}`,
  (n, cart) => `${cart} 1 to ${n}`,
];
const anyCart = fc
  .tuple(
    fc.constantFrom("2015", "2018", "2024", "'19", "’21"),
    fc.constantFrom(
      ["EZ-GO", "EZ-GO TXT"],
      ["EZ-GO", "EZGO RXV"],
      ["Club Car", "Club Car Precedent"],
      ["Club Car", "Club Car Onward lifted"],
      ["Club Car", "club car tempo lithium"],
      ["Yamaha", "Yamaha Drive2"],
      ["Yamaha", "Yamaha Drive 2 gas"],
      ["Icon", "Icon i40L"],
      ["STAR EV", "STAR EV Sirius"],
    ),
    fc.boolean(),
  )
  .map(([year, [make = "", name = ""], isFirst]) => ({
    cart: isFirst ? `${year} ${name}` : `${name} ${year}`,
    about: { make, model: name, hasYear: false },
  }));
const anyCount = fc.integer({ min: 2, max: 999 });

test("a count with a word that says so is read, however it is written", () => {
  fc.assert(
    fc.property(
      anyCount,
      anyCart,
      fc.constantFrom(...countings),
      (n, { cart, about: each }, write) => {
        const name = write(n, cart);
        expect(quantityInName(name, each), name).toBe(n);
      },
    ),
  );
});

test("a count beside a cart's name is never read as one cart", () => {
  fc.assert(
    fc.property(
      anyCount,
      anyCart,
      fc.constantFrom(...bareCountings),
      (n, { cart, about: each }, write) => {
        const name = write(n, cart);
        expect([n, "unclear"], name).toContain(quantityInName(name, each));
      },
    ),
  );
});

const anyPart = fc
  .tuple(
    fc.integer({ min: 2, max: 12 }),
    fc.constantFrom(
      "Trojans",
      "batteries",
      "cupholders",
      "mats",
      "USB ports",
      "sand bottles",
      "keys",
      "mirrors",
    ),
    fc.constantFrom(
      (n: number, part: string) => `${part} x ${n}`,
      (n: number, part: string) => `${part} x${n}`,
      (n: number, part: string) => `${n} x ${part}`,
      (n: number, part: string) => `${n} new ${part}`,
      (n: number, part: string) => `${part} (${n})`,
      (n: number, part: string) => `${part}: ${n}`,
    ),
  )
  .map(([n, part, write]) => write(n, part));

test("an accessory never changes the count", () => {
  fc.assert(
    fc.property(
      anyCount,
      anyCart,
      fc.constantFrom(...countings),
      anyPart,
      (n, { cart, about: each }, write, part) => {
        expect(quantityInName(`${cart}, ${part}`, each), part).toBeNull();
        const name = `${write(n, cart)}, ${part}`;
        expect(quantityInName(name, each), name).toBe(n);
        expect(quantityInNote(part, "remarks"), part).toBeNull();
      },
    ),
  );
});

test("any text is read without an error", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      for (const quantity of [
        quantityInName(text, { ...about, hasYear: true }),
        quantityInNote(text, "remarks"),
      ]) {
        if (typeof quantity === "number") expect(quantity).toBeGreaterThan(0);
      }
    }),
  );
});
