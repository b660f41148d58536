import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export class ConditionCheck {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  fold = () => this.page.getByText("Not sure? Answer a few questions");
  questions = () => this.page.getByRole("group", { name: /\?$/ });
  question = (name: RegExp) => this.page.getByRole("group", { name });
  use = () => this.page.getByRole("button", { name: /^Use (Excellent|Good|Fair|Poor)$/ });

  async answerAllNo(): Promise<void> {
    await expect(this.questions().first()).toBeVisible();
    for (const question of await this.questions().all()) {
      await question.getByRole("radio", { name: "No", exact: true }).check();
    }
  }
}
