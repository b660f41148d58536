/** The charts a guide can ask for below one of its sections. */
export const figureNames = [
  "asking-by-age",
  "asking-by-make",
  "market-figures",
  "powertrain-share",
  "seasons",
] as const;

export type FigureName = (typeof figureNames)[number];
