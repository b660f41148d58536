import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sellers } from "../../answer/advice.ts";
import { batteryTypes } from "../../cart/cart.ts";
import { pricedMakes } from "../../catalogue/priced-makes.ts";
import { batteryAges, conditions, powertrains, seatCounts } from "../../cart/cart.ts";
import { defaultDetails, give, withImplied } from "../../details/details.ts";
import { tellingNames } from "../../catalogue/telling-names.fixture.ts";
import { anyText } from "../../words/text.fixture.ts";
import { renameToPublic } from "../../cart/public-names.ts";
import examples from "./example-ads.json" with { type: "json" };
import { type AdDetails, readAd } from "./read-ad.ts";
import written from "./written-ads.json" with { type: "json" };

const today = "2026-11-25";
const read = (text: string) => readAd(text, today).details;

interface Example {
  readonly id: string;
  readonly text: string;
  readonly expect: Readonly<Record<string, unknown>>;
  /** Optional details; a list means any of its values. */
  readonly may?: Readonly<Record<string, unknown>>;
}

const all: readonly Example[] = [...examples, ...written];

const spelled = (value: unknown) =>
  String(value)
    .toLowerCase()
    .replaceAll(/[\s.\p{Pd}]/gu, "");

/** Words around a model's core name don't matter. */
function agrees(name: string, given: unknown, target: unknown): boolean {
  if (name === "model") return spelled(given).includes(spelled(target));
  return given === target;
}

test.each(all)(
  "the ad $id is read as a careful reader would",
  ({ text, expect: sure, may = {} }) => {
    const details: Readonly<Record<string, unknown>> = renameToPublic(read(text));
    const wrong = Object.entries(details).filter(([name, given]) => {
      const right = name in sure ? [sure[name]] : name in may ? [may[name]].flat() : [];
      return !right.some((each) => agrees(name, given, each));
    });
    const missing = Object.keys(sure).filter((name) => !(name in details));
    expect({ wrong, missing }).toEqual({ wrong: [], missing: [] });
  },
);

const cart = "2018 Club Car Precedent";
const precedent = { modelYear: 2018, make: "Club Car", model: "Precedent" };

test.each([
  "trade my 2018 Club Car Precedent + $2000 for a 6 seater",
  "Looking to trade my 2018 Club Car Precedent plus cash for a newer lithium cart",
  "Trading this 2018 Club Car Precedent and $1,500 towards a lifted gas cart",
  "Want to swap my 2018 Club Car Precedent for your 4 passenger Onward",
])("the cart that somebody wants in “%s” isn't mistaken for the one offered", (words) => {
  const { seller: _, ...details } = read(words);
  expect(details).toEqual(precedent);
});

test.each([
  "Club Car, 48V,2013, new batteries Oct. 2025",
  "Club Car gas,2013,runs great",
  "Club Car 2013. Tires from Sept. 2024",
  "Club Car 2013. Serviced Mar. '25",
])("the cart's year in “%s” is 2013", (words) => {
  expect(read(words).modelYear).toBe(2013);
});

