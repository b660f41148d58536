import { expect, test, vi } from "vitest";
import { enter, mount, mountAt, render, submit } from "../../ui/kit/page.fixture.ts";
import {
  getAll,
  descriptionOf,
  fieldOf,
  linksIn,
  pairsIn,
  rowsOf,
  textOf,
  textsOf,
  getOne,
} from "../../ui/kit/queries.fixture.ts";
import { browserForEachTest } from "../cart-form/browser.fixture.ts";
import { brokenText } from "../cart-form/texts.fixture.ts";
import { BatteryTest } from "./island.tsx";
import { MethodGuide } from "./parts/method-guide.tsx";

browserForEachTest("/battery-test");

const sixAt = (...volts: string[]) =>
  `/battery-test?pack=6x6&rested=yes&charged=yes&${volts.map((reading, index) => `v${index + 1}=${reading}`).join("&")}`;
const sound = ["6.37", "6.36", "6.37", "6.35", "6.37", "6.36"];

const openAt = (address: string) => mountAt(address, <BatteryTest />);
const answerIn = (page: HTMLElement) => getOne("[aria-label='Battery test answer']", page);
const statusIn = (page: HTMLElement) => textOf(getOne("[role=status]", page));
const select = (name: string, page: HTMLElement) =>
  getOne<HTMLSelectElement>(`select[name=${name}]`, page);
const volts = (battery: number, page: HTMLElement) =>
  getOne<HTMLInputElement>(`[name=v${battery}]`, page);

