/** What to enter. */
export const requestText = "Choose the make, or enter the serial number.";

/** While the notices are being loaded. */
export const waitingText = "Checking the notices we hold…";
