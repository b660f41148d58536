import { plainRanges } from "../number-range.ts";
import { type Recall, cpsc, modelYears } from "../recall.ts";

export const otherMakesNotices: readonly Recall[] = [
  cpsc({
    number: "23-756",
    date: "2023-05-11",
    makes: ["Advanced EV"],
    carts: "Advent 4F, 4FL, 6, and 6L sold May 2020 to June 2022",
    units: 2500,
    modelYears: modelYears(2020, 2022),
    numbers: plainRanges("advanced-ev", "LTA0050000 to LTA0145000"),
    rangesHoldOthers: true,
    hazard: "The front seat can come loose, and riders can fall. Two people were hurt.",
    remedy:
      "Stop using the cart until the dealer who sold it inspects and repairs it. The repair is free.",
    contact: { name: "the dealer who sold it" },
    page: "2023/Advanced-EV-Recalls-Advent-4-and-6-Passenger-Golf-Carts-Due-to-Fall-and-Injury-Hazards-Recall-Alert",
  }),
  cpsc({
    number: "22-206",
    date: "2022-08-25",
    makes: ["Custom"],
    carts:
      "carts built on a Navitas steel rolling chassis of 2020 to 2022, 10-000818-AC to 10-000821-AC",
    units: 3700,
    unitName: "chassis",
    modelYears: modelYears(2020, 2022),
    numbersText:
      "The third and fourth digits of the chassis serial number are the year. It is on a metal label at the rear left, above the wheel well.",
    hazard: "The throttle pedal can stick when it is pressed down.",
    remedy: "Stop using the cart until Navitas has it repaired. The repair is free.",
    contact: { name: "Navitas", phone: "844-576-2499" },
    page: "2022/Steel-Rolling-Chassis-for-Utility-Vehicles-Recalled-Due-to-Crash-and-Injury-Hazards-Imported-by-Navitas-Vehicle-Systems",
  }),
  cpsc({
    number: "20-122",
    date: "2020-05-14",
    makes: ["Garia"],
    carts: "2010 to 2019 Golf, Golf 2+2, Courtesy 4, and Courtesy 4+2",
    units: 1000,
    modelYears: modelYears(2010, 2019),
    numbers: plainRanges("garia", "UJGDHSX1XAVXXXXXX to UJGDHSX1XKVXXXXXX"),
    rangesHoldOthers: true,
    hazard: "A fuse can overheat and melt while the cart is charging, and start a fire.",
    remedy: "Stop charging the cart until a dealer repairs it. The repair is free.",
    contact: { name: "a Garia dealer, or Garia,", phone: "281-923-0291" },
    page: "2020/Garia-Recalls-Golf-and-Courtesy-Electric-Vehicles-Due-to-Fire-Hazard",
  }),
  {
    agency: "STAR EV",
    number: "171101",
    date: "2017-11-20",
    makes: ["STAR EV"],
    carts: "Sport 4+2 that dealers got May 18 to November 10, 2017",
    // A cart that came in 2017 can be of the model year before or after.
    modelYears: modelYears(2016, 2018),
    numbers: plainRanges(
      "star-ev",
      "CO1734842HS1837 to CO18D4842HS3638; DO1734842HS1837 to DO18D4842HS3638; MU1734842HS1837 to MU18D4842HS3638",
    ),
    hazard: "The tie rod can break off the front spindle, and the driver loses steering control.",
    remedy: "Stop using the cart until a dealer repairs it. The repair is free.",
    contact: { name: "a STAR EV dealer, or STAR EV,", phone: "888-878-9988" },
    source: {
      title: "STAR EV’s notice",
      url: "https://www.starev.com/recall-information/",
      date: "2017-11-20",
    },
  },
  cpsc({
    number: "12-715",
    date: "2012-01-26",
    makes: ["Columbia", "Par Car"],
    carts: "2008 to 2011 Eagle, Shuttle, Tram, Summit, Utilitruck, and Scout",
    units: 1400,
    modelYears: modelYears(2008, 2011),
    numbers: plainRanges(
      "columbia",
      "P4XXXXXG0231 to P4XXXXXG0562; P4XXXXXH0112 to P4XXXXXH0302; P4XXXXXI0101 to P4XXXXXI0105; " +
        "P4XXXXXJ0115 to P4XXXXXJ0420; P4XXXXXK0101 to P4XXXXXK0343; TC6XXXXG0143 to TC6XXXXG0212; " +
        "TC6XXXXH0102 to TC6XXXXH0129; TC6XXXXI0101 to TC6XXXXI0106; TC6XXXXJ0107 to TC6XXXXJ0135; " +
        "TC6XXXXK0101 to TC6XXXXK0106; TC1E4XWG0142 to TC1E4XWG0206; TC1E4XWH0101 to TC1E4XWH0132; " +
        "TC1E4XWJ0108 to TC1E4XWJ0112; SUXF4X4J0109 to SUXF4X4J0116; SXXF4X4K0101 to SXXF4X4K0106; " +
        "U2XXXXXG0156 to U2XXXXXG0253; U2XXXXXH0102 to U2XXXXXH0175; U2XXXXXI0102; " +
        "U2XXXXXJ0106 to U2XXXXXJ0154; U2XXXXXK0101 to U2XXXXXK0124; " +
        "U4XXXXXG0156 to U4XXXXXG0253; U4XXXXXH0102 to U4XXXXXH0175; U4XXXXXI0102; " +
        "U4XXXXXJ0106 to U4XXXXXJ0154; U4XXXXXK0101 to U4XXXXXK0124; US1EXXZG0157 to US1EXXZG0241; " +
        "US1EXXZH0117 to US1EXXZH0178; US1EXXZI0101 to US1EXXZI0103; US1EXXZJ0104 to US1EXXZJ0147; " +
        "US1EXXZK0102 to US1EXXZK0126",
    ),
    hazard: "The lower steering yoke can come loose, and the driver can lose steering control.",
    remedy: "Have a dealer inspect it and, if needed, repair it. The repair is free.",
    contact: { name: "a Columbia dealer" },
    page: "2012/Columbia-ParCar-Recalls-for-Repair-Golf-Service-Utility-Vehicles-Due-to-Crash-Hazard",
  }),
  cpsc({
    number: "01-522",
    date: "2001-08-28",
    makes: ["SoloRider"],
    carts: "AteeA Model 32 sold October 1999 to March 2000",
    units: 200,
    modelYears: modelYears(1999, 2000),
    numbersText: "Serial numbers that begin with 32, on a label near the left front tire.",
    hazard: "Static electricity can scramble its software, and the cart can move on its own.",
    remedy: "Stop using the cart until the dealer who sold it repairs it. The repair is free.",
    contact: { name: "a SoloRider dealer" },
    page: "2001/CPSC-SoloRider-Industries-Announce-Recall-of-Single-Rider-Golf-Carts",
  }),
];
