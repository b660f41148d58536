import type { Recall } from "./recall.ts";
import { stopAndContact } from "./stop-and-contact.ts";

/** Of electric utility vehicles, and of chassis that carts are built on. */
export const utilityRecalls: readonly Recall[] = [
  {
    agency: "CPSC",
    date: "2024-10-31",
    makes: ["Polaris"],
    carts: "2023 and 2024 Ranger XP Kinetic",
    units: 1400,
    modelYears: { from: 2023, to: 2024 },
    hazard: "High-voltage cables on the motor controller can be loose and overheat.",
    remedy: stopAndContact("a Polaris dealer, or 800-765-2747,"),
    source: {
      title: "CPSC notice",
      url: "https://www.cpsc.gov/Recalls/2025/Polaris-Industries-Recalls-Ranger-XP-Kinetic-Recreational-Off-Road-Vehicles-ROVs-Due-to-Fire-and-Crash-Hazards",
      date: "2024-10-31",
    },
  },
  {
    agency: "CPSC",
    number: "22-206",
    date: "2022-08-25",
    makes: ["Custom"],
    carts: "those built on a Navitas steel rolling chassis of 2020 to 2022",
    units: 3700,
    modelYears: { from: 2020, to: 2022 },
    hazard: "The throttle pedal can stick when it is pressed down.",
    remedy: stopAndContact("Navitas at 844-576-2499"),
    source: {
      title: "CPSC notice",
      url: "https://www.cpsc.gov/Recalls/2022/Steel-Rolling-Chassis-for-Utility-Vehicles-Recalled-Due-to-Crash-and-Injury-Hazards-Imported-by-Navitas-Vehicle-Systems",
      date: "2022-08-25",
    },
  },
  {
    agency: "CPSC",
    date: "2019-06-05",
    makes: ["Polaris"],
    carts: "2015 to 2019 Ranger EV",
    modelYears: { from: 2015, to: 2019 },
    hazard: "A harness that is wired wrong can make it speed up on its own.",
    remedy: stopAndContact("a Polaris dealer"),
    source: {
      title: "FOX43 on the CPSC notice",
      url: "https://fox43.com/2019/06/05/recreational-off-highway-vehicle-called-back-by-polaris-due-to-risk-of-injury-crash/",
      date: "2019-06-05",
    },
  },
  {
    agency: "CPSC",
    date: "2018-09-05",
    makes: ["Polaris"],
    carts: "2018 Ranger 500, 570, EV, and EV LI-ION",
    units: 1000,
    modelYears: { from: 2018, to: 2018 },
    hazard: "The front lower control arms can separate.",
    remedy: "Contact Polaris at 800-765-2747 for the repair.",
    source: {
      title: "CPSC notice",
      url: "https://www.cpsc.gov/Recalls/2018/polaris-recalls-ranger-recreational-offhighway-vehicles-due-to-crash-hazard-recall",
      date: "2018-09-05",
    },
  },
];
