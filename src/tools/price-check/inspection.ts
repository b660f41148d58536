import type { Cart } from "../../../domain/valuation/cart.ts";
import type { ExtraDetails } from "../cart/details.ts";
import type { VerdictId } from "./verdict.ts";

/** What to ask the seller and what to look at, for this cart. Advice, the most telling first. */
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
    [verdict === "high", "What was done to it that others like it do not have?"],
    [true, "What is the serial number, and does the plate show the year you advertise?"],
    [
      electric && batteryType !== "lithium",
      "What are the date codes on the batteries, and is there a receipt for them?",
    ],
    [
      electric && batteryType === "lithium",
      "Who made the lithium pack, what is left of its warranty, and does the charger belong to it?",
    ],
    [
      electric && cart.batteryAge >= oldBatteries,
      "How far does it go on a charge now, and would you take the price of a new pack off?",
    ],
    [!electric, "When were oil, filters, plug and belts last changed, and is there a record?"],
    [lifted, "Which lift kit is it, who fitted it, and does it track straight at full speed?"],
    [cart.hasUpgrades, "Which upgrades are there, and do they stay with the cart?"],
    [true, "Is there a bill of sale or a title, and is any money owed on it?"],
  ];
}

function pointsFor({ cart, ageYears, batteryType, lifted }: AdvertisedCart): Advice {
  const electric = cart.powertrain === "electric";
  return [
    [
      electric && batteryType !== "lithium",
      "Lift the seat: swollen cases, green terminals, one new battery in an old pack. Measure each at rest and under load.",
    ],
    [
      electric && batteryType === "lithium",
      "Read the battery monitor, and let the charger start and stop by itself.",
    ],
    [!electric, "Start it cold: a clean start, no blue smoke, no surging, a belt without cracks."],
    [
      ageYears >= oldCart,
      "Look at the frame from below for rust, cracks and fresh paint over one part of it.",
    ],
    [electric, "Look at the battery tray and the frame around it for acid damage."],
    [true, "Rock each front wheel at top and bottom: play is worn king pins or bearings."],
    [lifted, "Steering and brakes after the lift: play, pulling, cables that are stretched."],
    [cart.seats >= 6, "Drive it with the seats filled: brakes and a hill tell most."],
    [
      cart.condition === "excellent",
      "“Like new” should be true under the mats, in the seams and behind the bag rack.",
    ],
    [true, "Brake hard on a straight: it should stop straight, and the parking brake should hold."],
  ];
}

function applicable(advice: Advice): string[] {
  return advice.filter(([applies]) => applies).map(([, text]) => text);
}
