import { describe, expect, test } from "vitest";
import { readAd } from "./read-ad.ts";

const read = (words: string) => readAd(words, "2026-11-28").details;

test.each(["RoyPow 105ah", "with BigBattery pack", "Vatrer 100ah pack"])(
  "“%s” is lithium, the only kind its maker sells",
  (words) => {
    expect(read(`2016 Club Car Onward, ${words}. $8,000`)).toMatchObject({
      batteryType: "lithium",
      powertrain: "electric",
    });
  },
);

describe("a denial reaches only what it denies", () => {
  test.each([
    "2022 Club Car Onward non lifted 4 pass lithium. $9,400",
    "2022 Club Car Onward not lifted lithium. $9,400",
    "2022 Club Car Onward no lift, lithium. $9,400",
  ])("“%s” is lithium and not lifted", (ad) => {
    expect(read(ad)).toMatchObject({ batteryType: "lithium", lifted: false });
  });

  test.each(["no lithium", "not lithium", "could add lithium", "not yet lithium"])(
    "“%s” isn’t lithium",
    (words) => {
      expect(read(`2022 Club Car Onward, ${words}. $9,400`).batteryType).toBeUndefined();
    },
  );
});

test.each(["This is not a project", "It isn’t a project", "never a project", "no project"])(
  "“%s” isn’t poor",
  (words) => {
    expect(read(`2015 Club Car Precedent. ${words}. $4,200`).condition).toBeUndefined();
  },
);

test.each(["This is a project", "project cart", "good project"])("“%s” is poor", (words) => {
  expect(read(`2015 Club Car Precedent. ${words}. $4,200`).condition).toBe("poor");
});

test.each([
  "Runs good but smokes a little",
  "clutch is slipping",
  "leaks some oil",
  "Runs great, engine knocks",
  "jerks on takeoff",
  "bogs on hills",
])("a cart whose ad says “%s” is in fair condition", (words) => {
  expect(read(`2015 Club Car Precedent gas. ${words}. $2,200`).condition).toBe("fair");
});

test.each(["From a smoke-free home", "never smokes", "doesn’t leak oil", "no leaks", "new clutch"])(
  "“%s” doesn’t lower the condition",
  (words) => {
    expect(read(`2015 Club Car Precedent gas. ${words}. $2,200`).condition).toBeUndefined();
  },
);

test.each<[string, string | undefined]>([
  ["no reverse", "poor"],
  ["no reverse beeper", undefined],
])("“%s” makes the condition %s", (words, condition) => {
  expect(read(`2015 Club Car Precedent. ${words}. $2,200`).condition).toBe(condition);
});

test.each<[string, number]>([
  ["4 passanger", 4],
  ["4 pasenger", 4],
  ["4 persons", 4],
  ["four passanger", 4],
  ["6 passangers", 6],
  ["Seats 2 but I have the rear seat kit for $300 more", 2],
  ["Seats 2, has a rear seat kit", 4],
  ["converted from 2 passenger to 4 passenger", 4],
])("“%s” says how many people the cart seats", (words, seats) => {
  expect(read(`2015 Club Car Precedent. ${words}. $4,200`).seats).toBe(seats);
});

test.each([
  "previous owner removed lift kit",
  "set up for lift kit but not installed",
  "no lift kit installed",
  "lift kit not included",
])("“%s” isn’t lifted", (words) => {
  expect(read(`2015 Club Car Precedent. ${words}. $4,200`).lifted).not.toBe(true);
});

test.each(["lift kit", "lift kit installed", "6 inch lift kit included", "lifted"])(
  "“%s” is lifted",
  (words) => {
    expect(read(`2015 Club Car Precedent. ${words}. $4,200`).lifted).toBe(true);
  },
);

describe("what a cart was isn't what it is", () => {
  const readLine = (words: string) => read(`2015 EZ-GO RXV, ${words}`);
  const unsaid = {};

  test.each<[string, object]>([
    ["was lithium, now lead", { batteryType: "lead-acid" }],
    ["was lead acid, now lithium", { batteryType: "lithium" }],
    ["originally 2 seats, now 4 seats", { seats: 4 }],
    ["was gas, now electric", { powertrain: "electric" }],
    ["was lifted, lowered back to stock", { lifted: false }],
    ["was lifted last year", { lifted: true }],
    ["used to be gas", unsaid],
    ["formerly excellent", unsaid],
    ["used to run great", unsaid],
    ["could be mint", unsaid],
    ["previously lifted", unsaid],
    ["no longer lifted", unsaid],
  ])("“%s” says %j", (words, details) => {
    const { powertrain, seats, lifted, batteryType, condition } = readLine(words);
    const said = { powertrain, seats, lifted, batteryType, condition };
    if (details === unsaid) expect(Object.values(said)).toEqual(Array(5).fill(undefined));
    else expect(said).toMatchObject(details);
  });

  test.each(["6 seats but I count 4", "2 seats, no, 4 seats", "4 seats, actually 6"])(
    "“%s” gives no number of seats, because only a person can tell which is right",
    (words) => {
      expect(readLine(words).seats).toBeUndefined();
    },
  );

  test("praise for one part isn't praise for the cart", () => {
    expect(readLine("poor paint, excellent motor").condition).toBeUndefined();
    expect(readLine("engine runs great").condition).toBe("good");
  });
});

test("a year after batteries that the cart still needs is the cart's year", () => {
  expect(read("EZ-GO TXT needs batteries 2008").modelYear).toBe(2008);
  expect(read("EZ-GO TXT new batteries 2023").modelYear).toBeUndefined();
});

