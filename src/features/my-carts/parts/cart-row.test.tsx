import { describe, expect, test, vi } from "vitest";
import { mount, press, render, enter } from "../../../ui/kit/page.fixture.ts";
import {
  getAll,
  fieldOf,
  linksIn,
  textOf,
  textsOf,
  getOne,
} from "../../../ui/kit/queries.fixture.ts";
import { saleAddress } from "../../../site/cart-addresses.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { asOfYear } from "../../cart-form/calculation.fixture.ts";
import { CartRow } from "./cart-row.tsx";
import { type SavedCart, calculationOf, maxNameLength, maxNoteLength } from "../format.ts";
import { onward } from "../storage.fixture.ts";

const propsFor = (saved: SavedCart) => ({
  calculation: { saved, ...calculationOf(saved, asOfYear) },
  isChosen: false,
  isRestored: false,
  onEdit: () => true,
  onRemove: () => {},
  onCompare: () => {},
});
const rowOf = (change: Partial<SavedCart> = {}) =>
  render(<CartRow {...propsFor({ ...onward, ...change })} />);
/** A restored cart's editor is open from the start. */
const openRowOf = (change: Partial<SavedCart> = {}) =>
  render(<CartRow {...propsFor({ ...onward, ...change })} isRestored />);
const summaryOf = (row: HTMLElement) =>
  textOf(getOne("h2 + p", row)).replaceAll("\u00a0", " ").replace("\u2060", "");

describe("what a row is called", () => {
  test("an unnamed cart's row is labeled with what the cart is", () => {
    const row = rowOf();
    expect(getOne("article", row).getAttribute("aria-label")).toBe("2020 Club Car Onward");
    expect(summaryOf(row)).toBe("4 seats · electric · good · 4-yr batteries · upgrades");
  });

  test("a named cart's row is labeled with the name, and says what the cart is", () => {
    const row = rowOf({ name: "Bob’s, by the lake" });
    expect(getOne("article", row).getAttribute("aria-label")).toBe("Bob’s, by the lake");
    expect(summaryOf(row)).toMatch(/^2020 Club Car Onward · 4 seats/);
  });

  test("each action's accessible name has the cart's title", () => {
    const row = openRowOf({ name: "Bob’s" });
    expect(textsOf("button", row)).toEqual(["Edit Bob’s", "Remove Bob’s"]);
    expect(textsOf("a", row)).toEqual(["Bob’s", "Report sale Bob’s"]);
    expect(textsOf("label", row)).toContain("Compare Bob’s");
  });
});

test("a row says if its model wasn't built in its year", () => {
  const doubt = "Club Car has built the Onward since 2017. Check the year.";
  const early = { ...onward.details, modelYear: "2001" };
  expect(textsOf("p", rowOf({ details: early }))).toContain(doubt);
  expect(textsOf("p", rowOf())).not.toContain(doubt);
});

test("the row draws the cart with its optional details", () => {
  const details = { ...onward.details, seats: 6, lifted: true, batteryType: "lithium" } as const;
  const drawing = getOne("svg[data-seats]", rowOf({ details }));
  expect(drawing.dataset).toMatchObject({ seats: "6", lifted: "true" });
  expect(drawing.innerHTML).toContain("#lithium");
  expect(drawing.getAttribute("aria-hidden")).toBe("true");
});

describe("the figures", () => {
  test("the row says what to ask for the cart today, where to settle, and the trade-in", () => {
    const { advice } = propsFor(onward).calculation;
    const row = rowOf({ value: 1 });
    expect(textOf(getOne(".verb", row))).toBe("Ask");
    expect(getOne("data", row).getAttribute("value")).toBe(String(advice!.selling.number));
    expect(textOf(row)).toContain(`Settle near ${formatDollars(advice!.selling.settle)}`);
    expect(textOf(row)).toContain(`Trade-in ${formatDollars(advice!.trading.number)}`);
  });

  test("the row of a cart without dealers’ prices has its estimate alone", () => {
    const details = { ...onward.details, make: "Garia", model: "Via" };
    const row = rowOf({ details });
    const { estimate } = calculationOf({ details }, asOfYear);
    expect(textOf(getOne(".verb", row))).toBe("Estimate");
    expect(textOf(getOne("data", row))).toBe(formatDollars(estimate.value));
    expect(textOf(row)).toContain("No dealer prices");
  });
});

