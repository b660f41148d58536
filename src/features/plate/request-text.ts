/** Asks for the make and year, or a number. */
export const requestText = "Type the number, or choose the make.";
