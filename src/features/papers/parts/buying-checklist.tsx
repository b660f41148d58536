// Tested in ../parts.test.tsx.
import { cartName } from "../../../../domain/details/wording.ts";
import { Line, Lines, PaperPage } from "../../../ui/paper/paper.tsx";
import { PenBoxes, RuledText } from "./pen.tsx";
import type { PaperProps } from "./cart-lines.tsx";
import styles from "../papers.module.css";
import {
  type ConditionalTexts,
  textsThatApply,
  oldBatteries,
  oldCart,
} from "../../cart-form/cart-facts.ts";
import { sellerLabels } from "../../../../domain/answer/text.ts";
import { paperFields, priceText } from "../fields.ts";
import {
  type RecalledCart,
  countRecalls,
  cartOfNumber,
  findRecalls,
} from "../../../../domain/recalls/find-recalls.ts";
import { noticeName } from "../../../../domain/recalls/recall.ts";
import { recalls } from "../../../../domain/recalls/recalls.ts";
import { moreText } from "../../plate/recall-text.ts";
import { recalledCartFromCalculation } from "../../plate/recalled-cart.ts";
import { type KnownDetails, knownDetails } from "../../../../domain/details/details.ts";

/** Without a cart, lists the checks for any cart. */
export function BuyingChecklist(props: PaperProps) {
  const { calculation, texts, seller = null } = props;
  const kindOfSeller = seller === null ? "" : sellerLabels[seller];
  const cart = calculation && {
    ...knownDetails(calculation.details),
    modelYear: calculation.cart.modelYear,
    ageYears: calculation.estimate.ageYears,
  };
  const parts = checklistFor(cart, calculation && recalledCartFromCalculation(calculation));
  return (
    <PaperPage
      {...(cart === null
        ? { isDense: true }
        : { size: sizeFor(parts, cart.model + cart.serial + texts.seller) })}
      title="Checklist for buying a golf cart"
      smallPrint={
        <p>
          General advice from CartWorth. It does not replace a mechanic’s inspection, and a box you
          can’t check is a question for the seller or a reason for a lower price.
        </p>
      }
    >
      <Lines columns={2}>
        <Line name="Cart" text={calculation === null ? "" : cartName(calculation.cart)} />
        <Line name="Serial number in the ad" text={props.details.serial} />
        <Line name="Seller" field="seller" text={texts.seller.trim() || kindOfSeller} />
        <Line name="Asking price" field="price" text={priceText(texts.price)} />
        <Line name={paperFields.reading.label} text="" />
      </Lines>
      <div className={styles.parts}>
        {parts.map(({ title, checks }) => (
          <section key={title}>
            <h3>{title}</h3>
            <PenBoxes texts={checks} />
          </section>
        ))}
      </div>
      <section>
        <h3>What you found, and what it would cost</h3>
        <RuledText text="" rows={2} />
      </section>
    </PaperPage>
  );
}

/** Inches. The smaller one holds the checks for any cart. */
const sizes = { smallest: 0.122, largest: 0.14 };
/** As many characters of checks as fit at the smallest size. */
const maxLetters = 2250;
const largerPerLetter = 0.000024;

/** At the top, each character beyond the usual takes as much room as this many in the checks. */
const lettersPerTyped = 3;
const usualTyped = 40;

function sizeFor(parts: readonly CheckPart[], typed: string): number {
  const { length } = parts.flatMap(({ checks }) => checks).join("");
  const atHead = Math.max(0, typed.length - usualTyped) * lettersPerTyped;
  const larger = Math.max(0, maxLetters - length - atHead) * largerPerLetter;
  return Math.min(sizes.largest, sizes.smallest + larger);
}

export interface CheckPart {
  readonly title: string;
  readonly checks: readonly string[];
}

/** A detail that nobody has said is null, and the list then covers every possibility. */
export interface CheckedCart extends Omit<KnownDetails, "modelYear"> {
  readonly modelYear: number;
  readonly ageYears: number;
}

export function checklistFor(cart: CheckedCart | null, recalled: RecalledCart | null): CheckPart[] {
  const canBeElectric = cart?.powertrain !== "gas";
  const canBeGas = cart?.powertrain !== "electric";
  return [
    beforeGoingPart(cart, canBeElectric, canBeGas),
    plateAndPapers(cart, recalled),
    ...(canBeElectric ? [batteriesPart(cart), chargerAndCables] : []),
    ...(canBeGas ? [enginePart(cart)] : []),
    framePart(cart),
    cart?.notRunning === true ? withoutDrive : testDrive(cart),
    beforePayingPart(canBeElectric),
  ];
}

function checkPart(title: string, texts: ConditionalTexts): CheckPart {
  return { title, checks: textsThatApply(texts) };
}

function beforeGoingPart(
  cart: CheckedCart | null,
  canBeElectric: boolean,
  canBeGas: boolean,
): CheckPart {
  const isRunning = cart?.notRunning !== true;
  return checkPart("Before you go", [
    "Ask for photos of the serial plate and of the batteries or the engine.",
    "Ask whether there is a title or a bill of sale, and whether money is owed on the cart.",
    canBeElectric && "Electric: ask the seller to charge it fully, then let it rest.",
    canBeGas && isRunning && "Gas: ask the seller not to start it before you come.",
    !isRunning && "Ask what happens when the key is turned, and bring a trailer and a winch.",
  ]);
}

