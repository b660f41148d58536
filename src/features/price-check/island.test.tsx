import { expect, test, vi } from "vitest";
import { choices, someDetails } from "../../../domain/cart/testing.ts";
import { mount, mountAt, render, submit, enter } from "../../ui/kit/test-page.ts";
import { fieldOf, textOf, textsOf, the, allOf, descriptionOf } from "../../ui/kit/test-queries.ts";
import { nonsense } from "../cart/test-texts.ts";
import { browserForEachTest } from "../cart/test-browser.ts";
import { PriceCheck, CheckBoard, CheckForm, PriceField } from "./island.tsx";
import { type Ad, emptyAd, queryOfAd, readAd, type Check } from "./model.ts";
import { checkOf } from "./check-samples.ts";
import { maxAmountLength } from "../../format/read-dollars.ts";
import fc from "fast-check";
import { defaultDetails } from "../../../domain/cart/details.ts";

const staleText = "This result is for the previous ad.";

browserForEachTest();

/** The tool at the address of an ad for the Onward at $6,500. */
const toolWith = (seller: Ad["seller"] = "owner") => {
  const ad = { ...emptyAd, price: "6500", seller, details: someDetails() };
  return mountAt(`/check-a-price${queryOfAd(ad)}`, <PriceCheck />);
};

test("the page before its script runs has no answer and no nonsense, and says what it needs", () => {
  const page = render(<PriceCheck />);
  expect(textsOf("h2", page)).toEqual(["Enter the ad", "Ready to check"]);
  expect(the("button[type=submit]", page).hasAttribute("disabled")).toBe(true);
  expect(textOf(page)).toContain("The price check needs JavaScript");
  expect(page.innerHTML).not.toMatch(nonsense);
});

test("an address with a price is answered at once, in the form and on the board", async () => {
  const tool = await toolWith();
  expect(fieldOf("Asking price", tool).value).toBe("6500");
  await vi.waitFor(() =>
    expect(textOf(the("section[tabindex] h2", tool))).toBe("2020 Club Car Onward, asking $6,500"),
  );
  expect(textOf(tool)).not.toContain(staleText);
});

test("an address with a dealer’s ad shows the dealer in the form, and the answer is current", async () => {
  const tool = await toolWith("dealer");
  expect(the("input[name=seller]:checked", tool).getAttribute("value")).toBe("dealer");
  expect(textOf(tool)).not.toContain(staleText);
});

test("an answer is of the previous ad once the ad is edited, until it is checked again", async () => {
  const tool = await toolWith();
  await enter("4000", fieldOf("Asking price", tool));
  expect(textOf(tool)).toContain(staleText);
  expect(textOf(the("section[tabindex] h2", tool))).toContain("$6,500");
  await submit(tool);
  expect(textOf(tool)).not.toContain(staleText);
  expect(textOf(the("section[tabindex] h2", tool))).toContain("$4,000");
  expect(location.search).toContain("price=4000");
  expect(document.activeElement).toBe(the("section[tabindex]", tool));
});

test("an edit that is taken back leaves no such note", async () => {
  const tool = await toolWith();
  await enter("4", fieldOf("Seats", tool));
  await enter("2", fieldOf("Seats", tool));
  expect(textOf(tool)).toContain(staleText);
  await enter("4", fieldOf("Seats", tool));
  expect(textOf(tool)).not.toContain(staleText);
});

const boardOf = (check: Check | null) =>
  render(<CheckBoard ref={{ current: null }} check={check} stale={false} onUpdate={() => {}} />);

test("before an ad is entered, the board says what will be there, without a figure or a verdict", () => {
  const board = the("section[aria-label='Price check']", boardOf(null));
  expect(textOf(the("h2", board))).toBe("Ready to check");
  expect(textOf(board)).not.toMatch(/\$\d/);
  expect(allOf("li", board)).toEqual([]);
});

test("the sign says the cart and its price, and what to open at", () => {
  const board = boardOf(checkOf({}, 6500));
  expect(textOf(the("h2", board))).toBe("2016 Club Car Precedent, asking $6,500");
  expect(the("data[data-answer=buying]", board).getAttribute("value")).toMatch(/^\d+$/);
});

