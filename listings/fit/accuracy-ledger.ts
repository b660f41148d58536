import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { projectFolder } from "../../config/dist-folder.ts";
import type { Listing } from "../../domain/market/listing.ts";
import type { Accuracy } from "./accuracy.ts";
import { countedListings, newestDay } from "./fit-model.ts";

/** How far off one fit was. */
export interface LedgerEntry extends Accuracy {
  /** An ISO date. */
  readonly measuredOn: string;
  readonly listings: {
    readonly counted: number;
    readonly newest: string;
    /** The same listings have the same. */
    readonly fingerprint: string;
  };
  /** Why an update was published that made these groups of carts worse. */
  readonly accepted?: { readonly reason: string; readonly groups: readonly string[] };
}

/** The oldest entry comes first. */
export type Ledger = readonly LedgerEntry[];

export const ledgerFile = `${projectFolder}listings/accuracy-ledger.json`;

export function ownLedger(): Ledger {
  return readLedger(readFileSync(ledgerFile, "utf8"));
}

export function readLedger(text: string): Ledger {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `ledgerText` writes this file
  return JSON.parse(text) as Ledger;
}

export function ledgerEntry(
  listings: readonly Listing[],
  accuracy: Accuracy,
  measuredOn: string,
): LedgerEntry {
  const counted = countedListings(listings);
  return {
    measuredOn,
    listings: {
      counted: counted.length,
      newest: newestDay(counted),
      fingerprint: fingerprintOf(listings),
    },
    ...accuracy,
  };
}

/** A second fit of the same listings on one day replaces the first. */
export function withEntry(ledger: Ledger, entry: LedgerEntry): Ledger {
  const last = ledger.at(-1);
  const isAgain =
    last?.measuredOn === entry.measuredOn &&
    last.listings.fingerprint === entry.listings.fingerprint;
  return [...(isAgain ? ledger.slice(0, -1) : ledger), entry];
}

/** One line for each group of carts. */
export function ledgerText(ledger: Ledger): string {
  const text = JSON.stringify(ledger, null, 2);
  return `${text.replace(/\{[^{}]*\}/g, (group) => group.replaceAll(/\s+/g, " "))}\n`;
}

function fingerprintOf(listings: readonly Listing[]): string {
  const hash = createHash("sha256").update(JSON.stringify(listings));
  return hash.digest("hex").slice(0, 12);
}
