import type { Recall } from "./recall.ts";

/** Of vehicles for the road. */
export const roadRecalls: readonly Recall[] = [
  {
    agency: "NHTSA",
    number: "21V-261",
    date: "2021-04-13",
    makes: ["Tropos Motors"],
    carts: "2019 ABLE ST",
    units: 72,
    modelYears: { from: 2019, to: 2019 },
    hazard: "The motor controller may let it go faster than 25 mph, the limit for its class.",
    remedy: "Have a dealer update the controller, free of charge. Tropos is at 408-571-6104.",
    source: {
      title: "Car Recalls on the NHTSA notice",
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
    modelYears: { from: 2019, to: 2020 },
    hazard: "The backup camera may not show enough of what is behind.",
    remedy: "Have a dealer replace the camera, free of charge. Tropos is at 408-571-6104.",
    source: {
      title: "Justia on the NHTSA notice",
      url: "https://auto-recalls.justia.com/tropos/able/2020/20v425000",
      date: "2020-07-22",
    },
  },
  {
    agency: "NHTSA",
    number: "18V-484",
    date: "2018",
    makes: ["GEM"],
    carts: "2016 and 2017 e2, e4, e6, and eL XD, including those repaired in 2016",
    modelYears: { from: 2016, to: 2017 },
    hazard:
      "A wrong signal from the drive switch can send it the opposite way from the one the driver chose.",
    remedy:
      "Have a dealer replace the whole drive switch system, free of charge. Polaris is at 855-863-2284.",
    source: {
      title: "FoodRecalls.net on the NHTSA notice",
      url: "http://www.foodrecalls.net/vehicle_recall/8513/gem-18v484000",
      date: "2018",
    },
  },
  {
    agency: "NHTSA",
    number: "10V-080",
    date: "2010-03-04",
    makes: ["GEM"],
    carts: "2009 models built December 8 to 15, 2009",
    modelYears: { from: 2009, to: 2009 },
    hazard: "The parking brake cable can come off its lever, and the vehicle can roll away.",
    remedy: "Have a dealer replace the parking brake lever, free of charge.",
    source: {
      title: "RecallOwl on the NHTSA notice",
      url: "http://recallowl.com/Vehicle+Recalls/Automotive/GEM/eL/2009",
      date: "2010-03-04",
    },
  },
  {
    agency: "NHTSA",
    date: "2009",
    makes: ["ZAP"],
    carts: "2008 Xebra",
    units: 691,
    modelYears: { from: 2008, to: 2008 },
    hazard: "The brakes take too long to stop it.",
    remedy:
      "Ask NHTSA: ZAP’s repair did not work, and in 2012 ZAP was ordered to refund the owners.",
    source: {
      title: "Dealernews on NHTSA’s lawsuit",
      url: "http://www.dealernews.com/dealernews/article/nhtsa-sues-zap-seeking-173-million-unrepaired-brake-issue",
      date: "2013-06-13",
    },
  },
  {
    agency: "NHTSA",
    number: "01V-343",
    date: "2001-11-30",
    makes: ["GEM"],
    carts: "two-seaters and four-seaters built January 2000 to April 2001",
    modelYears: { from: 2000, to: 2001 },
    hazard: "A bearing of the steering can fail, and the driver can lose control.",
    remedy: "Have a dealer replace the bearing, free of charge.",
    source: {
      title: "RecallOwl on the NHTSA notice",
      url: "http://recallowl.com/Vehicle+Recalls/Automotive/GEM/E-825/2000",
      date: "2001-11-30",
    },
  },
];
