import { describe, expect, test, vi } from "vitest";
import { defaultDetails, readDetails } from "../cart/details.ts";
import { onwardDetails } from "../cart/calculation-samples.ts";
import { nonsense, rendered } from "../cart/test-markup.ts";
import { Calculator } from "./calculator.tsx";

describe("the page before its script runs", () => {
  const page = rendered(Calculator, {});

  test("has the form with its defaults", () => {
    const others = { seats: 8, powertrain: "gas", condition: "poor", batteryAge: 5 } as const;
    expect(readDetails(page.formData, { ...defaultDetails, ...others })).toEqual(defaultDetails);
    expect(page.one("button", { type: "submit" }).has("disabled")).toBe(true);
  });

  test("has the board without a result, and nothing of what follows one", () => {
    expect(page.texts("h2")).toEqual(["Enter Cart Details", "Ready to Calculate"]);
    expect(page.all("data")).toEqual([]);
  });

  test("is the same whenever it is built, without a figure that nobody asked for", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2040-01-01T12:00:00Z") });
    expect(rendered(Calculator, {}).html).toBe(page.html);
    vi.useRealTimers();
    expect(page.html).not.toMatch(nonsense);
    expect(page.text).not.toMatch(/\$\d/);
  });
});

describe("on a make's own page", () => {
  const page = rendered(Calculator, { make: "Icon", modelHint: "i40, i60" });

  test("the make is given, and its models are offered", () => {
    expect(page.all("select", { name: "make" })).toEqual([]);
    expect(page.text).toContain("Make Icon");
    expect(page.one("div", { role: "group" }).texts("button")).toEqual([
      "i20",
      "i40",
      "i60",
      "i40L",
    ]);
    expect(page.field("Model").attribute("placeholder")).toBe("i40, i60");
  });

  test("only year and model are missing", () => {
    expect(page.texts("p")).toContain("To calculate, enter the year and model.");
  });

  test("the form has no field that could name another make", () => {
    expect(readDetails(page.formData, onwardDetails).make).toBe(onwardDetails.make);
  });
});
