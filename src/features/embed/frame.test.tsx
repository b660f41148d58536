import { beforeEach, expect, test, vi } from "vitest";
import { openPage } from "../../ui/kit/page.fixture.ts";
import { applyHostLook } from "./frame.ts";

const root = document.documentElement;

function open(query: string, isFramed = true) {
  openPage("", `/embed${query}`);
  vi.stubGlobal("parent", isFramed ? {} : window);
  applyHostLook();
}

beforeEach(() => {
  vi.unstubAllGlobals();
  root.removeAttribute("style");
  delete root.dataset["make"];
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

test("a page that isn't in a frame follows the visitor's color scheme", () => {
  open("", false);
  expect(root.style.colorScheme).toBe("light dark");
});

test("only a make in the address reserves room for the make", () => {
  open("?make=club-car");
  expect(root.dataset["make"]).toBe("");
  delete root.dataset["make"];
  open("?partner=ace");
  expect(root.dataset["make"]).toBeUndefined();
});
