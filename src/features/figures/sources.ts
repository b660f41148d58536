import { absoluteUrl } from "../../../config/site.ts";
import { facts } from "../../market/offers.data.ts";
import { chain } from "../evidence/chain.data.ts";
import { grouped } from "../../../domain/cart/english.ts";

/** Where the prices in listings are from. */
export const listingsSource = `Based on ${grouped(facts.listings)} dealer listings, ${chain.percent}% of them from ${chain.name}. Each is in ${absoluteUrl("/data/listings.csv")} with its own source.`;

/** Where what the formula says is from. */
export const formulaSource = `CartWorth’s formula, explained at ${absoluteUrl("/how-it-works")}.`;
