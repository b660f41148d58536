import { describe, expect, test } from "vitest";
import { makes } from "../catalogue/makes.ts";
import { recallsOf } from "./find-recalls.ts";
import type { Recall } from "./recall.ts";
import {
  cpscCompleteTo,
  isHeldInPart,
  recalls,
  recallsOfMake,
  utilityRecallsByMake,
} from "./recalls.ts";

const numbersOf = (cart: { make?: string; modelYear?: number; serial?: string }) =>
  recallsOf({ make: "", modelYear: null, serial: "", ...cart }, recalls);
const listing = (serial: string) =>
  numbersOf({ serial }).flatMap(({ recall, match }) =>
    match === "number" || match === "range" ? [recall.number] : [],
  );

/** Numbers that each notice lists, and numbers just outside. */
const serials: Readonly<Record<string, readonly [inside: string[], outside: string[]]>> = {
  "26-021": [
    ["5538278", "5920722", "3455024", "3582057", "5600000"],
    ["5538277", "5920723", "3455023", "3582058"],
  ],
  "26-027": [["J0D-100000", "J0E-300101", "J2D-000900"], ["J0C-100000"]],
  "26-028": [
    ["J2D-000625", "J0D-514498", "J5C-0101695", "J0E-800328"],
    ["J2D-000600", "J0D-514499", "J0E-800329"],
  ],
  "25-321": [
    ["JC0-700101", "JC0-0706598", "J0D-600129", "J5B-202095", "J3G-100278"],
    ["JC0-700100", "JC0-706599", "J3G-100279"],
  ],
  "24-713": [
    ["3591558", "3597204", "3600000", "3608440", "8029703", "8030650"],
    ["3591559", "3608441", "8029702", "8030651"],
  ],
  "24-160": [
    ["8029703", "8031430"],
    ["8029702", "8031431"],
  ],
  "23-773": [
    ["J0D-600665", "J0E-600468", "J0P-000705", "J0P-400739", "J5C-400104"],
    ["J0D-600664", "J0E-600469", "J0P-400740"],
  ],
  "23-756": [
    ["LTA0050000", "LTA0145000"],
    ["LTA0049999", "LTA0145001"],
  ],
  "23-140": [
    ["RB48300020210314057", "RB48300020210330001", "RB48300020221016550"],
    ["RB48300020210314056", "RB48300020221016551"],
  ],
  "23-726": [
    ["5585710", "5716926", "3478457", "3591890"],
    ["5585709", "5716927", "3478456", "3591891"],
  ],
  "22-779": [
    ["5656874", "5656886", "5659215", "5700741"],
    ["5656873", "5656887", "5700742"],
  ],
  "22-726": [
    ["J0J-411775", "J0K-214100", "J2D-000201", "J0J-500759"],
    ["J0J-411774", "J0K-214101", "J2D-000200", "J0J-500760"],
  ],
  "22-717": [
    ["5633701", "5651753"],
    ["5633700", "5651754"],
  ],
  "21-783": [
    ["3509365", "3531888", "8025639", "8026154"],
    ["3509364", "3531889", "8025638", "8026155"],
  ],
  "20-122": [["UJGDHSX1XAV000001", "UJGDHSX1XKV999999"], ["UJGDHSX1XLV000001"]],
  "20-718": [
    ["J0B-305606", "J0J-301100", "J0K-103401", "J0C-304600"],
    ["J0B-305605", "J0C-304601"],
  ],
  "20-073": [
    ["3377720", "3440924"],
    ["3377719", "3440925"],
  ],
  "19-774": [
    ["J0C-000103", "J0J-102099", "JW3-300214", "J0R-000180"],
    ["J0C-000102", "J0R-000181"],
  ],
  "19-769": [
    ["MC1902-939803", "MC1936-003158", "SO1920-970000", "ZV1928-987110"],
    ["MC1902-939802", "MC1936-003159"],
  ],
  "19-770": [
    ["BX1905-944274", "BX2003-039920", "BQ1950-020000", "AW1946-030000"],
    ["BX1905-944273", "BX2003-039921", "DJ1951-034968"],
  ],
  "19-701": [
    ["JW8-600101", "JC0-706600", "J0A-110400", "JW3-300250"],
    ["JW8-600100", "JC0-706601", "JW3-300251"],
  ],
  "18-217": [
    ["291400000", "4816 99999", "0115 12345"],
    ["281412345", "491612345"],
  ],
  "18-725": [
    ["JC0-600101", "JC0-606900", "JW9-618100", "J0J-100798"],
    ["JC0-600100", "JC0-606901", "J0J-100799"],
  ],
  "17-067": [
    ["8000020", "8004934"],
    ["8000019", "8004935"],
  ],
  "16-706": [
    ["SL1438-497172", "SL1438-487172", "SL1604-619273", "SV1546-608008"],
    ["SL1438-487171", "SL1604-619274", "SV1546-608009"],
  ],
  "15-174": [
    ["G2015", "L0515", "J3115"],
    ["G1915", "L0615", "G2014"],
  ],
  "15-738": [
    ["JC0-606306", "JC0-606698", "JC3-001900"],
    ["JC0-606305", "JC0-606699", "JC3-001901"],
  ],
  "14-281": [
    ["8004970", "8012901"],
    ["8004969", "8012902"],
  ],
  "14-153": [
    ["2823208", "2850425", "3000001", "3003187", "8005089", "2830000"],
    ["2823207", "2850426", "3000000", "3003188", "8006014"],
  ],
  "14-715": [
    ["PH1227-290944", "PH1229-294026", "PV1228-291275"],
    ["PH1227-290943", "PH1229-294027", "PV1228-291276"],
  ],
  "14-703": [
    ["PH1347-422884", "PD1348-423421"],
    ["PH1347-422883", "PD1348-423422"],
  ],
  "13-721": [
    ["PW1307-346775", "PR1306-344140", "CF1310-349283"],
    ["PW1307-346776", "PR1306-344139"],
  ],
  "12-748": [
    ["AG1246-333000", "AG1237-310997", "PF1247-334839", "1X1240-320000", "KY1246-332929"],
    ["AG1237-310996", "AG1246-333222", "PF1247-334840"],
  ],
  "12-741": [
    ["AG1232-298757", "AG1238-314938", "JZ1238-314710"],
    ["AG1232-298756", "AG1238-314939"],
  ],
  "12-729": [
    ["AF1225-287118", "QB1222-286712", "QE1225-288088"],
    ["AF1225-287117", "QE1225-288089"],
  ],
  "12-715": [
    ["P4XXX-XXG0231", "TC6XX-XXK0106", "U4XXX-XXI0102", "US1EX-XZK0126", "SUXF4-4XJ0116"],
    ["P4XXX-XXG0230", "TC6XX-XXK0107", "U4XXX-XXI0103"],
  ],
  "12-706": [
    ["CF1139-233925", "PR1147-249956", "PY1144-244648"],
    ["CF1139-233924", "PY1144-244649"],
  ],
  "12-056": [
    ["2748187", "2770316", "8000035", "8002809"],
    ["2748186", "2770317", "8000034", "8002810"],
  ],
  "10-015": [
    ["85004828", "95010404"],
    ["85004827", "95010405"],
  ],
  "08-591": [
    ["5000000", "5021328", "9300001", "9300188"],
    ["4999999", "5021329", "9300189"],
  ],
  "05-263": [
    ["1451059", "2341739", "1500000"],
    ["1451058", "2341740"],
  ],
  "05-585": [
    ["PQ0445-123456", "CE0401-000001", "PR0552-999999"],
    ["PQ0745-123456", "PQ1645-123456", "PA0445-123456"],
  ],
  "05-528": [
    ["AQ0435-428922", "S0440-450000", "LG0452-468972"],
    ["AQ0435-428921", "AQ0510-486816", "LG0452-468973"],
  ],
  "04-520": [
    ["LX0344-000001", "LX0353-999999", "LX0405-400000"],
    ["LX0343-999999", "LX0354-000001", "LX0410-000001"],
  ],
  "02-536": [
    ["AG0229-169750", "FG0236-197543", "A0230-170000"],
    ["AG0229-169749", "AG0236-197544"],
  ],
  "171101": [
    ["CO1734842HS1837", "DO18D4842HS3638", "MU1734842HS2000"],
    ["CO1734842HS1836", "MU18D4842HS3639", "XX1734842HS2000"],
  ],
};

