import { expect, test } from "vitest";
import { firstChoices, frameLine, framePath } from "./line.ts";
import { readHostChoices } from "./host-choices.ts";

test("the default line opens the tool on the trade-in without other dealers’ prices", () => {
  expect(framePath(firstChoices)).toBe("/embed?for=trading&dealers=hide");
});

test("the tool reads back the choices in the line", () => {
  const choices = { ...firstChoices, make: "club-car", partner: "sunny-carts" };
  const query = new URLSearchParams(framePath(choices).split("?")[1]);
  expect(readHostChoices(query)).toEqual({
    make: "Club Car",
    partner: "sunny-carts",
    role: "trading",
    hidesDealers: true,
  });
});

test("the line is escaped HTML with a title for the frame", () => {
  const line = frameLine("https://cartworth.example", firstChoices);
  expect(line).toContain("for=trading&amp;dealers=hide");
  expect(line).toContain('title="What is your golf cart worth?"');
});

test("the line reserves more room for a form that suggests one make’s models", () => {
  const reserved = (make: string) =>
    Number(/height="(\d+)"/.exec(frameLine("", { ...firstChoices, make }))![1]);
  expect(reserved("club-car")).toBeGreaterThan(reserved(""));
});
