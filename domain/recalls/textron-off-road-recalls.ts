import type { Recall } from "./recall.ts";

/** Textron's buggies and Trackers, whose numbers are like an EZ-GO's. */
export const textronOffRoadRecalls: readonly Recall[] = [
  {
    agency: "CPSC",
    date: "2024-03",
    makes: ["Tracker Off Road"],
    carts: "OX EV sold in 2023",
    units: 500,
    modelYears: { from: 2022, to: 2024 },
    serials: [{ kind: "ez-go", prefix: "", from: 8_029_703, to: 8_031_430 }],
    hazard: "Water can get into the lithium battery pack and start a fire.",
    remedy: "Ask a Tracker dealer, or Textron at 888-525-6040, what to do before you use it.",
    source: {
      title: "RTTNews on the CPSC notice",
      url: "https://www.finanznachrichten.de/nachrichten-2024-03/61688947-cpsc-recalls-textron-vehicles-honeywell-fire-alarm-sounders-boilers-020.htm",
      date: "2024-03-15",
    },
  },
  {
    agency: "CPSC",
    date: "2017-01",
    makes: ["Bad Boy Buggies"],
    carts: "XTO and Bone Collector XTO sold November 2010 to June 2013",
    units: 1100,
    modelYears: { from: 2010, to: 2014 },
    serials: [{ kind: "ez-go", prefix: "", from: 8_000_020, to: 8_004_934 }],
    hazard: "The vehicles have no seat belts.",
    remedy: "Contact Textron at 855-738-3711, or a dealer, to have seat belts installed.",
    source: {
      title: "Miami Herald on the CPSC notice",
      url: "https://www.miamiherald.com/news/business/article126793689.html",
      date: "2017-01",
    },
  },
  {
    agency: "CPSC",
    date: "2010-12",
    makes: ["Bad Boy Buggies"],
    carts: "every Classic built from 2003 to May 2010",
    units: 9300,
    modelYears: { from: 2003, to: 2011 },
    hazard: "It can speed up on its own.",
    remedy: "Ask for proof of the December 2010 repair. The 2009 repair wasn’t enough.",
    source: {
      title: "Occupational Health & Safety on the CPSC’s settlement",
      url: "https://ohsonline.com/Articles/2011/09/23/715000-Settlement-in-Buggies-Recall-Case.aspx?p=1",
      date: "2011-09-23",
    },
  },
];
