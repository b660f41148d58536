/** How many lines the table shows at once. */
export const pageRows = 50;
