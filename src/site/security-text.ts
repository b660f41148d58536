const dayMs = 86_400_000;
/** RFC 9116 recommends less than a year. */
const validDays = 364;

/** RFC 9116: where to report a vulnerability. */
export function securityText(email: string, canonical: string, builtOn: Date): string {
  const expires = new Date(builtOn.getTime() + validDays * dayMs);
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${canonical}`,
  ];
  return `${lines.join("\n")}\n`;
}