describe("words that are easily confused", () => {
  test.each<[string, Partial<AdDetails>]>([
    ["1,200 hours", {}],
    ["6500 miles", {}],
    ["13 hp", {}],
    ["call 555-0142", {}],
    ["stock #P4500", { seller: "dealer" }],
    ["zip 34135", {}],
    ["$149/mo", { seller: "dealer" }],
    ["$500 down", { seller: "dealer" }],
    ["we have been in business since 1998", { seller: "dealer" }],
    ["12 inch wheels", { hasUpgrades: true }],
    ["paid $9,000 for it new", {}],
    ["was $6,000", {}],
    ["was $6,000, now $5,200", { price: 5200 }],
    ["MSRP $12,000, our price $9,995", { price: 9995, seller: "dealer" }],
    ["6k firm", { price: 6000 }],
    ["four grand", { price: 4000 }],
    ["registered in 2021", {}],
    ["batteries new in 2023", { powertrain: "electric", batteryAge: 3 }],
    ["1 yr old Trojans", { powertrain: "electric", batteryAge: 1 }],
    ["batteries with a 5 year warranty", { powertrain: "electric" }],
    ["power lift on the bed", {}],
    ["not lifted", { lifted: false }],
    ["6 inch lift", { lifted: true, hasUpgrades: true }],
    ["lithium ready", {}],
    ["no gas smell, it's electric", { powertrain: "electric" }],
    ["like new tires", {}],
    ["mint green", {}],
    ["fair price", {}],
    ["3 wheels", {}],
    ["3 passenger", {}],
    ["2+2", { seats: 4 }],
    ["6-seater", { seats: 6 }],
    ["12 passenger", { seats: 8 }],
    ["rear flip seat", { seats: 4 }],
    ["no rear seat", {}],
  ])("an ad for a cart with %j gives only its true details", (words, extra) => {
    const { powertrain, ...details } = read(`${cart}. ${words}.`);
    expect({ ...details, ...(extra.powertrain && { powertrain }) }).toEqual({
      ...precedent,
      ...extra,
    });
  });

  test.each([
    ["'18 e-z-go txt", { modelYear: 2018, make: "EZ-GO", model: "TXT" }],
    ["easy go rxv 2012", { modelYear: 2012, make: "EZ-GO", model: "RXV" }],
    ["a 09 yammy drive", { modelYear: 2009, make: "Yamaha", model: "Drive" }],
    ["clubcar presedent", { make: "Club Car", model: "Precedent" }],
    ["I drive it along I-40", {}],
    ["a gem of a Precedent", { make: "Club Car", model: "Precedent" }],
    ["For wheelers: Precedent", { make: "Club Car", model: "Precedent" }],
    ["Four-wheeler or 4 wheeler: Precedent", {}],
    ["2020 Epic E40L", { modelYear: 2020, make: "Epic", model: "E40L" }],
    [
      "RXV 2015 – Batteries 2023 – 4 seats – $4,900",
      {
        modelYear: 2015,
        make: "EZ-GO",
        model: "RXV",
        seats: 4,
        powertrain: "electric",
        batteryAge: 3,
        price: 4900,
      },
    ],
    [
      "Yamaha Drive 2011 - gas - serviced 2024 - $3,400",
      { modelYear: 2011, make: "Yamaha", model: "Drive", powertrain: "gas", price: 3400 },
    ],
  ])("the ad %j gives only its true details", (text, details) => {
    expect(read(text)).toEqual(details);
  });
});

test.each(tellingNames)(
  "an ad for a %s %s loses nothing that its name implies",
  (make, model, implied) => {
    const { modelYear: year, price, seller: _, ...details } = read(`2021 ${make} ${model} $7,500`);
    expect([year, details.make, price]).toEqual([2021, make, 7500]);
    expect(withImplied(give(defaultDetails, details))).toMatchObject(implied);
  },
);

test.each([
  ["Club Car Villager 6, gas", "Villager 6"],
  ["2019 club car villager 6 7500 obo", "Villager 6"],
  ["club car villager 8 2019", "Villager 8"],
  ["2022 Evolution D5 Maverick 4+2 Plus lithium", "D5 Maverick 4+2"],
  ["2017 STAR EV Sirius 4 plus 2, $6,000", "Sirius 4+2"],
  ["2022 evolution d6 gt4 $9,000", "D6 GT4"],
  ["2012 Precedent i2 w/ charger", "Precedent i2"],
  ["2021 Club Car Onward 4 Lifted", "Onward 4"],
])("a number that counts seats stays in the model of %j", (text, model) => {
  expect(read(text).model).toBe(model);
});

test.each([
  ["2018 Precedent 4 new tires", "Precedent"],
  ["2018 Precedent 6 volt batteries", "Precedent"],
  ['2018 Precedent 6" lift', "Precedent"],
  ["2018 Precedent 4 x 12v", "Precedent"],
  ["Precedent 2 owner 2015", "Precedent"],
  ["2015 RXV 6 8v batteries", "RXV"],
  ["2015 RXV 6 - 8v batteries", "RXV"],
  ["2015 RXV 6, 8 volt batteries", "RXV"],
  ["2015 RXV 2 lithium batteries", "RXV"],
  ["2015 RXV 4 passenger", "RXV"],
  ["Club Car DS 4 sale", "DS"],
  ["2020 Club Car Villager 6 or 8", "Villager"],
  ["2018 Club Car Villager 8 miles", "Villager"],
  ["2010 Club Car Carryall 6 gas", "Carryall"],
])("a number that counts something else stays out of the model of %j", (text, model) => {
  expect(read(text).model).toBe(model);
});

