export type Season = "peak" | "good" | "off";

/** The months, and how well carts sell in each (product spec, section 4). */
export const months: readonly { name: string; season: Season }[] = [
  { name: "January", season: "off" },
  { name: "February", season: "off" },
  { name: "March", season: "peak" },
  { name: "April", season: "peak" },
  { name: "May", season: "peak" },
  { name: "June", season: "peak" },
  { name: "July", season: "peak" },
  { name: "August", season: "peak" },
  { name: "September", season: "good" },
  { name: "October", season: "good" },
  { name: "November", season: "good" },
  { name: "December", season: "off" },
];

export const seasonLabels: Record<Season, { name: string; span: string; height: number }> = {
  peak: { name: "Peak", span: "March to August", height: 3 },
  good: { name: "Good", span: "September to November", height: 2 },
  off: { name: "Off", span: "December to February", height: 1 },
};
