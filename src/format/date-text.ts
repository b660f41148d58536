/** "Sep 3, 2026", or less where less is known. */
export function dateText(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  const date = new Date(Date.UTC(year!, (month ?? 1) - 1, day ?? 1));
  return date.toLocaleDateString("en-US", {
    timeZone: "UTC",
    year: "numeric",
    ...(month !== undefined && { month: "short" }),
    ...(day !== undefined && { day: "numeric" }),
  });
}