test.each([
  "club car i think 2014 or 15 gas, new battery last yr, no charger",
  "2014 or 15 gas club car",
  "2014 Club Car DS, runs on gas, new batteries",
  "2016 Club Car DS, gas, lithium starter battery",
  "2014 Yamaha Drive, engine runs great, battery needs replaced",
  "2015 EZGO TXT, oil change, new spark plugs, and new battery",
  "2015 EZGO TXT, fuel filter and battery new, electric fuel pump",
  "2014 Yamaha Drive, gas, better than a 48 volt",
])("“%s” runs on gas", (ad) => {
  expect(read(ad).powertrain).toBe("gas");
});

test("an ad that isn't sure what powers the cart leaves its power open", () => {
  expect(read("2014 Club Car, not sure if gas or electric").powertrain).toBeUndefined();
  expect(read("2016 EZGO TXT, gas or electric, I have both").powertrain).toBeUndefined();
  expect(read("2014 Club Car, don't know whether electric or gas").powertrain).toBeUndefined();
});

test.each([
  "2014 EZGO TXT gas 36 volt",
  "2015 Precedent, gas, with lithium battery",
  "2015 electric Club Car, 400cc EFI",
  "EZGO RXV 48v, Kawasaki engine",
])("“%s” names both an engine and a pack, so the cart's power is left open", (ad) => {
  expect(read(ad).powertrain).toBeUndefined();
});

test.each([
  ["2016 RXV 2 seat belts, 4 passenger", 4],
  ["2016 RXV 2 seat cushions new, seats 4", 4],
  ["2016 RXV, 4 forward facing, $4,900", 4],
  ["2016 RXV 6 forward-facing $4,900", 6],
  ["2016 RXV cargo box instead of rear seat", undefined],
])("“%s” has the seats that it counts", (ad, seats) => {
  expect(read(ad).seats).toBe(seats);
});

test.each([
  "2016 RXV, lithium batteries with charger not included",
  "2016 RXV, lithium conversion, old batteries removed",
])("“%s” comes with a lithium pack", (ad) => {
  expect(read(ad).batteryType).toBe("lithium");
});

test("a cart that needs no fuel is still electric", () => {
  expect(read("2018 TXT electric. Fuel free!").powertrain).toBe("electric");
});

test.each([
  "2016 RXV had a lithium pack but I am keeping it",
  "2016 RXV minus the lithium pack",
  "2016 RXV, lithium batteries stay with me",
  "2016 RXV, lithium pack removed",
  "2016 RXV, lithium battery does not go with cart",
  "2016 RXV, lithium jump pack included",
  "2016 RXV, hubs packed with lithium grease",
])("“%s” comes without a lithium pack", (ad) => {
  expect(read(ad).batteryType).toBeUndefined();
});

describe("a lithium pack that the seller only talks about", () => {
  test.each([
    "lithium soon",
    "lithum comming soon",
    "ready for lithium",
    "prewired for lithium",
    "would be great with lithium",
    "lithium upgrade available",
    "can add lithium for $1,500",
    "lithium conversion $1,499 extra",
    "quoted $2,000 for lithium",
    "thinking about lithium",
    "plan to put lithium in it this winter",
    "would make a great candidate for a lithium conversion",
    "needs batteries, perfect time for lithium",
    "lithium batteries on order",
    "lithium next year",
    "going lithium soon",
    "lithium is next on my list",
    "wants lithium",
    "good for lithium or lead acid",
    "listo para litio",
    "lithium charger included, ready for lithium battery",
  ])("“%s” isn’t lithium, and nothing is upgraded", (words) => {
    const { batteryType, hasUpgrades } = read(`2018 RXV, ${words}. Asking $5,500`);
    expect([batteryType, hasUpgrades]).toEqual([undefined, undefined]);
  });

  test.each([
    "upgraded to lithium last year",
    "ready to go, lithium",
    "street ready lithium",
    "great looking lithium cart",
    "great for camping, lithium battery",
    "lithium, extra clean",
    "lithium with extra range",
    "was ready for lithium, and I put lithium batteries in it",
    "looking to sell my lithium cart",
    "lithium upgrade done 2024",
    "lithium, next to new",
    "lithium would trade for a truck",
    "lithium could use a wash",
    "lithium can be seen anytime",
    "lithium, soon to be listed elsewhere",
  ])("“%s” is lithium", (words) => {
    expect(read(`2018 RXV, ${words}. Asking $5,500`).batteryType).toBe("lithium");
  });

  test("lithium batteries that the cart doesn't have yet don't make its pack new", () => {
    expect(read("2018 RXV, new lithium batteries coming. $5,500").batteryAge).toBeUndefined();
    expect(read("2018 RXV, ready for lithium battery. $5,500").batteryAge).toBeUndefined();
  });
});

test.each([
  "looks like new from 10 feet",
  "mint from a few feet away",
  "looks mint in pictures",
  "excellent in the photos",
  "supposedly mint",
  "supposed to be like new",
  "like new except for a tear in the seat",
  "looks like new. Except for the seats",
  "mint condition other than one scratch",
  "was mint",
  "was in mint condition until the flood",
  "excellent when new",
  "cleans up like new",
  "needs paint to be mint",
  "like new with some scratches",
  "like new once you wash it",
  "like new but needs tires",
])("“%s” takes its praise back", (words) => {
  expect(read(`2015 Club Car DS ${words}. $2,500`)).toEqual({
    modelYear: 2015,
    make: "Club Car",
    model: "DS",
    price: 2500,
  });
});

test.each([
  "excellent condition inside and out",
  "restored to like new condition",
  "in like new shape from bumper to bumper",
  "excellent condition, if you want it call me",
  "mint from a collector",
  "excellent condition with some upgrades",
  "excellent shape. Once you drive it, you’ll want it",
  "like new but needs nothing",
])("“%s” is excellent", (words) => {
  expect(read(`2015 Club Car DS ${words}. $2,500`).condition).toBe("excellent");
});
