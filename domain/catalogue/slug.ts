/** The path segment for a name: "Ruff & Tuff" becomes "ruff-tuff". */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