test("the page before hydration asks for six 8-volt batteries", () => {
  const page = render(<BatteryTest />);
  expect(getOne<HTMLOptionElement>("select[name=pack] [selected]", page).value).toBe("6x8");
  expect(textsOf("fieldset label", page)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Battery ${n}`));
  expect(page.innerHTML).not.toMatch(brokenText);
});

test("the answer appears with the last reading and links to the value tool with an age", async () => {
  const page = await mount(<BatteryTest />);
  await enter("4x12", select("pack", page));
  for (const battery of [1, 2, 3]) await enter("12.7", volts(battery, page));
  expect(textOf(answerIn(page))).toContain("Enter the volts of battery 4 too.");
  await enter("12.3", volts(4, page));
  expect(textOf(answerIn(page))).toContain("Say whether the pack has rested.");
  await enter("yes", select("rested", page));
  expect(textOf(answerIn(page))).toContain("Say whether the pack was fully charged.");
  expect(statusIn(page)).toBe("");
  await enter("yes", select("charged", page));
  expect(statusIn(page)).toBe("Likely tired: battery 4 is far below the best. About 89% charged.");
  expect(pairsIn(answerIn(page))).toEqual([
    ["Average charge", "about 89% 50.4 V in total"],
    ["Weakest battery", "No. 4 12.30 V"],
    ["Spread", "0.40 V highest minus lowest"],
  ]);
  expect(linksIn(answerIn(page))).toEqual([
    ["Use this age: 5+ years", "/?batteryAge=5#tested=batteryAge"],
  ]);
});

test.each([
  [sound, "Even and charged", "2 years"],
  [["6,37", ...sound.slice(1)], "Even and charged", "2 years"],
  [[...sound.slice(1), "6.2"], "Charged, but uneven", "4 years"],
  [["6.1", "6.1", "6.1", "6.1", "6.1", "6.1"], "The pack reads low", "5+ years"],
])("the readings %j give the answer %j", async (readings, title, age) => {
  const page = await openAt(sixAt(...readings));
  expect(statusIn(page)).toContain(title);
  expect(textsOf("a", answerIn(page))).toEqual([`Use this age: ${age}`]);
  expect(page.innerHTML).not.toMatch(brokenText);
});

test.each([
  ["rested", "Let the pack rest"],
  ["charged", "Charge the pack fully"],
])("a pack that was not %s gives no age to enter", async (answer, title) => {
  const page = await openAt(sixAt(...sound).replace(`${answer}=yes`, `${answer}=no`));
  expect(statusIn(page)).toContain(title);
  expect(linksIn(answerIn(page))).toEqual([]);
});

test.each([
  ["63.8", "Check the decimal point: is it 6.38?"],
  ["38.1", "This looks like all 6 together. Measure each battery on its own."],
  ["-6.37", "The meter’s leads are swapped. Type the volts without the minus."],
  ["abc", "Type the volts as a number, such as 6.35."],
  ["12.7", "If it is a 12-volt battery, choose another pack."],
  ["8.5", "If it is an 8-volt battery, choose another pack."],
  ["99", "Measure again, post to post."],
  ["lithium", "This test is for lead-acid batteries."],
])("the reading %j stays in its field with the reason it can't be used", async (text, sentence) => {
  const page = await openAt(sixAt(...sound));
  await enter(text, volts(2, page));
  expect(volts(2, page).value).toBe(text);
  expect(volts(2, page).getAttribute("aria-invalid")).toBe("true");
  expect(textOf(descriptionOf(volts(2, page), page))).toContain(sentence);
  expect(textOf(answerIn(page))).toContain("Correct the readings that are marked.");
  expect(volts(1, page).hasAttribute("aria-invalid")).toBe(false);
});

test("choosing another pack and going back keeps the readings", async () => {
  const page = await openAt(sixAt(...sound));
  await enter("3x12", select("pack", page));
  expect(getAll("fieldset input", page)).toHaveLength(3);
  await enter("lithium", select("pack", page));
  expect(textsOf("h2", answerIn(page))).toEqual(["Not for lithium"]);
  expect(textOf(answerIn(page))).toContain("Never charge a lithium battery below freezing");
  await enter("6x6", select("pack", page));
  expect(volts(6, page).value).toBe("6.36");
  expect(statusIn(page)).toContain("Even and charged");
});

test("the answer names every battery that is far below the best", async () => {
  const page = await openAt(sixAt("6.37", "5.9", "6.0", "6.36", "5.95", "6.37"));
  expect(statusIn(page)).toContain("Likely tired: batteries 2, 3, and 5 are far below the best");
  expect(textOf(answerIn(page))).toContain("ask about replacing the whole pack");
});

test("a lithium pack has no date code field and gets no age", async () => {
  const page = await openAt(`${sixAt(...sound)}&code=c5`.replace("6x6", "lithium"));
  expect(getAll("[name=code]", page)).toEqual([]);
  expect(linksIn(answerIn(page))).toEqual([]);
});

test("a date code beats the voltage for the age", async () => {
  const page = await openAt(`${sixAt("6.37", "5.9", "6.37", "6.37", "6.37", "6.37")}&code=c5`);
  expect(textOf(answerIn(page))).toContain("battery 2 is far below");
  expect(textOf(answerIn(page))).toContain("March 2025");
  expect(textOf(answerIn(page))).toContain("may still be under warranty");
  expect(linksIn(answerIn(page))).toEqual([
    ["Use this age: 2 years", "/?batteryAge=2#tested=batteryAge"],
  ]);
  await enter("Z", fieldOf("Date code", page));
  expect(textOf(answerIn(page))).toContain("A date code is a letter from A to L");
  expect(textsOf("a", answerIn(page))).toEqual(["Use this age: 5+ years"]);
});

test("the link back carries the entered cart and the battery age", async () => {
  const page = await openAt(`${sixAt(...sound)}&year=2018&make=Club+Car&model=DS&from=/fl`);
  expect(linksIn(answerIn(page))[0]![1]).toBe(
    "/fl?year=2018&make=Club+Car&model=DS&batteryAge=2#tested=batteryAge",
  );
  await enter("6.3", volts(1, page));
  vi.runAllTimers();
  expect(location.search).toContain("make=Club+Car");
  expect(location.search).toContain("v1=6.3&");
});

test.each([
  ["another site", "//evil.example"],
  ["the page in other sites’ frames", "/embed"],
])("the address of %s is not linked to as the way back", async (_what, from) => {
  const page = await openAt(`${sixAt(...sound)}&from=${from}`);
  expect(linksIn(answerIn(page))[0]![1]).toBe("/?batteryAge=2#tested=batteryAge");
});

test("sending the form moves the focus to the answer", async () => {
  const page = await mount(<BatteryTest />);
  await submit(page);
  expect(document.activeElement).toBe(answerIn(page));
});

test("the guide has a table for all three battery voltages and states its limits", () => {
  const page = render(<MethodGuide />);
  expect(rowsOf(page)).toEqual([
    ["Charge", "100%", "75%", "50%", "25%", "0%"],
    ["6 V", "6.33", "6.22", "6.12", "6.03", "5.95"],
    ["8 V", "8.43", "8.30", "8.16", "8.04", "7.93"],
    ["12 V", "12.65", "12.45", "12.24", "12.06", "11.89"],
  ]);
  expect(textOf(page)).toContain("only a load or discharge test proves capacity");
  expect(textOf(page)).toContain("It doesn’t work for lithium");
});

test("the drawn pack fills up as volts are typed and gives way to the answer", async () => {
  const page = await mount(<BatteryTest />);
  const levels = () => getAll(".sign svg rect[class]", page).length;
  await enter("4x12", select("pack", page));
  expect(getAll(".sign svg g", page)).toHaveLength(4);
  expect(levels()).toBe(0);
  await enter("12.7", volts(1, page));
  await enter("soon", volts(2, page));
  await enter("0", volts(3, page));
  expect(levels()).toBe(2);
  expect(getAll(".sign svg", await openAt(sixAt(...sound)))).toEqual([]);
});
