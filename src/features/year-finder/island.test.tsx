import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount, openPage, press, render, submit, enter } from "../../ui/kit/test-page.ts";
import { allOf, textOf, textsOf, the, descriptionOf } from "../../ui/kit/test-queries.ts";
import { nonsense } from "../cart/test-texts.ts";
import { numberKinds } from "../../../domain/serial-numbers/number-kinds.ts";
import { noon } from "../cart/calculation-samples.ts";
import { readEntry, maxNumberLength } from "./address.ts";
import { YearFinder, NumberForm, PlatePlace } from "./island.tsx";

const page = render(<YearFinder />);

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ["Date", "setTimeout", "clearTimeout"] });
  openPage("", "/year-finder?make=Club+Car&from=/fl");
});
afterEach(() => void vi.useRealTimers());

test("the page before its script runs asks for one number and has no answer", () => {
  expect(allOf("input, select", page)).toHaveLength(1);
  expect(allOf("data", page)).toEqual([]);
  expect(textsOf("h2", page)).toEqual(["Type the number", "Model year"]);
  expect(textOf(page)).toContain("Under the dash");
});

test("the kind is told from the number, and may be changed", async () => {
  const finder = await mount(<YearFinder />);
  await enter("JW9-305124", the<HTMLInputElement>("[name=number]", finder));
  expect(textOf(finder)).toContain("Read as a Yamaha serial.");
  expect(textOf(finder)).toContain("give or take a year");
  expect(the("data", finder).getAttribute("value")).toBe("2013");
  await press("Change", finder);
  await enter("vin", the<HTMLSelectElement>("select", finder));
  expect(textOf(finder)).toContain("Read as a 17-character VIN, as you chose.");
  await press("Yamaha serial", the("section[tabindex]", finder));
  expect(the("data", finder).getAttribute("value")).toBe("2013");
});

test("a number that goes on has no year to use yet, and one that we don’t know says so", async () => {
  const finder = await mount(<YearFinder />);
  const number = the<HTMLInputElement>("[name=number]", finder);
  await enter("PQ1645", number);
  expect(textOf(finder)).toContain("Looks like the beginning of a Club Car serial.");
  expect(textOf(finder)).not.toContain("Use this year");
  await enter("PQR1645-12345678901", number);
  expect(textOf(finder)).toContain("We don’t recognize this number");
});

test("it says what it needs, and nothing in it is nonsense", () => {
  expect(textOf(page)).toContain("The year finder needs JavaScript");
  expect(page.innerHTML).not.toMatch(nonsense);
});

test("the year is there as soon as the number is, and leads back to the page one came from", async () => {
  const finder = await mount(<YearFinder />);
  const number = the<HTMLInputElement>("[name=number]", finder);
  await enter("PQ", number);
  expect(textsOf("h2", finder)).toContain("Keep typing");
  await enter("PQ1645-123456", number);
  expect(the("data", finder).getAttribute("value")).toBe("2016");
  expect(the("section a[href^='/fl']", finder).getAttribute("href")).toMatch(
    /^\/fl\?make=Club\+Car.*year=2016/,
  );
});

test("the address follows once the typing pauses", async () => {
  const finder = await mount(<YearFinder />);
  await enter("PQ1645", the<HTMLInputElement>("[name=number]", finder));
  expect(location.href).not.toContain("PQ1645");
  vi.runAllTimers();
  expect(location.hash).toBe("#number=PQ1645");
  expect(location.search).not.toContain("PQ1645");
});

test("a number of another kind is read as that when asked to, and its place is shown", async () => {
  openPage("", "/year-finder?kind=yamaha&number=PQ1645-123456");
  const finder = await mount(<YearFinder />);
  expect(the<HTMLInputElement>("[name=number]", finder).value).toBe("PQ1645-123456");
  await press("Club Car serial", the("section[tabindex]", finder));
  expect(the("data", finder).getAttribute("value")).toBe("2016");
  expect(textOf(finder)).toContain("Read as a Club Car serial, as you chose.");
  expect(textOf(finder)).toContain(numberKinds[0]!.place);
});

test("sending the form moves the focus to the answer", async () => {
  const finder = await mount(<YearFinder />);
  await submit(finder);
  expect(document.activeElement).toBe(the("section[tabindex]", finder));
});

const propsFor = (kind = numberKinds[0]!, number = "") => ({
  ref: null,
  kind,
  isChosen: false,
  isBegun: false,
  number,
  onChange: () => {},
  onFind: () => {},
});
const formOf = (...given: Parameters<typeof propsFor>) =>
  render(<NumberForm {...propsFor(...given)} />);

test("the field is described by the examples, and the form is read as it was filled", () => {
  const form = formOf(numberKinds[0], "1M8");
  const field = the("input[name=number]", form);
  for (const { example } of numberKinds)
    expect(textOf(descriptionOf(field, form))).toContain(example);
  const otherwise = { kind: "vin", number: "" } as const;
  expect(readEntry(new FormData(the("form", form)), numberKinds, otherwise)).toEqual({
    kind: null,
    number: "1M8",
  });
});

test("the field leaves numbers alone: nothing is completed, corrected, or cut short", () => {
  const field = the("input[name=number]", formOf());
  expect(field.getAttribute("autocomplete")).toBe("off");
  expect(field.getAttribute("spellcheck")).toBe("false");
  expect(field.getAttribute("maxlength")).toBe(String(maxNumberLength));
});

test("sending the form leads to the answer", async () => {
  const onFind = vi.fn<() => void>();
  await submit(await mount(<NumberForm {...propsFor()} onFind={onFind} />));
  expect(onFind).toHaveBeenCalledOnce();
});

test.each(numberKinds)("the place of a $label is said beside a sketch of it", (kind) => {
  const place = render(<PlatePlace kind={kind} />);
  expect(textOf(the("h3", place))).toBe("Where it is");
  expect(textOf(the("p", place))).toBe(kind.place);
  expect(the("svg", place).getAttribute("aria-hidden")).toBe("true");
});

test.each(numberKinds)("each spot for a $label lies on the sketch", (kind) => {
  const sketch = the("svg", render(<PlatePlace kind={kind} />));
  const [, , width, height] = sketch.getAttribute("viewBox")!.split(" ").map(Number);
  const spots = allOf("g", sketch);
  expect(spots.length).toBeGreaterThan(0);
  for (const circle of spots.flatMap((spot) => allOf("circle", spot))) {
    const [x, y, radius] = ["cx", "cy", "r"].map((name) => Number(circle.getAttribute(name)));
    expect(Math.min(x! - radius!, y! - radius!)).toBeGreaterThanOrEqual(0);
    expect(x! + radius!).toBeLessThanOrEqual(width!);
    expect(y! + radius!).toBeLessThanOrEqual(height!);
  }
});
