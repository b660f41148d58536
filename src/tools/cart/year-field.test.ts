import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { asOfYear, noon, onwardDetails } from "./calculation-samples.ts";
import { defaultDetails, readDetails } from "./details.ts";
import { rendered } from "./test-markup.ts";
import { live } from "./test-press.ts";
import { YearField } from "./year-field.tsx";

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: noon }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fieldFor = (typed: string) =>
  rendered(YearField, { details: { ...defaultDetails, year: typed }, onChange: () => {} });
const doubtAbout = (typed: string) => {
  const markup = fieldFor(typed);
  return markup.referredBy(markup.field("Year"), "aria-describedby");
};

test("the field is for a number as in the product spec, and shows what was typed", () => {
  const attributes = ["type", "min", "max", "placeholder", "value"].map((name) =>
    fieldFor("1950").field("Year").attribute(name),
  );
  expect(attributes).toEqual(["number", "1990", "2024", "2020", "1950"]);
});

describe("a doubt", () => {
  test.each(["", "2020", "1950", String(asOfYear + 1), "2020.5"])(
    "is not raised by %j",
    (typed) => {
      expect(doubtAbout(typed).text).toBe("");
    },
  );

  test.each([
    ["20", "20 does not look like a model year. Did you mean 2020?"],
    ["99", "99 does not look like a model year. Did you mean 1999?"],
    ["1492", "1492 does not look like a model year."],
    ["2028", "2028 does not look like a model year."],
    ["-5", "-5 does not look like a model year."],
  ])("is raised by %s and describes the field", (typed, sentence) => {
    const doubt = doubtAbout(typed);
    expect(doubt.text).toBe(sentence);
    expect(doubt.attribute("role")).toBe("status");
  });

  test("ends with the next year's models when that year has come", () => {
    vi.setSystemTime(new Date("2027-06-01T12:00:00Z"));
    expect(doubtAbout("2028").text).toBe("");
  });
});

test("what is typed is passed on as it is", () => {
  const onChange = vi.fn<(change: object) => void>();
  const field = live(YearField, { details: defaultDetails, onChange });
  for (const value of ["2", "", "2020.5"]) {
    field.act("input", { name: "year" }, "onChange", { target: { value } });
  }
  expect(onChange.mock.calls).toEqual([[{ year: "2" }], [{ year: "" }], [{ year: "2020.5" }]]);
});

test("the link to the year finder takes along what was entered and where", () => {
  vi.stubGlobal("location", { pathname: "/fl" });
  const details = { ...onwardDetails, year: "", model: "Onward & co" };
  const currentTarget = { search: "" };
  live(YearField, { details, onChange: () => {} }).act("a", { href: "/year-finder" }, "onClick", {
    currentTarget,
  });
  const address = new URLSearchParams(currentTarget.search);
  expect(readDetails(address, defaultDetails)).toEqual(details);
  expect(address.get("from")).toBe("/fl");
});

test("without a script the link leads to the year finder as well", () => {
  const link = fieldFor("").one("a");
  expect([link.text, link.attribute("href")]).toEqual([
    "Find it from the serial number",
    "/year-finder",
  ]);
});
