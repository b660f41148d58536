/** The one policy of trusted types that a page may have: it makes the worker's address. */
export const workerUrlPolicy = "offline";
