import { type ComponentType, act } from "react";
import { createRoot } from "react-dom/client";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PartBoundary, lazyPart, withErrorBoundary } from "./lazy-part.tsx";
import { mount, press } from "../kit/page.fixture.ts";
import { textOf, textsOf, getOne } from "../kit/queries.fixture.ts";

let isBroken: boolean;

beforeEach(() => {
  isBroken = true;
  // React reports each error that a part of the page catches.
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
  test("that fails is replaced by a sentence that is read out, and by nothing once it is retried", async () => {
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

  test("that fails again is replaced again", async () => {
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

  test("is shown as it is while nothing is wrong", async () => {
    isBroken = false;
    expect(textOf(await mount(<Safe value={5216} />))).toBe("Estimate $5216");
  });

  test("that fails says what is not lost, and its button reloads the page", async () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    const page = await mount(<Safe value={5216} />);
    expect(textOf(getOne("[role=alert]", page))).toContain("Your saved carts are safe");
    await press("Reload", page);
    expect(reload).toHaveBeenCalledOnce();
  });

  test("that draws the heading of its page leaves the heading when it fails", async () => {
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

  test("is shown once it has arrived, and is not asked for before it is shown", async () => {
    const load = vi.fn<Load>(async () => Estimate);
    lazyPart(load, "");
    expect(load).not.toHaveBeenCalled();
    expect(textsOf("h1, p", await pageWith(load))).toEqual(["Value", "Estimate $5216"]);
  });

  test.each<[string, Load]>([
    ["does not arrive", () => Promise.reject(new Error("no network"))],
    ["arrives empty", async () => undefined as never],
  ])("that %s takes nothing else with it, and can be asked for again", async (_what, fails) => {
    const load = vi.fn<Load>(async () => Estimate).mockImplementationOnce(fails);
    const page = await pageWith(load);
    expect(textsOf("h1, p", page)).toEqual(["Value", "The estimate is missing."]);
    await press("Try again", page);
    expect(textsOf("h1, p", page)).toEqual(["Value", "Estimate $5216"]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("is replaced until it arrives, and above the sentence if it doesn’t", async () => {
    const Meanwhile = ({ value }: { value: number }) => <p>About ${value}</p>;
    const loads = Promise.withResolvers<ComponentType<{ value: number }>>();
    const load = vi.fn<Load>(async () => Estimate).mockImplementationOnce(() => loads.promise);
    const Lazy = lazyPart(load, "The estimate is missing.", Meanwhile);
    const page = await mount(<Lazy value={5216} />);
    expect(textOf(page)).toBe("About $5216");
    await act(async () => loads.reject(new Error("no network")));
    expect(textsOf("p", page)).toEqual(["About $5216", "The estimate is missing."]);
    await press("Try again", page);
    expect(textOf(page)).toBe("Estimate $5216");
  });

  test("that did not arrive is asked for again when it is shown the next time", async () => {
    const load = vi
      .fn<Load>(async () => Estimate)
      .mockImplementationOnce(() => Promise.reject(new Error("no network")));
    const Lazy = lazyPart(load, "The estimate is missing.");
    expect(textOf(await mount(<Lazy value={5216} />))).toContain("The estimate is missing.");
    expect(textOf(await mount(<Lazy value={5216} />))).toBe("Estimate $5216");
  });

  test("inside another lazy part is asked for once, although React waits before it shows both", async () => {
    const load = vi.fn<Load>(() => arrived(Estimate));
    const Inner = lazyPart(load, "");
    const Outer = lazyPart<{ value: number }>(
      () => arrived(({ value }) => <Inner value={value} />),
      "",
    );
    // React does not wait in `act`.
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    const place = document.createElement("main");
    const root = createRoot(place);
    root.render(<Outer value={5216} />);
    await expect.poll(() => textOf(place)).toBe("Estimate $5216");
    expect(load).toHaveBeenCalledOnce();
    root.unmount();
  });
});

/** Code takes long enough to arrive that React shows the page without it first. */
async function arrived<Part>(part: Part): Promise<Part> {
  await sleep(20);
  return part;
}
