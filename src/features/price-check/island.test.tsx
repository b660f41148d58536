import { afterEach, beforeEach, expect, test, vi, describe } from "vitest";
import { someDetails } from "../../../domain/cart/testing.ts";
import { mount, openPage, render, submit, enter } from "../../ui/kit/test-page.ts";
import { fieldOf, textOf, textsOf, the, allOf, descriptionOf } from "../../ui/kit/test-queries.ts";
import { nonsense } from "../cart/test-texts.ts";
import { noon } from "../cart/calculation-samples.ts";
import { PriceCheck, CheckBoard, CheckForm, PriceField } from "./island.tsx";
import { type Ad, emptyAd, queryOfAd, readAd, type Check } from "./model.ts";
import { checkOf } from "./check-samples.ts";
import { maxAmountLength } from "../../format/read-dollars.ts";
import fc from "fast-check";
import { batteryTypes } from "../../../domain/asking-prices/priced-cart.ts";
import { defaultDetails } from "../../../domain/cart/details.ts";

const page = render(<PriceCheck />);
const query = queryOfAd({ ...emptyAd, price: "6500", details: someDetails() });
const staleText = "This result is for the previous ad.";

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
  await vi.waitFor(() =>
    expect(textOf(the("section[tabindex] h2", tool))).toBe("2020 Club Car Onward, asking $6,500"),
  );
  expect(textOf(tool)).not.toContain(staleText);
});

test("an address with a dealer’s ad shows the dealer in the form, and the answer is current", async () => {
  openPage(
    "",
    `/check-a-price${queryOfAd({ ...emptyAd, price: "6500", seller: "dealer", details: someDetails() })}`,
  );
  const tool = await mount(<PriceCheck />);
  expect(the("input[name=seller]:checked", tool).getAttribute("value")).toBe("dealer");
  expect(textOf(tool)).not.toContain(staleText);
});

test("an answer is of the previous ad once the ad is edited, until it is checked again", async () => {
  openPage("", `/check-a-price${query}`);
  const tool = await mount(<PriceCheck />);
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
  openPage("", `/check-a-price${query}`);
  const tool = await mount(<PriceCheck />);
  await enter("4", fieldOf("Seats", tool));
  await enter("2", fieldOf("Seats", tool));
  expect(textOf(tool)).toContain(staleText);
  await enter("4", fieldOf("Seats", tool));
  expect(textOf(tool)).not.toContain(staleText);
});

const boardOf = (check: Check | null, stale = false) =>
  render(<CheckBoard ref={{ current: null }} check={check} stale={stale} onUpdate={() => {}} />);

describe("before an ad is entered", () => {
  test("it says what will be there, without a figure or a verdict", () => {
    const board = boardOf(null);
    expect(textOf(the("h2", board))).toBe("Ready to check");
    expect(textOf(board)).not.toMatch(/\$\d/);
    expect(allOf("li", board)).toEqual([]);
  });
});

test("the sign says the cart and its price, and what to open at", () => {
  const board = boardOf(checkOf({}, 6500));
  expect(textOf(the("h2", board))).toBe("2016 Club Car Precedent, asking $6,500");
  expect(the("data[data-answer=buying]", board).getAttribute("value")).toMatch(/^\d+$/);
});

test("the board is a named region that can take the focus", () => {
  expect(the("section[aria-label='Price check']", boardOf(null)).getAttribute("tabindex")).toBe(
    "-1",
  );
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

describe("the check", () => {
  test.each<[string, Ad, string]>([
    ["nothing", emptyAd, "Enter the asking price."],
    ["no price", { ...whole, price: " " }, "Enter the asking price."],
    [
      "two prices",
      { ...whole, price: "6500 or 7000" },
      "Enter the asking price as one amount in dollars, such as $6,500 or 6.5k.",
    ],
    [
      "no model",
      { ...whole, details: someDetails({ model: "" }) },
      "To calculate, enter the model.",
    ],
  ])("is closed with %s, and a note says why", (_what, ad, note) => {
    const form = formOf(ad);
    expect(the("button[type=submit]", form).hasAttribute("disabled")).toBe(true);
    expect(textsOf("p", form)).toContain(note);
  });

  test("is open once the ad is complete", () => {
    const button = the("button[type=submit]", formOf(whole));
    expect(textOf(button)).toBe("Check the Price");
    expect(button.hasAttribute("disabled")).toBe(false);
  });
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
  expect(onChange.mock.calls).toEqual([
    [{ details: someDetails({ seats: 2 }) }],
    [{ price: "7000" }],
  ]);
});

test("a gas cart is asked neither for its battery's age nor for its type", () => {
  const gas = formOf({ ...whole, details: someDetails({ powertrain: "gas" }) });
  expect(textsOf("label", gas).join()).not.toContain("Battery");
  expect(textsOf("label", formOf(whole)).join()).toContain("Battery type");
});

function fieldWith(price: string) {
  const markup = render(<PriceField price={price} onChange={() => {}} />);
  const field = fieldOf("Asking price", markup);
  return { field, note: descriptionOf(field, markup) };
}

test("it shows the price as it was typed, up to the longest that an ad has", () => {
  const { field } = fieldWith("6.5k obo");
  expect(field.getAttribute("value")).toBe("6.5k obo");
  expect(field.getAttribute("maxlength")).toBe(String(maxAmountLength));
});

describe("the note below it", () => {
  test.each([
    ["6.5k obo", "We read this as $6,500."],
    ["6500 obo", "We read this as $6,500."],
    ["6,50", "We read this as $650."],
    ["$6,500", ""],
    ["6 500", ""],
    ["6500", ""],
    ["", ""],
    ["   ", ""],
  ])("of %j is %j, and no error", (price, text) => {
    const { field, note } = fieldWith(price);
    expect(textOf(note)).toBe(text);
    expect(note.getAttribute("role")).toBe("status");
    expect(note.getAttribute("data-invalid")).toBe("false");
    expect(field.hasAttribute("aria-invalid")).toBe(false);
  });

  test.each(["6500 or 7000", "a lot", "0"])("of %j is an error", (price) => {
    const { field, note } = fieldWith(price);
    expect(textOf(note)).toBe(
      "Enter the asking price as one amount in dollars, such as $6,500 or 6.5k.",
    );
    expect(note.getAttribute("data-invalid")).toBe("true");
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });
});

test("what is typed is passed on as it is", async () => {
  const onChange = vi.fn<(price: string) => void>();
  const field = await mount(
    <form>
      <PriceField price="" onChange={onChange} />
    </form>,
  );
  await enter(" 6.5k ", fieldOf("Asking price", field));
  expect(onChange.mock.calls).toEqual([[" 6.5k "]]);
});

const ads = fc.record<Ad>({
  price: fc.string({ maxLength: maxAmountLength }),
  seller: fc.constantFrom("owner", "dealer"),
  details: fc
    .record({ batteryType: fc.constantFrom(null, ...batteryTypes), lifted: fc.boolean() })
    .map((extras) => ({
      ...defaultDetails,
      year: "2020",
      make: "EZ-GO",
      model: "RXV & co",
      ...extras,
    })),
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
