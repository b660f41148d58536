import type { Powertrain } from "../valuation/cart.ts";
import type { Source } from "../sources/source.ts";

/** What a buyer of new fleet carts was allowed for each of its old ones. Most are public records. */
export interface DocumentedTradeIn {
  /** The place, and who bid where there were several bids. */
  readonly name: string;
  /** Null where the source does not say. */
  readonly make: string | null;
  readonly ageYears: number | null;
  readonly powertrain: Powertrain;
  readonly needsBatteries: boolean;
  readonly isWorn: boolean;
  /** How many were traded in; null where the source does not say. */
  readonly carts: number | null;
  /** US dollars for one cart. */
  readonly price: number;
  /** What a new fleet cart cost then; null if no such price from about that time is known. */
  readonly newThen: FleetPrice | null;
  readonly source: Source;
}

interface FleetPrice {
  /** US dollars for one cart. */
  readonly price: number;
  readonly year: number;
}

/** $566,238 for 82 EZ-GO carts and a beverage cart. */
export const newFleetCart: FleetPrice & { readonly source: Source } = {
  price: Math.round(566_238 / 83),
  year: 2026,
  source: {
    title: "Ocala, Florida, fleet lease",
    url: "https://ocala.legistar.com/LegislationDetail.aspx?ID=7803709",
    date: "2026",
  },
};

const wichita2017: FleetPrice = { price: 4374, year: 2017 };
const prescott2018: FleetPrice = { price: 5371, year: 2018 };
const casper2023: FleetPrice = { price: 5696, year: 2023 };

const serviced = { needsBatteries: false, isWorn: false } as const;

/** Every documented trade-in that we know of, the newest first. */
export const documentedTradeIns: readonly DocumentedTradeIn[] = [
  {
    name: "Incline Village, Nevada",
    make: null,
    ageYears: null,
    powertrain: "electric",
    ...serviced,
    carts: 80,
    price: 2050,
    newThen: { price: 8717, year: 2021 },
    source: {
      title: "Tahoe Daily Tribune",
      url: "https://www.tahoedailytribune.com/news/ivgid-trustees-choose-to-purchase-new-golf-carts/",
      date: "2021-11-27",
    },
  },
  {
    name: "Newton, Kansas",
    make: "EZ-GO",
    ageYears: 4,
    powertrain: "electric",
    ...serviced,
    carts: 76,
    price: 3200,
    newThen: casper2023,
    source: {
      title: "The Kansan",
      url: "https://www.thekansan.com/story/news/2021/10/25/two-bids-table-sand-creek-station-equipment/6172529001/",
      date: "2021-10-25",
    },
  },
  {
    name: "Ardmore, Oklahoma",
    make: "Club Car",
    ageYears: 6,
    powertrain: "electric",
    ...serviced,
    carts: 52,
    price: 2300,
    newThen: prescott2018,
    source: {
      title: "The Ardmoreite",
      url: "https://www.ardmoreite.com/news/20190920/lakeview-golf-course-to-purchase-52-new-golf-carts",
      date: "2019-09-20",
    },
  },
  {
    name: "Harlingen, Texas: Club Car’s bid",
    make: null,
    ageYears: 3,
    powertrain: "electric",
    needsBatteries: true,
    isWorn: false,
    carts: 75,
    price: 1683,
    newThen: wichita2017,
    source: {
      title: "Valley Morning Star",
      url: "https://www.valleymorningstar.com/2018/11/07/city-weighs-better-deal-on-golf-carts/",
      date: "2018-11-07",
    },
  },
  {
    name: "Harlingen, Texas: Yamaha’s bid",
    make: null,
    ageYears: 3,
    powertrain: "electric",
    needsBatteries: true,
    isWorn: false,
    carts: 75,
    price: 1100,
    newThen: wichita2017,
    source: {
      title: "Valley Morning Star",
      url: "https://www.valleymorningstar.com/2018/10/18/city-to-spend-240000-on-cart-fleet-for-tony/",
      date: "2018-10-18",
    },
  },
  {
    name: "Prescott, Arizona",
    make: null,
    ageYears: 6,
    powertrain: "electric",
    needsBatteries: true,
    isWorn: false,
    carts: 130,
    price: 1400,
    newThen: prescott2018,
    source: {
      title: "City of Prescott, contract 2018-051",
      url: "http://prescottaz.iqm2.com/Citizens/Detail_LegiFile.aspx?Frame=&MeetingID=1503&MediaPosition=&ID=1646&CssClass=",
      date: "2018",
    },
  },
  {
    name: "Lexington, North Carolina",
    make: null,
    ageYears: 4,
    powertrain: "electric",
    ...serviced,
    carts: 59,
    price: 1475,
    newThen: { price: 3940, year: 2013 },
    source: {
      title: "The Dispatch",
      url: "http://www.the-dispatch.com/article/NC/20130226/News/605031584/LD/",
      date: "2013-02-26",
    },
  },
  {
    name: "Norman, Oklahoma",
    make: null,
    ageYears: 3,
    powertrain: "electric",
    ...serviced,
    carts: 21,
    price: 1805,
    newThen: { price: 3655, year: 2012 },
    source: {
      title: "City of Norman, RFP-1213-30",
      url: "https://norman.legistar.com/LegislationDetail.aspx?GUID=73996D25-DF3E-4A9E-98CD-6A29B4181623&ID=1204805",
      date: "2012-09",
    },
  },
  {
    name: "Indian River County, Florida",
    make: "Club Car",
    ageYears: 6,
    powertrain: "gas",
    ...serviced,
    carts: null,
    price: 1500,
    newThen: { price: 3575, year: 2010 },
    source: {
      title: "VeroNews",
      url: "https://veronews.com/2010/09/23/new-golf-carts-coming-to-sandridge-course-some-old-to-be-auctioned-off/amp",
      date: "2010-09-23",
    },
  },
  {
    name: "Mounds View, Minnesota",
    make: "EZ-GO",
    ageYears: 7,
    powertrain: "electric",
    needsBatteries: false,
    isWorn: true,
    carts: 1,
    price: 600,
    newThen: null,
    source: {
      title: "City of Mounds View",
      url: "https://miweblink.metro-inet.us/MoundsViewPublic/0/doc/237647/Page26.aspx",
      date: "2002-03-25",
    },
  },
];
