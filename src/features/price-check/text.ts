import type { AdAnswer, VerdictId } from "../../../domain/answer/check-ad.ts";
import { type Advice, type Seller, hasOldLithium } from "../../../domain/answer/advice.ts";
import type { MarketFigures } from "../../../domain/answer/figures.ts";
import { type Caption, newPackText } from "../../../domain/answer/text.ts";
import { hasLeadAcid } from "../../../domain/market/work-prices.ts";
import { formatDollars, roundedDollars } from "../../../domain/words/money.ts";
import { type Details, sourceOf } from "../../../domain/details/details.ts";
import { cartName } from "../../../domain/details/wording.ts";
import type { Cart } from "../../../domain/cart/cart.ts";
import { openQuestions } from "../cart-form/open-questions.ts";
import {
  type ConditionalTexts,
  textsThatApply,
  oldBatteries,
  oldCart,
} from "../cart-form/cart-facts.ts";

interface Offer {
  readonly cart: Cart;
  readonly market: Pick<MarketFigures, "asking"> | null;
  readonly price: number;
  readonly seller: Seller;
}

/**
 * "" where there is nothing to offer. Only a dealer who asks more is told what dealers ask: the figure
 * is above what an owner is offered, so it would help the owner. A suspiciously low ad gets no number,
 * because the price isn't what its buyer needs to know.
 */
export function messageToSeller(
  { cart, details, market, price, seller }: Offer & { readonly details: Details },
  { open, verdict }: Pick<AdAnswer, "open" | "verdict">,
): string {
  if (market === null) return "";
  if (verdict === "far") {
    return `Hi, is your ${cartName(cart)} still for sale? Is ${formatDollars(price)} the price in US dollars, and for this one cart?`;
  }
  if (verdict === "low" || open === null) {
    const proof = cart.notRunning
      ? "and tell me what happens when you turn the key?"
      : "and a short video of it driving?";
    return `Hi, is your ${cartName(cart)} still for sale? Could you send a photo of the serial plate, ${proof} I could come and see it this week.`;
  }
  const [proof, question] = conditionsOf(details);
  const offer = formatDollars(open);
  if (seller === "owner") {
    if (open >= price) {
      return `Hi, I like your ${cartName(cart)}. I’d pay the ${offer} you’re asking ${proof}. ${question}`;
    }
    return `Hi, I like your ${cartName(cart)}. Would you take ${offer} ${proof}? ${question}`;
  }
  const asking = roundedDollars(market.asking.asking);
  const others = cart.notRunning ? "running ones" : "similar carts";
  const argument = asking < price ? ` I’ve seen ${others} for about ${formatDollars(asking)}.` : "";
  return `Hi, I like your ${cartName(cart)}.${argument} Can you do ${offer} ${proof}? ${question}`;
}

function conditionsOf(details: Details): readonly [proof: string, question: string] {
  if (details.notRunning) {
    const turned = "What happens when you turn the key";
    return [
      "if nothing is missing from it",
      details.serial === ""
        ? `${turned}, and could you send a photo of the serial plate?`
        : `${turned}?`,
    ];
  }
  const isElectric = details.powertrain === "electric";
  const questions = openQuestions(details);
  if (sourceOf(details, "powertrain") === "assumed") return ["if it drives well", questions];
  const proof = isElectric ? "if the batteries test good" : "if it starts and drives well";
  return [proof, questions || viewing];
}

/** The question that's left when the ad answers all the others. */
const viewing = "When could I come see it?";

/** For carts of a kind that stays on dealers' lots for months. */
export const waitText: Readonly<Record<Seller, string>> = {
  dealer: "A dealer whose cart has sat for months has a reason to take less. Ask when it came in.",
  owner:
    "A seller who has waited for months has a reason to take less, too. Ask how long it has been for sale.",
};

