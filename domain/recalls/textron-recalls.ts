import type { Recall, SerialRange } from "./recall.ts";
import { stopAndContact } from "./stop-and-contact.ts";

const textron = "EZ-GO at 888-525-6040";

const ezgo = (
  from: number,
  to: number,
  named: Pick<SerialRange, "model" | "powertrain" | "modelYears"> = {},
): SerialRange => ({ kind: "ez-go", prefix: "", from, to, ...named });

const modelYears = (from: number, to = from) => ({ from, to });

/** Textron builds EZ-GO and Cushman carts, which share one series of numbers. */
export const textronRecalls: readonly Recall[] = [
  {
    agency: "CPSC",
    date: "2023-11",
    makes: ["EZ-GO", "Tracker Off Road"],
    carts: "ELiTE Express S6 and L6, and Tracker OX EV",
    units: 1660,
    modelYears: { from: 2023, to: 2024 },
    hazard: "The notice names a crash hazard; our source does not say what fails.",
    remedy: `Contact ${textron} before you use the cart.`,
    source: {
      title: "Nasdaq, RTTNews on the CPSC notices",
      url: "https://www.nasdaq.com/articles/textron-polaris-recall-off-highway-off-road-vehicles",
      date: "2023-11-10",
    },
  },
  {
    agency: "CPSC",
    date: "2023-02",
    makes: ["EZ-GO"],
    carts:
      "2021 to 2023 RXV Freedom and Valor, and TXT Valor, Express, and Liberty, with a USB port",
    units: 143_000,
    modelYears: { from: 2021, to: 2023 },
    serials: [
      ezgo(5_585_710, 5_716_926, { model: "RXV", modelYears: modelYears(2021, 2023) }),
      ezgo(3_478_457, 3_591_890, { model: "TXT", modelYears: modelYears(2021, 2023) }),
    ],
    hazard: "The board that powers the USB port can overheat and start a fire.",
    remedy: `Turn the key off, don’t plug in the charger, and contact ${textron} for a free repair.`,
    source: {
      title: "RTTNews on the CPSC notice",
      url: "https://www.finanznachrichten.de/nachrichten-2023-02/58282576-textron-brp-recall-thousands-of-vehicles-for-fire-risk-020.htm",
      date: "2023-02-10",
    },
  },
  {
    agency: "CPSC",
    date: "2022-09",
    makes: ["EZ-GO"],
    carts: "2022 and 2023 RXV Freedom and Valor",
    units: 34_000,
    modelYears: { from: 2022, to: 2023 },
    serials: [ezgo(5_656_874, 5_656_886), ezgo(5_659_215, 5_700_741)],
    hazard: "Steering knuckles and A-arms can break in or after an impact.",
    remedy: stopAndContact(textron),
    source: {
      title: "RTTNews on the CPSC notice",
      url: "https://www.finanznachrichten.de/nachrichten-2022-09/57185181-textron-specialized-vehicles-recalls-34k-golf-carts-020.htm",
      date: "2022-09",
    },
  },
  {
    agency: "CPSC",
    date: "2022-01",
    makes: ["EZ-GO"],
    carts: "2022 Freedom RXV with a rear-facing seat",
    units: 280,
    modelYears: { from: 2022, to: 2022 },
    serials: [ezgo(5_633_701, 5_651_753, { model: "RXV", modelYears: modelYears(2022) })],
    hazard: "The rear seat can tilt suddenly, and riders can fall.",
    remedy: `Don’t use the rear seat, and contact ${textron} for a free repair.`,
    source: {
      title: "Nasdaq, RTTNews on the CPSC notice",
      url: "https://www.nasdaq.com/articles/textron-specialized-vehicles-recalls-personal-transportation-vehicles",
      date: "2022-01-14",
    },
  },
  {
    agency: "CPSC",
    date: "2021-09",
    makes: ["EZ-GO", "Tracker Off Road"],
    carts:
      "TXT Express S2, S4, S6, and L6, Freedom TXT, Valor, and Tracker OX 400 built March to June 2021",
    units: 6600,
    modelYears: { from: 2021, to: 2022 },
    serials: [
      ezgo(3_509_365, 3_531_888, { model: "TXT", modelYears: modelYears(2021) }),
      ezgo(8_025_639, 8_026_154),
    ],
    hazard: "The parking brake’s catch can wear out, and the cart can roll away.",
    remedy: stopAndContact(textron),
    source: {
      title: "CPSC notice",
      url: "https://www.cpsc.gov/Recalls/2021/Textron-Specialized-Vehicles-Recalls-PTV-and-Off-Road-Vehicles-Due-to-Crash-Hazard-Recall-Alert",
      date: "2021",
    },
  },
  {
    agency: "CPSC",
    number: "20-073",
    date: "2020-02-13",
    makes: ["EZ-GO", "Cushman", "Tracker Off Road"],
    carts:
      "gas Express S4 and L6, Cushman Shuttle, and Tracker LX4 and LX6, built November 2018 to June 2019",
    units: 20_573,
    modelYears: { from: 2018, to: 2020 },
    serials: [
      ezgo(3_377_720, 3_440_924, {
        model: "TXT",
        powertrain: "gas",
        modelYears: modelYears(2018, 2019),
      }),
    ],
    hazard: "A starter-generator wire can touch the exhaust and start a fire.",
    remedy: stopAndContact(textron),
    source: {
      title: "CPSC notice",
      url: "https://www.cpsc.gov/Recalls/2020/textron-specialized-vehicles-recalls-gas-powered-golf-ptv-utility-and-shuttle-off-road",
      date: "2020-02-13",
    },
  },
  {
    agency: "CPSC",
    date: "2015-06-30",
    makes: ["EZ-GO", "Cushman"],
    carts: "gas TXT, Freedom TXT, Valor, Express, Terrain, and Cushman Shuttle sold early in 2015",
    units: 8200,
    modelYears: { from: 2014, to: 2016 },
    hazard: "The gas tank can leak, and the fuel can catch fire.",
    remedy: stopAndContact(textron),
    source: {
      title: "GolfCartsForSale.com on the CPSC notice",
      url: "https://www.golfcartsforsale.com/blog/over-8000-e-z-go-golf-carts-recalled/",
      date: "2015",
    },
  },
  {
    agency: "CPSC",
    date: "2011-12-15",
    makes: ["EZ-GO", "Cushman", "Bad Boy Buggies"],
    carts: "TXT, Cushman shuttles, and Bad Boy buggies sold February to July 2011",
    units: 21_900,
    modelYears: { from: 2010, to: 2012 },
    hazard: "A ball joint of the steering can break, and the driver can lose control.",
    remedy: stopAndContact("EZ-GO at 800-774-3946"),
    source: {
      title: "Small Vehicle Resource on the CPSC notice",
      url: "https://www.smallvehicleresource.com/blog/2011/12/",
      date: "2011-12",
    },
  },
];
