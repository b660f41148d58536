/** How long the worker keeps a page, and the files of an earlier build for pages that are open. */
export const keptDays = 30;
