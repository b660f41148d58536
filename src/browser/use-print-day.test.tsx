import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mount } from "../ui/kit/page.fixture.ts";
import { textOf } from "../ui/kit/queries.fixture.ts";
import { usePrintDay } from "./use-print-day.ts";

afterEach(() => void vi.useRealTimers());

function Day() {
  return <p>{usePrintDay()}</p>;
}

test("a page left open overnight is printed with the day of printing", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 21, 23) });
  const page = await mount(<Day />);
  expect(textOf(page)).toBe("November 21, 2026");
  vi.setSystemTime(new Date(2026, 10, 22, 9));
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(textOf(page)).toBe("November 22, 2026");
});
