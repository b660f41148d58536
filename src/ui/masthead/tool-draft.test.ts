import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { someDetails } from "../../../domain/details/cart.fixture.ts";
import {
  type Details,
  defaultDetails,
  formQueryOf,
  readDetails,
} from "../../../domain/details/details.ts";
import { SmallStorage } from "../../features/my-carts/storage.fixture.ts";
import { draftAfterReturn, keepDraft } from "./tool-draft.ts";

const keepDetails = (details: Details) => keepDraft(formQueryOf(details));

function restored(): Details | null {
  const draft = draftAfterReturn();
  return draft === null ? null : readDetails(new URLSearchParams(draft), defaultDetails);
}

/** `type` is the navigation type by which the visitor came to the page. */
function arriveAt(path: string, type: string) {
  const { pathname, search } = new URL(path, "https://example.com");
  vi.stubGlobal("location", { pathname, search });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });
}

beforeEach(() => {
  vi.stubGlobal("sessionStorage", new SmallStorage());
  arriveAt("/", "navigate");
});
afterEach(() => vi.unstubAllGlobals());

const unfinished = someDetails({ modelYear: "", model: "Onward & co" });

describe("a form that was left", () => {
  test.each([
    ["back_forward", unfinished],
    ["reload", unfinished],
    ["navigate", null],
    ["prerender", null],
  ])("a draft is restored after a return only: by %s", (type, draft) => {
    keepDetails(unfinished);
    arriveAt("/", type);
    expect(restored()).toEqual(draft);
  });

  test("a draft belongs to its page", () => {
    keepDetails(unfinished);
    arriveAt("/club-car", "reload");
    expect(restored()).toBeNull();
    keepDetails(someDetails());
    expect(restored()).toEqual(someDetails());
    arriveAt("/", "reload");
    expect(restored()).toEqual(unfinished);
  });

  test("a draft belongs to its address", () => {
    arriveAt("/?year=2020&make=Club+Car&model=Onward", "navigate");
    keepDetails(unfinished);
    arriveAt("/?year=2022&make=Yamaha&model=Drive2", "navigate");
    keepDetails(someDetails());
    arriveAt("/?year=2020&make=Club+Car&model=Onward", "back_forward");
    expect(restored()).toEqual(unfinished);
  });

  test("the last draft of an address is restored", () => {
    keepDetails(unfinished);
    keepDetails(someDetails());
    arriveAt("/", "reload");
    expect(restored()).toEqual(someDetails());
  });
});

test("a return without a stored draft restores nothing", () => {
  arriveAt("/", "reload");
  expect(draftAfterReturn()).toBeNull();
});

test("a browser that does not say how the visitor reached the page restores nothing", () => {
  keepDetails(unfinished);
  vi.stubGlobal("performance", { getEntriesByType: () => [] });
  expect(restored()).toBeNull();
});

test("a draft that no longer fits the form is read field by field", () => {
  keepDetails(someDetails({ make: "A make of yesterday" }));
  arriveAt("/", "reload");
  expect(restored()).toEqual(someDetails({ make: "" }));
});
