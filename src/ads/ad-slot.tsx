import { site } from "../../config/site.ts";

/** A place for one advertisement, left empty for the provider; nothing on a site without one. */
export function AdSlot({ name }: { name: string }) {
  if (site.adsSrc === "") return null;
  return <aside className="ad-slot" aria-label="Advertisement" data-ad-slot={name} />;
}