test("every detail of an ad has the span of its words", () => {
  const ad = "🔥 Se vende EZGO TXT 2012, eléctrico, dos asientos — $3,500";
  const { spans } = readAd(ad, today);
  expect(
    Object.fromEntries(
      Object.entries(spans).map(([name, { start, end }]) => [name, ad.slice(start, end)]),
    ),
  ).toEqual({
    modelYear: "2012",
    make: "EZGO",
    model: "TXT",
    seats: "dos asientos",
    powertrain: "eléctrico",
    price: "$3,500",
  });
});

describe("any ad", () => {
  const words = all.flatMap(({ text }) => text.split(/\s+/));
  const anyAd = fc.oneof(
    anyText({ maxLength: 200 }),
    fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((some) => some.join(" ")),
  );
  const options: { readonly [Name in keyof AdDetails]: (value: AdDetails[Name]) => boolean } = {
    modelYear: (year) => Number.isInteger(year) && year >= 1950 && year <= 2027,
    make: (make) => pricedMakes.some(({ name }) => name === make),
    model: (model) => model.trim() !== "",
    seats: (count) => seatCounts.includes(count),
    powertrain: (each) => powertrains.includes(each),
    condition: (each) => conditions.includes(each),
    batteryAge: (age) => batteryAges.includes(age),
    batteryType: (type) => batteryTypes.includes(type),
    notRunning: (flag) => flag,
    lifted: (flag) => typeof flag === "boolean",
    hasUpgrades: (flag) => typeof flag === "boolean",
    seller: (seller) => sellers.includes(seller),
    price: (price) => Number.isInteger(price) && price > 0,
    serial: (serial) => /^[A-Z\d][A-Z\d -]+$/.test(serial),
  };

  test("any ad gives only values that the form has, with spans inside the ad", () => {
    fc.assert(
      fc.property(anyAd, (ad) => {
        const { details, spans } = readAd(ad, today);
        for (const [name, value] of Object.entries(details)) {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is of its name
          const fits = options[name as keyof AdDetails] as (value: unknown) => boolean;
          expect([name, value, fits(value)]).toEqual([name, value, true]);
        }
        expect(Object.keys(spans)).toEqual(Object.keys(details));
        for (const { start, end } of Object.values(spans)) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(ad.length);
        }
      }),
    );
  });

  test("a phone number at the end of an ad changes nothing", () => {
    for (const { text } of all) {
      for (const phone of ["352-555-0142", "(352) 555-0142", "352.555.0142", "3525550142"]) {
        expect(read(`${text}\nCall ${phone}`)).toEqual(read(text));
      }
    }
  });
});

test.each(["until 6/2025", "expires 6/2025", "thru 2025", "warranty ends June 2025"])(
  "batteries with the words %j have no age",
  (words) => {
    expect(read(`2018 Precedent, Trojan batteries ${words}`)).not.toHaveProperty("batteryAge");
  },
);

test.each([
  ["2020 RXV Li lifted", "lithium"],
  ["2020 RXV 48V Li, 4 seats", "lithium"],
  ["2020 RXV, new Li batteries", "lithium"],
  ["2020 RXV, Huntington, LI, NY", undefined],
  ["2020 RXV on LI", undefined],
  ["2020 EZ-GO Liberty", undefined],
])("the ad %j has the battery type %j", (text, type) => {
  expect(read(text).batteryType).toBe(type);
});

