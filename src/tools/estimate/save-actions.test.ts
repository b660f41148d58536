import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { calculationOf, noon } from "../cart/calculation-samples.ts";
import { rendered } from "../cart/test-markup.ts";
import { live } from "../cart/test-press.ts";
import { onward } from "../my-carts/saved-cart-samples.ts";
import { currentShelf } from "../my-carts/shelf-subscription.ts";
import { SmallStorage } from "../my-carts/test-storage.ts";
import { SaveActions, SaveAnswer } from "./save-actions.tsx";

beforeEach(() => {
  vi.stubGlobal("localStorage", new SmallStorage());
  vi.stubGlobal("location", { pathname: "/club-car" });
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const calculation = calculationOf();

test("pressing Save keeps the cart that was calculated, with its page, once", () => {
  for (let presses = 0; presses < 2; presses++) {
    live(SaveActions, calculation).press("Save to My Carts");
  }
  expect(currentShelf().carts).toEqual([
    { ...onward, id: expect.stringMatching(/^[0-9a-f]{12}$/) },
  ]);
});

test("pressing Print prints the page", () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  live(SaveActions, calculation).press("Print or save as PDF");
  expect(print).toHaveBeenCalledOnce();
});

test("before anything is saved there is nothing to say", () => {
  expect(rendered(SaveActions, calculation).one("p", { role: "status" }).text).toBe("");
});

describe("saving ends in a sentence", () => {
  const answer = (outcome: Parameters<typeof SaveAnswer>[0]) => rendered(SaveAnswer, outcome);

  test.each([
    [{ status: "saved", saved: onward }, "Saved as 2020 Club Car Onward. See My Carts"],
    [
      { status: "already-saved", saved: { ...onward, name: "Bob’s" } },
      "Already saved as Bob’s. See My Carts",
    ],
    [{ status: "at-limit" }, "My Carts holds 100 carts: remove one to save another. See My Carts"],
  ] as const)("with the way to the carts where they matter: %j", (outcome, sentence) => {
    expect(answer(outcome).text).toBe(sentence);
    expect(answer(outcome).one("a").attribute("href")).toBe("/my-carts");
  });

  test.each([
    ["forbidden", "This browser does not let the page keep anything (private browsing?)."],
    ["full", "This browser’s storage is full: remove a cart or export them."],
  ] as const)("without it where the browser keeps nothing: %s", (status, sentence) => {
    expect(answer({ status }).text).toBe(sentence);
    expect(answer({ status }).all("a")).toEqual([]);
  });
});
