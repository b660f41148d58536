import { expect, test } from "./test.ts";
import { ValueTool, onward } from "./value-tool.ts";

test("the form starts with its defaults and with nothing to calculate", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open();
  await expect(tool.year()).toHaveAttribute("placeholder", "2020");
  await expect(tool.year()).toHaveAttribute("min", "1990");
  await expect(tool.year()).toHaveAttribute("max", "2024");
  await expect(tool.seats()).toHaveValue("2");
  await expect(tool.batteryAge()).toHaveValue("2");
  await expect(tool.condition("good")).toBeChecked();
  await expect(tool.powertrain("Electric")).toBeChecked();
  await expect(tool.upgrades()).not.toBeChecked();
  await expect(tool.result()).toContainText("Ready to Calculate");
  await expect(tool.calculate()).toBeDisabled();
});

test("the options are worded as in the product spec", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open();
  await expect(tool.batteryAge().locator("option")).toHaveText([
    "Brand New (0-6 months)",
    "1 year",
    "2 years",
    "3 years",
    "4 years",
    "5+ Years (needs replacement)",
  ]);
  await expect(tool.seats().locator("option")).toHaveText([/^2/, /^4/, /^6/, /^8\+/]);
  await expect(tool.make().locator("option")).toHaveCount(122);
  for (const name of [
    "Excellent - Like new, no wear",
    "Good - Minor wear, well maintained",
    "Fair - Moderate wear, needs minor work",
    "Poor - Significant wear, needs major work",
  ]) {
    await expect(page.getByRole("radio", { name, exact: true })).toBeVisible();
  }
});

test("Calculate is enabled when year, make, and model are filled in, and disabled again otherwise", async ({
  page,
}) => {
  const tool = new ValueTool(page);
  await tool.open();
  await expect(page.getByText("To calculate, enter the year, make, and model.")).toBeVisible();
  await tool.enter(onward);
  await expect(tool.calculate()).toBeEnabled();
  await tool.model().fill("   ");
  await expect(tool.calculate()).toBeDisabled();
  await expect(page.getByText("To calculate, enter the model.")).toBeVisible();
});

test("a year that is not a whole number keeps Calculate disabled and says what to do", async ({
  page,
}) => {
  const tool = new ValueTool(page);
  await tool.open();
  await tool.enter(onward);
  await tool.year().fill("2020.5");
  await expect(tool.calculate()).toBeDisabled();
  await expect(page.getByText("Enter the year as a whole number, such as 2020.")).toBeVisible();
});

for (const [year, value] of [
  ["1950", "$2,280"],
  ["2024", "$9,120"],
  ["2031", "$11,400"],
]) {
  test(`a year outside the field's bounds is valued like any other: ${year}`, async ({ page }) => {
    const tool = new ValueTool(page);
    await tool.open();
    await tool.enter({ ...onward, modelYear: Number(year) });
    await tool.calculate().click();
    await expect(tool.value()).toHaveText(value!);
  });
}

test(
  "the result shows the value, range, trade-in, arithmetic, and notes",
  { tag: "@both" },
  async ({ page }) => {
    const tool = new ValueTool(page);
    await tool.open();
    await tool.enter(onward);
    await tool.seats().selectOption("4");
    await tool.batteryAge().selectOption("4");
    await tool.upgrades().check();
    await tool.calculate().click();
    await expect(tool.value()).toHaveAttribute("value", "5216");
    await expect(tool.value()).toHaveText("$5,216");
    expect(await tool.figures()).toEqual({ value: 5216, low: 4434, high: 5998 });
    await expect(tool.result()).toContainText("Trade-in value, low end of range");
    await expect(tool.result().getByRole("row")).toHaveText([
      /Step/,
      /Base price, Onward.*\$12,000/,
      /6 years of age−55%\$5,400/,
      /Good conditioneven\$5,400/,
      /4 seats\+20%\$6,480/,
      /Electriceven\$6,480/,
      /Battery, 4 years−30%\$4,536/,
      /Upgrades\+15%\$5,216/,
    ]);
    await expect(tool.result()).toContainText("Market analysis");
    await expect(tool.result()).toContainText("Condition adjusted");
    await expect(tool.result()).toContainText(
      "This price is an estimate. The actual price may vary",
    );
  },
);

test("the result says which base price was used and why", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open();
  for (const [make, model, reason] of [
    ["Club Car", "Onward", "Listed price for the Club Car Onward"],
    ["Club Car", "Onward lifted", "'Onward lifted' is priced as the Club Car Onward"],
    ["Club Car", "Viking", "No listed price for 'Viking': Club Car default"],
    ["Other", "One", "No listed price for 'One': Other default"],
  ] as const) {
    await tool.enter({ modelYear: 2020, make, model });
    await tool.calculate().click();
    await expect(tool.result()).toContainText(reason);
  }
});

test("a value raised to the floor has a line that says so", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open();
  await tool.enter({ modelYear: 1995, make: "AMF", model: "Golf car" });
  await tool.batteryAge().selectOption("5");
  await tool.calculate().click();
  await expect(tool.value()).toHaveText("$1,000");
  await expect(tool.result().getByRole("row").last()).toHaveText("Minimum valueraised to$1,000");
});

