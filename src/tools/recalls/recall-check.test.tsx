import { beforeEach, expect, test, vi } from "vitest";
import { recalls } from "../../../domain/recalls/recalls.ts";
import { enter, mount, openPage, render } from "../../components/test-page.ts";
import { allOf, fieldOf, linksIn, textOf, textsOf, the } from "../../components/test-queries.ts";
import { RecallCheck, loadAnswer } from "./recall-check.tsx";
import { RecallList } from "./recall-list.tsx";

beforeEach(async () => {
  openPage("", "/recalls");
  await loadAnswer();
});

const answerIn = (page: HTMLElement) => textOf(the("[role=status]", the("section", page)));

test("before anything is entered, it says what to enter", async () => {
  const page = await mount(<RecallCheck />);
  expect(answerIn(page)).toBe("Choose the make, or enter the serial number.");
  expect(allOf("article", page)).toEqual([]);
});

test("the address of a checked cart shows its notices", async () => {
  openPage("", "/recalls?make=Garia&year=2015&model=Golf");
  const page = await mount(<RecallCheck />);
  expect(fieldOf("Make", page).value).toBe("Garia");
  expect(answerIn(page)).toMatch(/^1 recall notice may cover this cart/);
  expect(textsOf("article h3", page)).toEqual([
    "Garia: 2010 to 2019 Golf, Golf 2+2, Courtesy 4, and Courtesy 4+2",
  ]);
});

test("a number that a notice names is marked, and the address follows what is typed", async () => {
  vi.useFakeTimers();
  const page = await mount(<RecallCheck />);
  await enter("SL 1503-500000", fieldOf("Serial number", page));
  expect(textsOf("[data-named=true] > p", page)).toEqual(["This number is in its range"]);
  vi.runAllTimers();
  expect(location.search).toBe("?serial=SL+1503-500000");
  vi.useRealTimers();
});

test.each(["20", "abcd", "99999", "-1", "1890", "2150"])(
  "a year of %j rules no notice out",
  async (year) => {
    openPage("", `/recalls?make=Garia&year=${year}`);
    expect(answerIn(await mount(<RecallCheck />))).toMatch(/^1 recall notice may/);
  },
);

test("markup in a number is text", async () => {
  openPage("", "/recalls?serial=%3Cb%3Ex%3C%2Fb%3E");
  const page = await mount(<RecallCheck />);
  expect(answerIn(page)).toMatch(/^That isn’t a complete/);
  expect(fieldOf("Serial number", page).value).toBe("<b>x</b>");
});

test.each(["__proto__", "constructor", "x".repeat(10_000), "🛺"])(
  "an address full of %j is not a cart",
  async (junk) => {
    openPage("", `/recalls?make=${junk}&year=${junk}&serial=${junk}&model=${junk}&${junk}=1`);
    const page = await mount(<RecallCheck />);
    expect(fieldOf("Make", page).value).toBe("");
    expect(answerIn(page)).toMatch(/^That isn’t a complete/);
    expect(allOf("article", page)).toEqual([]);
  },
);

test("a number in another make's range says whose it is", async () => {
  openPage("", "/recalls?make=Garia&serial=3400000");
  const page = await mount(<RecallCheck />);
  expect(textsOf("[data-named=true] > p", page)).toEqual([
    "This number is in its range, but it is for EZ-GO, Cushman, and Tracker Off Road",
  ]);
});

test("a notice says how many vehicles it concerns only if its source does", () => {
  const lines = textsOf("article p:last-child", render(<RecallList />));
  expect(lines).toHaveLength(recalls.length);
  for (const [index, { units }] of recalls.entries()) {
    const count = units === undefined ? null : ` about ${units.toLocaleString("en-US")} vehicles.`;
    if (count === null) expect(lines[index]).not.toContain("about");
    else expect(lines[index]).toContain(count);
  }
});

test("the page lists every notice with its source, for those without a script", () => {
  const page = render(<RecallList />);
  expect(allOf("article", page)).toHaveLength(recalls.length);
  const links = linksIn(page).map(([, href]) => href);
  for (const { source } of recalls) expect(links).toContain(source.url);
  expect(textOf(page)).toContain(`We hold ${recalls.length} notices`);
});
