import type { Details } from "../cart/details.ts";

/** What to look at, in the order in which a buyer comes to it. */
export interface CheckPart {
  readonly title: string;
  readonly checks: readonly string[];
}

/** What the list depends on. Of a cart that is not known, everything may be true. */
export interface CheckedCart extends Pick<
  Details,
  "powertrain" | "batteryType" | "batteryAge" | "lifted" | "seats" | "serial"
> {
  readonly ageYears: number;
}

const oldBatteries = 4;
const oldCart = 12;

export function checklistFor(cart: CheckedCart | null): CheckPart[] {
  const electric = cart?.powertrain !== "gas";
  const gas = cart?.powertrain !== "electric";
  return [
    before(electric, gas),
    plateAndPapers(cart),
    ...(electric ? [batteries(cart), chargerAndCables] : []),
    ...(gas ? [engine] : []),
    frame(cart),
    testDrive(cart),
    beforePaying(electric),
  ];
}

type Advice = readonly (readonly [applies: boolean, text: string])[];

function partOf(title: string, advice: Advice): CheckPart {
  return { title, checks: advice.filter(([applies]) => applies).map(([, text]) => text) };
}

function before(electric: boolean, gas: boolean): CheckPart {
  return partOf("Before you go", [
    [true, "Ask for photos of the serial plate and of the batteries or the engine."],
    [
      true,
      "Ask whether there is a title or a bill of sale, and whether money is owed on the cart.",
    ],
    [electric, "Electric: ask the seller to charge it fully, then leave it to rest."],
    [gas, "Gas: ask the seller to leave the engine cold."],
  ]);
}

function plateAndPapers(cart: CheckedCart | null): CheckPart {
  const serial = cart?.serial.trim() ?? "";
  return partOf("Plate and papers", [
    [serial !== "", `The serial plate reads ${serial}.`],
    [true, "The serial number on the plate is the one on the seller’s papers."],
    [true, "The number fits the year in the ad. CartWorth’s year finder reads it."],
    [true, "The seller’s name and ID match the papers."],
    [
      true,
      "Said to be street legal (LSV): it has a 17-character VIN, and the title or registration shows the same one.",
    ],
  ]);
}

function batteries(cart: CheckedCart | null): CheckPart {
  const type = cart?.batteryType ?? null;
  return partOf("Batteries", [
    [
      type !== "lithium",
      "Lead-acid: you have read the date code on each battery. Oldest: ________",
    ],
    [type !== "lithium", "All are of one brand and age, and a receipt agrees with the codes."],
    [type !== "lithium", "No swollen case, green terminal, or plate above the water."],
    [type !== "lithium", "Voltages are close, at rest and just after a hill. Lowest: ________"],
    [type !== "lead-acid", "Lithium: you know the maker, and the warranty passes to you."],
    [
      type !== "lead-acid",
      "Lithium: the monitor shows no fault, and the charge lasts on the drive.",
    ],
    [
      cart === null || cart.batteryAge >= oldBatteries,
      "Batteries four years old or more: you have the price of a new pack. $________",
    ],
  ]);
}

const chargerAndCables = partOf("Charger and cables", [
  [true, "The charger matches the pack’s voltage and kind of battery, and comes with the cart."],
  [true, "It starts when plugged in and stops by itself."],
  [true, "No melted cable or loose connection, and no acid damage under the batteries."],
]);

const engine = partOf("Engine and fuel", [
  [true, "The engine is cold when you arrive, starts cleanly, and idles evenly."],
  [true, "No blue smoke, no knocking, and no smell or trace of leaking fuel."],
  [true, "The oil is at its level and not milky. The belts have no cracks."],
  [true, "There are records of oil, filters, spark plug, and belts."],
]);

function frame(cart: CheckedCart | null): CheckPart {
  return partOf("Frame, steering, and tires", [
    [true, "The frame has no cracks or heavy rust, seen from below."],
    [
      cart === null || cart.ageYears >= oldCart,
      "On an older cart: no fresh paint in just one spot of the frame.",
    ],
    [true, "Front wheels rocked at top and bottom: no play."],
    [true, "Tires of one size, evenly worn, without cracks in the sides."],
    [cart?.lifted !== false, "Lifted: you know which kit it is, and no cable is stretched."],
    [true, "Lights, horn, and every switch work."],
  ]);
}

function testDrive(cart: CheckedCart | null): CheckPart {
  return partOf("Test drive", [
    [true, "It pulls away smoothly, forward and in reverse, without grinding or clicking."],
    [true, "It climbs a hill without fading and runs straight at full speed."],
    [true, "It stops straight when you brake hard, and the parking brake holds on a slope."],
    [
      cart === null || cart.seats >= 6,
      "Six seats or more: driven with every seat taken, it still brakes well.",
    ],
  ]);
}

function beforePaying(electric: boolean): CheckPart {
  return partOf("Before you pay", [
    [true, "The bill of sale has both names, the date, the price, and the serial number."],
    [
      true,
      electric
        ? "You have the keys, the charger, and the manual."
        : "You have the keys and the manual.",
    ],
  ]);
}
