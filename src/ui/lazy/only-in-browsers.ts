/**
 * Stands for the import of a part that only browsers show: `import.meta.env.SSR ? onlyInBrowsers() :
 * import(…)`. The build of the pages then doesn't know the part, and its styles come with its script
 * instead of with every page, where they were 3 of 21 KB.
 */
export function onlyInBrowsers(): Promise<never> {
  return Promise.reject(new Error("Only browsers load this part."));
}
