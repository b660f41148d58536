const path = "/check-a-price";

export const shareTarget = {
  path,
  fields: { title: "title", text: "text" },
  /** Earlier installations put the ad into the address under these names. */
  addressFields: ["title", "ad", "link"],
  arrived: `${path}?shared`,
  lost: `${path}?unshared`,
} as const;

export function hasSharedAd({ pathname, searchParams }: URL): boolean {
  return pathname === path && shareTarget.addressFields.some((name) => searchParams.has(name));
}
