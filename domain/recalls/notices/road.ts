import { type Contact, type Recall, modelYears } from "../recall.ts";

const gem: Contact = { name: "a GEM dealer, or Polaris,", phone: "855-863-2284" };
const tropos: Contact = { name: "a Tropos dealer, or Tropos,", phone: "408-571-6104" };

/**
 * Notices of the National Highway Traffic Safety Administration on vehicles for the road. We could
 * get no full list: there are others.
 */
export const roadNotices: readonly Recall[] = [
  {
    agency: "NHTSA",
    number: "21V-261",
    date: "2021-04-13",
    makes: ["Tropos Motors"],
    carts: "2019 ABLE ST",
    units: 72,
    modelYears: modelYears(2019),
    hazard: "The motor controller may let it go faster than 25 mph, the limit for its class.",
    remedy: "Have a dealer update the controller.",
    contact: tropos,
    source: {
      title: "Car Recalls",
      url: "https://car-recalls.com/us-recall/tropos-technologies-motor-controller-may-not-govern-speed-fmvss-500",
      date: "2021-04-13",
    },
  },
  {
    agency: "NHTSA",
    number: "20V-425",
    date: "2020-07-22",
    makes: ["Tropos Motors"],
    carts: "2019 and 2020 ABLE",
    units: 66,
    modelYears: modelYears(2019, 2020),
    hazard: "The backup camera may not show enough of the area behind you.",
    remedy: "Have a dealer replace the camera.",
    contact: tropos,
    source: {
      title: "Justia",
      url: "https://auto-recalls.justia.com/tropos/able/2020/20v425000",
      date: "2020-07-22",
    },
  },
  {
    agency: "NHTSA",
    number: "18V-484",
    date: "2018",
    makes: ["GEM"],
    carts: "2016 and 2017 e2, e4, e6, and eL XD",
    modelYears: modelYears(2016, 2017),
    hazard:
      "A faulty drive-switch signal can send it in the opposite direction from the one selected.",
    remedy:
      "Have a dealer replace the whole drive switch system, even if it was repaired in 2016. The repair is free.",
    contact: gem,
    source: {
      title: "FoodRecalls.net",
      url: "http://www.foodrecalls.net/vehicle_recall/8513/gem-18v484000",
      date: "2018",
    },
  },
  {
    agency: "NHTSA",
    date: "2017-05",
    makes: ["GEM"],
    carts: "2016 and 2017 e2, e4, e6, and eL XD with steel wheels",
    units: 1254,
    modelYears: modelYears(2016, 2017),
    hazard: "The front wheels’ lug nuts can loosen, and a wheel can come off.",
    remedy: "Have a dealer check the wheels.",
    contact: gem,
    source: {
      title: "Powersports Business",
      url: "https://powersportsbusiness.com/news/2017/05/10/polaris-issues-electric-vehicle-recall/",
      date: "2017-05-10",
    },
  },
  {
    agency: "NHTSA",
    date: "2016-12",
    makes: ["GEM"],
    carts: "2016 and 2017 e2, e4, e6, and eL XD built May 29, 2015, to November 18, 2016",
    units: 1644,
    modelYears: modelYears(2016, 2017),
    hazard: "A faulty drive-switch signal can make it go backward instead of forward.",
    remedy: "Ask a dealer for the free repair under 18V-484, which replaced this recall in 2018.",
    contact: gem,
    source: {
      title: "Powersports Business",
      url: "https://powersportsbusiness.com/top-stories/2017/01/03/polariss-gem-recall-related-to-drive-mode-switch/",
      date: "2017-01-03",
    },
  },
  {
    agency: "NHTSA",
    date: "2013-01",
    makes: ["GEM"],
    carts:
      "e2, e2 XLD, e2L, e2S, e4, e4S, eL, eL XD, e6, e6S, and eS built January 14, 2010, to November 23, 2012",
    units: 4394,
    modelYears: modelYears(2010, 2013),
    hazard: "The parking brake can wear out early and may not engage.",
    remedy: "Have a dealer replace the parking brake lever. The repair is free.",
    contact: gem,
    source: {
      title: "Small Vehicle Resource",
      url: "https://smallvehicleresource.com/blog/category/regulation-policy/page/13",
      date: "2013",
    },
  },
  {
    agency: "NHTSA",
    number: "10V-080",
    date: "2010-03-04",
    makes: ["GEM"],
    carts: "2009 models built December 8 to 15, 2009",
    modelYears: modelYears(2009),
    hazard: "The parking brake cable can come off its lever, and the vehicle can roll away.",
    remedy: "Have a dealer replace the parking brake lever. The repair is free.",
    contact: gem,
    source: {
      title: "RecallOwl",
      url: "http://recallowl.com/Vehicle+Recalls/Automotive/GEM/eL/2009",
      date: "2010-03-04",
    },
  },
  {
    agency: "NHTSA",
    number: "09V-177, 09V-385, 12V-230, and 12V-363",
    date: "2012",
    makes: ["ZAP"],
    carts: "2008 Xebra",
    units: 691,
    modelYears: modelYears(2008),
    hazard: "The brakes don’t meet the federal standard for motorcycles (FMVSS 122).",
    remedy: "NHTSA ordered ZAP to refund the owners. Ask NHTSA what you can still do.",
    contact: { name: "NHTSA", phone: "888-327-4236" },
    source: {
      title: "NHTSA’s order to ZAP, on Scribd",
      url: "https://ja.scribd.com/document/209223876/FINDINGS-CONCLUSIONS-AND-ORDER-ON-ZAP-S-FAILURE-TO-REASONABLY-MEET-ITS-RECALL-REMEDY-AND-NOTIFICATION-REQUIREMENTS",
      date: "2012",
    },
  },
  {
    agency: "NHTSA",
    number: "01V-343",
    date: "2001-11-30",
    makes: ["GEM"],
    carts: "two-seaters, four-seaters, and utility E825 built January 2000 to April 2001",
    modelYears: modelYears(2000, 2001),
    hazard: "A steering bearing can fail, and the driver can lose steering control.",
    remedy: "Have a dealer replace the bearing. The repair is free.",
    contact: gem,
    source: {
      title: "RecallOwl",
      url: "http://recallowl.com/Vehicle+Recalls/Automotive/GEM/E-825/2000",
      date: "2001-11-30",
    },
  },
];
