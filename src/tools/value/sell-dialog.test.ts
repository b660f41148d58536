import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { leadSchema } from "../../../domain/submissions/lead.ts";
import { calculationOf } from "../cart/calculation-samples.ts";
import { rendered } from "../cart/test-markup.ts";
import { SellDialog } from "./sell-dialog.tsx";

const { cart, appraisal } = calculationOf();
const dialog = rendered(SellDialog, {
  opening: 1,
  cart,
  value: appraisal.value,
  onSubmitted: () => {},
});
const labels = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  location: "Location",
  description: "Description",
};

/** A listing that the server takes, with a change. */
const isTaken = (change: object) =>
  v.is(leadSchema, {
    id: "0c4e7d1e-2f6b-4a5a-9d3e-1b2c3d4e5f60",
    name: "Ann",
    email: "ann@example.com",
    location: "Ocala, FL",
    cart,
    estimate: appraisal.value,
    page: "/?year=2020",
    elapsedMs: 60_000,
    website: "",
    ...change,
  });

test("it is a named dialog, closed at first, about the calculated cart", () => {
  const element = dialog.one("dialog", { "aria-label": "Sell Your Golf Cart" });
  expect(element.has("open")).toBe(false);
  expect(element.text).toContain("2020 Club Car Onward · estimated at $5,216");
});

describe("its fields", () => {
  test.each(Object.entries(labels))(
    "%s is called %s and has a place for its error",
    (name, label) => {
      const field = dialog.field(label);
      expect(field.attribute("name")).toBe(name);
      expect(dialog.referredBy(field, "aria-describedby").text).toBe("");
    },
  );

  test("are required where the server requires them", () => {
    expect(isTaken({})).toBe(true);
    for (const [name, label] of Object.entries(labels)) {
      expect(dialog.field(label).has("required"), name).toBe(!isTaken({ [name]: "" }));
    }
  });

  test("that are required say so in their labels", () => {
    for (const label of dialog.all("label", { for: () => true })) {
      const field = dialog.one("*", { id: label.attribute("for")! });
      expect(label.text.endsWith(" required")).toBe(field.has("required"));
    }
  });

  test.each(["name", "phone", "location", "description"] as const)(
    "take as long a %s as the server, and no longer",
    (name) => {
      const longest = Number(dialog.field(labels[name]).attribute("maxlength"));
      expect(isTaken({ [name]: "x".repeat(longest) })).toBe(true);
      expect(isTaken({ [name]: "x".repeat(longest + 1) })).toBe(false);
    },
  );

  test("have the keyboards and the suggestions of what they are for", () => {
    const kinds = Object.values(labels).map((label) => {
      const field = dialog.field(label);
      return [field.tag, field.attribute("type"), field.attribute("autocomplete")];
    });
    expect(kinds).toEqual([
      ["input", "text", "name"],
      ["input", "email", "email"],
      ["input", "tel", "tel"],
      ["input", "text", "address-level2"],
      ["textarea", undefined, undefined],
    ]);
  });
});

test("the trap for programs is neither seen, nor read out, nor reached by Tab", () => {
  const trap = dialog.one("div", { "aria-hidden": "true" });
  expect(trap.one("input").attribute("name")).toBe("website");
  expect(trap.one("input").attribute("tabindex")).toBe("-1");
});

test("it can be sent, canceled, and closed", () => {
  expect(dialog.texts("button", { type: "submit" })).toEqual(["Send listing"]);
  expect(dialog.one("button", { type: "submit" }).attribute("aria-disabled")).toBe("false");
  expect(dialog.texts("button")).toContain("Cancel");
  expect(dialog.all("button", { "aria-label": "Close" })).toHaveLength(1);
});

test("what becomes of it is said in an alert that is empty at first", () => {
  expect(dialog.one("p", { role: "alert" }).text).toBe("");
});
