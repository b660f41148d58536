import { describe, expect, test, vi } from "vitest";
import { someDetails } from "../../../domain/cart/cart.fixture.ts";
import { mount, mountAt, press, render, submit, enter } from "../../ui/kit/page.fixture.ts";
import { getAll, fieldOf, textOf, textsOf, getOne } from "../../ui/kit/queries.fixture.ts";
import { brokenText } from "../cart-form/texts.fixture.ts";
import { defaultDetails, queryOf, readDetails } from "../../../domain/cart/details.ts";
import { browserForEachTest } from "../cart-form/browser.fixture.ts";
import { shownModels } from "../models/text.ts";
import { Calculator } from "./island.tsx";

browserForEachTest();

const head = { title: "What is it worth?", lede: "One number." };

test("before its script runs, the page is the same whenever it is built, without any figure", () => {
  const page = render(<Calculator {...head} />);
  expect(textsOf("h1, h2", page)).toEqual(["What is it worth?", "Enter Cart Details"]);
  expect(textsOf(".ready", page)).toEqual(["Ready to Calculate", "Your number appears here."]);
  expect(getOne("button[type=submit]", page).hasAttribute("disabled")).toBe(true);
  expect(getAll("data", page)).toEqual([]);
  expect(page.innerHTML).not.toMatch(brokenText);
  expect(textOf(page)).not.toMatch(/\$\d/);
  vi.setSystemTime("2040-01-01T12:00:00Z");
  expect(render(<Calculator {...head} />).innerHTML).toBe(page.innerHTML);
});

test("the form begins with its defaults", async () => {
  const form = getOne<HTMLFormElement>("form", await mount(<Calculator {...head} />));
  const others = { seats: 8, powertrain: "gas", condition: "poor", batteryAge: 5 } as const;
  const fallback = { ...defaultDetails, ...others };
  expect(readDetails(new FormData(form), fallback)).toEqual(defaultDetails);
});

test.each([
  ["/ez-go/txt", "TXT"],
  ["/ez-go/txt?model=RXV", "RXV"],
])("a model's own page fills in the model, unless the address %s names another", async (...row) => {
  const [path, model] = row;
  const tool = await mountAt(path, <Calculator {...head} make="EZ-GO" model="TXT" />);
  expect(fieldOf("Model", tool).value).toBe(model);
});

test("on a make's own page the make is given, its models are offered, and two fields are missing", () => {
  const page = render(<Calculator {...head} make="Icon" modelHint="i40, i60" />);
  expect(getAll("[name=make]", page)).toEqual([]);
  expect(textOf(page)).toContain("Make Icon");
  expect(textsOf("button", getOne("div[role=group]", page))).toEqual(["i20", "i40", "i60", "i40L"]);
  expect(fieldOf("Model", page).getAttribute("placeholder")).toBe("i40, i60");
  expect(textsOf("p", page)).toContain("To calculate, enter the year and model.");
});

test("a press on a model's drawing fills it in", async () => {
  const models = shownModels("Club Car");
  const tool = await mount(<Calculator {...head} make="Club Car" models={models} />);
  const choice = getOne("[aria-label='Which one is it?']", tool);
  expect(textsOf("button b", choice)).toEqual(["Precedent", "Tempo", "Onward", "DS", "Carryall"]);
  await press("Tempo", choice);
  expect(fieldOf("Model", tool).value).toBe("Tempo");
  expect(textsOf("[aria-pressed=true] b", choice)).toEqual(["Tempo"]);
});

