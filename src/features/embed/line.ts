import { embedPath } from "../../site/paths.ts";
import type { Role } from "../../../domain/cart/roles.ts";

export interface DealerChoices {
  readonly role: Role;
  /** The make's slug; "" for all makes. */
  readonly make: string;
  readonly hidesDealers: boolean;
  readonly partner: string;
}

export const firstChoices: DealerChoices = {
  role: "trading",
  make: "",
  hidesDealers: true,
  partner: "",
};

export function framePath({ role, make, hidesDealers, partner }: DealerChoices): string {
  const query = new URLSearchParams({ for: role });
  if (make !== "") query.set("make", make);
  if (hidesDealers) query.set("dealers", "hide");
  if (partner !== "") query.set("partner", partner);
  return `${embedPath}?${query}`;
}

/**
 * Pixels. Slightly more than the form's height at any width from 320 pixels, so that nothing below the
 * frame moves when the script sets its height. A fixed make adds buttons for its models.
 */
const frameHeights = { anyMake: 970, oneMake: 1075 };

export function frameHeightFor({ make }: Pick<DealerChoices, "make">): number {
  return make === "" ? frameHeights.anyMake : frameHeights.oneMake;
}

export function frameLine(siteUrl: string, choices: DealerChoices): string {
  const src = (siteUrl + framePath(choices)).replaceAll("&", "&amp;");
  return `<iframe src="${src}" title="What is your golf cart worth?" width="100%" height="${frameHeightFor(choices)}" style="border:0" loading="lazy"></iframe><script async src="${siteUrl}/embed.js"></script>`;
}
