import { Profiler } from "react";
import { describe, expect, test, vi } from "vitest";
import { someDetails } from "../../../domain/details/cart.fixture.ts";
import { mount, mountAt, press, render, submit, enter } from "../../ui/kit/page.fixture.ts";
import { getAll, fieldOf, textOf, textsOf, getOne } from "../../ui/kit/queries.fixture.ts";
import { defaultDetails, queryOf, readDetails } from "../../../domain/details/details.ts";
import { browserForEachTest, returnTo } from "../cart-form/browser.fixture.ts";
import { shownModels } from "../models/text.ts";
import { Calculator } from "./island.tsx";

browserForEachTest();

const head = { title: "What is it worth?", lede: "One number." };

test("the page before hydration is the same in any year and has no figures", () => {
  const page = render(<Calculator {...head} />);
  expect(textsOf("h1, h2", page)).toEqual(["What is it worth?", "Enter Cart Details"]);
  expect(textsOf(".ready", page)).toEqual(["Ready to Calculate", "Your number appears here."]);
  expect(getOne("button[type=submit]", page).hasAttribute("disabled")).toBe(true);
  expect(getAll("data", page)).toEqual([]);
  expect(textOf(page)).not.toMatch(/\$\d/);
  vi.setSystemTime("2040-01-01T12:00:00Z");
  expect(render(<Calculator {...head} />).innerHTML).toBe(page.innerHTML);
});

test.each([
  ["/", undefined, undefined],
  ["/ez-go", "EZ-GO", undefined],
  ["/ez-go/txt", "EZ-GO", "TXT"],
])("the tool on %s, opened without a cart, renders once", async (path, make, model) => {
  const onRender = vi.fn();
  const props = { ...head, ...(make && { make }), ...(model && { model }) };
  await mountAt(
    path,
    <Profiler id="tool" onRender={onRender}>
      <Calculator {...props} />
    </Profiler>,
  );
  expect(onRender).toHaveBeenCalledTimes(1);
});

test.each([
  ["/ez-go/txt", "TXT"],
  ["/ez-go/txt?model=RXV", "RXV"],
])("a model's own page at %s fills in the model %s", async (...row) => {
  const [path, model] = row;
  const tool = await mountAt(path, <Calculator {...head} make="EZ-GO" model="TXT" />);
  expect(fieldOf("Model", tool).value).toBe(model);
});

test("a make's own page fixes the make, offers its models, and asks for year and model", () => {
  const page = render(<Calculator {...head} make="Icon" modelHint="i40, i60" />);
  expect(getAll("[name=make]", page)).toEqual([]);
  expect(textOf(page)).toContain("Make Icon");
  expect(textsOf("button", getOne("div[role=group]", page))).toEqual(["i20", "i40", "i60", "i40L"]);
  expect(fieldOf("Model", page).getAttribute("placeholder")).toBe("i40, i60");
  expect(textsOf("p", page)).toContain("To calculate, enter the year and model.");
});

test("pressing a model's drawing fills in the model", async () => {
  const models = shownModels("Club Car");
  const tool = await mount(<Calculator {...head} make="Club Car" models={models} />);
  const choice = getOne("[aria-label='Which one is it?']", tool);
  expect(textsOf("button b", choice)).toEqual(["Precedent", "Tempo", "Onward", "DS", "Carryall"]);
  await press("Tempo", choice);
  expect(fieldOf("Model", tool).value).toBe("Tempo");
  expect(textsOf("[aria-pressed=true] b", choice)).toEqual(["Tempo"]);
});

