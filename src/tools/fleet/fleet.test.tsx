import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { enter, mount, press, render } from "../../components/test-page.ts";
import { allOf, textOf, the } from "../../components/test-queries.ts";
import { FleetDesk } from "./fleet-desk.ts";
import { Fleet } from "./fleet.tsx";
import type { Answer, Request } from "./messages.ts";

/** A worker that is in the page's own thread, or one whose script never arrives. */
class TestWorker extends EventTarget {
  static isBlocked = false;
  static started = 0;

  readonly desk = new FleetDesk({
    answer: (data: Answer) => this.tell(new MessageEvent("message", { data })),
    keep: async () => "kept",
    kept: async () => null,
    pause: async () => {},
  });

  constructor() {
    super();
    TestWorker.started++;
  }

  postMessage(request: Request): void {
    if (TestWorker.isBlocked) {
      queueMicrotask(() => this.tell(new Event("error")));
    } else void this.desk.handle(request);
  }

  tell(event: Event): void {
    act(() => void this.dispatchEvent(event));
  }

  terminate(): void {}
}

beforeEach(() => {
  vi.stubGlobal("Worker", TestWorker);
  Object.assign(TestWorker, { isBlocked: false, started: 0 });
  localStorage.clear();
  sessionStorage.clear();
});

const field = (page: HTMLElement) => the<HTMLTextAreaElement>("textarea", page);
const heading = (page: HTMLElement) => textOf(the("section[aria-label='Fleet result'] h2", page));

test("before any cart, the page starts no worker and says what it needs without scripts", async () => {
  expect(textOf(render(<Fleet />))).toContain("needs JavaScript");
  await mount(<Fleet />);
  expect(TestWorker.started).toBe(0);
});

test("carts are valued as they are pasted, and the field shows what was fixed", async () => {
  const page = await mount(<Fleet />);
  await enter("2018,Club Car,Precedent\n20I8,EZ-GO,RXV", field(page));
  await press("Value the Carts", page);
  await expect.poll(() => heading(page)).toBe("1 cart");
  const wrong = the<HTMLInputElement>("[aria-invalid]", page);
  await enter("2018", wrong);
  await press("Save line 2", page);
  await expect.poll(() => heading(page)).toBe("2 carts");
  expect(field(page).value).toBe("2018,Club Car,Precedent\n2018,EZ-GO,RXV\n");
  expect(allOf("[aria-invalid]", page)).toEqual([]);
});

test("text that is being typed is not replaced by what was fixed", async () => {
  const page = await mount(<Fleet />);
  await enter("20I8,EZ-GO,RXV\n2018,EZ-GO,RXV", field(page));
  await press("Value the Carts", page);
  await expect.poll(() => allOf("[aria-invalid]", page).length).toBe(1);
  await enter("2020,Yamaha,Drive2", field(page));
  await enter("2018", the<HTMLInputElement>("[aria-invalid]", page));
  await press("Save line 1", page);
  await expect.poll(() => heading(page)).toBe("2 carts");
  expect(field(page).value).toBe("2020,Yamaha,Drive2");
  expect(textOf(page)).toContain("The text has changed. Value the carts again.");
});

test("where the worker cannot start, the text stays, and another try goes on", async () => {
  TestWorker.isBlocked = true;
  const page = await mount(<Fleet />);
  await enter("2018,Club Car,Precedent", field(page));
  await press("Value the Carts", page);
  await expect.poll(() => textOf(the("div[role=alert]", page))).toContain("couldn’t be loaded");
  expect(field(page).value).toBe("2018,Club Car,Precedent");
  TestWorker.isBlocked = false;
  await press("Try again", page);
  await expect.poll(() => heading(page)).toBe("1 cart");
  expect(TestWorker.started).toBe(2);
});
