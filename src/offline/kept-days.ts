/** How long an open page can still load the files of its build after a newer one is deployed. */
export const keptDays = 30;