describe.each(Object.entries(serials))("notice %s", (number, [inside, outside]) => {
  test.each(inside)("lists %s", (serial) => {
    expect(listing(serial)).toContain(number);
  });
  test.each(outside)("does not list %s", (serial) => {
    expect(listing(serial)).not.toContain(number);
  });
});

test("every notice with ranges of numbers has numbers inside and outside above", () => {
  const ranged = recalls.flatMap(({ number, numbers }) =>
    numbers === undefined ? [] : [String(number)],
  );
  expect(Object.keys(serials).toSorted()).toEqual(ranged.toSorted());
});

describe.each(
  recalls
    .filter(({ makes: { length } }) => length > 0)
    .map((each) => [nameOf(each), each] as const),
)("%s", (_, recall) => {
  test.each(recall.makes)("may concern a %s of its years, and none of the years beside", (make) => {
    const { from, to } = recall.modelYears;
    const mayConcern = (modelYear: number) =>
      numbersOf({ make, modelYear }).some(
        (each) => each.recall === recall && each.match === "possible",
      );
    expect([from - 1, from, to, to + 1].map(mayConcern)).toEqual([false, true, true, false]);
  });
});

test.each([
  [{ make: "Yamaha", modelYear: 2018 }, ["25-321", "19-774", "19-701", "18-725", "26-027"]],
  [{ make: "Yamaha", modelYear: 2023 }, ["26-027", "26-028", "25-321", "23-773", "23-772"]],
  [{ make: "Yamaha", modelYear: 2024 }, ["26-027", "26-028", "25-321"]],
  [{ make: "Advanced EV" }, ["23-756"]],
  [{ make: "STAR EV", modelYear: 2016 }, ["171101"]],
  [{ make: "EZ-GO", modelYear: 2024 }, ["26-021", "24-713"]],
  [{ make: "Cushman", modelYear: 2023 }, ["2023-380"]],
  [{ make: "SoloRider", modelYear: 2000 }, ["01-522"]],
])("%j may be in %j", (cart, numbers) => {
  const found = numbersOf(cart).map(({ recall }) => String(recall.number));
  expect(found.toSorted()).toEqual(numbers.toSorted());
});

