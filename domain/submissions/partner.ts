// Tested in schemas.test.ts.
export const maxPartnerLength = 40;

/** IDs that we give to dealers with the embedded tool: "sunny-carts". */
export function isPartner(text: string): boolean {
  return text.length <= maxPartnerLength && /^[a-z\d-]+$/.test(text);
}
