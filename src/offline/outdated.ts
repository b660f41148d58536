/** Files whose name changes with their content. */
const hashedFile = /\/_astro\/[\w.-]+/g;

/** Whether the page at this address now names files that this one does not. */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, { cache: "no-cache" });
    if (!response.ok) return false;
    const named = (await response.text()).match(hashedFile) ?? [];
    const page = document.documentElement.outerHTML;
    return named.some((file) => !page.includes(file));
  } catch {
    return false;
  }
}
