import type { Page } from "@playwright/test";
import type { Cart } from "../domain/cart/cart.ts";
import { hydrated } from "./test.ts";

/** The value tool as a visitor finds it, by roles and labels. */
export class ValueTool {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  year = () => this.page.getByLabel("Year", { exact: true });
  seats = () => this.page.getByLabel("Seats");
  make = () => this.page.getByLabel("Make", { exact: true });
  model = () => this.page.getByLabel("Model");
  batteryAge = () => this.page.getByLabel("Battery Age");
  upgrades = () => this.page.getByLabel(/upgrades/);
  powertrain = (name: string) => this.page.getByRole("radio", { name });
  condition = (name: string) => this.page.getByRole("radio", { name: new RegExp(`^${name}`, "i") });
  calculate = () => this.page.getByRole("button", { name: "Calculate Value" });
  result = () => this.page.getByRole("region", { name: /result/ });
  value = () => this.result().locator("data:not([data-answer])");
  /** The answer for one role, on the sign. */
  answer = () => this.result().locator("data[data-answer]");
  row = (name: string) => this.result().getByRole("row").filter({ hasText: name });
  /** Opens the form, which an answer replaces with its sign. */
  change = () => this.page.getByRole("button", { name: "Change", exact: true }).click();
  lithium = () => this.page.getByLabel("Lithium", { exact: true });
  lifted = () => this.page.getByLabel("Lifted", { exact: true });
  notRunning = () => this.page.getByLabel("Doesn’t run", { exact: true });
  /** A row of what moves the number. */
  move = (name: string) => this.page.getByRole("button", { name, exact: true });
  arithmetic = () => this.page.getByText("The formula’s estimate, step by step");

  async open(address = "/"): Promise<void> {
    await this.page.goto(address);
    await hydrated(this.page);
  }

  /** The price check folds the details, because the ad says them. */
  async unfold(): Promise<void> {
    const fold = this.page.getByText(/^(?:No ad\? Fill in the details|All details)$/);
    if ((await fold.isVisible()) && !(await this.year().isVisible())) await fold.click();
  }

  async enter({ modelYear, make, model }: Pick<Cart, "modelYear" | "make" | "model">) {
    await this.unfold();
    await this.year().fill(String(modelYear));
    await this.make().selectOption(make);
    await this.model().fill(model);
  }

  async enterAll(cart: Cart): Promise<void> {
    await this.enter(cart);
    await this.seats().selectOption(String(cart.seats));
    await this.condition(cart.condition).check();
    await this.powertrain("Electric").check();
    await this.batteryAge().selectOption(String(cart.batteryAge));
    await this.powertrain(cart.powertrain === "gas" ? "Gas" : "Electric").check();
    await this.upgrades().setChecked(cart.hasUpgrades);
  }

  /** The result's figures, in dollars. */
  async figures(): Promise<{ value: number; low: number; high: number }> {
    const text = await this.row("Estimated value").innerText();
    const [, ...ends] = /\$([\d,]+) to \$([\d,]+)/.exec(text)!;
    const [low, high] = ends.map((end) => Number(end.replaceAll(",", "")));
    return { value: Number(await this.value().getAttribute("value")), low: low!, high: high! };
  }
}

export const onward = { modelYear: 2020, make: "Club Car", model: "Onward" };

/** Opens a page with the value tool, and waits until it works. */
export async function openTool(page: Page, address = "/"): Promise<ValueTool> {
  const tool = new ValueTool(page);
  await tool.open(address);
  return tool;
}

/** Values a cart at $5,130, on the home page or on the page of its make. */
export async function calculateOnward(page: Page, path = "/"): Promise<ValueTool> {
  const tool = await openTool(page, path);
  await tool.year().fill(String(onward.modelYear));
  if (path === "/") await tool.make().selectOption(onward.make);
  await tool.model().fill(onward.model);
  await tool.calculate().click();
  return tool;
}
