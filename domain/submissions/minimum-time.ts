/** Milliseconds from opening a page to sending its form; no person is faster. */
export const minimumTimeMs = 1500;
