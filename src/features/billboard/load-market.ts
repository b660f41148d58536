/** The market's model, and all that is worked out from it; loaded once a visitor fills in the form. */
export const loadMarket = () => import("../evidence/market-view.ts");
