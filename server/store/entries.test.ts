import { describe, expect, test } from "vitest";
import { hasSameContent, toEntry, toRow } from "./entries.ts";
import { minutesAfterNoon, sampleLead, sampleMessage, sampleSale } from "./store.fixture.ts";
import { StoreUnavailable } from "./store.ts";

const stored = (payload: unknown) => ({
  payload: JSON.stringify(payload),
  received_at: minutesAfterNoon(0),
});

test("a row has the version of its payload's shape, which is not part of the entry", () => {
  const sent = sampleLead();
  const row = toRow(sent, minutesAfterNoon(0));
  expect(JSON.parse(row.payload)).toEqual({ version: 3, ...sent });
  expect(toEntry(row)).toStrictEqual({ ...sent, receivedAt: minutesAfterNoon(0) });
});

test("a row without a version is read as version 1", () => {
  for (const sent of [sampleMessage(), sampleSale()]) {
    expect(toEntry(stored(sent))).toStrictEqual({ ...sent, receivedAt: minutesAfterNoon(0) });
  }
});

describe("a lead of version 1", () => {
  const sent = sampleLead();
  const { batteryType, lifted, serial, ...cart } = sent.cart;
  const plain = { ...sent, cart };

  test("a lead of version 1 gets the details that were stored beside its cart moved into the cart", () => {
    const old = { version: 1, ...plain, batteryType, lifted, serial };
    expect(toEntry(stored(old))).toStrictEqual({ ...sent, receivedAt: minutesAfterNoon(0) });
    expect(hasSameContent(toRow(sent, minutesAfterNoon(1)), stored(old))).toBe(true);
  });

  test("a lead of version 1 that lacks details of its cart gets a whole cart", () => {
    const whole = { ...cart, batteryType: null, lifted: false, serial: "" };
    for (const old of [plain, { version: 1, ...plain }]) {
      expect(toEntry(stored(old))).toStrictEqual({
        ...sent,
        cart: whole,
        receivedAt: minutesAfterNoon(0),
      });
    }
  });
});

test("a version 2 sale gets the month of its day, and has an address only if it had one", () => {
  const sent = sampleSale();
  const { soldIn: _, ...rest } = sent;
  const old = { version: 2, ...rest, soldOn: "2026-07-18", email: "" };
  expect(toEntry(stored(old))).toStrictEqual({ ...sent, receivedAt: minutesAfterNoon(0) });
  expect(hasSameContent(toRow(sent, minutesAfterNoon(1)), stored(old))).toBe(true);
  const email = "cara@example.com";
  expect(toEntry(stored({ ...old, email }))).toMatchObject({ ...sent, email });
});

test("a retry matches an entry that was stored without a version", () => {
  const sent = sampleMessage();
  expect(hasSameContent(toRow(sent, minutesAfterNoon(1)), stored(sent))).toBe(true);
  const other = sampleMessage({ id: sent.id, message: "Other text" });
  expect(hasSameContent(toRow(other, minutesAfterNoon(1)), stored(sent))).toBe(false);
});

test("a newer version is not guessed at: the error names it and says what to do", () => {
  const newer = stored({ version: 4, from: "Ann", body: "Hello" });
  expect(() => toEntry(newer)).toThrow(StoreUnavailable);
  expect(() => toEntry(newer)).toThrow(
    /stored by a newer version of CartWorth: its payload has version 4, .* up to 3\. Update/,
  );
});

test.each([[null], [7], [[]], ["text"], [{ version: 0 }], [{ version: "1" }], [{ version: 1.5 }]])(
  "the payload %j is damaged",
  (payload) => {
    expect(() => toEntry(stored(payload))).toThrow("The database file is damaged.");
  },
);
