/** The Trusted Types policy that makes the address of the fleet's worker, on its page alone. */
export const fleetWorkerPolicy = "fleet";
