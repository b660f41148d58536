/** The Trusted Types policy that makes the address of the worker that reads bar codes. */
export const scanUrlPolicy = "scan";
