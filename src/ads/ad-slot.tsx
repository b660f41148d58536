import { site } from "../../config/site.ts";

/** Empty, for the provider to fill. Renders nothing on a site without ads. */
export function AdSlot({ name }: { name: string }) {
  if (site.adsSrc === "") return null;
  return <aside className="ad-slot" aria-label="Advertisement" data-ad-slot={name} />;
}
