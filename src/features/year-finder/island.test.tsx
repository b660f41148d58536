import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount, openPage, press, render, submit, enter } from "../../ui/kit/test-page.ts";
import { allOf, fieldOf, textOf, textsOf, the } from "../../ui/kit/test-queries.ts";
import { nonsense } from "../cart/test-texts.ts";
import { numberKinds } from "../../../domain/serial-numbers/number-kinds.ts";
import { noon } from "../cart/calculation-samples.ts";
import { readEntry } from "./address.ts";
import { YearFinder } from "./island.tsx";

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
