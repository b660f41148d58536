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
} as const satisfies Record<string, Required<Source>>;
