import { describe, expect, test, vi } from "vitest";
import { mount, press, render, enter } from "../../../ui/kit/test-page.ts";
import { fieldOf, linksIn, pairsIn, textOf, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { factsOf, saleAddress } from "../../cart/cart-facts.ts";
import { cartOf } from "../../../../domain/cart/details.ts";
import { nonsense } from "../../cart/test-texts.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { ofAnyCalculation, asOfYear, calculationOf, noon } from "../../cart/calculation-samples.ts";
import { CartCard } from "./cart-card.tsx";
import { type SavedCart, maxNameLength, maxNoteLength, savedCart } from "../format.ts";
import { onward } from "../test-storage.ts";

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

describe("what a card is called", () => {
  test("is what the cart is, until the visitor names it", () => {
    const card = cardOf();
    expect(the("article", card).getAttribute("aria-label")).toBe("2020 Club Car Onward");
    expect(pairsIn(card).map(([name]) => name)).not.toContain("Cart");
  });

  test("is its name, and then the card says what the cart is", () => {
    const card = cardOf({ name: "Bob’s, by the lake" });
    expect(the("article", card).getAttribute("aria-label")).toBe("Bob’s, by the lake");
    expect(pairsIn(card)).toContainEqual(["Cart", "2020 Club Car Onward"]);
  });

  test("ends the name of each of its actions", () => {
    const card = cardOf({ name: "Bob’s" });
    expect(textsOf("button", card)).toEqual(["Remove Bob’s"]);
    expect(textsOf("a", card)).toEqual(["Open Bob’s", "Report sale Bob’s"]);
    expect(textsOf("label", card)).toContain("Compare Bob’s");
  });
});

test("the cart is drawn beside its name, with its optional details", () => {
  const details = { ...onward.details, seats: 6, lifted: true, batteryType: "lithium" } as const;
  const drawing = the("svg[data-seats]", cardOf({ details }));
  expect(drawing.dataset).toMatchObject({ seats: "6", lifted: "true" });
  expect(drawing.innerHTML).toContain("#lithium");
  expect(drawing.getAttribute("aria-hidden")).toBe("true");
});

describe("the estimate", () => {
  test("is today's, with its range", () => {
    const card = cardOf({ value: 1 });
    expect(the("data", card).getAttribute("value")).toBe("5216");
    expect(textOf(card)).toContain("$4,434 to $5,998");
  });

  test("is all that is said of a cart for which no dealer’s price speaks", () => {
    const details = { ...onward.details, make: "Garia", model: "Via" };
    const { estimate } = calculationOf(details);
    const said = textsOf("p", cardOf({ details }));
    expect(said).toContain(`Estimate ${formatDollars(estimate.value)} by our formula`);
    expect(textsOf("p", cardOf())).toContainEqual(
      expect.stringMatching(/^Ask .* in a private sale$/),
    );
  });

  test.each([
    [5216, "Saved Jun 1, 2026"],
    [6375, "$6,375 when saved, Jun 1, 2026: −$1,159 since"],
    [5000, "$5,000 when saved, Jun 1, 2026: +$216 since"],
  ])("that was $%i when it was saved has the line: %s", (value, line) => {
    expect(textsOf("p", cardOf({ value }))).toContain(line);
  });
});

test("it opens in the tool where it was saved", () => {
  expect(linksIn(cardOf())[0]![1]).toMatch(/^\/club-car\?year=2020&make=Club\+Car&/);
});

test("what it sold for is reported on a page that is given its details", () => {
  expect(linksIn(cardOf())[1]![1]).toBe(saleAddress(onward.details));
  const unlisted = { ...onward.details, make: "Nobody" };
  expect(linksIn(cardOf({ details: unlisted }))[1]![1]).toBe(
    saleAddress({ ...unlisted, make: "Other" }),
  );
});

describe("name and note", () => {
  test("are shown as they are kept, and hold no more than is kept", () => {
    const card = cardOf({ name: "Bob’s", note: "Asks $6,000.\nNeeds <b>a seat</b>." });
    expect(fieldOf("Name", card).getAttribute("value")).toBe("Bob’s");
    expect(fieldOf("Name", card).getAttribute("maxlength")).toBe(String(maxNameLength));
    expect(textOf(fieldOf("Note", card))).toBe("Asks $6,000. Needs <b>a seat</b>.");
    expect(fieldOf("Note", card).getAttribute("maxlength")).toBe(String(maxNoteLength));
  });

  test("that are typed are kept at once, one without the other", async () => {
    const onEdit = vi.fn<(change: object) => boolean>(() => true);
    const card = await mount(<CartCard {...propsFor(onward)} onEdit={onEdit} />);
    await enter("Bob’s", fieldOf("Name", card));
    await enter("Needs a seat", fieldOf("Note", card));
    expect(onEdit.mock.calls).toEqual([[{ name: "Bob’s" }], [{ note: "Needs a seat" }]]);
  });
});

test("its buttons and its box do what they say", async () => {
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

test("for carts drawn at random it shows the method's dollars and no nonsense", () => {
  ofAnyCalculation(({ details, estimate }) => {
    const card = render(<CartCard {...propsFor(savedCart(details, "/", "any", noon))} />);
    expect(card.innerHTML).not.toMatch(nonsense);
    expect(textOf(the("data", card))).toBe(formatDollars(estimate.value));
    expect(textsOf("p", card)).toContain("Saved Jun 1, 2026");
    const facts = factsOf(cartOf(details)!);
    expect(pairsIn(card).slice(-facts.length)).toEqual(facts);
  });
});
