/** Asks for the make and year, or a number. */
export const requestText = "Choose the make, or enter the serial number.";

/** While the notices are being loaded. */
export const waitingText = "Looking through the recall notices…";
