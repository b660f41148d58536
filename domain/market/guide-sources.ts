import type { Source } from "../catalogue/source.ts";

/** Kept apart from the figures, because few pages that use the figures name their sources. */
export const guideSources = {
  aledo: { title: "Aledo Golf Carts, Texas, service prices", date: "2026-08" },
  aledoTradeIn: {
    title: "Aledo Golf Carts, Texas, trade-in estimator",
    url: "https://github.com/wwainwri/aledo-golf-carts/blob/1c18e4c9f6138c8c5861699540cacfba8354120f/financing.html",
    date: "2026-08-03",
  },
  blueBook: {
    title: "“Golf Cart Blue Book”, a public file whose author is unknown",
    date: "2026",
  },
  engineSwap: {
    title: "A dealer’s listings of gas Yamahas, with a new engine",
    url: "https://github.com/Kylemitchell64/golf-cart-website",
    date: "2026-11-24",
  },
  lithiumPacks: {
    title:
      "Prices of 48-volt lithium packs, installed, from an installer in Arizona and a dealer chain",
    date: "2026-06",
  },
  navitas: { title: "A parts shop’s price for a Navitas controller kit", date: "2026" },
  tigonBlog: { title: "Tigon Golf Carts, prices of upgrades", date: "2025" },
  tigonTradeIn: {
    title: "Tigon Golf Carts, trade-in tool of a chain of 15 stores",
    url: "https://github.com/MikeBTigon/tigon-iot/blob/e75bb6a006e91ac81938232a7b59ce947da86b66/functions/src/sales/settings.ts",
    date: "2026",
  },
} as const satisfies Record<string, Source>;

export type GuideSourceId = keyof typeof guideSources;
