import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { recalls, utilityRecallsByMake } from "../../../domain/recalls/recalls.ts";
import { enter, mountAt, render } from "../../ui/kit/test-page.ts";
import { allOf, fieldOf, linksIn, textOf, textsOf, the } from "../../ui/kit/test-queries.ts";
import { RecallCheck, loadAnswer } from "./island.tsx";
import { RecallList } from "./parts/list.tsx";

beforeEach(async () => void (await loadAnswer()));

const checkAt = (end = "") => mountAt(`/recalls${end}`, <RecallCheck />);
const answerIn = (page: HTMLElement) => textOf(the("[role=status]", the("section", page)));

test("the address of a checked cart shows its notices", async () => {
  const page = await checkAt("?make=Garia&year=2015&model=Golf");
  expect(fieldOf("Make", page).value).toBe("Garia");
  expect(answerIn(page)).toMatch(/^This cart may be under recall: one recall matches/);
  expect(textsOf("article h4", page)).toEqual([
    "A fuse can overheat and melt while the cart is charging, and start a fire.",
  ]);
  expect(linksIn(the("article", page))[0]).toEqual(["281-923-0291", "tel:+1-281-923-0291"]);
});

test("the model and powertrain of an address rule out the notices that aren't for them", async () => {
  const page = await checkAt("?make=EZ-GO&year=2019&model=RXV&powertrain=electric");
  expect([fieldOf("Model if you know it", page).value, fieldOf("Powertrain", page).value]).toEqual([
    "RXV",
    "electric",
  ]);
  expect(answerIn(page)).toMatch(/^We can’t rule out a recall/);
  expect(allOf("article", page)).toEqual([]);
});

test("a powertrain that isn't given rules nothing out", async () => {
  const page = await checkAt("?make=EZ-GO&year=2019");
  expect(fieldOf("Powertrain", page).value).toBe("");
  expect(answerIn(page)).toMatch(/^This cart may be under recall: 2 recalls match/);
  expect(textsOf("article", page).map((text) => text.includes("Canadian notice"))).toEqual([
    false,
    true,
  ]);
});

test("below the notices of the surest match, the page counts all others that it shows", async () => {
  const page = await checkAt("?make=Yamaha&year=2023&serial=J0D-600700");
  expect(answerIn(page)).toMatch(/^Recalled: 3 recalls list this serial number/);
  expect(textsOf("h3", page)).toEqual(["2 more recalls may cover this cart"]);
  expect(allOf("article", page).length).toBe(5);
});

test("a number that a notice names is marked, and the address follows what is typed", async () => {
  vi.useFakeTimers();
  const page = await checkAt();
  await enter("SL 1503-500000", fieldOf("Serial number", page));
  expect(textsOf("[data-match=number] > p", page)).toEqual([
    "Your serial number is in this recall",
  ]);
  vi.runAllTimers();
  expect(location.search + location.hash).toBe("#serial=SL+1503-500000");
  vi.useRealTimers();
});

test("another number opened in the same tab is checked instead", async () => {
  const page = await checkAt("#serial=299");
  expect(fieldOf("Serial number", page).value).toBe("299");
  await act(async () => {
    location.hash = "#serial=3400000";
    await new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
  });
  expect(fieldOf("Serial number", page).value).toBe("3400000");
  expect(answerIn(page)).toMatch(/in the range of a recall/);
});

test.each(["20", "abcd", "99999", "-1", "1890", "2150"])(
  "a year of %j rules no notice out",
  async (year) => {
    expect(answerIn(await checkAt(`?make=Garia&year=${year}`))).toMatch(
      /^This cart may be under recall: one recall matches/,
    );
  },
);

test.each(["__proto__", "constructor", "x".repeat(10_000), "🛺"])(
  "an address full of %j is not a cart",
  async (junk) => {
    const page = await checkAt(`?make=${junk}&year=${junk}&serial=${junk}&model=${junk}&${junk}=1`);
    expect(fieldOf("Make", page).value).toBe("");
    expect(answerIn(page)).toMatch(/^That doesn’t look like a complete/);
    expect(allOf("article", page)).toEqual([]);
  },
);

test("without a match, it never reads as an all-clear, and says what we looked at", async () => {
  for (const cart of ["Icon&year=2020", "GEM&year=2022"]) {
    const page = await checkAt(`?make=${cart}`);
    expect(answerIn(page)).toMatch(/^We can’t rule out a recall/);
    expect(textOf(page)).toContain("through May 21, 2026. We don’t have anything newer.");
    expect(textOf(page)).not.toMatch(/no recalls|not recalled|all clear/i);
  }
});

test("for a make whose recalls we have in part, it says so", async () => {
  expect(textOf(await checkAt("?make=GEM&year=2016"))).toContain(
    "We have only some of the recalls on GEM vehicles.",
  );
});

test("a cart that was repaired under an earlier notice is told that it needs the new repair", async () => {
  const page = await checkAt("?make=Yamaha&serial=JC0-700101");
  expect(textsOf("article", page)[0]).toContain(
    "If the cart was repaired under CPSC 23-772, 22-726, 19-701, or 18-725, it still needs this repair.",
  );
});

test("what can happen comes first, then what to do and whom to call", async () => {
  const page = await checkAt("?make=Yamaha&year=2018&serial=J0A-100101");
  expect(answerIn(page)).toBe(
    "Recalled: 3 recalls list this serial number. It may have been repaired: ask a dealer.",
  );
  expect(textsOf("article", page)[0]).toMatch(
    /^The accelerator pedal spring can fail.*Stop using the cart.*Contact a Yamaha golf car dealer, or Yamaha, at 866-747-4027\..*CPSC 25-321, Jun 5, 2025/,
  );
});

test("notices that list other numbers of the make and year are named below", async () => {
  const page = await checkAt("?make=Yamaha&year=2016&serial=JC3-005000");
  expect(textOf(the("details summary", page))).toBe(
    "4 recalls cover this make and year, but list other serial numbers",
  );
  expect(answerIn(page)).toMatch(/^We can’t rule out a recall/);
});

test("a number in another make's range says whose it is", async () => {
  const page = await checkAt("?make=Garia&serial=3400000");
  expect(textsOf("[data-match=range] > p", page)).toEqual([
    "The number is in this notice’s range, but the notice is for EZ-GO, Cushman, and Tracker Off Road",
  ]);
});

test("the page lists every notice with its source, for those without a script", () => {
  const page = render(<RecallList />);
  const links = linksIn(page).map(([, href]) => href);
  const ofUtility = new Set(utilityRecallsByMake.flatMap(([, notices]) => notices));
  for (const recall of recalls) {
    if (!ofUtility.has(recall)) expect(links).toContain(recall.source.url);
  }
  expect(links).toContain("/polaris#recalls");
  expect(textOf(page)).toContain(`These are ${recalls.length} notices`);
});
