import { describe, expect, test, vi } from "vitest";
import { mount, press, render } from "../../../ui/kit/test-page.ts";
import { textOf, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { calculationOf } from "../../cart/calculation-samples.ts";
import { marketView, noListings } from "../../evidence/market-view.ts";
import { AnswerFrom } from "./answer.tsx";

const precedent = calculationOf({ year: "2018", model: "Precedent", seats: 2 });
const loaded = { status: "loaded", module: { marketView, noListings } } as const;
const given = {
  market: loaded,
  calculation: precedent,
  role: "selling",
  onRole: () => {},
  tiles: <data value={precedent.appraisal.value} />,
} as const;
const answerTo = (change: Partial<Parameters<typeof AnswerFrom>[0]> = {}) =>
  render(<AnswerFrom {...given} {...change} />);
const sentenceOf = (page: Element) => textsOf("p[aria-live]", page)[0];

describe("before the market is loaded", () => {
  const early = answerTo({ market: { status: "loading" } });

  test("the sentence has the formula's estimate, and no reason that could be wrong", () => {
    const value = formatDollars(precedent.appraisal.value);
    expect(sentenceOf(early)).toBe(`Ask ${value} in a private sale.`);
    expect(textOf(early)).not.toContain("no listings of");
  });

  test("one band is there, and the others have their place", () => {
    expect(textsOf("h3", early)).toHaveLength(1);
    expect(textOf(the("div[role=status]", early))).toBe("");
  });
});

test("where it could not be loaded, the answer stays, and it can be asked for again", async () => {
  const retry = vi.fn<() => void>();
  const page = await mount(<AnswerFrom {...given} market={{ status: "failed", retry }} />);
  expect(sentenceOf(page)).toMatch(/^Ask \$/);
  expect(textOf(page)).toContain("Dealers’ prices couldn’t be loaded.");
  await press("Try again", page);
  expect(retry).toHaveBeenCalledOnce();
});

test("once it is loaded, the sentence has the number to use, and all bands are there", () => {
  const { answer, bands, gap } = marketView(precedent, "selling")!;
  const page = answerTo();
  expect(sentenceOf(page)).toBe(`Ask ${formatDollars(answer.number)} in a private sale.`);
  expect(textsOf("h3", page)).toHaveLength(bands.length);
  expect(textOf(page)).toContain(`No overlap: ${gap}`);
});

test("a role is chosen from four, and hides nothing", async () => {
  const onRole = vi.fn<(role: string) => void>();
  const page = await mount(<AnswerFrom {...given} onRole={onRole} />);
  expect(textsOf("fieldset label", page)).toEqual(["Selling", "Trading in", "Buying", "Insuring"]);
  await press("Trading in", page);
  expect(onRole).toHaveBeenCalledWith("trading");
  const trading = answerTo({ role: "trading" });
  expect(textsOf("h3", trading)).toHaveLength(textsOf("h3", page).length);
  expect(sentenceOf(trading)).toMatch(/^Expect \$[\d,]+ off your next/);
});

test("a place is kept for figures that will come, and for no others", () => {
  const loading = { market: { status: "loading" } } as const;
  const isKept = (page: Element) => the("div[role=status]", page).hasAttribute("data-reserved");
  expect(isKept(answerTo(loading))).toBe(true);
  const unlisted = calculationOf({ make: "Garia", model: "Via" });
  expect(isKept(answerTo({ ...loading, calculation: unlisted }))).toBe(false);
});

test("without listings, a trade-in is the formula's low end", () => {
  const calculation = calculationOf({ make: "Garia", model: "Via" });
  const { value, low } = calculation.appraisal;
  const page = answerTo({ calculation, role: "trading" });
  expect(sentenceOf(page)).toBe(`Expect up to ${formatDollars(value)} off your next cart.`);
  expect(textOf(page)).toContain(`Its range is ${formatDollars(low)} to`);
  expect(textOf(page)).toContain("The low end is the likely trade-in.");
});

test("a cart without listings has one band, and a note that says so", () => {
  const page = answerTo({ calculation: calculationOf({ make: "Garia", model: "Via" }) });
  expect(textsOf("h3", page)).toHaveLength(1);
  expect(textOf(the("div[role=status]", page))).toMatch(/^No listings yet\. /);
});
