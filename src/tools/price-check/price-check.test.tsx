import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount, openPage, render, submit, enter } from "../../components/test-page.ts";
import { fieldOf, textOf, textsOf, the } from "../../components/test-queries.ts";
import { nonsense } from "../cart/test-texts.ts";
import { noon, onwardDetails } from "../cart/calculation-samples.ts";
import { emptyAd, queryOfAd } from "./ad.ts";
import { PriceCheck } from "./price-check.tsx";

const page = render(<PriceCheck />);
const query = queryOfAd({ ...emptyAd, price: "6500", details: onwardDetails });
const stale = "This result is for the previous ad.";

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ["Date", "setTimeout", "clearTimeout"] });
});
afterEach(() => void vi.useRealTimers());

test("the page before its script runs has no answer", () => {
  expect(textsOf("h2", page)).toEqual(["Enter the ad", "Ready to check"]);
  expect(the("button[type=submit]", page).hasAttribute("disabled")).toBe(true);
});

test("it says what it needs, and nothing in it is nonsense", () => {
  expect(textOf(page)).toContain("The price check needs JavaScript");
  expect(page.innerHTML).not.toMatch(nonsense);
});

test("an address with a price is answered at once, in the form and on the board", async () => {
  openPage("", `/check-a-price${query}`);
  const tool = await mount(<PriceCheck />);
  expect(fieldOf("Asking price", tool).value).toBe("6500");
  expect(textOf(the("data", tool))).toBe("$6,500");
  expect(textOf(tool)).not.toContain(stale);
});

test("an answer is of the previous ad once the ad is edited, until it is checked again", async () => {
  openPage("", `/check-a-price${query}`);
  const tool = await mount(<PriceCheck />);
  await enter("4000", fieldOf("Asking price", tool));
  expect(textOf(tool)).toContain(stale);
  expect(textOf(the("data", tool))).toBe("$6,500");
  await submit(tool);
  expect(textOf(tool)).not.toContain(stale);
  expect(textOf(the("data", tool))).toBe("$4,000");
  expect(location.search).toContain("price=4000");
  expect(document.activeElement).toBe(the("section[tabindex]", tool));
});

test("an edit that is taken back leaves no such note", async () => {
  openPage("", `/check-a-price${query}`);
  const tool = await mount(<PriceCheck />);
  await enter("4", fieldOf("Seats", tool));
  await enter("2", fieldOf("Seats", tool));
  expect(textOf(tool)).toContain(stale);
  await enter("4", fieldOf("Seats", tool));
  expect(textOf(tool)).not.toContain(stale);
});
