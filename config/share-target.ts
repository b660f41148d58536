const path = "/check-a-price";

/** How the installed app gets an ad that another app shares. */
export const shareTarget = {
  path,
  /** The fields of the form that the service worker answers. */
  fields: { title: "title", text: "text" },
  /** An earlier installation puts the ad into the address, under these names. */
  addressFields: ["title", "ad", "link"],
  arrived: `${path}?shared`,
  lost: `${path}?unshared`,
} as const;

/** Whether an address holds an ad, as that of an earlier installation does. */
export function hasSharedAd({ pathname, searchParams }: URL): boolean {
  return pathname === path && shareTarget.addressFields.some((name) => searchParams.has(name));
}
