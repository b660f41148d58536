import { expect, test } from "vitest";
import { editsBeforeHydration } from "./edits-before-hydration.ts";
import { openPage } from "../ui/kit/page.fixture.ts";
import { getAll, getOne } from "../ui/kit/queries.fixture.ts";

const first = "?seats=4&power=electric&year=2018";

/** The changes in a form of those first values, after this. */
function changesBy(change: (of: (name: string) => HTMLInputElement) => void): object {
  openPage(`<form>
    <input name="year" value="2018"><input name="model">
    <select name="seats"><option>2<option selected>4</select>
    <select name="make"><option value="">Select a make<option>EZ-GO</select>
    <input type="radio" name="power" value="electric" checked>
    <input type="radio" name="power" value="gas">
    <input type="checkbox" name="lifted" value="true">
  </form>`);
  change((name) => getOne<HTMLInputElement>(`[name=${name}]`));
  return Object.fromEntries(editsBeforeHydration(getOne("form"), first));
}

test("a form has no changes as it came", () => {
  expect(changesBy(() => {})).toEqual({});
});

test.each([
  ["year", "2020"],
  ["model", "Onward"],
  ["seats", "2"],
  ["make", "EZ-GO"],
])("what was typed or chosen is a change: %s, %j", (name, value) => {
  expect(changesBy((of) => (of(name).value = value))).toEqual({ [name]: value });
});

test("a field that was emptied says nothing", () => {
  expect(changesBy((of) => (of("year").value = ""))).toEqual({});
});

test("so are another radio button and a box that was checked", () => {
  const check = (selector: string) => (getAll<HTMLInputElement>(selector)[0]!.checked = true);
  expect(changesBy(() => check("[value=gas]"))).toEqual({ power: "gas" });
  expect(changesBy(() => check("[name=lifted]"))).toEqual({ lifted: "true" });
});

test("what was changed back is none", () => {
  expect(
    changesBy((of) => {
      of("year").value = "2020";
      of("year").value = "2018";
    }),
  ).toEqual({});
});
