import { describe, expect, test, vi } from "vitest";
import { mount, render, enter } from "../../components/test-page.ts";
import { fieldOf, textOf, textsOf, the } from "../../components/test-queries.ts";
import { onwardDetails } from "../cart/calculation-samples.ts";
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
      { ...whole, details: { ...onwardDetails, model: "" } },
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
    [{ details: { ...onwardDetails, seats: 2 } }],
    [{ price: "7000" }],
  ]);
});

test("a gas cart is asked neither for its battery's age nor for its type", () => {
  const gas = formOf({ ...whole, details: { ...onwardDetails, powertrain: "gas" } });
  expect(textsOf("label", gas).join()).not.toContain("Battery");
  expect(textsOf("label", formOf(whole)).join()).toContain("Battery type");
});
