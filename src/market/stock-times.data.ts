import published from "../../domain/market/stock-times.json" with { type: "json" };

/** False until a dealer's stock has been followed for three months. */
export const hasStockTimes = published.from !== "";
