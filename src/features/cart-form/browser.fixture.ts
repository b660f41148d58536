import { afterEach, beforeEach, vi } from "vitest";
import { openPage } from "../../ui/kit/page.fixture.ts";
import { noon } from "./calculation.fixture.ts";

/**
 * Each test begins at noon, at this address, in a browser that has kept nothing yet. What it
 * replaces is there again afterward.
 */
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