describe("with a cart", () => {
  const stale = "This result is for your previous details.";
  const figure = (tool: HTMLElement) =>
    textOf(getOne("[aria-label='Valuation result'] data:not([data-answer])", tool));

  test("an entered cart is valued, and the address then holds it", async () => {
    const tool = await mount(<Calculator {...head} />);
    await enter("2020", fieldOf("Year", tool));
    await enter("Club Car", fieldOf("Make", tool));
    await press("Onward", tool);
    expect(getAll("data", tool)).toEqual([]);
    await submit(tool);
    expect(figure(tool)).toMatch(/^\$[\d,]+$/);
    const entered = { modelYear: "2020", make: "Club Car", model: "Onward" };
    const address = new URLSearchParams(location.search);
    expect(readDetails(address, defaultDetails)).toMatchObject(entered);
  });

  test("a cart in the address is valued at once, and its result stays until an edit is calculated", async () => {
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

  test("choosing gas hides the battery age, and choosing electric restores it", async () => {
    const tool = await mount(<Calculator {...head} make="Club Car" />);
    await enter("4", fieldOf("Battery Age", tool));
    await press("Gas", tool);
    expect(textOf(tool)).not.toContain("Battery Age");
    await press("Electric", tool);
    expect(fieldOf<HTMLSelectElement>("Battery Age", tool).value).toBe("4");
  });

  test("a cart with an unlikely year is valued, with a doubt below the heading", async () => {
    const tool = await mountAt(
      `/${queryOf(someDetails({ modelYear: "-5" }))}`,
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

  test("a changed field keeps the result until Update on the sign is pressed", async () => {
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

  test("pressing a row shows its trial on the sign, and Undo removes it", async () => {
    const tool = await opened();
    const number = signOf(tool);
    await press("A new lead-acid set", tool);
    const tried = signOf(tool);
    expect(tried).toBeGreaterThan(number);
    expect(textOf(getOne(".tool .sign", tool))).toMatch(
      /^With a new lead-acid set.*That’s \$[\d,]+ more\. It costs about \$1,350\.Undo$/,
    );
    expect(new URLSearchParams(location.search).get("batteryAge")).toBe("4");
    await press("Undo", getOne(".tool .sign", tool));
    expect(signOf(tool)).toBe(number);
  });

  test("pressing a row again removes its trial", async () => {
    const tool = await opened();
    const number = signOf(tool);
    await press("Lithium batteries", tool);
    expect(signOf(tool)).not.toBe(number);
    await press("Lithium batteries", tool);
    expect(signOf(tool)).toBe(number);
  });

  test("changing the role removes a trial and sets the role in the address", async () => {
    const tool = await opened();
    await press("A new lead-acid set", tool);
    await press("Trading in", tool);
    expect(textOf(getOne(".tool .sign", tool))).toMatch(/^2020 Club Car Onward.*Expect/);
    expect(new URLSearchParams(location.search).get("for")).toBe("trading");
  });

  test("an unreadable address clears the page's answered state on hydration", async () => {
    document.documentElement.dataset["answered"] = "";
    await mountAt("/?year=twenty&make=Club Car&model=DS", <Calculator {...head} />);
    expect(document.documentElement.dataset["answered"]).toBeUndefined();
  });
});

describe("where the details come from", () => {
  const short = "/?year=2022&make=Icon&model=i60";
  const summaryOf = (tool: HTMLElement) => textOf(getOne(".summary", tool));

  test("a link's assumed details are marked, and pressing one and Calculate confirms only that one", async () => {
    const tool = await mountAt(short, <Calculator {...head} />);
    expect(summaryOf(tool)).toBe(
      "6 seats · electric · good, assumed · 2-yr batteries, assumed Change",
    );
    await press("good, assumed", tool);
    expect(document.activeElement).toBe(getOne("[name=condition]:checked", tool));
    await submit(tool);
    expect(summaryOf(tool)).toBe("6 seats · electric · good · 2-yr batteries, assumed Change");
    expect(location.search).toBe(`${short.slice(1)}&condition=good`);
  });

  async function describe2019Rxv(tool: HTMLElement) {
    await enter("2019 ezgo rxv", fieldOf("Describe it in a line", tool));
    await vi.waitFor(() => expect(fieldOf("Model", tool).value).toBe("RXV"));
  }

  test("what a line left assumed is still assumed after a reload", async () => {
    await describe2019Rxv(await mountAt("/", <Calculator {...head} />));
    const reloaded = await returnTo(<Calculator {...head} />);
    expect(fieldOf("Model", reloaded).value).toBe("RXV");
    await submit(reloaded);
    expect(summaryOf(reloaded)).toContain("good, assumed");
  });

  test("details said by filling in the form by hand stay said when one of them changes", async () => {
    const tool = await mountAt("/", <Calculator {...head} />);
    await enter("2022", fieldOf("Year", tool));
    await enter("Icon", fieldOf("Make", tool));
    await enter("i60", fieldOf("Model", tool));
    await submit(tool);
    expect(location.search).toContain("seats=6&powertrain=electric&condition=good&batteryAge=2");
    await press("Change", tool);
    await enter("2021", fieldOf("Year", tool));
    await submit(tool);
    expect(summaryOf(tool)).not.toContain("assumed");
  });

  test("a make's page ignores what another make's model in its address implies", async () => {
    const tool = await mountAt(short, <Calculator {...head} make="Club Car" />);
    expect(summaryOf(tool)).toContain("2 seats, assumed");
    expect(fieldOf("Seats", tool).value).toBe("2");
  });
});
