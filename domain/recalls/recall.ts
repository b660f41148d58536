import { countInWords, listText } from "../words/english.ts";
import type { NumberRange, RecallNumber } from "./recall-number.ts";
import type { Source } from "../catalogue/source.ts";
import type { Powertrain } from "../cart/cart.ts";

/** Both included. */
export interface ModelYears {
  readonly from: number;
  readonly to: number;
}

/** The ranges of one kind of number. */
export interface ListedNumbers {
  readonly kind: RecallNumber["kind"];
  /** The ranges as the notice prints them. */
  readonly printed: readonly string[];
  readonly ranges: readonly NumberRange[];
}

interface Contact {
  /** Follows the word "contact": "a Yamaha golf car dealer". */
  readonly name: string;
  readonly phone?: string;
}

export interface Recall {
  readonly agency: "CPSC" | "NHTSA" | "Transport Canada" | "STAR EV";
  /** Unknown for a few of NHTSA's. */
  readonly number?: string;
  /** An ISO date, perhaps without day or month. */
  readonly date: string;
  /** Spelled as in the catalogue; empty for a charger or battery. */
  readonly makes: readonly string[];
  readonly carts: string;
  /** In the United States, if our source says. */
  readonly units?: number;
  /** What `units` counts; "vehicles" if not given. */
  readonly unitName?: string;
  /** Set if the notice is for one powertrain only; a diesel counts as gas. */
  readonly powertrain?: Powertrain;
  /** Recall families of the model records, if the notice names all of its models. */
  readonly models?: readonly string[];
  /** The model years it names, or that could be sold at the time it names. */
  readonly modelYears: ModelYears;
  /** Keyed by recall family, for models for which the notice covers fewer years. */
  readonly yearsOfModels?: Readonly<Record<string, ModelYears>>;
  /** Without them, a number neither includes nor excludes a cart. */
  readonly numbers?: readonly ListedNumbers[];
  /** Set if the ranges hold vehicles that aren't recalled. */
  readonly rangesHoldOthers?: true;
  /** Set if a number outside the ranges doesn't exclude a cart. */
  readonly namesOnlySome?: true;
  /** A sentence about numbers that can't be compared by rule. */
  readonly numbersText?: string;
  readonly hazard: string;
  readonly remedy: string;
  readonly contact: Contact;
  /** Numbers of earlier notices whose repair isn't enough. */
  readonly replaces?: readonly string[];
  readonly source: Source;
}

export function countryOf({ agency }: Pick<Recall, "agency">): "United States" | "Canada" {
  return agency === "Transport Canada" ? "Canada" : "United States";
}

/** Most readers can't use a Canadian notice, so its name says so. */
export function noticeName(recall: Recall): string {
  const { agency, number } = recall;
  const name = number === undefined ? agency : `${agency} ${number}`;
  return countryOf(recall) === "Canada" ? `${name} (a Canadian notice)` : name;
}

/**
 * "two recalls and a Canadian notice". Canadian notices promise nothing to an owner in the United
 * States.
 */
export function noticeCountText(notices: readonly Pick<Recall, "agency">[]): string {
  const canadian = notices.filter((notice) => countryOf(notice) === "Canada").length;
  const american = notices.length - canadian;
  const counted = [
    american > 0 && countInWords(american, "recall"),
    canadian > 0 &&
      (canadian === 1 ? "a Canadian notice" : countInWords(canadian, "Canadian notice")),
  ];
  return listText(counted.filter((text) => text !== false));
}
