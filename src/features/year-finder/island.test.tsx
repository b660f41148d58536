import { expect, test, vi } from "vitest";
import { mount, mountAt, press, render, submit, enter } from "../../ui/kit/test-page.ts";
import { allOf, textOf, textsOf, the, descriptionOf } from "../../ui/kit/test-queries.ts";
import { nonsense } from "../cart/test-texts.ts";
import { numberKinds } from "../../../domain/serial-numbers/number-kinds.ts";
import { browserForEachTest } from "../cart/test-browser.ts";
import { readEntry, maxNumberLength } from "./address.ts";
import { YearFinder, NumberForm, PlatePlace } from "./island.tsx";

browserForEachTest("/year-finder?make=Club+Car&from=/fl");

const numberIn = (finder: HTMLElement) => the<HTMLInputElement>("[name=number]", finder);
const yearIn = (finder: HTMLElement) => the("data", finder).getAttribute("value");

test("the page before its script runs asks for one number, has no answer, and says what it needs", () => {
  const page = render(<YearFinder />);
  expect(allOf("input, select", page)).toHaveLength(1);
  expect(allOf("data", page)).toEqual([]);
  expect(textsOf("h2", page)).toEqual(["Type the number", "Model year"]);
  expect(textOf(page)).toContain("Under the dash");
  expect(textOf(page)).toContain("The year finder needs JavaScript");
  expect(page.innerHTML).not.toMatch(nonsense);
});

test("the kind is told from the number, and may be changed", async () => {
  const finder = await mount(<YearFinder />);
  await enter("JW9-305124", numberIn(finder));
  expect(textOf(finder)).toContain("Read as a Yamaha serial.");
  expect(textOf(finder)).toContain("give or take a year");
  expect(yearIn(finder)).toBe("2013");
  await press("Change", finder);
  await enter("vin", the<HTMLSelectElement>("select", finder));
  expect(textOf(finder)).toContain("Read as a 17-character VIN, as you chose.");
  await press("Yamaha serial", the("section[tabindex]", finder));
  expect(yearIn(finder)).toBe("2013");
});

test("the year is there as soon as the number is, and leads back to the page one came from", async () => {
  const finder = await mount(<YearFinder />);
  await enter("PQ", numberIn(finder));
  expect(textsOf("h2", finder)).toContain("Keep typing");
  await enter("PQ1645", numberIn(finder));
  expect(textOf(finder)).toContain("Looks like the beginning of a Club Car serial.");
  expect(textOf(finder)).not.toContain("Use this year");
  await enter("PQ1645-123456", numberIn(finder));
  expect(yearIn(finder)).toBe("2016");
  expect(the("section a[href^='/fl']", finder).getAttribute("href")).toMatch(
    /^\/fl\?make=Club\+Car.*year=2016/,
  );
  await enter("PQR1645-12345678901", numberIn(finder));
  expect(textOf(finder)).toContain("We don’t recognize this number");
});

test("the address follows once the typing pauses", async () => {
  const finder = await mount(<YearFinder />);
  await enter("PQ1645", numberIn(finder));
  expect(location.href).not.toContain("PQ1645");
  vi.runAllTimers();
  expect(location.hash).toBe("#number=PQ1645");
  expect(location.search).not.toContain("PQ1645");
});

test("a number of another kind is read as that when asked to, and its place is shown", async () => {
  const finder = await mountAt("/year-finder?kind=yamaha&number=PQ1645-123456", <YearFinder />);
  expect(numberIn(finder).value).toBe("PQ1645-123456");
  await press("Club Car serial", the("section[tabindex]", finder));
  expect(yearIn(finder)).toBe("2016");
  expect(textOf(finder)).toContain("Read as a Club Car serial, as you chose.");
  expect(textOf(finder)).toContain(numberKinds[0]!.place);
});

test("sending the form moves the focus to the answer", async () => {
  const finder = await mount(<YearFinder />);
  await submit(finder);
  expect(document.activeElement).toBe(the("section[tabindex]", finder));
});

test("the field is described by the examples, and leaves numbers as they are typed", () => {
  const form = render(
    <NumberForm
      {...{ ref: null, kind: numberKinds[0]!, isChosen: false, isBegun: false, number: "1M8" }}
      onChange={() => {}}
      onFind={() => {}}
    />,
  );
  const field = numberIn(form);
  for (const { example } of numberKinds) {
    expect(textOf(descriptionOf(field, form))).toContain(example);
  }
  expect(field.getAttribute("autocomplete")).toBe("off");
  expect(field.getAttribute("spellcheck")).toBe("false");
  expect(field.getAttribute("maxlength")).toBe(String(maxNumberLength));
  const entry = { kind: "vin", number: "" } as const;
  const data = new FormData(the<HTMLFormElement>("form", form));
  expect(readEntry(data, numberKinds, entry)).toEqual({ kind: null, number: "1M8" });
});

test.each(numberKinds)("the place of a $label is said beside a sketch with its spots", (kind) => {
  const place = render(<PlatePlace kind={kind} />);
  expect(textOf(the("h3", place))).toBe("Where it is");
  expect(textOf(the("p", place))).toBe(kind.place);
  const sketch = the("svg", place);
  expect(sketch.getAttribute("aria-hidden")).toBe("true");
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
