/** The verdicts on an asking price, by their codes in the domain. */
export const verdictTitles = {
  low: "Low: find out why",
  good: "A good price",
  fair: "Fair: make an offer",
  high: "High: offer less",
  over: "Overpriced: negotiate or walk away",
  unknown: "No market data for this cart",
} as const;
