import { expect, test } from "vitest";
import { editsBeforeHydration } from "./use-form-values.ts";
import { openPage } from "../kit/page.fixture.ts";
import { getAll, getOne } from "../kit/queries.fixture.ts";

const prerendered = "?seats=4&power=electric&year=2018";

/** Returns the edits found after this change in a prerendered form. */
function editsBy(change: (field: (name: string) => HTMLInputElement) => void): object {
  openPage(`<form>
    <input name="year" value="2018"><input name="model">
    <select name="seats"><option>2<option selected>4</select>
    <select name="make"><option value="">Select a make<option>EZ-GO</select>
    <input type="radio" name="power" value="electric" checked>
    <input type="radio" name="power" value="gas">
    <input type="checkbox" name="lifted" value="true">
  </form>`);
  change((name) => getOne<HTMLInputElement>(`[name=${name}]`));
  return Object.fromEntries(editsBeforeHydration(getOne("form"), prerendered));
}

test("an untouched form has no edits", () => {
  expect(editsBy(() => {})).toEqual({});
});

test.each([
  ["year", "2020"],
  ["model", "Onward"],
  ["seats", "2"],
  ["make", "EZ-GO"],
])("entering the %s %j is an edit", (name, value) => {
  expect(editsBy((field) => (field(name).value = value))).toEqual({ [name]: value });
});

test("an emptied field is not an edit", () => {
  expect(editsBy((field) => (field("year").value = ""))).toEqual({});
});

test("another radio button and a checked box are edits", () => {
  const check = (selector: string) => (getAll<HTMLInputElement>(selector)[0]!.checked = true);
  expect(editsBy(() => check("[value=gas]"))).toEqual({ power: "gas" });
  expect(editsBy(() => check("[name=lifted]"))).toEqual({ lifted: "true" });
});

test("an edit that is undone is none", () => {
  expect(
    editsBy((field) => {
      field("year").value = "2020";
      field("year").value = "2018";
    }),
  ).toEqual({});
});
