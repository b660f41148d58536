import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { formatDollars } from "../../format/money.ts";
import { anyCalculation, asOfYear, noon, onwardDetails } from "../cart/calculation-samples.ts";
import { nonsense, rendered } from "../cart/test-markup.ts";
import { live } from "../cart/test-press.ts";
import { CartCard } from "./cart-card.tsx";
import { type SavedCart, maxNameLength, maxNoteLength, savedCart } from "./cart-file.ts";
import { onward } from "./saved-cart-samples.ts";

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
  rendered(CartCard, propsFor({ ...onward, ...change }));

describe("what a card is called", () => {
  test("is what the cart is, until the visitor names it", () => {
    const card = cardOf();
    expect(card.one("article").attribute("aria-label")).toBe("2020 Club Car Onward");
    expect(card.facts.map(([name]) => name)).not.toContain("Cart");
  });

  test("is its name, and then the card says what the cart is", () => {
    const card = cardOf({ name: "Bob’s, by the lake" });
    expect(card.one("article").attribute("aria-label")).toBe("Bob’s, by the lake");
    expect(card.facts).toContainEqual(["Cart", "2020 Club Car Onward"]);
  });

  test("ends the name of each of its actions", () => {
    const card = cardOf({ name: "Bob’s" });
    expect(card.texts("button")).toEqual(["Remove Bob’s"]);
    expect(card.texts("a")).toEqual(["Open Bob’s"]);
    expect(card.texts("label")).toContain("Compare Bob’s");
  });
});

describe("the estimate", () => {
  test("is today's, with its range", () => {
    const card = cardOf({ value: 1 });
    expect(card.one("data").attribute("value")).toBe("5216");
    expect(card.text).toContain("$4,434 to $5,998");
    expect(card.text).toContain("trade-in value $4,434");
  });

  test.each([
    [5216, "Saved Jun 1, 2026"],
    [6375, "$6,375 when saved, Jun 1, 2026: −$1,159 since"],
    [5000, "$5,000 when saved, Jun 1, 2026: +$216 since"],
  ])("that was $%i when it was saved has the line: %s", (value, line) => {
    expect(cardOf({ value }).texts("p")).toContain(line);
  });
});

test("it opens in the tool where it was saved", () => {
  expect(cardOf().one("a").attribute("href")).toMatch(/^\/club-car\?year=2020&make=Club\+Car&/);
});

describe("name and note", () => {
  test("are shown as they are kept, and hold no more than is kept", () => {
    const card = cardOf({ name: "Bob’s", note: "Asks $6,000.\nNeeds <b>a seat</b>." });
    expect(card.field("Name").attribute("value")).toBe("Bob’s");
    expect(card.field("Name").attribute("maxlength")).toBe(String(maxNameLength));
    expect(card.field("Note").text).toBe("Asks $6,000. Needs <b>a seat</b>.");
    expect(card.field("Note").attribute("maxlength")).toBe(String(maxNoteLength));
  });

  test("that are typed are kept at once, one without the other", () => {
    const onEdit = vi.fn<(change: object) => boolean>(() => true);
    const card = live(CartCard, { ...propsFor(onward), onEdit });
    card.act("input", { type: "text" }, "onChange", { target: { value: "Bob’s" } });
    card.act("textarea", {}, "onChange", { target: { value: "Needs a seat" } });
    expect(onEdit.mock.calls).toEqual([[{ name: "Bob’s" }], [{ note: "Needs a seat" }]]);
  });

  test("an empty name shows what the cart is called then", () => {
    expect(cardOf({ name: "" }).field("Name").attribute("placeholder")).toBe(
      "2020 Club Car Onward",
    );
  });
});

test("its buttons and its box do what they say", () => {
  const done: string[] = [];
  const card = live(CartCard, {
    ...propsFor(onward),
    onRemove: () => done.push("remove"),
    onCompare: () => done.push("compare"),
  });
  card.press("Remove 2020 Club Car Onward");
  card.act("input", { type: "checkbox" }, "onChange");
  expect(done).toEqual(["remove", "compare"]);
});

test.each([true, false])("the box shows whether the cart is compared: %s", (isChosen) => {
  const card = rendered(CartCard, { ...propsFor(onward), isChosen });
  expect(card.one("input", { type: "checkbox" }).has("checked")).toBe(isChosen);
  expect(card.one("article").attribute("data-chosen")).toBe(String(isChosen));
});

test("for carts drawn at random it shows the method's dollars and no nonsense", () => {
  fc.assert(
    fc.property(anyCalculation, ({ details, appraisal }) => {
      const card = rendered(CartCard, propsFor(savedCart(details, "/", "any", noon)));
      expect(card.html).not.toMatch(nonsense);
      expect(card.one("data").text).toBe(formatDollars(appraisal.value));
      expect(card.texts("p")).toContain("Saved Jun 1, 2026");
      const isGas = details.powertrain === "gas";
      expect(card.facts).toHaveLength(isGas ? 4 : 5);
    }),
    { numRuns: 30 },
  );
});

test("the longest texts are all there", () => {
  const model = "Hauler ".repeat(11).trim();
  const saved = savedCart({ ...onwardDetails, model }, "/", "long", noon);
  const note = "x".repeat(maxNoteLength);
  const card = rendered(CartCard, propsFor({ ...saved, name: "W".repeat(maxNameLength), note }));
  expect(card.one("h3").text).toHaveLength(maxNameLength);
  expect(card.field("Note").text).toBe(note);
  expect(card.facts).toContainEqual(["Cart", `2020 Club Car ${model}`]);
});
