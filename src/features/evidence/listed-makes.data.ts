import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };

/** The makes that dealers' listings are of, known before the market's figures have been loaded. */
export const listedMakes = Object.keys(model.makes);