test.each([
  [5216, "Estimated value $5,216, saved Jun 1, 2026"],
  [6375, "Estimated value $5,216, −$1,159 since Jun 1, 2026"],
  [5000, "Estimated value $5,216, +$216 since Jun 1, 2026"],
])("a cart saved at an estimate of $%i reads %j", (value, line) => {
  expect(textsOf("p", openRowOf({ value }))).toContain(line);
});

test("a row's title opens the tool where the cart was saved", () => {
  expect(linksIn(rowOf())[0]![1]).toMatch(/^\/club-car\?year=2020&make=Club\+Car&/);
});

test("a row's link to report a sale carries the cart's details", () => {
  expect(linksIn(openRowOf())[1]![1]).toBe(saleAddress(onward.details));
  const unlisted = { ...onward.details, make: "Nobody" };
  expect(linksIn(openRowOf({ details: unlisted }))[1]![1]).toBe(
    saleAddress({ ...unlisted, make: "Other" }),
  );
});

test("a row's link to report a sale names the state if the cart was saved on its page", () => {
  expect(linksIn(openRowOf({ path: "/fl" }))[1]![1]).toMatch(/&state=FL$/);
});

describe("name and note", () => {
  test("the row shows the note, and none if it is blank", () => {
    expect(textOf(rowOf({ note: "Needs <b>a seat</b>." }))).toContain("Needs <b>a seat</b>.");
    expect(getAll("h2 ~ p", rowOf({ note: " " }))).toHaveLength(1);
  });

  test("name and note have the stored text and limit its length", () => {
    const row = openRowOf({ name: "Bob’s", note: "Asks $6,000.\nNeeds <b>a seat</b>." });
    expect(fieldOf("Name", row).getAttribute("value")).toBe("Bob’s");
    expect(fieldOf("Name", row).getAttribute("maxlength")).toBe(String(maxNameLength));
    expect(textOf(fieldOf("Note", row))).toBe("Asks $6,000. Needs <b>a seat</b>.");
    expect(fieldOf("Note", row).getAttribute("maxlength")).toBe(String(maxNoteLength));
  });

  test("typing a name or a note saves only that one, at once", async () => {
    const onEdit = vi.fn<(change: object) => boolean>(() => true);
    const row = await mount(<CartRow {...propsFor(onward)} onEdit={onEdit} />);
    await press("Edit", row);
    await enter("Bob’s", fieldOf("Name", row));
    await enter("Needs a seat", fieldOf("Note", row));
    expect(onEdit.mock.calls).toEqual([[{ name: "Bob’s" }], [{ note: "Needs a seat" }]]);
  });
});

test("pressing Edit opens and closes what can be changed", async () => {
  const row = await mount(<CartRow {...propsFor(onward)} />);
  const stateOf = () => [
    getAll("button", row)[0]!.getAttribute("aria-expanded"),
    getAll("textarea", row).length,
  ];
  expect(stateOf()).toEqual(["false", 0]);
  await press("Edit", row);
  expect(stateOf()).toEqual(["true", 1]);
  await press("Edit", row);
  expect(stateOf()).toEqual(["false", 0]);
});

test("a restored cart is open, with the focus on the button that removed it", async () => {
  const row = await mount(<CartRow {...propsFor(onward)} isRestored />);
  expect(textOf(document.activeElement as HTMLElement)).toBe("Remove 2020 Club Car Onward");
  expect(getAll("textarea", row)).toHaveLength(1);
});

test("a row's Remove button and Compare box call their handlers", async () => {
  const done: string[] = [];
  const row = await mount(
    <CartRow
      {...propsFor(onward)}
      onRemove={() => done.push("remove")}
      onCompare={() => done.push("compare")}
    />,
  );
  await press("Edit", row);
  await press("Remove 2020 Club Car Onward", row);
  await press("Compare 2020 Club Car Onward", row);
  expect(done).toEqual(["remove", "compare"]);
});

test("a single cart has no box to compare it", () => {
  const row = render(<CartRow {...propsFor(onward)} onCompare={undefined} />);
  expect(getAll("[type=checkbox]", row)).toEqual([]);
});
