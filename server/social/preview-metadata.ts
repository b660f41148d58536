import { roleIn } from "../../domain/cart/roles.ts";
import { formatDollars } from "../../domain/cart/money.ts";
import { site } from "../../config/site.ts";
import { cartName, resultSentence } from "../../domain/cart/wording.ts";
import { queryOf } from "../../domain/cart/details.ts";
import { type SharedEstimate, pictureQuery } from "./shared-estimate.ts";

/** What previews of a shared estimate read: the properties of a page's metadata that differ. */
export type PreviewMetadata = ReadonlyMap<string, string>;

/** `url` is the page's own address, and `siteUrl` the site's. The serial number is in neither. */
export function previewMetadata(
  { shared, appraisal }: SharedEstimate,
  place: { url: string; siteUrl: string; query: string },
): PreviewMetadata {
  const { cart, details } = shared;
  const title = `${cartName(cart)}: estimated at ${formatDollars(appraisal.value)} | ${site.name}`;
  const sentence = resultSentence(cart, appraisal);
  const description = `${sentence} See each step of the arithmetic.`;
  const image = `${place.siteUrl}/social/estimate.png${pictureQuery(shared)}`;
  const role = roleIn(new URLSearchParams(place.query));
  const wanted = role === "selling" ? "" : `&for=${role}`;
  return new Map(
    Object.entries({
      "og:title": title,
      "og:description": description,
      // Some services read the metadata again at this address.
      "og:url": place.url + queryOf(details) + wanted,
      "og:image": image,
      "og:image:alt": sentence,
    }),
  );
}

/** A page's HTML with other metadata, and nothing else changed. */
export function withMetadata(html: string, metadata: PreviewMetadata): string {
  return html.replace(metaTag, (tag, start: string, property: string) => {
    const content = metadata.get(property);
    return content === undefined ? tag : `${start}${escaped(content)}"`;
  });
}

/**
 * A page whose address names a cart: its heading is the cart, and its first sentence the estimate,
 * which is all that a browser without JavaScript shows of it.
 */
export function withCart(html: string, { shared: { cart }, appraisal }: SharedEstimate): string {
  return html
    .replace("<body", `<body data-answered="shared"`)
    .replace(/(<h1[^>]*>)[^<]*/, (_, start: string) => start + escaped(cartName(cart)))
    .replace(
      /(<p[^>]* data-lede[^>]*>)[^<]*/,
      (_, start: string) => start + escaped(resultSentence(cart, appraisal)),
    );
}

/** A property of a page's metadata that is an address; undefined if it has none. */
export function addressIn(html: string, property: "og:url" | "og:image"): string | undefined {
  const found = Array.from(html.matchAll(metaTag)).find(([, , name]) => name === property);
  return found?.[3];
}

const metaTag = /(<meta (?:property|name)="([\w:]+)" content=")([^"]*)"/g;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign]!);
}