test.each([
  ["maybe 2014 club car precedent", 2014, "maybe"],
  ["around 2014 EZGO TXT", 2014, "around"],
  ["EZGO RXV 2014?", 2014, "?"],
  ["Precedent 2015 or 2014, new batteries", 2014, "or 2014"],
  ["EZGO, not sure, maybe a 2006 or 07", 2006, "maybe"],
  ["EZGO TXT 2012 or newer", 2012, "or newer"],
  ["2017 and up EZGO TXT", 2017, "and up"],
  ["EZGO TXT pre 2012", 2012, "pre"],
  ["Precedent, year is between 2008 and 2012", 2008, "between"],
  ["2017 EZGO TXT, title says 2015", 2017, "title says 2015"],
  ["2017 EZGO TXT, title says 2017", 2017, null],
  ["2014 Precedent", 2014, null],
])("the year of %j is %j, and its doubt %j", (ad, year, doubt) => {
  const { details, yearDoubt } = readAd(ad, today);
  expect([details.modelYear, yearDoubt]).toEqual([year, doubt]);
});

test.each(["2018 & 2019 Yamaha Drive2 carts, $5,500 each", "have a 2010 and a 2012 EZGO TXT"])(
  "%j is about two carts",
  (ad) => {
    expect(readAd(ad, today).left).toEqual([{ words: "", why: "two carts" }]);
  },
);

test.each([
  ["2018 Precedent $4,500. Lithium available for $1,500", "Lithium available for $1,500", "option"],
  ["2018 Precedent, can be lifted", "can be lifted", "option"],
  ["2018 Precedent, valued at $6,000, asking $4,500", "$6,000", "other price"],
  ["2018 Precedent, asking $4,500, asking $6,100, it runs", "$4,500", "two prices"],
  ["2104 Precedent, runs", "2104", "unlikely year"],
  ["1992 Ford Tempo, runs good", "Ford", "vehicle"],
  ["Golf cart trailer, $650", "cart trailer", "parts"],
  ["2014 Precedent body only $500", "body only", "parts"],
  ["Wanted: Yamaha Drive", "", "wanted"],
  ["2008 EZGO TXT $2,000 and 2012 Club Car Precedent $3,000", "", "two carts"],
])("in the ad %j, %j is left out as %s", (ad, words, why) => {
  expect(readAd(ad, today).left).toContainEqual({ words, why });
});

test("financing isn’t left out as an extra of the cart", () => {
  expect(readAd("2018 Precedent $4,500. Financing available", today).left).toEqual([]);
});

const placeholder = "2019 rxv 4 seats";

test.each<[string, string]>([
  ["poor", "poor"],
  ["fair", "fair"],
  ["average", "fair"],
  ["good", "good"],
  ["excellent", "excellent"],
  ["fair condition", "fair"],
  ["poor shape", "poor"],
  ["good condition", "good"],
  ["excellent condition", "excellent"],
  ["condition: fair", "fair"],
])("a line of details that ends with %j has the condition %j", (words, condition) => {
  expect(read(`${placeholder} ${words}`)).toMatchObject({ seats: 4, condition });
  expect(read(`2019 rxv ${words}, gas`)).toMatchObject({ powertrain: "gas", condition });
});

test.each(["tires fair", "fair price", "bad tires", "Tulsa, OK"])(
  "the words %j in a line give no condition",
  (words) => {
    expect(read(`${placeholder}, ${words}`)).not.toHaveProperty("condition");
  },
);

test.each<[string, number | undefined]>([
  ["in the garage since 2019 precedent", undefined],
  ["precedent, cart sat since 2023", undefined],
  ["precedent bought in 2019", undefined],
  ["bought 2019, precedent", undefined],
  ["precedent, motor replaced 2021", undefined],
  ["precedent, comes with a 2020 trailer", undefined],
  ["precedent bought new in 2018", 2018],
  ["2018/2019 precedent", 2018],
  ["2018-19 precedent", 2018],
  ["precedent 2018-04-01", undefined],
  ["2018.5 precedent", 2018],
  ["MY2018 precedent", 2018],
  ["09' precedent", 2009],
  ["precedent built 2017, sold as 2018", 2018],
  ["precedent built in 2017", 2017],
])("the model year in %j is %j", (ad, year) => {
  expect(read(ad).modelYear).toBe(year);
});

test("of two model years, the older one counts, and the other puts it in doubt", () => {
  expect(readAd("2018/2019 precedent", today)).toMatchObject({
    details: { modelYear: 2018 },
    yearDoubt: "/2019",
  });
});

