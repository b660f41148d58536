import type { Cart } from "../../../domain/valuation/cart.ts";
import type { ExtraDetails } from "../../../domain/cart/details.ts";
import type { VerdictId } from "../../../domain/advice/advise.ts";

/** Questions for the seller and points to check on this cart, the most telling first. */
export interface Inspection {
  readonly questions: readonly string[];
  readonly points: readonly string[];
}

interface AdvertisedCart extends Pick<ExtraDetails, "batteryType" | "lifted"> {
  readonly cart: Cart;
  readonly ageYears: number;
  readonly verdict: VerdictId;
}

const oldBatteries = 4;
const oldCart = 12;

export function inspectionOf(advertised: AdvertisedCart): Inspection {
  return {
    questions: applicable(questionsFor(advertised)),
    points: applicable(pointsFor(advertised)),
  };
}

type Advice = readonly (readonly [applies: boolean, text: string])[];

function questionsFor({ cart, batteryType, lifted, verdict }: AdvertisedCart): Advice {
  const electric = cart.powertrain === "electric";
  return [
    [verdict === "low", "Why is it priced below others like it?"],
    [
      verdict === "high" || verdict === "over",
      "What has been done to it that others like it don’t have?",
    ],
    [true, "What is the serial number, and does the plate show the year you advertise?"],
    [
      electric && batteryType !== "lithium",
      "What are the date codes on the batteries, and is there a receipt for them?",
    ],
    [
      electric && batteryType === "lithium",
      "Who made the lithium pack, how much of its warranty is left, and is the charger made for it?",
    ],
    [
      electric && cart.batteryAge >= oldBatteries,
      "How far does it go on a charge now, and would you take the cost of a new pack off the price?",
    ],
    [
      !electric,
      "When were the oil, filters, spark plug, and belts last changed, and are there records?",
    ],
    [
      lifted,
      "Which lift kit is it, who installed it, and does the cart track straight at full speed?",
    ],
    [cart.hasUpgrades, "Which upgrades does it have, and do they stay with the cart?"],
    [true, "Is there a bill of sale or a title, and is any money owed on it?"],
  ];
}

function pointsFor({ cart, ageYears, batteryType, lifted }: AdvertisedCart): Advice {
  const electric = cart.powertrain === "electric";
  return [
    [
      electric && batteryType !== "lithium",
      "Lift the seat and look for swollen cases, green terminals, or one new battery in an old pack. Measure each battery at rest and under load.",
    ],
    [
      electric && batteryType === "lithium",
      "Read the battery monitor, and see that the charger starts and stops on its own.",
    ],
    [
      !electric,
      "Start it cold. It should start cleanly, without blue smoke or surging, and the belt should have no cracks.",
    ],
    [
      ageYears >= oldCart,
      "Look at the frame from below for rust, cracks, and fresh paint in just one spot.",
    ],
    [electric, "Look at the battery tray and the frame around it for acid damage."],
    [true, "Rock each front wheel at the top and bottom. Play means worn kingpins or bearings."],
    [
      lifted,
      "Check the steering and brakes for what a lift can cause: play, pulling, or stretched cables.",
    ],
    [
      cart.seats >= 6,
      "Drive it with every seat filled. The brakes and a hill will tell you the most.",
    ],
    [
      cart.condition === "excellent",
      "It should also look like new under the mats, in the seams, and behind the bag rack.",
    ],
    [
      true,
      "Brake hard on a straight stretch. It should stop straight, and the parking brake should hold.",
    ],
  ];
}

function applicable(advice: Advice): string[] {
  return advice.filter(([applies]) => applies).map(([, text]) => text);
}
