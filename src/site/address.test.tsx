import { addressEnd } from "../../domain/details/details.ts";
import { expect, test } from "vitest";
import { openPage } from "../ui/kit/page.fixture.ts";
import { hideSerial, readAddress, showQuery } from "./address.ts";

test.each([
  ["/recalls?make=Yamaha#serial=JC0-700101", { make: "Yamaha", serial: "JC0-700101" }],
  ["/recalls?make=Yamaha&serial=JC0-700101", { make: "Yamaha", serial: "JC0-700101" }],
  ["/year-finder?kind=vin#number=1C9", { kind: "vin", number: "1C9" }],
  ["/how-it-works?year=2018#error", { year: "2018" }],
  ["/?year=2018#make=Yamaha&__proto__=1", { year: "2018" }],
])("the address %s is read as %j", (address, fields) => {
  openPage("", address);
  expect(Object.fromEntries(readAddress())).toEqual(fields);
});

test("a serial number goes behind the #, which browsers don't send", () => {
  expect(addressEnd(Object.entries({ make: "A&B", serial: "1 & 2", year: "2018" }))).toBe(
    "?make=A%26B&year=2018#serial=1+%26+2",
  );
  expect(addressEnd([["serial", ""]])).toBe("");
});

test.each([
  ["/?year=2018#serial=JC0", "/?year=2018"],
  ["/fl?year=2018&serial=JC0&seats=4", "/fl?year=2018&seats=4"],
  ["/fl?serial=JC0#error", "/fl#error"],
  ["/fl?year=2018#error", "/fl?year=2018#error"],
])("hiding the serial number turns the address %s into %s", (before, after) => {
  openPage("", before);
  hideSerial();
  expect(location.pathname + location.search + location.hash).toBe(after);
});

test.each([
  ["/#serial=JC0", "/?year=2018"],
  ["/fl?seats=4#error", "/fl?year=2018#error"],
])(
  "a new query keeps the place on the page from %s, but not its serial number",
  (before, after) => {
    openPage("", before);
    showQuery("?year=2018");
    expect(location.pathname + location.search + location.hash).toBe(after);
  },
);
