import type { Recall, SerialRange } from "./recall.ts";
import { stopAndContact } from "./stop-and-contact.ts";

/** All numbers with these letters. */
const precedent = (prefix: string): SerialRange => ({
  kind: "club-car",
  prefix,
  from: 0,
  to: 999_999,
  model: "Precedent",
});

/** The numbers with these letters and last digits in a range. */
const gasPrecedent = (prefix: string, from: number, to: number): SerialRange => ({
  ...precedent(prefix),
  from,
  to,
  powertrain: "gas",
});

export const clubCarRecalls: readonly Recall[] = [
  {
    agency: "CPSC",
    date: "2019-08",
    makes: ["Club Car"],
    carts: "2019 gas Precedent, Tempo, Onward, and Villager",
    units: 11_000,
    modelYears: { from: 2019, to: 2019 },
    hazard: "A fuel line that was routed wrong can leak, and the fuel can catch fire.",
    remedy: stopAndContact("Club Car"),
    source: {
      title: "RTTNews on the CPSC notices",
      url: "https://www.finanznachrichten.de/nachrichten-2019-08/47482558-club-car-recalls-gas-powered-golf-vehicles-020.htm",
      date: "2019-08",
    },
  },
  {
    agency: "CPSC",
    date: "2019-08",
    makes: ["Club Car"],
    carts: "2019 gas Carryall 300, Transporter, Villager, and Streetrod",
    units: 1313,
    modelYears: { from: 2019, to: 2019 },
    hazard: "The fuel vent can leak when the engine idles for a long time with a full tank.",
    remedy: stopAndContact("Club Car"),
    source: {
      title: "RTTNews on the CPSC notices",
      url: "https://www.finanznachrichten.de/nachrichten-2019-08/47482558-club-car-recalls-gas-powered-golf-vehicles-020.htm",
      date: "2019-08",
    },
  },
  {
    agency: "CPSC",
    date: "2015-11-05",
    makes: ["Club Car"],
    carts: "gas Precedent i2 built July 2014 to August 2015",
    units: 11_600,
    modelYears: { from: 2014, to: 2016 },
    serials: [
      gasPrecedent("SL", 487_172, 619_273),
      gasPrecedent("SM", 527_138, 619_240),
      gasPrecedent("SN", 525_626, 619_488),
      gasPrecedent("SU", 545_869, 618_029),
      gasPrecedent("SV", 530_816, 608_008),
    ],
    hazard: "A hose clamp can rub a hole in the fuel tank, and the fuel can catch fire.",
    remedy: stopAndContact("Club Car at 888-227-7925"),
    source: {
      title: "Injury Relief on the CPSC notice",
      url: "https://www.injuryrelief.com/blog/club-car-golf-cart-recall-fire-hazzard/",
      date: "2015-11-09",
    },
  },
  {
    agency: "CPSC",
    date: "2012-09",
    makes: ["Club Car"],
    carts: "2012 gas and diesel Carryall, Precedent, Transporter, Villager, and XRT",
    units: 4000,
    modelYears: { from: 2012, to: 2013 },
    hazard: "The neck of the fuel tank can crack and leak.",
    remedy: "Stop using the cart and contact Club Car for a new fuel tank, free of charge.",
    source: {
      title: "Newsome Law on the CPSC notice",
      url: "https://www.newsomelaw.com/2012/09/19/club-car-recalls-golf-carts-over-fuel-leak/",
      date: "2012-09-19",
    },
  },
  {
    agency: "CPSC",
    number: "05-585",
    date: "2005",
    makes: ["Club Car"],
    carts: "the first Precedent and Precedent Champion",
    units: 71_700,
    modelYears: { from: 2004, to: 2006 },
    serials: ["CE", "CF", "PE", "PF", "PQ", "PR"].map(precedent),
    hazard: "The accelerator pedal can stick.",
    remedy:
      "Stop using the cart if the pedal makes a grinding noise, and contact a Club Car dealer for a free repair.",
    source: {
      title: "Recallpedia on the CPSC notice",
      url: "https://recallpedia.com/recall/cpsc-05585-precedent-and-precedent-champion-golf-cars",
      date: "2005",
    },
  },
];
