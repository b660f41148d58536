import { grouped } from "../../domain/cart/english.ts";
import { dateText } from "../format/date-text.ts";
import { facts } from "./offers.data.ts";

/** Follows a number of listings: the total, and the date of the newest. */
export const ofAllText = `of ${grouped(facts.listings)}, new and used; the newest is from ${dateText(facts.newest)}`;
