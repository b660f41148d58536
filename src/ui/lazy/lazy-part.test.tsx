import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PartBoundary, lazyPart, withErrorBoundary } from "./lazy-part.tsx";
import { mount, press } from "../kit/page.fixture.ts";
import { textOf, textsOf, getOne } from "../kit/queries.fixture.ts";

let isBroken: boolean;

beforeEach(() => {
  isBroken = true;
  // React logs every error that an error boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Estimate({ value }: { value: number }) {
  if (isBroken) throw new Error("broken");
  return <p>Estimate ${value}</p>;
}

describe("a part of a page", () => {
  test("a part that fails is replaced by an announced sentence until it is retried", async () => {
    const page = await mount(
      <PartBoundary sentence="The estimate is missing.">
        <Estimate value={5216} />
      </PartBoundary>,
    );
    const alert = getOne("[role=alert]", page);
    expect(textsOf("p, button", alert)).toEqual(["The estimate is missing.", "Try again"]);
    isBroken = false;
    await press("Try again", page);
    expect(textOf(page)).toBe("Estimate $5216");
  });

  test("a part that fails again on retry is replaced again", async () => {
    const page = await mount(
      <PartBoundary sentence="The estimate is missing.">
        <Estimate value={5216} />
      </PartBoundary>,
    );
    await press("Try again", page);
    expect(textsOf("[role=alert] p", page)).toEqual(["The estimate is missing."]);
  });
});

describe("a tool", () => {
  const Safe = withErrorBoundary(Estimate);

  test("a tool without errors is shown unchanged", async () => {
    isBroken = false;
    expect(textOf(await mount(<Safe value={5216} />))).toBe("Estimate $5216");
  });

  test("a tool that fails says what is not lost and offers to reload", async () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    const page = await mount(<Safe value={5216} />);
    expect(textOf(getOne("[role=alert]", page))).toContain("Your saved carts are safe");
    await press("Reload", page);
    expect(reload).toHaveBeenCalledOnce();
  });

  test("a failing tool that has the page's heading keeps the heading", async () => {
    const Titled = withErrorBoundary(Estimate, ({ value }) => `What is $${value}?`);
    expect(textsOf("h1", await mount(<Titled value={5216} />))).toEqual(["What is $5216?"]);
  });
});

describe("a part whose code is loaded when it is shown", () => {
  type Load = () => Promise<ComponentType<{ value: number }>>;
  const pageWith = (load: Load) => {
    const Lazy = lazyPart(load, "The estimate is missing.");
    return mount(
      <>
        <h1>Value</h1>
        <Lazy value={5216} />
      </>,
    );
  };

  beforeEach(() => void (isBroken = false));

  test("a lazy part is loaded when it is first shown", async () => {
    const load = vi.fn<Load>(async () => Estimate);
    lazyPart(load, "");
    expect(load).not.toHaveBeenCalled();
    expect(textsOf("h1, p", await pageWith(load))).toEqual(["Value", "Estimate $5216"]);
  });

  test.each<[string, Load]>([
    ["does not arrive", () => Promise.reject(new Error("no network"))],
    ["arrives empty", async () => undefined as never],
  ])("a lazy part that %s leaves the page intact and can be retried", async (_what, fails) => {
    const load = vi.fn<Load>(async () => Estimate).mockImplementationOnce(fails);
    const page = await pageWith(load);
    expect(textsOf("h1, p", page)).toEqual(["Value", "The estimate is missing."]);
    await press("Try again", page);
    expect(textsOf("h1, p", page)).toEqual(["Value", "Estimate $5216"]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("a lazy part that failed to load is loaded again the next time it is shown", async () => {
    const load = vi
      .fn<Load>(async () => Estimate)
      .mockImplementationOnce(() => Promise.reject(new Error("no network")));
    const Lazy = lazyPart(load, "The estimate is missing.");
    expect(textOf(await mount(<Lazy value={5216} />))).toContain("The estimate is missing.");
    expect(textOf(await mount(<Lazy value={5216} />))).toBe("Estimate $5216");
  });

  test("a lazy part inside another one is loaded only once", async () => {
    const load = vi.fn<Load>(() => arrived(Estimate));
    const Inner = lazyPart(load, "");
    const Outer = lazyPart<{ value: number }>(
      () => arrived(({ value }) => <Inner value={value} />),
      "",
    );
    // React doesn't delay the content of a Suspense boundary in act.
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    const place = document.createElement("main");
    const root = createRoot(place);
    root.render(<Outer value={5216} />);
    await expect.poll(() => textOf(place)).toBe("Estimate $5216");
    expect(load).toHaveBeenCalledOnce();
    root.unmount();
  });
});

/** Takes long enough that React first shows the page without the code. */
async function arrived<Part>(part: Part): Promise<Part> {
  await sleep(20);
  return part;
}
