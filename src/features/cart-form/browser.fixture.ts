import { afterEach, beforeEach, vi } from "vitest";
import { openPage } from "../../ui/kit/page.fixture.ts";
import { noon } from "./calculation.fixture.ts";

/** Starts each test at noon, at this address, with empty storage; restores all mocks afterward. */
export function browserForEachTest(path = "/"): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    openPage("", path);
    vi.useFakeTimers({ now: noon, toFake: ["Date", "setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
