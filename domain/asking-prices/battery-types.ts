/** A listing's words for a cart, apart from its schema, which no browser needs. */
export const batteryTypes = ["lead-acid", "lithium"] as const;
export type BatteryType = (typeof batteryTypes)[number];
export const listingConditions = ["new", "used", "refurbished"] as const;
