import { afterEach, expect, test, vi } from "vitest";
import { mount, press, render } from "../../components/test-page.ts";
import { textOf, textsOf, the } from "../../components/test-queries.ts";
import { formatDollars } from "../../format/money.ts";
import { calculationOf } from "../cart/calculation-samples.ts";
import { marketView } from "../evidence/market-view.ts";
import { Answer, loadMarket } from "./answer.tsx";

const precedent = calculationOf({ year: "2018", model: "Precedent", seats: 2 });
const given = {
  calculation: precedent,
  role: "selling",
  onRole: () => {},
  tiles: <data value={precedent.appraisal.value} />,
} as const;

afterEach(() => vi.restoreAllMocks());

/** The page once what the market says has been loaded. */
async function loaded(change: Partial<Parameters<typeof Answer>[0]> = {}) {
  await loadMarket();
  const page = await mount(<Answer {...given} {...change} />);
  await vi.waitFor(() =>
    expect(textOf(page)).toMatch(/From the |no listings of|ask more than one/),
  );
  return page;
}

test("before the market is loaded, the sentence has the formula's range, and bands have a place", () => {
  const { low, high } = precedent.appraisal;
  const early = render(<Answer {...given} />);
  expect(textsOf("p[aria-live]", early)).toEqual([
    `Ask ${formatDollars(low)} to ${formatDollars(high)} in a private sale.`,
  ]);
  expect(textsOf("h3", early)).toEqual([
    expect.stringMatching(/^Formula estimate.*For selling.*Estimated market value$/),
  ]);
  expect(textOf(the("div[role=status]", early))).toBe("");
});

test("then it has the range of both, and all bands are there", async () => {
  const { answer, bands, gap } = marketView(precedent, "selling")!;
  const page = await loaded();
  expect(textsOf("p[aria-live]", page)[0]).toContain(
    `${formatDollars(answer.range.low)} to ${formatDollars(answer.range.high)}`,
  );
  expect(textsOf("h3", page)).toHaveLength(bands.length);
  expect(textOf(page)).toContain(`No overlap: ${gap}`);
});

test("a role is chosen from four, and hides nothing", async () => {
  const onRole = vi.fn<(role: string) => void>();
  const page = await loaded({ onRole });
  expect(textsOf("fieldset label", page)).toEqual(["Selling", "Trading in", "Buying", "Insuring"]);
  await press("Trading in", page);
  expect(onRole).toHaveBeenCalledWith("trading");
  const trading = await loaded({ role: "trading" });
  expect(textsOf("h3", trading)).toHaveLength(textsOf("h3", page).length);
  expect(textsOf("p[aria-live]", trading)[0]).toMatch(/^Expect \$[\d,]+ to \$[\d,]+ off your next/);
});

test("a cart without listings has one band, and is told so", async () => {
  const page = await loaded({ calculation: calculationOf({ make: "Garia", model: "Via" }) });
  expect(textsOf("h3", page)).toHaveLength(1);
  expect(textOf(the("div[role=status]", page))).toMatch(/^No listings yet: /);
});
