import { describe, expect, test, vi } from "vitest";
import { onwardDetails } from "../cart/calculation-samples.ts";
import { rendered } from "../cart/test-markup.ts";
import { live } from "../cart/test-press.ts";
import { type Ad, emptyAd } from "./ad.ts";
import { CheckForm } from "./check-form.tsx";

const whole: Ad = { ...emptyAd, price: "6.5k", details: onwardDetails };
const propsFor = (ad: Ad, isStale = false) => ({
  ref: null,
  ad,
  isStale,
  onChange: () => {},
  onCheck: () => {},
});
const formOf = (...given: Parameters<typeof propsFor>) => rendered(CheckForm, propsFor(...given));

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
      { ...whole, details: { ...onwardDetails, model: "" } },
      "To calculate, enter the model.",
    ],
  ])("is closed with %s, and a note says why", (_what, ad, note) => {
    const form = formOf(ad);
    expect(form.one("button", { type: "submit" }).has("disabled")).toBe(true);
    expect(form.texts("p")).toContain(note);
  });

  test("is open once the ad is complete", () => {
    const button = formOf(whole).one("button", { type: "submit" });
    expect(button.text).toBe("Check the Price");
    expect(button.has("disabled")).toBe(false);
  });

  test("is made without leaving the page", () => {
    const onCheck = vi.fn<() => void>();
    const preventDefault = vi.fn<() => void>();
    live(CheckForm, { ...propsFor(whole), onCheck }).act("form", {}, "onSubmit", {
      preventDefault,
    });
    expect(onCheck).toHaveBeenCalledOnce();
    expect(preventDefault).toHaveBeenCalledOnce();
  });
});

test("a note says that the result is of the previous ad, once there is one", () => {
  const note = "The result shown is for the previous ad.";
  expect(formOf(whole, true).texts("p")).toContain(note);
  expect(formOf(whole).texts("p")).not.toContain(note);
});

test("a detail that changes leaves the ad's others as they are", () => {
  const onChange = vi.fn<(change: Partial<Ad>) => void>();
  const form = live(CheckForm, { ...propsFor(whole), onChange });
  form.act("select", { name: "seats" }, "onChange", { target: { selectedIndex: 0 } });
  form.act("input", { name: "price" }, "onChange", { target: { value: "7000" } });
  expect(onChange.mock.calls).toEqual([
    [{ details: { ...onwardDetails, seats: 2 } }],
    [{ price: "7000" }],
  ]);
});

test("a gas cart is asked neither for its battery's age nor for its chemistry", () => {
  const gas = formOf({ ...whole, details: { ...onwardDetails, powertrain: "gas" } });
  expect(gas.texts("label").join()).not.toContain("Battery");
  expect(formOf(whole).texts("label").join()).toContain("Battery chemistry");
});
