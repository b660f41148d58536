import { afterEach, beforeEach, expect, test, vi, describe } from "vitest";
import { mount, openPage, press, render, submit, enter } from "../../ui/kit/test-page.ts";
import { allOf, fieldOf, textOf, textsOf, the, descriptionOf } from "../../ui/kit/test-queries.ts";
import { nonsense } from "../cart/test-texts.ts";
import { numberKinds } from "../../../domain/serial-numbers/number-kinds.ts";
import { noon } from "../cart/calculation-samples.ts";
import { readEntry, maxNumberLength } from "./address.ts";
import { YearFinder, NumberForm, PlatePlace } from "./island.tsx";
import { kindOf } from "../../../domain/serial-numbers/reading-samples.ts";

const page = render(<YearFinder />);

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ["Date", "setTimeout", "clearTimeout"] });
  openPage("", "/year-finder?make=Club+Car&from=/fl");
});
afterEach(() => void vi.useRealTimers());

test("the page before its script runs asks for a Club Car serial and has no answer", () => {
  const otherwise = { kind: "vin", number: "1M8" } as const;
  expect(readEntry(new FormData(the("form", page)), numberKinds, otherwise)).toEqual({
    kind: "club-car",
    number: "",
  });
  expect(allOf("data", page)).toEqual([]);
  expect(textsOf("h2", page)).toEqual(["Enter the number", "Model year"]);
});

test("the place of that number stands beside it", () => {
  expect(textOf(page)).toContain(numberKinds[0]!.place);
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
  expect(fieldOf("Club Car serial -", finder).checked).toBe(true);
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
  number,
  onChange: () => {},
  onFind: () => {},
});
const formOf = (...given: Parameters<typeof propsFor>) =>
  render(<NumberForm {...propsFor(...given)} />);

describe.each(numberKinds)("for a number of the kind $label", (kind) => {
  const form = formOf(kind, "1M8");

  test("the field is called so, and described by an example", () => {
    const field = the("input[name=number]", form);
    expect(textsOf("label", form).at(-1)).toBe(kind.label);
    expect(textOf(descriptionOf(field, form))).toContain(`Such as ${kind.example}.`);
  });

  test("the form is read as it was filled", () => {
    const entry = { kind: kind.id, number: "1M8" };
    const otherwise = { kind: numberKinds.find(({ id }) => id !== kind.id)!.id, number: "" };
    expect(readEntry(new FormData(the("form", form)), numberKinds, otherwise)).toEqual(entry);
  });
});

test("the kinds are one group, each with a word about it", () => {
  const form = formOf();
  expect(textOf(the("legend", form))).toBe("Which number do you have?");
  expect(textsOf("label", the("fieldset", form))).toEqual(
    numberKinds.map(({ label, note }) => `${label} - ${note}`),
  );
});

test("the field leaves numbers alone: nothing is completed, corrected, or cut short", () => {
  const field = the("input[name=number]", formOf());
  expect(field.getAttribute("autocomplete")).toBe("off");
  expect(field.getAttribute("spellcheck")).toBe("false");
  expect(field.getAttribute("maxlength")).toBe(String(maxNumberLength));
});

test("what is chosen and typed is passed on", async () => {
  const onChange = vi.fn<(change: object) => void>();
  const form = await mount(<NumberForm {...propsFor(kindOf("vin"))} onChange={onChange} />);
  const battery = kindOf("battery");
  await press(`${battery.label} - ${battery.note}`, form);
  await enter("c 4", the<HTMLInputElement>("[name=number]", form));
  expect(onChange.mock.calls).toEqual([[{ kind: "battery" }], [{ number: "c 4" }]]);
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
