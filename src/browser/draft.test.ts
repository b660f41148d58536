import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { someDetails } from "../../domain/cart/cart.fixture.ts";
import {
  type Details,
  defaultDetails,
  formQueryOf,
  readDetails,
} from "../../domain/cart/details.ts";
import { SmallStorage } from "../features/my-carts/storage.fixture.ts";
import { draftAfterReturn, keepDraft } from "./draft.ts";

const keep = (details: Details) => keepDraft(formQueryOf(details));

function found(): Details | null {
  const kept = draftAfterReturn();
  return kept && readDetails(kept, defaultDetails);
}

/** The page at a path is there now, because the visitor came to it in this way. */
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

const unfinished = someDetails({ year: "", model: "Onward & co" });

describe("a form that was left", () => {
  test.each([
    ["back_forward", unfinished],
    ["reload", unfinished],
    ["navigate", null],
    ["prerender", null],
  ])("is filled again on a return alone: by %s", (type, draft) => {
    keep(unfinished);
    arriveAt("/", type);
    expect(found()).toEqual(draft);
  });

  test("is that of its own page", () => {
    keep(unfinished);
    arriveAt("/club-car", "reload");
    expect(found()).toBeNull();
    keep(someDetails());
    expect(found()).toEqual(someDetails());
    arriveAt("/", "reload");
    expect(found()).toEqual(unfinished);
  });

  test("is that of its own address", () => {
    arriveAt("/?year=2020&make=Club+Car&model=Onward", "navigate");
    keep(unfinished);
    arriveAt("/?year=2022&make=Yamaha&model=Drive2", "navigate");
    keep(someDetails());
    arriveAt("/?year=2020&make=Club+Car&model=Onward", "back_forward");
    expect(found()).toEqual(unfinished);
  });

  test("is as it was left last", () => {
    keep(unfinished);
    keep(someDetails());
    arriveAt("/", "reload");
    expect(found()).toEqual(someDetails());
  });
});

test("without a draft the form is as it is", () => {
  arriveAt("/", "reload");
  expect(draftAfterReturn()).toBeNull();
});

test("a browser that does not say how the visitor reached the page restores nothing", () => {
  keep(unfinished);
  vi.stubGlobal("performance", { getEntriesByType: () => [] });
  expect(found()).toBeNull();
});

test("where storage is forbidden nothing is kept and nothing breaks", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(() => keep(someDetails())).not.toThrow();
  arriveAt("/", "reload");
  expect(found()).toBeNull();
});

test("a draft that no longer fits the form is read field by field", () => {
  keep(someDetails({ make: "A make of yesterday" }));
  arriveAt("/", "reload");
  expect(found()).toEqual(someDetails({ make: "" }));
});
