/** What to enter. */
export const requestText = "Choose the make, or enter the serial number.";
