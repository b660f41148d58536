import { describe, expect, test, vi } from "vitest";
import { mount, press, render } from "../../../ui/kit/test-page.ts";
import { allOf, textOf, the } from "../../../ui/kit/test-queries.ts";
import { calculationOf } from "../../cart/calculation-samples.ts";
import { browserForEachTest } from "../../cart/test-browser.ts";
import { queryOf } from "../../../../domain/cart/details.ts";
import { onward } from "../../my-carts/test-storage.ts";
import { currentCarts } from "../../my-carts/saved-carts.ts";
import { SaveActions } from "./estimate-extras.tsx";
import { SaveAnswer } from "./save-answer.tsx";

browserForEachTest("/club-car");

const calculation = calculationOf();

test("pressing Save keeps the cart that was calculated, with its page, once", async () => {
  const actions = await mount(<SaveActions {...calculation} />);
  await press("Save to My Carts", actions);
  expect(textOf(the("[role=status]", actions))).toMatch(/^Saved as 2020 Club Car Onward\./);
  await press("Save to My Carts", actions);
  expect(textOf(the("[role=status]", actions))).toMatch(/^Already saved as 2020 Club Car Onward\./);
  expect(currentCarts().carts).toEqual([
    { ...onward, id: expect.stringMatching(/^[0-9a-f]{12}$/) },
  ]);
});

test("pressing Print prints the page", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  await press("Print or save as PDF", await mount(<SaveActions {...calculation} />));
  expect(print).toHaveBeenCalledOnce();
});

test("the papers are filled in with the cart that was calculated", () => {
  const link = the("a", render(<SaveActions {...calculation} />));
  expect(link.getAttribute("href")).toBe(`/papers${queryOf(calculation.details)}`);
});

describe("saving ends in a sentence", () => {
  const answer = (outcome: Parameters<typeof SaveAnswer>[0]) => render(<SaveAnswer {...outcome} />);
  const named = { ...onward, name: "Bob’s" };

  test.each([
    [{ status: "saved", saved: onward }, "Saved as 2020 Club Car Onward. See My Carts"],
    [{ status: "already-saved", saved: named }, "Already saved as Bob’s. See My Carts"],
    [{ status: "at-limit" }, "My Carts holds 100 carts: remove one to save another. See My Carts"],
  ] as const)("with the way to the carts where they matter: %j", (outcome, sentence) => {
    expect(textOf(answer(outcome))).toBe(sentence);
    expect(the("a", answer(outcome)).getAttribute("href")).toBe("/my-carts");
  });

  test.each([
    ["forbidden", "This browser does not let the page keep anything (private browsing?)."],
    ["full", "This browser’s storage is full: remove a cart or export them."],
  ] as const)("without it where the browser keeps nothing: %s", (status, sentence) => {
    expect(textOf(answer({ status }))).toBe(sentence);
    expect(allOf("a", answer({ status }))).toEqual([]);
  });
});
