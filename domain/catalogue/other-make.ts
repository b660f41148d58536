/** The make to use for a cart whose make is not in the directory (product spec, section 3). */
export const otherMake = { name: "Other", defaultBasePrice: 6000, modelPrices: {} } as const;