test.each([
  ["lithium installed 2023", 3],
  ["105ah lithium 2 yrs old", 2],
  ["with 2 year old lithium", 2],
  ["lithium (2023)", 3],
  ["converted to lithium Jan 2024", 3],
  ["lithium upgrade 2024", 2],
  ["brand new lithium", 0],
  ["2yo batteries", 2],
  ["6 new 8v", 0],
  ["4/12v's last year", 1],
  ["6 8v's last year", 1],
  ["new 4/12v's", 0],
  ["4 12-volts replaced last spring", 1],
  ["6/8V 2024", 2],
  ["6 volts low", undefined],
  ["batteries replaced last summer", 1],
  ["old batteries", 5],
  ["weak batteries", 5],
  ["lithium ready, 2 years old", undefined],
  ["lithium, 8 year warranty", undefined],
])("the batteries of an ad that says %j have the age %j", (words, age) => {
  expect(read(`2015 Precedent ${words}`).batteryAge).toBe(age);
});

test.each([
  ["2018 Precedent lift kit available for extra", { lifted: undefined }],
  ["2018 Precedent rear seat kit available $350", { seats: undefined }],
  ["2018 Precedent Li-ion battery was optional", { batteryType: undefined }],
])("in the single sentence %j, the offer is ignored and the cart is read", (ad, details) => {
  const { make, modelYear: year, ...others } = read(ad);
  expect([make, year]).toEqual(["Club Car", 2018]);
  expect({ ...others, ...details }).toEqual(others);
});

test.each<[string, Partial<AdDetails>]>([
  ["in 2, 4 or 6 seats", {}],
  ["4- and 6-seat", {}],
  ["4 plus 2", { seats: 6 }],
  ["jacked up", { lifted: true, hasUpgrades: true }],
  ["trick paint", { hasUpgrades: true }],
  ["gas, we traded our electric for it", { powertrain: "gas" }],
])("a cart with the words %j has only what they say", (words, details) => {
  expect(read(`2018 Precedent, ${words}`)).toEqual({ ...precedent, ...details });
});

test.each<[string, boolean | undefined]>([
  ["2022 Evolution D5 Maverick lithium", undefined],
  ["2022 Denago Rover XL lithium lifted", undefined],
  ["2022 EZ-GO Express L6 lifted", undefined],
  ["2022 Evolution D5 Maverick lithium lifted, custom wheels", true],
  ["2022 Evolution D5 Ranger lithium, 6 inch lift", true],
  ["2021 EZ-GO RXV ELiTE lithium", undefined],
  ["2022 EZ-GO Express S6 lifted", true],
  ["2022 EZ-GO Express L6 lifted, lithium", true],
  ["2022 EZ-GO RXV lithium lifted", true],
])("what a model was built with isn't an upgrade: in %j, hasUpgrades is %j", (ad, upgrades) => {
  expect(read(ad).hasUpgrades).toBe(upgrades);
});

test.each(["Yamaha alto saxophone $900", "Yamaha FG800 guitar", "Yamaha snow blower $500"])(
  "nothing is read from %j",
  (ad) => {
    expect(read(ad)).toEqual({});
  },
);

test("“golf cart” after a make isn't the model Golf", () => {
  expect(read("2019 Garia golf cart")).toEqual({ modelYear: 2019, make: "Garia" });
});

test("a word after “serial” isn’t the number", () => {
  expect(read("2018 Precedent, serial says 2017")).not.toHaveProperty("serial");
});

test("a number that counts seats isn't part of the model's name", () => {
  expect(read("2017 Yamaha Drive 2 seater gas $6,200")).toMatchObject({ model: "Drive", seats: 2 });
  expect(read("2017 Yamaha Drive 2 gas $6,200")).toMatchObject({ model: "Drive2" });
  expect(read("2017 Yamaha Drive2 4 seater gas")).toMatchObject({ model: "Drive2", seats: 4 });
});

test.each([
  ["Yamaha Drive2 2019 £4,500 ono", "pounds"],
  ["Club Car Tempo 2019 €5,900", "euros"],
  ["Club Car Tempo 2020 AUD $9,900", "Australian dollars"],
  ["Ezgo RXV 2014 48 £2,750", "pounds"],
  ["Carrito Club Car 2015 $85,000 MX", "pesos"],
])("“%s” asks for %s, whatever number comes before the sign", (ad, money) => {
  const { details, otherMoney } = readAd(ad, today);
  expect([details.price, otherMoney]).toEqual([undefined, money]);
});