describe("the register", () => {
  test("has each notice once, of makes in the catalog, the newest first", () => {
    const names = new Set(makes.map(({ name }) => name));
    for (const make of recalls.flatMap((each) => each.makes)) expect(names).toContain(make);
    const addresses = recalls.map(({ source }) => source.url);
    expect(new Set(addresses).size).toBe(recalls.length);
    const dates = recalls.map(({ date }) => date.slice(0, 4));
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test("has the notices on carts, chargers, and batteries, and those on utility vehicles", () => {
    const ofUtility = utilityRecallsByMake.find(([make]) => make === "Kubota")![1];
    expect(ofUtility.length).toBe(9);
    expect(recalls.length).toBe(65 + 82);
  });

  test("has sentences, and a source with an address and a date", () => {
    for (const { hazard, remedy, carts, units = 1, date, source, contact } of recalls) {
      for (const sentence of [hazard, remedy]) expect(sentence).toMatch(/^[A-Z].{15,}\.$/);
      expect(carts).not.toMatch(/\.$/);
      expect(units).toBeGreaterThan(0);
      expect(date).toMatch(/^20\d\d(-\d\d){0,2}$/);
      expect(source.url).toMatch(/^https?:\/\//);
      expect(source.date).toMatch(/^20\d\d/);
      // "Contact a dealer, or the maker, at 888-…": without a number no comma follows.
      expect(contact.name.endsWith(",")).toBe(contact.name.includes(", or") && "phone" in contact);
      if (contact.phone !== undefined)
        expect(contact.phone).toMatch(/^8\d\d-\d{3}-\d{4}$|^[2-9]\d\d-\d{3}-\d{4}$/);
    }
  });

  test("has CPSC notices under their numbers, none newer than the day it is complete to", () => {
    for (const { agency, number, date, source } of recalls) {
      if (agency !== "CPSC") continue;
      expect(number).toMatch(/^\d\d-\d{3}$/);
      expect(date <= cpscCompleteTo).toBe(true);
      expect(source.url).toMatch(/^https:\/\/www\.cpsc\.gov\/Recalls\/20\d\d\//);
    }
  });

  test("has ranges that rise, and years in order", () => {
    for (const { numbers = [], modelYears } of recalls) {
      expect(modelYears.from).toBeLessThanOrEqual(modelYears.to);
      for (const { from, to, printed } of numbers) {
        expect(from.length, printed).toBe(to.length);
        expect(from <= to, printed).toBe(true);
      }
    }
  });

  test("has every notice whose repair is not enough", () => {
    const numbers = new Set(recalls.map(({ number }) => number));
    for (const earlier of recalls.flatMap(({ replaces = [] }) => replaces)) {
      if (/^\d/.test(earlier)) expect(numbers).toContain(earlier);
    }
  });

  test("knows of which makes it has only some", () => {
    expect(["GEM", "Tropos Motors", "ZAP"].map(isHeldInPart)).toEqual([true, true, true]);
    expect(["Yamaha", "Icon", ""].map(isHeldInPart)).toEqual([false, false, false]);
  });

  test("lists the notices of a make under every make that they name", () => {
    expect(recallsOfMake("Cushman").map(({ number }) => number)).toContain("20-073");
    expect(recallsOfMake("Moxie")).toEqual([]);
  });
});

function nameOf({ agency, number, date }: Recall): string {
  return `${agency} ${number ?? date}`;
}