test("a result stays with its own cart until Calculate is pressed again", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open();
  await tool.enter(onward);
  await tool.calculate().click();
  await expect(tool.result()).not.toContainText("previous details");
  await tool.model().fill("DS");
  await expect(tool.result()).toContainText("This result is for your previous details.");
  await expect(tool.result()).toContainText("2020 Club Car Onward");
  await expect(tool.value()).toHaveText("$5,130");
  await tool.calculate().click();
  await expect(tool.result()).toContainText("2020 Club Car DS");
  await expect(tool.value()).toHaveText("$2,779");
  await expect(tool.result()).not.toContainText("previous details");
});

test("gas hides the battery's age, and electric restores the chosen one", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open();
  await tool.batteryAge().selectOption("4");
  await tool.powertrain("Gas").check();
  await expect(tool.batteryAge()).toBeHidden();
  await tool.enter(onward);
  await tool.calculate().click();
  await expect(tool.value()).toHaveText("$5,940");
  await expect(tool.result()).not.toContainText("Battery");
  await tool.powertrain("Electric").check();
  await expect(tool.batteryAge()).toHaveValue("4");
});

test("the result is announced once, as a whole sentence", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open();
  await tool.enter(onward);
  await tool.calculate().click();
  await expect(tool.result().getByRole("status").filter({ hasText: "estimated" })).toHaveText(
    "2020 Club Car Onward: estimated market value $5,130, " +
      "range $4,361 to $5,900, trade-in value $4,361.",
  );
});

test("text typed before the page was ready is kept", { tag: "@both" }, async ({ page }) => {
  const tool = new ValueTool(page);
  let scriptsMayCome = () => {};
  const typed = new Promise<void>((resolve) => (scriptsMayCome = resolve));
  await page.route("**/*.js", async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await tool.year().fill("2020");
  await tool.make().selectOption("Club Car");
  await tool.model().fill("Onward");
  await tool.upgrades().check();
  await expect(tool.calculate()).toBeDisabled();
  scriptsMayCome();
  await expect(tool.calculate()).toBeEnabled();
  await tool.calculate().click();
  await expect(tool.value()).toHaveText("$5,900");
});

test("a misspelled model brings up a suggestion, which one press accepts", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open();
  await tool.enter({ modelYear: 2020, make: "Club Car", model: "precedant" });
  await expect(page.getByText("No listed price for this model: Club Car default")).toContainText(
    "Did you mean Precedent?",
  );
  await page.getByRole("status").getByRole("button", { name: "Precedent" }).press("Enter");
  await expect(tool.model()).toHaveValue("Precedent");
  await expect(tool.model()).toBeFocused();
  await expect(page.getByText("Did you mean")).toHaveCount(0);
});

test("a make's models are chips that fill the field", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open();
  await expect(page.getByRole("group", { name: "Suggestions" })).toHaveCount(0);
  await tool.make().selectOption("Club Car");
  const chips = page.getByRole("group", { name: "Suggestions" }).getByRole("button");
  await expect(chips).toHaveText(["Precedent", "DS", "Onward", "Tempo"]);
  await chips.filter({ hasText: "Tempo" }).click();
  await expect(tool.model()).toHaveValue("Tempo");
  await expect(chips.and(page.locator("[aria-pressed=true]"))).toHaveText("Tempo");
  await tool.make().selectOption("Active EV");
  await expect(chips).toHaveCount(0);
});

test("an unlikely year is questioned once its field loses the focus, and valued anyway", async ({
  page,
}) => {
  const tool = new ValueTool(page);
  await tool.open();
  await tool.enter({ ...onward, modelYear: 2020 });
  await tool.year().fill("");
  await tool.year().pressSequentially("20");
  await expect(page.getByText("does not look like a model year")).toHaveCount(0);
  await tool.calculate().click();
  await expect(tool.value()).toHaveText("$2,280");
  await expect(tool.year()).toHaveAccessibleDescription(
    /^20 does not look like a model year. Did you mean 2020 ?\?$/,
  );
  await page.getByRole("button", { name: "2020" }).click();
  await expect(tool.year()).toHaveValue("2020");
  await expect(tool.year()).toBeFocused();
  await expect(page.getByText("does not look like a model year")).toHaveCount(0);
  await tool.year().fill("1492");
  await tool.model().focus();
  await expect(tool.year()).toHaveAccessibleDescription("1492 does not look like a model year.");
});

test("the mouse wheel over the year scrolls the page and leaves the year alone", async ({
  page,
}) => {
  const tool = new ValueTool(page);
  await tool.open();
  await tool.year().fill("2020");
  await tool.year().hover();
  await page.mouse.wheel(0, 240);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(tool.year()).toHaveValue("2020");
  await expect(tool.year()).toBeFocused();
  await expect(tool.year()).toBeEditable();
});

test("the model field suggests the make's models", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open();
  await tool.make().selectOption("Icon");
  const suggestions = page.locator("datalist option");
  await expect(suggestions).toHaveText(["i20", "i40", "i60", "i40L", "i60L"]);
});

test("the form says how a model is understood before anything is calculated", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open();
  const understood = page.getByRole("status").filter({ hasText: "base price" });
  await tool.make().selectOption("Yamaha");
  await expect(understood).toHaveCount(0);
  await tool.model().fill("drive2 ptv");
  await expect(understood).toHaveText("Understood as Yamaha Drive, base price $7,500.");
  await tool.model().fill("Viking");
  await expect(understood).toHaveText(
    "No listed price for this model: Yamaha default, base price $7,000.",
  );
  const suggested = page.locator(`#${await tool.model().getAttribute("list")} option`);
  expect(await suggested.allTextContents()).toContain("Drive2");
  await expect(tool.result()).toContainText("Ready to Calculate");
});
