/** One thing that a page said and shouldn't have. */
export interface Correction {
  /** An ISO date. */
  readonly on: string;
  readonly page: string;
  readonly path: string;
  readonly said: string;
  readonly now: string;
}

/** What somebody may have acted on; the newest day comes first. */
export const corrections: readonly Correction[] = [
  {
    on: "2026-11-28",
    page: "Recall check",
    path: "/recalls",
    said: "A serial number that allows several years could match a notice for a year that it doesn’t allow, and tell you to stop driving: a 2008 RXV got a Canadian notice about 2023 carts.",
    now: "A notice shows only if the year you entered, or one that the number allows, is one of its years. Canadian notices never come first.",
  },
  {
    on: "2026-11-28",
    page: "Year finder",
    path: "/year-finder",
    said: "EZ-GO numbers above 5716926 were dated 2022.",
    now: "They’re dated 2023 to 2025, and marked as rough: recall notices end model year 2023 at that number and 2025 at 5920722.",
  },
  {
    on: "2026-11-28",
    page: "Makes",
    path: "/manufacturers",
    said: "Charts and headings on makes’ pages gave some ages the price of another age. A cart “at 10 years” was priced as a newer one.",
    now: "Each price is for a cart of the year it names, and every new version of the site computes all of them again.",
  },
  {
    on: "2026-11-28",
    page: "Shared links and flyers",
    path: "/papers",
    said: "The preview of a seller’s link, its picture, and the code on the flyer showed buyers where the seller would settle, and what a dealer would pay.",
    now: "The preview of a seller’s link gives the asking price only, and the flyer’s code opens a page for buyers.",
  },
  {
    on: "2026-11-28",
    page: "GEM, Moke, and other street-legal and utility makes",
    path: "/gem",
    said: "We showed our formula’s estimate as if it were as good as a price.",
    now: "We say that the formula came out about 40% low where we could check it, and give no verdict on an ad.",
  },
  {
    on: "2026-11-28",
    page: "Indiana",
    path: "/in",
    said: "Local ordinances set the driver’s age.",
    now: "State law does: a driver must be at least 16 years and 180 days old. A town may be stricter.",
  },
  {
    on: "2026-11-28",
    page: "Kentucky",
    path: "/ky",
    said: "The only equipment a cart needs is a seat belt for every seat.",
    now: "On public roads, it needs all that a low-speed vehicle must have: lights, turn signals, reflectors, mirrors, a parking brake, and belts.",
  },
  {
    on: "2026-11-28",
    page: "West Virginia",
    path: "/wv",
    said: "There’s no statewide rule for ordinary carts.",
    now: "State law keeps them off public roads, except streets that a city has opened.",
  },
  {
    on: "2026-11-28",
    page: "Michigan",
    path: "/mi",
    said: "You can’t drive along a state trunk line.",
    now: "You can where the town and the state transportation department allow it, by a law of 2018.",
  },
  {
    on: "2026-11-28",
    page: "States that bar golf carts",
    path: "/states",
    said: "In New York, Hawaii, and others, a golf cart may at most cross a street.",
    now: "Our answer is no. We had read no law there that allows crossing.",
  },
  {
    on: "2026-11-28",
    page: "Insurance",
    path: "/insurance",
    said: "Five places require insurance for an ordinary cart on public streets.",
    now: "Twelve do, as the states’ pages said. The others are Alabama (some cities), Kentucky, Minnesota, Mississippi, Nebraska, Ohio, and South Dakota.",
  },
  {
    on: "2026-11-28",
    page: "Titles and registration",
    path: "/titles-and-registration",
    said: "South Carolina alone refuses a converted cart.",
    now: "Minnesota and South Dakota refuse it, too.",
  },
  {
    on: "2026-11-28",
    page: "Answers about recalls",
    path: "/recalls",
    said: "“A recall repair is free.”",
    now: "It’s usually free. Ask a dealer for that make.",
  },
  {
    on: "2026-11-28",
    page: "Won’t it charge?",
    path: "/wont-charge",
    said: "48-volt Club Cars have an onboard computer from 1995 on.",
    now: "They have one from 1995 to about 2014. Later ones have the ERIC system, which does without one.",
  },
  {
    on: "2026-11-28",
    page: "Battery costs",
    path: "/battery-costs",
    said: "A U.S. Battery’s date code is on its positive post.",
    now: "It’s on its terminals. On a Trojan, read the negative post: the other one has a month and a day.",
  },
  {
    on: "2026-11-28",
    page: "Price check",
    path: "/check-a-price",
    said: "The message to a seller offered cash.",
    now: "It offers a price. Pay at the bank.",
  },
];
