// Tested in ../parts.test.tsx.
import type { Seller } from "../../../../domain/answer/advice.ts";
import type { Details } from "../../../../domain/details/details.ts";
import { knownModel } from "../../../../domain/details/wording.ts";
import type { PaperId } from "../../../site/cart-addresses.ts";
import { Line, usualSizeInches } from "../../../ui/paper/paper.tsx";
import type { Calculation } from "../../cart-form/calculation.ts";
import { factsOf } from "../../cart-form/cart-facts.ts";
import { type PaperTexts, fieldsOf } from "../fields.ts";

/** The cart's lines stay blank without a calculation. */
export interface PaperProps {
  readonly details: Details;
  readonly calculation: Calculation | null;
  readonly texts: PaperTexts;
  /** Who advertises the cart; null if that isn't known. */
  readonly seller?: Seller | null;
  readonly photo?: ImageBitmap | null;
}

/** Inches. */
const smallestSize = 0.1;
/** As many characters as fit at the usual font size. */
const maxUsualLetters = 240;
const smallerPerLetter = 0.00016;

/** Inches. Small enough that the text stays on one page. */
export function letterSize(
  paper: PaperId,
  { details, calculation, texts }: PaperProps,
  largestSize = usualSizeInches,
): number {
  const cart = calculation === null ? "" : details.model + details.serial;
  const { length } = [cart, ...fieldsOf(paper).map((name) => texts[name])].join("");
  const smaller = Math.max(0, length - maxUsualLetters) * smallerPerLetter;
  return Math.max(smallestSize, largestSize - smaller);
}

type CartProps = Omit<PaperProps, "texts">;

export function IdentityLines({ details, calculation }: CartProps) {
  const { modelYear = "", make = "", model = "" } = calculation?.cart ?? {};
  return (
    <>
      <Line name="Year" text={String(modelYear)} />
      <Line name="Make" text={make} />
      <Line name="Model" text={knownModel(model)} />
      <Line name="Serial number or VIN" text={details.serial} />
    </>
  );
}

export function factLines({ calculation }: CartProps): [name: string, text: string][] {
  return calculation === null ? [] : factsOf(calculation.cart, calculation.details);
}
