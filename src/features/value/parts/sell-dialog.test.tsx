import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { render } from "../../../ui/kit/page.fixture.ts";
import {
  getAll,
  descriptionOf,
  fieldOf,
  linksIn,
  textOf,
  textsOf,
  getOne,
} from "../../../ui/kit/queries.fixture.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { leadSchema } from "../../../../domain/submissions/lead.ts";
import { calculationOf } from "../../cart-form/calculation.fixture.ts";
import { SellDialog } from "./sell-dialog.tsx";

const calculation = calculationOf();
const { cart, estimate } = calculation;
const dialog = render(
  <SellDialog opening={1} calculation={calculation} onSent={() => {}} onReset={() => {}} />,
);
test("who receives the details is said before they are sent", () => {
  expect(dialog.textContent).toContain("Your details go to CartWorth. Nothing is published.");
  expect(linksIn(dialog)).toContainEqual(["Privacy Policy", "/privacy-policy"]);
});

const labels = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  location: "Location",
  description: "Description",
};

/** True if the server would accept the form with this change. */
const isTaken = (change: object) =>
  v.is(leadSchema, {
    id: "0c4e7d1e-2f6b-4a5a-9d3e-1b2c3d4e5f60",
    name: "Ann",
    email: "ann@example.com",
    location: "Ocala, FL",
    cart,
    estimate: estimate.value,
    page: "/?year=2020",
    elapsedMs: 60_000,
    website: "",
    ...change,
  });

test("it is a named dialog, closed at first, about the calculated cart", () => {
  const element = getOne("dialog[aria-label='Sell Your Golf Cart']", dialog);
  expect(element.hasAttribute("open")).toBe(false);
  expect(textOf(element)).toContain("2020 Club Car Onward · asking $5,350 · estimated at $5,216");
});

test("the description begins with the calculated cart, the price to ask, and its value", () => {
  expect(fieldOf<HTMLTextAreaElement>("Description", dialog).value).toBe(
    "2020 Club Car Onward: 4 seats, electric, good condition, 4-year-old batteries, upgrades. Asking $5,350. Estimated value: $5,216.",
  );
});

test("a cart without dealers' prices has its estimated value only", () => {
  const gem = calculationOf({ make: "GEM", model: "e4" });
  const value = formatDollars(gem.estimate.value);
  const page = render(
    <SellDialog opening={1} calculation={gem} onSent={() => {}} onReset={() => {}} />,
  );
  expect(textOf(page)).toContain(`2020 GEM e4 · estimated at ${value}`);
  expect(fieldOf<HTMLTextAreaElement>("Description", page).value).toMatch(
    `upgrades. Estimated value: ${value}.`,
  );
});

describe("its fields", () => {
  test.each(Object.entries(labels))(
    "%s is called %s and has a place for its error",
    (name, label) => {
      const field = fieldOf(label, dialog);
      expect(field.getAttribute("name")).toBe(name);
      expect(textOf(descriptionOf(field, dialog))).toBe("");
    },
  );

  test("are required where the server requires them", () => {
    expect(isTaken({})).toBe(true);
    for (const [name, label] of Object.entries(labels)) {
      expect(fieldOf(label, dialog).hasAttribute("required"), name).toBe(!isTaken({ [name]: "" }));
    }
  });

  test("that are required say so in their labels", () => {
    for (const label of getAll("label[for]", dialog)) {
      const field = getOne(`[id="${label.getAttribute("for")!}"]`, dialog);
      expect(textOf(label).endsWith(" required")).toBe(field.hasAttribute("required"));
    }
  });

  test.each(["name", "phone", "location", "description"] as const)(
    "take as long a %s as the server, and no longer",
    (name) => {
      const longest = Number(fieldOf(labels[name], dialog).getAttribute("maxlength"));
      expect(isTaken({ [name]: "x".repeat(longest) })).toBe(true);
      expect(isTaken({ [name]: "x".repeat(longest + 1) })).toBe(false);
    },
  );

  test("have the keyboards and the suggestions of what they are for", () => {
    const kinds = Object.values(labels).map((label) => {
      const field = fieldOf(label, dialog);
      return [field.localName, field.getAttribute("type"), field.getAttribute("autocomplete")];
    });
    expect(kinds).toEqual([
      ["input", "text", "name"],
      ["input", "email", "email"],
      ["input", "tel", "tel"],
      ["input", "text", "address-level2"],
      ["textarea", null, null],
    ]);
  });
});

test("the trap for programs is neither seen, nor read out, nor reached by Tab", () => {
  const trap = getOne("div[aria-hidden=true]", dialog);
  expect(getOne("input", trap).getAttribute("name")).toBe("website");
  expect(getOne("input", trap).getAttribute("tabindex")).toBe("-1");
});

test("it can be sent, canceled, and closed", () => {
  expect(textsOf("button[type=submit]", dialog)).toEqual(["Send my cart"]);
  expect(getOne("button[type=submit]", dialog).getAttribute("aria-disabled")).toBe("false");
  expect(textsOf("button", dialog)).toContain("Cancel");
  expect(getAll("button[aria-label=Close]", dialog)).toHaveLength(1);
});

test("what becomes of it is said in an alert that is empty at first", () => {
  expect(textOf(getOne("p[role=alert]", dialog))).toBe("");
});