describe("at work", () => {
  const stale = "This result is for your previous details.";
  const figure = (tool: HTMLElement) =>
    textOf(getOne("[aria-label='Valuation result'] data:not([data-answer])", tool));

  test("what is entered is valued, and the address then says it", async () => {
    const tool = await mount(<Calculator {...head} />);
    await enter("2020", fieldOf("Year", tool));
    await enter("Club Car", fieldOf("Make", tool));
    await press("Onward", tool);
    expect(getAll("data", tool)).toEqual([]);
    await submit(tool);
    expect(figure(tool)).toMatch(/^\$[\d,]+$/);
    const entered = { year: "2020", make: "Club Car", model: "Onward" };
    const said = new URLSearchParams(location.search);
    expect(readDetails(said, defaultDetails)).toMatchObject(entered);
  });

  test("an address is valued at once, and an edit leaves its result until it is calculated", async () => {
    const tool = await mountAt(
      `/${queryOf(someDetails())}`,
      <Calculator {...head} make="Club Car" />,
    );
    expect(figure(tool)).toBe("$5,216");
    await enter("6", fieldOf("Seats", tool));
    expect(figure(tool)).toBe("$5,216");
    expect(textOf(tool)).toContain(stale);
    await submit(tool);
    expect(figure(tool)).not.toBe("$5,216");
    expect(textOf(tool)).not.toContain(stale);
  });

  test("gas takes the battery's age away, and electric brings the chosen one back", async () => {
    const tool = await mount(<Calculator {...head} make="Club Car" />);
    await enter("4", fieldOf("Battery Age", tool));
    await press("Gas", tool);
    expect(textOf(tool)).not.toContain("Battery Age");
    await press("Electric", tool);
    expect(fieldOf<HTMLSelectElement>("Battery Age", tool).value).toBe("4");
  });

  test("an address with an unlikely year is valued, and the line below its heading doubts the year", async () => {
    const tool = await mountAt(
      `/${queryOf(someDetails({ year: "-5" }))}`,
      <Calculator {...head} />,
    );
    expect(textOf(tool)).toContain("-5 doesn’t look like a model year. 4 seats · electric");
    expect(figure(tool)).toMatch(/^\$[\d,]+$/);
  });

  const opened = () =>
    mountAt(`/${queryOf(someDetails({ batteryAge: 4 }))}`, <Calculator {...head} />);
  const signOf = (tool: HTMLElement) =>
    Number(getOne(".tool [data-answer]", tool).getAttribute("value"));

  test("with an answer the heading is the cart, and the form waits behind Change", async () => {
    const tool = await opened();
    expect(textOf(getOne(".main h1", tool))).toBe("2020 Club Car Onward");
    const form = getOne("form", tool);
    expect(form.hasAttribute("data-open")).toBe(false);
    await press("Change", tool);
    expect(form.hasAttribute("data-open")).toBe(true);
    expect(document.activeElement).toBe(fieldOf("Year", form));
    await press("Close", tool);
    expect(form.hasAttribute("data-open")).toBe(false);
    expect(textOf(document.activeElement!)).toBe("Change");
  });

  test("a changed field computes nothing until Update, which stands on the sign", async () => {
    const tool = await opened();
    const before = tool.querySelector(".main")!.textContent;
    const number = signOf(tool);
    await press("Change", tool);
    await enter("5", fieldOf("Battery Age", tool));
    await press("Close", tool);
    expect(signOf(tool)).toBe(number);
    expect(textOf(getOne(".tool .sign", tool))).toContain(stale);
    await press("Update", getOne(".tool .sign", tool));
    expect(signOf(tool)).not.toBe(number);
    expect(tool.querySelector(".main")!.textContent).not.toBe(before);
    expect(textOf(getOne(".tool .sign", tool))).not.toContain(stale);
  });

  test("a row that is pressed is tried on the sign, and Undo takes it back", async () => {
    const tool = await opened();
    const number = signOf(tool);
    await press("A new lead-acid set", tool);
    const tried = signOf(tool);
    expect(tried).toBeGreaterThan(number);
    expect(textOf(getOne(".tool .sign", tool))).toMatch(
      /^If it had: A new lead-acid set.*A new lead-acid set: \+\$[\d,]+, costs about \$1,350Undo$/,
    );
    expect(new URLSearchParams(location.search).get("batteryAge")).toBe("4");
    await press("Undo", getOne(".tool .sign", tool));
    expect(signOf(tool)).toBe(number);
  });

  test("a row that is pressed again is taken back as well", async () => {
    const tool = await opened();
    const number = signOf(tool);
    await press("Lithium batteries", tool);
    expect(signOf(tool)).not.toBe(number);
    await press("Lithium batteries", tool);
    expect(signOf(tool)).toBe(number);
  });

  test("another side of the deal takes a trial back, and says what it is in the address", async () => {
    const tool = await opened();
    await press("A new lead-acid set", tool);
    await press("Trading in", tool);
    expect(textOf(getOne(".tool .sign", tool))).toMatch(/^2020 Club Car Onward.*Expect/);
    expect(new URLSearchParams(location.search).get("for")).toBe("trading");
  });

  test("a page that was painted as an answer's is told otherwise once its script runs", async () => {
    document.documentElement.dataset["answered"] = "";
    await mountAt("/?year=twenty&make=Club Car&model=DS", <Calculator {...head} />);
    expect(document.documentElement.dataset["answered"]).toBeUndefined();
  });
});