test.each([
  "Year: 2019 Make: EZGO Model: TXT Hours: 1300",
  "2019 EZGO TXT gas. Hours: 1,300",
  "2019 EZGO TXT odometer reads 2,450",
  "2019 EZGO TXT low hours: 850",
  "2019 EZGO TXT, just turned 2,300",
  "2019 EZGO TXT only 1,250 on it",
  "2018 RXV, I owe $6,200 on it",
  "2018 RXV loan balance 8,400",
  "2018 RXV $2,000 to reserve",
  "2018 RXV rental: $300 a week",
  "2021 Club Car Tempo $999 due at signing",
])("nothing in “%s” is the price", (ad) => {
  expect(readAd(ad, today).details.price).toBeUndefined();
});

test.each([
  ["2018 RXV low hours 4500", 4500],
  ["2018 RXV 300 hours $4,500", 4500],
  ["2018 RXV runs 25 miles 4500", 4500],
  ["2018 RXV $4,500 daily driver", 4500],
  ["2018 RXV, hours: 1,300, asking 4,500", 4500],
])("the price of “%s” is read and not taken for hours or miles", (ad, price) => {
  expect(readAd(ad, today).details.price).toBe(price);
});

test.each([
  "EZGO RXV tags good through 2027, 48v",
  "Yamaha Drive2 restored 2024",
  "EZGO TXT refurbished 2023, $5500",
  "2023 Trojans, EZGO TXT",
  "For sale March 2026: EZGO TXT $3500",
  "Memorial Day Sale 2026! EZGO TXT",
])("the year in “%s” isn't the cart's", (ad) => {
  expect(readAd(ad, today).details.modelYear).toBeUndefined();
});

test.each([
  ["refurbished 2018 EZGO TXT", 2018],
  ["EZGO RXV for sale 2018", 2018],
  ["RXV 2018 in excellent shape $5,500", 2018],
  ["lifted 2018 RXV $5,500", 2018],
  ["RXV, lifted, 2018 $5,500", 2018],
  ["RXV 2018 lifted $5,500", 2018],
  ["2016 RXV rebuilt 2020 $5,500", 2016],
  ["Club car ds 2004 painted 2020 $2500", 2004],
  ["Custom built 2016 Precedent $4,500", 2016],
  ["EZGO TXT w/ lift kit, 2009, $3,500", 2009],
  ["EZGO RXV tires like new 2012 model $3500", 2012],
  ["Auction Dec 12: 2017 Yamaha Drive2", 2017],
  ["Maroon 2016 Club Car Precedent", 2016],
  ["Decent 2018 EZGO RXV", 2018],
])("the year in “%s” is the cart's", (ad, year) => {
  expect(readAd(ad, today).details.modelYear).toBe(year);
});

test.each([
  "2012 Precedent runs great, comes with parts cart, $3500",
  "2012 Precedent runs great, includes a non running 2005 for parts",
  "2012 Precedent runs great. Not a parts cart!",
])("“%s” is about a cart that runs", (ad) => {
  const { details } = readAd(ad, today);
  expect([details.notRunning, details.condition]).toEqual([undefined, "good"]);
});

test.each([
  ["Two 2021 Yamaha Drive2 carts, $11,000", 11_000],
  ["Both 2018 RXVs for $8,000", 8000],
  ["Lot of 4 2018 RXV $16,000", 16_000],
  ["2018 RXV fleet, 20 carts, $70,000", 70_000],
  ["2x 2021 Yamaha Drive2, $11,000", 11_000],
])("“%s” may ask $%i for all the carts", (ad, dollars) => {
  const { details, amountsInQuestion } = readAd(ad, today);
  expect([details.price, amountsInQuestion]).toEqual([undefined, [dollars]]);
});

test("an amount for each of several carts is the price of one", () => {
  expect(readAd("Two 2021 Yamaha Drive2, $5,500 each", today).details.price).toBe(5500);
});
