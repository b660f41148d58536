/** For so long a page that is open finds the files of its build after newer ones were deployed. */
export const keptDays = 30;
