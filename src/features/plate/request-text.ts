export const requestText = "Type the number, or choose the make.";
