/** How many days the worker keeps a visited page, and the files of its build. */
export const keptDays = 30;
