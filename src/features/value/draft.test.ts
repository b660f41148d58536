import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { someDetails } from "../../../domain/cart/testing.ts";
import { defaultDetails } from "../../../domain/cart/details.ts";
import { SmallStorage } from "../my-carts/test-storage.ts";
import { draftAfterReturn, keepDraft } from "./draft.ts";

class Navigation {
  readonly type: string;

  constructor(type: string) {
    this.type = type;
  }
}

/** The page at a path is there now, because the visitor came to it in this way. */
function arriveAt(path: string, type: string) {
  const { pathname, search } = new URL(path, "https://example.com");
  vi.stubGlobal("location", { pathname, search });
  vi.stubGlobal("performance", { getEntriesByType: () => [new Navigation(type)] });
}

beforeEach(() => {
  vi.stubGlobal("sessionStorage", new SmallStorage());
  vi.stubGlobal("PerformanceNavigationTiming", Navigation);
  arriveAt("/", "navigate");
});
afterEach(() => vi.unstubAllGlobals());

const unfinished = someDetails({ year: "", model: "Onward & co" });

describe("a form that was left", () => {
  test.each(["back_forward", "reload"])("is filled again on a return by %s", (type) => {
    keepDraft(unfinished);
    arriveAt("/", type);
    expect(draftAfterReturn(defaultDetails)).toEqual(unfinished);
  });

  test.each(["navigate", "prerender"])("is empty for a visitor who comes by %s", (type) => {
    keepDraft(unfinished);
    arriveAt("/", type);
    expect(draftAfterReturn(defaultDetails)).toBeNull();
  });

  test("is that of its own page", () => {
    keepDraft(unfinished);
    arriveAt("/club-car", "reload");
    expect(draftAfterReturn(defaultDetails)).toBeNull();
    keepDraft(someDetails());
    expect(draftAfterReturn(defaultDetails)).toEqual(someDetails());
    arriveAt("/", "reload");
    expect(draftAfterReturn(defaultDetails)).toEqual(unfinished);
  });

  test("is that of its own address", () => {
    arriveAt("/?year=2020&make=Club+Car&model=Onward", "navigate");
    keepDraft(unfinished);
    arriveAt("/?year=2022&make=Yamaha&model=Drive2", "navigate");
    keepDraft(someDetails());
    arriveAt("/?year=2020&make=Club+Car&model=Onward", "back_forward");
    expect(draftAfterReturn(defaultDetails)).toEqual(unfinished);
  });

  test("is as it was left last", () => {
    keepDraft(unfinished);
    keepDraft(someDetails());
    arriveAt("/", "reload");
    expect(draftAfterReturn(defaultDetails)).toEqual(someDetails());
  });
});

test("without a draft the form is as it is", () => {
  arriveAt("/", "reload");
  expect(draftAfterReturn(someDetails())).toBeNull();
});

test("a browser that does not say how one came to the page restores nothing", () => {
  keepDraft(unfinished);
  vi.stubGlobal("performance", { getEntriesByType: () => [] });
  expect(draftAfterReturn(defaultDetails)).toBeNull();
});

test("where storage is forbidden nothing is kept and nothing breaks", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(() => keepDraft(someDetails())).not.toThrow();
  arriveAt("/", "reload");
  expect(draftAfterReturn(defaultDetails)).toBeNull();
});

test("a draft that no longer fits the form is read field by field", () => {
  keepDraft(someDetails({ make: "A make of yesterday" }));
  arriveAt("/", "reload");
  expect(draftAfterReturn(defaultDetails)).toEqual(someDetails({ make: "" }));
});