function plateAndPapers(cart: CheckedCart | null, recalled: RecalledCart | null): CheckPart {
  const serial = cart?.serial.trim() ?? "";
  return checkPart("Plate and papers", [
    serial !== "" && `The serial plate reads ${serial}.`,
    "The serial number on the plate matches the seller’s papers.",
    "The number matches the year in the ad. Check it with CartWorth’s year finder.",
    ...recallChecks(cart, recalled),
    "The seller’s name and ID match the papers.",
    "If it’s advertised as street legal (LSV): it has a 17-character VIN, and the title or registration shows the same one.",
  ]);
}

/** The page has no room for more. */
const maxRecalls = 4;

function recallsIn(recalled: RecalledCart, { modelYear, ageYears }: CheckedCart) {
  const year = modelYear + ageYears;
  return findRecalls(cartOfNumber(recalled, year), recalls, year);
}

function recallChecks(cart: CheckedCart | null, recalled: RecalledCart | null): ConditionalTexts {
  const found = cart === null || recalled === null ? [] : recallsIn(recalled, cart);
  const { lead, more } = countRecalls(found);
  const all = [...lead, ...more];
  const named = all.slice(0, maxRecalls).map(({ recall, match }) => {
    const notice = `Recall ${noticeName(recall)}. ${recall.hazard}`;
    const proof = match === "number" ? "The repair is proved." : "Not this cart, or repaired.";
    return `${notice} ${proof}`;
  });
  const rest = all.slice(maxRecalls);
  return [
    ...named,
    rest.length > 0 && `${moreText(rest, true)}: CartWorth’s recall check has the notices.`,
    "A dealer for this make has checked the number for recalls.",
  ];
}

function batteriesPart(cart: CheckedCart | null): CheckPart {
  const type = cart?.batteryType ?? null;
  const isRunning = cart?.notRunning !== true;
  return checkPart("Batteries", [
    type !== "lithium" &&
      "Lead-acid: you have read the date code on each battery. Oldest: ________",
    type !== "lithium" && "All are the same brand and age, and a receipt matches the codes.",
    type !== "lithium" && "No swollen cases, green terminals, or plates above the water.",
    type !== "lithium" &&
      `Voltages are close, at rest${isRunning ? " and just after a hill" : ""}. Lowest: ________`,
    type !== "lead-acid" && "Lithium: you know the brand, and the warranty transfers to you.",
    type !== "lead-acid" &&
      `Lithium: the monitor shows no faults${isRunning ? ", and the charge holds up on the drive" : ""}.`,
    (cart === null || cart.batteryAge === null || cart.batteryAge >= oldBatteries) &&
      "Batteries four years old or more: you have the price of a new pack. $________",
  ]);
}

const chargerAndCables = checkPart("Charger and cables", [
  "The charger matches the pack’s voltage and battery type, and comes with the cart.",
  "It starts when plugged in and shuts off on its own.",
  "No melted cables or loose connections, and no acid damage under the batteries.",
]);

function enginePart(cart: CheckedCart | null): CheckPart {
  const isRunning = cart?.notRunning !== true;
  return checkPart("Engine and fuel", [
    isRunning && "The engine is cold when you arrive, starts cleanly, and idles evenly.",
    isRunning && "No blue smoke, no knocking, and no smell or trace of leaking fuel.",
    !isRunning && "The engine turns by hand, and nothing is missing from it.",
    "The oil is full and not milky. The belts have no cracks.",
    "There are service records for oil, filters, spark plugs, and belts.",
  ]);
}

function framePart(cart: CheckedCart | null): CheckPart {
  return checkPart("Frame, steering, and tires", [
    "The frame has no cracks or heavy rust, seen from below.",
    (cart === null || cart.ageYears >= oldCart) &&
      "On an older cart: no fresh paint on just one spot of the frame.",
    "Front wheels rocked top and bottom: no play.",
    "Tires are the same size, evenly worn, and not cracked on the sides.",
    cart?.lifted !== false && "Lifted: you know which kit it is, and no cables are stretched.",
    "Lights, horn, and every switch work.",
  ]);
}

function testDrive(cart: CheckedCart | null): CheckPart {
  return checkPart("Test drive", [
    "It pulls away smoothly, forward and in reverse, without grinding or clicking.",
    "It climbs a hill without fading and runs straight at full speed.",
    "It stops straight when you brake hard, and the parking brake holds on a slope.",
    (cart === null || cart.seats === null || cart.seats >= 6) &&
      "Six seats or more: driven with every seat taken, it still brakes well.",
  ]);
}

const withoutDrive = checkPart("It doesn’t run", [
  "You saw what happens when the key is turned, and have a shop’s price for the repair.",
  "Pushed by hand, it rolls freely, steers, and stops when you press the brake.",
  "It has all the parts it needs to run.",
]);

function beforePayingPart(canBeElectric: boolean): CheckPart {
  return checkPart("Before you pay", [
    "The bill of sale has both names, the date, the price, and the serial number.",
    canBeElectric
      ? "You have the keys, the charger, and the manual."
      : "You have the keys and the manual.",
  ]);
}
