import { describe, expect, test } from "vitest";
import type { KindId } from "../../../domain/serials/reading.ts";
import { someDetails } from "../../../domain/details/cart.fixture.ts";
import { kindOf } from "../../../domain/serials/reading.fixture.ts";
import type { Named } from "../../../domain/serials/serial-table.ts";
import { readAddress } from "../../site/address.ts";
import {
  addressNames,
  defaultDetails,
  formQueryOf,
  give,
  readDetails,
} from "../../../domain/details/details.ts";
import {
  type Entry,
  emptyEntry,
  noReturnContext,
  addressOf,
  addressedEntry,
  readEntry,
  readReturnContext,
  returnUrl,
} from "./address.ts";

const addressed = (end: string) => readAddress(new URL(end, "https://cartworth.example"));
const contextOf = (end: string) => readReturnContext(addressed(end));
const today = "2026-11-28";
const firstEntry: Entry = { ...emptyEntry, kind: "club-car" };
const entryOf = (end: string) => readEntry(addressed(end), firstEntry);

const extras = { batteryType: "lithium", lifted: true, notRunning: true, serial: "AG1" } as const;
const details = give(
  someDetails({ modelYear: "", make: "", model: "Onward & co", seats: 6 }),
  extras,
);
const context = contextOf(`${formQueryOf(details)}&from=/fl`);

test("the return context carries every detail of the cart and its ad, and nothing else", () => {
  expect(Object.keys(context.details)).toEqual([...addressNames, "serial"]);
  const junk = contextOf("?seats=6&nothing=1&kind=vin&__proto__=x");
  expect(junk.details).toEqual({ seats: "6" });
  const ad = contextOf("?seats=6&price=%246%2C500&fees=600&seller=dealer");
  expect(ad.details).toEqual({ seats: "6", price: "$6,500", fees: "600", seller: "dealer" });
});

describe("the page to return to", () => {
  test.each(["/", "/club-car", "/fl", "/ez-go"])(
    "the value tool at %s can be returned to",
    (from) => {
      expect(contextOf(`?from=${from}`).from).toBe(from);
    },
  );

  test.each(["//evil.example", "/a/b", "/A", "javascript:alert(1)", "/%0d", "/embed"])(
    "the untrusted return path %s is replaced by the home page",
    (from) => {
      expect(contextOf(`?from=${encodeURIComponent(from)}`).from).toBe("/");
      expect(contextOf(`?from=${from}`).from).toBe("/");
    },
  );

  test("a missing return path is replaced by the home page", () => {
    expect(contextOf("")).toEqual(noReturnContext);
  });
});

