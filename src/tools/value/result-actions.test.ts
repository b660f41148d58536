import { afterEach, expect, test, vi } from "vitest";
import { calculationOf } from "../cart/calculation-samples.ts";
import { rendered } from "../cart/test-markup.ts";
import { live } from "../cart/test-press.ts";
import { namedTrials } from "../estimate/lever-list.tsx";
import { ResultActions } from "./result-actions.tsx";

afterEach(() => vi.unstubAllGlobals());

const calculation = calculationOf();

async function sharedBy(trialId: string | null): Promise<ShareData[]> {
  const shared: ShareData[] = [];
  vi.stubGlobal("navigator", { share: async (data: ShareData) => void shared.push(data) });
  vi.stubGlobal("location", { href: "https://cartworth.example/?year=2020" });
  const trial = namedTrials(calculation).find(({ id }) => id === trialId) ?? null;
  await live(ResultActions, { calculation, trial }).press("Share Result");
  return shared;
}

test("at first there are two buttons, and nothing has happened", () => {
  const actions = rendered(ResultActions, { calculation, trial: null });
  expect(actions.texts("button")).toEqual(["Share Result", "List for Sale"]);
  expect(actions.one("p", { role: "status" }).text).toBe("");
  for (const tag of ["dialog", "input"]) expect(actions.all(tag)).toEqual([]);
});

test("the calculated cart is shared, with the address that shows it", async () => {
  expect(await sharedBy(null)).toEqual([
    {
      title: "Golf Cart Value Estimate",
      text: "2020 Club Car Onward is estimated at $5,216",
      url: "https://cartworth.example/?year=2020",
    },
  ]);
});

test("a change on trial is shared with it", async () => {
  const [data] = await sharedBy("new-batteries");
  expect(data!.text).toBe(
    "2020 Club Car Onward is estimated at $8,197 with a change: new batteries",
  );
});
