const path = "/check-a-price";

export const shareTarget = {
  path,
  fields: { title: "title", text: "text" },
  /** Older installations of the app still send the ad in the address, under these names. */
  addressFields: ["title", "ad", "link"],
  arrivedAddress: `${path}?shared`,
  lostAddress: `${path}?unshared`,
} as const;

export function hasSharedAd({ pathname, searchParams }: URL): boolean {
  return pathname === path && shareTarget.addressFields.some((name) => searchParams.has(name));
}