export function verdictHeading(
  { price, cart }: Pick<Offer, "price" | "cart">,
  { verdict, stop, isMadeReady }: Pick<AdAnswer, "verdict" | "stop" | "isMadeReady">,
): string {
  const amount = formatDollars(price);
  const over = stop === null ? 0 : roundedDollars(price - stop);
  switch (verdict) {
    case "low":
      return `At ${amount}, find out why`;
    case "good":
      return hasOldLithium(cart)
        ? `${amount} is a good price if the pack is sound`
        : `${amount} is a good price`;
    case "fair":
      return isMadeReady
        ? `${amount} is in the range that dealers ask`
        : `${amount} is about right: make an offer`;
    case "high":
    case "over":
      return over < 50
        ? `At ${amount}, a little too much`
        : `At ${amount}, about ${formatDollars(over)} too much`;
    case "far":
      return `At ${amount}, find out what you’d get`;
    case "unknown":
      return `At ${amount}, see three ads first`;
  }
}

export function messageHeading(
  { price, seller, market }: Pick<Offer, "price" | "seller" | "market">,
  { verdict }: Pick<AdAnswer, "verdict">,
): { readonly title: string; readonly lede: string } {
  if (verdict === "low" || verdict === "far") {
    return {
      title: seller === "dealer" ? "Ask the dealer this" : "Send the seller this",
      lede:
        verdict === "low"
          ? "It makes no offer. First find out why it’s so cheap."
          : "It makes no offer. First find out what the price covers.",
    };
  }
  if (seller === "owner") {
    return {
      title: "Send the seller this",
      lede: "It names your first offer, and nothing that would help the seller.",
    };
  }
  return {
    title: "Ask the dealer this",
    lede:
      market !== null && roundedDollars(market.asking.asking) < price
        ? "Dealers know the market, so the message quotes other dealers’ prices."
        : "It names your offer, and nothing that would help the dealer.",
  };
}

/** Shown for an ad below what a dealer would pay. */
export const lowPriceReasons = ({ notRunning }: Pick<Cart, "notRunning">) => [
  { title: "It may be stolen.", test: "Ask for a photo of the plate." },
  notRunning
    ? { title: "Parts may be missing.", test: "Ask for photos under the seat and from below." }
    : { title: "It may not run.", test: "Ask for a video of it driving." },
  { title: "It may not exist.", test: "Don’t pay before you’ve seen it." },
];

/** An ad without a verdict gets the answer's own words. */
export function verdictAdvice(
  verdict: Exclude<VerdictId, "unknown">,
  { cart, market, price }: Pick<Offer, "cart" | "market" | "price">,
): string {
  const uncounted = hasOldLithium(cart) ? ` ${newPackText}` : "";
  switch (verdict) {
    case "low":
      return "See the cart and its plate before you pay. Send no deposit.";
    case "good":
      return `If the cart checks out, you won’t find many at this price.${uncounted}`;
    case "fair":
      return `Make your offer, and look the cart over before you pay.${uncounted}`;
    case "high":
      return `Ask what justifies it, such as ${costlyWork(cart)} with a receipt.`;
    case "over":
      return market !== null && price > market.asking.asking
        ? `Dealers ask less for one ${cart.notRunning ? "that runs" : "made ready"}. Ask what justifies the price.`
        : "That’s far more than it’s worth as it stands. Ask what justifies the price.";
    case "far":
      return "Upgrades don’t explain a price that high. Check the currency, the digits, and whether it covers more than one cart.";
  }
}

/** Work that could justify the price, unless the ad has already counted it. */
function costlyWork(cart: Cart): string {
  if (cart.powertrain === "gas") return "a rebuilt engine";
  return hasLeadAcid(cart) && cart.batteryAge > 0 ? "new batteries" : "recent repairs";
}

/** For example "About $1,500 too high". */
export function tooHighText(price: number, limit: number): string {
  const over = roundedDollars(price - limit);
  return over < 50 ? "A little too high" : `About ${formatDollars(over)} too high`;
}

export function dealerPriceText(pay: number, asking: number): Caption {
  const less = roundedDollars(asking - pay);
  return less > 0
    ? {
        title: `A good price: ${formatDollars(pay)}`,
        note: `Dealers ask about ${formatDollars(less)} more for one like it.`,
        dollars: pay,
      }
    : {
        title: `A fair price: ${formatDollars(pay)}`,
        note: "Dealers ask about that for one made ready.",
        dollars: pay,
      };
}

