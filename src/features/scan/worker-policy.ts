/** The Trusted Types policy for the bar code worker's URL. */
export const scanUrlPolicy = "scan";
