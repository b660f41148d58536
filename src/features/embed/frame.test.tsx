import { beforeEach, describe, expect, test } from "vitest";
import { openPage } from "../../ui/kit/page.fixture.ts";
import { applyHostLook } from "./frame.ts";

const root = document.documentElement;
const propertyOf = (name: string) => root.style.getPropertyValue(name);

function open(query: string) {
  openPage("", `/embed${query}`);
  applyHostLook();
}

beforeEach(() => {
  root.removeAttribute("style");
  delete root.dataset["accent"];
  delete root.dataset["make"];
});

describe("an accent", () => {
  test.each([
    ["0a6", "#00aa66", "#000"],
    ["B22222", "#B22222", "#fff"],
    ["000", "#000000", "#fff"],
    ["ffffff", "#ffffff", "#000"],
    ["777777", "#777777", "#000"],
    ["00f", "#0000ff", "#fff"],
  ])("the accent %s is applied with text that is readable on it", (accent, color, text) => {
    open(`?accent=${accent}`);
    expect([propertyOf("--accent"), propertyOf("--on-accent")]).toEqual([color, text]);
    expect(root.dataset["accent"]).toBe("");
  });

  test("text on any gray accent has a contrast of at least 4.5", () => {
    for (let gray = 0; gray < 256; gray++) {
      const pair = gray.toString(16).padStart(2, "0");
      open(`?accent=${pair.repeat(3)}`);
      expect(contrast(gray / 255, propertyOf("--on-accent") === "#000" ? 0 : 1)).toBeGreaterThan(
        4.5,
      );
    }
  });

  test.each([
    "",
    "?accent=",
    "?accent=12",
    "?accent=1234",
    "?accent=red",
    "?accent=%2300aa66",
    "?accent=fff)%3B--x%3Aurl(",
    "?accent=00aa667",
    "?accent=gggggg",
  ])("the invalid accent in %j is ignored", (query) => {
    open(query);
    expect([propertyOf("--accent"), root.dataset["accent"]]).toEqual(["", undefined]);
  });
});

test.each([
  ["", "light"],
  ["?scheme=dark", "dark"],
  ["?scheme=auto", "light dark"],
  ["?scheme=night", "light"],
  ["?scheme=constructor", "light"],
])("the address %j sets the color scheme %s", (query, scheme) => {
  open(query);
  expect(root.style.colorScheme).toBe(scheme);
});

test("only a make in the address reserves room for the make", () => {
  open("?make=club-car");
  expect(root.dataset["make"]).toBe("");
  delete root.dataset["make"];
  open("?partner=ace");
  expect(root.dataset["make"]).toBeUndefined();
});

function contrast(first: number, second: number): number {
  const [dark, light] = [luminanceOf(first), luminanceOf(second)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminanceOf(part: number): number {
  return part > 0.040_45 ? ((part + 0.055) / 1.055) ** 2.4 : part / 12.92;
}
