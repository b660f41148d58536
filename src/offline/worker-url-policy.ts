/** The only Trusted Types policy a page may create: it makes the worker's address. */
export const workerUrlPolicy = "offline";