/** Null unless it's below both the ad's price and the limit. */
export function settleText({ settle, ceiling }: Advice, price: number): Caption | null {
  if (settle === undefined || settle >= Math.min(price, ceiling)) return null;
  const point = { title: `Settle near ${formatDollars(settle)}`, dollars: settle };
  // A cheaper ad is itself where to stop, so the settled price isn't halfway to the limit.
  if (price >= ceiling)
    return { ...point, note: "Our rule: halfway from trade-in to what it’s worth." };
  const less = roundedDollars(price - settle);
  return less > 0
    ? { ...point, note: `That’s about ${formatDollars(less)} less than the ad.` }
    : null;
}

/** The most telling questions and points come first. */
interface Inspection {
  readonly questions: readonly string[];
  readonly points: readonly string[];
}

interface AdvertisedCart {
  readonly cart: Cart;
  readonly ageYears: number;
  readonly verdict: VerdictId;
}

export function inspectionOf(advertised: AdvertisedCart): Inspection {
  return {
    questions: textsThatApply(questionsFor(advertised)),
    points: textsThatApply(pointsFor(advertised)),
  };
}

function questionsFor({ cart, verdict }: AdvertisedCart): ConditionalTexts {
  const { batteryType, lifted, notRunning } = cart;
  const serial = cart.serial.trim();
  const electric = cart.powertrain === "electric";
  return [
    verdict === "low" && "Why is it priced below others like it?",
    verdict === "far" && "Is the price in US dollars, and for this one cart?",
    (verdict === "high" || verdict === "over") && "Why is it priced higher than similar carts?",
    serial === "" && "What is the serial number, and does the plate show the year you advertise?",
    serial !== "" && `Does the plate show ${serial}, and the year you advertise?`,
    notRunning &&
      "What happens when you turn the key, when did it last run, and what has been tried since?",
    electric &&
      batteryType !== "lithium" &&
      "What are the date codes on the batteries, and is there a receipt for them?",
    electric &&
      batteryType === "lithium" &&
      "Who made the lithium pack, how much of its warranty is left, and is the charger made for it?",
    electric &&
      !notRunning &&
      cart.batteryAge >= oldBatteries &&
      "How far does it go on a charge now, and would you take the cost of a new pack off the price?",
    !electric &&
      "When were the oil, filters, spark plug, and belts last changed, and are there records?",
    lifted &&
      (notRunning
        ? "Which lift kit is it, and who installed it?"
        : "Which lift kit is it, who installed it, and does the cart track straight at full speed?"),
    cart.hasUpgrades && "Which upgrades does it have, and do they stay with the cart?",
    "Is there a bill of sale or a title, and is any money owed on it?",
  ];
}

function pointsFor({ cart, ageYears }: AdvertisedCart): ConditionalTexts {
  const { batteryType, lifted, notRunning } = cart;
  const electric = cart.powertrain === "electric";
  return [
    electric &&
      notRunning &&
      "Turn the key and listen. A click points to the motor, its controller, or weak batteries. Silence points to the key switch, a cable, or a pack without charge.",
    !electric &&
      notRunning &&
      "Pull the dipstick and the spark plug. Milky oil, or an engine that won’t turn by hand, means a new engine.",
    electric &&
      batteryType !== "lithium" &&
      "Lift the seat and look for swollen cases, green terminals, or one new battery in an old pack. Measure each battery at rest and under load.",
    electric &&
      batteryType === "lithium" &&
      "Read the battery monitor, and see that the charger starts and stops on its own.",
    !electric &&
      !notRunning &&
      "Start it cold. It should start cleanly, without blue smoke or surging, and the belt should have no cracks.",
    ageYears >= oldCart &&
      "Look at the frame from below for rust, cracks, and fresh paint in just one spot.",
    electric && "Look at the battery tray and the frame around it for acid damage.",
    "Rock each front wheel at the top and bottom. Play means worn kingpins or bearings.",
    lifted &&
      "Check the steering and brakes for what a lift can cause: play, pulling, or stretched cables.",
    cart.seats >= 6 &&
      !notRunning &&
      "Drive it with every seat filled. The brakes and a hill will tell you the most.",
    cart.condition === "excellent" &&
      "It should also look like new under the mats, in the seams, and behind the bag rack.",
    notRunning
      ? "Push it. It should roll freely, steer, and stop when you press the brake."
      : "Brake hard on a straight stretch. It should stop straight, and the parking brake should hold.",
  ];
}
