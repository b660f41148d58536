/** Milliseconds from opening a page to sending its form; no person is quicker. */
export const minimumTimeMs = 1500;
