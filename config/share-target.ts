// Tested in ../server/app.test.ts and, in a browser, by ../e2e/release/shared-ad.spec.ts.

const path = "/check-a-price";

export const shareTarget = {
  path,
  fields: { title: "title", text: "text" },
  /** Older installations of the app still send the ad in the address, under these names. */
  addressFields: ["title", "ad", "link"],
  /** Where the service worker sends the visitor: with the ad kept, or without it. */
  arrivedAddress: `${path}?shared`,
  lostAddress: `${path}?unshared`,
} as const;

export function hasSharedAd({ pathname, searchParams }: URL): boolean {
  return pathname === path && shareTarget.addressFields.some((name) => searchParams.has(name));
}
