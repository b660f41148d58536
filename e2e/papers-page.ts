import type { Page } from "@playwright/test";
import { paperKinds } from "../src/features/papers/kinds.ts";
import { openTool } from "./value-tool.ts";

const cart =
  "year=2020&make=Club+Car&model=Onward&seats=4&powertrain=electric&condition=good&batteryAge=4";

export const paper = (page: Page) => page.getByRole("article");
export const choose = (page: Page, id: keyof typeof paperKinds) =>
  page.getByRole("radio", { name: paperKinds[id].name }).check();

export async function openPapers(page: Page, query = cart): Promise<void> {
  await openTool(page, `/papers?${query}`);
}
