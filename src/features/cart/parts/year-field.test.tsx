import { act, useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mount, openPage, press, render, enter } from "../../../ui/kit/test-page.ts";
import { descriptionOf, fieldOf, textOf, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { asOfYear, noon } from "../calculation-samples.ts";
import { defaultDetails, readDetails } from "../../../../domain/cart/details.ts";
import { YearField } from "./year-field.tsx";

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: noon }));
afterEach(() => void vi.useRealTimers());

const fieldFor = (typed: string) =>
  render(<YearField details={{ ...defaultDetails, year: typed }} onChange={() => {}} />);
const doubtAbout = (typed: string) => {
  const markup = fieldFor(typed);
  return descriptionOf(fieldOf("Year", markup), markup);
};

test("the field is for a number as in the product spec, and shows what was typed", () => {
  const attributes = ["type", "min", "max", "placeholder", "value"].map((name) =>
    fieldOf("Year", fieldFor("1950")).getAttribute(name),
  );
  expect(attributes).toEqual(["number", "1990", "2024", "2020", "1950"]);
});

describe("a doubt", () => {
  test.each(["", "2020", "1950", String(asOfYear + 1), "2020.5"])(
    "is not raised by %j",
    (typed) => {
      expect(textOf(doubtAbout(typed))).toBe("");
    },
  );

  test.each([
    ["20", "We read this as 2020."],
    ["99", "We read this as 1999."],
    ["1492", "1492 doesn’t look like a model year."],
    ["2028", "2028 doesn’t look like a model year."],
    ["-5", "-5 doesn’t look like a model year."],
  ])("is raised by %s and describes the field", (typed, sentence) => {
    const doubt = doubtAbout(typed);
    expect(textOf(doubt)).toBe(sentence);
    expect(doubt.getAttribute("role")).toBe("status");
  });

  test("ends with the next year's models when that year has come", () => {
    vi.setSystemTime(new Date("2027-06-01T12:00:00Z"));
    expect(textOf(doubtAbout("2028"))).toBe("");
  });
});

test("a year from the year finder says where it is from until it is changed, and leads on", async () => {
  openPage("", "/?year=2013&make=Yamaha#yearFrom=JW9-305124");
  const form = (year: string) => (
    <form>
      <YearField details={{ ...defaultDetails, year }} onChange={() => {}} />
      <input name="model" />
    </form>
  );
  const page = await mount(form("2013"));
  expect(textOf(page)).toContain("2013, from serial JW9-305124.");
  expect(document.activeElement).toBe(the("[name=model]", page));
  expect(location.hash).toBe("");
  openPage("", "/?year=2013#yearFrom=JW9-305124");
  expect(textOf(await mount(form("2014")))).not.toContain("from serial");
});

describe("what is typed", () => {
  function Typed() {
    const [details, setDetails] = useState({ ...defaultDetails, model: "Onward & co" });
    return (
      <form>
        <YearField
          details={details}
          onChange={(change) => setDetails((current) => ({ ...current, ...change }))}
        />
        <input type="text" aria-label="Another field" />
        <button type="button">A button</button>
      </form>
    );
  }

  test("is not doubted before the visitor goes on to another field", async () => {
    const form = await mount(<Typed />);
    await enter("20", fieldOf("Year", form));
    the("form > button", form).focus();
    expect(textsOf("[role=status]", form)).toEqual([""]);
    await act(async () => the("[type=text]", form).focus());
    expect(textsOf("[role=status]", form)).toEqual(["We read this as 2020."]);
  });

  test("goes along to the year finder, with the page it was typed on", async () => {
    openPage("", "/fl");
    const form = await mount(<Typed />);
    await enter("20", fieldOf("Year", form));
    await press("Find it from the serial number", form);
    const { search } = the<HTMLAnchorElement>("a", form);
    const address = new URLSearchParams(search);
    expect(readDetails(address, defaultDetails)).toMatchObject({
      year: "20",
      model: "Onward & co",
    });
    expect(address.get("from")).toBe("/fl");
  });
});

test("without a script the link leads to the year finder as well", () => {
  const link = the("a", fieldFor(""));
  expect([textOf(link), link.getAttribute("href")]).toEqual([
    "Find it from the serial number",
    "/year-finder",
  ]);
});
