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
import { asOfYear, calculationOf } from "../../cart-form/calculation.fixture.ts";
import { CartCard } from "./cart-card.tsx";
import { type SavedCart, maxNameLength, maxNoteLength } from "../format.ts";
import { onward } from "../storage.fixture.ts";

const propsFor = (saved: SavedCart) => ({
  saved,
  asOfYear,
  isChosen: false,
  isRestored: false,
  onEdit: () => true,
  onRemove: () => {},
  onCompare: () => {},
});
const cardOf = (change: Partial<SavedCart> = {}) =>
  render(<CartCard {...propsFor({ ...onward, ...change })} />);
const becauseOf = (card: HTMLElement) => textOf(getOne(".because", card)).replace("\u2060", "");

describe("what a card is called", () => {
  test("an unnamed cart's card is labeled with what the cart is", () => {
    const card = cardOf();
    expect(getOne("article", card).getAttribute("aria-label")).toBe("2020 Club Car Onward");
    expect(becauseOf(card)).toBe("4 seats · electric · good · 4-yr batteries · upgrades");
  });

  test("a named cart's card is labeled with the name, and its sign says what the cart is", () => {
    const card = cardOf({ name: "Bob’s, by the lake" });
    expect(getOne("article", card).getAttribute("aria-label")).toBe("Bob’s, by the lake");
    expect(becauseOf(card)).toMatch(/^2020 Club Car Onward · 4 seats/);
  });

  test("each action's accessible name ends with the cart's title", () => {
    const card = cardOf({ name: "Bob’s" });
    expect(textsOf("button", card)).toEqual(["Remove Bob’s"]);
    expect(textsOf("a", card)).toEqual(["Open Bob’s", "Report sale Bob’s"]);
    expect(textsOf("label", card)).toContain("Compare Bob’s");
  });
});

test("the card draws the cart with its optional details", () => {
  const details = { ...onward.details, seats: 6, lifted: true, batteryType: "lithium" } as const;
  const drawing = getOne("svg[data-seats]", cardOf({ details }));
  expect(drawing.dataset).toMatchObject({ seats: "6", lifted: "true" });
  expect(drawing.innerHTML).toContain("#lithium");
  expect(drawing.getAttribute("aria-hidden")).toBe("true");
});

describe("the sign", () => {
  test("the sign says what to ask for the cart today", () => {
    const { advice } = calculationOf();
    const card = cardOf({ value: 1 });
    expect(textOf(getOne(".verb", card))).toBe("Ask");
    expect(getOne("data", card).getAttribute("value")).toBe(String(advice!.selling.number));
  });

  test("the sign of a cart without dealers’ prices says its estimate", () => {
    const details = { ...onward.details, make: "Garia", model: "Via" };
    const card = cardOf({ details });
    expect(textOf(getOne(".verb", card))).toBe("Estimate");
    expect(textOf(getOne("data", card))).toBe(formatDollars(calculationOf(details).estimate.value));
  });
});

test.each([
  [5216, "Estimated value $5,216, saved Jun 1, 2026"],
  [6375, "Estimated value $5,216, −$1,159 since Jun 1, 2026"],
  [5000, "Estimated value $5,216, +$216 since Jun 1, 2026"],
])("a cart saved at an estimate of $%i reads %j", (value, line) => {
  expect(textsOf("p", cardOf({ value }))).toContain(line);
});

test("a card's link opens the tool where the cart was saved", () => {
  expect(linksIn(cardOf())[0]![1]).toMatch(/^\/club-car\?year=2020&make=Club\+Car&/);
});

test("a card's link to report a sale carries the cart's details", () => {
  expect(linksIn(cardOf())[1]![1]).toBe(saleAddress(onward.details));
  const unlisted = { ...onward.details, make: "Nobody" };
  expect(linksIn(cardOf({ details: unlisted }))[1]![1]).toBe(
    saleAddress({ ...unlisted, make: "Other" }),
  );
});

test("a card's link to report a sale names the state if the cart was saved on its page", () => {
  expect(linksIn(cardOf({ path: "/fl" }))[1]![1]).toMatch(/&state=FL$/);
});

describe("name and note", () => {
  test("name and note show the stored text and limit its length", () => {
    const card = cardOf({ name: "Bob’s", note: "Asks $6,000.\nNeeds <b>a seat</b>." });
    expect(fieldOf("Name", card).getAttribute("value")).toBe("Bob’s");
    expect(fieldOf("Name", card).getAttribute("maxlength")).toBe(String(maxNameLength));
    expect(textOf(fieldOf("Note", card))).toBe("Asks $6,000. Needs <b>a seat</b>.");
    expect(fieldOf("Note", card).getAttribute("maxlength")).toBe(String(maxNoteLength));
  });

  test("typing a name or a note saves only that one, at once", async () => {
    const onEdit = vi.fn<(change: object) => boolean>(() => true);
    const card = await mount(<CartCard {...propsFor(onward)} onEdit={onEdit} />);
    await enter("Bob’s", fieldOf("Name", card));
    await enter("Needs a seat", fieldOf("Note", card));
    expect(onEdit.mock.calls).toEqual([[{ name: "Bob’s" }], [{ note: "Needs a seat" }]]);
  });
});

test("the card's Remove button and Compare box call their handlers", async () => {
  const done: string[] = [];
  const card = await mount(
    <CartCard
      {...propsFor(onward)}
      onRemove={() => done.push("remove")}
      onCompare={() => done.push("compare")}
    />,
  );
  await press("Remove 2020 Club Car Onward", card);
  await press("Compare 2020 Club Car Onward", card);
  expect(done).toEqual(["remove", "compare"]);
});

test("a single cart has no box to compare it", () => {
  const card = render(<CartCard {...propsFor(onward)} onCompare={undefined} />);
  expect(getAll("[type=checkbox]", card)).toEqual([]);
});
