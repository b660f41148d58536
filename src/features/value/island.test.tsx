import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { someDetails } from "../../../domain/cart/testing.ts";
import { mount, openPage, press, render, submit, enter } from "../../ui/kit/test-page.ts";
import { allOf, fieldOf, textOf, textsOf, the } from "../../ui/kit/test-queries.ts";
import { nonsense } from "../cart/test-texts.ts";
import { defaultDetails, queryOf, readDetails } from "../../../domain/cart/details.ts";
import { noon } from "../cart/calculation-samples.ts";
import { Calculator } from "./island.tsx";

beforeEach(() => {
  openPage("", "/");
  sessionStorage.clear();
  vi.useFakeTimers({ now: noon, toFake: ["Date", "setTimeout", "clearTimeout"] });
  // Where a browser says how one came to the page.
  vi.stubGlobal(
    "PerformanceNavigationTiming",
    class {
      readonly type = "navigate";
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the page before its script runs", () => {
  const page = render(<Calculator />);

  test("has the form with its defaults", async () => {
    const tool = await mount(<Calculator />);
    const others = { seats: 8, powertrain: "gas", condition: "poor", batteryAge: 5 } as const;
    expect(
      readDetails(new FormData(the<HTMLFormElement>("form", tool)), {
        ...defaultDetails,
        ...others,
      }),
    ).toEqual(defaultDetails);
    expect(the("button[type=submit]", page).hasAttribute("disabled")).toBe(true);
  });

  test("has the board without a result, and nothing of what follows one", () => {
    expect(textsOf("h2", page)).toEqual(["Enter Cart Details", "Ready to Calculate"]);
    expect(allOf("data", page)).toEqual([]);
  });

  test("is the same whenever it is built, without a figure that nobody asked for", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2040-01-01T12:00:00Z") });
    expect(render(<Calculator />).innerHTML).toBe(page.innerHTML);
    vi.useRealTimers();
    expect(page.innerHTML).not.toMatch(nonsense);
    expect(textOf(page)).not.toMatch(/\$\d/);
  });
});

describe("on a model's own page", () => {
  const modelIn = async () => {
    const tool = await mount(<Calculator make="EZ-GO" model="TXT" />);
    return fieldOf("Model", tool).value;
  };

  test("the model is filled in", async () => {
    expect(await modelIn()).toBe("TXT");
  });

  test("an address that names another model wins", async () => {
    openPage("", "/ez-go/txt?model=RXV");
    expect(await modelIn()).toBe("RXV");
  });
});

describe("on a make's own page", () => {
  const page = render(<Calculator make="Icon" modelHint="i40, i60" />);

  test("the make is given, and its models are offered", () => {
    expect(allOf("select[name=make]", page)).toEqual([]);
    expect(textOf(page)).toContain("Make Icon");
    expect(textsOf("button", the("div[role=group]", page))).toEqual(["i20", "i40", "i60", "i40L"]);
    expect(fieldOf("Model", page).getAttribute("placeholder")).toBe("i40, i60");
  });

  test("only year and model are missing", () => {
    expect(textsOf("p", page)).toContain("To calculate, enter the year and model.");
  });

  test("the form has no field that could name another make", () => {
    expect(readDetails(new FormData(the("form", page)), someDetails()).make).toBe("Club Car");
  });
});

describe("at work", () => {
  const stale = "This result is for your previous details.";
  const figure = (tool: HTMLElement) =>
    textOf(the("[aria-label='Valuation result'] data:not([data-answer])", tool));

  test("what is entered is valued, and the address then says it", async () => {
    const tool = await mount(<Calculator />);
    await enter("2020", fieldOf("Year", tool));
    await enter("Club Car", fieldOf("Make", tool));
    await press("Onward", tool);
    expect(allOf("data", tool)).toEqual([]);
    await submit(tool);
    expect(figure(tool)).toMatch(/^\$[\d,]+$/);
    const entered = { year: "2020", make: "Club Car", model: "Onward" };
    expect(readDetails(new URLSearchParams(location.search), defaultDetails)).toMatchObject(
      entered,
    );
  });

  test("an address is valued at once, and an edit leaves its result until it is calculated", async () => {
    openPage("", `/${queryOf(someDetails())}`);
    const tool = await mount(<Calculator make="Club Car" />);
    expect(figure(tool)).toBe("$5,216");
    await enter("6", fieldOf("Seats", tool));
    expect(figure(tool)).toBe("$5,216");
    expect(textOf(tool)).toContain(stale);
    await submit(tool);
    expect(figure(tool)).not.toBe("$5,216");
    expect(textOf(tool)).not.toContain(stale);
  });

  test("gas takes the battery's age away, and electric brings the chosen one back", async () => {
    const tool = await mount(<Calculator make="Club Car" />);
    await enter("4", fieldOf("Battery Age", tool));
    await press("Gas", tool);
    expect(textOf(tool)).not.toContain("Battery Age");
    await press("Electric", tool);
    expect(fieldOf<HTMLSelectElement>("Battery Age", tool).value).toBe("4");
  });

  test("an address with an unlikely year is valued, and the line above its form doubts the year", async () => {
    openPage("", `/${queryOf(someDetails({ year: "-5" }))}`);
    const tool = await mount(<Calculator />);
    expect(textOf(tool)).toContain("-5 doesn’t look like a model year. 4 seats · electric");
    expect(figure(tool)).toMatch(/^\$[\d,]+$/);
  });
});
