const dayMs = 86_400_000;
/** The standard asks for less than a year. */
const validDays = 364;

/** What a security.txt says (RFC 9116): how to report a flaw, and until when that holds. */
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
