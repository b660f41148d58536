import type { Source } from "../sources/source.ts";

/**
 * Where the figures behind the trade-in guide were read. They are apart from the figures, as few
 * pages that work with those also name them.
 */
export const guideSources = {
  aledo: { title: "Aledo Golf Carts, Texas, service prices", date: "2026-08" },
  rmi: {
    title: "RMI Golf Carts, wheel and tire sets",
    url: "https://rmigolfcarts.com",
    date: "undated",
  },
  tigonBlog: { title: "Tigon Golf Carts, prices of upgrades", date: "2025" },
  dealerSurvey: {
    title: "Powersports Business, gross margin of dealers on pre-owned vehicles (Gart Sutton)",
    url: "https://read.dmtmag.com/i/437570/26",
    date: "2014-12-29",
  },
  homeowners: {
    title: "A homeowners’ association that saved 42% of the retail price on 115 EZ-GO carts",
    url: "https://scshca.com",
    date: "undated, after 2017",
  },
} as const satisfies Record<string, Source>;

export type GuideSourceId = keyof typeof guideSources;
