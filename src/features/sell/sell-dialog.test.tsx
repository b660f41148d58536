import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { render } from "../../ui/kit/page.fixture.ts";
import {
  getAll,
  descriptionOf,
  fieldOf,
  linksIn,
  textOf,
  textsOf,
  getOne,
} from "../../ui/kit/queries.fixture.ts";
import { answerNumber } from "../../../domain/answer/text.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { leadSchema } from "../../../domain/submissions/lead.ts";
import { calculationOf } from "../cart-form/calculation.fixture.ts";
import { SellDialog } from "./sell-dialog.tsx";

const calculation = calculationOf();
const { cart, estimate } = calculation;
const dialog = render(
  <SellDialog opening={1} calculation={calculation} onSent={() => {}} onReset={() => {}} />,
);
test("the dialog says who receives the details", () => {
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

const isAccepted = (change: object) =>
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

const asking = formatDollars(answerNumber(calculation, "selling"));

test("the dialog has a name, starts closed, and names the calculated cart", () => {
  const element = getOne("dialog[aria-label='Sell Your Golf Cart']", dialog);
  expect(element.hasAttribute("open")).toBe(false);
  expect(textOf(element)).toContain(
    `2020 Club Car Onward · Asking ${asking} · estimated at $5,216`,
  );
});

test("the description starts with the calculated cart, the asking price, and the value", () => {
  expect(fieldOf<HTMLTextAreaElement>("Description", dialog).value).toBe(
    `2020 Club Car Onward: 4 seats, electric, good condition, 4-year-old batteries, upgrades. Asking ${asking}. Estimated value: $5,216.`,
  );
});

test("the dialog of a cart without dealers' prices gives only the estimated value", () => {
  const gem = calculationOf({ make: "GEM", model: "e4" });
  const value = formatDollars(gem.estimate.value);
  const page = render(
    <SellDialog opening={1} calculation={gem} onSent={() => {}} onReset={() => {}} />,
  );
  expect(textOf(page)).toContain(`2020 GEM e4 · Estimated at ${value}`);
  expect(fieldOf<HTMLTextAreaElement>("Description", page).value).toMatch(
    `upgrades. Estimated value: ${value}.`,
  );
});

describe("the fields", () => {
  test.each(Object.entries(labels))(
    "the field %s has the label %s and a place for its error",
    (name, label) => {
      const field = fieldOf(label, dialog);
      expect(field.getAttribute("name")).toBe(name);
      expect(textOf(descriptionOf(field, dialog))).toBe("");
    },
  );

  test("a field is required exactly when the server requires it", () => {
    expect(isAccepted({})).toBe(true);
    for (const [name, label] of Object.entries(labels)) {
      expect(fieldOf(label, dialog).hasAttribute("required"), name).toBe(
        !isAccepted({ [name]: "" }),
      );
    }
  });

  test("the label of a required field says so", () => {
    for (const label of getAll("label[for]", dialog)) {
      const field = getOne(`[id="${label.getAttribute("for")!}"]`, dialog);
      expect(textOf(label).endsWith(" required")).toBe(field.hasAttribute("required"));
    }
  });

  test.each(["name", "phone", "location"] as const)(
    "the field %s takes as much text as the server, and no more",
    (name) => {
      const longest = Number(fieldOf(labels[name], dialog).getAttribute("maxlength"));
      expect(isAccepted({ [name]: "x".repeat(longest) })).toBe(true);
      expect(isAccepted({ [name]: "x".repeat(longest + 1) })).toBe(false);
    },
  );

  test("a description that is too long isn't cut", () => {
    expect(fieldOf(labels.description, dialog).hasAttribute("maxlength")).toBe(false);
  });

  test("each field has the type and autocompletion for its purpose", () => {
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

test("the dialog can be sent, canceled, and closed", () => {
  expect(textsOf("button[type=submit]", dialog)).toEqual(["Send my cart"]);
  expect(getOne("button[type=submit]", dialog).getAttribute("aria-disabled")).toBe("false");
  expect(textsOf("button", dialog)).toContain("Cancel");
  expect(getAll("button[aria-label=Close]", dialog)).toHaveLength(1);
});
