const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** "Sep 3, 2026", or less where less is known. */
export function dateText(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  if (month === undefined) return String(year);
  const name = months[month - 1]!.slice(0, 3);
  return day === undefined ? `${name} ${year}` : `${name} ${day}, ${year}`;
}

/** "September 3, 2026", where the visitor is. */
export function dayText(date: Date): string {
  return `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}
