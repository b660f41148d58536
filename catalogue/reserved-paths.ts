/** Paths that a make may not take, because a page, a file or the server answers there. */
export const reservedPaths: readonly string[] = [
  "/404",
  "/about",
  "/api",
  "/buying-guide",
  "/check-a-price",
  "/contact",
  "/data",
  "/how-it-works",
  "/manufacturers",
  "/market-trends",
  "/my-carts",
  "/privacy-policy",
  "/selling-tips",
  "/states",
  "/terms-of-service",
  "/year-finder",
];
