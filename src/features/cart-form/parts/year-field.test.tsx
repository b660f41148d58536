import { act, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { mount, mountAt, press, render, enter } from "../../../ui/kit/page.fixture.ts";
import {
  descriptionOf,
  fieldOf,
  linksIn,
  textOf,
  textsOf,
  getOne,
} from "../../../ui/kit/queries.fixture.ts";
import { browserForEachTest } from "../browser.fixture.ts";
import {
  type Details,
  defaultDetails,
  give,
  readDetails,
} from "../../../../domain/details/details.ts";
import { YearField } from "./year-field.tsx";

browserForEachTest();

const fieldFor = (typed: string) =>
  render(<YearField details={{ ...defaultDetails, modelYear: typed }} onChange={() => {}} />);
const doubtAbout = (typed: string) => {
  const markup = fieldFor(typed);
  return descriptionOf(fieldOf("Year", markup), markup);
};

test("the year field takes a number with the product spec's bounds and shows what was typed", () => {
  const { type, min, max, placeholder, value } = fieldOf("Year", fieldFor("1950"));
  expect([type, min, max, placeholder, value]).toEqual(["number", "1990", "2024", "2020", "1950"]);
});

describe("a doubt", () => {
  test.each([
    ["", ""],
    ["2020", ""],
    ["20", "We read this as 2020."],
    ["2028", "2028 doesn’t look like a model year."],
  ])("the year field describes the typed year %j with %j", (typed, sentence) => {
    const doubt = doubtAbout(typed);
    expect(textOf(doubt)).toBe(sentence);
    expect(doubt.getAttribute("role")).toBe("status");
  });

  test("next year's model year is no longer doubted when that year comes", () => {
    vi.setSystemTime(new Date("2027-06-01T12:00:00Z"));
    expect(textOf(doubtAbout("2028"))).toBe("");
  });
});

test("a year from the year finder names its serial number until changed and moves focus to the next field", async () => {
  const named = { ...defaultDetails, make: "Yamaha", serial: "JW9-305124" };
  const found = give(named, { modelYear: "2013" }, "plate");
  const form = (details: Details) => (
    <form>
      <YearField details={details} onChange={() => {}} />
      <input name="model" />
    </form>
  );
  const page = await mount(form(found));
  expect(textOf(page)).toContain("2013, from serial JW9-305124.");
  expect(document.activeElement).toBe(getOne("[name=model]", page));
  const changed = await mount(form(give(found, { modelYear: "2014" })));
  expect(textOf(changed)).not.toContain("from serial");
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

  test("a typed year is not doubted before the visitor moves to another field", async () => {
    const form = await mount(<Typed />);
    await enter("20", fieldOf("Year", form));
    getOne("form > button", form).focus();
    expect(textsOf("[role=status]", form)).toEqual([""]);
    await act(async () => getOne("[type=text]", form).focus());
    expect(textsOf("[role=status]", form)).toEqual(["We read this as 2020."]);
  });

  test("the link to the year finder carries the typed details and the page along", async () => {
    const form = await mountAt("/fl", <Typed />);
    await enter("20", fieldOf("Year", form));
    await press("Find it from the serial number", form);
    const address = new URLSearchParams(getOne<HTMLAnchorElement>("a", form).search);
    const typed = { modelYear: "20", model: "Onward & co" };
    expect(readDetails(address, defaultDetails)).toMatchObject(typed);
    expect(address.get("from")).toBe("/fl");
  });
});

test("the link leads to the year finder without JavaScript too", () => {
  expect(linksIn(fieldFor(""))).toEqual([["Find it from the serial number", "/year-finder"]]);
});
