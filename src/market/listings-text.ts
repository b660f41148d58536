import { grouped } from "../../domain/cart/english.ts";
import { dateText } from "../format/date-text.ts";
import { facts } from "./offers.data.ts";

/** Of how many listings some are, after their number. */
export const ofAllText = `of ${grouped(facts.listings)}, new and used; the newest is from ${dateText(facts.newest)}`;
