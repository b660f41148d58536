import { plainRanges } from "../number-range.ts";
import { type Recall, cpsc, modelYears } from "../recall.ts";

/** Notices on chargers and batteries, which can be in a cart of any make. */
export const partsNotices: readonly Recall[] = [
  cpsc({
    number: "23-140",
    date: "2023-03-02",
    makes: [],
    carts: "RELiON InSight 48V lithium batteries, model 48V030-GC2, sold May 2021 to November 2022",
    units: 7250,
    unitName: "batteries",
    modelYears: modelYears(2021, 2022),
    numbers: plainRanges(
      "relion-battery",
      "RB48300020210314057 to RB48300020210314729; RB48300020210330001 to RB48300020210330715; " +
        "RB48300020210507012 to RB48300020221016550",
    ),
    hazard: "The batteries can overheat, burn someone, and start a fire.",
    remedy:
      "Stop using the batteries. RELiON will send you a shipping container, repair them, and ship them back, free.",
    contact: { name: "RELiON" },
    page: "2023/Relion-Battery-Recalls-Relion-Insight-Series-Lithium-Batteries-Due-to-Thermal-Burn-and-Fire-Hazards",
  }),
  cpsc({
    number: "18-217",
    date: "2018-09-06",
    makes: [],
    carts: "Lester Links chargers 28080, 28090, and 28100 built July 2014 to November 2016",
    units: 19_000,
    unitName: "chargers",
    modelYears: modelYears(2014, 2016),
    numbers: plainRanges("lester-charger", "291400000 to 481699999").map((range) => ({
      ...range,
      printed: "from 2914XXXXX to 4816XXXXX: the week, then the year",
    })),
    hazard: "The charger’s control board can overheat and start a fire.",
    remedy: "Stop using the charger. Lester will send you a new control board or repair it, free.",
    contact: { name: "Lester Electrical" },
    page: "2018/Lester-Electrical-Recalls-Links-Series-Chargers-Due-to-Fire-and-Burn-Hazards",
  }),
];
