import { modified } from "../../domain/catalogue/modified.ts";
import type { PageRecord } from "./page-record.ts";

/** The tools that help to know a cart: its year, its recalls, its batteries, and its papers; and the tool for many carts. */
export const cartPages = {
  yearFinder: {
    path: "/year-finder",
    name: "Year Finder",
    places: ["Value Tools"],
    title: "Golf Cart Year Finder by Serial Number",
    description:
      "What year is your golf cart? Type the serial number of a Club Car, EZ-GO or Yamaha, a VIN or a battery date code: the year, how sure it is, and why.",
    keywords: [
      "golf cart year by serial number",
      "what year is my golf cart",
      "Club Car serial number year",
      "EZ-GO manufacturer code year",
      "golf cart battery date code",
    ],
    modified: modified.pages,
    tool: "Golf cart year finder",
  },
  recalls: {
    path: "/recalls",
    name: "Recall Check",
    places: ["Value Tools"],
    title: "Golf Cart Recall Check by Serial Number",
    description:
      "Check a Club Car, EZ-GO, Yamaha, or other golf cart against recall notices by make and year or by serial number, with the hazard, the remedy, and the source.",
    keywords: [
      "golf cart recall",
      "Club Car recall",
      "EZ-GO recall serial number",
      "Yamaha golf cart recall",
    ],
    modified: modified.pages,
    tool: "Golf cart recall check",
  },
  batteryTest: {
    path: "/battery-test",
    name: "Battery Test",
    places: ["Value Tools"],
    title: "Golf Cart Battery Test by Voltage",
    description:
      "Is your golf cart’s battery pack good? Enter each battery’s resting voltage: the weakest one, the pack’s charge, what to do next, and the age to enter.",
    keywords: [
      "golf cart battery test",
      "golf cart battery voltage chart",
      "48 volt golf cart battery test",
      "golf cart hydrometer readings",
    ],
    modified: modified.pages,
    tool: "Golf cart battery test",
  },
  papers: {
    path: "/papers",
    name: "Papers",
    places: ["Value Tools"],
    title: "Papers for Your Golf Cart, Ready to Print",
    description:
      "A golf cart bill of sale, a for-sale flyer, a buying checklist, and a value sheet for insurance: filled in from your cart, one page each, free to print.",
    keywords: [
      "golf cart bill of sale",
      "golf cart bill of sale form",
      "golf cart for sale flyer",
      "used golf cart checklist",
      "golf cart insurance value",
    ],
    modified: modified.pages,
  },
  fleet: {
    path: "/fleet",
    name: "Many Carts",
    places: ["Value Tools"],
    title: "Golf Cart Fleet Value: Many Carts at Once",
    description:
      "Value a golf cart fleet: paste a spreadsheet or drop a CSV and see each cart’s estimate, trade-in guide, and dealer price, with totals. Nothing is sent.",
    keywords: [
      "golf cart fleet value",
      "golf cart fleet appraisal",
      "value many golf carts",
      "golf course fleet trade-in value",
    ],
    modified: modified.pages,
    tool: "Golf cart fleet value",
  },
} as const satisfies Record<string, PageRecord>;
