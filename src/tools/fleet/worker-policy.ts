/** The Trusted Types policy that makes the address of the fleet's worker. */
export const fleetWorkerPolicy = "fleet";

/** Marks a page that starts the worker, so that its security policy allows for it. */
export const startsWorkerAttribute = "data-starts-worker";
