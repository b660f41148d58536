import { countText, listText } from "../cart/english.ts";
import type { NumberRange } from "./recall-number.ts";
import type { Source } from "../catalogue/source.ts";
import type { Powertrain } from "../valuation/cart.ts";

/** Model years, both included. */
export interface ModelYears {
  readonly from: number;
  readonly to: number;
}

/** Who repairs a recalled vehicle, and the number to call where a notice names one. */
interface Contact {
  /** After "contact", such as "a Yamaha golf car dealer". */
  readonly name: string;
  /** In the United States, such as "866-747-4027". */
  readonly phone?: string;
}

/** A notice of a recall. */
export interface Recall {
  /** Who published it. */
  readonly agency: "CPSC" | "NHTSA" | "Transport Canada" | "STAR EV";
  /** The publisher's number for it; a few of NHTSA's are not known. */
  readonly number?: string;
  /** ISO date, or less of one where our source says less. */
  readonly date: string;
  /** The makes it concerns, as the catalog spells them; none for a charger or a battery. */
  readonly makes: readonly string[];
  /** Which vehicles, in words, without the make. */
  readonly carts: string;
  /** How many in the United States, where our source says. */
  readonly units?: number;
  /** The things counted; "vehicles" if not given. */
  readonly unitName?: string;
  /** Set where it says that it concerns carts of one powertrain only; a diesel counts as gas. */
  readonly powertrain?: Powertrain;
  /** The families of its models, where it names all that it concerns. See model-family.ts. */
  readonly models?: readonly string[];
  /** The model years it names, or that could be sold when it says. */
  readonly modelYears: ModelYears;
  /** The numbers it names; without them, a number neither includes nor excludes a cart. */
  readonly numbers?: readonly NumberRange[];
  /** Set where its ranges hold vehicles that are not recalled. */
  readonly rangesHoldOthers?: true;
  /** Set where it names only some of the numbers, so that a number outside excludes no cart. */
  readonly namesOnlySome?: true;
  /** The numbers in words, where they can't be compared by rule, in a sentence. */
  readonly numbersText?: string;
  /** The danger, in a sentence. */
  readonly hazard: string;
  /** Advice to the owner, in a sentence. */
  readonly remedy: string;
  readonly contact: Contact;
  /** The numbers of earlier notices whose repair is not enough. */
  readonly replaces?: readonly string[];
  readonly source: Source;
}

/** The country whose carts a notice is for. A maker's own is on its American site. */
export function countryOf({ agency }: Pick<Recall, "agency">): "United States" | "Canada" {
  return agency === "Transport Canada" ? "Canada" : "United States";
}

/** Who published a notice, with its number. Most readers can't use a Canadian one as it stands. */
export function noticeName(recall: Recall): string {
  const { agency, number } = recall;
  const name = number === undefined ? agency : `${agency} ${number}`;
  return countryOf(recall) === "Canada" ? `${name} (a Canadian notice)` : name;
}

/** "two recalls and a Canadian notice": Canadian ones promise nothing to an owner in the United States. */
export function countedNotices(notices: readonly Pick<Recall, "agency">[]): string {
  const canadian = notices.filter((notice) => countryOf(notice) === "Canada").length;
  const own = notices.length - canadian;
  const counted = [
    own === 1 ? "one recall" : own > 1 ? `${countText(own)} recalls` : "",
    canadian === 1
      ? "a Canadian notice"
      : canadian > 1
        ? `${countText(canadian)} Canadian notices`
        : "",
  ];
  return listText(counted.filter(Boolean));
}
