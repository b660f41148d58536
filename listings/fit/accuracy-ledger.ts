import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { projectFolder } from "../../config/folders.ts";
import type { Listing } from "../../domain/market/listing.ts";
import { golfMakes } from "../../domain/catalogue/golf-makes.ts";
import type { JudgedModel } from "../../domain/market/asking-price-model.ts";
import type { AcceptedSale } from "../import/sales-file.ts";
import type { Accuracy } from "./accuracy.ts";
import { countedListings, newestDay } from "./fit-model.ts";
import { type SettleError, comparedSales, settleError } from "./settle-error.ts";

/** How far off one fit was. */
export interface LedgerEntry extends Accuracy {
  /** An ISO date. */
  readonly measuredOn: string;
  readonly listings: {
    readonly counted: number;
    readonly newest: string;
    /** The same listings have the same fingerprint. */
    readonly fingerprint: string;
  };
  /** Present once there are 30 reported sales. */
  readonly settle?: SettleError;
  /** Why an update that made these groups of carts worse was published anyway. */
  readonly accepted?: { readonly reason: string; readonly groups: readonly string[] };
}

/** The oldest entry comes first. */
export type Ledger = readonly LedgerEntry[];

export const ledgerFile = `${projectFolder}listings/accuracy-ledger.json`;

export function readLedgerFile(): Ledger {
  return readLedger(readFileSync(ledgerFile, "utf8"));
}

export function readLedger(text: string): Ledger {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `ledgerText` writes this file
  return JSON.parse(text) as Ledger;
}

interface Measured {
  readonly listings: readonly Listing[];
  readonly sales: readonly AcceptedSale[];
  readonly fit: { readonly model: JudgedModel; readonly accuracy: Accuracy };
  /** An ISO date. */
  readonly measuredOn: string;
}

export function ledgerEntry({ listings, sales, fit, measuredOn }: Measured): LedgerEntry {
  const counted = countedListings(listings);
  const newest = newestDay(counted);
  const market = { prices: fit.model, golfMakes };
  const settle = settleError(comparedSales(sales, market, newest));
  return {
    measuredOn,
    listings: { counted: counted.length, newest, fingerprint: fingerprintOf(listings) },
    ...fit.accuracy,
    ...(settle !== null && { settle }),
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
