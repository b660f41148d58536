import fc from "fast-check";
import { afterEach, beforeEach, vi } from "vitest";
import { anyDetails, someDetails } from "../../../domain/details/cart.fixture.ts";
import { sellers } from "../../../domain/answer/advice.ts";
import { roles } from "../../../domain/cart/roles.ts";
import { noon } from "../cart-form/calculation.fixture.ts";
import {
  type SavedAs,
  type SavedCart,
  maxNameLength,
  maxNoteLength,
  savedCart,
  writeCarts,
} from "./format.ts";
import { anyText } from "../../../domain/words/text.fixture.ts";

/** Like a browser's storage: limited room, and items among its own properties. */
export class SmallStorage {
  [name: string]: unknown;
  static room = 200_000;

  get length() {
    return Object.keys(this).length;
  }

  getItem(name: string) {
    return Object.hasOwn(this, name) ? this[name] : null;
  }

  setItem(name: string, text: string) {
    const entries = Object.entries({ ...this, [name]: text });
    if (entries.reduce((sum, entry) => sum + String(entry).length, 0) > SmallStorage.room) {
      throw new DOMException("no room", "QuotaExceededError");
    }
    this[name] = text;
  }

  removeItem(name: string) {
    delete this[name];
  }
}

export const asOwner: SavedAs = { role: "selling", ad: null };

/** Estimated at $5,216 in 2026. */
export const onward = savedCart(someDetails(), "/club-car", "onward", noon, asOwner);

/** Starts each test with these carts stored and other tabs silent. */
export function cartsForEachTest(...carts: SavedCart[]): void {
  beforeEach(() => {
    SmallStorage.room = 200_000;
    const storage = new SmallStorage();
    if (carts.length > 0) storage.setItem("my-carts", writeCarts(carts));
    vi.stubGlobal("localStorage", storage);
    vi.stubGlobal("dispatchEvent", () => true);
  });
  afterEach(() => vi.unstubAllGlobals());
}

/** All carts differ. */
export const cartsOf = (count: number): SavedCart[] =>
  Array.from({ length: count }, (_, index) => ({
    ...onward,
    id: `cart-${index}`,
    details: someDetails({ modelYear: String(1900 + index) }),
  }));

const anySavedCart: fc.Arbitrary<SavedCart> = fc.record({
  id: fc.stringMatching(/^[\w-]{1,40}$/),
  name: anyText({ maxLength: maxNameLength / 2 }),
  note: anyText({ maxLength: maxNoteLength / 2 }),
  savedAt: fc
    .date({ min: new Date(0), max: noon, noInvalidDate: true })
    .map((date) => date.toISOString()),
  path: fc.constantFrom("/", "/club-car", "/fl"),
  details: anyDetails,
  value: fc.nat(),
  asOfYear: fc.integer({ min: 2020, max: 2040 }),
  role: fc.constantFrom(...roles),
  ad: fc.option(
    fc.record({
      price: fc.nat({ max: 90_000 }),
      fees: fc.nat({ max: 2000 }),
      seller: fc.constantFrom(...sellers, null),
    }),
  ),
});

export const anyCarts = fc.uniqueArray(anySavedCart, { selector: ({ id }) => id, maxLength: 8 });