const whole: Ad = { ...emptyAd, price: "6.5k", details: someDetails() };
const propsFor = (ad: Ad, isStale = false) => ({
  ref: null,
  ad,
  isStale,
  onChange: () => {},
  onCheck: () => {},
});
const formOf = (...given: Parameters<typeof propsFor>) =>
  render(<CheckForm {...propsFor(...given)} />);

const oneAmount = "Enter the asking price as one amount in dollars, such as $6,500 or 6.5k.";

test.each<[string, Partial<Ad>, string]>([
  ["nothing", emptyAd, "Enter the asking price."],
  ["no price", { price: " " }, "Enter the asking price."],
  ["two prices", { price: "6500 or 7000" }, oneAmount],
  ["no model", { details: someDetails({ model: "" }) }, "To calculate, enter the model."],
])("the check is closed with %s, and a note says why", (_what, change, note) => {
  const form = formOf({ ...whole, ...change });
  expect(the("button[type=submit]", form).hasAttribute("disabled")).toBe(true);
  expect(textsOf("p", form)).toContain(note);
});

test("the check is open once the ad is complete", () => {
  const button = the("button[type=submit]", formOf(whole));
  expect(textOf(button)).toBe("Check the Price");
  expect(button.hasAttribute("disabled")).toBe(false);
});

test("a note says that the result is of the previous ad, once there is one", () => {
  const note = "The result shown is for the previous ad.";
  expect(textsOf("p", formOf(whole, true))).toContain(note);
  expect(textsOf("p", formOf(whole))).not.toContain(note);
});

test("a detail that changes leaves the ad's others as they are", async () => {
  const onChange = vi.fn<(change: Partial<Ad>) => void>();
  const form = await mount(<CheckForm {...propsFor(whole)} onChange={onChange} />);
  await enter("2", fieldOf("Seats", form));
  await enter("7000", fieldOf("Asking price", form));
  // A price is passed on as it was typed.
  await enter(" 7k ", fieldOf("Asking price", form));
  expect(onChange.mock.calls).toEqual([
    [{ details: someDetails({ seats: 2 }) }],
    [{ price: "7000" }],
    [{ price: " 7k " }],
  ]);
});

test("a gas cart is asked neither for its battery's age nor for its type", () => {
  const gas = formOf({ ...whole, details: someDetails({ powertrain: "gas" }) });
  expect(textsOf("label", gas).join()).not.toContain("Battery");
  expect(textsOf("label", formOf(whole)).join()).toContain("Battery type");
});

test.each([
  ["6.5k obo", "We read this as $6,500."],
  ["6500 obo", "We read this as $6,500."],
  ["6,50", "We read this as $650."],
  ["$6,500", ""],
  ["6 500", ""],
  ["6500", ""],
  ["", ""],
  ["   ", ""],
  ["6500 or 7000", oneAmount],
  ["a lot", oneAmount],
  ["0", oneAmount],
])("a price of %j is shown as it was typed, and the note below it is %j", (price, text) => {
  const markup = render(<PriceField price={price} onChange={() => {}} />);
  const field = fieldOf("Asking price", markup);
  const note = descriptionOf(field, markup);
  expect(field.getAttribute("value")).toBe(price);
  expect(field.getAttribute("maxlength")).toBe(String(maxAmountLength));
  expect(textOf(note)).toBe(text);
  expect(note.getAttribute("role")).toBe("status");
  expect(note.getAttribute("data-invalid")).toBe(String(text === oneAmount));
  expect(field.getAttribute("aria-invalid")).toBe(text === oneAmount ? "true" : null);
});

const ads = fc.record<Ad>({
  price: fc.string({ maxLength: maxAmountLength }),
  seller: fc.constantFrom("owner", "dealer"),
  details: fc
    .record({ batteryType: choices.batteryType, lifted: choices.lifted })
    .map((extras) => ({ ...someDetails({ make: "EZ-GO", model: "RXV & co" }), ...extras })),
});

test("an address restores the ad it was made from", () => {
  fc.assert(
    fc.property(ads, (ad) => {
      expect(readAd(new URLSearchParams(queryOfAd(ad)), emptyAd)).toEqual(ad);
    }),
  );
});

test("junk in an address is ignored field by field", () => {
  const address = new URLSearchParams("price=1&batteryType=nuclear&lifted=maybe&seats=x&year=2019");
  expect(readAd(address, emptyAd)).toEqual({
    ...emptyAd,
    price: "1",
    details: { ...defaultDetails, year: "2019" },
  });
});
