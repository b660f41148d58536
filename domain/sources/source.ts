/** Where a figure was read. */
export interface Source {
  readonly title: string;
  readonly url?: string;
  /** An ISO date, or less of one, or a word such as "undated". */
  readonly date: string;
}

/** Pages elsewhere that ours link to, besides the sources of records, and when they were last read. */
export const otherPages = {
  lowSpeedVehicleRule: {
    title: "49 CFR 571.500, Standard No. 500; Low-speed vehicles",
    url: "https://www.ecfr.gov/current/title-49/subtitle-B/chapter-V/part-571/subpart-B/section-571.500",
    date: "2026-11",
  },
  dealersStudy: {
    title: "A dealer’s study of what dealers asked for a 2007 Precedent",
    url: "http://verypages.com/articles_cd4tha.html",
    date: "2026-11",
  },
  consumerRecalls: {
    title: "Recalls of the Consumer Product Safety Commission",
    url: "https://www.cpsc.gov/Recalls",
    date: "2026-11",
  },
  vehicleRecalls: {
    title: "Recalls of the National Highway Traffic Safety Administration",
    url: "https://www.nhtsa.gov/recalls",
    date: "2026-11",
  },
  cartGlut: {
    title: "Golf Car Advisor, second quarter of 2024",
    url: "https://golfcaradvisor.com/?p=3765",
    date: "2026-11",
  },
  overstock: {
    title: "Golf Car Options on imports and the duties",
    url: "https://golfcaroptions.com/the-changing-pattern-of-golf-car-imports-and-other-consequences-of-usitc-and-department-of-commerce-penalties",
    date: "2026-11",
  },
  importSources: {
    title: "Golf Car Options, state of the industry at the beginning of 2026",
    url: "https://golfcaroptions.com/state-of-the-industry-at-the-beginning-of-the-new-year",
    date: "2026-11",
  },
  cartDuties: {
    title: "Department of Commerce, final determinations on low-speed vehicles from China",
    url: "https://www.trade.gov/ec-ad-cvd-final-determinations-low-speed-personal-transportation-vehicles-china",
    date: "2026-11",
  },
  repairCosts: {
    title: "Affordable Golf Cart Service, repair costs",
    url: "https://affordablegolfcartservice.com/blog/golf-cart-repair-cost",
    date: "2026-11",
  },
  rebuiltCarts: {
    title: "B&A Carts on restored and rebuilt golf carts",
    url: "https://bacarts.com/blog/restored-or-rebuilt-golf-cart-what-does-that-mean--18899",
    date: "2026-11",
  },
  chargerTrick: {
    title: "Pete’s Golf Carts on tricking a charger",
    url: "https://petesgolfcarts.com/battery-charger-knowledge/how-to-trick-golf-cart-charger",
    date: "2026-11",
  },
  clubCarCharger: {
    title: "Form Charge on Club Car chargers that don’t work",
    url: "https://formcharge.com/blogs/golf-cart-charger-knowledge/club-car-golf-cart-charger-not-working-here-s-how-to-fix-it",
    date: "2026-11",
  },
  strugglesUphill: {
    title: "Resort Life Carts on carts that struggle uphill",
    url: "https://service.resortlifecarts.com/golf-cart-struggles-uphill-fix/",
    date: "2026-11",
  },
  speedSensor: {
    title: "Golf Carting Magazine, Ask the Mechanic, December 2021",
    url: "https://issuu.com/golfcarting/docs/golf_carting_issue_19_dec_2021_issuu/s/14163621",
    date: "2026-11",
  },
} as const satisfies Record<string, Required<Source>>;