describe("the return address", () => {
  const back = (
    query: string,
    id: KindId,
    year: number,
    named: Named & { readonly month?: number } = {},
  ) =>
    new URL(
      returnUrl(
        contextOf(query),
        kindOf(id),
        { year, readAs: "X1", isSure: true, ...named },
        today,
      ),
      "http://x",
    );

  test("the return address keeps the entered details and sets the year", () => {
    const url = back(`${formQueryOf(details)}&from=/fl`, "vin", 2016);
    expect(url.pathname).toBe("/fl");
    expect(readDetails(readAddress(url), defaultDetails)).toEqual(
      give({ ...details, serial: "X1" }, { modelYear: "2016" }, "plate"),
    );
  });

  test.each([
    ["club-car", "Club Car"],
    ["ez-go", "EZ-GO"],
    ["yamaha", "Yamaha"],
    ["vin", null],
    ["battery", null],
  ] as const)("a %s number sets the make %s if none was chosen", (id, make) => {
    expect(back("", id, 2016).searchParams.get("make")).toBe(make);
    expect(back("?make=", id, 2016).searchParams.get("make") || null).toBe(make);
  });

  test("a number does not overrule the chosen make", () => {
    expect(back("?make=Icon", "club-car", 2016).searchParams.get("make")).toBe("Icon");
  });

  test.each([
    ["", "Precedent"],
    ["?make=Club+Car&model=", "Precedent"],
    ["?make=Club+Car&model=DS", "DS"],
    ["?make=Icon&model=", ""],
    ["?make=Icon", null],
  ])("a Club Car number that names the model turns %j into the model %j", (query, model) => {
    const named = { model: "Precedent" };
    expect(back(query, "club-car", 2016, named).searchParams.get("model")).toBe(model);
  });

  test.each([
    ["", "gas", "gas"],
    ["?make=Club+Car", "gas", "gas"],
    ["?make=Club+Car&powertrain=electric", "gas", "electric"],
    ["?make=Club+Car&powertrain=gas", "electric", "gas"],
    ["?make=Icon&powertrain=electric", "gas", "electric"],
    ["?make=Icon", "gas", null],
  ])(
    "returning from %j with the number of a %s cart sets the powertrain to %s",
    (query, powertrain, expected) => {
      const { searchParams } = back(query, "club-car", 2016, { powertrain });
      expect(searchParams.get("powertrain")).toBe(expected);
    },
  );

  test("a VIN sets neither model nor powertrain", () => {
    const { search } = back("", "vin", 2016, { model: "Tempo", powertrain: "gas" });
    expect(search).toBe("?year=2016");
  });

  test("a battery's year sets the battery age and keeps the cart's year", () => {
    const { searchParams } = back("?year=2010&batteryAge=2", "battery", 2023);
    expect(Object.fromEntries(searchParams)).toEqual({ year: "2010", batteryAge: "3" });
    expect(back("", "battery", 2023).search).toBe("?batteryAge=3");
    expect(back("", "battery", 2023, { month: 3 }).search).toBe("?batteryAge=4");
  });
});

describe("the finder's own fields", () => {
  test("invalid fields in the year finder's address are ignored", () => {
    expect(entryOf("?kind=vin&number=1M8")).toEqual({ ...emptyEntry, kind: "vin", number: "1M8" });
    expect(entryOf("?kind=steam&number=1M8")).toEqual({ ...firstEntry, number: "1M8" });
    expect(entryOf("?make=Nobody&year=new&powertrain=steam")).toEqual(firstEntry);
    expect(entryOf(`?number=${"9".repeat(500)}`).number).toHaveLength(40);
    expect(entryOf("")).toEqual(firstEntry);
  });

  test.each([
    ["?make=Garia", "club-car"],
    ["?make=", "club-car"],
    ["?make=Yamaha&kind=battery", "battery"],
  ])("the address %s selects the kind %s", (query, kind) => {
    expect(entryOf(query).kind).toBe(kind);
  });

  test("an address restores the return context and the entry", () => {
    const entry: Entry = {
      kind: "battery",
      number: "C 4 & ü",
      make: "Club Car",
      modelYear: "2015",
      model: "Onward & co",
      powertrain: "gas",
    };
    const query = addressOf(context, entry);
    expect(entryOf(query)).toEqual(entry);
    const { serial: _, ...carried } = context.details;
    expect(contextOf(query)).toEqual({
      from: "/fl",
      details: { ...carried, make: "Club Car", year: "2015", powertrain: "gas" },
    });
    expect(addressOf(noReturnContext, firstEntry)).toBe("?kind=club-car");
  });
});

test.each([
  ["?serial=PQ1645-123456", "PQ1645-123456"],
  ["?serial=PQ1645-123456&number=C1416", "C1416"],
  ["?number=C1416", "C1416"],
  ["", ""],
])("the address %j fills in the number %j", (end, number) => {
  expect(addressedEntry(new URLSearchParams(end)).number).toBe(number);
});

test.each([
  ["?from=/fl", ""],
  ["?powertrain=electric&from=/fl", "electric"],
  ["?powertrain=gas&from=/fl", "gas"],
  ["?powertrain=electric", "electric"],
])("the address %j fills in the powertrain %j", (end, powertrain) => {
  expect(addressedEntry(new URLSearchParams(end)).powertrain).toBe(powertrain);
});
