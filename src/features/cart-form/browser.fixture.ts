import type { ReactNode } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import { mountAt, openPage } from "../../ui/kit/page.fixture.ts";
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

/** Leaves the open page and comes back to it, the way a reload or the Back button does. */
export async function returnTo(node: ReactNode): Promise<HTMLElement> {
  dispatchEvent(new Event("pagehide"));
  const navigation = vi
    .spyOn(performance, "getEntriesByType")
    .mockReturnValue([Object.assign({}, performance.mark("return"), { type: "reload" })]);
  const page = await mountAt(location.pathname + location.search + location.hash, node);
  navigation.mockRestore();
  return page;
}
