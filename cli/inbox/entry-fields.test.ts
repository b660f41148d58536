import { expect, test } from "vitest";
import { fieldNames, flatten, entrySummary, localTime, readableFields } from "./entry-fields.ts";
import { lead, message, sale } from "../../domain/submissions/entry.fixture.ts";

test.each([lead, sale])("the cart fields of a $kind appear next to its own", (entry) => {
  const { cart, ...rest } = entry;
  expect(flatten(entry)).toEqual({ ...rest, ...cart });
});

test("a message is already flat", () => {
  expect(flatten(message)).toEqual(message);
});

test("every field of each kind has a column", () => {
  const fields = new Set(
    [{ ...lead, partner: "ace" }, { ...message, stock: "2019 RXV" }, sale].flatMap((entry) =>
      Object.keys(flatten(entry)),
    ),
  );
  expect(new Set(fieldNames)).toEqual(fields);
});

test("a person sees words, dollars, and lines, but no empty fields", () => {
  const shown = Object.fromEntries(readableFields({ ...lead, phone: "", description: "a\nb" }));
  expect(shown).toMatchObject({
    Estimate: ["$8,500"],
    Upgrades: ["no"],
    "Battery age": ["0"],
    Description: ["a", "b"],
  });
  expect(shown).not.toHaveProperty("Phone");
  expect(Object.fromEntries(readableFields(message))["Subject"]).toEqual(["Technical Support"]);
});

test("the summary names the subject, or the cart with its value and its place or month", () => {
  expect(entrySummary(message)).toBe("Technical Support: The chart is empty.");
  expect(entrySummary(lead)).toBe("2021 Club Car Onward, $8,500, Ocala, FL");
  expect(entrySummary(sale)).toBe("2020 Club Car Onward, $9,000, 2026-07");
});

test("times are written as year, month, day, hour, and minute", () => {
  expect(localTime("2026-07-21T09:30:15.123Z")).toMatch(/^2026-07-2[0-2] \d\d:[03]0$/);
});
