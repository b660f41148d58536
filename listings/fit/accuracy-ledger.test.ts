import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readSalesFile } from "../import/sales-file.ts";
import { readListingsFile } from "../import/read-listings.ts";
import {
  type Ledger,
  type LedgerEntry,
  ledgerEntry,
  ledgerFile,
  ledgerText,
  readLedgerFile,
  readLedger,
  withEntry,
} from "./accuracy-ledger.ts";
import { judgeFit } from "./fit-with-interval.ts";

const ledger = readLedgerFile();
const last = ledger.at(-1)!;

test("the ledger's newest entry has the errors of the current fit", () => {
  const listings = readListingsFile();
  const { accepted: _, ...entry } = last;
  const { measuredOn } = last;
  const measured = ledgerEntry({
    listings,
    sales: readSalesFile(),
    fit: judgeFit(listings),
    measuredOn,
  });
  expect(ledgerText([measured])).toBe(ledgerText([entry]));
});

test("the ledger is written as it is read, with its entries by day", () => {
  const text = readFileSync(ledgerFile, "utf8");
  expect(ledgerText(readLedger(text))).toBe(text);
  const days = ledger.map(({ measuredOn }) => measuredOn);
  expect(days).toEqual(days.toSorted());
});

test("every dealer, make, age, power, and number of seats adds up to all carts", () => {
  for (const { all, by } of [last.known, last.shown, last.unseen]) {
    for (const groups of Object.values(by)) {
      const carts = Object.values(groups).reduce((sum, group) => sum + group.carts, 0);
      expect(carts).toBe(all.carts);
    }
  }
});

test("the chain's carts are left out of the unseen ones, which are predicted worse than known ones", () => {
  expect(last.unseen.by.dealer).not.toHaveProperty(last.chainUnseen!.dealer);
  expect(last.unseen.all.dealers).toBe(Object.keys(last.unseen.by.dealer).length);
  expect(last.unseen.all.medianPct).toBeGreaterThan(last.known.all.medianPct);
  expect(last.chainUnseen!.carts + last.unseen.all.carts).toBe(last.known.all.carts);
});

describe("a new entry", () => {
  const entry = (changes: Partial<LedgerEntry>): LedgerEntry => ({ ...last, ...changes });
  const otherListings = { ...last.listings, fingerprint: "other" };
  const datesWith = (changes: Partial<LedgerEntry>) =>
    withEntry([entry({ measuredOn: "2026-01-01" })], entry(changes)).map(
      ({ measuredOn, listings }) => `${measuredOn} ${listings.fingerprint}`,
    );
  const before = `2026-01-01 ${last.listings.fingerprint}`;

  test("measuring the same listings again on the same day replaces their entry", () => {
    expect(datesWith({ measuredOn: "2026-01-01" })).toEqual([before]);
  });

  test("another day or other listings make another entry", () => {
    expect(datesWith({ measuredOn: "2026-01-02" })).toHaveLength(2);
    expect(datesWith({ measuredOn: "2026-01-01", listings: otherListings })).toEqual([
      before,
      "2026-01-01 other",
    ]);
  });

  test("an entry keeps why it was accepted", () => {
    const accepted = { reason: "A second dealer asks more.", groups: ["Club Car"] };
    const written: Ledger = readLedger(ledgerText([entry({ accepted })]));
    expect(written[0]!.accepted).toEqual(accepted);
  });
});
